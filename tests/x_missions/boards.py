"""Positions for the tests of X-Missions, told in its notation."""

from __future__ import annotations

from random import Random
from typing import Any

from pygame_core.events import Event
from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rules import BY_NAME, DECK, NO_MISSION, SEATS, Choice
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
    known = [*state.hands[0], *lying, *(card for won in state.captured[0] for card in won)]
    state.hands[1] = [card for card in DECK if card not in known]
    view = position(state, 0)
    progress = {**view["table"]["progress"], "status": "possible"}
    history: list[Any] = [{"id": "round.started", "params": {}}]
    for won in state.captured[0]:
        plays = [[seat, str(card)] for seat, card in enumerate(won)]
        history.append({"id": "trick.taken", "params": {"winner": 0, "plays": plays}})
    return {**view, "table": {**view["table"], "progress": progress}, "history": history}


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
