"""Positions of Red Dragon, as the seat to act sees them."""

from __future__ import annotations

from pygame_core.games.red_dragon import GAME
from pygame_core.games.red_dragon.rules import BY_NAME, DECK
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.kit.cards import Card
from pygame_core.views import View


def seen(hand: str, phase: str, centre: str = "", trick: str = "", tricks: int = 1) -> View:
    """The first seat acts, with these cards and so many tricks; the others have laid theirs before
    it."""
    state = RedDragonState(4, "test", first=0)
    state.deal()
    state.phase = phase  # type: ignore[assignment]
    state.hands[0] = cards(hand)
    state.tricks[0] = tricks
    state.centre = cards(centre)
    state.trick = list(zip(range(4 - len(cards(trick)), 4), cards(trick), strict=True))
    state.to_act = 0
    return {**GAME.position(state, 0), "history": []}


def red_gone(view: View) -> View:
    """The same once all red cards are taken that neither lie there nor are in the hand."""
    here = {*view["hand"], *(name for _, name in view["trick"])}
    reds = [str(card) for card in DECK if card.suit == "R" and str(card) not in here]
    gone = [{"id": "trick.taken", "params": {"winner": 1, "plays": [[1, red]]}} for red in reds]
    return {**view, "history": [{"id": "round.started", "params": {}}, *gone]}


def cards(names: str) -> list[Card]:
    return [BY_NAME[name] for name in names.split()]
