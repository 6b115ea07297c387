"""An advice as the page draws it: its reasons, and how often each score came up, over one axis."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.page.hint import MOST_BARS, RARE, axis_of, bars_of, drawn, speaking

SPREADS: list[list[list[float]]] = [
    [[0, 1]],
    [[-3, 0.5], [4, 0.5]],
    [[-200, 0.001], [10, 0.5], [300, 0.499]],
    [[7, 1]],
    [[-9, 1]],
]
REASONS: list[dict[str, Any]] = [
    {"id": "x", "params": {"points": points}} for points in (3, -1, -2)
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
    told = [
        {**option(1.0 - at, level=True), "reasons": [], "distribution": each}
        for at, each in enumerate(SPREADS[:2])
    ]
    shown = drawn({"seat": 1, "options": told})
    assert shown["seat"] == 1
    assert shown["axis"] == {"low": -3, "step": 1, "bars": 10}
    assert [option.pop("bars") for option in shown["options"]] == [
        [0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0, 0, 1, 0, 0],
    ]
    # Others are compared with what is advised, also where one of them is a trifle better.
    assert [option.pop("edge") for option in shown["options"]] == [0, -1]
    assert [set(option) for option in shown["options"]] == [
        {"mark", "less", "reasons", "round", "error"}
    ] * 2


def test_of_reasons_those_are_told_that_speak_for_an_action_or_else_those_against_it() -> None:
    assert speaking(REASONS, is_good=True) == REASONS[:1]
    assert speaking(REASONS, is_good=False) == REASONS[1:]
    told = drawn({"options": [option(1), option(1.5, level=True), option(3)]})["options"]
    assert [each["mark"] for each in told] == ["best", "level", "none"]
    # Nothing that speaks for what is advised as well.
    assert [each["reasons"] for each in told] == [REASONS[:1], [], REASONS[1:]]


def test_what_is_about_as_good_stands_above_what_is_worse() -> None:
    told = drawn({"options": [option(0), option(2), option(2.5, level=True)]})["options"]
    assert [each["mark"] for each in told] == ["best", "level", "none"]
    assert [each["edge"] for each in told] == [0, 2.5, 2]


def test_nothing_that_is_no_worse_than_what_is_advised_is_called_worse() -> None:
    told = drawn({"options": [option(1), option(0, level=True), option(0.5), option(3)]})
    assert [each["mark"] for each in told["options"]] == ["best", "level", "level", "none"]


def test_what_is_level_though_it_brings_the_own_seat_clearly_less_is_known_as_such() -> None:
    def less(points: float, error: float = 0.5, *, level: bool = True) -> bool:
        other = option(1.2, level=level, points=points, error=error)
        found: bool = drawn({"options": [option(1, points=7), other]})["options"][1]["less"]
        return found

    assert less(-6)
    assert not less(5)
    assert not less(-6, error=14)
    assert not less(-6, level=False)


def option(
    edge: float, *, level: bool = False, points: float = 0, error: float = 0.5
) -> dict[str, Any]:
    figures = {"edge": edge, "round": points, "error": error, "distribution": [[0, 1]]}
    return {**figures, "level": level, "reasons": REASONS}
