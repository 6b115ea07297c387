"""Scharfe Schoten in words: what an action does, and what has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.scharfe_schoten.rules import Colours
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.told import Told, told

SPICES = {
    "R": ("red", "chili"),
    "B": ("black", "pepper"),
    "Y": ("yellow", "mustard"),
    "G": ("green", "wasabi"),
}
"""The colours in the order in which they are told where no strength is known: tone and sign."""


def in_order(counts: Colours, order: Sequence[str]) -> Colours:
    """The colours in this order, with how many cards each has."""
    return {colour: counts[colour] for colour in order}


def label(action: str) -> Line:
    """Any action of the game in words, legal now or not."""
    verb, words = split_action(action)
    if verb == "predict":
        return line("predict", most_suit=words[0], least_suit=words[1])
    return line("rack", suit=words[0]) if verb == "rack" else line("play", card=words[0])


def told_as(event: Mapping[str, Any]) -> Told:
    """An event in words; one that another seat sees less of has another id there."""
    told_by = _TOLD.get(event["id"])
    return told_by(event) if told_by else told(event)


def _dealt(event: Mapping[str, Any]) -> Told:
    seen = told(event)
    suits = in_order(seen["params"].pop("colours"), list(SPICES))
    return {**seen, "params": {**seen["params"], "suits": suits}}


def _laid(event: Mapping[str, Any]) -> Told:
    suits = in_order(event["params"]["colours"], list(SPICES))
    return told({"id": event["id"], "params": {"suits": suits}})


def _trumps(event: Mapping[str, Any]) -> Told:
    return told({"id": event["id"], "params": {"cards": event["params"]["trumps"]}})


def _predicted(event: Mapping[str, Any]) -> Told:
    params = event["params"]
    if "most" not in params:
        return told(event)
    return told(_prediction(params["seat"], params["most"], params["least"]))


def _revealed(event: Mapping[str, Any]) -> Told:
    each = enumerate(event["params"]["predictions"])
    sentences = [_prediction(seat, most, least) for seat, (most, least) in each]
    return told({"id": event["id"], "params": {"sentences": sentences}})


def _prediction(seat: int, most: str, least: str) -> Line:
    return line("prediction.open", seat=seat, most_suit=most, least_suit=least)


def _taken(event: Mapping[str, Any]) -> Told:
    seat, colour = event["params"]["seat"], event["params"]["colour"]
    params = {"seat": seat, "suit": colour}
    return told({"id": event["id"], "params": params}, action=f"rack {colour}")


_TOLD = {
    "hand.dealt": _dealt,
    "rack.laid": _laid,
    "trumps.revealed": _trumps,
    "prediction.made": _predicted,
    "predictions.revealed": _revealed,
    "rack.taken": _taken,
}
