"""What the table of X-Missions tells: the draft, the own mission, trump, and who knows what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pygame_core import Match
from pygame_core.events import Event
from pygame_core.frames import frames
from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rules import DECK, MISSIONS, Choice
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.games.x_missions.wording import told_as
from pygame_core.scene import Fact, Felt, Scene, Told
from pygame_core.views import View
from tests.x_missions.boards import cards, choose_all, drafting, play_all, with_hands

HANDS = ("R9 R8 U8 Y1", "R1 R2 U1 Y9", "R3 R4 U2 Y8", "R5 R6 U3 G1")


def seen(state: XMissionsState, seat: int | None) -> Scene:
    view: View = {**position(state, seat), "history": []}
    return GAME.scene(view)


def felt(scene: Scene) -> Felt:
    assert scene["felt"] is not None
    return scene["felt"]


def facts(state: XMissionsState, choice: Choice) -> dict[str, Fact]:
    """What is told of a choice by its card in the draft."""
    assert state.to_act is not None
    items = felt(seen(state, state.to_act))["items"]
    [item] = [item for item in items if item["action"] == f"mission {choice}"]
    return {fact["id"]: fact for fact in item["facts"]}


def note(scene: Scene, name: str) -> dict[str, Fact]:
    """What a note tells; of facts with one id the last."""
    [found] = [note for note in scene["notes"] if note["id"] == name]
    return {fact["id"]: fact for fact in found["facts"]}


def offered(trump: str) -> XMissionsState:
    """The first seat chooses, with nine cards that hold three trumps (red), an 8 and two 9s."""
    state = drafting(removed=9)
    deck = [card for hand in state.hands for card in hand]
    mine = cards("R9 R2 R1 U9 U8 U1 Y1 Y2 G1")
    rest = [card for card in deck if card not in mine]
    state.hands = [mine, rest[:9], rest[9:18], rest[18:]]
    state.shown = [trump]
    return state


# --- the draft -------------------------------------------------------------------------------


def test_what_the_hand_rules_out_stands_behind_what_can_still_be_done_and_none() -> None:
    state = offered("R")
    items = felt(seen(state, state.to_act))["items"]
    assert [item["action"].removeprefix("mission ") for item in items] == [
        *("1", "2", "3", "4", "5", "6", "8"),
        "none",
        *("0", "7"),
    ]


@pytest.mark.parametrize("choice", [0, 2, 5, "none"])
def test_where_tricks_decide_the_trumps_in_hand_are_counted(choice: Choice) -> None:
    assert facts(offered("R"), choice)["hand-tricks"]["params"] == {"trumps": 3, "sure": 1}


def test_without_trump_the_highest_cards_in_hand_are_counted_instead() -> None:
    told = facts(offered("NT"), 5)
    assert told["hand-high"]["value"] == 3
    assert "hand-tricks" not in told


@pytest.mark.parametrize("choice", [1, 3, 4, 6])
def test_where_colours_decide_those_in_hand_are_counted(choice: int) -> None:
    told = facts(offered("R"), choice)
    assert told["hand-colours"]["suits"] == {"R": 3, "U": 3, "Y": 2, "G": 1}


def test_missions_for_high_cards_count_those_in_hand() -> None:
    assert facts(offered("R"), 7)["hand-high"]["value"] == 3
    assert facts(offered("R"), 8)["hand-eights"]["value"] == 1


def test_an_offered_mission_says_how_it_stands_only_where_that_is_certain() -> None:
    # The highest trump takes a trick, however it is played.
    told = facts(offered("R"), 0)["status-ruled-out"]
    named = {"card": "R9", "is_named": True, "count": 1}
    assert (told["value"], told["params"]) == ("lost", named)
    assert not [name for name in facts(offered("R"), 2) if name.startswith("status")]


def test_every_colour_is_out_of_reach_without_a_trump_and_says_so() -> None:
    trumpless = drafting(removed=9)
    trumpless.hands = [cards("U1 U2 U3 Y1 Y2 Y3 G1 G2 G3")]
    rest = [card for card in DECK if card not in trumpless.hands[0]]
    trumpless.hands += [rest[:9], rest[9:18], rest[18:]]
    trumpless.shown = ["R"]
    told = facts(trumpless, 4)["status-no-trump"]
    assert told["value"] == "lost"


def test_an_offered_mission_tells_what_it_pays_with_this_trump() -> None:
    assert facts(offered("R"), 3)["pays"]["params"] == {"small": 8}
    assert facts(offered("NT"), 3)["pays"]["params"] == {"small": 12}
    assert facts(offered("R"), 8)["pays-two"]["params"] == {"small": 12, "large": 20}


@pytest.mark.parametrize("seat", [2, None])
def test_nobody_else_can_tell_one_chosen_mission_from_another(seat: int | None) -> None:
    scenes = []
    for mission in (3, 5):
        state = drafting(removed=0)
        choose_all(state, mission)
        scenes.append(seen(state, seat))
    assert scenes[0] == scenes[1]
    assert felt(scenes[0])["items"] == []
    assert felt(scenes[0])["laid"] == [1, 0, 0, 0]


def test_a_seat_shows_whether_it_has_a_mission_but_the_own_one_shows_nothing() -> None:
    state = drafting(removed=0)
    choose_all(state, 3, "none")

    def badges(viewer: int) -> list[list[Any]]:
        return [[fact["value"] for fact in seat["badges"]] for seat in seen(state, viewer)["seats"]]

    assert badges(2) == [["taken"], ["none"], [], []]
    assert badges(0) == [[], ["none"], [], []]


def test_a_mission_goes_to_its_note_and_the_rest_to_the_next_seat_in_the_end_to_the_deck() -> None:
    state = drafting(removed=0, dealer=2)
    choose_all(state, 3)
    scene = seen(state, 2)
    assert scene["goes"]["mission-3"] == "note:mission"
    assert scene["goes"]["offer"] == "seat:3"
    assert seen(state, 3)["comes"]["offer"] == "seat:2"
    choose_all(state, 4, "none", 5)
    assert seen(state, 2)["goes"]["offer"] == "deck"


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
    for _ in range(2):
        assert state.to_act is not None
        others = [seat for seat in range(4) if seat != state.to_act]
        for seat in (state.to_act, others[-1]):
            goal = seen(state, seat)["goal"]
            assert goal is not None
            told.append(goal["params"].get("missing"))
        state.apply("mission none")
    assert told == ["laid", "none", "taken", "none"]


def test_whoever_decides_is_told_which_colour_is_trump_or_that_none_is() -> None:
    for trump, told in (
        ("U", {"has_trump": True, "suit_name": "U"}),
        ("NT", {"has_trump": False, "suit_name": ""}),
    ):
        state = offered(trump)
        assert state.to_act is not None
        assert asked(state, state.to_act) == {**told, "is_first": True}
        goal = seen(state, state.to_act)["goal"]
        assert goal is not None
        assert goal["params"] == {"missing": "laid"}
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
            {"suit": "", "have": 0, "shut": 2, "open_suit": ["U", "Y"]},
        ),
        (6, "U1 U2 U3 R1", "U4 U5 U6 U7", {"have": 0, "shut": 1, "open_suit": ["R", "Y", "G"]}),
        (6, "Y1 Y2 G1 G2", "U4 U5 U6 U7", {"have": 0, "shut": 1, "open_suit": ["R", "Y", "G"]}),
        (6, "U1 U2 U3 R1", "U4 U5 U6 R2", {"suit": "U", "left": 3, "shut": 0}),
        # Neither is one card of a colour something to go for yet, nor two of one each.
        (6, "U1 R1 Y1 Y2", "", {"suit": "", "have": 0, "shut": 0}),
        # Of colours that are equally near the one that was so first stays.
        (6, "Y1 Y2 Y3 R1/U1 U2 U3 R2", "", {"suit": "Y", "left": 3}),
        (6, "U1 U2 U3 R2/Y1 Y2 Y3 R1", "", {"suit": "U", "left": 3}),
        (3, "U1 U2 R1 R2/Y1 Y2 Y3 Y4", "U3 U4 U5 U6/U7 U8 U9 G1", {"suit": "R", "left": 1}),
    ],
)
def test_the_goal_names_a_colour_that_can_still_be_had_and_keeps_to_it(
    mission: int, mine: str, others: str, told: dict[str, Any]
) -> None:
    assert goal_of(collecting(mission, mine, others)).items() >= told.items()


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


def pictures_of_full_tricks(seed: int, mission: int) -> Iterator[tuple[Scene, Match]]:
    """A round in which the first seat has this mission and all play by chance: what it is shown
    while each trick lies there, and the match after it."""
    match, rng = Match.new("x-missions", seats=4, seed=seed), Random(seed)
    while match.view(None)["round"] == 1 and match.to_act is not None:
        if match.view(None)["phase"] == "mission":
            wished = f"mission {mission}" if match.to_act == 0 else "mission none"
            legal = match.legal_actions()
            match.apply(wished if wished in legal else legal[-1])
            progress = match.view(0)["table"]["progress"]
            if progress is None or progress["status"] == "possible":
                continue
            # This hand rules it out.
            return
        before = match.view(0)
        events = match.apply(rng.choice(match.legal_actions()))
        seen = [event.seen_by(0) for event in events]
        for picture in frames(GAME, before, seen, match.view(0)):
            if picture["hold"] == "trick":
                yield picture["changes"]["scene"], match


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_trick_that_decides_the_own_mission_says_so_and_no_other_does(mission: int) -> None:
    told: Counter[str] = Counter()
    for seed in range(8):
        standing = "possible"
        for scene, match in pictures_of_full_tricks(seed, mission):
            outcome, view = scene["outcome"], match.view(0)
            progress = view["table"]["progress"] if view["round"] == 1 else None
            if outcome is not None:
                assert standing == "possible"
                standing = outcome["params"]["status"]
                told[standing] += 1
                winner = scene["ahead"]
                assert winner is not None
                assert outcome["params"]["is_mine"] == (winner["seat"] == 0)
                [note] = [each for each in scene["notes"] if each["id"] == "mission"]
                assert note["status"] == ("bad" if standing == "lost" else "good")
                # The seat counts what its notes count.
                [taken] = [each for each in scene["notes"] if each["id"] == "captured"]
                assert scene["seats"][0]["tricks"] * 4 == taken["value"]
                # All that is told of it goes with that trick, as it will be in the next view.
                told_now = [each for each in scene["notes"] if each["id"] != "trump"]
                if view["round"] == 1:
                    assert told_now == [
                        each for each in GAME.scene(view)["notes"] if each["id"] != "trump"
                    ]
            if progress is not None and progress["status"] != "possible":
                assert standing != "possible", (seed, match.log)
    assert told.total() >= 4, told
