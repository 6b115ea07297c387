"""An advice as the page draws it: what speaks for an action or else against it, and how often each
score of the round came up, as bars over one axis that all actions share."""

from __future__ import annotations

from math import ceil
from typing import Any

MOST_BARS = 44
LEAST_WIDE = 9
"""Points; where all rounds end alike, the axis is still one."""
MARKS = ("best", "level", "none")
LESS = 3
"""By so many points fewer an action that is about level brings clearly less to its own seat."""
RARE = 0.002
"""What came up more seldom is drawn at the end of the axis."""


def drawn(advice: dict[str, Any]) -> dict[str, Any]:
    """The advice with an "axis": {"low": the lowest score that is drawn, "step": points a bar,
    "bars": how many there are}; and in each option "mark", "best", "level" (about equal to that) or
    "none", in this order; "less": whether a level one brings its own seat clearly less, and so the
    others; "edge", how much worse than the first it is; of its reasons those that speak for it and
    not for the first as well, or against it where others do better; and in place of its
    distribution "bars": the share of its worlds in each, the tallest being 1."""
    options = advice["options"]
    axis = axis_of([option["distribution"] for option in options])
    # The first is what is advised, even where another is a trifle better, or not level with that.
    least = options[0]["edge"]
    is_level = [each["level"] or each["edge"] <= least for each in options[1:]]
    marks = ["best", *("level" if level else "none" for level in is_level)]
    told = [
        {**_drawn(option, mark, axis), "edge": round(option["edge"] - least, 2)}
        for option, mark in zip(options, marks, strict=True)
    ]
    for each in told:
        fewer, doubt = told[0]["round"] - each["round"], told[0]["error"] + each["error"]
        each["less"] = each["mark"] == "level" and fewer > max(LESS, doubt)
    told.sort(key=lambda each: MARKS.index(each["mark"]))
    shared = {reason["id"] for reason in told[0]["reasons"]}
    for each in told[1:]:
        # What speaks for the first in the same way makes no difference between the two.
        is_told = shared if each["mark"] == "level" else set[str]()
        each["reasons"] = [reason for reason in each["reasons"] if reason["id"] not in is_told]
    return {**advice, "axis": axis, "options": told}


def _drawn(option: dict[str, Any], mark: str, axis: dict[str, int]) -> dict[str, Any]:
    told = {key: each for key, each in option.items() if key not in ("distribution", "level")}
    reasons = speaking(option["reasons"], is_good=mark != "none")
    return {**told, "mark": mark, "bars": bars_of(option["distribution"], axis), "reasons": reasons}


def speaking(reasons: list[dict[str, Any]], *, is_good: bool) -> list[dict[str, Any]]:
    """Those that speak for an action, or else those against it."""
    return [reason for reason in reasons if (reason["params"]["points"] > 0) == is_good]


def axis_of(distributions: list[list[list[float]]]) -> dict[str, int]:
    """An axis for all of them: every score that is not rare has a place there, and so has 0."""
    scores = [points for each in distributions for points, share in each if share >= RARE]
    low = int(min(0, *scores))
    high = int(max(low + LEAST_WIDE, *scores))
    step = ceil((high - low + 1) / MOST_BARS)
    start = low // step * step
    return {"low": start, "step": step, "bars": (high - start) // step + 1}


def bars_of(distribution: list[list[float]], axis: dict[str, int]) -> list[float]:
    """How tall each bar is, 0 to 1."""
    last = axis["bars"] - 1
    sums = [0.0] * axis["bars"]
    for points, share in distribution:
        sums[min(max(0, int(points - axis["low"]) // axis["step"]), last)] += share
    return [round(share / max(sums), 3) for share in sums]
