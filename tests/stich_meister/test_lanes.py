"""Stich-Meister in lanes is the game of its rules: every lane is played again card by card."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygame_core.games.stich_meister import simulation
from pygame_core.games.stich_meister.cards import BY_NAME, DECK, in_order, left_of
from pygame_core.games.stich_meister.in_force import RULE_CARDS
from pygame_core.games.stich_meister.knowledge import determinize
from pygame_core.games.stich_meister.lanes import StichMeisterLanes
from pygame_core.games.stich_meister.rule_card import Step
from pygame_core.games.stich_meister.state import StichMeisterState
from pygame_core.kit.lanes import signed
from pygame_core.kit.lanes.table import Plays
from pygame_core.views import View
from tests.stich_meister.table import table

LANES = 8
CARDS = range(len(DECK))

Done = tuple[str, list[list[int]]]
"""A step that all seats did: its verb and per seat, counted from seat 0 of the lanes, the cards."""


class Recorded(StichMeisterLanes):
    """Writes down what happens in each lane: actions as text, steps as what each seat put down."""

    def __init__(self, *args: Any) -> None:
        self.log: list[list[str | Done]] = [[] for _ in range(LANES)]
        super().__init__(*args)

    def put(self, seat: int, plays: Plays) -> None:
        self._write("play", plays)
        super().put(seat, plays)

    def _remove(self, won: list[int]) -> None:
        before = list(self.on_table)
        super()._remove(won)
        self._write("remove", [(card, before[card] ^ self.on_table[card]) for card in CARDS])

    def carry_out(self, step: Step, laid: dict[int, list[int]] | None = None) -> None:
        held = [list(hand) for hand in self.hands]
        for seat, cards in (laid or {}).items():
            held[seat] = [mask | down for mask, down in zip(held[seat], cards, strict=True)]
        super().carry_out(step, laid)
        for lane, log in enumerate(self.log):
            down = [
                [c for c in CARDS if held[seat][c] >> lane & self._went(seat, step, c) >> lane & 1]
                for seat in range(self.seats)
            ]
            log.append((step.verb, [cards[: step.cards] for cards in down]))

    def _went(self, seat: int, step: Step, card: int) -> int:
        """The lanes in which a card lies where this step brings it from a seat."""
        receiver = (seat + step.to) % self.seats
        return (self.reserved if step.verb == "reserve" else self.hands)[receiver][card]

    def _write(self, verb: str, plays: Plays) -> None:
        for card, mask in plays:
            for lane, log in enumerate(self.log):
                if mask >> lane & 1:
                    log.append(f"{verb} {DECK[card]}")


def rule_sets() -> list[tuple[int, ...]]:
    """Every rule card with three others, and some random fours."""
    rng = Random(4)
    every = list(RULE_CARDS)
    sets = [(number, *rng.sample([n for n in every if n != number], 3)) for number in every]
    return sets + [tuple(rng.sample(every, 4)) for _ in range(12)]


def some_moment(rules: tuple[int, ...], rng: Random) -> View | None:
    """The view of the seat to act somewhere in a round; None if the round was over by then."""
    option = rng.choice(("suit-or-trump", "trump-only"))
    seats = rng.choice((3, 4, 5))
    match = table(rules, seats=seats, seed=str(rules), options={"trumpLeadFollow": option})
    for _ in range(rng.randrange(60)):
        match.apply(rng.choice(match.legal_actions()))
        if match.view(None)["round"] > 1:
            return None
    return match.view(match.to_act)


@pytest.mark.parametrize("rules", rule_sets(), ids=lambda rules: "-".join(map(str, rules)))
def test_every_lane_is_a_legal_round_with_its_very_points(
    rules: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "StichMeisterLanes", Recorded)
    rng = Random(str(rules))
    view = some_moment(rules, rng)
    if view is None:
        return
    decision = simulation.StichMeisterSimulation(view)
    game = decision.begin(decision.deal(LANES, rng), LANES, 1, rng)
    assert isinstance(game, Recorded)
    game.noise = rng.choice((None, 0, 1))
    hands = [list(hand) for hand in game.hands]
    aside = [list(cards) for cards in game.reserved]
    decision.act(game, [(rng.choice(view["legal"]), game.everywhere)])
    for _ in game.playout():
        pass
    points = game.final_points()
    for lane in range(LANES):
        state = dealt_as_in(lane, view, hands, aside, game.log[lane])
        before = list(state.scores)
        act_again(state, view, game.log[lane][len(view["trick"]) :])
        won = [after - points for after, points in zip(state.scores, before, strict=True)]
        me = view["seat"]
        assert me is not None
        assert won == [number(points[(s - me) % len(won)], lane) for s in range(len(won))]


def dealt_as_in(
    lane: int,
    view: View,
    hands: list[list[int]],
    aside: list[list[int]],
    log: list[str | Done],
) -> StichMeisterState:
    """The state that the lane began with; a step that is going on begins anew."""
    state = determinize(view, Random(1))
    me = view["seat"]
    assert me is not None
    for seat in range(state.seats):
        turned = (seat - me) % state.seats
        if seat == me:
            state.hands[me] = in_order(state.hands[me] + state.laid[me])
        else:
            state.hands[seat] = [DECK[c] for c in CARDS if hands[turned][c] >> lane & 1]
            reserved = [DECK[c] for c in CARDS if aside[turned][c] >> lane & 1]
            state.reserved[seat] = reserved[0] if reserved else None
        state.laid[seat] = []
    state.trick = [
        (seat, BY_NAME[str(action).split()[1]])
        for (seat, _), action in zip(state.trick, log, strict=False)
    ]
    if state.steps:
        state.to_act = left_of(state.dealer, state.seats)
    return state


def act_again(state: StichMeisterState, view: View, log: list[str | Done]) -> None:
    """Do what the lane did; every action is legal, and the round is over in the end."""
    me = view["seat"]
    assert me is not None
    number = state.round
    for entry in log:
        if isinstance(entry, str):
            assert entry in state.legal_actions()
            state.apply(entry)
            continue
        verb, down = entry
        for _ in range(sum(map(len, down))):
            assert state.to_act is not None
            card = down[(state.to_act - me) % state.seats].pop(0)
            assert f"{verb} {DECK[card]}" in state.legal_actions()
            state.apply(f"{verb} {DECK[card]}")
    assert state.to_act is None or state.round == number + 1


def number(planes: list[int], lane: int) -> int:
    """The signed number of one lane."""
    found = sum(1 << bit for bit, plane in enumerate(planes) if plane >> lane & 1)
    return found - (1 << signed.WIDTH) if planes[-1] >> lane & 1 else found
