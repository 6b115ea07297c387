"""What a table of Stich-Meister tells of a trick under its rule cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygame_core import Match
from pygame_core.frames import frames
from pygame_core.games.stich_meister import GAME
from pygame_core.games.stich_meister.in_force import rules_in_force
from pygame_core.games.stich_meister.scene import scene_of
from pygame_core.games.stich_meister.trick_scene import outcome, stands_lines, worth_of
from pygame_core.scene import Ahead, Line, Scene, line
from pygame_core.views import View
from tests.stich_meister.table import (
    do,
    four,
    full_tricks,
    lying,
    note,
    play_on,
    seen,
    table,
)


def test_whoever_is_ahead_is_so_for_what_is_said_of_the_trick() -> None:
    ahead = seen(lying(four(18, 30), "C2 K15 C4"))["ahead"]
    assert ahead is not None
    assert (ahead["seat"], ahead["id"]) == (2, "judged")
    strongest, winner = ahead["params"]["sentences"]
    # In so few words as there is room for: the lens has the rule cards.
    assert not strongest["params"]["lines"][0]["params"]["by"]
    assert (strongest["id"], strongest["params"]["card"]) == ("rule-30", "K15")
    assert (winner["id"], winner["params"]["card"]) == ("by-rule", "C4")


@pytest.mark.parametrize(
    ("rules", "trick", "said"),
    [
        ([47, 48, 49, 50], "C7 C2 C4 C9", (-3, ["+1", "rule-48 -4"])),
        ([41, 46], "C7 F12 C4 F9", (3, ["+2 by rule-41", "rule-46 +1"])),
        ([42], "C7 C2 C4 C9", (2, [])),
        # Of each trick of a round, once some may bring another number.
        ([42], "C7 C12 C4 C9", (1, [])),
        ([38], "C7 C12 C4 C9", None),
        # One of them makes trumps by and by, on which the worth hangs.
        ([21, 51], "C7 C12 C4 C9", None),
    ],
)
def test_a_full_trick_tells_what_it_brings_and_why_unless_each_is_the_plain_point(
    rules: list[int], trick: str, said: tuple[int, list[str]] | None
) -> None:
    view = lying([*rules, *[27, 28, 36, 37][len(rules) :]], trick, seats=4).view(0)
    looked_at: Any = {**view, "to_act": None, "ahead": 0}
    scene = scene_of(looked_at)
    assert brought(scene) == (["brought"] if said else [])
    # How it comes together is told beside the felt, even of a plain point.
    told = [
        (each["params"]["points"], list(map(part, each["params"]["lines"])))
        for fact in note(scene, "now")["facts"]
        for each in fact["params"].get("takes", [])
        if each["id"] == "brought"
    ]
    assert told == ([said] if said else [(1, [])] if 38 in rules else [])


def part(said: Line) -> str:
    params = said["params"]
    if said["id"] == "part-cards":
        return f"{params['item']} {params['gain']:+}"
    return " by ".join([f"{params['points']:+}", *params["items"]])


def test_a_card_taken_out_of_a_trick_is_marked_and_told_with_what_is_left() -> None:
    match = lying(four(34, 48, 52, 53), "F6 F9 C2", "F12 C3")
    do(match, "play F12")
    view = match.view(3)
    assert brought(scene_of(view)) == ["brings"]
    assert scene_of(view)["marks"] == {}
    match.apply("remove F6")
    since = match.view(3)["history"][len(view["history"]) :]
    [picture, *_] = frames(GAME, view, since, match.view(3))
    seen_then: Any = {**view, **picture["changes"]}
    assert (picture["hold"], seen_then["legal"]) == ("trick", [])
    scene = scene_of(seen_then)
    assert scene["marks"] == {"F6": {"trump": None, "tag": "out"}}
    for ahead in (scene["ahead"], scene_of(match.view(3))["last_ahead"]):
        assert ahead is not None
        told = ahead["params"]["sentences"]
        assert [each["id"] for each in told] == ["strongest", "out", "brought"]
        assert (told[1]["params"]["card"], told[2]["params"]["points"]) == ("F6", 0)


def brought(scene: Scene) -> list[str]:
    assert scene["ahead"] is not None
    said = scene["ahead"]["params"]["sentences"]
    return [each["id"] for each in said if each["id"] in ("brings", "brought")]


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "expected"),
    [
        ([], "", "F2 C3", ("lead", "")),
        ([], "F6", "F2 C3", ("follow", "F")),
        ([], "F6", "K2 C3", ("void", "F")),
        ([3], "K4", "F2 K3", ("follow-suit-or-trump", "K")),
        ([3], "K4", "F2 C3", ("void-suit-or-trump", "K")),
        # All koi are trumps: there is no choice between a koi and a trump.
        ([17], "K6", "F2 K3", ("follow-trump", "K")),
        ([17], "K6", "F2 C3", ("void-trump", "K")),
        ([17, 28], "F6", "K2 C3", ("trump", "F")),
        ([17, 28], "F6", "G2 C3", ("void", "F")),
    ],
)
def test_a_trick_asks_to_follow_or_says_in_what_the_hand_is_void(
    rules: list[int], trick: str, hand: str, expected: tuple[str, str]
) -> None:
    ask = seen(lying(four(*rules), trick, hand))["ask"]
    assert ask is not None
    assert (ask["id"], ask["suit"]) == expected


def test_a_face_down_card_is_shown_to_its_seat_only_and_nobody_is_ahead_or_knows_the_worth() -> (
    None
):
    match = lying(four(26), "F6 F9 C2", "F2 C3")
    owner, other = seen(match, 1), seen(match, 3)
    assert [(play["card"], play["hidden"]) for play in owner["trick"]] == [
        ("F6", False),
        ("F9", True),
        (None, True),
    ]
    assert [play["card"] for play in other["trick"]] == ["F6", None, None]
    assert other["ahead"] is None
    assert other["ask"] is not None
    assert other["ask"]["params"]["blind"] == "yes"


def test_while_the_last_card_of_a_trick_is_on_its_way_the_trick_stands_as_before() -> None:
    before = lying(four(26, 35, 42, 52), "F6 C7", "F9 C3", seats=3).view(1)
    landing: Any = {**before, "trick": [*before["trick"], (2, "?")], "ahead": 0, "landing": True}
    scene, earlier = scene_of(landing), scene_of(before)
    assert (scene["ahead"], scene["counts"]) == (earlier["ahead"], earlier["counts"])
    assert [play["hidden"] for play in scene["trick"]] == [False, True, True]
    assert scene["outcome"] is None


def test_cards_played_face_down_are_turned_over_where_they_lie() -> None:
    before = lying(four(26), "F6 F9", "F2 C3", seats=3).view(1)
    full: Any = {**before, "trick": [*before["trick"], (2, "F1")], "ahead": 1}
    assert scene_of(full)["comes"] == {"hand": "deck", "trick:2": "blind:2"}
    assert scene_of(before)["comes"] == {"hand": "deck"}


def test_a_won_trick_offers_its_cards_and_says_to_whom_it_goes() -> None:
    match = lying(four(34, 35), "F6 F9 C2", "F12 C3")
    do(match, "play F12")
    winner, other = seen(match, 3), seen(match, 1)
    taps = [play["action"] for play in winner["trick"]]
    assert taps == ["remove F6", "remove F9", "remove C2", "remove F12"]
    assert {play["action"] for play in other["trick"]} == {""}
    assert other["outcome"] == line("to-other", seat=3, mine=False, to_seat=0, to_me=False)
    do(match, "remove C2")
    assert seen(match)["goes"]["trick"] == "seat:0"


def test_turns_go_against_the_clock_only_where_the_trick_does() -> None:
    match = table([25, 37, 47, 48])
    play_on(match, "exposed.revealed")
    assert seen(match)["turns"] == [0, 1, 2, 3]
    # The rule cards lie where it would be told.
    assert "direction" not in [each["id"] for each in seen(match)["notes"]]
    play_on(match, "trick.taken")
    scene = seen(match)
    lead = match.to_act
    assert lead is not None
    assert scene["turns"] == [(lead - step) % 4 for step in range(4)]
    assert note(scene, "direction")["value"] == "counter-clockwise"


@pytest.mark.parametrize(
    ("rules", "stands"),
    [
        # The first trick is the only one so far; plus and minus are swapped; no trick was paid.
        ([27, 28, 36, 55], (0, 6, ["rule-55 +5"])),
        ([27, 28, 36, 60], (0, -1, ["change-swapped rule-60"])),
        ([27, 28, 36, 54], (0, 1, ["change-lost rule-54"])),
        ([28, 36, 55, 60], (0, -6, ["rule-55 +5", "change-swapped rule-60"])),
        # It goes to the left, where it is the first one.
        ([28, 35, 36, 55], (1, 6, ["rule-55 +5"])),
        ([27, 28, 36, 37], None),
        # One of its cards is taken out first.
        ([28, 34, 36, 55], None),
    ],
)
def test_a_full_trick_tells_the_points_it_leads_to_where_these_are_not_just_what_it_brings(
    rules: list[int], stands: tuple[int, int, list[str]] | None
) -> None:
    view = lying(rules, "F12 F6 F9 F2", seats=4).view(0)
    scene = scene_of({**view, "to_act": None, "ahead": 0})
    assert scene["ahead"] is not None
    told = [
        (said["params"]["seat"], said["params"]["points"], [*map(change, said["params"]["lines"])])
        for said in scene["ahead"]["params"]["sentences"]
        if said["id"] == "stands"
    ]
    assert told == ([stands] if stands else [])


def test_who_looks_at_a_full_trick_is_spoken_to() -> None:
    for seat in range(4):
        view = lying([27, 28, 36, 55], "F12 F6 F9 F2", seats=4).view(seat)
        [said] = stands_lines({**view, "to_act": None, "ahead": 0})
        assert said["params"]["mine"] == (seat == 0)


def change(told: Line) -> str:
    if told["id"] == "part-cards":
        return f"{told['params']['item']} {told['params']['gain']:+}"
    return f"{told['id']} {told['params']['item']}"


def test_a_full_trick_names_every_rule_card_by_which_it_brings_what_it_does() -> None:
    view = lying([28, 36, 43, 48], "C1 C4 C5 C3", seats=4).view(0)
    looked_at: Any = {**view, "to_act": None, "ahead": 0}
    ahead = seen_of(looked_at)
    [said] = [each for each in ahead["params"]["sentences"] if each["id"] == "brought"]
    assert (said["params"]["points"], said["params"]["items"]) == (-2, ["rule-43", "rule-48"])


def seen_of(view: View) -> Ahead:
    ahead = scene_of(view)["ahead"]
    assert ahead is not None
    return ahead


def test_the_points_told_of_a_full_trick_are_those_it_leads_to() -> None:
    rng, told = Random("stands"), 0
    for number in range(12):
        match = Match.new("stich-meister", seats=3 + number % 3, seed=f"stands {number}")
        for full, after in full_tricks(match, rng):
            for said in stands_lines(full):
                if said["id"] == "stands":
                    told += 1
                    seat, points = said["params"]["seat"], said["params"]["points"]
                    assert after["table"]["points"][seat] == points
    assert told > 20


@pytest.mark.parametrize(
    ("rules", "kinds"),
    [
        ([27, 28, 36, 57], {"change-doubled", "change-single", "also-doubled"}),
        ([27, 28, 36, 56], {"change-doubled", "change-single"}),
        ([28, 36, 39, 41], {"change-handed"}),
        ([28, 36, 54, 60], {"change-lost", "change-swapped"}),
        ([27, 28, 36, 58], {"also-gains"}),
        ([27, 28, 36, 59], {"also-gains"}),
    ],
)
def test_whatever_a_full_trick_makes_of_points_beyond_what_it_brings_is_told(
    rules: list[int], kinds: set[str]
) -> None:
    rng = Random("kinds")
    seen_kinds: set[str] = set()
    for number in range(3):
        match = table(rules, seed=f"kinds {number}")
        for full, after in full_tricks(match, rng):
            if after["round"] > 1:
                break
            worth, lines = worth_of(full), stands_lines(full)
            assert worth is not None
            old, new = full["table"]["points"], after["table"]["points"]
            told: dict[int, list[Line]] = {}
            for said in lines:
                params = said["params"]
                for seat in params.get("seats", [params.get("seat")]):
                    told[seat] = params.get("lines", [said])
                    seen_kinds.update(each["id"] for each in told[seat])
            route = rules_in_force(rules).routing.route(int(full["ahead"] or 0), 4)
            for seat in range(4):
                brings = worth.points if seat == route.holder else 0
                gives = seat == route.taker != route.holder
                assert seat in told or gives or new[seat] == old[seat] + brings
                counted = ("part-cards", "also-gains")
                if all(each["id"] in counted for each in told.get(seat, [])) and not gives:
                    gains = sum(each["params"]["gain"] for each in told.get(seat, []))
                    assert new[seat] == old[seat] + brings + gains
    assert kinds <= seen_kinds


def test_of_a_full_trick_it_is_told_who_leads_next_if_that_is_not_its_winner() -> None:
    def told(*rules: int, number: int = 3, seat: int = 0) -> object:
        view = lying(four(*rules), "F2 F15 F6 F9").view(seat)
        full: Any = {**view, "ahead": 1, "table": {**view["table"], "trick_number": number}}
        return outcome(full)

    next_, other = {"leads_seat": 0, "me_next": True}, {"to_seat": 2, "to_me": False}
    assert told(36) == line("next-leads", seat=1, mine=False, **next_)
    assert told(35, 36) == line("to-other-next", seat=1, mine=False, **other, **next_)
    assert told(35) == line("to-other", seat=1, mine=False, **other)
    # Who looks at it is spoken to.
    assert told(35, seat=1) == line("to-other", seat=1, mine=True, **other)
    # After the last one nobody does.
    assert told(36, number=15) is None
