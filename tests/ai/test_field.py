"""One seat among others: paired, fixed beforehand, and no chance counts twice."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import groupby
from random import Random
from statistics import fmean
from typing import Any

import pytest

from pygame_core import SetupError
from pygame_core.__main__ import main
from pygame_core.ai import deals, field
from pygame_core.ai.deals import AllSeeing, Player, Side, points_of, setup_of
from pygame_core.ai.field import FieldDeal, Measured, Plan, around, measure, worth
from pygame_core.game import State
from pygame_core.views import View
from tests.ai import players

SETUP = setup_of("red-dragon", 3, None, "field", 1)


@pytest.fixture(autouse=True)
def quick_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part of the matches that are played to know what deals are worth."""
    monkeypatch.setattr(field, "REDEALS", 2)


@cache
def usual() -> Measured:
    return few("casual", "beginner", control=True)


def few(player: Player, *references: Player, deals: int = 3, **more: Any) -> Measured:
    given: dict[str, Any] = {"draws": 1, "name": "few", "seats": 3}
    return measure("red-dragon", player, *references, deals=deals, **given | more)


def test_each_deal_tests_the_next_seat_and_all_others_are_the_fields() -> None:
    seen: list[int | None] = []

    def watching(view: View, rng: Random) -> str:
        seen.append(view["seat"])
        return rng.choice(view["legal"])

    few(watching, "beginner", deals=4)
    assert [seat for seat, _ in groupby(seen)] == [0, 1, 2, 0]


def test_the_same_seat_in_the_same_deals_is_worth_the_difference() -> None:
    found = few(players.humble, players.first, "casual", deals=4)
    by_hand = []
    for deal in range(4):
        here, there = (
            points_of(
                setup_of("red-dragon", 3, None, "few", 1),
                deal,
                [Side(who if seat == deal % 3 else "casual") for seat in range(3)],
            )
            for who in (players.humble, players.first)
        )
        by_hand.append(here[deal % 3] - there[deal % 3])
    assert found.differences("tests.ai.players:first") == by_hand
    assert found.difference("tests.ai.players:first").mean == fmean(by_hand)
    assert any(by_hand)


def test_who_is_compared_with_itself_is_level_in_every_deal() -> None:
    assert few("beginner", "beginner", draws=2).differences("beginner") == [0.0] * 3


def test_without_a_reference_it_is_compared_with_the_field() -> None:
    assert few(players.first, field=["beginner"]).names == ["tests.ai.players:first", "beginner"]


def test_draws_are_other_random_numbers_on_the_same_cards_and_are_averaged() -> None:
    ones = [points_of(SETUP, 0, [Side("beginner")] * 3, draw) for draw in range(3)]
    assert len({tuple(one) for one in ones}) == 3
    found = measure(
        "red-dragon", "beginner", field=["beginner"], deals=1, draws=3, name="field", seats=3
    )
    assert found.points("beginner").mean == pytest.approx(fmean(one[0] for one in ones))


def test_a_mixed_field_goes_round_the_table() -> None:
    setup = setup_of("x-missions", None, None, "a", 1)
    plan = Plan(setup, ("master",), field.FIELDS["mixed"], 1, False)
    first, second = ([side.player for side in around(plan, deal)] for deal in (3, 4))
    assert first == ["casual", "club", "casual", "club"]
    assert second == ["club", "casual", "club", "casual"]


def test_a_run_is_repeated_exactly_elsewhere_and_a_new_name_has_fresh_deals() -> None:
    alone = usual()
    with ThreadPoolExecutor(2) as executor:
        shared = few("casual", "beginner", control=True, executor=executor)
    for one, other in zip(alone.deals, shared.deals, strict=True):
        assert one._replace(thinking=()) == other._replace(thinking=())
    assert few("casual", "beginner", name="other").deals[0].points != alone.deals[0].points


def test_what_a_deal_is_worth_does_not_hang_on_who_is_compared_in_it() -> None:
    found = usual()
    other = few(players.first, "casual", control=True, field=["beginner"], draws=2)
    assert [deal.worth for deal in found.deals] == [deal.worth for deal in other.deals]
    assert [deal.others for deal in found.deals] == [deal.others for deal in other.deals]
    # Fresh deals for the same seats, none of them twice.
    fresh = [one for deal in found.deals for one in deal.others]
    assert len(set(fresh)) > len(fresh) / 2
    again = setup_of("red-dragon", 3, None, "few/again", 1)
    assert found.deals[1].others[0] == worth(again, field.REDEALS, 1)


def test_what_a_deal_is_worth_is_what_it_brings_if_all_are_casual() -> None:
    found = few("casual", "beginner", control=True, deals=2)
    assert [deal.worth for deal in found.deals] == found.points_by_deal("casual")


def test_only_who_is_declared_all_seeing_is_given_the_state() -> None:
    given: list[Any] = []

    def peeks(view: View, _rng: Random, state: State) -> str:
        given.append((view["seat"], state.to_act, state.legal_actions()))
        state.apply(view["legal"][0])  # a copy: the match goes on as it is
        return view["legal"][-1]

    found = few(AllSeeing(peeks), "beginner", deals=1)
    assert given
    assert all(seat == to_act == 0 and legal for seat, to_act, legal in given)
    assert found.names[0].endswith("peeks")


def test_an_interrupted_run_says_that_it_proves_nothing() -> None:
    told: list[FieldDeal] = []

    def after_two(deal: FieldDeal) -> None:
        told.append(deal)
        if len(told) == 2:
            raise KeyboardInterrupt

    found = few("casual", "beginner", progress=after_two)
    assert (found.interrupted, found.deals) == (True, tuple(told))
    # It goes on where it was, and is then as if nothing had been.
    whole = few("casual", "beginner", before=told)
    assert not whole.interrupted
    assert whole.deals[:2] == tuple(told)
    assert whole.differences("beginner") == usual().differences("beginner")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"draws": 0}, "bad-draws"),
        ({"deals": 0}, "bad-deals"),
        ({"field": ["genius"]}, "unknown-level"),
        ({"name": ""}, "bad-seed"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError) as refused:
        few("casual", "beginner", **wrong)
    assert refused.value.id == reason


# --- the command ---------------------------------------------------------------------------------

GIVEN = ["arena", "--game=red-dragon", "--seats=3", "--jobs=1"]


def test_the_command_says_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    here = [*GIVEN, "--player=casual", "--against=beginner", "--deals=3", "--draws=1", "--name=few"]
    assert main([*here, "--control", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    found = usual()
    told = found.as_dict()
    for each in (said, told):
        del each["seconds"], each["players"]
    assert said == told
    assert said["differences"]["casual − beginner"]["controlled"]["ci95"]
    assert main(here) == 0
    words = capsys.readouterr().out
    assert f"casual − beginner: {found.difference('beginner').mean:+.2f} ±" in words


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--player=casual"], "--name"),
        (["--player=casual", "--name=a", "--b=casual"], "--b does not go with --player"),
        (["--player=casual", "--name=a", "--until-clear"], "--until-clear does not go"),
        (["--a=casual", "--b=casual", "--field=club"], "--field does not go with --a"),
        (["--player=casual", "--name=a", "--field=masters"], "masters"),
    ],
)
def test_the_two_ways_to_compare_are_not_mixed(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*GIVEN, *arguments])
    said = capsys.readouterr()
    assert (left.value.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert named in said.err


@pytest.mark.parametrize(
    ("third", "told"), [("club", ["casual", "master", "club"]), (players.first, None)]
)
def test_levels_are_told_who_sits_there_unless_somebody_is_of_no_level(
    third: Player, told: list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []

    def noted(*asked: Any, seated: list[str] | None) -> str:
        found.append(seated)
        return players.first(asked[2], asked[3])

    monkeypatch.setattr(deals, "choose", noted)
    points_of(SETUP, 0, [Side("casual"), Side("master"), Side(third)])
    assert found
    assert all(seated == told for seated in found)
