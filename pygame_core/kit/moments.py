"""What a card changes in a view when it leaves a hand, for pictures between two views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame_core.views import View


def changed(counts: list[int], seat: int, by: int) -> list[int]:
    """Counts by seat, one of them changed."""
    return [count + by if at == seat else count for at, count in enumerate(counts)]


def out_of_hand(view: View, seat: int, card: str | None) -> dict[str, Any]:
    """The hands after a card has left one of them; None: a card that only its owner knows."""
    hand = list(view["hand"])
    if seat == view["seat"] and card in hand:
        hand.remove(card)
    return {"hand": hand, "hand_counts": changed(view["hand_counts"], seat, -1)}


def laid_down(view: View, event: Mapping[str, Any], pile: str) -> dict[str, Any]:
    """A card laid face down before its seat, which alone knows it.

    pile: the game's fact that counts those cards by seat; the own ones are in `my_<pile>`.
    """
    seat, card = event["params"]["seat"], event["params"].get("card")
    table, own = view["table"], f"my_{pile}"
    mine = [*table[own], card] if seat == view["seat"] else table[own]
    laid = {pile: changed(table[pile], seat, 1), own: mine}
    return {**out_of_hand(view, seat, card), "table": {**table, **laid}}
