"""What the table of X-Missions tells: trump, the own mission, and who knows what."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.events import Event
from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rules import DECK
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.games.x_missions.wording import told_as
from pygame_core.scene import Fact, Scene
from pygame_core.told import Told
from tests.x_missions.boards import cards, drafting, offered, play_all, seen, with_hands

HANDS = ("R9 R8 U8 Y1", "R1 R2 U1 Y9", "R3 R4 U2 Y8", "R5 R6 U3 G1")


def note(scene: Scene, name: str) -> dict[str, Fact]:
    """What a note tells; of facts with one id the last."""
    [found] = [note for note in scene["notes"] if note["id"] == name]
    return {fact["id"]: fact for fact in found["facts"]}


# --- trump and tricks ------------------------------------------------------------------------


def test_what_is_left_of_the_pile_of_trumps_stands_on_the_sheet_of_rules_alone() -> None:
    state = with_hands(*HANDS, trump="R")
    state.pile = ["R", "G", "G", "NT"]
    assert list(note(seen(state, None), "trump")) == ["trump-now"]
    [sheet] = [
        each
        for each in GAME.rules({**position(state, None), "history": []})
        if each["id"] == "trump"
    ]
    parts: Any = sheet["pictures"][0]["parts"]
    left = [part["suit"] for part in parts if part["value"] == "left"]
    assert sorted(left) == ["", "G", "G", "R"]


def test_every_card_of_the_trump_colour_is_marked_and_none_without_a_trump() -> None:
    assert set(seen(with_hands(*HANDS, trump="U"), 0)["marks"]) == {f"U{n}" for n in range(1, 10)}
    assert seen(with_hands(*HANDS, trump="NT"), 0)["marks"] == {}


@pytest.mark.parametrize(
    ("trump", "plays", "expected"),
    [
        ("R", "Y1 Y9", (1, "highest", "Y")),
        ("R", "Y1 Y9 Y8 G1", (1, "highest", "Y")),
        ("G", "Y1 Y9 Y8 G1", (3, "trump", "G")),
        # Led as well: it is ahead by its number.
        ("R", "R8 R2", (0, "highest", "R")),
    ],
)
def test_a_seat_is_ahead_by_trump_only_over_another_colour(
    trump: str, plays: str, expected: tuple[int, str, str]
) -> None:
    state = with_hands(*HANDS, trump=trump)
    # A full trick would be taken at once: the last card is laid by hand.
    first, last = plays.split()[:3], plays.split()[3:]
    play_all(state, " ".join(first))
    state.trick += [(3, card) for card in state.hands[3] if str(card) in last]
    ahead = seen(state, 0)["ahead"]
    assert ahead is not None
    assert (ahead["seat"], ahead["id"], ahead["params"]["suit"]) == expected


def test_whoever_wants_a_trick_without_high_cards_has_it_only_when_it_is_taken() -> None:
    state = with_hands("R7 G8 Y5", "R1 G9 Y8", "R2 G2 Y1", "R3 G3 Y2")
    state.missions[0] = 7
    left = []
    for plays in ("", "R7 R1 R2 R3"):
        play_all(state, plays)
        goal = seen(state, 0)["goal"]
        assert goal is not None
        left.append((goal["id"], goal["params"]["left"]))
    assert left == [("mission-7", 1), ("mission-7", 0)]


def asked(state: XMissionsState, seat: int) -> dict[str, Any]:
    """What a sentence about what is asked now may say."""
    ask = seen(state, seat)["ask"]
    assert ask is not None
    return ask["params"]


def test_which_missions_are_missing_is_told_only_to_whom_they_are_shown() -> None:
    state = offered("U")
    told = []
    for chosen in ("none", "5", "none"):
        assert state.to_act is not None
        others = [seat for seat in range(4) if seat != state.to_act]
        for seat in (state.to_act, others[-1]):
            goal = seen(state, seat)["goal"]
            assert goal is not None
            told.append(goal["params"].get("missing"))
        state.apply(f"mission {chosen}")
    # Of those that the first passes on, nobody has taken any.
    assert told == ["laid", "none", "laid", "none", "taken", "none"]


def test_whoever_decides_is_told_which_colour_is_trump_or_that_none_is() -> None:
    for trump, told in (
        ("U", {"has_trump": True, "suit_name": "U"}),
        ("NT", {"has_trump": False, "suit_name": ""}),
    ):
        state = offered(trump)
        assert state.to_act is not None
        assert asked(state, state.to_act) == {**told, "missing": "laid"}
        goal = seen(state, state.to_act)["goal"]
        assert goal is not None
        assert goal["params"] == {**told, "missing": "laid"}
        playing = with_hands(*HANDS, trump=trump)
        assert asked(playing, 0).items() >= told.items()
        play_all(playing, "U8")
        # Nothing in this hand follows.
        playing.hands[1] = cards("R1 R2 G1")
        assert asked(playing, 1).items() >= {**told, "can_win": False}.items()
        playing.hands[1] = cards("U1 R1 R2 G1")
        play_all(playing, "U1")
        playing.hands[2] = cards("U2 R4 Y8")
        playing.trick[0] = (0, cards("R9")[0])
        assert not asked(playing, 2)["can_win"]


# --- the own mission -------------------------------------------------------------------------


def test_nothing_that_is_counted_looks_right_in_a_mission_that_is_lost() -> None:
    state = with_hands(*HANDS, trump="R")
    state.missions[0] = 7
    play_all(state, "R9 R1 R3 R5")
    told = note(seen(state, 0), "mission")
    assert told["status"]["value"] == "lost"
    assert (told["count-tricks"]["have"], told["count-tricks"]["reached"]) == (1, "open")
    assert told["count-high"]["reached"] == "spoilt"


def test_the_own_captured_cards_are_told_trick_by_trick_and_nobody_elses() -> None:
    state = with_hands(*HANDS, trump="R")
    state.missions[0] = 7
    play_all(state, "R9 R1 R3 R5 R8 R2 R4 R6")

    def captured(seat: int) -> list[list[str]]:
        [told] = [note for note in seen(state, seat)["notes"] if note["id"] == "captured"]
        assert told["at"] == "more"
        tricks = [fact["cards"] for fact in told["facts"] if fact["id"] == "captured-trick"]
        assert told["value"] == sum(map(len, tricks))
        return tricks

    assert captured(0) == [["R9", "R1", "R3", "R5"], ["R8", "R2", "R4", "R6"]]
    assert captured(1) == []
    assert [note["id"] for note in seen(state, None)["notes"]] == ["trump"]


def test_the_note_says_what_the_round_would_bring_now() -> None:
    state = with_hands(*HANDS, trump="R")
    play_all(state, "R9 R1 R3 R5")
    assert note(seen(state, 0), "mission")["if-now"]["value"] == 2
    assert note(seen(state, 0), "mission")["pays-each-trick"]["params"] == {"each": 2}
    assert "if-now" not in note(seen(drafting(removed=0), 0), "mission")


# --- words -----------------------------------------------------------------------------------


def heard(event: Event, seat: int | None) -> Told:
    return told_as(event.seen_by(seat))


def test_an_event_has_other_words_for_who_may_know_the_mission() -> None:
    chosen, handed_on = drafting(removed=0).apply("mission 3")
    own, other = heard(chosen, 0), heard(chosen, 1)
    known = {"seat": 0, "mission": 3, "item": "mission-3"}
    assert (own["id"], own["params"]) == ("mission.chosen", known)
    assert (other["id"], other["params"]) == ("mission.taken", {"seat": 0})
    assert heard(handed_on, 1)["params"]["missions"] == [1, 2, 4, 5, 6, 7, 8, 9]
    assert heard(handed_on, 0)["id"] == "missions.looked-at"


def test_a_choice_is_a_deed_and_its_action_is_told_only_where_all_saw_it() -> None:
    taken, handed_on = drafting(removed=0).apply("mission 3")
    declined, _ = drafting(removed=0).apply("mission none")
    assert [heard(event, 0)["actor"] for event in (taken, declined, handed_on)] == [0, 0, None]
    for seat in (0, 1):
        assert heard(taken, seat)["action"] == ""
        assert heard(declined, seat)["action"] == "mission none"


def test_the_revealed_missions_are_told_seat_by_seat() -> None:
    event = Event("missions.revealed", {"missions": [4, None, 0, 9]})
    lines = heard(event, None)["params"]["lines"]
    assert [(each["params"]["seat"], each["params"].get("mission")) for each in lines] == [
        (0, 4),
        (1, None),
        (2, 0),
        (3, 9),
    ]
    assert lines[1]["id"] == "no-mission"


def test_a_mission_that_is_certain_is_not_yet_called_done() -> None:
    state = with_hands("R9 R8", "U1 U2", "Y1 Y2", "G1 G2", trump="R")
    state.missions[0] = 5
    taken = state.captured[3]
    for count, told in ((3, "sure"), (5, "done")):
        state.captured[0], state.captured[3] = taken[:count], taken[count:]
        goal = seen(state, 0)["goal"]
        assert goal is not None
        assert goal["id"] == told
        assert goal["params"]["why"] == ("trumps" if told == "sure" else "")


def collecting(mission: int, mine: str, others: str, trump: str = "NT") -> XMissionsState:
    """The first seat has this mission, and these tricks ("/" between); the others took those."""
    gone = cards(f"{mine} {others}".replace("/", " "))
    left = [card for card in DECK if card not in gone]
    state = with_hands(*(" ".join(map(str, left[seat::4])) for seat in range(4)), trump=trump)
    state.missions[0] = mission
    state.captured[0] = [tuple(cards(trick)) for trick in mine.split("/") if trick]
    state.captured[3] = [tuple(cards(trick)) for trick in others.split("/") if trick]
    return state


def goal_of(state: XMissionsState) -> dict[str, Any]:
    goal = seen(state, 0)["goal"]
    assert goal is not None
    return {"id": goal["id"], **goal["params"]}


@pytest.mark.parametrize(
    ("mission", "mine", "others", "told"),
    [
        (9, "R1 R2 R3 R4/R5 U4 G1 Y1", "", {"suit": "R", "left": 4, "shut": 0}),
        # One red card that somebody else has taken is one too few.
        (
            9,
            "R1 R2 R3 R4/R5 U4 Y2 Y1",
            "R6 G2 G3 G4",
            {"suit": "", "have": 0, "shut": 2, "shut_suit": ["R", "G"]},
        ),
        (6, "U1 U2 U3 R1", "U4 U5 U6 U7", {"have": 0, "shut": 1, "shut_suit": ["U"]}),
        (6, "Y1 Y2 G1 G2", "U4 U5 U6 U7", {"have": 0, "shut": 1, "shut_suit": ["U"]}),
        # Where the goal names the only colour that can, no other is told.
        (9, "R1 R2 R3 R4", "U1 Y1 G1 G2", {"suit": "R", "left": 5, "shut": 0, "shut_suit": []}),
        (6, "U1 U2 U3 R1", "U4 U5 U6 R2", {"suit": "U", "left": 3, "shut": 0}),
        # Neither is one card of a colour something to go for yet, nor two of one each.
        (6, "U1 R1 Y1 Y2", "", {"suit": "", "have": 0, "shut": 0}),
        # Of colours that are equally near the one that was so first stays.
        (6, "Y1 Y2 Y3 R1/U1 U2 U3 R2", "", {"suit": "Y", "is_either": True, "other_suit": "U"}),
        (6, "Y1 Y2 Y3 Y4/U1 U2 U3 R2", "", {"suit": "Y", "left": 2, "is_either": False}),
        (6, "U1 U2 U3 R2/Y1 Y2 Y3 R1", "", {"suit": "U", "left": 3}),
        (3, "U1 U2 R1 R2/Y1 Y2 Y3 Y4", "U3 U4 U5 U6/U7 U8 U9 G1", {"suit": "R", "left": 1}),
    ],
)
def test_the_goal_names_a_colour_that_can_still_be_had_and_keeps_to_it(
    mission: int, mine: str, others: str, told: dict[str, Any]
) -> None:
    assert goal_of(collecting(mission, mine, others)).items() >= told.items()


def test_of_colours_that_are_equally_near_the_goal_names_one_that_the_hand_has() -> None:
    state = collecting(6, "Y1 Y2 Y3 R1/U1 U2 U3 R2", "")
    yellow = [card for card in state.hands[0] if card.suit == "Y"]
    others = [card for card in state.hands[1] if card.suit != "Y"][: len(yellow)]
    state.hands[0] = sorted([*{*state.hands[0]} - {*yellow}, *others])
    state.hands[1] = sorted([*{*state.hands[1]} - {*others}, *yellow])
    assert "U" in {card.suit for card in state.hands[0]}
    assert goal_of(state).items() >= {"suit": "U", "left": 3}.items()


def test_the_bar_of_a_colour_that_cannot_be_had_any_more_is_struck_out() -> None:
    state = collecting(6, "U1 U2 U3 R1", "U4 U5 U6 U7")
    [told] = [each for each in seen(state, 0)["notes"] if each["id"] == "mission"]
    reached = {fact["of"]: fact["reached"] for fact in told["facts"] if fact["kind"] == "meter"}
    assert reached == {"R": "open", "U": "short", "Y": "open", "G": "open"}


def test_whoever_has_no_trump_cannot_get_that_colour() -> None:
    state = collecting(4, "", "", trump="G")
    green = [card for card in state.hands[0] if card.suit == "G"]
    red = [card for card in state.hands[1] if card.suit == "R"][: len(green)]
    state.hands[0] = [card for card in state.hands[0] if card not in green] + red
    state.hands[1] = [card for card in state.hands[1] if card not in red] + green
    told = goal_of(state)
    assert (told["id"], told["why"], told["missing_suit"]) == ("lost", "no-trump", ["G"])


# --- the trick that decides ------------------------------------------------------------------
