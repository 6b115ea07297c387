"""What a table of Stich-Meister tells: the hand, what comes before play, the lens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pygame_core import Match
from pygame_core.games.stich_meister.scene import deck, scene_of
from pygame_core.scene import Line
from tests.stich_meister.table import (
    cards,
    do,
    four,
    lying,
    note,
    play_on,
    rounds,
    seen,
    state_of,
    table,
)

# --- the hand ------------------------------------------------------------------------------------


def test_a_hand_is_held_from_its_strongest_trump_down_and_all_trumps_are_marked() -> None:
    scene = seen(lying(four(3, 17), "", "F4 F5 C4 C12 K2 K4 K9"))
    assert " ".join(each["card"] for each in scene["hand"]) == "K4 F4 C4 K9 K2 F5 C12"
    marks = {card: mark["trump"] for card, mark in scene["marks"].items()}
    cards_of_all = ("K4", "F4", "C4", "K9", "K15", "F5")
    assert [marks.get(card) for card in cards_of_all] == [0, 0, 0, 0, 0, None]


def test_cards_lying_open_are_marked_in_the_own_hand_and_known_at_another_seat() -> None:
    match = table([25, 47, 48, 49], {0: "F2 C3 K4"})
    do(match, "expose F2 C3 K4")
    while match.view(None)["phase"] == "expose":
        match.apply(match.legal_actions()[0])
    own, other = seen(match, 0), seen(match, 1)
    assert {card for card, mark in own["marks"].items() if mark["tag"] == "open"} == {
        "F2",
        "C3",
        "K4",
    }
    assert own["seats"][0]["known"] == []
    assert other["seats"][0]["known"] == ["F2", "C3", "K4"]
    do(match, "play F2")
    assert seen(match, 1)["seats"][0]["known"] == ["C3", "K4"]


# --- before play ---------------------------------------------------------------------------------


def test_rule_cards_are_offered_with_what_they_would_do_and_one_laid_down_is_a_secret() -> None:
    match = Match.new("stich-meister", seats=4, seed="offer")
    seat = match.to_act
    assert seat is not None
    state_of(match).rule_hands[seat] = [3, 21, 52]
    state_of(match).hands[seat] = cards("F4 F7 C4 K2")
    felt = seen(match)["felt"]
    assert felt is not None
    assert [(item["id"], item["action"]) for item in felt["items"]] == [
        ("rule-3", "choose 3"),
        ("rule-21", "choose 21"),
        ("rule-52", "choose 52"),
    ]
    trumps, suits, points = (item["facts"][0] for item in felt["items"])
    assert trumps["cards"] == ["F4", "C4"]
    assert suits["suits"] == {"F": 2, "C": 1, "K": 1, "G": 0}
    assert (points["cards"], points["params"]) == (["F7"], {"count": 1, "gain": 3})
    do(match, "choose 21")
    assert seen(match, seat)["secret"] == {
        "id": "choice",
        "params": {"number": 21, "item": "rule-21"},
    }
    assert seen(match)["secret"] is None
    badges = [each["badges"] for each in seen(match)["seats"]]
    assert {"id": "rule-choice", "kind": "word", "value": "chosen"} in badges[seat]


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (8, ["preview-none"]),
        (50, ["preview-none"]),
        # About no cards of one's own, or about what only other rule cards make trump.
        (57, []),
        (51, []),
        (31, []),
    ],
)
def test_a_rule_card_about_cards_says_that_the_hand_has_none_and_any_other_says_nothing(
    rule: int, told: list[str]
) -> None:
    match = Match.new("stich-meister", seats=4, seed="offer")
    seat = match.to_act
    assert seat is not None
    state_of(match).rule_hands[seat] = [rule, 21, 52]
    state_of(match).hands[seat] = cards("F4 F7 C4 K2")
    felt = seen(match)["felt"]
    assert felt is not None
    assert [fact["id"] for fact in felt["items"][0]["facts"]] == told


def test_points_that_hang_on_the_rest_of_a_round_are_told_with_what_they_come_from() -> None:
    match = table([47, 48, 49, 55])
    assert seen(match)["so_far"] is not None
    play_on(match, "trick.taken")
    scene = seen(match)
    so_far = scene["so_far"]
    assert so_far is not None
    [winner] = [seat for seat in range(4) if scene["seats"][seat]["tricks"]]
    just_one = [row for row in so_far["sheet"]["rows"] if row["params"].get("item") == "rule-55"]
    assert [cell["points"] for cell in just_one[0]["cells"]] == [
        5 if seat == winner else None for seat in range(4)
    ]
    assert so_far["scores"] == [each["points"] for each in scene["seats"]]


def test_who_deals_is_said_once_the_rule_cards_are_chosen() -> None:
    choosing = Match.new("stich-meister", seats=4, seed="offer")
    badges = [badge["id"] for each in seen(choosing)["seats"] for badge in each["badges"]]
    assert set(badges) == {"rule-choice"}
    playing = [each["badges"] for each in seen(table([47, 48, 49, 50]))["seats"]]
    assert [badge["id"] for each in playing for badge in each] == ["dealer"]


def test_passing_asks_for_what_is_left_and_the_cards_come_from_their_giver() -> None:
    match = table([22, 47, 48, 49], {0: "F2 C3 K4"})
    do(match, "pass F2")
    ask, felt = seen(match)["ask"], seen(match)["felt"]
    assert ask is not None
    assert (ask["left"], ask["params"]["to_seat"]) == (2, 3)
    assert felt is not None
    assert (felt["kind"], felt["laid"], felt["own"]) == ("pile", [1, 0, 0, 0], ["F2"])
    play_on(match, "pass.revealed")
    scene = seen(match, 3)
    assert scene["comes"] == {"hand": "seat:0"}
    assert {place: to for place, to in scene["goes"].items() if place.startswith("back:0")} == {
        "back:0:0": "seat:3",
        "back:0:1": "seat:3",
        "back:0:2": "seat:3",
    }


def test_the_rule_cards_lie_on_the_felt_until_the_first_lead() -> None:
    match = table([3, 17, 47, 48])
    felt = seen(match)["felt"]
    assert felt is not None
    assert [item["id"] for item in felt["items"]] == ["rule-3", "rule-17", "rule-47", "rule-48"]
    match.apply(match.legal_actions()[0])
    assert seen(match)["felt"] is None


def test_the_rule_cards_are_read_before_what_one_of_them_asks_for_and_the_aim_is_there() -> None:
    match = table([25, 47, 48, 49])
    scene = seen(match, match.to_act)
    assert scene["felt"] is not None
    assert scene["felt"]["kind"] == "cards"
    assert scene["goal"] is not None
    assert (scene["goal"]["id"], scene["goal"]["params"]["want"]) == ("play", "fewer")
    match.apply(match.legal_actions()[0])
    laying = seen(match, match.to_act)["felt"]
    assert laying is not None
    assert laying["kind"] == "pile"


@pytest.mark.parametrize(
    ("rules", "want", "holder", "lines"),
    [
        ([3, 17, 22, 23], "more", 0, []),
        ([3, 17, 41, 46], "more", 0, ["rule-46"]),
        ([3, 17, 23, 60], "fewer", 0, ["rule-60"]),
        # What is won goes to somebody else.
        ([3, 35, 23, 22], "fewer", 1, []),
        ([3, 17, 52, 57], "more", 0, ["rule-52", "rule-57"]),
        ([47, 48, 49, 50], "fewer", 0, ["rule-47", "rule-48", "rule-49", "rule-50"]),
        # About as many bring something as cost: it hangs on what lies in a trick.
        ([3, 17, 48, 22], "gains", 0, ["rule-48"]),
        ([3, 35, 48, 22], "costs", 1, ["rule-48"]),
    ],
)
def test_the_goal_of_a_round_is_what_its_rule_cards_count_and_whether_to_win_tricks(
    rules: list[int], want: str, holder: int, lines: list[str]
) -> None:
    params = goal_of(rules)["params"]
    assert (params["want"], params["to_seat"]) == (want, holder)
    # "suits" by itself would be read as how many there are of each.
    assert "suits" not in params
    assert (params["mine"], params["by_suits"]) == (holder == 0, 41 in rules)
    assert [each["id"] for each in [*params["lines"], *params["sentences"]]] == lines


@pytest.mark.parametrize(
    ("rules", "want", "beside", "all_"),
    [
        ([3, 35, 23, 22], "fewer", (1, 3), False),
        ([3, 39, 23, 22], "fewer", (1, 3), True),
        # They cost whoever then has them.
        ([16, 39, 50, 51], "rid", (1, 3), True),
        ([35, 48, 49, 50], "rid", (1, 3), False),
        # Who takes a trick is another one than its winner: those of the winner stay.
        ([3, 35, 39, 22], "fewer", (2, 2), False),
    ],
)
def test_the_goal_says_where_own_tricks_go_whose_come_instead_and_why_to_want_that(
    rules: list[int], want: str, beside: tuple[int, int], all_: bool
) -> None:
    params = goal_of(rules)["params"]
    assert (params["want"], params["mine"], params["all"]) == (want, False, all_)
    assert (params["to_seat"], params["from_seat"]) == beside


def goal_of(rules: list[int]) -> Line:
    """Once all that comes before the tricks is done."""
    match = table(rules)
    while match.view(None)["phase"] != "play":
        match.apply(match.legal_actions()[0])
    goal = seen(match, 0)["goal"]
    assert goal is not None
    return goal


# --- the lens ------------------------------------------------------------------------------------


def test_the_lens_ranks_trumps_by_what_makes_them_trump_and_keeps_equal_ones_together() -> None:
    order = note(seen(lying(four(3, 17), "")), "trump-order")["facts"]
    ranks = [(each["id"], each["cards"], each["items"]) for each in order if "cards" in each]
    suit = [f"K{number}" for number in range(15, 0, -1) if number != 4]
    assert ranks == [
        ("rank", ["K4"], ["rule-3", "rule-17"]),
        ("equal", ["F4", "C4", "G4"], ["rule-3"]),
        ("rank", suit, ["rule-17"]),
    ]


def test_my_trumps_are_those_of_the_hand_while_one_lies_in_the_trick() -> None:
    view = lying(four(3), "F6 F9", "C4 K7").view(2)
    mine = note(scene_of(view), "my-trumps")
    assert [fact["cards"] for fact in mine["facts"]] == [["C4"]]
    landing: Any = {**view, "hand": ["K7"], "trick": [*view["trick"], (2, "C4")], "landing": True}
    assert [each["id"] for each in scene_of(landing)["notes"]][:2] == ["in-force", "no-own-trump"]


def test_every_rule_card_that_is_told_is_one_of_the_sixty_of_the_deck() -> None:
    items = deck()["items"]
    assert len(items) == 60
    for match in rounds():
        assert set(items_in(seen(match))) <= set(items)


def items_in(told: object) -> Iterator[str]:
    """All things of the game's own that are named anywhere in there."""
    if isinstance(told, dict):
        for key, value in told.items():
            if key == "item":
                yield value
            elif key == "items" and all(isinstance(each, str) for each in value):
                yield from [*value, *told.get("lit", [])]
            else:
                yield from items_in(value)
    elif isinstance(told, list):
        for each in told:
            yield from items_in(each)
