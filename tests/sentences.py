"""What tables have to say of the moment, and the sentences for it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import chain
from random import Random

from pygame_core import Match
from pygame_core.game import Shown
from pygame_core.games import find_game
from pygame_core.games.sauscharf import GAME
from pygame_core.scene import Line, Scene
from tests.playing import begin, setups_of
from tests.sauscharf.positions import position

KINDS = ("ask", "progress", "counts", "taking", "stake", "column", "secret", "felt")

Told = tuple[str, str]
"""A kind, and an id of it."""

RULES = {f"choose {rule}" for rule in (22, 24, 25, 26, 28, 34, 35, 36)}
"""Rule cards of Stich-Meister under which more is asked than to follow."""

SEEDS = {"stich-meister": ((0, 3), (2, 12), (4, 11))}
"""Numbers of set-ups and seeds by which all of these come into play."""


@cache
def told_by(game: str) -> frozenset[Told]:
    """All that is said in a few matches: with every number of seats and every option, or in those
    where there is most to say."""
    setups = list(setups_of(find_game(game).info))
    seeds = SEEDS.get(game, [(number, 0) for number in range(len(setups))])
    matches = (scenes(begin(setups[number], seed), Random(seed)) for number, seed in seeds)
    seldom = _seldom() if game == "sauscharf" else ()
    return frozenset(told for scene in chain(seldom, *matches) for told in said(scene))


def scenes(match: Match, rng: Random) -> Iterator[Scene]:
    """A match to its end: each moment as the seat to act sees it, and another one."""
    assert isinstance(match.game, Shown)
    while match.to_act is not None:
        for seat in (match.to_act, (match.to_act + 1) % match.seats):
            yield match.game.scene(match.view(seat))
        legal = match.legal_actions()
        match.apply(rng.choice([action for action in legal if action in RULES] or legal))


def _seldom() -> Iterator[Scene]:
    """One seat alone has cards, and no sauce is left: random play does not come to that."""
    state = position(["5 5", ""], sauces=[[3], [4]], display=[])
    yield GAME.scene({**state.view(0), "history": []})


def said(scene: Scene) -> Iterator[Told]:
    """Kind and id of each sentence of a moment."""
    felt, stake = scene["felt"], scene["stake"]
    once = {kind: scene[kind] for kind in ("progress", "ask", "taking", "secret")}
    yield from ((kind, line["id"]) for kind, line in once.items() if line)
    yield from _all("counts", scene["counts"])
    yield from _all("stake", stake["lines"] if stake else ())
    yield from _all("felt", felt["said"] if felt else ())
    yield from _all("ask", [item["ask"] for item in felt["items"] if "ask" in item] if felt else ())
    yield from (("column", column["id"]) for column in scene["columns"])
    # A table with a felt of its own has no slip with columns.
    if any(seat["lost"] for seat in scene["seats"]) and not (felt and felt["kind"] == "own"):
        yield "column", "lost"


def _all(kind: str, lines: Sequence[Line]) -> Iterator[Told]:
    for line in lines:
        yield kind, line["id"]
        yield from _all(kind, line["params"].get("lines", ()))


def key_of(game: str, told: Told, known: Collection[str]) -> str:
    """As web/app/words.js finds it, "" for none."""
    kind, name = told
    own = re.sub("[^a-z0-9]+", "-", f"{kind}-{name}".lower())
    return next((key for key in (f"{game}-{own}", own, f"{kind}-other") if key in known), "")


def of_the_kinds(game: str, known: Collection[str]) -> set[str]:
    """The sentences of these kinds that a game has; game "": those that all share."""
    prefix = f"{game}-" if game else ""
    return {key for key in known if key.startswith(tuple(f"{prefix}{kind}-" for kind in KINDS))}
