"""Positions for the tests of X-Missions, told in its notation."""

from __future__ import annotations

from random import Random

from pygame_core.events import Event
from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rules import BY_NAME, DECK, Choice
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.cards import Card
from pygame_core.scene import Scene
from pygame_core.views import View

MATCH = ("x-missions", 4, dict[str, str]())


def cards(text: str) -> list[Card]:
    """ "R1 U2" as cards."""
    return [BY_NAME[name] for name in text.split()]


def with_hands(*hands: str, trump: str = "NT", lead: int = 0) -> XMissionsState:
    """In the middle of the tricks: nobody has a mission, everybody holds these cards.

    The cards that are in no hand lie captured before seat 3, four by four.
    """
    state = XMissionsState("board", dealer=lead)
    state.round, state.phase, state.to_act = 1, "play", lead
    state.shown = [trump]
    state.missions = ["none"] * 4
    state.hands = [cards(hand) for hand in hands]
    gone = [card for card in DECK if card not in [card for hand in state.hands for card in hand]]
    state.captured[3] = [tuple(gone[at : at + 4]) for at in range(0, len(gone), 4)]
    return state


def play_all(state: XMissionsState, text: str) -> list[Event]:
    events = []
    for name in text.split():
        assert state.why_not(f"play {name}") is None
        events += state.apply(f"play {name}")
    return events


def drafting(removed: int, dealer: int = 0) -> XMissionsState:
    """A fresh round in which this mission was laid aside."""
    state = XMissionsState("draft", dealer)
    state.deal()
    state.removed = removed
    state.offer = [mission for mission in range(10) if mission != removed]
    return state


def late_position(seed: int, tricks_left: int) -> XMissionsState:
    """Some position with so many tricks to come, after random actions of a round."""
    rng = Random(seed)
    state = XMissionsState(f"late-{seed}", dealer=seed % 4)
    state.deal()
    cards_left = 4 * tricks_left - rng.randrange(4)
    while sum(map(len, state.hands)) > cards_left:
        state.apply(rng.choice(state.legal_actions()))
    return state


def choose_all(state: XMissionsState, *choices: Choice) -> None:
    for choice in choices:
        state.apply(f"mission {choice}")


def seen(state: XMissionsState, seat: int | None) -> Scene:
    view: View = {**position(state, seat), "history": []}
    return GAME.scene(view)


MIXED = "R9 R2 R1 U9 U8 U1 Y1 Y2 G1"
"""Three trumps if they are red, an 8, and two 9s."""


def offered(trump: str, hand: str = MIXED) -> XMissionsState:
    """The first seat chooses, with these nine cards."""
    state = drafting(removed=9)
    deck = [card for held in state.hands for card in held]
    mine = cards(hand)
    rest = [card for card in deck if card not in mine]
    state.hands = [mine, rest[:9], rest[9:18], rest[18:]]
    state.shown = [trump]
    return state
