"""What is said to be decided is decided, and it is said wherever trying everything shows it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations
from random import Random
from typing import Any

import pytest

from pygame_core import Match, games
from pygame_core.ai.certainty import certain
from pygame_core.game import Provable
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.cards import Card
from pygame_core.kit.tasks import finished
from tests.support.playing import ALL_SETUPS, Setup, act_at_random, begin

TRICKY = [info.id for info in games() if info.id != "sauscharf"]
# So many endings of each game are looked at.
ENDINGS = 8


def is_certain(match: Match) -> bool:
    """What the seat to act can be sure of."""
    assert match.to_act is not None
    return finished(certain(match.game, match.view(match.to_act)))


def sheet(match: Match, before: int) -> list[Any]:
    return [
        (event.id, event.params)
        for event in match.events[before:]
        if event.id in ("round.scored", "match.ended")
    ]


def ends(match: Match) -> Iterator[list[Any]]:
    """The sheets of the round after everything that can be played, in the true deal."""
    before = len(match.events)
    open_matches = [match]
    while open_matches:
        here = open_matches.pop()
        for action in here.legal_actions():
            after = here.clone()
            after.apply(action)
            if sheet(after, before):
                yield sheet(after, before)
            else:
                open_matches.append(after)


def all_end_alike(match: Match) -> bool:
    first, *others = ends(match)
    return all(end == first for end in others)


def small_endings(setup: Setup, seeds: range, most: int = 2) -> Iterator[Match]:
    """Moments of play in which nobody holds more than so many cards."""
    for seed in seeds:
        match, rng = begin(setup, seed), Random(seed)
        while match.to_act is not None:
            view = match.view(match.to_act)
            if view["phase"] == "play" and 2 <= len(view["hand"]) <= most:
                yield match.clone()
            act_at_random(match, rng)


@pytest.mark.parametrize("game", TRICKY)
def test_what_is_decided_ends_alike_whatever_is_played(game: str) -> None:
    said = 0
    for setup in ALL_SETUPS:
        if setup[0] != game:
            continue
        for match in islice(small_endings(setup, range(9)), ENDINGS):
            if is_certain(match):
                said += 1
                assert all_end_alike(match)
    assert said


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_seat_that_holds_only_winners_takes_it_all(seats: int) -> None:
    """A sweep is seen long before the end, and every card that is then led takes its trick."""
    found = 0
    for seed in range(400):
        match, rng = begin(("red-dragon", seats, {}), seed), Random(seed)
        while match.to_act is not None and match.view(None)["round"] == 1:
            view = match.view(match.to_act)
            game = match.game
            assert isinstance(game, Provable)
            if view["phase"] == "play" and len(view["hand"]) > 1 and game.can_claim(view):
                found += 1
                seat, tricks = match.to_act, view["table"]["tricks"][match.to_act]
                left = len(view["hand"])
                before = len(match.events)
                while not sheet(match, before):
                    act_at_random(match, rng)
                taken = [e.params["winner"] for e in match.events[before:] if e.id == "trick.taken"]
                assert taken == [seat] * left, tricks
                break
            act_at_random(match, rng)
        if found == 2:
            return
    assert found


def hands_of(match: Match) -> list[list[Card]]:
    """All hands as they are held, to look at and to change."""
    state = match.state
    assert isinstance(state, RedDragonState | XMissionsState)
    return state.hands


def possible_deals(match: Match) -> Iterator[Match]:
    """The match as it would be with every other deal that what was played allows."""
    me = match.to_act
    others = [seat for seat in range(match.seats) if seat != me]
    sizes = [len(hands_of(match)[seat]) for seat in others]
    hidden = sorted(card for seat in others for card in hands_of(match)[seat])
    round_began = max(at for at, e in enumerate(match.events) if e.id == "round.started")
    void: set[tuple[int, str]] = set()
    trick: list[str] = []
    for event in match.events[round_began:]:
        if event.id == "card.played":
            suit = event.params["card"][0]
            trick.append(suit)
            if suit != trick[0]:
                void.add((event.params["seat"], trick[0]))
            trick = trick if len(trick) < match.seats else []
    drafted = {
        event.params["card"]: event.params["seat"]
        for event in match.events[round_began:]
        if event.id == "centre.taken"
    }
    dealt_before = set()
    for order in permutations(hidden):
        dealt = iter(order)
        hands = {
            seat: tuple(sorted(islice(dealt, size)))
            for seat, size in zip(others, sizes, strict=True)
        }
        if tuple(hands.values()) in dealt_before:
            continue
        dealt_before.add(tuple(hands.values()))
        fits = all(
            (seat, card.suit) not in void and drafted.get(str(card), seat) == seat
            for seat, cards in hands.items()
            for card in cards
        )
        if fits:
            world = match.clone()
            for seat, cards in hands.items():
                hands_of(world)[seat] = list(cards)
            yield world


@pytest.mark.parametrize("game", ["red-dragon", "x-missions"])
def test_it_is_said_wherever_everything_that_can_be_leads_to_the_same(game: str) -> None:
    [info] = [info for info in games() if info.id == game]
    asked = {True: 0, False: 0}
    for match in islice(small_endings((game, info.seats[0], {}), range(40)), 16):
        alike = all(map(all_end_alike, possible_deals(match)))
        assert is_certain(match) == alike
        asked[alike] += 1
    assert asked[True]
    assert asked[False]


def test_a_game_without_proofs_and_the_last_card_are_never_decided() -> None:
    [sauscharf] = [info for info in games() if info.id == "sauscharf"]
    assert not is_certain(Match.new(sauscharf.id, seats=2, seed="a"))
