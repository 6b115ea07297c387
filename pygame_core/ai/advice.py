"""Advice: what every legal action is likely to bring, and why, as ids and numbers.

All of it is counted in the worlds of a search; a reason is a fact that comes true more or less
often with this action than with the others, and that goes along with a better or worse round. More
of a good thing speaks only for an action, more of a bad one only against it.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from math import hypot, inf
from random import Random
from statistics import fmean
from typing import Any

from pygame_core.ai.levels import AT_LEISURE
from pygame_core.ai.playouts import simulation
from pygame_core.ai.search import Budget, Rating, search
from pygame_core.ai.tip import tip
from pygame_core.game import Aiming, Doubted, Game, Preferring, Simulation
from pygame_core.kit.doubts import NO_DOUBT, Doubt, doubt_at
from pygame_core.kit.outcomes import Outcome
from pygame_core.views import View

Advice = dict[str, Any]

MOST_REASONS = 3
LEAST_EFFECT = 0.25
"""Points that a fact must be worth to be named as a reason."""

TRIFLE = 0.4
"""So many points against the others never matter to whoever wants to understand a hint."""


def advise(
    game: Game, view: View, rng: Random, budget: Budget = AT_LEISURE
) -> Generator[float, None, Advice]:
    """Rate every legal action of the seat to act.

    A generator: it yields the done share, 0 to 1, and returns {"seat", "tip", "options"}: the first
    for those who want one sentence (see tip.py). The options are best first, what the goal of the
    scene speaks of before what is about equal, and each is
      action   as in view["legal"]
      worlds   how many were played on
      round    expected points of this round
      error    its standard error, in points: by chance, and as far as the model is known to err
      match    expected total after the round
      trick    the chance to take this trick, 0 to 1; None where there is none
      distribution  [[points, share of the worlds], …], ascending
      range    [low, high]: four in five of the worlds end between them
      edge     how much worse than the best, in points more than the others'
      level    whether the two are about equal: no more than these errors may lie between them
      reasons  [{"id", "params"}, …], weightiest first: side, "more" or "less" (how often this comes
               true, compared with the other actions), chance and otherwise (in per cent), points
               (what that is worth, for or against)

    view: that of the seat to act. rng: all chance comes from it. budget: how long it may take.

    >>> from pygame_core import Match
    >>> from pygame_core.kit.tasks import finished
    >>> match = Match.new("x-missions", seats=4, seed="oak")
    >>> advice = finished(advise(match.game, match.view(match.to_act), Random(1)))
    >>> best = advice["options"][0]
    >>> best["action"], best["edge"], round(best["round"])
    ('mission 6', 0.0, 12)
    """
    decision = simulation(game, view)
    ratings = yield from rate(decision, view, rng, budget)
    options = []
    for rating in ratings:
        yield 1.0
        options.append(option(decision, view, rating, ratings))
    yield 1.0
    if isinstance(game, Aiming):
        keep_to(game.aimed(view), options, game.leeway(view))
    if isinstance(game, Preferring) and (action := game.preferred(view, options)):
        options.sort(key=lambda each: each["action"] != action)
    yield 1.0
    told = tip(game, view, options[0], rng, options[1:])
    return {"seat": view["seat"], "tip": told, "options": options}


def keep_to(aimed: Sequence[str], options: list[dict[str, Any]], leeway: float) -> None:
    """The best that the goal speaks of comes first if it costs next to nothing, or is about equal
    and brings its own seat no less, or whatever it costs where the leeway is infinite: goal, star
    and reason are then of one thing."""
    for at, each in enumerate(options):
        is_cheap = each["edge"] <= leeway or each["round"] >= options[0]["round"]
        is_close = leeway == inf or each["edge"] <= TRIFLE or (each["level"] and is_cheap)
        if is_close and each["action"] in aimed:
            options.insert(0, options.pop(at))
            return


def explain(
    game: Game, view: View, action: str, rng: Random, budget: Budget = AT_LEISURE
) -> Generator[float, None, Advice]:
    """Why this action, by what its seat knew: {"seat", "action", "worlds", "trick", "reasons"} as
    in `advise`, and "sound": whether nothing else did clearly better.

    Neither the other options nor what the round may bring is told: that would betray the hand.
    """
    decision = simulation(game, view)
    ratings = yield from rate(decision, view, rng, budget)
    [rating] = [rating for rating in ratings if rating.action == action]
    whole = option(decision, view, rating, ratings)
    told = {key: whole[key] for key in ("action", "worlds", "trick", "reasons")}
    return {"seat": view["seat"], "sound": whole["level"], **told}


def rate(
    decision: Simulation, view: View, rng: Random, budget: Budget = AT_LEISURE
) -> Generator[float, None, list[Rating]]:
    """The ratings behind an advice."""
    return (yield from search(decision, view["legal"], decision.schedules["advice"], rng, budget))


def edge(better: Outcome, worse: Outcome, doubt: Doubt) -> float:
    """By how many points against the others one action is better than another, less what is likely
    to be there only because the search has chosen by it, and no more than its model may err."""
    found = better.mean - worse.mean
    return found - min((1 - doubt.kept) * found, _model_error(better, worse, doubt))


def is_clear(better: Outcome, worse: Outcome, doubt: Doubt) -> bool:
    """Whether that is more than chance, at two standard errors, and the model, at one, make."""
    chance = 2 * hypot(better.error, worse.error)
    return edge(better, worse, doubt) > hypot(chance, _model_error(better, worse, doubt))


def _model_error(better: Outcome, worse: Outcome, doubt: Doubt) -> float:
    # A single world has no spread that could be known.
    return doubt.edge and doubt.edge * hypot(better.spread, worse.spread)


def option(
    decision: Simulation, view: View, rating: Rating, ratings: Sequence[Rating]
) -> dict[str, Any]:
    """One action of an advice, as told by `advise`, from the ratings of all."""
    outcome, best = rating.outcome, ratings[0].outcome
    doubt = doubt_at(decision.doubts, view) if isinstance(decision, Doubted) else NO_DOUBT
    points = outcome.mean_points - (doubt.high and doubt.high * outcome.points_spread)
    model = doubt.points and doubt.points * outcome.points_spread
    assert view["seat"] is not None
    others = [other.outcome for other in ratings if other is not rating]
    in_trick = any(other.outcome.chance("wins-trick") for other in ratings)
    return {
        "action": rating.action,
        "worlds": outcome.worlds,
        "round": round(points, 2),
        "error": round(hypot(outcome.points_error, model), 2),
        "match": round(view["scores"][view["seat"]] + points, 2),
        "trick": round(outcome.chance("wins-trick"), 3) if in_trick else None,
        "distribution": [
            [points, round(worlds / outcome.worlds, 4)]
            for points, worlds in sorted(outcome.points.items())
        ],
        "range": list(outcome.middle),
        "edge": round(edge(best, outcome, doubt), 2),
        "level": not is_clear(best, outcome, doubt),
        "reasons": reasons(decision.facts, outcome, others),
    }


def reasons(
    facts: Mapping[str, int], outcome: Outcome, others: Sequence[Outcome]
) -> list[dict[str, Any]]:
    """The facts that tell this action from the others, weightiest first."""
    found: list[tuple[float, dict[str, Any]]] = []
    splits: set[tuple[int, int]] = set()
    for fact, bearing in facts.items():
        rivals = [other for other in others if fact in other.facts]
        if fact not in outcome.facts or not rivals:
            continue
        chance = outcome.chance(fact)
        otherwise = fmean(rival.chance(fact) for rival in rivals)
        effect = _effect(fact, (outcome, *rivals))
        points = (chance - otherwise) * effect
        split = round(100 * chance), round(100 * otherwise)
        is_told = split in splits or split[0] == split[1]
        if abs(points) < LEAST_EFFECT or effect * bearing < 0 or is_told:
            continue
        # What comes true exactly where this does not would say the same once more.
        splits |= {split, (100 - split[0], 100 - split[1])}
        params = {
            "side": "more" if chance > otherwise else "less",
            "chance": split[0],
            "otherwise": split[1],
            "points": round(points, 1),
        }
        found.append((abs(points), {"id": fact, "params": params}))
    found.sort(key=lambda weighed: -weighed[0])
    return [reason for _, reason in found[:MOST_REASONS]]


def _effect(fact: str, outcomes: Sequence[Outcome]) -> float:
    """How much more the worlds are worth in which the fact came true, the action being the same;
    where no action leaves it to chance, how much more those actions are worth that bring it."""
    gain = weight = 0.0
    for outcome in outcomes:
        held = outcome.facts[fact]
        if held.worlds in (0, outcome.worlds):
            continue
        without = outcome.worlds - held.worlds
        share = held.worlds * without / outcome.worlds
        gain += share * (held.utility / held.worlds - (outcome.utility - held.utility) / without)
        weight += share
    if weight:
        return gain / weight
    bring = [outcome.mean for outcome in outcomes if outcome.chance(fact)]
    leave = [outcome.mean for outcome in outcomes if not outcome.chance(fact)]
    return fmean(bring) - fmean(leave) if bring and leave else 0.0
