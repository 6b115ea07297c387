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
        ("R11 R12 Y12 G3", ("R5",), "", "best"),
        ("R12 Y12 R11 Y11", ("R5",), "", NO_REASON),
        ("R2 Y12 G3", ("R5",), "", "trump"),
        ("R5 Y12 G10", ("R6",), "RRR", "rack"),
        # Who holds another trump, too, has more low cards of its colour.
        ("R2 Y1 Y3 G12", ("R5",), "", "trump-low"),
        ("R11 R12 Y11 Y12 Y3", ("R5",), "", "best-low"),
        ("R12 R3 R5 Y12", ("R6",), "", "best-held"),
        ("R12 Y12 G12", ("R5",), "RRYBBB", "best-rack"),
        ("G12 Y12 R12", ("R5",), "", "place-best"),
        ("R5 Y12", ("R6 R7 R8 R9 R10 R11 R12", "G5 G6"), "RRGG", "rack-there"),
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
        ("Y3 G3 B3", ("Y4 G5 G6 B5 B6",), "", "best-there"),
        ("Y3 G3 B3", ("Y4 G5 B5",), "YGGBB", "best-rack"),
        ("Y3 G3 B3", ("Y4 G5 B5",), "", "weak"),
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
        ("R12 Y2 Y7 Y8 Y9 G12 B12", ("R5",), "", "predict R Y", ("none", "held")),
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


@pytest.mark.parametrize(
    ("hand", "others", "rack", "than", "count"),
    [
        ("Y3 Y4 Y5 G3 B3 B4", "R5", "", "low", 1),
        ("Y3 Y4 Y5 G7 B3 B4", "R5", "", "low", 0),
        ("Y3 Y4 Y5 G10 B3 B4", "R5", "", "trump", 1),
        ("Y3 Y4 Y12 G11 G12 B9 B3", "R5", "", "best", 2),
        # That none is low is no fault of a colour of which none is held.
        ("Y3 Y4 Y5 B3 B4", "G5 G6", "", "there", 2),
        ("Y3 Y4 Y5 B3 B4", "R5", "GG", "rack", 2),
        ("Y3 Y4 Y5 B3 B4", "R5", "", "none", 0),
    ],
)
def test_low_cards_that_go_to_others_are_set_against_the_colour_that_fewest_are_held_of(
    hand: str, others: str, rack: str, than: str, count: int
) -> None:
    said = told(seen(hand, (others, "R4"), rack), "predict R Y")[1]["params"]
    assert (said["why"], said["rival_suit"]) == ("low", ["G"])
    assert (said["than"], said["count"]) == (than, count)


@pytest.mark.parametrize(
    ("edges", "star"),
    [
        # Chili's trump is held, and mustard is low; of wasabi and pepper neither is true.
        ([("G B", 0.0, True), ("R Y", 1.5, True)], "R Y"),
        ([("G B", 0.0, True), ("R Y", 2.5, True)], "G B"),
        ([("G B", 0.0, True), ("R Y", 1.5, False)], "G B"),
    ],
)
def test_the_star_goes_to_what_a_hand_plainly_shows_where_it_is_about_as_good(
    edges: list[tuple[str, float, bool]], star: str
) -> None:
    view = seen("R2 R12 Y3 Y4 Y5 G3 B3 B4", ("R5", "R4"))
    options = [
        {"action": f"predict {tiles}", "edge": edge, "level": level} for tiles, edge, level in edges
    ]
    assert GAME.preferred(view, options) == f"predict {star}"
    assert GAME.preferred({**view, "phase": "play"}, options) is None


def test_of_about_equal_predictions_the_star_goes_to_the_colours_a_hand_seems_to_ask_for() -> None:
    """Chili with its trump and strong cards, and mustard of which none is held."""
    view = seen("R2 R11 R12 G3 G4 G5 B3 B12", ("Y5 Y6", "R4"))
    options = [
        {"action": f"predict {tiles}", "edge": edge, "level": True}
        for tiles, edge in (("R G", 0.0), ("R Y", 1.5))
    ]
    assert GAME.preferred(view, options) == "predict R Y"


OPTION = {"edge": 0.0, "level": True}


@pytest.mark.parametrize(
    ("hand", "others", "rack", "action", "rather"),
    [
        # A fact that compares all colours by itself says it of each of them.
        ("Y3 Y4 G12 G11 B3 R2", ("R5",), "", "predict R Y", []),
        # More of wasabi is held, but of chili more lies on the rack.
        ("R12 G12 G5 Y3 Y4", ("R5",), "RRY", "predict R Y", [("most", "G", "rack", 0)]),
        # As many are held of each.
        ("R12 G12 Y3 Y4", ("R5",), "RRY", "predict R Y", []),
        # Nothing sets pepper apart from both others, but it does from wasabi.
        ("R2 Y3 Y4 B3 B4", ("Y5 G5 G6 B5",), "YYB", "predict R B", [("fewest", "G", "there", 2)]),
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
