"""Red Dragon in lanes is the game of its rules: every lane is played again card by card."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygame_core.games.red_dragon import simulation
from pygame_core.games.red_dragon.knowledge import determinize, knowledge_of
from pygame_core.games.red_dragon.lanes import RedDragonLanes
from pygame_core.games.red_dragon.rules import DECK, TABLES
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.kit.lanes.simulation import outcomes
from pygame_core.kit.lanes.table import Plays
from pygame_core.kit.tasks import finished
from pygame_core.views import View
from tests.support.playing import played

LANES = 8


class Recorded(RedDragonLanes):
    """Writes down the cards played in each lane."""

    def __init__(self, *args: Any) -> None:
        self.log: list[list[str]] = [[] for _ in range(LANES)]
        super().__init__(*args)

    def put(self, seat: int, plays: Plays) -> None:
        # The copies in which a deep search looks ahead are wider.
        for card, mask in plays if self.width == LANES else []:
            for lane, log in enumerate(self.log):
                if mask >> lane & 1:
                    log.append(f"play {DECK[card]}")
        super().put(seat, plays)


@pytest.mark.parametrize("deep", [False, True], ids=["aimed", "deep"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_lane_is_a_legal_round_with_its_very_points(
    seats: int, deep: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "RedDragonLanes", Recorded)
    before_play = TABLES[seats].give * seats * 2
    tricks = TABLES[seats].tricks
    for done in (0, before_play, before_play + seats + 1, before_play + seats * (tricks - 3) + 2):
        match = played(("red-dragon", seats, {}), seed=done, actions=done)
        assert match.to_act is not None
        view = match.view(match.to_act)
        rng = Random(done)
        decision = simulation.RedDragonSimulation(view)
        game = decision.begin(decision.deal(LANES, rng), LANES, 1, rng)
        assert isinstance(game, Recorded)
        game.noise = rng.choice((None, 0, 1))
        action = rng.choice(view["legal"])
        decision.act(game, [(action, game.everywhere)])
        hands = [list(hand) for hand in game.hands]
        if deep:
            for _ in decision.play_deeply(game):
                pass
        for _ in game.playout():
            pass
        [outcome] = outcomes(game, LANES, 1)
        points = []
        for lane in range(LANES):
            state = dealt_as_in(lane, view, hands, game.log[lane])
            totals = list(state.scores)
            for text in game.log[lane][len(view["trick"]) :]:
                assert text in state.legal_actions()
                state.apply(text)
            assert view["seat"] is not None
            assert state.to_act is None or state.round == 2
            points.append(state.scores[view["seat"]] - totals[view["seat"]])
        assert sorted(outcome.points.elements()) == sorted(points)


@pytest.mark.parametrize("deep", [False, True], ids=["aimed", "deep"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_hands_turned_to_the_leader_are_played_no_otherwise(
    seats: int, deep: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    before_play = TABLES[seats].give * seats * 2
    match = played(("red-dragon", seats, {}), seed=1, actions=before_play + seats + 1)
    view = match.view(match.to_act)
    found = []
    for alike in (False, True):
        monkeypatch.setattr(RedDragonLanes, "alike", alike)
        decision = simulation.RedDragonSimulation(view)
        tried = finished(decision.rollout(view["legal"], 64, deep, Random(1)))
        found.append([(each.points, each.utility, each.facts) for each in tried])
    assert found[0] == found[1]


def dealt_as_in(lane: int, view: View, hands: list[list[int]], log: list[str]) -> RedDragonState:
    """The state in which the tricks of the lane began."""
    state = determinize(view, Random(1))
    me, playing = view["seat"], view["phase"] == "play"
    assert me is not None
    for seat in range(state.seats):
        turned = (seat - me) % state.seats
        held = [DECK[card] for card, mask in enumerate(hands[turned]) if mask >> lane & 1]
        if playing and seat == me:
            continue
        state.hands[seat] = held
    if not playing:
        state.phase, state.to_act = "play", state.first
        state.centre, state.draft = [], []
    assert len(log) == sum(map(len, state.hands)) + len(state.trick)
    return state


def test_worlds_agree_with_what_the_view_knows() -> None:
    for seed in range(6):
        match = played(("red-dragon", 4, {}), seed=seed, actions=24 + 7 * seed)
        assert match.to_act is not None
        view = match.view(match.to_act)
        knowledge = knowledge_of(view, "test")
        world = simulation.RedDragonSimulation(view).deal(16, Random(seed))
        for place, seat in zip(knowledge.hands, knowledge.others, strict=True):
            held = world.hands[(seat - match.to_act) % 4]
            for lane in range(16):
                cards = [DECK[card] for card, mask in enumerate(held) if mask >> lane & 1]
                assert len(cards) == place.size
                assert all(place.may_hold(card) for card in cards)
