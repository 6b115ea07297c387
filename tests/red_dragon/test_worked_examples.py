"""The worked examples of the rules, each a test: tables, draft order, tricks, scores."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pygame_core import Match
from pygame_core.games.red_dragon.rules import (
    BY_NAME,
    RED,
    TABLES,
    draft_order,
    penalty,
    score_round,
)
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.kit.cards import Card
from pygame_core.kit.scores import best_seats

EXAMPLES = json.loads((Path(__file__).parent / "worked_examples.json").read_text(encoding="utf-8"))


def table_of(given: dict[str, Any]) -> object:
    return [
        {
            "hand": TABLES[seats].hand,
            "give": TABLES[seats].give,
            "centre": seats * TABLES[seats].give,
            "perTrick": TABLES[seats].per_trick,
        }
        for seats in given["players"]
    ]


def score_of(given: dict[str, Any]) -> object:
    """The score by names; played through the state, so that the instant win counts too."""
    people = list(given["tricks"])
    tricks = list(given["tricks"].values())
    reds = [[Card(RED, number) for number in given["reds"][person]] for person in people]
    if TABLES[given["players"]].tricks in tricks:
        return {"instantWinner": winner_by_all_tricks(people, tricks, reds)}
    score = score_round(tricks, reds)
    return {
        "base": dict(zip(people, score.base, strict=True)),
        "baseSum": sum(score.base),
        "bonus": {who: bonus for who, bonus in zip(people, score.bonus, strict=True) if bonus},
        "round": dict(zip(people, score.points, strict=True)),
        "instantWinner": None,
    }


def winner_by_all_tricks(people: list[str], tricks: list[int], reds: list[list[Card]]) -> str:
    """Finish a round in which the last trick is still to be played."""
    seat = tricks.index(max(tricks))
    state = RedDragonState(len(people), "example", first=seat)
    state.round, state.phase, state.to_act = 1, "play", seat
    state.tricks = [max(0, count - (who == seat)) for who, count in enumerate(tricks)]
    state.reds = reds
    for who in range(len(people)):
        state.hands[who] = [BY_NAME["U14"] if who == seat else BY_NAME[f"U{who}"]]
    for step in range(len(people)):
        who = (seat + step) % len(people)
        events = state.apply(f"play {state.hands[who][0]}")
    assert events[-1].params["reason"] == "all-tricks"
    assert not any(event.id == "round.scored" for event in events)
    [winner] = state.winners
    return people[winner]


def trick_winner_of(given: dict[str, Any]) -> object:
    people = [who for who, _ in given["plays"]]
    state = RedDragonState(max(3, len(people)), "example", first=0)
    state.round, state.phase, state.to_act = 1, "play", 0
    for seat, (_, card) in enumerate(given["plays"]):
        # A second card each, so that the round goes on after the trick.
        state.hands[seat] = [BY_NAME[card], BY_NAME[f"G{seat}"]]
    for _, card in given["plays"]:
        events = state.apply(f"play {card}")
    winner = events[-1].params["winner"]
    return {"winner": people[winner], "card": given["plays"][winner][1]}


def legal_plays_of(given: dict[str, Any]) -> object:
    state = RedDragonState(3, "example", first=0)
    state.round, state.phase, state.to_act = 1, "play", 1
    state.trick = [(0, Card(given["led"], 14))]
    state.hands[1] = [BY_NAME[card] for card in given["hand"]]
    return [action.removeprefix("play ") for action in state.legal_actions()]


def give_count_refused(given: dict[str, Any]) -> object:
    """One card an action: the third card is refused, since only two are to be given."""
    match = Match.new("red-dragon", seats=given["players"], seed="example")
    first = match.to_act
    for _ in range(TABLES[given["players"]].give):
        assert match.to_act == first
        match.apply(match.legal_actions()[0])
    assert first is not None
    assert match.to_act != first
    third = match.view(first)["hand"][0]
    assert match.why_not(f"give {third}") == ("card-not-in-hand", {"card": third})
    return {"error": "WRONG_GIVE_COUNT"}


def starters_of(given: dict[str, Any]) -> object:
    state = RedDragonState(given["players"], "example", first=given["first"])
    starters = []
    for event in _play_out(state):
        if event.id == "round.started":
            starters.append(event.params["first"])
    return starters


def _play_out(state: RedDragonState) -> list[Any]:
    events = state.deal()
    while state.to_act is not None:
        # The last legal card: nobody takes every trick, so every round is played.
        events += state.apply(state.legal_actions()[-1])
    return events


def winners_of(given: dict[str, Any]) -> object:
    people = list(given["totals"])
    return [people[seat] for seat in best_seats(list(given["totals"].values()))]


ANSWERS = {
    "rd.table": table_of,
    "rd.score": score_of,
    "rd.draftOrder": lambda given: draft_order(given["players"], given["first"]),
    "rd.penalty": lambda given: [penalty(BY_NAME[card]) for card in given["cards"]],
    "rd.trickWinner": trick_winner_of,
    "rd.legalPlays": legal_plays_of,
    "rd.give": give_count_refused,
    "rd.roundStarters": starters_of,
    "rd.winners": winners_of,
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_worked_example(example: dict[str, Any]) -> None:
    assert ANSWERS[example["fn"]](example["in"]) == example["out"]
