"""Bars of an advice: how often each score came up, over one axis that all actions share."""

from __future__ import annotations

import pytest

from pygame_core.page.spread import MOST_BARS, RARE, axis_of, bars_of, spread

SPREADS: list[list[list[float]]] = [
    [[0, 1]],
    [[-3, 0.5], [4, 0.5]],
    [[-200, 0.001], [10, 0.5], [300, 0.499]],
    [[7, 1]],
    [[-9, 1]],
]


@pytest.mark.parametrize("told", SPREADS)
def test_all_scores_that_are_not_rare_have_a_place_on_the_axis_and_so_has_nought(
    told: list[list[float]],
) -> None:
    axis = axis_of([told])
    assert 2 <= axis["bars"] <= MOST_BARS + 1
    for points in [0, *(points for points, share in told if share >= RARE)]:
        assert 0 <= (points - axis["low"]) // axis["step"] < axis["bars"]


def test_what_is_rare_makes_no_axis_wide_and_is_drawn_at_its_end() -> None:
    axis = axis_of([SPREADS[2]])
    assert axis["low"] > -200
    bars = bars_of(SPREADS[2], axis)
    assert bars[0] == pytest.approx(0.002)
    assert max(bars) == 1


def test_all_actions_share_an_axis_and_each_has_its_bars_in_place_of_its_figures() -> None:
    options = [{"action": str(at), "distribution": told} for at, told in enumerate(SPREADS[:2])]
    drawn = spread({"seat": 1, "options": options})
    assert drawn["seat"] == 1
    assert drawn["axis"] == {"low": -3, "step": 1, "bars": 10}
    assert [option.pop("bars") for option in drawn["options"]] == [
        [0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0, 0, 1, 0, 0],
    ]
    assert drawn["options"] == [{"action": "0"}, {"action": "1"}]
