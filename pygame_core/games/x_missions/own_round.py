"""What a seat is told of its own round: what it has, how its mission stands, and why."""

from __future__ import annotations

from typing import Any

from pygame_core.games.x_missions.meters import meters
from pygame_core.games.x_missions.progress import (
    TRIED_OUT,
    Prospect,
    Status,
    endings,
    reach,
    status,
    sure_tricks,
    sure_winners,
)
from pygame_core.games.x_missions.rules import (
    COLOURS,
    HIGH,
    NO_MISSION,
    Choice,
    mission_points,
    round_points,
)
from pygame_core.kit.cards import names


def own_round(choice: Choice | None, now: Prospect) -> dict[str, Any]:
    """What a position tells a seat of its own round: {captured, my_tally, my_points, progress}."""
    tally = now.tally
    return {
        "captured": [names(trick) for trick in now.captured],
        "my_tally": {**tally._asdict(), "colours": tally.by_colour()},
        "my_points": None if choice is None else round_points(choice, tally, now.trump),
        "progress": None if choice in (None, NO_MISSION) else progress(choice, now),
    }


def progress(mission: int, now: Prospect) -> dict[str, Any]:
    """How it stands, as a position tells it: {status, why, more, cards, met, mission_points,
    meters}."""
    points = mission_points(mission, now.tally, now.trump)
    standing = status(mission, now)
    reason = why(mission, now, standing)
    more = _most(now) - now.tally.tricks if reason == "weak" else 0
    return {
        "status": standing,
        "why": reason,
        "more": more,
        "cards": names(now.hand) if reason == "weak" and not more else [],
        "met": points > 0,
        "mission_points": points,
        "meters": [meter._asdict() for meter in meters(mission, now.tally, reach(now))],
    }


def why(mission: int, now: Prospect, standing: Status) -> str:
    """Why it is done or lost for good, as an id; "" where that needs no words or has none.

    done: "no-more" if the seat can win no further trick, "harmless" if none can spoil it; "trumps"
    if its own are sure to win what is missing. lost:
    "has" (a trick where none is wanted), "more" and "few" (too many, too few tricks), "weak" (there
    are enough, but too few can be won), "must" (a card must win), "mixed" (colours), "pure" (no
    trick of one colour can come), "three", "no-trump" and "missing" (a colour cannot be had),
    "not-all" (no trick can bring all that are missing), "many" (nor can so many of one be had),
    "high", "must-high", "low" (no trick without them can come), "eights".
    """
    if standing == "possible" or not now.tricks_left:
        return ""
    if standing == "lost":
        return _why_lost(mission, now)
    if not mission_points(mission, now.tally, now.trump):
        return "trumps" if sure_winners(now) else ""
    if mission in (4, 5, 6, 8, 9):
        return ""
    return "no-more" if _most(now) == now.tally.tricks else "harmless"


def _most(now: Prospect) -> int:
    """So many tricks the seat has in the end, if all goes well."""
    return max(tally.tricks for tally in endings(now))


def _why_lost(mission: int, now: Prospect) -> str:
    tally = now.tally
    if mission == 0:
        return "has" if tally.tricks else "must"
    if mission == 1:
        must = tally.tricks or sure_tricks(now) > 2
        return "mixed" if sum(map(bool, tally.colours)) > 1 else "must" if must else "pure"
    if mission == 2:
        return _why_not_two(now)
    if mission == 4:
        lacks = [colour for colour, could in reach(now).items() if colour in COLOURS and not could]
        if not lacks and tally.colours.count(0) > 1:
            return "not-all"
        return "no-trump" if lacks == [now.trump] else "missing"
    if mission == 5:
        return _why_few(now, 5)
    if mission == 7:
        must = tally.tricks or any(card.number >= HIGH for card in sure_winners(now))
        return "high" if tally.high else "must-high" if must else "low"
    return {3: "three", 6: "many", 8: "eights", 9: "many"}[mission]


def _why_not_two(now: Prospect) -> str:
    """Why there will be more tricks than two, or fewer."""
    least, most = now.tally.tricks + sure_tricks(now), reach(now)["tricks"]
    if now.tricks_left <= TRIED_OUT:
        counts = {tally.tricks for tally in endings(now)}
        least, most = min(counts), max(counts)
    if least > 2:
        return "more" if now.tally.tricks > 2 else "must"
    return _why_few(now, 2) if most < 2 else ""


def _why_few(now: Prospect, needed: int) -> str:
    return "weak" if reach(now)["tricks"] >= needed and now.hand else "few"
