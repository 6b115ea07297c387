"""What in the hand speaks for a mission is said in the draft: it is true, and in words."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

import pytest

from pygame_core import Match
from pygame_core.ai.tip import tip
from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rules import (
    BY_NAME,
    MISSIONS,
    NO_MISSION,
    SEATS,
    strength,
)
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.ai.test_tip import holds_the_trick
from tests.support.stars import starred
from tests.test_locales import LANGUAGES, messages, variables
from tests.x_missions.boards import cards, drafting


def holding(hand: str, trump: str = "R") -> View:
    """The first seat chooses, with these cards."""
    state = drafting(removed=9)
    deck = [card for held in state.hands for card in held]
    mine = cards(hand)
    rest = [card for card in deck if card not in mine]
    state.hands = [mine, rest[:9], rest[9:18], rest[18:]]
    state.shown = [trump]
    return {**position(state, 0), "history": []}


def params(view: View, choice: int) -> dict[str, Any]:
    told = GAME.because(view, f"mission {choice}", None)
    assert told is not None
    return dict(told["params"])


def outranked(count: int, suit: str, wants: str, kind: str, *, has_trump: bool = True) -> Line:
    return line("outranked", count=count, suit=suit, has_trump=has_trump, wants=wants, kind=kind)


@pytest.mark.parametrize("choice", [*MISSIONS, NO_MISSION])
def test_every_choice_has_a_reason_in_every_language(choice: int | str) -> None:
    told = GAME.because(holding("R9 R2 R1 U9 U8 U1 Y1 Y2 G1"), f"mission {choice}", None)
    assert told is not None
    for language in LANGUAGES:
        sentence = messages(language)[f"x-missions-advice-because-{told['id']}"]
        assert variables(sentence) <= set(told["params"])


@pytest.mark.parametrize(
    ("hand", "trump", "is_low"),
    [
        ("R7 R8 U1 U2 U3 Y4 Y5 G6 G9", "R", True),
        ("R7 R8 U1 U2 U3 Y4 Y6 G6 G9", "R", False),
        # The low ones of the trump colour take tricks.
        ("R7 R8 U1 U2 U3 Y4 Y5 G6 G9", "U", False),
        ("R7 R8 U1 U2 U3 Y4 Y5 G6 G9", "NT", True),
    ],
)
def test_a_hand_is_called_low_where_most_of_it_is_and_no_trump(
    hand: str, trump: str, is_low: bool
) -> None:
    assert params(holding(hand, trump), 0) == {"is_low": is_low}


def test_the_longest_colour_and_the_eights_are_counted() -> None:
    view = holding("R8 U8 U1 U2 U3 Y4 Y5 G6 G9")
    assert params(view, 6) == params(view, 9) == {"count": 4, "suit": "U"}
    assert params(view, 8) == {"eights": 2}


def test_a_hint_for_a_choice_says_what_in_the_hand_speaks_for_it() -> None:
    match = Match.new("x-missions", seats=4, seed="a")
    view = match.view(match.to_act)
    best: dict[str, Any] = {"action": view["legal"][0], "trick": None, "reasons": []}
    told = tip(GAME, view, best, Random(1))
    assert told["action"] == view["legal"][0]
    assert told["because"] == GAME.because(view, view["legal"][0], None)


# --- a card by what it does for the mission -------------------------------------------------------


def playing(hand: str, trick: str, mission: int, taken: str = "") -> View:
    """The first seat plays after the others who have; red is trump, and the mission still open.
    taken: its tricks so far, "/" between."""
    state = XMissionsState("card", dealer=0)
    state.phase, state.to_act, state.shown = "play", 0, ["R"]
    state.missions = [mission, NO_MISSION, NO_MISSION, NO_MISSION]
    lying = cards(trick)
    state.trick = list(zip(range(SEATS - len(lying), SEATS), lying, strict=True))
    state.captured[0] = [tuple(cards(each)) for each in taken.split("/") if each]
    state.hands[0] = cards(hand)
    view = position(state, 0)
    progress = {**view["table"]["progress"], "status": "possible"}
    history: list[Any] = [{"id": "round.started", "params": {}}]
    for won in state.captured[0]:
        plays = [[seat, str(card)] for seat, card in enumerate(won)]
        history.append({"id": "trick.taken", "params": {"winner": 0, "plays": plays}})
    return {**view, "table": {**view["table"], "progress": progress}, "history": history}


@pytest.mark.parametrize(
    ("hand", "trick", "mission", "taken", "card", "told"),
    [
        # The trick is mine, and this is what it brings.
        ("U9 U2 Y1", "U3 U4 U5", 1, "", "U9", line("win-pure", suit="U")),
        ("U9 U2 Y1", "U3 U4 U5", 2, "", "U9", line("win-count", left=1)),
        ("U9 U2 Y1", "U3 U4 Y5", 3, "", "U9", line("win-colour", suit="U", count=3)),
        ("U9 U2 Y1", "U3 U4 U5", 3, "", "U9", line("win", each=1)),
        ("U9 U2 Y1", "U3 Y4 U5", 4, "R1 R2 R3 Y8", "U9", line("win-missing", missing_suit=["U"])),
        ("U9 U2 Y1", "U3 U4 Y5", 6, "G1 G2 G3 U8", "U9", line("win", each=1)),
        ("U7 U2 Y1", "U3 U4 U5", 7, "", "U7", line("win-low")),
        ("U9 U2 Y1", "U3 U8 U5", 8, "", "U9", line("win-eights", count=1)),
        # It is ahead, and can be beaten.
        ("U9 U2 Y1", "", 5, "", "U9", line("only-trump")),
        ("R7 U2 Y1", "", 5, "", "R7", line("may-win", count=2, suit="R", has_trump=False)),
        # Trumps are not counted: only who has none of the suit led may play one.
        ("U8 Y1", "", 5, "", "U8", line("may-win", count=1, suit="U", has_trump=True)),
        ("U5 U2 Y1", "", 5, "", "U2", line("keep", suit="U", count=1, is_last=False)),
        ("U5 U4 U2 Y1", "", 5, "", "U2", line("keep", suit="U", count=2, is_last=False)),
        ("U3 R2 Y1", "", 5, "", "U3", line("void", suit="U", trump_suit="R")),
        ("U5 Y2", "", 5, "", "U5", outranked(4, "U", "any", "plain")),
        ("U5 Y2", "", 0, "", "U5", outranked(4, "U", "none", "plain")),
        ("Y8 Y4 U2", "", 0, "", "Y8", outranked(1, "Y", "none", "risk")),
        ("U5 U7", "U8", 5, "", "U5", line("keep", suit="U", count=1, is_last=True)),
        ("U5 Y2", "", 2, "G1 G2 G3 G4/Y3 Y4 Y5 Y6", "U5", outranked(4, "U", "no-more", "plain")),
        # A trump takes tricks which are not wanted: it goes while a higher one may come.
        (
            "R6 G2",
            "",
            1,
            "G1 G3 G4 G5",
            "R6",
            outranked(3, "R", "one-colour", "trump", has_trump=False),
        ),
        # It does not take the trick.
        ("U5 U2 Y2", "U7", 0, "", "U5", line("leave", wants="none")),
        ("U5 U2 Y2", "U7", 1, "G1 G2 G3 G4", "U5", line("leave", wants="one-colour")),
        ("U5 U2 Y2", "U7", 3, "G1 G2 G3 Y4", "U5", line("leave", wants="three")),
        ("U5 U2 Y2", "U9", 7, "G1 G2 G3 G4", "U5", line("leave", wants="no-high")),
        ("U8 U2 Y2", "U9", 7, "", "U8", line("spoils-nothing")),
        ("Y9 G2", "U7", 0, "", "Y9", line("rid")),
        ("U5 U2 Y2", "U7", 5, "", "U2", line("keep", suit="U", count=1, is_last=False)),
        ("U5 U2 Y2", "U7", 5, "", "U5", line("high-goes", suit="U")),
        ("Y4 G6", "U7", 5, "", "Y4", line("keep-strong", is_last=True)),
        ("Y4 G3", "U7", 5, "", "Y4", line("cannot")),
        # What would do harm is left to what playing on tells.
        ("U9 U2 Y1", "U3 U4 U5", 0, "", "U9", line("mission-done-more")),
    ],
)
def test_a_card_is_played_for_what_it_does_for_the_mission(
    hand: str, trick: str, mission: int, taken: str, card: str, told: Line
) -> None:
    view = playing(hand, trick, mission, taken)
    assert GAME.because(view, f"play {card}", line("mission-done-more")) == told


# --- whole rounds by the star ---------------------------------------------------------------------


def can_be_beaten(match: Match, action: str) -> bool:
    """Whether any way in which the others can play on takes the trick away from it."""
    after = match.clone()
    taken = [event.params["winner"] for event in after.apply(action) if event.id == "trick.taken"]
    if taken:
        return bool(taken[0] != 0)
    return any(can_be_beaten(after, other) for other in after.legal_actions())


def is_true(match: Match, action: str, told: Line) -> bool:
    """By all hands, which whoever says it cannot see."""
    said, state = told["id"], cast("XMissionsState", match.state)
    if said.startswith("win"):
        return not can_be_beaten(match, action)
    if said in ("leave", "rid", "keep-strong", "high-goes", "cannot", "spoils-nothing"):
        return not holds_the_trick(match, action)
    if said in ("outranked", "may-win", "only-trump"):
        card = BY_NAME[action.split(" ")[1]]
        led = (state.trick[0][1] if state.trick else card).suit
        mine = strength(card, led, state.trump)
        others = [other for held in state.hands[1:] for other in held]
        stronger = [other for other in others if strength(other, led, state.trump) > mine]
        if said == "only-trump":
            return {other.suit for other in stronger} == {state.trump}
        same = [other for other in stronger if other.suit == card.suit]
        is_told = told["params"]["has_trump"] == (len(same) < len(stronger))
        return bool(is_told and len(same) == told["params"]["count"])
    return True


def test_nearly_every_star_has_a_reason_of_its_own_and_it_is_true() -> None:
    told: Counter[str] = Counter()
    for match, _, hint in starred("x-missions", range(10), rounds=2):
        because = hint["because"]
        told[because["id"] if because else ""] += 1
        if because:
            assert is_true(match, hint["action"], because), (hint, match.log)
    # That the mission gets likelier says nothing of this card: it is the exception.
    assert told[""] + told["mission-done-more"] <= 0.03 * told.total(), told
