"""Pictures that only one game has between two views, and hands that a card has left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from pygame_core import Match
from pygame_core.frames import frames
from pygame_core.game import Paced
from pygame_core.games import find_game
from pygame_core.kit.moments import changed, out_of_hand
from tests.test_frames import Step, step_with, told


class Happening(NamedTuple):
    """An event by itself: the view before its action, what it tells, what the game shows of it."""

    view: Any
    params: dict[str, Any]
    event: dict[str, Any]
    shown: dict[str, Any] | None

    @property
    def picture(self) -> dict[str, Any]:
        assert self.shown is not None
        return {**self.view, **self.shown}


def happenings(steps: Iterable[Step], *ids: str) -> Iterator[Happening]:
    for step in steps:
        assert isinstance(step.game, Paced)
        for event in step.events:
            if event["id"] in ids:
                shown = step.game.moment(step.before, event)
                yield Happening(step.before, event["params"], event, shown)


@cache
def sauscharf() -> list[Step]:
    return [step for seed in ("elm", "ash", "fir") for step in told("sauscharf", 3, seed=seed)]


def test_red_dragon_a_given_card_has_left_its_hand_and_lies_on_the_pile_mine_open_to_me() -> None:
    given = list(happenings(told("red-dragon", 3), "card.given"))
    assert {0, 1} <= {each.params["seat"] for each in given}
    for view, params, _, shown in given:
        assert shown is not None
        seat, table = params["seat"], shown["table"]
        assert shown["hand_counts"] == changed(view["hand_counts"], seat, -1)
        assert table["given"] == changed(view["table"]["given"], seat, 1)
        mine = [params["card"]] if seat == 0 else []
        assert table["my_given"] == view["table"]["my_given"] + mine
        assert not {*mine} & {*shown["hand"]}


def test_the_last_card_given_in_red_dragon_lies_there_before_the_centre_is_turned_up() -> None:
    step = step_with(told("red-dragon", 3), "centre.revealed")
    full, *_, last = step.pictures
    assert step.holds[0] == "moment"
    assert full["table"]["given"] == [4, 4, 4]
    assert full["hand_counts"] == step.after["hand_counts"]
    assert full["phase"] == "give"
    assert last == step.after


def test_stich_meister_a_card_laid_face_down_has_left_its_hand_mine_known_to_me() -> None:
    laid = [
        each
        for seed in ("fir", "yew", "oak")
        for each in happenings(
            told("stich-meister", 4, seed=seed), "card.passed", "card.reserved", "card.exposed"
        )
    ]
    assert len(laid) > 2
    for view, params, _, shown in laid:
        assert shown is not None
        seat, table = params["seat"], shown["table"]
        assert shown["hand_counts"] == changed(view["hand_counts"], seat, -1)
        assert table["laid"] == changed(view["table"]["laid"], seat, 1)
        mine = [params["card"]] if seat == 0 else []
        assert table["my_laid"] == view["table"]["my_laid"] + mine


def test_x_missions_only_what_another_one_was_the_last_to_choose_is_looked_at() -> None:
    chosen = list(happenings(told("x-missions", 4), "mission.chosen"))
    looks = [each for each in chosen if each.shown is not None]
    assert looks == [
        each
        for each in chosen
        if len(each.view["table"]["draft_order"]) == 1 and each.params["seat"] != 0
    ]
    assert 0 < len(looks) < len(chosen)
    for each in looks:
        table = each.picture["table"]
        expected = "taken" if each.params["taken"] else "none"
        assert table["missions"][each.params["seat"]] == expected
        assert table["draft_order"] == []


def test_sauscharf_taken_chilies_empty_their_slot_and_the_set_goes_where_its_seat_wanted() -> None:
    taken = list(happenings(sauscharf(), "chili.taken"))
    assert {each.params["kept"] for each in taken} == {True, False}
    for each in taken:
        view, params, table = each.view, each.params, each.picture["table"]
        seat, slot, kept = params["seat"], params["slot"], params["kept"]
        assert table["sets"][seat] == []
        assert seat not in table["waiting"]
        if slot is not None:
            assert table["slots"][slot - 1] == []
        assert table["discard"] == view["table"]["discard"] + ([] if kept else params["set"])
        gained = len(params["cards"]) + (len(params["set"]) if kept else 0)
        counts = view["table"]["ingredient_counts"]
        assert table["ingredient_counts"] == changed(counts, seat, gained)
        assert each.picture["history"] == [*view["history"], each.event]


def test_sauscharf_a_sauce_goes_from_the_display_to_its_maker() -> None:
    made = list(happenings(sauscharf(), "sauce.made"))
    assert made
    for each in made:
        seat, heat, table = each.params["seat"], each.params["heat"], each.picture["table"]
        assert len(table["display"]) == len(each.view["table"]["display"]) - 1
        assert table["sauces"][seat] == [*each.view["table"]["sauces"][seat], heat]
        assert table["discard"] == each.view["table"]["discard"] + each.params["set"]


def test_what_ends_a_lap_of_sauscharf_is_seen_before_the_next_one() -> None:
    match = Match.new("sauscharf", seats=2, seed="oak")
    while match.view(None)["phase"] != "gather-turn":
        match.apply(match.legal_actions()[0])
    match.apply("chili - keep")
    before = match.view(0)
    events = [event.seen_by(0) for event in match.apply("chili 3 discard")]
    step = Step(match.game, before, events, match.view(0))
    emptied, last = step.pictures
    assert step.holds == ["moment", "card"]
    assert before["table"]["slots"][2]
    assert emptied["table"]["slots"][2] == []
    assert emptied["table"]["sets"] == [[], []]
    assert emptied["to_act"] is None
    assert emptied["history"] == step.after["history"][: len(before["history"]) + 1]
    assert last == step.after


def test_no_other_event_has_a_picture_of_its_own() -> None:
    own = {
        "red-dragon": {"card.given"},
        "sauscharf": {"chili.taken", "sauce.made"},
        "stich-meister": {"card.passed", "card.reserved", "card.exposed"},
        "x-missions": {"mission.chosen"},
    }
    for game, ids in own.items():
        paced = find_game(game)
        assert isinstance(paced, Paced)
        for step in told(game, 4):
            for event in step.events:
                if event["id"] not in ids:
                    assert paced.moment(step.before, event) is None
    assert not isinstance(find_game("scharfe-schoten"), Paced)


def test_my_card_leaves_my_hand_and_is_counted() -> None:
    view = told("red-dragon", 3)[0].before
    first, *others = view["hand"]
    mine, following, last = view["hand_counts"]
    left = {"hand": others, "hand_counts": [mine - 1, following, last]}
    assert out_of_hand(view, 0, first) == left
    # A deck may have a card twice; only one of them is played.
    twice: Any = {**view, "hand": [first, *view["hand"]]}
    assert out_of_hand(twice, 0, first)["hand"] == view["hand"]


def test_another_seats_card_is_only_counted_known_or_not() -> None:
    view = told("red-dragon", 3)[0].before
    mine, following, last = view["hand_counts"]
    for card in (None, "R99", view["hand"][0]):
        left = {"hand": view["hand"], "hand_counts": [mine, following - 1, last]}
        assert out_of_hand(view, 1, card) == left


def test_a_played_card_leaves_the_hand_as_the_engine_has_it_a_moment_later() -> None:
    step = step_with(told("x-missions", 4), "card.played")
    params = step.params("card.played")
    after = {key: step.after[key] for key in ("hand", "hand_counts")}
    assert out_of_hand(step.before, params["seat"], params.get("card")) == after


def test_a_moment_is_looked_at_only_if_something_follows_it() -> None:
    step = step_with(told("red-dragon", 3), "centre.revealed")
    first = step.events[:1]
    assert first[0]["id"] == "card.given"
    still: Any = {**step.after, "phase": step.before["phase"]}
    alone = frames(step.game, step.before, first, still)
    assert [frame["hold"] for frame in alone] == ["card"]
    anew = frames(step.game, step.before, first, step.after)
    assert [frame["hold"] for frame in anew] == ["moment", "card"]
