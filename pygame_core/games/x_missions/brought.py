"""What an own trick does for the mission that it does not decide, while all of it lies there."""

from __future__ import annotations

from typing import Any

from pygame_core.games.x_missions.decided import around
from pygame_core.games.x_missions.own_round import progress
from pygame_core.games.x_missions.progress import status
from pygame_core.scene import Line, line
from pygame_core.views import View

_AS_WANTED = {1: "pure", 7: "low"}
"""By mission, what each of its tricks has to be."""


def brought(view: View) -> Line | None:
    """Of a full trick that is the own one. of: what is counted, "tricks", "eights", "colour" (of
    `suit` there are `more`) or "each" (`suit` are new, missing_suit still lack); "pure" or "low" as
    the mission wants it; "nothing" if none of it is new. have, goal: how many there are, and are
    asked for."""
    tricks, mission = around(view), view["table"]["my_mission"]
    if tricks is None or view["ahead"] != view["seat"] or status(mission, tricks[1]) != "possible":
        return None
    before, now = (progress(mission, each)["meters"] for each in tricks)
    told: dict[str, Any] = {"of": "nothing", "suit": [], "missing_suit": []}
    told |= {"more": 0, "have": 0, "goal": 0}
    had = {meter["of"]: meter["have"] for meter in before}
    new = [meter for meter in now if meter["have"] > had[meter["of"]]]
    if mission in _AS_WANTED:
        led = view["trick"][0][1][0]
        return line("brought", **{**told, "of": _AS_WANTED[mission], "suit": [led]})
    if mission == 4:
        fresh = [meter["of"] for meter in new if not had[meter["of"]]]
        lacks = [meter["of"] for meter in now if not meter["have"]]
        if fresh:
            told |= {"of": "each", "suit": fresh, "missing_suit": lacks}
        return line("brought", **told)
    # What is spoilt, or never can be enough, counts no more.
    counts = [meter for meter in new if meter["mark"] in ("open", "hit")]
    if counts:
        most = max(counts, key=lambda meter: int(meter["have"]))
        of, more = most["of"], most["have"] - had[most["of"]]
        told |= {"more": more, "have": most["have"], "goal": most["goal"]}
        told |= {"of": of} if of in ("tricks", "eights") else {"of": "colour", "suit": [of]}
    return line("brought", **told)
