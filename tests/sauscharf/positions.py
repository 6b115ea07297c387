"""Positions of Sauscharf set up for a test: cards as in notation, all else left as dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core import Event, Match
from pygame_core.games.sauscharf import GAME
from pygame_core.games.sauscharf.beside import NOTHING
from pygame_core.games.sauscharf.rules import BY_NAME, held
from pygame_core.games.sauscharf.sauces import sauce_deck
from pygame_core.games.sauscharf.state import SauscharfState
from pygame_core.scene import Fact, Line, Scene, line
from pygame_core.views import View

Card = int | str
FOUND = line("fewer-cards-more")
"""What a search has found, where the cards say nothing."""


def values(cards: Sequence[Card]) -> list[int]:
    return [BY_NAME[str(card)] for card in cards]


def shown(cards: Sequence[int]) -> list[Card]:
    """The cards as the worked examples write them: numbers, and "X"."""
    return ["X" if card == BY_NAME["X"] else card for card in cards]


def chosen(text: str) -> list[str]:
    """Card names from a text like "7 7 X"."""
    return text.split()


def new_match(seats: int, heat: str = "hot", seed: str = "test") -> Match:
    return Match.new("sauscharf", seats=seats, seed=seed, options={"heat": heat})


def state_of(match: Match) -> SauscharfState:
    assert isinstance(match.state, SauscharfState)
    return match.state


def position(
    hands: Sequence[str],
    *,
    ingredients: Sequence[str] | None = None,
    part: str = "cook",
    heat: str = "hot",
    spoon: int = 0,
    slots: Sequence[str] = ("1", "2", "3", "4", "5", "6", "7"),
    display: Sequence[int] = (3, 4, 5, 6),
    sauces: Sequence[Sequence[int]] | None = None,
    supply: Sequence[int] | None = None,
    pile: str = "8 9 10 11 12 13 1 2",
) -> SauscharfState:
    """The start of a lap. The top of the pile is the first card of its text. The supply has two
    sauces if it is not said; while gathering, all."""
    seats = len(hands)
    state = state_of(new_match(seats, heat))
    state.part = "cook" if part == "cook" else "gather"
    state.hands = [held(values(chosen(hand))) for hand in hands]
    state.ingredients = [held(values(chosen(cards))) for cards in ingredients or [""] * seats]
    state.slots = [values(chosen(slot)) for slot in slots]
    state.pile = values(chosen(pile))[::-1]
    state.discard = []
    state.display = list(display) if part == "cook" else []
    usual = [3, 4] if part == "cook" else sauce_deck(state.rules)
    state.supply = usual if supply is None else list(supply)
    state.sauces = [list(made) for made in sauces or [[]] * seats]
    state.spoon = spoon
    state.lap = 0
    state._start_lap()
    return state


def hand(state: SauscharfState, seat: int) -> list[str]:
    return GAME.position(state, seat)["hand"]


def ingredients(state: SauscharfState, seat: int) -> list[str]:
    cards: list[str] = GAME.position(state, seat)["table"]["ingredients"]
    return cards


def view_of(state: SauscharfState, seat: int | None) -> View:
    return {**GAME.position(state, seat), "history": []}


def scene_of(state: SauscharfState, seat: int | None) -> Scene:
    return GAME.scene(view_of(state, seat))


def do(state: SauscharfState, *actions: str) -> list[Event]:
    """Carry out legal actions; what happened."""
    events: list[Event] = []
    for action in actions:
        assert state.why_not(action) is None, (action, state.why_not(action))
        events += state.apply(action)
    return events


def facts(told: Sequence[Fact]) -> dict[str, Any]:
    """The facts by id: a line's parameters, a word or a number, or what lies there."""
    return {
        fact["id"]: next(
            fact[key] for key in ("params", "value", "cards", "seats", "facts") if key in fact
        )
        for fact in told
    }


def acting(
    hand: str, laid: str, slots: Sequence[str], display: Sequence[int] = (3, 4, 5, 6)
) -> SauscharfState:
    """The first seat has laid this set and is to act in its turn."""
    state = position([f"{hand} {laid}", "1"], slots=slots, display=display)
    state.apply(f"set {laid}")
    state.apply("set 1")
    assert state.to_act == 0
    return state


def told(state: SauscharfState, action: str) -> Line | None:
    """What is said for an action of the seat to act, but for that of keeping its set, and that
    nothing lies beside it."""
    assert action in state.legal_actions()
    because = GAME.because(view_of(state, state.to_act), action, FOUND)
    if because is None:
        return None
    nothing = NOTHING if because["params"].get("beside") == "no" else {}
    params = {
        name: value
        for name, value in because["params"].items()
        if not (name.startswith("at_") or name in nothing)
    }
    return line(because["id"], **params)
