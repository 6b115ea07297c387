"""The rule cards that are lit: whichever decides, asks or counts something just now."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from pygame_core import Match
from pygame_core.games.stich_meister.at_work import at_work
from pygame_core.games.stich_meister.scene import scene_of
from pygame_core.games.stich_meister.trick_scene import ahead as ahead_of
from pygame_core.views import View
from tests.stich_meister.table import do, full_tricks, legal, play_on, points, table, winner

COINS = " ".join(f"C{number}" for number in range(1, 16))


def lit(match: Match, seat: int | None) -> list[int]:
    [note] = [each for each in scene_of(match.view(seat))["notes"] if each["id"] == "in-force"]
    return [int(item.removeprefix("rule-")) for item in note["lit"]]


def test_a_rule_card_is_lit_as_soon_as_it_decides_who_is_ahead() -> None:
    match = table([5, 29], {0: "F10", 1: "F2", 2: COINS})
    assert lit(match, 0) == []
    do(match, "play F10")
    assert lit(match, 1) == [29], "the lead cannot win"
    do(match, "play F2 C6")
    assert lit(match, None) == [5], "without it, the fan 2 would win"


def test_what_binds_a_seat_is_lit_for_that_seat_only() -> None:
    match = table([27], {0: "F10", 1: COINS, 2: "F3"})
    do(match, "play F10 C1")
    assert lit(match, 2) == [27], "seat 2 need not follow the fan"
    assert lit(match, None) == []


def test_both_rule_cards_that_make_a_trick_go_by_are_lit_on_the_picture_of_the_full_one() -> None:
    match = table([18, 30], {0: "C2", 1: "K15", 2: "C4", 3: "G14"})
    state: Any = match.state
    for seat, card in enumerate(("C2", "K15", "C4", "G14")):
        state.trick.append((seat, next(each for each in state.hands[seat] if str(each) == card)))
    full: View = {**match.view(0), "to_act": None, "ahead": 2}
    assert at_work(full) == [18, 30]


def test_what_makes_a_trump_weak_is_lit_as_soon_as_one_lies_there() -> None:
    match = table([16, 32, 48, 60], {0: "C2 F2", 1: "F9"})
    assert lit(match, 0) == []
    do(match, "play C2")
    assert 32 in lit(match, 1)


def test_what_changes_the_points_by_more_than_a_trick_brings_is_lit_on_the_full_one() -> None:
    rng, met = Random("doubled"), 0
    for number in range(6):
        match = table([30, 45, 56, 60], seed=f"doubled {number}")
        for full, after in full_tricks(match, rng):
            if full["round"] > 1:
                break
            before, now = full["table"]["points"], after["table"]["points"]
            [told] = [ahead["params"]["sentences"] for ahead in [ahead_of(full)] if ahead] or [[]]
            stands = [each["params"] for each in told if each["id"] == "stands"]
            jumps = [seat for seat in range(4) if abs(now[seat] - before[seat]) > 3]
            if stands and stands[0]["seat"] in jumps:
                met += 1
                assert stands[0]["points"] == now[stands[0]["seat"]]
                assert {56, 60} & {*at_work(full)}
            else:
                assert full["ahead"] not in jumps
    assert met


def test_a_step_lights_the_rule_card_that_asks_for_it() -> None:
    match = table([22, 25, 38, 48])
    assert lit(match, 0) == [22]
    play_on(match, "pass.revealed")
    assert lit(match, 0) == [25]
    while match.view(None)["phase"] != "pass":
        match.apply(match.legal_actions()[0])
    assert lit(match, 0) == [38]


def test_what_is_counted_at_the_end_is_lit_in_the_last_trick() -> None:
    match = table([54, 56, 58, 60], seats=3)
    while match.view(None)["table"]["trick_number"] < 16:
        assert lit(match, 0) == []
        match.apply(match.legal_actions()[0])
    # Everybody has a trick.
    assert lit(match, 0) == [56, 58, 60]
    for tricks, expected in (([0, 7, 8], [54, 55]), ([1, 7, 7], [55]), ([2, 6, 7], [])):
        last = table([54, 55, 3, 4], seats=3).view(0)
        at_last: Any = {**last["table"], "trick_number": 16, "tricks": tricks}
        assert at_work({**last, "table": at_last}) == expected


def moments() -> Iterator[tuple[list[int], View]]:
    """Of rounds under random rule cards, as the seat to act sees them."""
    rng = Random("at work")
    for seed in range(40):
        rules = rng.sample(range(1, 22), rng.choice([0, 1, 2]))
        rules += rng.sample([*range(26, 34), 41, 42, 43, 44, 45, *range(46, 54)], 4 - len(rules))
        match = table(sorted(rules), seats=3 + seed % 3, seed=str(seed))
        while match.to_act is not None and match.view(None)["round"] == 1:
            if rng.random() < 0.4:
                yield sorted(rules), match.view(match.to_act)
            match.apply(rng.choice(match.legal_actions()))


def test_every_rule_card_without_which_a_moment_would_be_otherwise_is_lit() -> None:
    """Another would be ahead, other cards might be played, or the trick would bring something
    else."""
    decided = set()
    for rules, view in moments():
        found, now = at_work(view), consequences(rules, view)
        for rule in rules:
            if consequences([other for other in rules if other != rule], view) != now:
                assert rule in found, (rules, view["trick"], view["hand"], rule)
                decided.add(rule)
    assert decided >= {*range(27, 34), *range(41, 54)}


def consequences(rules: list[int], view: View) -> tuple[Any, ...]:
    """Who is ahead, what the seat may play, and what the trick brings, where all of it is seen."""
    second_lead = view["table"]["second_lead"]
    plays = [card for _, card in view["trick"] if card != "?"]
    trick = " ".join(plays)
    # Trumps of cards that are worth nothing else matter by what pays for them.
    brings = None
    if plays and len(plays) == len(view["trick"]) and not view["table"]["trump_open"]:
        of_cards = [rule for rule in rules if rule > 40]
        makes = [rule for rule in view["table"]["rules"] if rule < 22]
        number, last = view["table"]["trick_number"], view["table"]["tricks_in_round"]
        [brings] = points(
            [*makes, *of_cards], [[(number, trick)]], second_lead=second_lead, last_trick=last
        )
    may = (
        None
        if 26 in view["table"]["rules"]
        else legal(rules, trick, " ".join(view["hand"]), second_lead)
    )
    return (winner(rules, trick, second_lead) if plays else None, may, brings)
