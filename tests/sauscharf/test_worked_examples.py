"""The worked examples of the rules, each a test: filling, order, sets, turns, the end, scores."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pygame_core import Reason
from pygame_core.games.sauscharf.choices import read_set
from pygame_core.games.sauscharf.rules import (
    ChiliSet,
    cards_of,
    fill,
    laying_order,
    score,
    set_action,
    turn_order,
)
from pygame_core.games.sauscharf.sauces import HEATS, display_size, sauce_deck
from pygame_core.games.sauscharf.state import SauscharfState
from pygame_core.kit.scores import best_seats
from tests.sauscharf.positions import new_match, position, shown, state_of, values

EXAMPLES = json.loads((Path(__file__).parent / "worked_examples.json").read_text(encoding="utf-8"))
HEAT_IDS = {"mild": "mild", "hot": "hot", "super": "super-hot"}
ENDINGS = {None: None, "sauces": "TRIGGER", "no-cards": "CARDLESS", "stall": "STALL"}


def text(cards: list[Any]) -> str:
    return " ".join(map(str, cards))


def the_set(cards: list[Any]) -> ChiliSet:
    return read_set([str(card) for card in cards])


def refused(reason: Reason) -> dict[str, str]:
    return {"error": reason.id.upper().replace("-", "_")}


def filled(given: dict[str, Any]) -> object:
    slots = [values(slot) for slot in given["slots"]]
    pile, discard = values(given["pile"])[::-1], values(given["discard"])

    def as_given(cards: list[int]) -> None:
        cards[:] = values(given["reshuffled"])[::-1]

    fill(slots, pile, discard, as_given)
    return {
        "slots": [shown(slot) for slot in slots],
        "pile": shown(pile[::-1]),
        "discard": shown(discard),
    }


def ordered(given: dict[str, Any]) -> object:
    who = [name for name, _ in given["sets"]]
    order = turn_order([(seat, the_set(cards)) for seat, (_, cards) in enumerate(given["sets"])])
    return {"order": [who[seat] for seat in order], "spoon": who[order[0]]}


def laid(given: dict[str, Any]) -> object:
    state = position(
        [text(given["hand"]), "13"],
        ingredients=[text(given["ingredients"]), ""],
        part="gather" if given["phase"] == 1 else "cook",
    )
    cards = given["set"]
    action = "pickup" if cards is None else f"set {text(cards)}"
    reason = state.why_not(action)
    if reason is not None:
        return refused(reason)
    state.apply(action)
    return {
        "hand": shown(cards_of(state.hands[0])),
        "ingredients": shown(cards_of(state.ingredients[0])),
        "set": cards,
    }


def on_turn(given: dict[str, Any], **more: Any) -> SauscharfState:
    """Seat 0 has laid the set and acts first; seat 1 has laid a single card."""
    state = position(
        [text(given["set"]), "1"],
        ingredients=[text(given.get("ingredients", [])), ""],
        part=more.pop("part", "cook"),
        **more,
    )
    state.discard = values(given["discard"])
    state.apply(set_action(the_set(given["set"])))
    state.apply("set 1")
    assert state.to_act == 0
    return state


def taken(given: dict[str, Any]) -> object:
    state = on_turn(given, part="gather", slots=[text(slot) for slot in given["slots"]])
    slot = "-" if given["slot"] is None else given["slot"] + 1
    action = f"chili {slot} {'keep' if given['keep'] else 'discard'}"
    assert state.why_not(action) is None
    state.apply(action)
    return {
        "slots": [shown(slot) for slot in state.slots],
        "ingredients": shown(cards_of(state.ingredients[0])),
        "discard": shown(state.discard),
    }


def cooked(given: dict[str, Any]) -> object:
    state = on_turn(given, display=given["display"])
    action = f"sauce {given['heat']}"
    reason = state.why_not(action)
    if reason is not None:
        return refused(reason)
    state.apply(action)
    return {
        "display": state.display,
        "sauces": state.sauces[0],
        "discard": shown(state.discard),
    }


def lap_ended(given: dict[str, Any]) -> object:
    seats = given["players"]
    left = given.get("saucesLeft", 4)
    state = position(
        [text(seat["hand"]) for seat in seats],
        ingredients=[text(seat["ingredients"]) for seat in seats],
        heat=HEAT_IDS[given["difficulty"]],
        sauces=[[3] * seat["sauces"] for seat in seats],
        display=[4] * left,
        supply=[],
    )
    state.cooked, state.stall = given["madeSauce"], given["stall"]
    events = state._end_lap()
    reason = next((event.params["reason"] for event in events if event.id == "match.ended"), None)
    result: dict[str, Any] = {"end": ENDINGS[reason], "stall": state.stall}
    if reason is None:
        result["hands"] = [shown(cards_of(cards)) for cards in state.hands]
        result["ingredients"] = [shown(cards_of(cards)) for cards in state.ingredients]
    return result


def scored(given: dict[str, Any]) -> object:
    scores = [
        score(seat["sauces"], len(seat["hand"]) + len(seat["ingredients"]))
        for seat in given["players"]
    ]
    return {"scores": scores, "winners": list(best_seats(scores))}


def set_up(given: dict[str, Any]) -> object:
    seats, heat = given["players"], HEAT_IDS[given["difficulty"]]
    state = state_of(new_match(seats, heat))
    places = [state.pile, *state.slots, *map(cards_of, state.hands)]
    (hand,) = {sum(cards) for cards in state.hands}
    assert sorted(state.supply) == sauce_deck(HEATS[heat])
    return {
        "deck": sum(map(len, places)),
        "hand": hand,
        "display": display_size(seats),
        "sauceLevels": sorted(set(state.supply)),
        "sauceCount": len(state.supply),
        "target": state.target,
    }


CHECKS: dict[str, Callable[[dict[str, Any]], object]] = {
    "sa.fill": filled,
    "sa.order": ordered,
    "sa.playSet": laid,
    "sa.take": taken,
    "sa.sauce": cooked,
    "sa.endRound": lap_ended,
    "sa.score": scored,
    "sa.setup": set_up,
    "sa.setOrder": lambda given: laying_order(given["spoon"], given["handSizes"]),
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_worked_example(example: dict[str, Any]) -> None:
    assert CHECKS[example["fn"]](example["in"]) == example["out"]
