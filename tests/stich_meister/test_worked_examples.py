"""The worked examples of the rules, one test each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pygame_core import Match
from pygame_core.games.stich_meister.cards import TABLES, choosers, deck_of
from pygame_core.games.stich_meister.in_force import rules_in_force
from tests.stich_meister.table import (
    do,
    legal,
    play_on,
    points,
    state_of,
    table,
    trump_order,
    winner,
)

DATA = json.loads(Path(__file__).with_name("worked_examples.json").read_text(encoding="utf-8"))


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    found = [example for example in DATA["examples"] if example["kind"] in kinds]
    return pytest.mark.parametrize("example", found, ids=lambda example: example["id"])


def test_every_example_has_a_test() -> None:
    kinds = {example["kind"] for example in DATA["examples"]}
    assert kinds == {"trumpOrder", "legal", "winner", "route", "score", "setup", "procedure"}
    procedures = {e["id"] for e in DATA["examples"] if e["kind"] == "procedure"}
    assert procedures == {"V93", "V94", "V95"}


@of_kind("trumpOrder")
def test_trump_order(example: dict[str, Any]) -> None:
    asked = example["in"]
    text = " ".join(asked["cards"]) if "cards" in asked else None
    found = trump_order(asked["rules"], text, asked.get("t21"))
    assert [set(group) for group in found] == [set(group) for group in example["out"]]


@of_kind("legal")
def test_legal(example: dict[str, Any]) -> None:
    asked = example["in"]
    found = legal(
        asked["rules"],
        " ".join(asked["trick"]),
        " ".join(asked["hand"]),
        asked.get("t21"),
        asked.get("trumpLeadFollow", "suit-or-trump"),
    )
    assert found == set(example["out"])


@of_kind("winner")
def test_winner(example: dict[str, Any]) -> None:
    asked = example["in"]
    seats, cards = zip(*asked["plays"], strict=True)
    place = winner(asked["rules"], " ".join(cards), asked.get("t21"))
    assert place is not None
    assert seats[place] == example["out"]


@of_kind("route")
def test_route(example: dict[str, Any]) -> None:
    asked, out = example["in"], example["out"]
    routing = rules_in_force(asked["rules"]).routing
    route = routing.route(asked["winner"], asked["players"])
    piles = list(asked["piles"])
    piles[route.taker] += 1
    if route.holder != route.taker:
        piles[route.holder] += piles[route.taker]
        piles[route.taker] = 0
    clockwise = routing.is_clockwise(asked["trickNo"] + 1)
    assert out == {
        "taker": route.taker,
        "holder": route.holder,
        "piles": piles,
        "nextLeader": route.next_leader,
        "nextDirection": "clockwise" if clockwise else "counter-clockwise",
    }


@of_kind("score")
def test_score(example: dict[str, Any]) -> None:
    asked = example["in"]
    tricks = DATA["R6"] if asked["tricks"] == "R6" else asked["tricks"]
    piles: list[list[tuple[int | None, str]]] = [[] for _ in range(asked["players"])]
    for number, owner, held in tricks:
        piles[owner].append((number, " ".join(held)))
    for owner, held in enumerate(asked.get("leftovers", ())):
        piles[owner] += [(None, card) for card in held]
    found = points(
        asked["rules"], piles, second_lead=asked.get("t21"), last_trick=asked["lastTrick"]
    )
    assert found == example["out"]


@of_kind("setup")
def test_setup(example: dict[str, Any]) -> None:
    seats, out = example["in"]["players"], example["out"]
    match = Match.new("stich-meister", seats=seats, seed="set-up")
    view = match.view(None)
    numbers = {card.number for card in deck_of(seats)}
    assert len(deck_of(seats)) == out["deck"]
    assert sorted(set(range(1, 16)) - numbers) == out["removed"]
    assert view["hand_counts"] == [out["hand"]] * seats
    assert view["table"]["tricks_in_round"] == out["tricks"]
    assert view["rounds"] == out["rounds"]
    assert len(choosers(seats, 0)) == len(view["table"]["choosers"]) == out["choosers"]
    assert TABLES[seats].from_pile == out["fromPile"]
    assert len(play_on(match, "rules.revealed")["rules"]) == out["ruleCardsInForce"]


def example(name: str) -> dict[str, Any]:
    [found] = [one for one in DATA["examples"] if one["id"] == name]
    return dict(found)


def test_v93_first_three_to_the_right_then_three_to_the_left() -> None:
    asked, out = example("V93")["in"], example("V93")["out"]
    hands = {int(seat): " ".join(held) for seat, held in asked["pass22"].items()}
    match = table(asked["rules"], hands, seats=asked["players"])

    def where(hands: dict[str, list[str]]) -> bool:
        return all(set(held) <= set(match.view(int(seat))["hand"]) for seat, held in hands.items())

    for step, after in (("pass22", "after22"), ("pass23", "after23")):
        do(match, *(f"pass {' '.join(held)}" for held in asked[step].values()))
        assert where(out[after])


def test_v94_number_of_the_last_trick() -> None:
    for asked, last in zip(example("V94")["in"], example("V94")["out"], strict=True):
        match = table(asked.get("rules", []), seats=asked["players"])
        assert match.view(None)["table"]["tricks_in_round"] == last
        play_on(match, "round.scored")
        taken = [event.params["number"] for event in match.events if event.id == "trick.taken"]
        assert taken == list(range(1, last + 1))


def test_v95_the_reserved_card_is_played_before_three_are_left() -> None:
    asked, out = example("V95")["in"], example("V95")["out"]
    match = table(asked["rules"], seats=asked["players"])
    state = state_of(match)
    while state.trick_number < asked["beforeTrick"]:
        match.apply(match.legal_actions()[0])
    assert [len(hand) for hand in state.hands] == [out["handPerPlayer"]] * 5
    assert all(state.reserved)
    for _ in range(4):
        assert match.to_act is not None
        assert match.legal_actions() == (f"play {state.reserved[match.to_act]}",)
        match.apply(match.legal_actions()[0])
    leftovers = play_on(match, "leftovers.revealed")["cards"]
    assert [len(own) for own in leftovers] == [out["leftAfter"]] * 5
