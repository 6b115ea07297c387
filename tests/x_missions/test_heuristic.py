"""The heuristic: a mission that suits the hand, cards that suit the mission."""

from __future__ import annotations

from pygame_core.games.x_missions.heuristic import evaluate
from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rules import DECK, MISSIONS
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.views import View
from tests.x_missions.boards import cards, play_all, with_hands


def favourite(state: XMissionsState) -> str:
    """What the seat to act likes best, without any memory."""
    assert state.to_act is not None
    view: View = {**position(state, state.to_act), "history": []}
    liked = evaluate(view)
    return view["legal"][liked.index(max(liked))]


def drafting_with(hand: str, trump: str) -> XMissionsState:
    state = XMissionsState("aims", dealer=0)
    state.deal()
    state.shown = [trump]
    state.offer = list(MISSIONS)
    state.hands[0] = cards(hand)
    others = [card for card in DECK if card not in state.hands[0]]
    state.hands[1:] = [others[at : at + 9] for at in (0, 9, 18)]
    return state


def test_a_weak_hand_likes_to_take_no_trick() -> None:
    assert favourite(drafting_with("U1 U2 U3 Y1 Y2 Y4 G1 G2 G3", trump="R")) == "mission 0"


def test_a_strong_hand_likes_five_tricks() -> None:
    assert favourite(drafting_with("R9 R8 R7 U9 U8 Y9 Y8 G9 G8", trump="R")) == "mission 5"


def test_the_mission_decides_whether_a_trick_is_taken() -> None:
    for mission, card in ((0, "U2"), (5, "U9")):
        state = with_hands("U5 Y1 Y2", "U9 U2 Y3", "U4 Y4 Y5", "U3 Y6 Y7", trump="R")
        state.missions[1] = mission
        if mission == 5:
            state.captured[1] = [tuple(cards("R1 R2 R3 G5"))] * 4
        play_all(state, "U5")
        assert favourite(state) == f"play {card}"
