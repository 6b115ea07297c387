"""Which colour and which card is led, where all the cards of a trick count for the mission."""

from __future__ import annotations

from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.play import Play
from pygame_core.games.x_missions.rules import BY_NAME, SEATS
from pygame_core.games.x_missions.wish import wish
from pygame_core.views import View
from tests.x_missions.boards import playing


def watched(hand: str, mission: int, *tricks: str) -> View:
    """The first seat leads, after tricks that the seat before it began and others have won."""
    view = playing(hand, "", mission)
    for trick in tricks:
        plays = [[(seat + 3) % SEATS, name] for seat, name in enumerate(trick.split())]
        taken = {"id": "trick.taken", "params": {"winner": 2, "plays": plays}}
        view["history"].append(taken)
    return view


def test_a_trick_of_one_colour_is_not_hoped_for_where_somebody_has_shown_to_lack_it() -> None:
    hand = "U9 U2 Y8 Y7 Y1 G5 G2"
    assert wish(Play(watched(hand, 1), BY_NAME["U9"])).side == "take"
    after = watched(hand, 1, "U8 U1 Y2 U4")
    assert wish(Play(after, BY_NAME["U9"])).why == "mixed"
    # Nor where too few of it are left.
    few = watched("U9 U2 Y8 Y7 Y1", 1, "U8 U7 U3 U4", "G1 R1 U6 U5")
    assert wish(Play(few, BY_NAME["U9"])).why == "mixed"


def test_a_trick_of_one_colour_is_led_in_the_colour_that_the_others_are_likeliest_to_have() -> None:
    early = watched("U9 U8 U7 U6 U5 Y9 G1 G2 G3", 1)
    blue, yellow = (Play(early, BY_NAME[name]) for name in ("U9", "Y9"))
    assert 0 < blue.pure < 0.5 < yellow.pure < 1
    assert "play Y9" in GAME.aimed(early)
    assert "play U9" not in GAME.aimed(early)


def test_of_cards_that_only_a_trump_beats_the_one_is_led_that_is_trumped_less_easily() -> None:
    # Others hold eight yellow cards, and four green ones.
    view = playing("Y9 G9 G8 G7 G5 G1 U1 U2 U3", "", 5)
    assert {*GAME.aimed(view)} & {"play Y9", "play G9"} == {"play Y9"}
    told = GAME.because(view, "play Y9", None)
    assert told is not None
    assert told["params"].items() >= {"is_safer": True, "less_suit": "G"}.items()
    told = GAME.because(view, "play G9", None)
    assert told is not None
    assert not told["params"]["is_safer"]


def test_for_one_colour_the_card_that_may_win_is_led_rather_than_a_weak_one() -> None:
    view = playing("R1 R2 U2 U9 Y3 Y4 G3 G4 G5", "", 1)
    assert GAME.aimed(view) == ["play U9"]


def test_whoever_has_the_last_card_of_the_colour_led_adds_it_to_the_trick() -> None:
    view = playing("U2 U3 U4 U5 U6 U8 G9", "", 3, "U9 U1 R1 Y1")
    assert wish(Play(view, BY_NAME["U8"])) == ("leave", "too-many")
