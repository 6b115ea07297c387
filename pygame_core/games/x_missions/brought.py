"""What a trick does for the own mission that it does not decide, while all of it lies there."""

from __future__ import annotations

from typing import Any

from pygame_core.games.x_missions.decided import around
from pygame_core.games.x_missions.own_round import progress
from pygame_core.games.x_missions.progress import status
from pygame_core.scene import Line, line
from pygame_core.views import View

_AS_WANTED = {1: "pure", 7: "low"}
"""By mission, what each of its tricks has to be."""
_OF_ONE_COLOUR = (3, 6, 9)
"""Missions that several colours can do, as long as there are enough of one and not too many."""


def brought(view: View) -> Line | None:
    """Of a full trick. of: what is counted, "tricks", "eights", "colour" (of `suit` there are
    `more`) or "each" (`suit` are new, missing_suit still lack); "pure" or "low" as the mission
    wants it; "nothing" if none of it is new. have, goal: how many there are, and are asked for.
    spoilt: of so many colours there are too many from now on, of spoilt_suit. Of somebody else's
    trick only, of which colours there cannot be enough any more, if any."""
    tricks, mission = around(view), view["table"]["my_mission"]
    if tricks is None or status(mission, tricks[1]) != "possible":
        return None
    before, now = (progress(mission, each)["meters"] for each in tricks)
    marks = {meter["of"]: meter["mark"] for meter in before}
    changed = [meter for meter in now if meter["mark"] != marks[meter["of"]]]
    if view["ahead"] != view["seat"]:
        short = [meter["of"] for meter in changed if meter["mark"] == "short"]
        is_told = short and mission in _OF_ONE_COLOUR
        return line("no-more", seat=view["ahead"], suit=short) if is_told else None
    spoilt = [meter["of"] for meter in changed if meter["mark"] == "spoilt"]
    told: dict[str, Any] = {"of": "nothing", "suit": [], "missing_suit": []}
    told |= {"more": 0, "have": 0, "goal": 0, "spoilt": len(spoilt), "spoilt_suit": spoilt}
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
