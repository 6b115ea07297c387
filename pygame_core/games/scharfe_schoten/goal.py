"""What a seat of Scharfe Schoten is after, and how far it has come with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pygame_core.games.scharfe_schoten.rules import NUMBERS, score_prediction, why_changed
from pygame_core.kit.cards import suit_of
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

TILES = ("most", "least")
"""The two tiles of a prediction, in its order; the ids of their lines on the score sheet too."""


def goal_of(view: View) -> Line | None:
    table, seat = view["table"], view["seat"]
    if seat is None:
        return None
    if view["phase"] == "predict":
        return line("predict")
    if cost := _forced_change(view, seat):
        return cost
    tiles = {each["id"]: each for each in table["lines"][seat] if each["id"] in TILES}
    said: dict[str, Any] = {f"{tile}_suit": each["colour"] for tile, each in tiles.items()}
    if not any(table["tricks"]):
        return line("tiles-laid", **said)
    if not table["tricks"][seat]:
        left = _left(table, tiles["most"]["colour"])
        is_last = all(sum(backs.values()) <= 1 for backs in table["backs"])
        reach = "none" if not left else "last" if is_last else "many"
        return line("no-trick", **said, most_left=left, reach=reach)
    for tile, each in tiles.items():
        others = {**table["captured"][seat]}
        del others[each["colour"]]
        nearest = (max if tile == "most" else min)(others.values())
        is_level = {each["count"]} == set(others.values())
        said |= {
            tile: each["count"],
            f"{tile}_hit": "level" if is_level else each["hit"],
            f"{tile}_rival_suit": [suit for suit in others if others[suit] == nearest],
            f"{tile}_rival": nearest,
        }
    is_missed = "missed" in (said["most_hit"], said["least_hit"])
    return line("tiles", **said, lead=0 if is_missed else said["most"] - said["least"])


def _left(table: Mapping[str, Any], colour: str) -> int:
    """How many cards of it nobody has won yet."""
    return len(NUMBERS) - sum(int(captured[colour]) for captured in table["captured"])


def only_colour(view: View) -> str:
    """The colour that must be taken from the rack since no other is left; "" if there is a choice
    or nothing to take."""
    legal = view["legal"] if view["phase"] == "rack" else []
    return split_action(legal[0])[1][0] if len(legal) == 1 else ""


def _forced_change(view: View, seat: int) -> Line | None:
    """What a card of the rack that must be taken makes of the points, if they do not stay."""
    if not (colour := only_colour(view)):
        return None
    table = view["table"]
    have, now = table["captured"][seat], table["points"][seat]
    then = score_prediction({**have, colour: have[colour] + 1}, table["predictions"][seat]).points
    return None if then == now else line("forced", suit=colour, points=then, now=now)


def outcome_of(view: View) -> Line | None:
    """While it is looked at, what all have predicted. Of a full trick, what it makes of the points
    of who takes it, if they do not stay."""
    if len(view["trick"]) == view["seats"] and not view.get("landing"):
        return _changed_by_trick(view)
    is_laid = view["phase"] != "predict" and not view["trick"] and not any(view["table"]["tricks"])
    return line("predicted") if is_laid and view["to_act"] is None else None


def _changed_by_trick(view: View) -> Line | None:
    """Only where no card of the rack comes with the trick and makes others of them."""
    table, seat = view["table"], view["ahead"]
    if seat is None or any(table["rack"].values()):
        return None
    brings = Counter(suit_of(card) for _, card in view["trick"])
    have = {suit: count + brings[suit] for suit, count in table["captured"][seat].items()}
    tiles = table["predictions"][seat]
    now, then = table["points"][seat], score_prediction(have, tiles).points
    if then == now:
        return None
    why = why_changed(table["captured"][seat], have, tiles)
    wanted = dict(zip(tiles, TILES, strict=True))
    signs = {f"{each}_tile": wanted.get(why[f"{each}_suit"], "") for each in ("cost", "than")}
    whose = {"is_mine": seat == view["seat"], "seat": seat}
    whose["first"] = not table["tricks"][seat]
    lead = have[tiles[0]] - have[tiles[1]]
    return line("standing", **whose, points=then, now=now, lead=lead, **why, **signs)
