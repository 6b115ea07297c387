"""The peer plays every game by its protocol, and finds what is plain to see."""

from __future__ import annotations

from random import Random

import pytest

from pygame_core import Match, games
from tests.peers.ismcts import TUNED, Search, player
from tests.support.playing import played


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_the_peer_chooses_something_legal(game: str) -> None:
    match, rng = Match.new(game, seats=4, seed="peer"), Random(1)
    while len(match.legal_actions()) < 2:
        match.apply(match.legal_actions()[0])
    view = match.view(match.to_act)
    search = Search(match.game, view, rng, TUNED[game])
    assert search.best(0.0) in view["legal"]
    assert set(search.root.children) <= set(view["legal"])
    assert player(view, rng, seconds=0.0, exploration=1.0) in view["legal"]


@pytest.mark.parametrize(
    ("seed", "low", "high"), [(27, {"R3"}, {"R13"}), (72, {"R5", "R6"}, {"R13"})]
)
def test_the_peer_does_not_take_the_red_11_for_nothing(
    seed: int, low: set[str], high: set[str]
) -> None:
    # Last to play to a trick with R11 in it: a high card takes it, a low one does not.
    match = played(("red-dragon", 4, {}), seed, actions=55)
    view = match.view(match.to_act)
    assert set(view["legal"]) == {f"play {card}" for card in low | high}
    search = Search(match.game, view, Random(1), TUNED["red-dragon"])
    assert search.best(0.03) in {f"play {card}" for card in low}
