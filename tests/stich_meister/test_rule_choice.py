"""What is said for a rule card of Stich-Meister holds of the hand that it is chosen for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygame_core import Match
from pygame_core.ai.advice import advise
from pygame_core.ai.search import Budget
from pygame_core.games.stich_meister import GAME
from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.goal import want
from pygame_core.games.stich_meister.in_force import RULE_CARDS
from pygame_core.games.stich_meister.rule_choice import reason_to_choose, said_for, suits_hand
from pygame_core.games.stich_meister.rule_rivals import effect_of
from pygame_core.kit.tasks import finished
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.stich_meister.table import table

MIDDLE = "F8 F5 F2 C13 C5 C3 K14 K13 K12 K10 G14 G9 G8 G5 G2"
WEAK = "F1 F2 F4 F6 C2 C3 C5 C7 K1 K3 K4 K6 G2 G5 G8"
STRONG = "F15 F14 F12 C15 C13 C12 C9 K14 K13 K11 K10 G15 G14 G12 G11"

LOW_GATES = "F15 F10 F9 C15 C12 C9 K14 K13 K10 G8 G6 G5 G4 G3 G2"

STAYS = {26: "hidden", 27: "latest", 28: "trumps", 29: "lead", 32: "weak", 40: "left", 51: "trumps"}

HIGH_AND_LOW = "F15 F14 F13 C14 C6 C5 C2 K14 K7 K3 K2 G6 G4 G2 G1"

FEW_HIGH = "F10 F8 F5 F3 C13 C11 C6 C3 K11 K9 K8 K2 G14 G10 G7"

FOUR_HIGH = "F15 F6 F3 F2 C14 C7 C4 K13 K8 K5 K1 G12 G9 G6 G2"


def stays(how: str) -> Line:
    return line("choose-stays", how=how, cards=["F15", "C15", "G15"])


def little(hand: str, rule: int) -> Line:
    return line("choose-little", hand=hand, changes=f"rule-{rule}")


def holding(hand: str) -> View:
    return table([], {0: hand}).view(0)


@pytest.mark.parametrize(
    ("hand", "rule", "expected"),
    [
        (WEAK, 1, line("choose-trumps", count=3, of=4, best=0)),
        (WEAK, 13, line("choose-trumps", count=4, of=15, best=6)),
        (WEAK, 12, None),
        (WEAK, 21, line("choose-may-be-trump", suit="F", count=4)),
        (WEAK, 22, line("choose-pass", count=3)),
        (WEAK, 38, line("choose-pass", count=1)),
        (WEAK, 31, line("choose-stronger", low=True)),
        (STRONG, 31, None),
        (WEAK, 54, line("choose-few-pay")),
        (WEAK, 57, line("choose-few-pay")),
        # A hand below average that wins with its high cards has hardly the fewest tricks.
        *((HIGH_AND_LOW, rule, None) for rule in (54, 55, 57)),
        (WEAK, 56, None),
        # Who wins tricks does not keep them, or had better have few, or wins none by the strongest.
        *((STRONG, rule, None) for rule in (30, 35, 39, 54, 55, 57, 60, 47, 53)),
        (WEAK, 40, line("choose-leftover", count=3)),
        (WEAK, 35, line("choose-others-hold")),
        (WEAK, 60, line("choose-others-pay")),
        (WEAK, 48, line("choose-others-cost", count=4, of=15)),
        (WEAK, 59, line("choose-share")),
        (STRONG, 46, line("choose-tricks-pay", pays="rule-46")),
        (MIDDLE, 46, line("choose-bonus", count=5, of=16)),
        # Whoever holds a seven is no likelier to win it.
        (MIDDLE.replace("F8", "F7").replace("G8", "G7"), 52, None),
        # A hand that stays strong is told what that has to do with this very rule card.
        *((STRONG, rule, stays(how)) for rule, how in STAYS.items()),
        (STRONG, 44, line("choose-triple", last=False, best_card="F15", has=True)),
        (STRONG, 45, line("choose-triple", last=True, best_card="F15", has=True)),
        # What has nothing to do with the strength of cards is not praised for that.
        *((STRONG, rule, little("strong", rule)) for rule in (34, 36, 37)),
        (FOUR_HIGH, 33, line("choose-numbers", cards=["F15", "C14", "K13"], count=4)),
        (STRONG, 56, line("choose-doubled")),
        (STRONG, 59, line("choose-share-strong")),
    ],
)
def test_a_rule_card_is_chosen_for_what_the_hand_is_under_it(
    hand: str, rule: int, expected: Line | None
) -> None:
    assert suits_hand(holding(hand), rule) == expected


def test_who_is_told_that_a_hand_stays_strong_is_not_told_to_avoid_tricks_then() -> None:
    for rule in RULE_CARDS:
        found = suits_hand(holding(STRONG), rule)
        if found and found["id"] in ("choose-stays", "choose-doubled", "choose-share-strong"):
            assert want(table([rule], {0: STRONG}).view(0)) == "more", rule


def compared_in(hand: str, edges: dict[int, float], level: float = 0.5) -> list[Line]:
    """What is said for the first of the rule cards, with what they lose against the best."""
    options = [
        {"action": f"choose {number}", "edge": edge, "level": edge <= level}
        for number, edge in edges.items()
    ]
    told = GAME.compared({**holding(hand), "phase": "choose"}, options)
    assert told
    is_level = all(each["level"] for each in options)
    assert (told.said is None) == (not is_level)
    # What says that they are level needs no more of that, nor the star a reason of its own.
    assert (told.said is not None and told.said["params"]["any"]) == (told.brief is None)
    sentences: list[Line] = told.because["params"].get("sentences", [told.because])
    if told.brief:
        first = told.because["params"]["first"]
        briefly = sentences[:1] if is_level else sentences[:first]
        assert told.brief["params"]["sentences"] == briefly, "a hint says why, and no more"
    return sentences


def rival(number: int, how: str, by: float, does: Line) -> Line:
    does = {**does, "id": f"because-choose-does-{does['id']}"}
    params = {"number": number, "item": f"rule-{number}", "sentences": [does], "by": by}
    return line("because-choose-other", **params, how=how)


def trumps(count: int, of: int, best: int = 0, *, few: bool) -> Line:
    return line("trumps", count=count, of=of, few=few, best=best)


def test_of_a_rule_card_that_nothing_speaks_for_it_is_told_that_none_did_better() -> None:
    strong = STRONG.replace("F15", "F2").replace("C15", "C3").replace("G15", "G1")
    found = compared_in(strong, {35: 0, 23: 1.1, 12: 1.6})
    swaps, few = line("pass", count=3), trumps(0, 4, few=True)
    worse = [rival(23, "less", 1.1, swaps), rival(12, "less", 1.6, few)]
    away = line("because-choose-does-hands-away")
    assert found == [
        line("because-choose-despite", sentences=[away], none=False),
        line("because-choose-worse", lines=worse),
    ]


def test_that_no_rule_card_suits_the_hand_is_told_only_where_nothing_speaks_for_any() -> None:
    [first, _] = compared_in(STRONG, {31: 0, 35: 1.1})
    weaker = line("because-choose-does-weaker")
    assert first == line("because-choose-despite", sentences=[weaker], none=True)


def test_of_level_rule_cards_that_nothing_speaks_for_it_is_told_first_that_they_are_level() -> None:
    lines = [
        rival(14, "plain", 0, trumps(3, 15, 8, few=True)),
        rival(16, "plain", 0, trumps(3, 15, 13, few=True)),
        rival(52, "plain", 0, line("pays", count=0, of=4, few=True)),
    ]
    assert compared_in(MIDDLE, {14: 0, 16: 0.2, 52: 0.3}) == [
        line("because-choose-equal", count=3),
        line("because-choose-each", lines=lines),
    ]


def test_far_more_trumps_are_starred_wherever_the_search_finds_them_level() -> None:
    def leeway(*legal: str) -> float:
        asked: Any = {**holding(MIDDLE), "phase": "choose", "legal": [*legal]}
        return GAME.leeway(asked)

    assert leeway("choose 14", "choose 20") > leeway("choose 14", "choose 16")


def test_of_level_rule_cards_it_is_told_what_each_would_do_with_the_hand() -> None:
    # Only 1 of its 4 trumps, and as many of another one.
    lines = [
        rival(12, "plain", 0, trumps(0, 4, few=True)),
        rival(36, "plain", 0, line("rule-36")),
    ]
    assert compared_in(MIDDLE, {2: 0, 12: 0.2, 36: 0.3}) == [
        line("because-choose-few-become", count=1, of=4, few=False, best=0),
        line("because-choose-level", count=2),
        line("because-choose-others", lines=lines),
    ]


def test_of_two_rule_cards_that_say_the_same_the_other_is_no_rival() -> None:
    assert compared_in(WEAK, {19: 0, 20: 0.1, 12: 1.2}) == compared_in(WEAK, {19: 0, 12: 1.2})


def test_a_rule_card_that_suits_the_hand_is_starred_where_another_is_hardly_better() -> None:
    asked: Any = {**holding(MIDDLE), "phase": "choose", "legal": ["choose 35", "choose 20"]}

    def preferred(edge: float) -> str | None:
        first, other = {"action": "choose 35", "edge": 0}, {"action": "choose 20", "edge": edge}
        return GAME.preferred(asked, [first, other])

    assert (preferred(1.5), preferred(2.5)) == ("choose 20", None)


def test_nothing_is_told_only_where_none_of_the_rule_cards_concerns_the_hand() -> None:
    assert compared_in(STRONG, {35: 0, 36: 0.2, 37: 0.3}) == [line("choose-any")]
    assert compared_in(STRONG, {36: 0, 35: 0.2, 37: 0.3}) != [line("choose-any")]


def test_what_speaks_for_a_rule_card_is_told_before_what_others_do() -> None:
    few = rival(12, "less", 1.2, trumps(0, 4, few=True))
    assert compared_in(WEAK, {58: 0, 12: 1.2, 36: 0.3}) == [
        line("because-choose-share"),
        line("because-choose-same", items=["rule-36"]),
        line("because-choose-worse", lines=[few]),
    ]


def test_the_star_speaks_to_the_rule_card_that_a_newcomer_would_choose() -> None:
    fans = "F13 F10 F8 F7 F5 F4 F2 C7 K6 K2 K1 G13 G9 G3 G1"
    assert compared_in(fans, {58: 0.1, 14: 1.4, 36: 2}) == [
        line("because-choose-share"),
        line(
            "because-choose-tempting",
            lines=[rival(14, "yet", 1.3, trumps(7, 15, 13, few=False))],
        ),
        line("because-choose-worse", lines=[rival(36, "less", 1.9, line("rule-36"))]),
    ]


@pytest.mark.parametrize(
    ("hand", "rule", "expected"),
    [
        (STRONG, 12, trumps(3, 4, few=False)),
        (MIDDLE, 20, trumps(5, 15, 14, few=False)),
        (MIDDLE, 14, trumps(3, 15, 8, few=True)),
        (WEAK, 21, line("may-be-trump", suit="F", count=4)),
        (WEAK, 22, line("pass", count=3)),
        (WEAK, 40, line("leftover", count=3)),
        (STRONG, 46, line("pays", count=10, of=16, few=False)),
        (MIDDLE, 53, line("costs", count=0, of=4, few=True)),
        (WEAK, 54, line("bonus", tricks=0)),
        (WEAK, 55, line("bonus", tricks=1)),
        (WEAK, 56, line("even")),
        (WEAK, 57, line("fewest")),
        (WEAK, 59, line("share")),
        (WEAK, 60, line("flips")),
        (WEAK, 35, line("hands-away")),
        (WEAK, 39, line("hands-away")),
        (WEAK, 45, line("triple")),
        (WEAK, 43, line("more")),
        (STRONG, 30, line("second", count=11, of=15)),
        (WEAK, 51, line("only-trumps")),
        (WEAK, 31, line("stronger")),
        (STRONG, 31, line("weaker")),
        (MIDDLE, 33, line("rule-33")),
    ],
)
def test_what_another_rule_card_would_do_with_the_hand_is_told_in_a_few_words(
    hand: str, rule: int, expected: Line
) -> None:
    found = effect_of(holding(hand), rule)
    assert found == {**expected, "id": f"because-choose-does-{expected['id']}"}


def test_star_and_figures_of_a_first_rule_card_agree() -> None:
    for number in range(4):
        match = Match.new("stich-meister", seats=4, seed=f"agree {number}")
        assert match.to_act is not None
        found = finished(advise(GAME, match.view(match.to_act), Random(1), Budget(0.25)))
        [best, *others] = found["options"]
        said, because = found["tip"]["said"], found["tip"]["because"]
        named = [
            each["params"]
            for told in because["params"].get("sentences", [])
            for each in told["params"].get("lines", [])
        ]
        by = {f"choose {each['number']}": each["by"] for each in named}
        worse = {
            each["action"]: each["edge"] - best["edge"]
            for each in others
            if not each["level"] and each["edge"] - best["edge"] > 0.4
        }
        assert {action for action, points in by.items() if points} == {*worse}
        assert all(abs(points - by[action]) < 0.06 for action, points in worse.items())
        assert (said is not None) == (not worse)


@pytest.mark.parametrize(
    ("hand", "rule", "expected"),
    [
        (WEAK, 12, line("choose-few-become", count=0, of=4, few=True, best=0)),
        (MIDDLE, 14, line("choose-few-trumps", count=3, of=15, few=True, best=8)),
        (MIDDLE, 2, line("choose-few-become", count=1, of=4, few=False, best=0)),
        (STRONG, 30, line("choose-second", count=11, of=15)),
        (STRONG, 53, line("choose-counted", count=3, of=4, few=False, how="plain")),
        (MIDDLE, 53, line("choose-counted", count=0, of=4, few=True, how="high")),
        (MIDDLE, 50, line("choose-counted", count=5, of=15, few=False, how="low")),
        (STRONG, 50, line("choose-counted", count=4, of=15, few=False, how="plain")),
        (LOW_GATES, 50, line("choose-counted", count=6, of=15, few=False, how="low")),
        (WEAK, 46, line("choose-can-pay", count=0, of=16, few=True, pays="rule-46")),
        (STRONG, 55, line("choose-only-adds", tricks=1, points=5)),
        (MIDDLE, 57, line("choose-fewest", strong=True)),
        (FEW_HIGH, 57, line("choose-fewest", strong=False)),
        (HIGH_AND_LOW, 57, line("choose-fewest", strong=True)),
        (MIDDLE, 56, line("choose-only-doubles")),
        (MIDDLE, 45, line("choose-triple", last=True, best_card="K14", has=True)),
        (STRONG, 31, line("choose-weaker")),
        (STRONG, 35, line("choose-worth", more=False, strong=True, pays="rule-35")),
        (MIDDLE, 35, line("choose-worth", more=False, strong=False, pays="rule-35")),
        # That a neighbour's points come on top makes no trick pay less.
        (MIDDLE, 59, line("choose-share")),
        (STRONG, 58, line("choose-share-strong")),
        (MIDDLE, 41, line("choose-worth", more=True, strong=False, pays="rule-41")),
        (MIDDLE, 36, little("middling", 36)),
        # What trumps are then, where any other card brings some.
        (WEAK, 32, line("choose-only-trumps", does="weak")),
        (WEAK, 28, line("choose-only-trumps", does="forced")),
        (WEAK, 51, line("choose-only-trumps", does="cost")),
        (WEAK, 33, line("choose-numbers", cards=[], count=0)),
        (STRONG, 60, line("choose-flips", strong=True)),
    ],
)
def test_of_a_rule_card_that_does_not_suit_a_hand_it_is_told_what_it_does(
    hand: str, rule: int, expected: Line
) -> None:
    said = reason_to_choose(holding(hand), rule)
    assert said == expected


@pytest.mark.parametrize(
    ("hand", "rule", "is_told"),
    [
        (STRONG, 35, False),
        (MIDDLE, 14, False),
        (STRONG, 57, False),
        (STRONG, 31, False),
        # That many of its cards cost is nothing to be said for it.
        (STRONG, 53, False),
        (MIDDLE, 2, True),
        (WEAK, 46, True),
        (LOW_GATES, 50, True),
        (MIDDLE, 53, True),
        (MIDDLE, 41, True),
    ],
)
def test_what_a_rule_card_does_is_told_for_it_only_where_it_harms_the_hand_little(
    hand: str, rule: int, is_told: bool
) -> None:
    assert (said_for(holding(hand), rule) is not None) == is_told


@pytest.mark.parametrize(
    ("hand", "rules", "expected"),
    [
        (STRONG, (35, 46), [46]),
        # None suits it: what speaks for one, or has more trumps.
        (STRONG, (35, 30), [30]),
        (MIDDLE, (1, 2, 12), [1]),
        # What leaves the hand as it is, rather than few trumps.
        (MIDDLE, (14, 51), [51]),
        # Nothing speaks for any of them: the search decides.
        (STRONG.replace("F15", "F2"), (35, 31), []),
        # By far more trumps than its share are what a newcomer would choose.
        (WEAK.replace("G8", "F8"), (13, 53), [13]),
    ],
)
def test_the_star_aims_at_the_rule_card_with_most_to_be_said_for_it(
    hand: str, rules: tuple[int, ...], expected: list[int]
) -> None:
    legal = [f"choose {number}" for number in rules]
    asked: Any = {**holding(hand), "phase": "choose", "legal": legal}
    assert GAME.aimed(asked) == [f"choose {number}" for number in expected]


def test_of_each_rule_card_some_hand_is_told_more_than_that_the_others_suit_it_less() -> None:
    views = [
        Match.new("stich-meister", seats=seats, seed=f"hand {number}").view(0)
        for seats in (3, 4, 5)
        for number in range(12)
    ]
    # Where the second strongest card wins, no hand is strong or weak.
    for rule in {*RULE_CARDS} - {30}:
        assert any(suits_hand(view, rule) for view in views), rule


def test_as_many_trumps_are_told_as_the_hand_holds() -> None:
    rng = Random("trumps")
    for number in range(40):
        view = Match.new("stich-meister", seats=4, seed=f"trumps {number}").view(0)
        rule = rng.randint(1, 12)
        said = GAME.because(
            {**view, "legal": [f"choose {rule}", "choose 60"]}, f"choose {rule}", None
        )
        assert said
        held = [name for name in view["hand"] if BY_NAME[name].number == RULE_CARDS[rule].covers]
        told = line("choose-trumps", count=len(held), of=4, best=0)
        # One of four is what any hand holds.
        if len(held) > 1:
            assert said == told
        else:
            counts = (said["params"]["count"], said["params"]["of"])
            assert (said["id"], counts) == ("choose-few-become", (len(held), 4))
