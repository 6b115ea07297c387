"""How a table of Stich-Meister tells what happened, its score sheet, and what follows no suit."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygame_core import Match
from pygame_core.games.stich_meister import GAME
from pygame_core.games.stich_meister.scene import scene_of
from pygame_core.page.snapshot import snapshot_of
from pygame_core.scene import line
from tests.stich_meister.table import (
    facing,
    note,
    play_on,
    seen,
    table,
)


def test_a_passed_card_is_told_to_its_giver_and_receiver_and_came_to_the_latter() -> None:
    match = table([22, 47, 48, 49])
    play_on(match, "pass.revealed")

    def told(seat: int, id_: str) -> list[dict[str, Any]]:
        view = match.view(seat)
        events = [event for event in view["history"] if event["id"] == id_]
        return [dict(GAME.told(event, view)) for event in events]

    laid = told(1, "card.passed")
    assert {(each["actor"], each["params"]["known"]) for each in laid} == {
        (0, "no"),
        (1, "yes"),
        (2, "no"),
        (3, "no"),
    }
    received = told(1, "pass.revealed")
    assert {each["actor"] for each in received} == {None}
    known = {each["params"]["seat"] for each in received if each["params"]["known"] == "yes"}
    # What it gave to its right neighbour, and what it got from its left one.
    assert known == {0, 1}


def test_who_gets_cards_is_told_which_and_whose_they_were() -> None:
    match = table([22, 47, 48, 49])
    before = match.view(0)["hand"]
    play_on(match, "pass.revealed")
    for seat, known in ((0, True), (None, False)):
        view: Any = {**match.view(seat), "to_act": None, "legal": []}
        told = GAME.scene(view)["outcome"]
        assert told
        assert (told["id"], told["params"]["known"]) == ("pass.revealed", known)
        if known:
            assert told["params"]["from_seat"] == 1
            new = {*view["hand"]} - {*before}
            assert {*told["params"]["cards"]} == new


def test_of_trumps_only_that_is_told_by_which_they_differ() -> None:
    def kinds(*rules: int) -> object:
        [how] = [
            fact["params"]
            for fact in note(seen(table([*rules])), "trump-order")["facts"]
            if fact["id"] == "trump-how"
        ]
        return how["kinds"]

    assert (kinds(9, 46, 47, 48), kinds(16, 46, 47, 48)) == ("number", "suit")
    assert kinds(9, 16, 46, 48) == kinds(15, 16, 46, 48) == "several"


def test_the_trump_order_says_that_all_others_beat_them_where_a_rule_card_does_so() -> None:
    def how(*rules: int) -> list[str]:
        return [fact["id"] for fact in note(seen(table([*rules])), "trump-order")["facts"]]

    assert how(9, 16, 46, 48)[-1] == "trump-how"
    assert how(9, 16, 32, 46)[-1] == "trump-weak"


def test_a_trick_that_goes_elsewhere_is_told_so() -> None:
    match = table([35, 36, 47, 48])
    play_on(match, "trick.taken")
    view = match.view(0)
    [event] = [event for event in view["history"] if event["id"] == "trick.taken"]
    params = GAME.told(event, view)["params"]
    assert (params["taken_by"], params["led_by"]) == ("other", "other")
    by_seat = {"mine": params["winner_seat"], "to_me": params["taker_seat"]}
    assert {key: params[key] for key in by_seat} == {
        key: seat == view["seat"] for key, seat in by_seat.items()
    }
    assert params["card"] == dict(event["params"]["plays"])[params["winner_seat"]]
    assert params["taker_seat"] == (params["winner_seat"] + 1) % 4


def test_the_log_says_of_each_trick_why_it_was_won_by_the_rules_of_its_round() -> None:
    match = Match.new("stich-meister", seats=3, seed="log")
    rng, said = Random("log"), []
    while match.to_act is not None and match.view(None)["round"] < 3:
        before = match.view(0)
        for event in match.apply(rng.choice(match.legal_actions())):
            if event.id == "trick.taken":
                taken = {"trick": event.params["plays"], "ahead": event.params["winner"]}
                full: Any = {**before, **taken, "to_act": None}
                ahead = scene_of(full)["ahead"]
                assert ahead is not None
                why = ahead["params"]["sentences"]
                said.append([each for each in why if each["id"] not in ("brought", "stands")])
    view = match.view(0)
    events = [event for event in view["history"] if event["id"] == "trick.taken"]
    assert [GAME.told(event, view)["params"]["takes"] for event in events] == said
    assert len(said) > 30


def test_the_sheet_has_a_line_a_rule_card_and_tells_what_each_trick_brought() -> None:
    match = table([42, 46, 56, 58], seats=3)
    sheet = GAME.sheet(play_on(match, "round.scored"))
    assert [row["params"].get("item") for row in sheet["rows"]] == [
        None,
        "rule-46",
        "rule-56",
        "rule-58",
    ]
    tricks, shares = sheet["rows"][0], sheet["rows"][-1]
    assert tricks["params"]["items"] == ["rule-42"]
    for cell in tricks["cells"]:
        brought = [fact["value"] for fact in cell["facts"]]
        assert sum(brought) == cell["points"]
        assert set(brought) <= {1, 2}
    for seat, cell in enumerate(shares["cells"]):
        assert cell["how"] is not None
        assert (cell["how"]["params"]["seat"], cell["how"]["params"]["side"]) == (
            (seat - 1) % 3,
            "right",
        )


def test_a_swap_of_plus_and_minus_is_told_by_what_there_was_and_what_there_is_then() -> None:
    scored = play_on(table([48, 60], seats=3), "round.scored")
    [*_, swap] = GAME.sheet(scored)["rows"]
    brought = [sum(each["points"] for each in own) for own in scored["detail"]]
    for cell, points in zip(swap["cells"], brought, strict=True):
        assert cell["how"] == line("final", points=-points, gain=points)
        assert cell["points"] == 2 * points


def test_the_sheet_of_rules_has_all_sixty_cards_and_says_when_each_scores() -> None:
    match = table([3, 17, 41, 54])
    sections = {each["id"]: each for each in GAME.rules(match.view(0))}
    [every] = sections["all"]["pictures"]
    assert len(every["listed"]) == 60
    lit = [each["item"] for each in every["listed"] if each["lit"]]
    assert lit == ["rule-3", "rule-17", "rule-41", "rule-54"]
    [steps] = sections["score"]["pictures"]
    spans = [span for _, [span], _ in steps["rows"]]
    assert spans == ["41–45", "46–53", "54–55", "56–57", "58–59", "60"]


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "expected"),
    [
        ([2], "F6 F9", "F3 F8 C3", ["F3"]),
        ([2], "F6 F9", "F7 F8 C3", []),
        # Any trump may be played there.
        ([2], "F3 F9", "F3 F8 C3", None),
        # Nor does it make its holder follow: any card may be played.
        ([2], "F6 F9", "C4 F3", ["F3"]),
        ([2], "F6 F9", "C4 K3", []),
        # Whoever must play a trump is told of these instead.
        ([2, 28], "F6 F9", "C4 F3", None),
    ],
)
def test_of_a_trump_of_the_suit_to_follow_it_is_told_that_it_does_not_follow(
    rules: list[int], trick: str, hand: str, expected: list[str] | None
) -> None:
    ask = GAME.scene(facing(rules, trick, hand))["ask"]
    assert ask is not None
    assert ask["params"].get("trump_cards") == expected


@pytest.mark.parametrize(("rules", "costs"), [([2], False), ([2, 47], True), ([2, 48], False)])
def test_of_a_trump_that_does_not_follow_its_suit_it_is_told_that_it_still_costs(
    rules: list[int], costs: bool
) -> None:
    ask = GAME.scene(facing(rules, "F6 F9", "F3 F8 C3"))["ask"]
    assert ask is not None
    assert ask["params"]["costs"] == costs


@pytest.mark.parametrize(
    ("rules", "values", "follow"),
    [([41], True, False), ([41, 50], True, True), ([50], False, True), ([36], None, None)],
)
def test_how_rule_cards_follow_is_told_only_where_one_changed_the_sum(
    rules: list[int], values: bool | None, follow: bool | None
) -> None:
    scored = play_on(table(rules, seed="follow"), "round.scored")
    check = GAME.sheet(scored)["check"]
    told = check and (check["params"]["values"], check["params"]["follow"])
    assert told == (None if values is None else (values, follow))


def test_every_seat_hears_of_a_trick_in_its_own_words_whoever_has_heard_of_it_before() -> None:
    match = Match.new("stich-meister", seats=3, seed="heard")
    while not (last := match.view(0)["last_trick"]):
        match.apply(match.legal_actions()[0])
    for seat in (0, 1, 2, None):
        history = snapshot_of(match, seat)["view"]["history"]
        [taken] = [event for event in history if event["id"] == "trick.taken"]
        assert taken["params"]["mine"] == (seat == last["winner"])


def test_the_score_sheet_counts_what_was_left_over_apart_from_tricks() -> None:
    match = table([36, 40, 42, 47])
    rows = GAME.sheet(play_on(match, "round.scored"))["rows"]
    hows = [cell["how"] for cell in rows[0]["cells"]]
    assert all(how["id"] == "left-over" and how["params"]["left"] == 3 for how in hows if how)
    assert sum(how["params"]["count"] for how in hows if how) == 12
