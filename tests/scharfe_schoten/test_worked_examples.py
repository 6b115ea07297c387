"""The worked examples of the rules, each a test: trump order, tricks, the rack, scores."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pygame_core import Match
from pygame_core.games.scharfe_schoten.knowledge import unseen
from pygame_core.games.scharfe_schoten.rules import (
    BY_NAME,
    HIT_POINTS,
    score_prediction,
    trump_order,
)
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.kit.cards import names
from pygame_core.kit.scores import best_seats
from tests.scharfe_schoten.tables import play_all, with_hands

EXAMPLES = json.loads((Path(__file__).parent / "worked_examples.json").read_text(encoding="utf-8"))


def trump_order_of(given: dict[str, Any]) -> object:
    order = trump_order(given["numbers"])
    return {"colours": list(order.colours), "trumps": names(order.trumps)}


def trick_winner_of(given: dict[str, Any]) -> object:
    """Played out; each hand keeps a second card, of a colour not led, so that the round goes on."""
    people = [who for who, _ in given["plays"]]
    cards = [card for _, card in given["plays"]]
    spare = "B12" if cards[0][0] == "Y" else "Y12"
    state = with_hands(*(f"{card} {spare}" for card in cards))
    state.trumps = trump_order({name[0]: int(name[1:]) for name in given["trumps"]})
    play_all(state, " ".join(cards[:-1]))
    last = state.apply(f"play {cards[-1]}")[-1]
    winner = last.params["winner"]
    return {
        "winner": people[winner],
        "card": given["plays"][winner][1],
        "captured": state.captured[winner],
    }


def legal_plays_of(given: dict[str, Any]) -> object:
    state = with_hands(f"{given['led']}12", " ".join(given["hand"]), "Y12")
    play_all(state, f"{given['led']}12")
    return [action.removeprefix("play ") for action in state.legal_actions()]


def score_of(given: dict[str, Any]) -> object:
    score = score_prediction(given["counts"], (given["most"], given["least"]))
    return {
        "most": HIT_POINTS[score.most],
        "least": HIT_POINTS[score.least],
        "bonus": score.difference or 0,
        "total": score.points,
    }


def rack_schedule_of(given: dict[str, Any]) -> object:
    """Read off the views of a played round."""
    match = Match.new("scharfe-schoten", seats=given["players"], seed="example")
    start = match.view(None)
    left_after: list[int] = []
    while True:
        before = match.view(None)
        events = match.apply(match.legal_actions()[0])
        scored = [event for event in events if event.id == "round.scored"]
        if scored:
            break
        view = match.view(None)
        if view["table"]["trick_number"] > before["table"]["trick_number"]:
            left_after.append(view["table"]["rack_left"])
    # What the last trick left on the rack: its winner's pick came with the score.
    left_after.append(before["table"]["rack_left"] - (before["phase"] == "rack"))
    captured = [lines[0]["counts"].values() for lines in scored[0].params["detail"]]
    return {
        "hand": start["hand_counts"][0],
        "rack": start["table"]["rack_left"],
        "tricks": start["table"]["tricks_in_round"],
        "rackAfterTrick": left_after,
        "capturedTotal": sum(map(sum, captured)),
    }


def rack_pick_of(given: dict[str, Any]) -> object:
    rack = "".join(colour * count for colour, count in given["rack"].items())
    state = with_hands("R1 R3", "R4 R5", "R6 R7", rack=rack)
    play_all(state, "R1 R4 R6")
    reason = state.why_not(f"rack {given['colour']}")
    assert reason is not None
    assert reason.params["suit"] == given["colour"]
    return {"error": reason.id.upper().replace("-", "_")}


def winners_of(given: dict[str, Any]) -> object:
    people = list(given["totals"])
    return [people[seat] for seat in best_seats(list(given["totals"].values()))]


def starters_of(given: dict[str, Any]) -> object:
    state = ScharfeSchotenState(given["players"], "example", first=given["first"])
    events = state.announce()
    while state.to_act is not None:
        events += state.apply(state.legal_actions()[0])
    return [event.params["first"] for event in events if event.id == "round.started"]


def unseen_of(given: dict[str, Any]) -> object:
    left = unseen(BY_NAME[name] for name in given["hand"] + given["played"])
    return {colour: len(cards) for colour, cards in left.items()}


ANSWERS = {
    "ss.trumpOrder": trump_order_of,
    "ss.trickWinner": trick_winner_of,
    "ss.legalPlays": legal_plays_of,
    "ss.score": score_of,
    "ss.rackSchedule": rack_schedule_of,
    "ss.rackPick": rack_pick_of,
    "ss.winners": winners_of,
    "ss.roundStarters": starters_of,
    "ss.unseen": unseen_of,
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_worked_example(example: dict[str, Any]) -> None:
    assert ANSWERS[example["fn"]](example["in"]) == example["out"]
