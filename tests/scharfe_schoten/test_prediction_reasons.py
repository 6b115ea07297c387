"""What is said of a prediction of Scharfe Schoten sets its two colours apart from the others."""

from __future__ import annotations

import pytest

from pygame_core.games.scharfe_schoten import GAME
from pygame_core.games.scharfe_schoten.prediction_reasons import NO_REASON
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.scharfe_schoten.tables import with_hands


def seen(hand: str, others: tuple[str, ...] = ("R5", "R6"), rack: str = "") -> View:
    state = with_hands(hand, *others, rack=rack)
    state.phase = "predict"
    return {**GAME.position(state, 0), "history": []}


def told(view: View, action: str) -> list[Line]:
    """The same whatever the playouts found."""
    because = [
        GAME.because(view, action, found)
        for found in (None, line("hits-most-more"), line("hits-least-more"))
    ]
    assert because[0] == because[1] == because[2]
    assert because[0] is not None
    assert because[0]["id"] == "predict"
    return list(because[0]["params"]["sentences"])


# Wasabi is the strongest colour, then pepper, chili and mustard; wasabi 10, pepper 9, chili 2 and
# mustard 1 are trumps. The four strongest of a colour are its trump and its three highest.
@pytest.mark.parametrize(
    ("hand", "others", "rack", "why"),
    [
        ("R2 R12 Y12 G3", ("R5",), "", "best"),
        ("R12 Y12 R11 Y11", ("R5",), "", NO_REASON),
        ("R2 Y12 G3", ("R5",), "", "trump"),
        ("R5 Y12 G10", ("R6",), "RRR", "rack"),
        ("R2 Y1 G12", ("R5",), "RRYGG", "trump-rack"),
        ("R12 Y12 G12", ("R5",), "RRYBBB", "best-rack"),
        ("G12 Y12 R12", ("R5",), "", "place-best"),
        ("R5 Y12", ("R6 R7 R8 R9 R10 R11 R12", "G5 G6"), "RRGG", "rack-there"),
        ("R2 Y1", ("R6 R7 R8 R9 R10 R11 R12", "Y5"), "", "trump-there"),
        ("R12 Y12", ("R6 R7 R8 R9 R10 R11 R5", "Y5"), "", "best-there"),
        ("R12 Y12", ("R6 R7 R8", "Y5"), "", NO_REASON),
    ],
)
def test_of_the_most_something_is_said_that_is_as_true_of_no_other(
    hand: str, others: tuple[str, ...], rack: str, why: str
) -> None:
    most = "G" if why == "place-best" else "R"
    view = seen(hand, (*others, "R4"), rack)
    said = told(view, f"predict {most} {'R' if most == 'G' else 'B'}")[0]
    assert (said["id"], said["params"]["suit"]) == ("because-most", most)
    assert said["params"]["why"] == why


@pytest.mark.parametrize(
    ("hand", "others", "rack", "why"),
    [
        ("Y5 G12 B12", ("R5",), "", "best"),
        ("Y8 Y9 G3 G4 B3 B4", ("R5",), "", "weak"),
        ("Y12 G10 B9", ("R5",), "", "trump"),
        ("Y3 Y4 Y5 G3 B3 B4", ("R5",), "", "best-low"),
        ("Y3 G3 B3", ("Y4 G5 G6 B5 B6",), "", "best-there"),
        ("Y3 G3 B3", ("Y4 G5 B5",), "YGGBB", "best-rack"),
        ("Y3 G3 B3", ("Y4 G5 B5",), "", "weak"),
        ("Y11 Y12 Y5 Y6 G3 B3", ("Y4 G5 G6 B5 B6",), "", "low-there"),
        ("Y11 Y12 Y5 Y6 G3 G4 B3 B4", ("Y4 G5 B5",), "YGGBB", "low-rack"),
        ("Y12 Y11 G12 B3", ("R5",), "", "weak"),
    ],
)
def test_of_the_fewest_something_is_said_that_is_as_true_of_no_other(
    hand: str, others: tuple[str, ...], rack: str, why: str
) -> None:
    said = told(seen(hand, (*others, "R4"), rack), "predict R Y")[1]
    assert (said["id"], said["params"]["suit"]) == ("because-fewest", "Y")
    assert said["params"]["why"] == why
    assert said["params"]["rival_suit"] == ["G", "B"]


def test_what_speaks_for_the_most_does_not_speak_against_another_colour() -> None:
    """Of wasabi as of mustard one of the strongest is held, of mustard the others have fewer."""
    said = told(seen("G12 Y12 R3 B3", ("R4 R5 B4 B5", "Y6 R6 B6")), "predict G Y")
    assert said[0]["params"]["why"] == "place-best"
    assert "best" not in said[1]["params"]["why"].split("-")


def test_where_nothing_of_the_fewest_is_true_of_it_alone_that_is_told() -> None:
    said = told(seen("Y3 G3 B3", ("Y4 G5 B5", "R4")), "predict R B")[1]
    assert said["params"]["why"] == NO_REASON


def test_of_the_strongest_colour_it_is_said_that_who_holds_its_strong_cards_wins_them() -> None:
    said = told(seen("G3 G4 Y3 Y4 Y5"), "predict R G")[1]
    assert (said["params"]["why"], said["params"]["best"]) == ("best-place", 0)


@pytest.mark.parametrize(
    ("hand", "others", "rack", "action", "yet"),
    [
        # None of the most is held; of the fewest, nothing is odd.
        ("B5 G10", ("R6",), "RRR", "predict R Y", ("held", "none")),
        ("R5 G10", ("R6",), "RRR", "predict R Y", ("none", "none")),
        ("R12 Y2 Y3 Y8 Y9 G12 B12", ("R5",), "", "predict R Y", ("none", "held")),
        ("R12 Y8 G12 B12", ("R5",), "YYYR", "predict R Y", ("none", "rack")),
        ("R12 Y8 G12 B12", ("R5",), "YYR", "predict R Y", ("none", "none")),
        # That of the fewest all are low is told anyway.
        ("R12 Y3 Y4 Y5 Y6 G3 B3 B4", ("R5",), "", "predict R Y", ("none", "none")),
    ],
)
def test_what_a_hand_or_the_rack_seems_to_say_against_it_is_met(
    hand: str, others: tuple[str, ...], rack: str, action: str, yet: tuple[str, str]
) -> None:
    said = told(seen(hand, (*others, "R4"), rack), action)
    assert tuple(each["params"]["yet"] for each in said) == yet


def test_the_star_goes_rather_to_what_a_hand_seems_to_ask_for() -> None:
    """Where the search finds it about as good."""
    view = seen("Y8 Y9 Y11 Y12 Y5 G12 B12 B11", ("R5 R6", "R4"), "RRR")
    aimed = [action.split()[1:] for action in GAME.aimed(view)]
    assert aimed
    assert all(most != "R" and least != "Y" for most, least in aimed)


OPTION = {"edge": 0.0, "level": True}


@pytest.mark.parametrize(
    ("hand", "others", "rack", "action", "rather"),
    [
        # Of pepper, too, none is strong, and fewer are held; but only one of it is low.
        ("Y3 Y4 G12 G11 B3 R2", ("R5",), "", "predict R Y", [("fewest", "B", "low", 1)]),
        # There is more of wasabi in the hand, but none on the rack.
        ("R12 G12 G3 Y3", ("R5",), "RRY", "predict R Y", [("most", "G", "rack", 0)]),
        # A single fact compares all colours by itself, but not with that of which most are held.
        ("R2 R12 Y12 G10 G3", ("R5",), "", "predict R B", []),
        ("R2 R12 Y12 G3 G4 G5 G6 G7 B3", ("R5",), "", "predict R Y", [("most", "G", "best", 0)]),
        # Nothing sets pepper apart from both others.
        (
            "R2 Y3 G3 B3",
            ("Y4 G5 G6 B5",),
            "YYB",
            "predict R B",
            [("fewest", "G", "there", 2), ("fewest", "Y", "rack", 2)],
        ),
    ],
)
def test_it_is_said_why_not_the_colour_that_a_hand_seems_to_ask_for(
    hand: str,
    others: tuple[str, ...],
    rack: str,
    action: str,
    rather: list[tuple[str, str, str, int]],
) -> None:
    found = GAME.compared(seen(hand, (*others, "R4"), rack), [{"action": action, **OPTION}])
    assert found is not None
    assert found.because is not None
    assert found.because["params"]["sentences"][2:] == [
        line("because-not", tile=tile, suit=suit, why=why, count=count)
        for tile, suit, why, count in rather
    ]


def test_an_objection_that_is_met_leaves_less_room_for_others() -> None:
    view = seen("G12 G11 B3 Y3", ("R5 R6 R7 R8 R9 R10 R11", "R4"), "RRY")
    found = GAME.compared(view, [{"action": "predict R Y", **OPTION}])
    assert found is not None
    assert found.because is not None
    most, *others = found.because["params"]["sentences"]
    assert most["params"]["yet"] == "held"
    assert len(others) == 2


def test_cards_are_not_compared_so() -> None:
    state = with_hands("R5", "R6", "R7")
    assert GAME.compared({**GAME.position(state, 0), "history": []}, []) is None
