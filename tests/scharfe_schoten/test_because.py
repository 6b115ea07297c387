"""What is said for an action of Scharfe Schoten is said of the colour that is meant."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from pygame_core import Match
from pygame_core.games.scharfe_schoten import GAME
from pygame_core.games.scharfe_schoten.rules import BY_NAME
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.ai.test_tip import holds_the_trick
from tests.scharfe_schoten.tables import play_all, with_hands
from tests.support.stars import starred


def seen(hand: str, phase: str) -> View:
    """The first seat acts; when it has predicted, most chili and least mustard."""
    state = with_hands(hand, "R5", "R6", rack="RYG")
    state.phase = phase  # type: ignore[assignment]
    return {**GAME.position(state, 0), "history": []}


def of_tiles(hand: str, most: str, least: str) -> list[Line]:
    """What is said of the two, whatever the playouts found."""
    view = seen(hand, "predict")
    told = [
        GAME.because(view, f"predict {most} {least}", found)
        for found in (None, line("hits-most-more"), line("hits-least-more"))
    ]
    assert told[0] == told[1] == told[2]
    assert told[0] is not None
    assert told[0]["id"] == "predict"
    return list(told[0]["params"]["sentences"])


@pytest.mark.parametrize(
    ("hand", "most", "told"),
    [
        # Wasabi is the strongest colour, then pepper; wasabi 10 and chili 2 are trumps.
        ("G3 R5", "G", line("because-most-colour", suit="G", place=1)),
        ("B3 R5", "B", line("because-most-colour", suit="B", place=2)),
        ("B10 B12 R5", "B", line("because-most-strong", suit="B", count=2)),
        ("R2 Y5", "R", line("because-most-strong", suit="R", count=1)),
        ("R9 R8 R7", "R", line("because-most-held", suit="R", count=3)),
        ("R9 R8 Y5", "R", line("because-most-tricks", suit="R")),
        ("R9 R8 Y5", "G", line("because-most-tricks", suit="G")),
    ],
)
def test_of_the_most_it_is_said_what_makes_it_many(hand: str, most: str, told: Line) -> None:
    assert of_tiles(hand, most, "Y")[0] == told


@pytest.mark.parametrize(
    ("hand", "least", "told"),
    [
        ("R5 B3", "Y", line("because-fewest-none", suit="Y")),
        ("R5 B3", "G", line("because-fewest-none", suit="G")),
        ("R5 Y3 Y9 Y8", "Y", line("because-fewest-weak", suit="Y", count=3)),
        ("R5 Y3 Y10", "Y", line("because-fewest-held", suit="Y", count=2)),
        # A card of the strongest colour beats the higher ones of the others.
        ("R5 G3", "G", line("because-fewest-held", suit="G", count=1)),
        ("R5 Y3 Y9 Y10", "Y", line("because-fewest-mostly", suit="Y")),
        ("R5 Y1 Y10 Y12", "Y", line("because-fewest-tricks", suit="Y")),
    ],
)
def test_of_the_fewest_it_is_said_what_keeps_it_few(hand: str, least: str, told: Line) -> None:
    assert of_tiles(hand, "R", least)[1] == told


def test_what_becomes_likelier_is_told_by_its_colour() -> None:
    view = seen("R1 Y1 Y3", "rack")
    least = line("hits-least-more", suit="Y")
    assert GAME.because(view, "rack Y", line("hits-most-more")) == line("hits-most-more", suit="R")
    assert GAME.because(view, "rack Y", line("hits-least-more")) == least
    assert GAME.because(view, "rack Y", None) is None


def test_what_is_taken_from_the_rack_is_wanted_or_keeps_from_what_is_not() -> None:
    view = seen("R1 G10 Y3", "rack")
    table = view["table"]
    table["captured"][0] = {"R": 2, "G": 1, "Y": 1, "B": 0}
    assert GAME.because(view, "rack R", None) == line("rack-most", suit="R")
    assert GAME.because(view, "rack G", None) == line("rack-lift", suit="G", least_suit="Y")
    assert GAME.because(view, "rack B", None) == line("rack-other", suit="Y")
    table["predictions"][2] = ["B", "R"]
    assert GAME.because(view, "rack B", None) == line("rack-deny", seat=2, suit="B")
    table["rack"]["R"] = 0
    assert GAME.because(view, "rack B", None) == line("rack-without", suit="R", least_suit="Y")


@pytest.mark.parametrize(
    ("hands", "trick", "card", "told"),
    [
        # The trick is mine: wasabi 10 > pepper 9 > chili 2 > mustard 1, then the colours so.
        (("B9 Y2", "R5", "R6"), "R5 R6", "B9", line("win-most", suit="R", count=2)),
        (("B9 Y2", "G5", "B6"), "G5 B6", "B9", line("win-rack", suit="R")),
        (("G10 Y2", "R5", "R6"), "", "G10", line("win-rack", suit="R")),
        # It is ahead, and a stronger card may come.
        (("Y5 R2", "G5", "R6"), "", "Y5", line("may-lose", suit="Y")),
        (("G12 R2", "G5 B9", "R6 Y1"), "", "G12", line("may-rack", count=2, suit="R")),
        (("R5 Y2", "G5 R7 R9", "B6 R8 R10"), "", "R5", line("lead-most", suit="R")),
        # It says more than how few can still beat it.
        (("R12 Y2", "G5 R7", "R2 R8"), "", "R12", line("lead-most", suit="R")),
        (("B5 G12", "G5 B7 B8", "B6 B10 R8"), "", "B5", line("keep-strong")),
        # It is ahead with what is wanted, be it the strongest of its colour or not.
        (("R12 R3 G11", "G5 G6", "R6 Y1"), "R6", "R12", line("ahead-most", suit="R", count=2)),
        # Whoever is still to play must follow mustard: no trump of another colour comes.
        (("R2 G4", "Y6 G5", "Y5", "Y1"), "Y5 Y1", "R2", line("win-most", suit="R", count=1)),
        # It does not take the trick.
        # A stronger card that may not be played is not kept by this one.
        (("R12 R3 G10", "R5", "R2"), "R5 R2", "R12", line("cannot")),
        (("Y5 R3", "G5", "R6"), "G5 R6", "Y5", line("away", suit="Y")),
        (("R5 R3", "G5", "Y6"), "G5 Y6", "R5", line("leave", suit="Y")),
        (("R3 R5", "G5", "R6"), "G5 R6", "R3", line("keep-strong")),
        (("R3 R5", "G5", "R6"), "G5 R6", "R5", line("cannot")),
    ],
)
def test_a_card_is_played_for_what_it_brings_of_the_two_colours(
    hands: tuple[str, ...], trick: str, card: str, told: Line
) -> None:
    """The first seat plays after these, or leads; it wants most chili and least mustard."""
    lead = (len(hands) - len(trick.split())) % len(hands)
    state = with_hands(*hands, lead=lead, rack="RYG")
    play_all(state, trick)
    view: View = {**GAME.position(state, 0), "history": []}
    assert GAME.because(view, f"play {card}", None) == told


def aimed(state: ScharfeSchotenState) -> set[str]:
    """The cards, or colours, that the first seat's star keeps to."""
    chosen = GAME.aimed({**GAME.position(state, 0), "history": []})
    return {action.split(" ")[1] for action in chosen}


@pytest.mark.parametrize(
    ("hands", "trick", "chosen"),
    [
        # The weakest is spared, not one between it and the strongest.
        (("R3 B2 B5 B11", "G5 B6", "B7 R6"), "B6 B7", {"B2", "B11"}),
        # What is wanted is kept, what is not is thrown in, whichever of it.
        (("R3 B2 Y5 Y9", "G5 G6", "G7 R6"), "G6 G7", {"Y5", "Y9"}),
        (("R3 B2", "G5 G6", "G7 R6"), "G6 G7", {"B2"}),
        (("R3 R5", "G5 G6", "G7 R6"), "G6 G7", {"R3"}),
        # What is unwanted goes away for sure, rather than perhaps.
        (("Y5 Y9 R3", "Y6 G5", "G7 Y7"), "Y6 Y7", {"Y5"}),
        # Of those that take it, the weakest will do; not if it brings only what is unwanted.
        (("R9 R12 G6", "R8 G5", "R6 G7"), "R8 R6", {"R9"}),
        (("B9 B2", "Y8 G5", "Y6 G7"), "Y8 Y6", set()),
    ],
)
def test_the_star_keeps_to_the_card_that_its_reason_is_best_of(
    hands: tuple[str, ...], trick: str, chosen: set[str]
) -> None:
    """The first seat plays after these; it wants most chili and least mustard."""
    state = with_hands(*hands, lead=1, rack="RYG")
    play_all(state, trick)
    assert aimed(state) == chosen


def test_of_predictions_the_star_keeps_to_those_with_several_good_cards_and_few_or_poor_ones() -> (
    None
):
    view = seen("R1 R11 R12 B3 B10 B11 G4 Y3", "predict")
    view["legal"] = ["predict R Y", "predict B Y", "predict G Y", "predict Y G", "predict R B"]
    assert GAME.aimed(view) == ["predict R Y", "predict B Y"]


def test_from_the_rack_the_star_keeps_to_what_is_wanted_or_worth_more() -> None:
    state = with_hands("R1 G10 Y3", "R5", "R6", rack="RYGB")
    state.phase = "rack"
    for captured, chosen in (
        ({"R": 2, "Y": 0, "G": 1, "B": 1}, {"R"}),
        # Chili would be level with pepper, and mustard with wasabi.
        ({"R": 3, "Y": 1, "G": 1, "B": 2}, {"R", "G"}),
    ):
        state.captured[0] = captured
        assert aimed(state) == chosen
    state.rack["R"] = 0
    assert aimed(state) == {"G"}


# --- whole rounds by the star ---------------------------------------------------------------------


def still_stronger(match: Match, card: Card) -> int:
    """How many stronger cards those who are still to play in this trick really hold, and may
    play."""
    state = cast("ScharfeSchotenState", match.state)
    strength = state.trumps.strength
    done = {0, *(seat for seat, _ in state.trick)}
    led = (state.trick[0][1] if state.trick else card).suit
    may_come = [
        other
        for seat, held in enumerate(state.hands)
        for other in [each for each in held if each.suit == led] or held
        if seat not in done
    ]
    return sum(strength[other] > strength[card] for other in may_come)


def is_true(match: Match, action: str, told: Line) -> bool:
    """By all hands, which whoever says it cannot see."""
    said, card = told["id"], BY_NAME.get(action.split(" ")[1])
    if card is None or action.startswith("predict"):
        return True
    if said.startswith("win-"):
        return holds_the_trick(match, action) and not still_stronger(match, card)
    if said == "ahead-most":
        return holds_the_trick(match, action)
    if said == "may-win":
        return bool(still_stronger(match, card) <= told["params"]["count"])
    if said in ("away", "leave", "cannot"):
        return not holds_the_trick(match, action)
    return True


def speaks_against_itself(match: Match, action: str, told: Line) -> bool:
    """Whether it would be said better of another card: stronger ones are kept by the weakest, and
    by one that is not wanted."""
    if told["id"] != "keep-strong":
        return False
    strength = cast("ScharfeSchotenState", match.state).trumps.strength
    most, least = match.view(0)["table"]["predictions"][0]
    card, *others = (BY_NAME[each.split(" ")[1]] for each in (action, *match.legal_actions()))
    spared = [other for other in others if other.suit not in (most, least)]
    return bool(spared) and (
        card.suit == most or strength[card] > min(strength[each] for each in spared)
    )


def test_nearly_every_star_has_a_reason_of_its_own_and_it_is_true() -> None:
    told: Counter[str] = Counter()
    for match, _, hint in starred("scharfe-schoten", range(8), rounds=2):
        because = hint["because"]
        told[because["id"] if because else ""] += 1
        if because:
            assert is_true(match, hint["action"], because), (hint, match.log)
            assert not speaks_against_itself(match, hint["action"], because), (hint, match.log)
    by_chance = sum(count for said, count in told.items() if said.startswith("hits-"))
    assert told[""] + by_chance <= 0.05 * told.total(), told
