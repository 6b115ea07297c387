"""What cards make in all: the best of everything that can be made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from pygame_core.games.sauscharf.plan import NOTHING, Plan, plan_of, wilds_of
from pygame_core.games.sauscharf.sauces import SAUCES

DECK = [*(str(number) for number in range(1, 6) for _ in range(4)), "X", "X"]


def most(cards: Sequence[str], heats: Sequence[int]) -> int:
    """The points of the best sauces, sauce by sauce and set by set."""
    best = 0
    counts = Counter(cards)
    for heat in set(heats):
        left = list(heats)
        left.remove(heat)
        for number in set(cards):
            for wilds in range(min(heat, counts["X"]) + 1):
                numbers = heat - wilds
                if number == "X":
                    taken = Counter({"X": heat})
                else:
                    taken = Counter({number: numbers, "X": wilds})
                if taken <= counts and (number != "X" or wilds == 0):
                    rest = list((counts - taken).elements())
                    best = max(best, SAUCES[heat].points + most(rest, left))
    return best


@pytest.mark.parametrize("seed", range(30))
def test_no_other_sauces_score_more(seed: int) -> None:
    rng = Random(seed)
    cards = rng.sample(DECK, rng.randint(1, 11))
    heats = [rng.randint(2, 5) for _ in range(rng.randint(0, 4))]
    plan = plan_of(cards, heats)
    assert plan.points == most(cards, heats)
    assert plan.points == sum(SAUCES[heat].points for heat in plan.heats)
    assert not Counter(plan.heats) - Counter(heats)


def test_of_equal_plans_the_one_of_fewer_cards_is_better() -> None:
    # Five of a kind are worth a set of three and two that cannot be used: no sauce is made twice.
    assert plan_of(["9", "9", "9", "9", "9"], [3]) == Plan(4, -3, (3,))
    assert plan_of(["9", "9", "9", "9", "X", "2"], [5, 4]) == Plan(8, -5, (5,))
    assert plan_of(["X", "X", "X"], [3]) == Plan(4, -3, (3,))
    assert plan_of([], [3]) == plan_of(["9", "9"], []) == NOTHING


def test_of_x_a_number_takes_no_more_than_make_most_with_it() -> None:
    heats = [3, 3, 4, 5, 6]
    # Sauce 6 takes both; of sauce 4 one is left over, and may be for nothing else.
    assert wilds_of("10", ["10"] * 4 + ["X", "X"], heats) == 2
    assert wilds_of("10", ["10"] * 3 + ["X", "X"], [3, 4]) == 1
    assert wilds_of("10", ["10"] * 3 + ["X", "X"], [3, 4], 2) == 2
    assert wilds_of("10", ["10"] * 4 + ["X"], [3, 4]) == 0
    # One makes sauce 3 of others: all make less if it is kept for these.
    assert wilds_of("10", ["10"] * 3 + ["4", "4", "X"], [3, 3]) == 0
    assert wilds_of("10", ["10"] * 3 + ["4", "4", "X"], [3, 3], 1) is None
