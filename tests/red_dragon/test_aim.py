"""For what the star of Red Dragon is meant: one plain thought for each kind of decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from math import inf
from random import Random

from pygame_core import Match
from pygame_core.ai.advice import advise
from pygame_core.ai.search import Budget
from pygame_core.games.red_dragon import GAME
from pygame_core.games.red_dragon.aim import is_trap
from pygame_core.games.red_dragon.gifts import emptied
from pygame_core.games.red_dragon.goal import FEARED, may_stay_without
from pygame_core.games.red_dragon.no_trick import is_without
from pygame_core.games.red_dragon.rules import BY_NAME, penalty
from pygame_core.games.red_dragon.taken import DRAGON, LOW_RED
from pygame_core.kit.cards import Card
from pygame_core.kit.tasks import finished
from pygame_core.page.bridge import SUGGESTING
from pygame_core.views import View


def positions(phase: str, matches: int = 12) -> Iterator[View]:
    """Views of the first seat with something to choose, in rounds played at random."""
    for seed in range(matches):
        yield from (view for view in choices(seed) if view["phase"] == phase)


@cache
def choices(seed: int) -> list[View]:
    rng, found = Random(seed), []
    match = Match.new("red-dragon", seats=3 + seed % 3, seed=seed)
    while match.to_act is not None:
        legal = match.legal_actions()
        if match.to_act == 0 and len(legal) > 1:
            found.append(match.view(0))
        match.apply(rng.choice(legal))
    return found


def cards(actions: Sequence[str]) -> list[Card]:
    return [BY_NAME[action.split(" ")[1]] for action in actions]


def aimed(view: View) -> list[Card]:
    return cards(GAME.aimed(view))


def test_the_shortest_colour_is_given_or_else_the_dearest_red_card() -> None:
    kinds = set()
    for view in positions("give"):
        hand = [BY_NAME[name] for name in view["hand"]]
        chosen, dear = aimed(view), max(hand, key=penalty)
        if penalty(dear) < FEARED:
            assert all(card.suit != "R" and card.number < 10 for card in chosen)
            continue
        lengths = [sum(card.suit == suit for card in hand) for suit in "UGY"]
        short = min(length for length in lengths if length)
        given = {name[0] for name in view["table"]["my_given"]} - {"R"}
        if any(sum(card.suit == suit for card in hand) < 4 for suit in given):
            # See the next test.
            continue
        # Red goes only where no colour is short enough.
        assert (dear in chosen) == (short > 4)
        for card in set(chosen) - {dear}:
            assert sum(other.suit == card.suit for other in hand) == short
            assert short <= 4
            kinds.add(short)
            # And what is said of it names what it is good for.
            because = GAME.because(view, f"give {card}", None)
            assert because is not None
            said = because["params"]
            assert str(dear) in [said.get("red_card"), *said.get("red_cards", [])]
            assert said.get("left", 0) <= 1 or because["id"] == "give-shorter"
    assert len(kinds) > 1


def test_a_red_card_is_not_given_once_a_colour_goes_on_which_it_was_to_be_thrown() -> None:
    rest = []
    for view in positions("give", matches=60):
        hand, given = (
            [BY_NAME[name] for name in names] for names in (view["hand"], view["table"]["my_given"])
        )
        held = {suit: sum(card.suit == suit for card in hand) for suit in "UGY"}
        emptying = [suit for suit in {card.suit for card in given} - {"R"} if held[suit] < 4]
        dear = max(hand, key=penalty)
        if penalty(dear) < FEARED or not emptying:
            continue
        chosen = aimed(view)
        assert chosen
        assert dear not in chosen
        left = [card for card in hand if card.suit in emptying]
        assert not left or {*chosen} <= {*left}
        rest.append(bool(left))
    assert {*rest} == {True, False}


def test_nothing_dear_is_taken_while_something_harmless_lies_there() -> None:
    for view in positions("draft"):
        there, chosen = cards(view["legal"]), aimed(view)
        # Of a colour that was emptied nothing is.
        if any(penalty(card) <= LOW_RED and card.suit not in emptied(view) for card in there):
            assert all(penalty(card) <= LOW_RED for card in chosen)
    reds: View = {**view, "legal": ["take R13", "take R9", "take R11"]}
    assert aimed(reds) == [BY_NAME["R9"]]


def test_a_colour_that_was_emptied_for_a_dear_red_card_is_not_filled_again() -> None:
    seen: set[bool | None] = set()
    for view in positions("draft", matches=30):
        there, chosen = cards(view["legal"]), aimed(view)
        hand, gave = (
            [BY_NAME[name] for name in names] for names in (view["hand"], view["table"]["my_given"])
        )
        touched = {"R", *(card.suit for card in gave)}
        others = [card for card in there if penalty(card) <= LOW_RED]
        if max(map(penalty, hand)) < FEARED or {card.suit for card in others} - touched:
            continue
        lengths = {suit: sum(card.suit == suit for card in hand) for suit in "UGY"}
        short = [suit for suit in {card.suit for card in gave} - {"R"} if lengths[suit] <= 2]
        others = [card for card in there if penalty(card) <= LOW_RED and card.suit not in short]
        if others:
            assert {*chosen} <= {*others}
            seen.add(len(others) < sum(penalty(card) <= LOW_RED for card in there))
        elif min(map(penalty, there)) <= LOW_RED:
            # Red that can be thrown rather than that, and of that what costs least.
            reds = sorted(card for card in there if card.suit == "R")
            assert {*chosen} <= {*reds[:1], BY_NAME[DRAGON]}
            seen.add(None)
    assert seen == {True, False, None}


def test_no_colour_is_taken_of_which_cards_were_given_while_another_lies_there() -> None:
    seen = 0
    for view in positions("draft", matches=30):
        given = {name[0] for name in view["table"]["my_given"]} - {"R"}
        chosen = aimed(view)
        others = [card for card in cards(view["legal"]) if card.suit not in {"R", *given}]
        if others and given:
            seen += 1
            assert set(others) & set(chosen)
            assert not given & {card.suit for card in chosen}
    assert seen


def test_the_star_keeps_to_the_plan_of_what_was_given_whatever_the_search_would_take() -> None:
    searched = set()
    for view in list(positions("draft", matches=8))[::3]:
        advice = finished(advise(GAME, view, Random(1), Budget(SUGGESTING)))
        assert advice["tip"]["action"] in GAME.aimed(view)
        searched.add(advice["options"][0]["edge"] > 0)
    assert searched == {True, False}


def test_the_star_gives_on_of_the_colour_that_it_began_whatever_the_search_would_give() -> None:
    """As its first reason says: with none of it the red card can be thrown."""
    searched = set()
    for view in positions("give", matches=30):
        goal = GAME.scene(view)["goal"]
        if goal is None or not goal["params"]["goes_on"]:
            continue
        advice = finished(advise(GAME, view, Random(1), Budget(SUGGESTING)))
        assert advice["tip"]["action"] in GAME.aimed(view)
        searched.add(advice["options"][0]["edge"] > 0)
    assert searched == {True, False}


def test_a_sure_trick_without_red_is_taken_whatever_a_higher_card_might_win_later() -> None:
    seen = 0
    for view in positions("play", matches=40):
        lying = [BY_NAME[name] for _, name in view["trick"]]
        legal = cards(view["legal"])
        if len(lying) < view["seats"] - 1 or any(map(penalty, [*lying, *legal])):
            continue
        ahead = max(card for card in lying if card.suit == lying[0].suit)
        higher = [card for card in legal if card.suit == ahead.suit and card > ahead]
        if not higher or len(higher) == len(legal) or may_stay_without(view):
            continue
        seen += 1
        assert aimed(view) == [min(higher)]
        assert GAME.leeway(view) == inf
    assert seen


def test_no_sure_trick_is_left_for_red_that_may_come_while_the_others_follow() -> None:
    seen = Counter[bool]()
    for view in positions("play", matches=40):
        told = {each: GAME.because(view, each, None) for each in view["legal"] if view["trick"]}
        kept = [each for each, said in told.items() if said and said["id"] == "keep-higher"]
        sure = [said for said in told.values() if said and said["id"] == "sure"]
        if not kept or not any(said["params"]["gain"] > 0 for said in sure):
            continue
        if may_stay_without(view):
            continue
        few = GAME.because(view, kept[0], None)
        assert few is not None
        seen[few["params"]["few"]] += 1
        assert few["params"]["few"] or not {*kept} & {*GAME.aimed(view)}
    assert min(seen[True], seen[False]) > 0, seen


def test_a_dear_red_card_is_not_led_where_most_may_stay_under_it() -> None:
    seen = set()
    for view in positions("play"):
        for action in view["legal"]:
            said = GAME.because(view, action, None)
            card = cards([action])[0]
            if view["trick"] or said is None or said["id"] != "away" or penalty(card) <= LOW_RED:
                continue
            is_likely = said["params"]["count"] >= said["params"]["lower"]
            assert is_likely or action not in GAME.aimed(view)
            seen.add(is_likely)
    assert seen == {True, False}


def test_of_red_cards_that_others_may_stay_under_the_lowest_is_led() -> None:
    led = 0
    for view in positions("play"):
        if view["trick"]:
            continue
        reds = [card for card in aimed(view) if penalty(card)]
        for card in reds:
            said = GAME.because(view, f"play {card}", None)
            assert said is not None
            if said["id"] == "away":
                led += 1
                assert card == min(card for card in cards(view["legal"]) if card.suit == "R")
    assert led


def test_of_what_cannot_win_the_lowest_is_kept_to_unless_it_is_red() -> None:
    seen = {"plain": 0, "red": 0}
    for view in positions("play"):
        legal, led = cards(view["legal"]), view["trick"] and view["trick"][0][1][0]
        if not led or GAME.scene(view)["goal"] is None or legal[0].suit != led:
            continue
        lying = [BY_NAME[name] for _, name in view["trick"] if name[0] == led]
        if max(legal) > max(lying) or is_without(view):
            continue
        seen["red" if led == "R" else "plain"] += 1
        if led == "R":
            assert max(legal) in aimed(view)
            assert set(aimed(view)) <= {max(legal), BY_NAME["R0"]}
        else:
            assert aimed(view) == [min(legal)]
    assert all(seen.values())


def test_whoever_may_take_no_trick_is_rid_first_of_what_could_take_one() -> None:
    seen = 0
    for view in positions("play", matches=40):
        told = {card: GAME.because(view, f"play {card}", None) for card in cards(view["legal"])}
        without = [card for card, said in told.items() if said and said["id"] == "no-trick"]
        if len(without) < 2 or {card.suit for card in without} != {view["trick"][0][1][0]}:
            continue
        seen += 1
        assert [card for card in aimed(view) if card in without] == [max(without)]
    assert seen


def test_low_cards_stay_where_others_can_be_given_or_taken() -> None:
    """They lose the tricks that cost: of red only the lowest is as good to take."""
    seen = {"give": 0, "draft": 0}
    for view in positions("give", matches=30):
        hand = [BY_NAME[name] for name in view["hand"]]
        if max(map(penalty, hand)) < FEARED:
            seen["give"] += 1
            assert min(card.number for card in aimed(view)) > LOW_RED - 2
    for view in positions("draft", matches=30):
        given, chosen = {name[0] for name in view["table"]["my_given"]}, aimed(view)
        held = {name[0] for name in view["hand"]} - {"R", *given}
        if any(card.suit in held for card in cards(view["legal"])):
            seen["draft"] += 1
            assert all(penalty(card) < LOW_RED - 2 for card in chosen)
    assert all(seen.values())


def test_whoever_is_void_throws_the_dearest_red_card() -> None:
    thrown = 0
    for view in positions("play"):
        legal = cards(view["legal"])
        if not view["trick"] or legal[0].suit == view["trick"][0][1][0]:
            continue
        if any(map(penalty, legal)):
            thrown += 1
            dear = max(legal, key=penalty)
            assert [card for card in aimed(view) if penalty(card)] == [dear]
    assert thrown


def test_no_trick_is_taken_that_costs_and_none_left_by_the_last_that_brings_something() -> None:
    goals = set()
    for view in positions("play"):
        goal = GAME.scene(view)["goal"]
        if not view["trick"] or goal is None or goal["id"] not in ("beat", "under"):
            continue
        led = view["trick"][0][1][0]
        ahead = max(BY_NAME[name] for _, name in view["trick"] if name[0] == led)
        takers = [card for card in aimed(view) if card > ahead]
        goals.add(goal["id"])
        if goal["id"] == "under":
            assert not takers, view
        elif len(view["trick"]) == view["seats"] - 1:
            assert takers, view
            assert len(takers) == len(aimed(view))
    assert goals == {"beat", "under"}


def test_no_lead_is_kept_to_that_surely_takes_a_trick_and_brings_nothing() -> None:
    ids = set()
    for view in positions("play"):
        if view["trick"]:
            continue
        for action in GAME.aimed(view):
            said = GAME.because(view, action, None)
            assert said is not None
            ids.add(said["id"])
            assert said["id"] != "sure" or said["params"]["gain"] > 0
    assert ids >= {"sure", "lead-low", "away", "all-mine"}


def test_of_a_colour_no_two_cards_are_kept_to_for_the_same_reason() -> None:
    """But what one is to be rid of, and what may be won in any order."""
    ids = set()
    for view in positions("play"):
        told = Counter(
            (action[5], repr(said))
            for action in GAME.aimed(view)
            if (said := GAME.because(view, action, None)) and said["id"] not in ("away", "all-mine")
        )
        ids |= set(told.values())
    assert ids == {1}


def test_the_star_throws_a_dear_red_card_though_the_search_in_doubt_would_keep_it() -> None:
    costs = []
    for view in positions("play", matches=40):
        led = view["trick"][0][1][0] if view["trick"] else "R"
        chosen = aimed(view)
        if led == "R" or len(chosen) != 1 or penalty(chosen[0]) < FEARED:
            continue
        if any(name[0] == led for name in view["hand"]):
            continue
        advice = finished(advise(GAME, view, Random(1), Budget(SUGGESTING)))
        [thrown] = [each for each in advice["options"] if each["action"] == f"play {chosen[0]}"]
        if thrown["level"] and thrown["edge"] <= GAME.leeway(view):
            assert advice["tip"]["action"] == thrown["action"]
            costs.append(thrown["edge"])
    assert max(costs) > 1


def test_no_sure_trick_is_led_for_which_the_red_11_is_likely_to_come() -> None:
    traps: Counter[bool] = Counter()
    for view in positions("play", matches=40):
        if view["trick"]:
            continue
        for action in view["legal"]:
            said = GAME.because(view, action, None)
            card = cards([action])[0]
            if said is None or said["id"] != "sure" or said["params"]["gain"] <= 0:
                continue
            traps[is_trap(view, card, said)] += 1
            assert not (is_trap(view, card, said) and action in GAME.aimed(view))
    assert min(traps[True], traps[False]) > 5
