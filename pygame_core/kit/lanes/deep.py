"""Deep search: in every lane the seat to act tries several cards and plays the one that did best.

So the others think in a playout, too: T. Furtak, M. Buro, "Recursive Monte Carlo Search for
Imperfect Information Games", CIG 2013.

All lanes and all their options are played on in lock-step, each lane in its own world. The seats of
the copies are renumbered so that the one to act is seat 0 in every lane.
"""

from __future__ import annotations

from collections.abc import Generator
from copy import copy
from typing import Any, TypeVar

from pygame_core.kit.lanes.masks import copies, every, joined
from pygame_core.kit.lanes.planes import less
from pygame_core.kit.lanes.table import Plays
from pygame_core.kit.lanes.tricks import TrickLanes

Value = TypeVar("Value")


def decide(game: TrickLanes, options: int) -> Generator[None, None, Plays]:
    """For every lane the best of a few legal cards of the seat to act."""
    chosen = _options(game, options)
    if len(chosen) == 1:
        return list(chosen[0].items())
    width, times = game.width, len(chosen)
    tried = _from_the_mover(game, times)
    plays: Plays = []
    for card in sorted(set().union(*chosen)):
        mask = 0
        for at, option in enumerate(chosen):
            if card in option:
                mask |= option[card] << at * width
        plays.append((card, mask))
    tried.put(0, plays)
    tried.advance()
    for _ in tried.playout():
        yield
    return _best(game, chosen, tried)


def _options(game: TrickLanes, most: int) -> list[dict[int, int]]:
    """The first, second, … legal card of each lane in a random order; cards with their lanes.

    Lanes with fewer repeat their first one.
    """
    legal = game.legal()
    # waiting[k]: the lanes that have found k options so far.
    waiting = [game.everywhere] + [0] * most
    chosen: list[dict[int, int]] = [{} for _ in range(most)]
    for card in game.rng.choice(game.rules.any_order):
        mask = legal[card]
        if not mask:
            continue
        for at in range(most - 1, -1, -1):
            found = mask & waiting[at]
            if found:
                chosen[at][card] = found
                waiting[at] ^= found
                waiting[at + 1] |= found
    first = chosen[0]
    short = waiting[1]
    for at in range(1, most):
        if not chosen[at]:
            return chosen[:at]
        if short:
            for card, mask in first.items():
                if mask & short:
                    chosen[at][card] = chosen[at].get(card, 0) | (mask & short)
        if at + 1 <= most:
            short |= waiting[at + 1]
    return chosen


def _best(game: TrickLanes, chosen: list[dict[int, int]], tried: TrickLanes) -> Plays:
    """In every lane the option whose playout was worth most."""
    planes = (tried.utility() or tried.points())[0]
    width, everywhere = game.width, game.everywhere
    best = [plane & everywhere for plane in planes]
    picked = [everywhere]
    for at in range(1, len(chosen)):
        rival = [plane >> at * width & everywhere for plane in planes]
        better = less(best, rival, everywhere)
        if better:
            picked = [mask & (everywhere ^ better) for mask in picked]
            best = [old ^ ((old ^ new) & better) for old, new in zip(best, rival, strict=True)]
        picked.append(better)
    found: dict[int, int] = {}
    for option, mask in zip(chosen, picked, strict=True):
        if mask:
            for card, held in option.items():
                if held & mask:
                    found[card] = found.get(card, 0) | (held & mask)
    return list(found.items())


def _from_the_mover(game: TrickLanes, times: int) -> TrickLanes:
    """The lanes several times, seats renumbered so that the one to act is seat 0 in each."""
    other = copy(game)
    seats, width = game.seats, game.width
    movers = [(seat, mask) for seat, mask in enumerate(game.turn) if mask]
    for name in game.per_seat:
        values = getattr(game, name)
        turned = []
        for step in range(seats):
            needed = step in type(game).watched or name not in game.kept_for_points
            parts = [(values[(seat + step) % seats], mask) for seat, mask in movers]
            turned.append(joined(parts) if needed else _nothing(values[step]))
        setattr(other, name, copied(turned, width, times))
    for name in (*game.per_lane, "led", "on_table"):
        setattr(other, name, copied(getattr(game, name), width, times))
    other.call = other.led if game.call is game.led else copied(game.call, width, times)
    other.width = width * times
    other.everywhere = every(other.width)
    other.turn = [other.everywhere] + [0] * (seats - 1)
    other.watched = type(game).watched
    other.forget_gate()
    other.lying = [
        [
            # The seat at a position of the trick is the same in all lanes, seen from the mover.
            (position, (position - game.position) * game.step % seats, copies(mask, width, times))
            for position, mask in _by_position(lying).items()
        ]
        for lying in game.lying
    ]
    return other


def _by_position(lying: list[tuple[int, int, int]]) -> dict[int, int]:
    merged: dict[int, int] = {}
    for position, _, mask in lying:
        merged[position] = merged.get(position, 0) | mask
    return merged


def _nothing(value: Any) -> Any:
    return [_nothing(each) for each in value] if isinstance(value, list) else 0


def copied(value: Any, width: int, times: int) -> Any:
    """Masks, nested in lists as they may be, each several times."""
    if isinstance(value, list):
        return [copied(each, width, times) for each in value]
    return copies(value, width, times)
