"""What is said of a card of X-Missions is what it does for the mission."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygame_core.ai.tip import tip
from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.position import position
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.x_missions.boards import play_all, playing, with_hands


@pytest.mark.parametrize(
    ("hand", "trick", "mission", "taken", "card", "told"),
    [
        # The trick is mine, and this is what it brings.
        ("U9 U2 Y1", "U3 U4 U5", 1, "", "U9", line("win-pure", suit="U", is_last=True)),
        # Only what lies there is sure to be of that colour.
        ("R9 U2 Y1", "", 1, "", "R9", line("win-pure", suit="R", is_last=False)),
        ("U8 U2 Y1", "U3 U4", 1, "", "U8", line("may-win", want="pure", suit="U")),
        ("U9 U2 Y1", "U3 U4 U5", 2, "", "U9", line("win-count", left=1, keeps=False)),
        # A higher one would win, too: it is not needed.
        ("U9 U7 Y1", "U3 U4 U5", 2, "", "U7", line("win-count", is_last=True, keeps=True)),
        ("R9 R8 Y1", "", 5, "", "R8", line("win-count", is_last=False, keeps=True)),
        ("U9 U2 Y1", "U3 U4 Y5", 3, "", "U9", line("win-colour", suit="U", count=3)),
        ("U9 U2 Y1", "U3 Y4 U5", 4, "R1 R2 R3 Y8", "U9", line("win-missing", missing_suit=["U"])),
        ("U7 U2 Y1", "U3 U4 U5", 7, "", "U7", line("win-low")),
        ("U9 U2 Y1", "U3 U8 U5", 8, "", "U9", line("win-eights", count=1)),
        # It brings a point, and nothing else, or no harm.
        ("U9 U2 Y1", "U3 U4 Y5", 6, "G1 G2 G3 G4", "U9", line("win", kind="nothing")),
        # Then there is more blue than of what is nearest now.
        (
            "U9 U2 Y1",
            "U3 U4 Y5",
            6,
            "G1 G2 G3 U8",
            "U9",
            line("win-colour", suit="U", count=3, is_other=True),
        ),
        # So few blue cards are left that something else comes.
        ("U9 U7 U6 U5 U4 U3 Y1", "", 4, "G1 U8 R1 G2", "U9", line("may-win", want="others")),
        ("U7 U2 Y1", "U3 U4 U5", 7, "R1 R2 R3 R4", "U7", line("win", kind="harmless")),
        ("R9 Y1", "", 3, "U1 U2 U3 R1", "R9", line("win", kind="hardly", wanted_suit="U")),
        # It harms the mission: only where nothing else may be done.
        ("U9 U8", "U3 U4 U5", 0, "", "U9", line("win-unwanted", want="none", kind="forced")),
        ("U9 U2", "U3 U4 U5", 3, "", "U9", line("win-unwanted", want="too-many", kind="point")),
        (
            "R9 Y2",
            "",
            1,
            "R1 R2 R3 R4",
            "R9",
            line("win-unwanted", want="one-colour", kind="second"),
        ),
        # Of which colour there are to be three is said where the trick brings some of it.
        ("R8 Y1", "U3 Y2", 3, "", "R8", line("may-win", want="three-of", wanted_suit="U")),
        # The better one of its colour wins later as well.
        ("U6 U9 Y1", "", 5, "U8 G1 G2 G3", "U6", line("may-win", count=1, kept_card="U9")),
        ("U6 U7 Y1", "", 5, "U8 U9 G1 G2", "U6", line("may-win", count=0, keeps=False)),
        ("R4 R9 G9", "", 4, "R1 R2 R3 U8", "R4", line("lead-low", card="G9", kept_card="R9")),
        # The others hold eight blue cards, and of yellow six or eight.
        ("U8 Y1 Y2 Y3", "", 1, "", "U8", line("may-win", want="pure", is_most=True, there=8)),
        ("U8 Y1", "", 1, "", "U8", line("may-win", want="pure", is_most=False)),
        # Yellow goes, but many blue cards would do as well.
        (
            "U9 Y5 Y7",
            "G9 U8 U2",
            6,
            "Y8 Y9 U7 Y3",
            "Y5",
            line("cannot", kind="other", card="U9", kept_suit="U"),
        ),
        # It is wanted, and can be beaten.
        # It is wanted, and can be beaten.
        ("U9 U2 Y1", "", 5, "", "U9", line("may-win", want="tricks", count=0, is_like=False)),
        ("U8 U7 Y1", "", 5, "U9 G1 G2 G3", "U7", line("may-win", count=0, is_like=True)),
        ("U8 U6 Y1", "", 5, "U9 G1 G2 G3", "U6", line("may-win", count=1, is_like=False)),
        ("U9 U2 Y1", "", 2, "G1 G2 G3 G4", "U9", line("may-win", want="one-trick")),
        ("R7 U2 R9", "R1", 6, "", "R7", line("may-win", want="any-colour", count=1)),
        # Trumps are not counted: only who has none of the suit led may play one.
        ("U8 Y1", "", 5, "", "U8", line("may-win", count=1, suit="U", has_trump=True)),
        (
            "Y9 U1",
            "",
            4,
            "G1 G2 G3 U8",
            "Y9",
            line("may-win", want="missing", missing_suit=["R", "Y"]),
        ),
        # A trump on a colour that the others most likely have.
        ("R2 G1", "U3", 5, "", "R2", line("may-win", count=7, led_suit="U", by="rivals")),
        # A higher one is not needed for that.
        ("R2 R5 G1", "U3", 4, "", "R2", line("may-win", by="rivals", waits=True, keeps=False)),
        ("R2 R9 G1", "U3", 4, "", "R2", line("may-win", by="rivals", waits=False, keeps=True)),
        ("U9 U2 Y1", "", 5, "", "U2", line("lead-low", suit="U", count=6, kind="strong")),
        # No card of this hand is a strong one.
        ("U5 U2 Y1", "", 5, "", "U2", line("lead-low", suit="U", count=6, kind="weak")),
        # Only what might be played here instead is kept for it, if it is likely to win later.
        ("U4 U2 R1", "U6", 5, "", "U2", line("cannot", kind="lowest")),
        # Yellow may be thrown in by whoever has no blue.
        (
            "U7 U6",
            "",
            4,
            "G1 U2 R3 U8/R5 U1 U3 G2",
            "U7",
            line("may-win", want="thrown", missing_suit=["Y"]),
        ),
        ("U5 U2 Y1 Y2 Y3", "", 5, "", "U2", line("lead-low", kind="all")),
        # Three higher cards may lie with three others; two beat what stays most likely.
        ("Y6 U1 U8", "", 4, "G1 R2 Y3 G2", "Y6", line("lead-low", kind="later", kept_card="U8")),
        ("Y6 U1 U9", "", 4, "G1 R2 Y3 G2", "Y6", line("lead-low", kind="strong", kept_card="U9")),
        ("Y6 U1 U7", "", 4, "G1 R2 Y3 G2", "Y6", line("lead-low", kind="weak", count=3)),
        ("R6 G1", "", 5, "", "R6", line("lead-low", kind="weak", count=3)),
        # It draws the trumps that alone could beat another of the hand, whose colour is needed.
        (
            "R4 G9 Y1",
            "",
            4,
            "R1 R2 R3 U8/R5 U1 U2 U3",
            "R4",
            line("lead-low", kind="draws", card="G9"),
        ),
        ("R4 U9 Y1", "", 4, "R1 R2 R3 U8/R5 U1 U2 U3", "R4", line("lead-low", kind="weak")),
        # Or a better trump.
        ("R4 R6 Y1", "", 6, "R7 U8 U3 U1", "R4", line("lead-low", kind="draws", card="R6")),
        # With one trick left somebody else would have to lead to it.
        ("R4 R6", "", 6, "R7 U8 U3 U1", "R4", line("lead-low", kind="no-card")),
        ("R4 R6 Y1", "", 6, "", "R4", line("lead-low", kind="later")),
        ("R4 G9 Y1", "", 1, "", "R4", line("lead-low", kind="weak")),
        # Or a better one of another colour, whatever can wait.
        (
            "U2 U6 G9",
            "",
            5,
            "",
            "U2",
            line("lead-low", kind="draws", card="U6", is_trump=False, keeps=True, kept_card="G9"),
        ),
        ("U5 R2 G9", "", 5, "", "U5", line("void", keeps=True, kept_card="G9")),
        # The only higher one has to be played.
        ("U2 U6 Y1", "", 5, "U1 U3 U4 U5/U7 U8 G1 G2", "U2", line("draw-out", card="U6")),
        # No other is stronger, but so many are.
        ("R2 U3 Y1", "", 5, "", "R2", line("lead-low", count=7, kind="weak")),
        # Not of the colour that the mission collects.
        ("U2 U5 G5", "", 6, "G1 G2 G3 Y8", "U2", line("lead-low", kind="waits", wanted_suit="G")),
        ("U2 U5 Y1", "", 6, "G1 G2 G3 Y8", "U2", line("lead-low", kind="no-card")),
        ("R8 G5", "", 6, "G1 G2 G3 Y8/Y2 Y3 Y4 Y5", "R8", line("may-win", want="no-card")),
        ("R8 Y6", "", 6, "G1 G2 G3 Y8/Y2 Y3 Y4 Y5", "R8", line("may-win", want="waits")),
        (
            "U8 U2 Y1",
            "",
            6,
            "G1 G2 G3 Y8",
            "U8",
            line("may-win", want="colour-too", wanted_suit="U"),
        ),
        ("U3 R2 Y1", "", 6, "", "U3", line("void", suit="U", trump_suit="R")),
        ("U7 U2 Y1", "U3 U4", 8, "", "U7", line("may-win", want="nothing", count=2)),
        # The blue 8 may still have to follow.
        ("U9 U2 Y1", "U3 U4", 8, "", "U9", line("may-win", want="eights", count=0)),
        # Without a green card it stays at three.
        ("Y9 U2", "", 3, "G1 G2 G3 R1", "Y9", line("may-win", want="harmless")),
        # Strong cards are for such tricks as the mission wants.
        ("Y3 Y2 U9 U1", "", 7, "", "Y3", line("lead-low", kind="few")),
        ("Y3 Y2 U9 U1", "", 8, "", "Y3", line("lead-low", kind="eights")),
        # A second trick of the same colour pays more; what is alone leaves room to throw.
        ("U9 Y2", "", 1, "U1 U2 U3 U4", "U9", line("may-lose", want="one-colour", kind="second")),
        ("Y8 R9 R1", "", 0, "", "Y8", line("may-lose", want="none", count=1, kind="throws")),
        # It is not wanted, and others hold what beats it, or little.
        ("U5 Y2", "", 0, "", "U5", line("may-lose", want="none", count=4, kind="plain")),
        ("Y8 Y4 U2", "", 0, "", "Y8", line("may-lose", want="none", count=1, kind="risk")),
        ("U9 Y8", "", 0, "", "Y8", line("may-lose", want="none", count=1, kind="safest")),
        ("U5 Y2", "", 2, "G1 G2 G3 G4/Y3 Y4 Y5 Y6", "U5", line("may-lose", want="no-more")),
        ("U5 Y2 R9", "", 2, "G1 G2 G3 G4", "U5", line("may-lose", want="enough")),
        ("U5 Y2", "", 3, "", "U5", line("may-lose", want="too-many", is_like=False)),
        # To begin with another colour is as good.
        (
            "U1 Y1 G3",
            "",
            0,
            "",
            "U1",
            line("may-lose", kind="plain", like="same", like_card="Y1"),
        ),
        ("U1 Y2 G3", "", 0, "", "U1", line("may-lose", kind="plain", like="none")),
        # A lower one would be beaten by fewer.
        (
            "Y2 U1 U7",
            "",
            0,
            "U2 U3 U4 U5",
            "Y2",
            line("may-lose", kind="plain", like="fewer", like_card="U1", like_count=3),
        ),
        ("U7 U2 Y9", "U1", 0, "", "U7", line("may-lose", kind="plain", is_guarded=True)),
        ("U7 Y9", "U1", 0, "", "U7", line("may-lose", kind="plain", is_guarded=False)),
        # A lower one would be beaten by no more.
        ("U7 U5 Y2", "U1", 3, "", "U7", line("may-lose", want="too-many", is_like=False)),
        ("U7 U6 U5 Y2", "U1", 3, "", "U7", line("may-lose", want="too-many", is_like=True)),
        # With a trump on another colour it is no risk that comes sooner or later.
        ("R5 Y2", "U7 U8", 0, "", "R5", line("may-lose", want="none", kind="unlikely")),
        ("R6 G2", "", 1, "G1 G3 G4 G5", "R6", line("may-lose", want="one-colour", has_trump=False)),
        # It does not take the trick, which is as it should be.
        ("U6 U2 Y2", "U7", 0, "", "U6", line("leave", want="none", kind="highest")),
        ("U5 U2 Y2", "U7", 0, "", "U2", line("leave", want="none", kind="plain")),
        # Another one could take it.
        ("U8 U4 U2", "U7", 0, "", "U4", line("leave", want="none", kind="high")),
        ("U9 U8 U2", "U7", 0, "", "U2", line("leave", want="none", kind="could", card="U8")),
        ("U9 U5 U2", "U7 Y1", 1, "", "U2", line("leave", want="mixed", kind="rather")),
        ("Y9 Y5 G9 G4", "R6 U1", 1, "", "Y9", line("cannot", kind="spare")),
        ("U8 U2 Y1", "U7 U3", 7, "", "U2", line("leave", want="no-high", kind="could", card="U8")),
        # What nobody could beat later is away, or can wait behind lower ones.
        ("Y9 Y2 G3", "U7", 0, "", "Y9", line("leave", want="none", kind="must")),
        ("Y9 Y2 G3", "U7", 0, "", "G3", line("leave", kind="guarded", card="Y9", suit="Y")),
        ("Y9 G3 G2", "U7", 0, "", "G3", line("leave", kind="plain")),
        ("U5 U2 Y2", "U7 Y1", 1, "", "U5", line("leave", want="mixed", kind="plain")),
        ("U5 U2 Y2", "U7", 1, "G1 G2 G3 G4", "U5", line("leave", want="one-colour")),
        ("U5 U2 Y2", "U7", 3, "G1 G2 G3 Y4", "U5", line("leave", want="three", wanted_suit="G")),
        ("U5 U2 Y2", "U9", 7, "", "U5", line("leave", want="no-high", kind="plain")),
        ("U5 U2 Y2", "U7", 7, "G1 G2 G3 G4", "U5", line("leave", want="no-high-more")),
        ("U8 U2 Y2", "U9", 7, "", "U8", line("away")),
        # Where none can win, what is left is safer, or may win a trick that is wanted.
        ("U5 U2 Y2", "U7", 0, "", "U5", line("leave", kind="highest")),
        ("U5 U2 Y2", "U9", 7, "", "U2", line("leave", kind="lower")),
        # A stronger one stays, since it cannot win here, or not for certain, or not what is wanted.
        ("U8 U2 Y2", "U9", 5, "", "U2", line("cannot", kind="kept", card="U8")),
        ("U5 U2 Y2", "U7", 5, "", "U2", line("cannot", kind="lowest")),
        ("Y4 G8 G5", "U7", 5, "", "Y4", line("cannot", kind="kept", card="G8")),
        ("Y4 G3 G8", "U7", 5, "", "Y4", line("cannot", kind="kept", card="G8")),
        ("Y4 G3 G6", "U7", 5, "", "Y4", line("cannot", kind="hardly")),
        ("Y4 R6 R5", "R7", 5, "", "R5", line("cannot", kind="kept", card="R6")),
        # Where winning later can spoil the mission, that is no comfort.
        ("U5 U2 Y2", "U7 Y1", 1, "", "U2", line("leave", want="mixed")),
        ("U2 U1 Y2", "U7", 1, "", "U2", line("cannot", kind="hardly")),
        ("Y4 G8 G2", "U7", 7, "", "Y4", line("cannot", kind="hardly")),
        # Nor does a strong one go for nothing.
        ("Y8 G6 G5", "R7", 2, "G1 G2 G3 G4", "Y8", line("cannot", kind="spare")),
        ("Y9 U8 G6 G5", "R7", 2, "G1 G2 G3 G4", "U8", line("cannot", kind="spare")),
        ("Y6 Y3 Y1", "Y8", 2, "", "Y6", line("cannot", kind="spare")),
        # Where a weaker one is needed, and a stronger one stays, it is not one too many.
        ("U4 G9 G6", "Y9", 3, "U1 U2 R4 R5", "G6", line("cannot", kind="needed", card="U4")),
        ("Y8 G6 G5", "R7", 5, "G1 G2 G3 G4", "Y8", line("cannot", kind="any")),
        # Of the last two it is not known here what can still win.
        ("Y4 G6", "U7", 5, "", "Y4", line("cannot", kind="any")),
        ("U9 U2 U1 Y1 Y2 Y3", "U7", 5, "", "U2", line("keep", kind="beaten", card="U9")),
        ("U9 U2 U1 Y1 Y2 Y3", "U7 U3 U4", 5, "", "U2", line("keep", kind="sure", card="U9")),
        # Hardly anybody has that colour: a higher trump may come.
        # The highest trump wins in any case; a later trick may bring more of what is missing.
        ("R9 Y2 Y3", "U7 U3 U4", 5, "G1 G2 G3 G4", "Y2", line("keep", kind="surely", card="R9")),
        ("R9 Y2 Y3", "U7 U3 U4", 4, "", "Y2", line("keep", kind="more", card="R9")),
        ("R4 G1 G2 G3", "U9 Y1", 5, "U8 U7 U6 U5/U4 U3 U2 Y9", "G1", line("keep", kind="trumped")),
        # It has to be the last one, and comes better late.
        ("U9 U2 U1 Y1 Y2", "U7 U3 U4", 1, "", "U2", line("keep", kind="early", card="U9")),
        ("U9 U2 Y1", "U7 U3 U4", 2, "G1 G2 G3 G4", "U2", line("keep", kind="early")),
        ("U9 U2 U1 Y1 Y2", "U7 U3 U4", 5, "", "U2", line("keep", kind="all")),
        ("U9 U2", "U7 U3 U4", 8, "", "U2", line("keep-nothing")),
    ],
)
def test_a_card_is_played_for_what_it_does_for_the_mission(
    hand: str, trick: str, mission: int, taken: str, card: str, told: Line
) -> None:
    view = playing(hand, trick, mission, taken)
    found = GAME.because(view, f"play {card}", None)
    assert found is not None
    params = {key: found["params"].get(key) for key in told["params"]}
    assert line(found["id"], **params) == told


def test_a_risk_with_which_the_search_sees_the_mission_done_more_often_is_better_now() -> None:
    view = playing("R8 R7 R1 U5 Y3", "R2", 7, "")
    [unlikely, likelier] = [
        GAME.because(view, "play R8", found) for found in (None, line("mission-done-more"))
    ]
    assert unlikely is not None
    assert likelier is not None
    assert unlikely["params"]["kind"] == "unlikely"
    assert likelier["params"]["kind"] == "risk"


def test_of_cards_that_all_lose_only_the_lowest_is_called_a_low_one() -> None:
    kinds = {}
    for card in ("Y5", "G2", "G4"):
        told = GAME.because(playing("Y5 G2 G4 R4", "U7 R9", 1), f"play {card}", None)
        assert told is not None
        kinds[card] = told["id"], told["params"]["kind"]
    low = {"G2": ("leave", "lower"), "G4": ("cannot", "kept")}
    assert kinds == {"Y5": ("cannot", "empties"), **low}


def test_strong_cards_are_kept_for_points_where_the_mission_is_lost() -> None:
    view = playing("U9 U2 Y1", "", 5)
    view["table"]["progress"]["status"] = "lost"
    told = GAME.because(view, "play U2", None)
    assert told is not None
    params = {key: told["params"][key] for key in ("kind", "count", "kept_card")}
    assert line(told["id"], **params) == line("lead-low", kind="strong", count=6, kept_card="U9")


def test_no_trick_is_hoped_for_where_the_goal_says_that_none_can_be_won() -> None:
    state = with_hands("R9 Y7", "G1 G2", "G3 G4", "G5 G6", trump="G")
    state.missions[0] = 0
    view: View = {**position(state, 0), "history": []}
    goal = GAME.scene(view)["goal"]
    assert goal is not None
    assert goal["params"]["why"] == "no-more"
    told = GAME.because(view, "play R9", None)
    assert told is not None
    assert (told["id"], told["params"]["kind"]) == ("cannot", "none")


@pytest.mark.parametrize(
    ("others", "card", "kind", "kept"),
    [
        # Who can beat green 2 may be made to follow, and throw something lower.
        (("R1 G1", "Y1 Y2"), "U3", "kept", "G2"),
        # Then blue 3 is no worse, nor any better.
        (("G8 G9", "Y8 Y9"), "U3", "none", "U3"),
    ],
)
def test_of_two_cards_that_cannot_win_it_is_said_what_the_other_can(
    others: tuple[str, str], card: str, kind: str, kept: str
) -> None:
    state = with_hands("U3 G2", *others, "Y6 Y7", trump="R", lead=3)
    state.missions = [5, "none", "none", "none"]
    play_all(state, "Y6")
    # The two who play after the first seat still hold both cards.
    taken = [
        {"id": "trick.taken", "params": {"winner": 3, "plays": [[0, str(each)] for each in trick]}}
        for trick in state.captured[3]
    ]
    view: View = {**position(state, 0), "history": [{"id": "round.started", "params": {}}, *taken]}
    told = GAME.because(view, f"play {card}", None)
    assert told is not None
    params = {key: told["params"][key] for key in ("kind", "card")}
    assert line(told["id"], **params) == line("cannot", kind=kind, card=kept)


@pytest.mark.parametrize(
    ("hand", "trick", "told"),
    [
        ("R4 Y2 Y3", "R3", line("only-suit", suit="R", comes="possible")),
        ("Y2", "R3", line("last-card", comes="possible")),
        ("Y2", "", line("last-card", comes="possible")),
    ],
)
def test_the_only_card_that_may_be_played_is_said_to_be_so(
    hand: str, trick: str, told: Line
) -> None:
    view = playing(hand, trick, 4)
    best: dict[str, Any] = {"action": view["legal"][0], "trick": None, "reasons": []}
    assert len(view["legal"]) == 1
    assert tip(GAME, view, best, Random(1))["because"] == told


@pytest.mark.parametrize(
    ("hand", "card", "told"),
    [
        ("U8 U7 Y1", "U8", line("draw-out", suit="U", card="U7")),
        # With the 6, there would still be the 7 of somebody else.
        ("U8 U6 Y1", "U8", line("with-luck", want="tricks")),
        ("U9 U6 Y1", "U9", line("with-luck", want="tricks")),
    ],
)
def test_of_a_card_that_is_most_likely_beaten_it_is_not_said_how_little_can_beat_it(
    hand: str, card: str, told: Line
) -> None:
    because = GAME.because(playing(hand, "", 5), f"play {card}", None)
    assert because
    for outcome in ("likely", "open", "sure"):
        assert GAME.briefly(because, line("lead", card=card, outcome=outcome)) == because
    brief = GAME.briefly(because, line("lead", card=card, outcome="unlikely"))
    assert brief["id"] == told["id"]
    assert brief["params"].items() >= told["params"].items()


def test_how_many_can_beat_it_stays_said_where_that_is_many() -> None:
    because = GAME.because(playing("U5 U2 Y1", "U3 U4", 7), "play U5", None)
    assert because
    assert (because["id"], because["params"]["by"]) == ("may-win", "many")
    said = line("go-ahead", card="U5", ahead_card="U4", ahead_seat=3, outcome="unlikely")
    assert GAME.briefly(because, said) == because
