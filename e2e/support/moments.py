"""Matches of this Python at a moment that a test needs."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, get_args

from pygame_core import Match, games
from pygame_core.ai.certainty import certain
from pygame_core.kit.tasks import finished

# A moment of play that is more than its phase: cards lie there, and a trick has been taken.
AMONG_TRICKS = "among the tricks"


def until(match: Match, wanted: Callable[[Match], bool]) -> Match:
    """The same match, played on at random until this holds."""
    rng = Random(1)
    while match.to_act is not None:
        if wanted(match):
            return match
        match.apply(rng.choice(match.legal_actions()))
    raise AssertionError("it never comes to that")


def before(match: Match, wanted: Callable[[Match], bool]) -> Match:
    """The same match, played on at random until seat 0 plays with more than one card and this
    holds."""

    def plays(match: Match) -> bool:
        view = match.view(match.to_act)
        return match.to_act == 0 and view["phase"] == "play" and len(view["hand"]) > 1

    return until(match, lambda match: plays(match) and wanted(match))


def first_deal(game: str, seats: int, wanted: Callable[[Match], bool]) -> Match:
    """A new match, of the first seed with which this holds."""
    deals = (Match.new(game, seats=seats, seed=f"deal {at}") for at in range(1000))
    return next(match for match in deals if wanted(match))


def after(match: Match, *actions: str) -> Match:
    """The match as it would be with these actions."""
    later = match.clone()
    for action in actions:
        later.apply(action)
    return later


def with_left(match: Match, left: int) -> Match:
    """Played on at random until about so many actions are left."""
    whole, rng = match.clone(), Random(1)
    while whole.to_act is not None:
        whole.apply(rng.choice(whole.legal_actions()))
    return after(match, *whole.log[len(match.log) : -left])


def before_the_last_card(rounds: int) -> Match:
    """Seat 0 has one card left, in this round; the others answer by themselves."""
    match, rng = Match.new("red-dragon", seats=3, seed="sheets"), Random(1)
    while match.to_act != 0 or match.view(0)["round"] < rounds or len(match.view(0)["hand"]) > 1:
        match.apply(rng.choice(match.legal_actions()))
    return match


def near_the_end(game: str, seats: int) -> Match:
    """Seat 0 acts for the last time in the round before the last; in a match of one round, for
    the third time before its end."""
    acts = _acts(game, seats)
    rounds = [act.view(None)["round"] for act in acts]
    before = [act for act, number in zip(acts, rounds, strict=True) if number < rounds[-1]]
    return before[-1] if before else acts[-3]


def before_the_end(game: str, seats: int) -> Match:
    """The same match: seat 0 acts for the third time before its end."""
    return _acts(game, seats)[-3]


def _acts(game: str, seats: int) -> list[Match]:
    """A match each time that seat 0 is to act."""
    match, rng = Match.new(game, seats=seats, seed="near the end"), Random(3)
    acts = []
    while match.to_act is not None:
        if match.to_act == 0:
            acts.append(match.clone())
        match.apply(rng.choice(match.legal_actions()))
    return acts


def before_the_last_sheets(game: str, seats: int = 0) -> Match:
    """Seat 0 has the last card of the match left, and so has everybody who plays after it; with as
    many seats as there can be if nothing is said."""
    [info] = [info for info in games() if info.id == game]
    match, rng = Match.new(game, seats=seats or info.seats[-1], seed="axe"), Random(3)
    found = match
    while match.to_act is not None:
        if match.to_act == 0 and len(match.view(0)["hand"]) == 1:
            found = match.clone()
        match.apply(rng.choice(match.legal_actions()))
    return found


def forced(match: Match) -> bool:
    """Only one card may be played, and a trick has been taken already."""
    return len(match.legal_actions()) == 1 and match.view(None)["last_trick"] is not None


def decided(match: Match) -> bool:
    """The seat to act may claim the rest."""
    return finished(certain(match.game, match.view(match.to_act)))


def table(match: Match) -> dict[str, Any]:
    """What seat 0 sees of the game's own facts."""
    facts: dict[str, Any] = match.view(0)["table"]
    return facts


def phase(match: Match) -> str:
    return str(match.view(0)["phase"])


def phases(game: str) -> set[str]:
    """All in which a seat may be asked something, as the game's own state names them."""
    folder = import_module(f"pygame_core.games.{game.replace('-', '_')}")
    named_in = getattr(folder, "table", folder.state)
    if game == "sauscharf":
        parts, stages = get_args(named_in.Part), get_args(named_in.Stage)
        return {f"{part}-{stage}" for part in parts for stage in stages}
    return {*get_args(named_in.Phase)} - {"over"}


def card_of(action: str) -> str:
    return action.split()[1]


def taken(match: Match, action: str) -> dict[str, Any] | None:
    """The trick that this card would end, as the engine tells it."""
    events = match.clone().apply(action)
    return next((dict(event.params) for event in events if event.id == "trick.taken"), None)


def ends_a_trick_of_another(match: Match) -> bool:
    trick = taken(match, match.legal_actions()[0])
    return trick is not None and trick["winner"] != 0


def chosen_by(match: Match, wanted: dict[int, int]) -> Match:
    """All choose: these rule cards, the seats the first of those they have otherwise."""
    while phase(match) == "choose":
        seat = match.to_act
        assert seat is not None
        match.apply(f"choose {wanted[seat]}" if seat in wanted else match.legal_actions()[0])
    return match


def moments(game: str) -> dict[str, Match]:
    """The first time that seat 0 is to act in each phase, and once among the tricks."""
    [info] = [info for info in games() if info.id == game]
    missing, found = phases(game), {}
    if "play" in missing:
        missing.add(AMONG_TRICKS)
    for number in range(50):
        match, rng = Match.new(game, seats=info.seats[-1], seed=f"axe {number}"), Random(number)
        while missing and match.to_act is not None:
            if match.to_act == 0 and (here := moment_of(match)) in missing:
                missing.remove(here)
                found[here] = match.clone()
            match.apply(rng.choice(match.legal_actions()))
    assert not missing, f"{game} never comes to {missing}"
    return found


def moment_of(match: Match) -> str:
    view = match.view(0)
    among = view["phase"] == "play" and view["trick"] and view["last_trick"]
    return AMONG_TRICKS if among else str(view["phase"])
