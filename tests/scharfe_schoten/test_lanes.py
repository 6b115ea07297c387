"""Scharfe Schoten in lanes: every lane is played again, card by card, by the rules of the game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from pygame_core.events import Event
from pygame_core.games.scharfe_schoten.knowledge import knowledge_of
from pygame_core.games.scharfe_schoten.lanes import HUES, OF_HUE, ScharfeSchotenLanes
from pygame_core.games.scharfe_schoten.rules import BY_NAME, COLOURS, DECK, count_colours
from pygame_core.games.scharfe_schoten.simulation import ScharfeSchotenSimulation, World
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.kit.card_tracking import this_round
from pygame_core.kit.lanes.deep import decide
from pygame_core.kit.tasks import finished
from pygame_core.match import Match
from pygame_core.views import View
from tests.support.playing import act_at_random

LANES = 16


class Watched(ScharfeSchotenLanes):
    """Notes what is done in which lanes: actions of the game in their order, with the seat."""

    done: list[tuple[int, str, int]]

    def put(self, seat: int, plays: list[tuple[int, int]]) -> None:
        super().put(seat, plays)
        self.done += [(seat, f"play {DECK[card]}", lanes) for card, lanes in plays]

    def take_from_rack(self, seat: int, hue: int, lanes: int) -> int:
        taken = super().take_from_rack(seat, hue, lanes)
        self.done.append((seat, f"rack {COLOURS[hue]}", taken))
        return taken


def views(seats: int, step: int) -> Iterator[View]:
    """Moments of a random match."""
    match, rng = Match.new("scharfe-schoten", seats=seats, seed=f"lanes {seats}"), Random(seats)
    while match.to_act is not None:
        if len(match.log) % step == 0:
            yield match.view(match.to_act)
        act_at_random(match, rng)


def value(planes: list[int], lane: int) -> int:
    return sum((plane >> lane & 1) << at for at, plane in enumerate(planes))


def in_lane(world: World, lane: int, view: View) -> list[list[str]]:
    """The hands of a dealt world, by the seats of the match."""
    hands = [
        [str(DECK[card]) for card, lanes in enumerate(held) if lanes >> lane & 1] for held in world
    ]
    assert view["seat"] is not None
    hands[0] = list(view["hand"])
    return [hands[(seat - view["seat"]) % view["seats"]] for seat in range(view["seats"])]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("noise", [None, 0, 2])
def test_every_lane_keeps_the_rules_and_scores_the_round(seats: int, noise: int | None) -> None:
    phases = set()
    for view in views(seats, step=29):
        phases.add(view["phase"])
        rng, legal = Random(7), view["legal"]
        simulation = ScharfeSchotenSimulation(view)
        world = simulation.deal(LANES, rng)
        game = simulation.begin(world, LANES, 1, rng)
        game.__class__, game.noise = Watched, noise
        assert isinstance(game, Watched)
        game.done = []
        shares = [
            sum(1 << lane for lane in range(at, LANES, len(legal))) for at in range(len(legal))
        ]
        simulation.act(game, list(zip(legal, shares, strict=True)))
        for _ in game.playout():
            pass
        for lane in range(LANES):
            _check_lane(view, in_lane(world, lane, view), game, lane)
    assert phases == {"predict", "play", "rack"}


def _check_lane(view: View, hands: list[list[str]], game: Watched, lane: int) -> None:
    me = view["seat"]
    assert me is not None
    state = _state(view, hands)
    if state.phase == "predict":
        for _ in range(game.seats):
            assert state.to_act is not None
            turned = (state.to_act - me) % game.seats
            [most] = [hue for hue in HUES if game.most[turned][hue] >> lane & 1]
            [least] = [hue for hue in HUES if game.least[turned][hue] >> lane & 1]
            _act(state, f"predict {COLOURS[most]} {COLOURS[least]}")
    number, scores, taker = state.round, list(state.scores), None
    for turned, action, lanes in game.done:
        if lanes >> lane & 1:
            assert state.to_act == (me + turned) % game.seats
            for event in _act(state, action):
                if event.id == "trick.taken" and taker is None:
                    taker = event.params["winner"]
    assert state.to_act is None or state.round == number + 1
    won = [after - before for after, before in zip(state.scores, scores, strict=True)]
    points, added = game.points()
    assert value(points, lane) + added == won[me]
    utility, added, factor = game.utility()
    others = (sum(won) - won[me]) / (game.seats - 1)
    assert (value(utility, lane) + added) * factor == pytest.approx(won[me] - others)
    if view["phase"] == "play":
        assert game.facts()["wins-trick"] >> lane & 1 == (taker == me)


def _act(state: ScharfeSchotenState, action: str) -> list[Event]:
    assert state.why_not(action) is None
    return state.apply(action)


def _state(view: View, hands: list[list[str]]) -> ScharfeSchotenState:
    """The position of the view with these hands; nobody has predicted unless it is known."""
    state = knowledge_of(view, "lane").state
    state.hands = [[BY_NAME[name] for name in hand] for hand in hands]
    state.predictions = [None] * state.seats if view["phase"] == "predict" else state.predictions
    state.to_act = state.first if view["phase"] == "predict" else state.to_act
    return state


@pytest.mark.parametrize("seats", [3, 4])
def test_worlds_agree_with_the_view(seats: int) -> None:
    for view in views(seats, step=23):
        world = ScharfeSchotenSimulation(view).deal(LANES, Random(3))
        played = {
            event["params"]["card"] for event in this_round(view) if event["id"] == "card.played"
        }
        for lane in range(LANES):
            hands = in_lane(world, lane, view)
            dealt = [name for hand in hands for name in hand]
            assert len(dealt) == len(set(dealt))
            assert not played & set(dealt)
            for hand, backs in zip(hands, view["table"]["backs"], strict=True):
                assert count_colours(BY_NAME[name] for name in hand) == backs


def test_every_place_of_a_hidden_card_is_equally_likely() -> None:
    """Each unseen card lies in a hand as often as the backs of its colour tell."""
    view = next(views(4, step=1))
    assert view["seat"] is not None
    worlds = 4096
    world = ScharfeSchotenSimulation(view).deal(worlds, Random(11))
    for seat in range(1, 4):
        backs = view["table"]["backs"][(view["seat"] + seat) % 4]
        for hue, colour in enumerate(COLOURS):
            unseen = [card for card in OF_HUE[hue] if str(DECK[card]) not in view["hand"]]
            share = backs[colour] / len(unseen)
            for card in unseen:
                found = world[seat][card].bit_count() / worlds
                assert found == pytest.approx(share, abs=5 * (share * (1 - share) / worlds) ** 0.5)


def test_deep_searches_keep_the_rules_and_the_cards() -> None:
    """Whoever the table is turned to, all cards of the round are collected in every lane."""
    for view in views(3, step=41):
        rng = Random(5)
        simulation = ScharfeSchotenSimulation(view)
        game = simulation.begin(simulation.deal(16, rng), 16, 1, rng)
        simulation.act(game, [(view["legal"][0], game.everywhere)])
        while game.left > 1:
            while game.position < game.seats:
                plays = finished(decide(game, 4))
                for seat, lanes in enumerate(game.turn):
                    game.put(seat, [(card, mask & lanes) for card, mask in plays if mask & lanes])
                game.advance()
            game.end_trick()
        for _ in game.playout():
            pass
        for lane in range(16):
            for hue in HUES:
                assert sum(value(game.collected[seat][hue], lane) for seat in range(3)) == 12
