"""What is said for a card of Red Dragon holds of that card."""

from __future__ import annotations

from functools import partial

import pytest

from pygame_core.games.red_dragon import GAME
from pygame_core.games.red_dragon.rules import BY_NAME, DECK, penalty
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.red_dragon.positions import red_gone, seen

SELDOM = line("captures-red-11-less")
WITHOUT = line("takes-no-trick-more")


def of_play(
    hand: str, trick: str, card: str, found: Line | None = None, tricks: int = 1
) -> Line | None:
    view = seen(hand, "play", trick=trick, tricks=tricks)
    return GAME.because(view, f"play {card}", found)


def sure(suit: str, gain: int, when: str, *feared: str, out: int = 0) -> Line:
    points = -sum(penalty(BY_NAME[name]) for name in feared)
    told = {"suit": suit, "gain": gain, "when": when, "red_cards": [*feared], "out": out}
    told.update(many=out > 5, alone=when == "lead" and bool(feared) and not out)
    return line("sure", **told, danger=bool(feared), points=points)


def low(suit: str, count: int, sure_card: str | None = None, *, adds: bool = True) -> Line:
    """Of a lead, with a card that would win for sure, if there is one: it can wait."""
    told = {"waits": "many" if sure_card else "no", "sure_card": sure_card}
    return line("lead-low", count=count, suit=suit, adds=adds, **told)


def shorten(card: str, why: str) -> Line:
    return line("shorten", suit=card[0], card=card, red_card="R9", why=why, count=5)


def kept_red(card: str, red_card: str, why: str) -> Line:
    return line("keep-red", suit=card[0], card=card, red_card=red_card, why=why)


def away(lower: int, *, gain: int, to_come: int, keeps: bool, count: int = 5) -> Line:
    """Of Red 9, where five cards or as many less as the hand holds are higher."""
    told = {"to_come": to_come, "next_seat": 1, "keeps": keeps, "sure_card": None, "draws": False}
    return line("away", count=count - keeps, lower=lower, gain=gain, **told)


def lead_high(
    count: int, suit: str, kept_card: str | None = None, *, is_high: bool = False, adds: bool = True
) -> Line:
    told = {"is_high": is_high, "kept_card": kept_card, "keeps": bool(kept_card), "adds": adds}
    return line("lead-high", count=count, suit=suit, **told, waits="no", sure_card=None)


def too_dear(card: str, place: str) -> Line:
    return line("too-dear", loss=1, place=place, card=card)


def take(gain: int, cost: int, kept_card: str | None = None) -> Line:
    return line("take", gain=gain, cost=cost, kept_card=kept_card, keeps=bool(kept_card))


def higher(leaves: str) -> Line:
    """Of a hand of three with one higher card of the colour."""
    return line("keep-higher", suit="U", leaves=leaves, count=1, left=2, few=False)


def anyway(place: str, kept_card: str | None = None) -> Line:
    told = {"place": place, "suit": "R" if kept_card else "U"}
    return line("take-anyway", **told, kept_card=kept_card, keeps=bool(kept_card))


def lowest(kept_card: str, *, is_good: bool, count: int, to_come: int = 1) -> Line:
    told = {"suit": "U", "is_good": is_good, "kept_card": kept_card}
    return line("lowest", **told, count=count, to_come=to_come, next_seat=1)


def weak(why: str, left: int, kept_card: str, count: int, *, keeps: bool) -> Line:
    told = {"why": why, "left": left, "suit": "G", "count": count}
    return line("keep-strong", **told, kept_card=kept_card, keeps=keeps)


def test_the_red_11_is_never_said_to_stay_away_from_whoever_takes_or_plays_it() -> None:
    hand = "U4 U5 U6 G1 G2 G3 Y1 Y2 Y3"
    view = seen(hand, "draft", "R11 R3 U4")
    assert GAME.because(view, "take R11", SELDOM) == line("take-dragon")
    assert of_play("R11 R3 U4", "", "R11", SELDOM) == away(
        10, gain=-18, to_come=3, keeps=False, count=3
    )
    assert of_play("R11 R3 U4", "G3", "R11", SELDOM) == line("throw", points=-26)


def test_a_lead_that_whoever_has_its_colour_must_beat_is_told_to_lose() -> None:
    view, held = seen("U1 U5 R9", "play"), ["U8", "G3", "Y3"]
    gone = [str(card) for card in DECK if str(card) not in [*view["hand"], *held]]
    taken = [{"id": "trick.taken", "params": {"winner": 1, "plays": [[1, each]]}} for each in gone]
    late: View = {
        **view,
        "history": [{"id": "round.started", "params": {}}, *taken],
        "hand_counts": [3, 1, 1, 1],
    }
    kept = {"kept_card": "U5", "keeps": True}
    assert GAME.because(late, "play U1", None) == line("lead-away", suit="U", adds=False, **kept)
    unsure: View = {**late, "hand_counts": [3, 1, 1, 0]}
    told = GAME.because(unsure, "play U1", None)
    assert told == lead_high(1, "U", "U5", adds=False)


@pytest.mark.parametrize(
    ("hand", "trick", "card", "told"),
    [
        ("U3 U5 R9", "", "U5", low("U", 9)),
        ("U3 U12 R9", "", "U12", lead_high(2, "U", is_high=True)),
        # Once those above it are gone, so is all that beats the higher one.
        ("U12 U11 R9", "", "U11", lead_high(2, "U", "U12", is_high=True)),
        ("R9 U3", "", "R9", away(9, gain=-1, to_come=3, keeps=False)),
        # Another would be beaten less often.
        ("R9 R10 U3", "", "R9", away(9, gain=-1, to_come=3, keeps=True)),
        ("U3 U6 R0", "", "R0", low("R", 14)),
        ("R0 U3", "", "R0", low("R", 14)),
        ("U14 U13 R9", "", "U13", sure("U", 8, "lead", "R11", out=13)),
        ("R14 R13 U9", "", "R13", sure("R", -5, "costs")),
        ("R14 R13 U14", "", "R13", line("all-mine")),
        ("U14 U9 R9", "U4 G1 Y2", "U14", anyway("highest")),
        ("U14 U2 R9", "U4", "U14", sure("U", 8, "lies", "R11")),
        ("R9 G3", "U4", "R9", line("throw", points=-9)),
        # The red card could go now, too: why it does not is said.
        ("R9 G3", "U4", "G3", shorten("G3", "empties")),
        ("R9 G3 G5", "U4", "G5", shorten("G5", "empties")),
        # Of three cards or more a colour is not soon emptied.
        ("R9 G3 G5 G11", "U4", "G11", shorten("G11", "high")),
        # What goes instead hardly wins a trick, or may not.
        ("R9 G3 G5 G11", "U4", "G3", shorten("G3", "low")),
        ("R9 G3 G8 G11", "U4", "G8", shorten("G8", "beaten")),
        ("R14 G3", "U4", "G3", kept_red("G3", "R14", "empties")),
        ("R14 G3 G5 G11", "U4", "G3", kept_red("G3", "R14", "low")),
        ("G3 G12", "U4", "G12", line("high-away")),
        # The lowest of a hand is not a high card.
        ("G10 G12", "U4", "G10", weak("lowest", 1, "G12", 3, keeps=True)),
        ("G3 G12", "U4", "G3", weak("lowest", 1, "G12", 10, keeps=True)),
        ("G3", "U4", "G3", weak("lowest", 0, "G3", 11, keeps=False)),
        ("U3 U5 U9", "U7 R9", "U5", too_dear("U5", "highest")),
        ("U3 U5 U9", "U7 R9", "U3", too_dear("U3", "lowest")),
        ("U3 U4 U9", "U7 R9", "U4", too_dear("U4", "spares")),
        ("U3 U9", "U7 R9", "U3", too_dear("U3", "only")),
        ("U3 U5 U9", "U7", "U5", higher("for-red")),
        ("U3 U5 U9", "U7 U1 U2", "U5", higher("for-later")),
        ("U3 U5 U6", "U7", "U5", higher("none")),
        ("U3 U5", "U7", "U5", line("high-goes", suit="U")),
        ("R3 R9", "R12", "R9", line("throw", points=-9)),
        ("R0 R9", "R12", "R0", line("leave-red", adds=True)),
        ("R0 R9", "R12 R4 R5", "R0", line("leave-red", adds=False)),
        ("U9 U3", "U7 U8 R3", "U9", take(5, 0)),
        ("U9 U13 U3", "U7 U8 R3", "U9", take(5, 0, "U13")),
        ("R4 R1", "R3 U2 U8", "R4", take(1, 4)),
        ("U9 U8 U10", "U7 U2 R3", "U10", anyway("highest")),
        ("U9 U8 U10", "U7 U2 R3", "U9", anyway("middle")),
        ("U9 U8 U10", "U7 U2 R3", "U8", anyway("lowest")),
        (
            "R6 R7",
            "R3 U2 R0",
            "R6",
            line("take-anyway", place="cheapest", suit="R", kept_card=None, keeps=False),
        ),
        # Also before others, if none of them can be beaten.
        ("U13 U14", "U7 R9", "U13", anyway("lowest")),
        ("U9 U8", "U7 U2", "U8", lowest("U9", is_good=True, count=5)),
        ("R7 R6", "R3 U2 R0", "R7", anyway("highest", "R6")),
        ("R7 R6 R8", "R3 U2 R0", "R7", anyway("middle", "R6")),
        ("U9 U8", "U7 R9", "U8", lowest("U9", is_good=False, count=5)),
        ("U13 U8", "U9 U2", "U13", line("may-win", count=1, suit="U", gain=8)),
        ("R9 R3", "R8", "R9", away(7, gain=-9, to_come=2, keeps=False)),
        ("U9 U3", "U7 R9 R8", "U9", SELDOM),
    ],
)
def test_a_card_is_played_for_what_it_does_in_this_trick(
    hand: str, trick: str, card: str, told: Line
) -> None:
    assert of_play(hand, trick, card, SELDOM) == told


@pytest.mark.parametrize(
    ("hand", "trick", "card", "told"),
    [
        ("G10 G11 G12", "U6", "G10", weak("lowest", 2, "G12", 2, keeps=True)),
        ("G10 G11 G12", "U6", "G11", weak("beaten", 2, "G12", 2, keeps=True)),
        ("G3 G8 G9", "U6", "G8", weak("beaten", 2, "G9", 5, keeps=True)),
        ("G3 G13 G14", "U6", "G14", SELDOM),
        ("U3 U5", "U7", "U5", SELDOM),
        ("R9 G3 G5 G11", "U4", "G11", kept_red("G11", "R9", "beaten")),
        ("R9 G3 G5 G14", "U4", "G14", kept_red("G14", "R9", "stays")),
    ],
)
def test_no_card_goes_for_red_that_it_might_win_once_none_that_costs_is_left(
    hand: str, trick: str, card: str, told: Line
) -> None:
    view = red_gone(seen(hand, "play", trick=trick))
    assert GAME.because(view, f"play {card}", SELDOM) == told


def test_of_a_low_lead_is_said_why_no_sure_trick_is_won_instead() -> None:
    assert of_play("U14 U2 R9", "", "U2") == low("U", 11, "U14")
    red = of_play("U14 U2 R2 R9", "", "R2")
    assert red is not None
    assert (red["id"], red["params"]["sure_card"]) == ("lead-low-red", "U14")
    # Where hardly anybody follows, red may be thrown in.
    view = seen("U14 U2 R9 G0", "play")
    gone = [
        {"id": "trick.taken", "params": {"winner": 1, "plays": [[1, f"U{at}"]]}}
        for at in range(3, 12)
    ]
    late: View = {**view, "history": [{"id": "round.started", "params": {}}, *gone]}
    told = GAME.because(late, "play G0", None)
    assert told is not None
    assert (told["params"]["waits"], told["params"]["sure_card"]) == ("few", "U14")
    # Nor is that said where no red card is left.
    free: View = {**late, "history": [*late["history"], *red_gone(late)["history"][1:]]}
    waiting = GAME.because(free, "play G0", None)
    assert waiting is not None
    assert (waiting["id"], waiting["params"]["red_card"]) == ("lead-rid", "R9")
    free_draws = GAME.because(late, "play R9", None)
    assert free_draws is not None
    assert (free_draws["id"], free_draws["params"]["sure_card"]) == ("away", "U14")
    sure_now = GAME.because(late, "play U14", None)
    assert sure_now is not None
    assert (sure_now["params"]["out"], sure_now["params"]["many"]) == (4, False)


def test_whoever_alone_still_plays_is_named_where_a_red_card_is_to_go() -> None:
    told = of_play("R9 R3", "R8 R2", "R9", SELDOM)
    assert told is not None
    assert (told["params"]["to_come"], told["params"]["next_seat"]) == (1, 1)


def test_the_dearest_red_card_that_can_still_come_is_named_and_none_that_its_holder_kept() -> None:
    view = seen("U14 U2 R9", "play", trick="U4")
    [(seat, _)] = view["trick"]
    taken = [["R11"] if other == seat else [] for other in range(4)]
    kept: View = {**view, "table": {**view["table"], "taken": taken}}
    assert GAME.because(kept, "play U14", None) == sure("U", 8, "lies", "R14")


def test_of_a_low_card_of_which_few_are_higher_nobody_says_that_it_is_high() -> None:
    view = seen("R0 U3", "play")
    reds = [str(card) for card in DECK if card.suit == "R" and card.number > 2]
    gone = [{"id": "trick.taken", "params": {"winner": 1, "plays": [[1, red]]}} for red in reds]
    late: View = {**view, "history": [{"id": "round.started", "params": {}}, *gone]}
    assert GAME.because(late, "play R0", None) == lead_high(2, "R")


def test_a_sure_trick_is_told_exactly_once_no_red_card_is_left_to_take_from_it() -> None:
    view = seen("R12 R5 U14 U2", "play")
    reds = [card for card in DECK if card.suit == "R" and str(card) not in ("R12", "R5")]
    gone: View = {
        **view,
        "history": [
            {"id": "round.started", "params": {}},
            *(
                {"id": "trick.taken", "params": {"winner": 1, "plays": [[1, str(card)]]}}
                for card in reds
            ),
        ],
    }
    told = {name: GAME.because(gone, f"play {name}", None) for name in ("R12", "R5", "U14", "U2")}
    assert told == {
        "R12": sure("R", -4, "costs"),
        "R5": sure("R", 3, "exact"),
        "U14": sure("U", 8, "exact"),
        "U2": line("lead-rid", count=11, suit="U", red_card="R12"),
    }


def test_to_stay_without_a_trick_is_said_first_of_a_card_that_takes_none() -> None:
    without = partial(line, "no-trick", bonus=20, each_of_two=10, may_take=True)
    assert of_play("U3 U5 U9", "U7", "U5", WITHOUT, 0) == without(card="U5")
    assert of_play("G3 Y9", "U7", "Y9", WITHOUT, 0) == without(card="Y9")
    # A red card costs whoever gets it, for whatever end it is played.
    assert of_play("R9 Y9", "U7", "R9", WITHOUT, 0) == line("throw", points=-9)
    assert of_play("U3 U5 U14", "U7", "U14", WITHOUT, 0) != without(card="U14")
    # Nor is it said of a hand that takes many: what it could win is what counts there.
    strong = "U3 U10 U12 U13 U14"
    assert of_play(strong, "U7", "U3", WITHOUT, 0) == of_play(strong, "U7", "U3", None, 0)


@pytest.mark.parametrize(
    ("hand", "trick", "card", "when", "gain", "count", "high", "left", "feared"),
    [
        ("U9 U3 Y10", "U7 U8 R3", "U9", "exact", 5, 0, ["Y10"], 2, []),
        # Kept, the card itself can hardly be lost; a red one can be thrown where a colour is out.
        ("U14 U2 R12", "U4", "U14", "lies", 8, 0, ["U14"], 2, ["R11"]),
        ("U9 U3 R12 R13", "U7 U8 R3", "U9", "exact", 5, 0, [], 3, []),
        ("U14 U13 R12", "", "U13", "lead", 8, 0, ["U14", "U13"], 2, ["R11"]),
        ("U13 U8", "U9 U2", "U13", "may", 8, 1, ["U13"], 1, []),
    ],
)
def test_a_first_trick_is_weighed_against_the_bonus_for_none(
    hand: str,
    trick: str,
    card: str,
    when: str,
    gain: int,
    count: int,
    high: list[str],
    left: int,
    feared: list[str],
) -> None:
    told = line(
        "first",
        when=when,
        gain=gain,
        bonus=20,
        count=count,
        suit="U",
        highest_card=high[0] if high else None,
        high=len(high),
        left=left,
        red_cards=feared,
        danger=bool(feared),
        points=-26 if feared else 0,
    )
    assert of_play(hand, trick, card, None, 0) == told
    second = of_play(hand, trick, card, None)
    assert second is not None
    assert second["id"] != "first"


def test_nothing_is_weighed_where_a_trick_must_be_taken_or_costs() -> None:
    for hand, trick, card, told in (
        ("U14 U9 R9", "U4 G1 Y2", "U14", "take-anyway"),
        ("R14 R13 U9", "", "R13", "sure"),
        ("R9 U3", "", "R9", "away"),
        # Mostly it is beaten.
        ("U3 U12 R9", "", "U12", "lead-high"),
    ):
        said = of_play(hand, trick, card, None, 0)
        assert said is not None
        assert said["id"] == told


def test_where_only_the_own_red_still_costs_a_lead_that_is_lost_lets_it_be_thrown() -> None:
    view = red_gone(seen("R13 R14 G4 G5 U14", "play"))
    told = GAME.because(view, "play G4", None)
    assert told == line("lead-rid", count=9, suit="G", red_card="R14")
    # Without red of its own nothing more than the trick is at stake.
    free = GAME.because(red_gone(seen("G4 G12", "play")), "play G12", None)
    assert free == lead_high(2, "G", is_high=True, adds=False)


def test_of_a_colour_that_nobody_else_has_red_is_said_to_be_thrown_in_probably() -> None:
    view = seen("U6 G4", "play")
    blue = [str(card) for card in DECK if card.suit == "U" and str(card) != "U6"]
    gone = [{"id": "trick.taken", "params": {"winner": 1, "plays": [[1, each]]}} for each in blue]
    late: View = {**view, "history": [{"id": "round.started", "params": {}}, *gone]}
    assert GAME.because(late, "play U6", None) == sure("U", 8, "lead", "R11")
    assert "play U6" not in GAME.aimed(late)


def test_a_high_card_goes_under_a_dear_trick_only_while_others_may_be_dear() -> None:
    view = seen("U3 U5 U9", "play", trick="U7 R9")
    assert GAME.aimed(view) == ["play U5"]
    assert GAME.aimed(red_gone(view)) == ["play U3"]


def test_of_red_cards_that_are_beaten_alike_the_cheapest_is_led() -> None:
    view = seen("R6 R7 R8 U12", "play")
    options = [{"action": f"play {name}"} for name in ("R8", "R6", "R7", "U12")]
    assert GAME.preferred(view, options) == "play R6"
    assert GAME.preferred(view, options[3:]) is None
    # One of the others' lies between.
    between = seen("R6 R8 U12", "play")
    assert GAME.preferred(between, options[:1]) == "play R8"
