"""What a match that is broken off is worth does not hang on the Python that adds it up."""

from __future__ import annotations

from fractions import Fraction
from operator import mul
from random import Random

from pygame_core import Match
from pygame_core.ai.levels import choose
from pygame_core.games.sauscharf.kitchen import Kitchen
from pygame_core.games.sauscharf.knowledge import Knowledge
from pygame_core.games.sauscharf.value_model import ValueModel, features, part_of
from pygame_core.games.sauscharf.value_weights import WEIGHTS


def test_expected_points_are_summed_exactly() -> None:
    match, rng, seen = Match.new("sauscharf", seats=4, seed="sums"), Random(1), 0
    heat = match.view(0)["table"]["heat"]
    for _ in range(60):
        assert match.to_act is not None
        view = match.view(match.to_act)
        kitchen = Kitchen(Knowledge(view).deal(rng), rng.shuffle)
        weights = WEIGHTS[heat][4][part_of(kitchen)]
        for seat, score in enumerate(ValueModel(heat, 4).scores(kitchen)):
            parts = map(Fraction, map(mul, weights, features(kitchen, seat)))
            coming = float(sum(parts, Fraction()))
            if coming > -kitchen.own_sizes[seat]:
                assert score == kitchen.points[seat] + coming
                seen += 1
        match.apply(choose("casual", match.game, view, rng))
    assert seen > 100
