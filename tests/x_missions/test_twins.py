"""Of cards of X-Missions for which the same speaks the plainest is marked, or another is named."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.x_missions import GAME
from pygame_core.scene import line
from tests.x_missions.boards import playing


@pytest.mark.parametrize(
    ("hand", "trick", "mission", "taken", "card", "like"),
    [
        # What cannot win: of the same number.
        ("Y4 G4 U2 Y9", "U7 U3 R2", 5, "", "Y4", None),
        ("Y4 G4 Y9", "U7 U3 R2", 5, "", "Y4", "G4"),
        ("Y4 G5 Y9", "U7 U3 R2", 5, "", "Y4", None),
        ("Y8 G8 Y2", "U7 U3", 0, "", "Y8", "G8"),
        # What as few can beat, whatever its number is.
        ("Y8 G8 R2", "", 5, "Y9 Y1 Y2 Y3/G9 G1 G2 G3", "Y8", "G8"),
        ("Y7 G9 R2", "", 5, "Y9 Y1 Y2 Y3/G2 G1 G3 G4", "Y7", None),
    ],
)
def test_another_colour_for_which_the_same_speaks_is_as_good(
    hand: str, trick: str, mission: int, taken: str, card: str, like: str | None
) -> None:
    told = GAME.because(playing(hand, trick, mission, taken), f"play {card}", None)
    assert told is not None
    said = (told["params"]["like"], told["params"]["like_card"])
    assert said == (("same", like) if like else ("none", card))


def options_of(*found: tuple[str, float]) -> list[dict[str, Any]]:
    return [{"action": f"play {card}", "edge": edge, "level": edge < 2} for card, edge in found]


@pytest.mark.parametrize(
    ("hand", "trick", "mission", "found", "first"),
    [
        ("U5 U2 U9", "U7 U3 U8", 8, (("U9", 0.0), ("U5", 0.1), ("U2", 0.2)), "U9"),
        # The lowest goes for the same reason.
        ("Y5 Y2 Y9", "U7 U3", 5, (("Y5", 0.0), ("Y2", 0.9), ("Y9", 1.5)), "Y2"),
        # Not if that is clearly worse.
        ("Y5 Y2 Y9", "U7 U3", 5, (("Y5", 0.0), ("Y2", 1.1), ("Y9", 1.5)), "Y5"),
        # Of those that no trick is wanted for the highest.
        ("Y5 G2 Y4", "U7 U3", 0, (("G2", 0.0), ("Y5", 0.3), ("Y4", 0.3)), "Y4"),
        # What most cards beat is led.
        ("Y5 G1 U3", "", 0, (("Y5", 0.0), ("G1", 0.2), ("U3", 0.1)), "G1"),
    ],
)
def test_the_plainest_of_cards_for_which_the_same_speaks_comes_first(
    hand: str, trick: str, mission: int, found: tuple[tuple[str, float], ...], first: str
) -> None:
    view = playing(hand, trick, mission)
    assert GAME.preferred(view, options_of(*found)) == f"play {first}"


@pytest.mark.parametrize(
    ("hand", "trick", "mission", "taken", "comes"),
    [
        ("U9 Y2 Y3 Y4", "U3 U4 U5", 0, "", "lost"),
        ("U9 Y2 Y3 Y4", "U3 U4 U5", 6, "U1 U2 U7 Y1", "done"),
        ("U9 Y2 Y3 Y4", "U3 U4 U5", 5, "", "possible"),
        ("U1 Y2 Y3 Y4", "U3 U4 U5", 0, "", "possible"),
    ],
)
def test_of_a_forced_card_it_is_told_that_it_does_the_mission_or_spoils_it(
    hand: str, trick: str, mission: int, taken: str, comes: str
) -> None:
    view = playing(hand, trick, mission, taken)
    view["hand_counts"] = counts(hand, trick, taken)
    assert GAME.forced(view, "play U9" if "U9" in hand else "play U1") == line(
        "only-suit", suit="U", comes=comes
    )


def test_a_colour_that_the_goal_names_beside_another_is_needed_like_that() -> None:
    view = playing("U9 U2 G1", "", 6, "Y1 Y2 Y3 R1/U1 U3 U4 R2")
    told = GAME.because(view, "play U9", None)
    assert told is not None
    assert (told["params"]["want"], told["params"]["wanted_suit"]) == ("colour", "U")


def counts(hand: str, trick: str, taken: str) -> list[int]:
    """The other cards are in one hand."""
    own = len(hand.split())
    seen = own + len(trick.split()) + len(taken.replace("/", " ").split())
    return [own, 36 - seen, 0, 0]


def test_of_a_card_that_is_kept_it_is_told_what_it_would_bring() -> None:
    told = GAME.because(playing("R9 Y2 Y3", "U3", 6, "U7 U8 U9 Y1"), "play Y2", None)
    assert told is not None
    assert (told["id"], told["params"]["wanted_suit"]) == ("keep", "U")
