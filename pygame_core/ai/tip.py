"""A hint in one plain sentence: what to do now, and what that does to the trick on the table.

The numbers behind it are the advice's (advice.py). A tip is told as data: the best action, which
the page marks, too, an id with parameters, and the one thing that speaks for it most, if there is
one. What is about as good is left to the advice: a reason that holds of one card need not hold of
the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypedDict

from pygame_core.game import Certain, Comparing, Forced, Game, Reasoned
from pygame_core.scene import Line, line
from pygame_core.views import FACE_DOWN, View

LIKELY, UNLIKELY = 0.65, 0.35
"""From which chance on a card that is ahead is said to take the trick, or to lose it."""


class Tip(TypedDict):
    """said: what the action does to the trick, or that others are as good, by the sentence
    `tip-<id>`; None where no card is played to one. because: what speaks for it, by
    `advice-because-<id>`: a fact of the search with "-more" or "-less", as it comes true more or
    less often, or what the game says instead; None if no single thing decides it, or nothing else
    may be done and the game does not say why. brief: the same where it follows what is said."""

    action: str
    said: Line | None
    because: Line | None
    brief: Line | None


class Effect(NamedTuple):
    """What an action does to the trick: the card it plays, whether that is ahead then (and takes
    the trick, if it `ends` with it); leaves: whether who was ahead still is."""

    card: str
    is_ahead: bool
    leaves: bool
    ends: bool


def tip(
    game: Game,
    view: View,
    best: Mapping[str, Any],
    rng: Random,
    others: Sequence[Mapping[str, Any]] = (),
) -> Tip:
    """What to do now, in one sentence.

    best: the first option of an advice for this view: its action, trick and reasons. rng: only
    cards that nobody sees depend on it. others: the further options, to compare it with.
    """
    action, because = best["action"], _found(best["reasons"])
    if others and isinstance(game, Comparing) and (found := game.compared(view, [best, *others])):
        return {
            "action": action,
            "said": found.said,
            "because": found.because,
            "brief": found.brief,
        }
    effects = _effects(game, view, rng)
    if len(view["legal"]) == 1:
        because = game.forced(view, action) if isinstance(game, Forced) else None
    elif isinstance(game, Reasoned):
        because = game.because(view, action, because)
    said = None
    if effects:
        is_sure = isinstance(game, Certain) and game.takes(view, action)
        said = _said(view, action, effects, best["trick"], is_sure=is_sure)
    brief = because
    if said and because and isinstance(game, Certain):
        brief = game.briefly(because, said)
    return {"action": action, "said": said, "because": because, "brief": brief}


def _effects(game: Game, view: View, rng: Random) -> dict[str, Effect]:
    """By legal action; empty where no card is played to a trick now.

    Who is ahead depends on the cards that lie there, so any deal that fits the view will do; nobody
    is said to be where one of them lies face down.
    """
    seat, is_open = view["seat"], FACE_DOWN not in dict(view["trick"]).values()
    state = game.determinize(view, rng)
    effects = {}
    for action in view["legal"]:
        after = state.clone()
        events = {event.id: event.seen_by(seat)["params"] for event in after.apply(action)}
        played, taken = events.get("card.played"), events.get("trick.taken")
        if not played or "card" not in played:
            return {}
        winner = taken["winner"] if taken else game.position(after, seat)["ahead"]
        is_ahead, leaves = is_open and winner == seat, winner == view["ahead"]
        effects[action] = Effect(played["card"], is_ahead, leaves, taken is not None)
    return effects


def _said(
    view: View, action: str, effects: Mapping[str, Effect], chance: float | None, *, is_sure: bool
) -> Line:
    """The sentence for this action, one of those that have effects.

    chance: to take the trick in the end, by the search. is_sure: that it does.
    """
    best = effects[action]
    ahead = dict(view["trick"]).get(view["ahead"]) if view["ahead"] is not None else None
    outcome = "open"
    if is_sure:
        outcome = "sure"
    elif chance is not None and chance >= LIKELY:
        outcome = "likely"
    elif chance is not None and chance <= UNLIKELY:
        outcome = "unlikely"
    if not view["trick"]:
        return line("lead", card=best.card, outcome=outcome)
    if ahead is None:
        return line("play", card=best.card)
    seen = {"card": best.card, "ahead_card": ahead, "ahead_seat": view["ahead"]}
    if all(effect.leaves for effect in effects.values()):
        return line("cannot-beat", **seen)
    if not best.is_ahead:
        # Who wins by a rule of the game may lose it to a third.
        stays = best.leaves and any(effect.is_ahead for effect in effects.values())
        return line("stay-under", **seen) if stays else line("play", card=best.card)
    if best.ends:
        return line("take", **seen)
    return line("go-ahead", **seen, outcome=outcome)


def _found(reasons: Sequence[Mapping[str, Any]]) -> Line | None:
    """The weightiest reason for it, other than what the sentence about the trick says anyway."""
    for reason in reasons:
        if reason["params"]["points"] > 0 and reason["id"] != "wins-trick":
            return line(f"{reason['id']}-{reason['params']['side']}")
    return None
