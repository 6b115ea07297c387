"""Goal and star of Sauscharf speak of the same thing."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from pygame_core import Match
from pygame_core.ai.advice import advise, keep_to
from pygame_core.ai.search import Budget
from pygame_core.games.sauscharf import GAME
from pygame_core.games.sauscharf.prospect import prospects
from pygame_core.kit.tasks import finished
from pygame_core.page.bridge import SUGGESTING
from pygame_core.views import View
from tests.sauscharf.positions import acting, position, view_of


@pytest.mark.parametrize("seed", range(3))
def test_the_star_does_what_the_goal_names_and_what_it_laid_a_set_for(seed: int) -> None:
    """In the matches of a newcomer who taps what it marks."""
    match, named = Match.new("sauscharf", seats=4, seed=f"goal {seed}"), 0
    promised = None
    while (seat := match.to_act) is not None:
        view = match.view(seat)
        aims = GAME.aimed(view)
        assert set(aims) <= set(view["legal"])
        if seat or GAME.leeway(view) < inf:
            promised = promised if seat else None
            match.apply(max(zip(GAME.evaluate(view), view["legal"], strict=True))[1])
            continue
        advice = finished(advise(GAME, view, Random(seed), Budget(SUGGESTING)))
        tip, goal = advice["tip"], GAME.scene(view)["goal"]
        assert goal
        is_last = goal["id"] in ("last-lap", "holds-out", "shed", "ending", "no-sauce")
        assert is_last or "worth" in goal["params"], "a goal of an action names its sauce"
        named += 1
        assert tip["action"] in aims
        if promised and f"sauce {promised}" in view["legal"]:
            assert tip["action"] == f"sauce {promised}"
        because = tip["because"]
        is_promise = because and because["id"] == "reach"
        promised = because["params"]["heat"] if is_promise else None
        match.apply(tip["action"])
    assert named > 4


def test_the_goal_of_a_set_is_the_dearest_sauce_for_it() -> None:
    state = acting("9", "5 5 5 5 5", ("7", "6", "5", "4", "3", "2", "1"))
    assert GAME.aimed(view_of(state, state.to_act)) == ["sauce 5"]
    state = acting("9", "5", ("7", "6", "5", "4", "3", "2", "1"))
    assert GAME.aimed(view_of(state, state.to_act)) == ["chili 3 keep"]


@pytest.mark.parametrize("made", [0, 6])
def test_a_card_that_makes_a_sauce_pay_is_taken_unless_somebody_may_end_the_match(
    made: int,
) -> None:
    def turn(theirs: int) -> View:
        state = position(
            ["10 10 10 1", "1"],
            ingredients=["7 7 7 7", ""],
            slots=("7", "2", "3", "", "", "", ""),
            display=(5, 6, 6, 7),
            sauces=[[3] * made, [3] * theirs],
        )
        state.apply("set 1")
        state.apply("set 1")
        return view_of(state, 0)

    # Of the set the search decides.
    assert GAME.aimed(turn(0)) == ["chili 1 keep", "chili 1 discard"]
    assert GAME.leeway(turn(0)) == inf
    assert GAME.aimed(turn(6)) == ["chili - discard"]


def test_a_set_that_lacks_one_card_is_kept_with_it() -> None:
    state = acting("3", "5 5 5 5", ("11", "5", "8", "", "", "", ""), display=(5, 5, 6, 6))
    assert GAME.aimed(view_of(state, 0)) == ["chili 2 keep"]


def test_a_set_that_lacks_two_cards_is_kept_with_one_of_them_and_a_lone_card_is_not() -> None:
    slots = ("7 7", "4", "11", "", "", "", "")
    state = acting("2", "4 4 4 4", slots, display=(6, 6, 7, 7))
    assert GAME.aimed(view_of(state, 0)) == ["chili 2 keep"]
    # Nothing of the market joins anything; late, more cards would only cost.
    state = acting("4 4 4 4", "2", ("7", "8 8", "", "", "", "", ""), display=(6, 6, 7, 7))
    assert GAME.aimed(view_of(state, 0)) == ["chili 2 discard", "chili - discard"]
    state.sauces[1] = [3] * 5
    assert GAME.aimed(view_of(state, 0)) == ["chili - discard"]


def test_of_two_sauces_the_dearer_is_cooked_first_unless_it_alone_is_sure_to_wait() -> None:
    def first(*others: str, display: tuple[int, ...] = (3, 4, 5, 6)) -> list[str]:
        state = position(["8 8 8 8 8 8 9 9 9", *others], display=display)
        return GAME.aimed(view_of(state, 0))

    assert first("1") == first("1 2 3 4 5 6") == ["set 8 8 8 8 8 8"]
    # With three cards in hand and three of the market nobody has six in time, but three at once.
    assert first("1 2 3") == ["set 9 9 9"]
    assert first("1 2 3", display=(3, 3, 3, 4, 5, 6)) == ["set 8 8 8 8 8 8"]


def test_a_set_is_of_the_plan_if_no_other_lets_the_hand_make_more_in_all() -> None:
    # X makes the 4s enough for sauce 5; with the 7s it would make 4, and nothing later.
    state = position(["4 4 4 4 7 7 7 X", "1 1 1 1 1 1"], display=[4, 5, 6, 6, 7, 7])
    assert GAME.aimed(view_of(state, 0)) == ["set 4 4 4 4 X"]
    # What somebody ahead makes first is no part of it.
    state = position(["4 4 4 4 7 7 7 X", "1 1 1 1 1 1"], display=[4, 5], spoon=1)
    state.apply("set 1 1 1 1 1 1")
    assert "set 7 7 7 X" in GAME.aimed(view_of(state, 0))


def test_where_cards_only_cost_most_are_shed() -> None:
    def aims(hand: str, display: tuple[int, ...], made: int) -> list[str]:
        sauces = [[3] * made, [3] * 6]
        return GAME.aimed(view_of(position([hand, "1 1 1 2"], display=display, sauces=sauces), 0))

    assert aims("2 6 6 6", (5, 6), 0) == ["set 6 6 6"]
    # Nobody has enough sauces.
    assert GAME.aimed(view_of(position(["2 6 6 6", "1"], display=[5, 6]), 0)) == ["set 2"]


def test_a_turn_of_the_gathering_takes_what_its_cards_make_most_with() -> None:
    state = position(["1 1 1 1 1 1 9 9 2", "1"], part="gather", slots=("X", "9 9", "13", *[""] * 4))
    state.apply("set 2")
    state.apply("set 1")
    # With X the 9s make sauce 3, with two more of them sauce 4; without them X makes sauce 7.
    assert GAME.aimed(view_of(state, 0)) == ["chili 2 keep"]
    state.hands[0][9] = 0
    assert GAME.aimed(view_of(state, 0)) == ["chili 1 keep"]


def test_what_the_goal_names_comes_first_where_it_costs_next_to_nothing() -> None:
    def option(action: str, edge: float, points: float, *, level: bool = True) -> dict[str, object]:
        return {"action": action, "edge": edge, "level": level, "round": points}

    best, near, far = option("a", 0.0, 5.0), option("b", 1.0, 4.0), option("c", 2.0, 4.0)
    # It costs more against the others, but brings its own seat more.
    own = option("d", 2.0, 5.5)
    for aimed, first in (("b", "b"), ("c", "a"), ("ab", "a"), ("cb", "b"), ("cd", "d"), ("", "a")):
        options = [best, near, far, own]
        keep_to(aimed, options, 1.0)
        assert options[0]["action"] == first
        assert len(options) == 4
    clear = option("b", 0.5, 6.0, level=False)
    for leeway, first_option in ((1.0, best), (inf, clear)):
        options = [best, clear]
        keep_to("b", options, leeway)
        assert options[0] == first_option


def test_near_the_end_the_star_takes_only_what_may_become_a_sauce_in_time() -> None:
    """Another seat has enough sauces, and how many cards: of the market only what completes a
    sauce in the laps that it needs for them is spoken of."""

    def aimed(other: str, hand: str = "") -> list[str]:
        mine = f"{hand} 2".strip()
        state = position(
            [mine, f"{other} 1"],
            ingredients=["5 5 5 X", ""],
            slots=("12", "5", "13", "", "", "", ""),
            display=[5, 6],
            sauces=[[], [3] * 6],
        )
        state.apply("set 2")
        state.apply("set 1")
        view = view_of(state, state.to_act)
        while view["to_act"] != 0:
            state.apply("chili - discard")
            view = view_of(state, state.to_act)
        return GAME.aimed(view)

    # Five 5s are laid in the next lap, and a 12 is four short of a sauce.
    assert aimed("8") == ["chili - discard", "chili 2 discard"]
    # Beside a hand they are to be picked up first: the match is over then.
    assert aimed("8", "9") == ["chili - discard"]
    assert aimed("8 9 10", "9") == ["chili - discard", "chili 2 discard"]
    # However long that may take, nothing is begun.
    assert "chili 1 discard" not in aimed("1 2 3 4 6 7 8 9 10 11 13")


def test_a_set_is_not_given_up_for_another_that_lacks_as_much() -> None:
    def aimed(slot: str) -> list[str]:
        return GAME.aimed(view_of(acting("", "4 4", (slot, *[""] * 6), display=(5, 6)), 0))

    assert aimed("11 11") == ["chili 1 keep", "chili - keep"]
    assert aimed("11 11 11") == ["chili 1 discard"]
    assert aimed("11") == ["chili - keep"]


def test_an_x_is_not_spent_to_come_before_somebody_who_makes_another_sauce_then() -> None:
    # The last sauce 6 is made behind it, whoever comes first.
    state = position(
        ["7 7 7 7 7 7 9 9 9 9 9 9 4 4 4 X", "12 12 12 12 12 12", "1"], display=[4, 5, 6, 6], spoon=1
    )
    state.apply("set 12 12 12 12 12 12")
    state.apply("set 1")
    aimed = GAME.aimed(view_of(state, 0))
    assert "set 9 9 9 9 9 9" in aimed
    assert not [each for each in aimed if "X" in each]


def test_of_sauces_that_other_cards_make_nothing_is_lacking() -> None:
    def nearest(hand: str, display: tuple[int, ...]) -> list[tuple[list[str], int]]:
        view = view_of(position([hand, "1"], display=display), 0)
        return [(each.cards, each.heat) for each in prospects(view, view["hand"])]

    assert nearest("5 5 5 2", (3, 4)) == [(["5", "5", "5"], 4), (["2"], 4)]
    assert nearest("5 5 5 2", (3, 3, 4)) == [(["5", "5", "5"], 4), (["2"], 3)]


def test_where_no_card_of_the_market_scores_anything_the_one_that_joins_most_is_taken() -> None:
    state = position(["8 1", "1"], part="gather", slots=("7", "8", "6", *[""] * 4))
    state.apply("set 1")
    state.apply("set 1")
    assert {action.split()[1] for action in GAME.aimed(view_of(state, 0))} == {"2"}


def test_for_a_turn_at_the_market_nothing_is_laid_that_lacks_little() -> None:
    def laid(hand: str, slots: str = "1", aside: str = "") -> list[str]:
        market = [*slots.split(), *[""] * 6]
        state = position([hand, "1"], ingredients=[aside, ""], slots=market, display=(5, 6))
        return GAME.aimed(view_of(state, 0))

    assert laid("9 9 9 9 8 8 2") == ["set 2", "set 8 8"]
    # The more cards, the sooner the 9 is taken.
    assert laid("9 9 9 9 8 8 2", slots="9") == ["set 8 8"]
    assert laid("9 9 9 X", slots="9") == ["set 9 9 9 X"]
    # What lies aside comes into a hand that is soon empty.
    assert laid("9 9 2", aside="9") == ["set 2", "set 9 9", "set 9"]


def test_while_cooking_the_star_keeps_to_its_goal_whatever_that_costs() -> None:
    assert GAME.leeway(view_of(position(["5 5 2", "1"]), 0)) == inf
    assert GAME.leeway(view_of(position(["5 5 2", "1"], part="gather"), 0)) < inf
