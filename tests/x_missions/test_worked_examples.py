"""The worked examples of the rules, each a test: tricks, missions, the draft, the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rules import (
    BY_NAME,
    COLOURS,
    NO_MISSION,
    Tally,
    mission_points,
    round_points,
    verdict,
)
from pygame_core.kit.cards import Card
from tests.x_missions.boards import drafting, with_hands

EXAMPLES = json.loads((Path(__file__).parent / "worked_examples.json").read_text(encoding="utf-8"))


def trick_winner_of(given: dict[str, Any]) -> object:
    people = [who for who, _ in given["plays"]]
    # A second card each, so that the round goes on after the trick.
    state = with_hands(
        *(f"{card} Y{seat + 4}" for seat, (_, card) in enumerate(given["plays"])),
        trump=given["trump"],
    )
    for _, card in given["plays"]:
        events = state.apply(f"play {card}")
    winner = events[-1].params["winner"]
    assert state.to_act == winner
    return {"winner": people[winner], "card": given["plays"][winner][1]}


def legal_plays_of(given: dict[str, Any]) -> object:
    state = with_hands("", " ".join(given["hand"]), "", "", lead=1)
    state.trick = [(0, Card(given["led"], 9))]
    return [action.removeprefix("play ") for action in state.legal_actions()]


def score_of(given: dict[str, Any]) -> object:
    tally = Tally.of([[BY_NAME[name] for name in trick] for trick in given["tricks"]])
    choice = NO_MISSION if given["mission"] is None else given["mission"]
    total = round_points(choice, tally, given["trump"])
    extra = 0 if choice == NO_MISSION else mission_points(choice, tally, given["trump"])
    return {"tricks": total - extra, "mission": extra, "total": total}


def draft_of(given: dict[str, Any]) -> object:
    state = drafting(given["removed"], given["dealer"])
    order, offers = [], []
    for choice in given["choices"]:
        assert state.to_act is not None
        order.append(state.to_act)
        table = position(state, state.to_act)["table"]
        offers.append([offer["mission"] for offer in table["offer"]])
        state.apply(f"mission {NO_MISSION if choice is None else choice}")
    assert state.phase == "play"
    assert state.to_act == given["dealer"]
    return {"order": order, "offers": offers, "rest": state.offer}


def refusal_of(given: dict[str, Any]) -> object:
    state = drafting(removed=9)
    state.offer = given["offer"]
    reason = state.why_not(f"mission {given['mission']}")
    assert reason == ("mission-not-offered", {"mission": given["mission"]})
    return {"error": "MISSION_NOT_OFFERED"}


def game_end_of(given: dict[str, Any]) -> object:
    people = list(given["totals"])
    end = verdict(
        [given["totals"][who] for who in people], [given["lastRound"][who] for who in people]
    )
    winners = [] if end is None else [people[seat] for seat in end.winners]
    return {"ended": end is not None, "winners": winners}


ANSWERS = {
    "xm.trickWinner": trick_winner_of,
    "xm.legalPlays": legal_plays_of,
    "xm.score": score_of,
    "xm.draft": draft_of,
    "xm.choose": refusal_of,
    "xm.gameEnd": game_end_of,
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_worked_example(example: dict[str, Any]) -> None:
    assert ANSWERS[example["fn"]](example["in"]) == example["out"]


def test_tallies_name_colours_in_their_order() -> None:
    tally = Tally.of([[BY_NAME["R8"], BY_NAME["R9"], BY_NAME["G8"], BY_NAME["U1"]]])
    assert tally.by_colour() == {"R": 2, "U": 1, "Y": 0, "G": 1}
    assert list(tally.by_colour()) == list(COLOURS)
    assert (tally.tricks, tally.eights, tally.high) == (1, 2, 3)
