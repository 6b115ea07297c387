"""What one seat may know of a match of Sauscharf."""

from __future__ import annotations

from typing import Any

from pygame_core.games.sauscharf.choices import legal_actions
from pygame_core.games.sauscharf.rules import (
    Held,
    X,
    both,
    cards_of,
    held,
    names,
    sauce_points,
    set_action,
    sets_in,
    stall_limit,
    turn_order,
)
from pygame_core.games.sauscharf.sauces import SAUCES, STALL_WARNING
from pygame_core.games.sauscharf.state import SauscharfState
from pygame_core.views import Position, position_of


def position(state: SauscharfState, seat: int | None) -> Position:
    """The view of a seat, None for a spectator. `table` holds, lists by seat:

    heat: the option. part: "gather" (phase 1) or "cook" (phase 2). lap: from 1, counted through
    both. gathering_laps: how many of them were phase 1, 0 while it lasts.
    spoon: who holds it. target: sauces that a seat without cards needs to end the match.
    slots: the cards in each of the seven slots. pile: cards in it. discard: its cards, the last
    one on top.
    sets: the set on the table, [] if there is none or it is cleared away. order: the turn order
    of this lap, as far as sets are laid. waiting: who has yet to lay a set or to act, in order.
    places: for my set actions, the place in the turn order that the set would take so far.
    reach: for my set actions, the hottest sauce on display that the set would make, if any.
    ingredients: my own. ingredient_counts: how many each seat has.
    out: seats without any card, hand, set and ingredients: they cannot act again.
    alone: the only seat that is not out, or None.
    display: the sauces lying open, [{heat, points, missing_hand, missing_all, missing_set}]: how
    many cards I lack for it with my hand alone, with hand and ingredients, and with the set I
    have on the table (null if none); null for a spectator.
    supply: sauces left in it. unseen_sauces: [[heat, copies]] of those in the supply.
    sauces: levels made. points: what they score. standing: the score if the match ended now
    (sets on the table count as cards held).
    stall: {laps: finished in a row without a sauce, cooked: whether this lap has seen one, limit,
    left: laps until the match closes, warn: whether that is near}.
    last_cards: my actions that would leave me without cards, short of the target.
    """
    seats = range(state.seats)
    sets = dict(state.laid)
    cards_left = [state.cards_held(who) + (sets[who].size if who in sets else 0) for who in seats]
    with_cards = [who for who in seats if cards_left[who]]
    to_act = state.to_act
    mine = seat is not None and seat == to_act
    points = [sauce_points(made) for made in state.sauces]
    laying = to_act is not None and state.stage == "set"
    return position_of(
        state,
        seat,
        game="sauscharf",
        number=1,
        rounds=1,
        hand=[] if seat is None else names(cards_of(state.hands[seat])),
        hand_counts=[sum(hand) for hand in state.hands],
        table={
            "heat": state.heat,
            "part": state.part,
            "lap": state.lap,
            "gathering_laps": state.gathering_laps,
            "spoon": state.spoon,
            "target": state.target,
            "slots": [names(slot) for slot in state.slots],
            "pile": len(state.pile),
            "discard": names(state.discard),
            "sets": [names(sets[who].cards) if who in sets else [] for who in seats],
            "order": state.order[:] or turn_order(state.laid),
            "waiting": state.queue[:],
            "places": _places(state, seat) if mine and laying and seat is not None else {},
            "reach": _reach(state, seat) if mine and laying and seat is not None else {},
            "ingredients": [] if seat is None else names(cards_of(state.ingredients[seat])),
            "ingredient_counts": [sum(cards) for cards in state.ingredients],
            "out": [who for who in seats if not cards_left[who]],
            "alone": with_cards[0] if len(with_cards) == 1 else None,
            "display": _display(state, seat),
            "supply": len(state.supply),
            "unseen_sauces": _unseen_sauces(state),
            "sauces": [made[:] for made in state.sauces],
            "points": points,
            "standing": [made - left for made, left in zip(points, cards_left, strict=True)],
            "stall": _stall(state),
            "last_cards": _last_cards(state, seat) if mine and seat is not None else [],
        },
    )


def _places(state: SauscharfState, seat: int) -> dict[str, int]:
    """Among the sets laid so far, the place that each of the seat's sets would take, from 1."""
    ranks = [laid.rank for _, laid in state.laid]
    return {
        set_action(laid): 1 + sum(rank >= laid.rank for rank in ranks)
        for laid in sets_in(state.hands[seat])
    }


def _reach(state: SauscharfState, seat: int) -> dict[str, int]:
    """The hottest sauce on display that each of the seat's sets would make, where there is one."""
    hottest = {}
    for laid in sets_in(state.hands[seat]):
        enough = [level for level in state.display if level <= laid.size]
        if enough:
            hottest[set_action(laid)] = max(enough)
    return hottest


def _display(state: SauscharfState, seat: int | None) -> list[dict[str, Any]]:
    hand_size = all_size = set_size = None
    if seat is not None:
        hand = state.hands[seat]
        own_set = dict(state.laid).get(seat)
        everything = both(hand, state.ingredients[seat])
        if own_set is not None:
            everything = both(everything, held(own_set.cards))
            set_size = own_set.size
        hand_size, all_size = _largest_set(hand), _largest_set(everything)
    return [
        {
            "heat": level,
            "points": SAUCES[level].points,
            "missing_hand": _missing(level, hand_size),
            "missing_all": _missing(level, all_size),
            "missing_set": _missing(level, set_size),
        }
        for level in state.display
    ]


def _largest_set(cards: Held) -> int:
    return max(cards[:X]) + cards[X]


def _missing(level: int, size: int | None) -> int | None:
    return None if size is None else max(0, level - size)


def _unseen_sauces(state: SauscharfState) -> list[list[int]]:
    return [[level, state.supply.count(level)] for level in sorted(set(state.supply))]


def _stall(state: SauscharfState) -> dict[str, Any]:
    limit = stall_limit(len(state.supply) + len(state.display) if state.part == "cook" else 1)
    left = limit - state.stall
    return {
        "laps": state.stall,
        "cooked": state.cooked,
        "limit": limit,
        "left": left,
        "warn": state.part == "cook" and left <= STALL_WARNING,
    }


def _last_cards(state: SauscharfState, seat: int) -> list[str]:
    """The actions after which the seat has nothing to play with and too few sauces to end it."""
    if state.stage == "set" or state.cards_held(seat):
        return []
    lacking = state.target - len(state.sauces[seat])

    def leaves_too_early(action: str) -> bool:
        if action.startswith("sauce"):
            return lacking > 1
        return action == "chili - discard" and lacking > 0

    return [action for action in legal_actions(state) if leaves_too_early(action)]
