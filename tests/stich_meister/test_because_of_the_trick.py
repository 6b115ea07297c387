"""What is said of a trick of Stich-Meister, whether to have it, and what it brings whom."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.stich_meister import GAME
from pygame_core.games.stich_meister.goal import want
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.stich_meister.table import cards, facing, late, reason, state_of, table


def odds(use: str, /, **told: int | str) -> Line:
    return line("odds", why="plain", use=use, weaker=True, **told)


def test_a_trick_that_is_otherwise_than_most_is_said_to_be_worth_having_or_not() -> None:
    def why(rules: list[int], trick: str, hand: str, card: str) -> object:
        said = GAME.because(facing(rules, trick, hand), f"play {card}", None)
        assert said is not None
        return said["params"]["why"]

    assert why([36], "F6 F9", "F13 F2", "F13") == "plain"
    assert why([48], "C6 C9", "C13 C2", "C2") == "costs"
    # A point for each suit, but whoever can follows, and each costs one.
    assert why([41, 49], "K5", "K2 K9 K12", "K2") == "costs"
    assert why([48], "F6 F9", "F13 F2", "F13") == "good"
    assert why([47, 52], "C6 F9", "C13 C2", "C2") == "nothing"
    # By the numbers of its cards, it is no further from 0 than any other.
    assert why([41, 48], "C6 K9", "C13 C2", "C2") == "plain"
    assert why([45], "F6 F9", "F13 F2", "F2") == "none"


def test_a_trick_is_not_said_to_count_little_that_may_double_what_somebody_has() -> None:
    def why(*rules: int) -> object:
        said = GAME.because(facing([41, 35, *rules], "C9 C3 C4", "C13 C5 C1"), "play C5", None)
        assert said is not None
        return said["id"], said["params"]["why"]

    # It goes to somebody else, whoever wins it.
    assert why(36) == why(56) == ("under", "plain")


def test_of_a_trick_that_goes_to_another_seat_it_is_told_what_that_seat_gets() -> None:
    view = facing([39, 51, 17, 3], "K5 K9 K2", "K12 K1")
    lines: Any = [[{"id": "tricks", "points": 0}]] * 3 + [[{"id": "tricks", "points": -1}]]
    counts = [0, 0, 0, 1]
    told: Any = {**view, "table": {**view["table"], "tricks": counts, "lines": lines}}
    assert GAME.because(told, "play K12", None) == line(
        "gives", to_seat=0, points=-4, all=True, keeps="none"
    )
    alone = facing([35, 48], "C5 C2 C9", "C12 C1")
    assert GAME.because(alone, "play C12", None) == line(
        "gives", to_seat=0, points=-3, all=False, keeps="none"
    )
    # What is left of it hangs on the card that is taken out.
    cut = facing([34, 36], "C5 C9 C2", "C12 C1")
    assert GAME.because(cut, "play C12", None) == line(
        "takes", why="plain", points=1, count=1, counts="none", weakest=False
    )


def test_that_a_trick_is_worth_winning_is_said_where_the_others_play_face_down_too() -> None:
    for rules, why in (([26, 36], "plain"), ([26, 48, 51], "good")):
        said = GAME.because(facing(rules, "F6 F9", "F15 F2"), "play F15", None)
        assert said is not None
        assert (said["id"], said["params"]["why"]) == ("blind", why)


def test_a_trick_that_brings_nothing_is_taken_so_that_nobody_else_has_it() -> None:
    said = GAME.because(facing([19, 50], "F6 F9 F2", "G3 C2"), "play G3", None)
    assert said == line("takes", why="plain", points=1, count=1, counts="denies", weakest=False), (
        said
    )


def test_nothing_is_kept_out_of_a_trick_that_would_bring_as_much_with_it() -> None:
    """Doubled without a picture: a picture brings 1, and takes away as much."""

    def said(*rules: int) -> str | None:
        return reason(facing([*rules, 46], "F6 F9", "C3 G5 G12"), "play C3")

    assert said() == "spares"
    assert said(42) == "thrown"


def test_a_trick_that_is_won_against_the_usual_wish_is_told_by_what_another_seat_gets() -> None:
    def said(trick: str) -> object:
        view = facing([35, 48], trick, "C13 C12 C1")
        return [GAME.because(view, f"play {card}", None) for card in ("C12", "C13")]

    given = line("gives", to_seat=0, points=-3, all=False, keeps="none")
    assert said("C5 C2 C9") == [given, given]
    # What brings a rival something is no reason.
    assert GAME.because(facing([35], "F5 F2 F9", "F13 F1"), "play F13", None) == line(
        "rest-won", why="plain", points=1, strong=True
    )


def test_a_card_that_ends_what_is_paid_for_one_trick_says_so() -> None:
    view = late([55], 1, "F6 F9", "F13 F2 C13 G13 K14")
    early: Any = {**view, "table": {**view["table"], "trick_number": 3}}
    said = GAME.because(early, "play F13", None)
    assert said == line("only", why="dear", gain=5)
    # A weak card ends nothing.
    assert GAME.because(early, "play F2", None) == line(
        "keeps", card="F13", beaten=False, lower="none", barred=False
    )


@pytest.mark.parametrize(
    ("rules", "tricks", "trick", "hand", "card", "expected"),
    [
        # It has its one trick: no more.
        ([55], 1, "F6 F9", "F2 F5 F13", "F5", "kept"),
        ([55], 1, "F6 F9", "F2 F5 F15", "F15", None),
        ([55], 1, "F6 F9", "K2 K3 K5 K9 G15", "K2", None),
        ([55], 1, "F6 F9", "K2 K3 K5 K15 G4", "G4", None),
        ([55], 1, "F6 F9", "K2 K3 K5 K9 K15", "K15", "thrown"),
        ([55], 1, "", "K2 K3 G5 G9 K15", "K2", "low-lead"),
        ([17, 55], 1, "F6 F9", "K13 C2", "C2", "kept"),
        ([55], 1, "F6 F9 F2", "F12 F3", "F3", "kept"),
        ([55], 1, "F6 F9 F2", "F12 F3", "F12", None),
        # None so far is what pays.
        ([54], 0, "F6 F9", "F2 F5 F13", "F5", "kept"),
        # Tricks go to somebody else, or what is paid is lost in the end, or there are too many.
        ([35, 55], 1, "F6 F9", "F13 F2", "F2", "ducks"),
        ([55, 60], 1, "F6 F9", "F13 F2", "F2", "ducks"),
        ([55], 2, "F6 F9", "F11 F2", "F2", "keeps"),
        # A second trick loses it, and a first one brings it.
        ([55], 0, "F6 F9 F2", "F14 F12 F3", "F12", "takes-one"),
        ([55], 2, "F6 F9 F2", "F14 F12 F3", "F12", "takes"),
    ],
)
def test_who_has_the_number_of_tricks_that_pays_wants_no_more(
    rules: list[int], tricks: int, trick: str, hand: str, card: str, expected: str | None
) -> None:
    view = late(rules, tricks, trick, hand)
    found = reason(view, f"play {card}") if f"play {card}" in GAME.aimed(view) else None
    assert found == expected


def test_who_wants_no_more_tricks_is_told_which_of_the_cards_that_cannot_win_goes() -> None:
    view = late([55], 1, "F6 F9", "F2 F5 F13")
    told = {card: GAME.because(view, f"play {card}", None) for card in ("F2", "F5")}
    assert told == {
        card: line("kept", strong=card == "F5", none=False, gain=5) for card in ("F2", "F5")
    }


@pytest.mark.parametrize("rules", [[57], [58, 59]])
def test_of_points_that_nobody_knows_yet_no_figure_is_told(rules: list[int]) -> None:
    said = GAME.because(late(rules, 1, "F6 F9 F2", "F14 F12 F3"), "play F12", None)
    assert said is not None
    assert (said["id"], said["params"]["counts"]) == ("takes", "none")


def test_a_trick_that_loses_what_is_paid_for_none_promises_no_figure() -> None:
    view = facing([54], "F6 F9 F2", "F14 F12 F3 C13 C14 G14 K14")
    said = GAME.because(view, "play F12", None)
    assert said is not None
    assert (said["id"], said["params"]["counts"]) == ("takes", "none")


def test_a_card_is_taken_out_for_what_is_left_of_the_trick() -> None:
    view = facing([34, 48, 52, 53], "F6 F9 C2", "F12")
    match = table([34, 48, 52, 53], {3: "F12"})
    state = state_of(match)
    state.trick = list(enumerate(cards("F6 F9 C2 F12")))
    state.phase, state.to_act = "remove", 3
    view = match.view(3)
    assert GAME.because(view, "remove C2", None) == line(
        "removes", points=1, to_seat=3, mine=True, best=True
    )
    assert GAME.because(view, "remove F6", None) == line(
        "removes", points=0, to_seat=3, mine=True, best=False
    )


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "card", "expected"),
    [
        ([53], "F6 F9", "F13 F2", "F13", ("good", "rule-53", 0)),
        ([53], "F6 F15", "G13 K2 C3", "C3", None),
        ([49], "K6 K9", "K13 K2", "K2", ("costs", "rule-49", 3)),
        ([48, 49], "F6 F9", "F13 F2", "F13", ("good", "several", 0)),
        # In the end all that is turned round: what costs is what to win.
        ([53, 60], "F6 F9", "F13 F2", "F2", ("bad", "rule-53", 0)),
        ([53, 60], "", "F15 F2", "F15", ("good", "rule-53", 1)),
        # What brings something is there, too, or a trick is wanted for the number of tricks.
        ([46, 49], "K6 K9", "K13 K2", "K2", None),
    ],
)
def test_a_trick_that_is_otherwise_than_most_is_told_by_the_cards_that_the_aim_names(
    rules: list[int], trick: str, hand: str, card: str, expected: object
) -> None:
    said = GAME.because(facing(rules, trick, hand), f"play {card}", None)
    assert said is not None
    params = said["params"]
    found = (params.get("why"), params.get("costly"), params.get("in_it"))
    assert (found if params.get("costly", "none") != "none" else None) == expected


@pytest.mark.parametrize(
    ("trick", "hand", "card", "expected"),
    [
        # In the trick, and what others play to it, is what speaks for it.
        ("F6 F9", "F2 F3 F10 F11 F12", "F11", odds("keep", count=3, kept_card="F12")),
        ("F6 F15", "F2 F3 F4 K2", "F4", line("rest", why="plain", can=False, keeps="weaker")),
        ("F6 F15", "F2 F3 F4", "F3", line("rest", why="plain", can=False, keeps="both")),
        ("F6 F9", "F2 F3 F10", "F3", line("rest", why="plain", can=True, keeps="both")),
        (
            "F6 F9 F2",
            "F12 F13 F3",
            "F13",
            line("takes", why="plain", points=1, count=1, counts="brings", weakest=False),
        ),
    ],
)
def test_of_a_card_that_is_not_the_best_for_a_plain_thought_it_is_told_what_it_does(
    trick: str, hand: str, card: str, expected: Line
) -> None:
    assert GAME.because(facing([36], trick, hand), f"play {card}", None) == expected


def test_whether_the_lowest_card_that_is_ahead_may_hold_is_told_and_what_it_leaves() -> None:
    def told(hand: str, card: str) -> tuple[object, ...]:
        said = GAME.because(facing([36], "F2", hand), f"play {card}", None)
        assert said is not None
        return said["id"], said["params"].get("holds"), said["params"].get("count")

    assert told("F9 F15", "F9") == ("odds", None, 5)
    assert told("F12 F13", "F12") == ("enough", True, 1)
    assert told("F8 F9 F10 F11", "F8") == ("enough", False, 3)


def test_of_a_lead_that_may_be_lost_it_is_told_that_its_trick_costs() -> None:
    said = GAME.because(facing([31, 50], "", "F3 F15 C5 C14 G6 G9 G11"), "play G9", None)
    assert said is not None
    params = said["params"]
    assert (said["id"], params["use"], params["weaker"]) == ("odds", "lose", False)
    assert (params["why"], params["costly"], params["in_it"]) == ("costs", "rule-50", 1)


def test_that_the_points_of_who_is_ahead_count_here_too_is_told_of_a_trick_let_go() -> None:
    """The trick of a left neighbour, which is nearly as good as an own one."""

    def said(trick: str) -> tuple[object, ...]:
        found = GAME.because(facing([2, 19, 51, 59], trick, "F4 K2 K10 K15"), "play K2", None)
        assert found is not None
        return found["id"], found["params"].get("shared"), found["params"].get("to_seat")

    assert said("K14 K12 K8") == ("leaves", True, 0)
    assert said("K12 K14 K8") == ("keeps", None, None)


def test_of_trumps_that_are_as_strong_as_each_other_the_one_that_costs_stays() -> None:
    view = facing([9, 31, 48, 52], "K3", "F8 F10 F11 F12 C2 C11 G7 G13")
    told = {card: GAME.because(view, f"play {card}", None) for card in ("F11", "C11")}
    chances = [(said["id"], said["params"]["count"]) for said in told.values() if said]
    assert chances == [("odds", 2), ("odds", 2)]
    aimed = GAME.aimed(view)
    assert ("play F11" in aimed, "play C11" in aimed) == (True, False)


def test_a_card_that_is_set_aside_is_none_that_others_may_hold() -> None:
    view = facing([36], "F6 F9", "F2 F3 F10 F11 F12")
    aside: View = {**view, "table": {**view["table"], "my_reserved": "F15"}}
    told = [GAME.because(seen, "play F11", None) for seen in (view, aside)]
    assert [said and said["params"]["count"] for said in told] == [3, 2]


def test_a_strong_card_is_gone_with_a_trick_that_is_not_wanted() -> None:
    def said(hand: str, card: str) -> Line | None:
        return GAME.because(facing([60], "F6 F9 F2", hand), f"play {card}", None)

    assert said("F13 F3", "F13") == line("rest-won", why="plain", points=1, strong=True)
    assert said("F10 F3", "F10") == line("rest-won", why="plain", points=1, strong=True)


def test_of_what_goes_into_a_trick_of_somebody_else_it_is_told_what_is_kept() -> None:
    view = facing([49], "K8 K3 K2", "K9 K7 K6 K1")
    assert GAME.because(view, "play K7", None) == line(
        "gives", to_seat=0, points=-3, all=False, keeps="weaker"
    )


def test_where_some_tricks_are_wanted_a_strong_card_goes_for_fear_of_the_others() -> None:
    view = facing([49], "C8 C15", "C2 C13 K13 K2")
    said = GAME.because(view, "play C13", None)
    lost = {"beaten": "under", "ahead_card": "C15", "suit": "C", "trumps": False, "costly": "none"}
    assert said == line("thrown", strong=True, open=True, lower="none", barred=False, **lost)


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "expected"),
    [
        ([36], "F6 F9", "F2 F3", ("under", "F9")),
        ([17], "F6 K9", "F2 F3", ("trumped", "K9")),
        # A trump that was led is just what must be beaten.
        ([17], "K6 K9", "K2 K3", ("under", "K9")),
        # Unless the hand has higher numbers: no trumps, or weaker ones.
        ([2], "K3 K2", "K7 K8", ("trumped", "K3")),
        ([2, 17], "K3 F2", "K7 K8", ("outranked", "K3")),
        ([17], "F6 F9", "C2 C3", ("void", "F9")),
        ([36], "F6 F9", "C2 C3", ("void", "F9")),
        # By numbers alone another suit could win, too.
        ([33], "F6 F9", "C2 C3", ("under", "F9")),
        # What lies second need not be beaten.
        ([30], "F6 F9", "F2 F3", ("none", None)),
    ],
)
def test_of_a_trick_that_cannot_be_won_it_is_told_why(
    rules: list[int], trick: str, hand: str, expected: tuple[str, str | None]
) -> None:
    said = GAME.because(facing(rules, trick, hand), f"play {hand[:2]}", None)
    assert said is not None
    assert (said["params"]["beaten"], said["params"]["ahead_card"]) == expected


def test_that_a_trick_is_worth_winning_is_said_of_no_card_that_lets_it_go() -> None:
    view = facing([48, 49], "F5 F13 F1", "F10 F14 K2")
    assert GAME.because(view, "play F10", None) == line(
        "ducks", why="plain", costly="several", in_it=0, full=True, only=True, barred=False
    )


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "card", "id_", "keeps"),
    [
        ([52], "F6 F9", "C3 C7 K12 K13", "C3", "spares", "stronger"),
        ([48], "F6 F9", "C4 C12 K3 G15", "C4", "throws", "none"),
        ([48], "F6 F9", "C4 C12 K3 G15", "C12", "throws", "weaker"),
        ([48], "F6 F9", "C12 K3 K9 G15", "C12", "throws", "none"),
    ],
)
def test_of_cards_that_count_the_same_it_is_told_which_one_goes(
    rules: list[int], trick: str, hand: str, card: str, id_: str, keeps: str
) -> None:
    said = GAME.because(facing(rules, trick, hand), f"play {card}", None)
    assert said is not None
    assert (said["id"], said["params"].get("keeps")) == (id_, keeps)


def test_a_last_card_that_would_win_what_costs_is_told_to_cost() -> None:
    said = GAME.because(facing([53], "C8 C12 C2", "C15 C3"), "play C3", None)
    assert said is not None
    assert (said["id"], said["params"]["why"]) == ("leaves", "costs")


def test_what_costs_somebody_else_is_not_said_to_count_for_this_seat_too() -> None:
    said = GAME.because(facing([13, 41, 53], "K15 K3", "C9 F3 F2"), "play C9", None)
    assert said is not None
    assert (said["id"], said["params"]["shared"]) == ("leaves", False)


@pytest.mark.parametrize(
    ("rules", "hand", "card", "why"),
    [
        # Most tricks are wanted, and yet this one is let go.
        ([13, 42, 53], "F12 K15 G12 F11", "G12", "unsure"),
        # It is one itself.
        ([41, 43, 49], "K2 G11 F11", "K2", "plain"),
    ],
)
def test_that_what_costs_may_come_is_said_of_any_trick_that_is_let_go(
    rules: list[int], hand: str, card: str, why: str
) -> None:
    view = facing(rules, "", hand)
    said = GAME.because(view, f"play {card}", None)
    assert want(view) == "more"
    assert said is not None
    assert said["params"]["why"] == why
