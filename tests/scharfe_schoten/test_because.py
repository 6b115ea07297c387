"""What is said for an action of Scharfe Schoten is said of the colour that is meant."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.scharfe_schoten import GAME
from pygame_core.games.scharfe_schoten.rules import BY_NAME, DECK
from pygame_core.games.scharfe_schoten.turn import Turn
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.scharfe_schoten.tables import play_all, said, with_hands

NOTHING, ALIKE = line("any-card", alike=False), line("any-card", alike=True)
"""That no card stands out, for others come between them, or none does."""
FREE = {"falls": "no"}
"""No points fall."""
WEAKEST = {"suit": "B", "wanted_suit": "R", "keeps": "wanted"}


def low(suit: str, keeps: str, wanted: str, kind: str, card: str, rival: str) -> Line:
    """card: which is kept. rival: which other seems lower, or the same."""
    colours = {"suit": suit, "wanted_suit": wanted, "keeps": keeps, "card": card}
    beside = {"rival_card": rival, "rival_suit": rival[0]}
    return line("low", **colours, chance="likely", kind=kind, **beside)


def seen(hand: str, phase: str) -> View:
    """The first seat acts; when it has predicted, most chili and least mustard."""
    state = with_hands(hand, "R5", "R6", rack="RYG")
    state.phase = phase  # type: ignore[assignment]
    return {**GAME.position(state, 0), "history": []}


def test_what_becomes_likelier_is_told_by_its_colour() -> None:
    view = seen("R1 Y1 Y3", "rack")
    least = line("hits-least-more", suit="Y", leads_on=False)
    most = line("hits-most-more", suit="R", leads_on=False)
    assert said(view, "rack Y", line("hits-most-more")) == most
    assert said(view, "rack Y", line("hits-least-more")) == least
    assert said(view, "rack Y", None) is None


def test_what_is_taken_from_the_rack_is_wanted_or_keeps_from_what_is_not() -> None:
    view = seen("R1 G10 Y3", "rack")
    table = view["table"]
    table["captured"][0] = {"R": 2, "G": 1, "Y": 1, "B": 0}
    table["rack"] |= {"R": 1, "G": 1, "Y": 1, "B": 1}

    def told(colour: str) -> Line | None:
        return said(view, f"rack {colour}", None)

    assert told("R") == line("rack-most", suit="R")
    assert told("G") == line("rack-lift", suit="G", least_suit="Y")
    assert told("B") == line("rack-behind", suit="B", least_suit="Y")
    table["captured"][0] |= {"G": 3, "B": 2}
    assert told("B") == line("rack-other", suit="Y")
    table["predictions"][2] = ["B", "R"]
    assert told("B") == line("rack-deny", seat=2, suit="B")
    table["rack"]["R"] = 0
    # Pepper is the lower of the two, of wasabi the same could not be said.
    assert told("B") == line("rack-lowest", suit="R", least_suit="Y", count=1, level_suit=["B"])
    assert told("G") is None
    table["captured"][0]["B"] = 3
    level = line("rack-lowest", suit="R", least_suit="Y", count=2, level_suit=["G", "B"])
    assert told("B") == told("G") == level
    table["rack"]["B"] = 0
    assert told("G") == line("rack-without", suit="R", least_suit="Y")


@pytest.mark.parametrize(
    ("hands", "trick", "card", "told"),
    [
        # The trick is mine: wasabi 10 > pepper 9 > chili 2 > mustard 1, then the colours so.
        (
            ("B9 B2", "R5", "R6"),
            "R5 R6",
            "B9",
            line("take-most", suit="R", count=2, own=False, chance="sure", **FREE),
        ),
        (("B9 B2", "G5", "B6"), "G5 B6", "B9", line("take-rack", suit="R", chance="sure", **FREE)),
        (("G10 Y2", "R5", "R6"), "", "G10", line("take-rack", suit="R", chance="sure", **FREE)),
        # Whoever is still to play must follow mustard: no trump of another colour comes. What is
        # unwanted comes, too.
        (
            ("R2 G4", "Y6 G5", "Y5", "Y1"),
            "Y5 Y1",
            "R2",
            line("take-though", suit="R", least_suit="Y", chance="sure", rack=False),
        ),
        # A stronger card may come: one of the others holds wasabi, of which 10 or 12 may be his.
        (("G11 R3", "G5", "B6"), "", "G11", line("take-rack", suit="R", chance="likely", **FREE)),
        (("R12 Y2", "R7", "R8"), "", "R12", line("take-lead", suit="R", chance="likely", **FREE)),
        (
            ("R11 Y2", "R7 R5", "R8 R4"),
            "",
            "R11",
            line("take-lead", suit="R", chance="perhaps", **FREE),
        ),
        (
            ("R12 G11", "Y5", "R6"),
            "R6",
            "R12",
            line("take-most", suit="R", count=2, own=True, chance="likely", **FREE),
        ),
        # Nobody else has any of it.
        (
            ("R2 Y2", "Y5", "Y3"),
            "",
            "R2",
            line("take-most", suit="R", count=1, own=True, chance="sure", **FREE),
        ),
        # It does not take the trick, and what is said of it says so.
        (("Y5 R3", "R5", "R6"), "R5 R6", "Y5", line("away", suit="Y", chance="sure")),
        (("Y5 R3", "G5", "Y6"), "", "Y5", line("away", suit="Y", chance="likely")),
        (("B5 B12", "B7", "Y6"), "B7 Y6", "B5", line("leave", suit="Y", rack=False, leads=False)),
        # Chili is on the rack alone.
        (
            ("B5 B12", "B7", "B8"),
            "B7 B8",
            "B5",
            line("pass-keep", suit="R", card="B12", count=1, rack=True),
        ),
        # Both are ahead, but one of the others can beat them, and may not want to.
        (
            ("B11 B12", "G5 G6 R7 Y8", "B4"),
            "B4",
            "B11",
            line("take-anyway", chance="perhaps"),
        ),
        (("B5 B8", "B7", "R8 G3"), "B7 R8", "B5", NOTHING),
        (("B5 B12 R4", "B7 B8", "B6 R3"), "", "B5", low("B", "wanted", "R", "keep", "B12", "R4")),
        # What is unwanted is not kept for anything.
        (("R5 Y1", "R7 R8", "R6 Y3"), "", "R5", NOTHING),
        # What is wanted is not led for others where something else could be.
        (("R3 B5 B12", "B7 R8", "B6 R9"), "", "R3", low("R", "wanted", "R", "any", "B12", "R3")),
        # Between five and six nobody has another pepper: each does the same.
        (("B5 B6", "B7 R8", "B8 R9"), "", "B5", ALIKE),
        # The lower number is of a stronger colour.
        (("B5 G4 G12", "B7 G8", "B8 R9"), "", "B5", low("B", "wanted", "R", "colour", "G12", "G4")),
        (
            ("B5 B8", "B11", "R8"),
            "B11 R8",
            "B5",
            line("cannot", kind="follow", card="B8", **WEAKEST),
        ),
        # Not the lowest number, but the weakest colour.
        (
            ("B5 G4 G6", "R7", "G10"),
            "R7 G10",
            "B5",
            line("cannot", kind="colour", card="G6", **WEAKEST),
        ),
        (("B5 B8", "B11", "R8"), "B11 R8", "B8", line("cannot-rid", suit="Y")),
        # Of the weakest of all it is said, of another what it does.
        (("R3 B5 B8", "G11", "G8"), "G11 G8", "R3", NOTHING),
        (("R3 B5 B8", "G11", "G8"), "G11 G8", "B5", line("cannot-keep", suit="R")),
        (("B5 B8 Y3", "G11", "G8"), "G11 G8", "B5", NOTHING),
        (("B5 Y3 Y4", "G11", "G8"), "G11 G8", "B5", line("cannot-last", suit="B")),
        (("B5 Y3", "G11", "G8"), "G11 G8", "B5", NOTHING),
        (("R5 R6 Y3", "G11", "G8"), "G11 G8", "R5", NOTHING),
        (("R3 B5 R4", "G11", "G8"), "G11 G8", "R4", NOTHING),
        (("R12 Y12 G3", "G11", "G8"), "G11 G8", "G3", ALIKE),
    ],
)
def test_a_card_is_played_for_what_becomes_of_its_trick(
    hands: tuple[str, ...], trick: str, card: str, told: Line | None
) -> None:
    """The first seat plays after these, or leads; it wants most chili and least mustard."""
    lead = (len(hands) - len(trick.split())) % len(hands)
    state = with_hands(*hands, lead=lead, rack="RYG")
    play_all(state, trick)
    view: View = {**GAME.position(state, 0), "history": []}
    assert said(view, f"play {card}", None) == told


def test_no_card_is_counted_in_two_hands() -> None:
    """Of 3, 4 and 5 both others hold one, so that 4 cannot win."""
    state = with_hands("Y4 B3", "Y3", "Y5")
    gone = [card for card in DECK if card.suit == "Y" and card.number not in (3, 4, 5)]
    played: list[Any] = [{"id": "card.played", "params": {"card": str(card)}} for card in gone]
    state.predictions[0] = ("Y", "R")
    history = [{"id": "round.started", "params": {}}, *played]
    view: View = {**GAME.position(state, 0), "history": history}
    assert said(view, "play Y4", None) != line("take-lead", suit="Y", chance="perhaps", **FREE)
    assert Turn.seen_in(view).stays(BY_NAME["Y4"]) == 0


def test_strong_cards_are_kept_for_what_others_have_only_if_they_can_win_that() -> None:
    """Wasabi beats pepper, of which the hand can win none."""
    state = with_hands("R3 R4 Y3", "G5 R7", "G6 R8")
    state.predictions[0] = ("G", "B")
    view: View = {**GAME.position(state, 0), "history": []}
    assert said(view, "play R3", None) == low("R", "none", "G", "any", "R4", "R3")
    state.hands[0] = [BY_NAME[name] for name in ("R3", "R4", "G9")]
    view = {**GAME.position(state, 0), "history": []}
    assert said(view, "play R3", None) == low("R", "wanted", "G", "any", "G9", "R3")


def test_of_an_unwanted_card_that_must_win_it_is_not_said_that_somebody_else_may() -> None:
    state = with_hands("Y11 Y12", "Y3", "Y4", lead=1)
    play_all(state, "Y3 Y4")
    view: View = {**GAME.position(state, 0), "history": []}
    assert said(view, "play Y11", None) == line("take-anyway", chance="sure")


def test_what_helps_in_the_end_is_said_with_the_lead_that_stays() -> None:
    state = with_hands("G10 R3", "R5 R6", "R7 R8", rack="Y")
    view: View = {**GAME.position(state, 0), "history": []}
    told = said(view, "play G10", line("hits-most-more"))
    assert told == line("hits-most-more", suit="R", leads_on=True)


@pytest.mark.parametrize(
    ("hands", "trick", "among"),
    [
        # Ten and nine are beaten by the same cards, twelve and ten are not.
        (("B10 B12 G3", "B3 B4", "B5 Y8"), "", {"B10": "keeps", "B12": "alone"}),
        (("R9 R10 G3", "R3 R4", "R5 Y8"), "R5", {"R9": "like", "R10": "alone"}),
        # Wasabi 10 is sure to win, the twelve might be beaten.
        (("G10 G12 B3", "G11 B7", "R9 B8"), "R9", {"G10": "needed"}),
        # The twelve would win.
        (
            ("Y5 Y8 Y12", "Y9", "Y10"),
            "Y9 Y10",
            {"Y5": "weakest", "Y8": "strongest"},
        ),
        # The eight would win, too.
        (("Y5 Y8", "Y7", "Y4"), "Y7 Y4", {"Y5": "strongest"}),
        (("B5 B6 B12", "B7", "Y6"), "B7 Y6", {"B5": "spared", "B6": "alone"}),
    ],
)
def test_of_a_card_it_is_said_which_it_is_of_those_of_which_the_same_is_true(
    hands: tuple[str, ...], trick: str, among: dict[str, str]
) -> None:
    state = with_hands(*hands, lead=(len(hands) - len(trick.split())) % len(hands), rack="R")
    play_all(state, trick)
    view: View = {**GAME.position(state, 0), "history": []}
    told = {card: GAME.because(view, f"play {card}", None) for card in among}
    assert {card: each and each["params"].get("among") for card, each in told.items()} == among


@pytest.mark.parametrize(
    ("hand", "card", "their", "told"),
    [
        ("B5 B8 Y3", "B5", ("G", "B"), line("cannot-spoil", seat=1, suit="B")),
        ("B5 B8 Y3", "B5", ("Y", "G"), line("cannot-deny", seat=1, suit="Y")),
        # What is wanted is not given away for that.
        ("R5 R6 Y3", "R5", ("Y", "R"), NOTHING),
    ],
)
def test_of_a_card_that_is_not_the_weakest_it_is_said_what_it_does_to_who_is_ahead(
    hand: str, card: str, their: tuple[str, str], told: Line
) -> None:
    state = with_hands(hand, "G11", "G8", lead=1)
    state.predictions[1] = their
    play_all(state, "G11 G8")
    assert said({**GAME.position(state, 0), "history": []}, f"play {card}", None) == told


@pytest.mark.parametrize(("trick", "rack"), [("B8 B7", "G"), ("G5 B7", "")])
def test_points_that_hang_on_a_card_of_the_rack_are_told_with_it(trick: str, rack: str) -> None:
    """Wasabi is level with mustard, of which fewest are wanted, until one of it is taken."""
    state = with_hands("B9 B2", *trick.split(), lead=1, rack=rack)
    state.captured[0] |= {"R": 5, "B": 1}
    state.tricks[0] = 1
    play_all(state, trick)
    because = said({**GAME.position(state, 0), "history": []}, "play B9", None)
    points = {"points": 15, "now": 13, "chance": "sure"}
    assert because == line("take-points", **points, rack=bool(rack), rack_suit=rack)


def test_what_must_be_taken_from_the_rack_is_said_of_a_trick() -> None:
    """Only mustard is left there, of which fewest are wanted."""

    def told(hands: tuple[str, ...], trick: str, card: str, tricks: int = 1) -> Line | None:
        state = with_hands(*hands, lead=len(hands) - len(trick.split()), rack="YY")
        state.captured[0] |= {"R": 7, "B": 1, "G": 1}
        state.tricks[0] = tricks
        play_all(state, trick)
        return said({**GAME.position(state, 0), "history": []}, f"play {card}", None)

    # Wasabi beats pepper: there is no way round it.
    hands = ("G3 G5", "B6", "B7")
    assert told(hands, "B6 B7", "G3") == line("take-anyway", chance="sure")
    assert told(hands, "B6 B7", "G5") == NOTHING
    # Before any trick there are no points yet.
    assert told(hands, "B6 B7", "G3", tricks=0) == line("take-anyway", chance="sure")
    # Other tricks can be left to somebody else.
    though = {"suit": "R", "least_suit": "Y", "chance": "sure", "rack": True}
    assert told(("R12 R5", "R6", "R7"), "R6 R7", "R12") == line("take-though", **though)
    assert told(("B12 B5", "B6", "B7"), "B6 B7", "B12") == NOTHING
    assert told(("B12 B5", "B6", "B7"), "B6 B7", "B5") == line(
        "leave", suit="Y", rack=True, leads=False
    )


def test_a_trick_by_which_points_fall_is_not_praised_for_what_is_wanted_in_it() -> None:
    """Chili is level with pepper then, of which it brings more."""

    def told(hand: str) -> Line | None:
        state = with_hands(hand, "B5", "B6", lead=1)
        state.captured[0] |= {"R": 4, "B": 3, "G": 1}
        state.tricks[0] = 1
        play_all(state, "B5 B6")
        return said({**GAME.position(state, 0), "history": []}, "play R2", None)

    assert told("R2 G10") == line("take-anyway", chance="sure")
    assert told("R2 R5") == NOTHING


def test_where_nothing_else_speaks_for_a_card_it_is_that_what_is_wanted_is_kept() -> None:
    """Only mustard is left on the rack, of which few are wanted."""
    state = with_hands("R3 R5 G12", "R6 B3 B4", "Y3 Y4 B5", rack="Y")
    state.captured[0] |= {"R": 7, "G": 3, "B": 3, "Y": 2}
    state.tricks[0] = 1
    view: View = {**GAME.position(state, 0), "history": []}
    assert said(view, "play G12", None) == line("keep-most", suit="R")


def test_of_the_two_last_cards_it_is_said_which_of_them_takes_the_last_trick() -> None:
    """Where nothing else speaks for one: wasabi 10 is the strongest card of all."""
    state = with_hands("R5 G10", "B5 Y4", "B6 R4", lead=1)
    state.captured[0] |= {"R": 4, "B": 1, "G": 1}
    state.tricks[0] = 1
    play_all(state, "B5 B6")
    view: View = {**GAME.position(state, 0), "history": []}
    assert said(view, "play R5", None) == line("last-wins", card="G10")
    state.captured[0] |= {"B": 3}
    view = {**GAME.position(state, 0), "history": []}
    assert said(view, "play G10", None) == line("last-free", card="G10")


def test_of_a_trick_with_what_is_wanted_and_what_is_not_points_are_told_once_all_have_played() -> (
    None
):
    def told(hand: str, later: str) -> Line | None:
        trick = "Y5" if later else "Y5 Y4"
        hands = (hand, *filter(None, [later]), *trick.split())
        state = with_hands(*hands, lead=2 if later else 1, rack="R")
        state.captured[0] |= {"R": 4, "G": 1, "B": 1}
        state.tricks[0] = 1
        play_all(state, trick)
        return said({**GAME.position(state, 0), "history": []}, "play R2", None)

    though = {"suit": "R", "least_suit": "Y", "rack": False, "chance": "sure"}
    assert told("R2 R3", "") == told("R2 R3", "Y6 Y12") == line("take-though", **though)
    # Where all cards are ahead, one of what is wanted is at least that.
    assert told("R2 G4", "") == line("take-at-least", suit="R", **FREE)
    assert told("R2 G4", "Y6 Y12") == line("take-at-least", suit="R", **FREE)


@pytest.mark.parametrize(
    ("hand", "later", "chance"),
    [("B11 B12", "B3 B5 Y8", "fair"), ("B8 B10", "B3 B5 B6 B7 B11", "slim")],
)
def test_nor_is_one_praised_that_any_card_may_win_and_that_costs_points(
    hand: str, later: str, chance: str
) -> None:
    state = with_hands(hand, later, "B4", lead=2, rack="B")
    state.captured[0] |= {"R": 3, "B": 3, "G": 2}
    state.tricks[0] = 2
    play_all(state, "B4")
    view: View = {**GAME.position(state, 0), "history": []}
    told = line("take-cost", chance=chance)
    weakest, other = hand.split()
    assert said(view, f"play {weakest}", None) == told
    assert said(view, f"play {other}", None) == ALIKE


@pytest.mark.parametrize(
    ("rack", "others", "told"),
    [
        ("R", ("B7 B8", "B6 G3"), low("B", "wanted", "R", "any", "G6", "B5")),
        ("YG", ("B7 B8", "B6 R3"), low("B", "wanted", "R", "any", "G6", "B5")),
        ("YG", ("B7 B8", "B6 G3"), low("B", "later", "R", "any", "G6", "B5")),
    ],
)
def test_strong_cards_are_kept_for_what_is_wanted_where_they_can_win_it(
    rack: str, others: tuple[str, str], told: Line
) -> None:
    state = with_hands("B5 B12 G6", *others, rack=rack)
    view: View = {**GAME.position(state, 0), "history": []}
    assert said(view, "play B5", None) == told


def test_what_the_sentence_about_the_trick_says_is_not_said_again() -> None:
    because = line("take-rack", suit="R", chance="perhaps", **FREE)
    lower = low("B", "later", "R", "any", "B12", "B5")
    for outcome in ("sure", "likely"):
        said = line("lead", card="R1", outcome=outcome)
        assert GAME.briefly(because, said)["params"]["chance"] == "told"
        assert GAME.briefly(lower, said) == lower
    said = line("lead", card="R1", outcome="unlikely")
    assert GAME.briefly(because, said) == because
    assert GAME.briefly(lower, said)["params"]["chance"] == "told"
