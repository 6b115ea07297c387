"""What is said for a card of Stich-Meister holds of that card under the rule cards in force."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygame_core.games.stich_meister import GAME
from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.trick_trial import TrickTrial
from pygame_core.scene import Line, line
from tests.stich_meister.table import facing, reason, table


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "card", "expected"),
    [
        # The last card of a trick: it takes it, or lets somebody have what costs.
        ([36], "F6 F9 F2", "F12 F3", "F12", "takes"),
        ([36], "F6 F9 F2", "F14 F12 F3", "F14", None),
        ([46], "F6 F9 F2", "F15 F12 F3", "F12", "takes"),
        ([48], "C6 C9 C2", "C12 C3", "C3", "gives"),
        ([48], "C6 C9 C2", "C12 C11 C13", "C13", "must"),
        # Nothing can win: what costs goes, else what is weak, or strong if that may harm later.
        ([48], "F6 F9", "C12 K3 K9 G15", "C12", "throws"),
        ([50], "F6 F9", "C3 C9 K12 G5 G15", "G5", "throws"),
        ([50], "F6 F9", "C3 C9 K2 K12 G5", "C3", None),
        ([50, 53], "F6 F9", "C3 C9 K15 G5 G9", "G5", None),
        ([52], "F6 F9", "C3 C7 K12 K13", "C3", "spares"),
        ([52], "F6 F9", "C3 C7 C12 K2 K9", "C7", None),
        # The seat ahead is a neighbour whose points count for this one, too.
        ([50, 59], "F6 F9", "C3 C9 K2 K12 G5", "G5", "throws"),
        ([52, 58], "F6 F9", "C3 C7 K2 K12 G5", "C7", "feeds"),
        ([36], "F6 F9", "F2 F3 F5 F8", "F2", "thrown"),
        ([36], "F6 F9", "F2 F3 F5 F8", "F3", None),
        ([60], "F6 F9", "F2 F3 F5 F8", "F8", "thrown"),
        ([36], "F6 F9", "C2 C3 C5 C8 K8", "K8", None),
        # Something can win.
        ([36], "F6 F9", "F15 F2", "F15", "surely"),
        ([36], "F6 F9", "F13 F2", "F13", "only"),
        ([36], "F6 F9", "F11 F13", "F11", "enough"),
        ([36], "F6 F9", "F11 F13", "F13", "strongest"),
        ([36], "F6 F9", "F11 F12 F13", "F12", None),
        # It may well win now.
        ([36], "F6 F9", "F13 F2", "F2", None),
        ([36], "F6 F9", "F11 F2", "F2", "keeps"),
        ([36], "F6 F9", "F15 F2", "F2", None),
        ([48], "K6 C9", "K13 K2", "K2", "leaves"),
        # Where each card of the suit costs, low ones are for later whatever the round is about.
        ([48], "C6 C9", "C13 C2", "C2", "ducks"),
        ([48], "C6 C11", "C13 C10 C9 C4", "C10", "under"),
        ([48], "C6 C11", "C13 C10 C9 C4", "C4", None),
        ([48], "C6 C12", "C13 C9 C4", "C9", "under"),
        ([48], "C6 C12", "C13 C9 C4", "C4", None),
        ([48], "C6 C5 C12", "C13 C9 C4", "C9", "gives"),
        ([48], "C6 C5 C12", "C13 C9 C4", "C4", None),
        ([48], "C6 C15", "C9 C4", "C9", "thrown"),
        ([48], "C6 C15", "C9 C4", "C4", None),
        ([35], "F6 F9", "F13 F2", "F2", "ducks"),
        ([60], "F6 F9", "F13 F2 F8", "F8", "under"),
        # Another one, a trump by its number, is the highest below it and yet wins.
        ([60, 10, 13], "F14", "F12 F8 F2", "F8", "ducks"),
        # Its number is no lower one.
        ([31, 60], "F6 F9", "F13 F12 F2", "F12", "ducks"),
        ([60], "F6 F9", "F13 F2 F8", "F2", None),
        # All are ahead: the lowest where it may be lost yet, the highest where none or all may.
        ([60], "F2 F3", "F13 F6", "F6", "easiest"),
        ([60], "F2 F3", "F13 F6", "F13", None),
        ([60], "F6 F9", "F13 F11", "F11", None),
        ([60], "F6 F9", "F13 F11", "F13", "hardest"),
        ([60], "F2", "F13 F12", "F12", None),
        ([60], "F2", "F13 F12", "F13", "hardest"),
        # A trick that costs more than most is a matter of losing it, however small the hope.
        ([48], "C6 C5", "C13 C12", "C12", "easiest"),
        ([48], "C6 C5", "C13 C12", "C13", None),
        # It hardly counts: what is needed least goes.
        ([41, 48], "C6 K9", "C13 C10", "C10", "low-ahead"),
        ([41, 48], "C6 K9", "C13 C10", "C13", None),
        # A trump is likely to win where others may still have to follow.
        ([17], "F6 F9", "K13 K2 C2", "C2", None),
        ([17], "F6 F9", "K13 K2 C2", "K2", "enough"),
        # A trump is the weakest card there, and cannot win.
        ([6, 32], "F6 F9", "C7 G9 G10 G12", "C7", "thrown"),
        # What lies second may be first by the next card: nothing is said to be sure.
        ([30], "F6 F9", "F8 F2", "F8", "second"),
        ([30], "F6 F9", "F15 F8", "F15", None),
        ([30], "F6", "F15 F8", "F8", "open"),
        # The highest that is second so far, though each is.
        ([30], "F13", "F11 F8", "F11", "second"),
        ([30], "F13", "F11 F8", "F8", None),
        ([30], "F6 F9", "F8 F7 F2", "F8", "second"),
        ([30], "F6 F9", "F8 F7 F2", "F7", None),
        # Two are stronger, or none will ever be: neither can win.
        ([30], "F6 F9", "F3 F2", "F2", "thrown"),
        ([30, 60], "F6 F9", "F3 F2", "F3", "thrown"),
        ([30, 60], "F6 F9", "F15 F10", "F15", "never-second"),
        ([30, 60], "F6 F9", "F15 F10", "F10", None),
        ([30], "", "F15 C2 K3 G4", "F15", None),
        ([30, 60], "", "F15 C2 K3 G4", "F15", "never-second"),
        ([30, 60], "", "F15 C2 K3 G4", "C2", None),
        ([30, 60], "", "F14 C2 K3 G4", "C2", "open"),
        # It may well win: that it is the last of its suit is no reason to lead it.
        ([30, 60], "", "F9 C3 C2", "F9", None),
        # A lead.
        ([36], "", "F15 C2 K3 G4", "F15", "surely"),
        ([36], "", "F14 C2 K3 G4", "F14", "likely"),
        ([36], "", "F14 C2 K3 G4", "C2", "low-lead"),
        ([36], "", "F14 C2 K3 G4", "K3", None),
        ([17], "", "F15 C2 G4", "F15", "likely"),
        ([60], "", "F14 C2 K3 G4", "C2", "low-lead"),
        ([60], "", "F14 C2 K3 G4", "F14", None),
        ([30], "", "F14 C2 K3 G4", "F14", "second-lead"),
        ([30], "", "F14 C13 K3 G4", "C13", None),
        ([30], "", "F14 C2 K3 G4", "C2", None),
        ([29, 60], "", "F14 C2 K3 G4", "F14", "lead-out"),
        ([29], "", "F14 C2 K3 G4", "C2", "lead-out"),
        # Nobody knows what lies there face down.
        ([26], "F6 F9", "F15 F2", "F15", "blind"),
        ([26], "F6 F9", "F15 F2 F8", "F8", "blind"),
    ],
)
def test_a_card_of_a_trick_has_the_reason_that_holds_of_it(
    rules: list[int], trick: str, hand: str, card: str, expected: str | None
) -> None:
    """None: another card is better for what could be said, so the star keeps away from this one."""
    view = facing(rules, trick, hand)
    found = reason(view, f"play {card}") if f"play {card}" in GAME.aimed(view) else None
    assert found == expected


@pytest.mark.parametrize(
    ("rules", "number", "trick", "hand", "expected"),
    [
        # Nobody can beat them, or a single card: no other seat is said to win.
        ([13, 27, 48, 60], 13, "", "F15 F14 F13", {"F15": "must"}),
        ([60], 13, "", "F15 F14 C14", {"C14": "easiest"}),
        # A trick that counts three times is no matter of luck.
        ([15, 44], 5, "", "C15 C6 G15 G1", {"C15": "surely"}),
        ([15, 44], 5, "K12", "C15 C14 C5", {"C14": "surely"}),
        ([15, 44], 4, "", "C15 G15 G1", {"C15": "surely", "G15": "likely"}),
        # A trick that counts nothing takes what is needed least, whoever wins it.
        ([45], 1, "F2 F1", "F6 F5 F3", {"F3": "leaves"}),
        ([45], 1, "", "F15 F5 F3", {"F3": "leaves"}),
        ([45], 2, "G1 G3 G5", "G14 G9 G2", {"G2": "leaves"}),
        ([45, 60], 2, "G1 G3 G5", "G14 G9 G2", {"G14": "leaves"}),
        # A picture counts for whoever takes it: it is kept, even where it is a weak trump.
        ([9, 16, 32, 46], 11, "", "F11 F9 F8 F6", {"F6": "low-lead"}),
        # Of cards that are beaten by the same others none is the hardest to beat.
        ([36], 11, "F2", "F13 F12", {"F12": "enough"}),
        # Nor is one, or worth a strong card, of which others hold more than a few that beat it.
        ([36], 11, "F2", "F9 F11", {"F9": "enough"}),
        ([36], 11, "F2", "F9 F12", {"F12": "strongest"}),
        ([36], 11, "F2", "F12 F15", {"F12": "enough", "F15": "surely"}),
        # Of leads that few cards beat the one that fewest do; trumps are told by themselves.
        ([19], 4, "", "F14 C13 K2", {"F14": "likely", "K2": "low-lead"}),
        ([19], 4, "", "F14 F13 C13 K2", {"F14": "likely", "K2": "low-lead"}),
        # What only a trump can beat is led at once, and is not kept back in the next trick for a
        # weak card, or for one that makes the trick cost.
        ([19], 4, "", "F15 F14 C13 K2", {"F15": "likely"}),
        ([9, 49], 4, "", "C15 C10 K7", {"C15": "likely"}),
        ([9, 49], 4, "", "C12 C10 K7", {"C12": "likely", "K7": "low-lead"}),
        # A trump of the same suit is another kind of lead.
        (
            [10, 19],
            4,
            "",
            "F14 F12 C13 K2",
            dict.fromkeys(("F14", "F12"), "likely") | {"K2": "low-lead"},
        ),
        (
            [19],
            4,
            "",
            "F14 C14 G13 K2",
            dict.fromkeys(("F14", "C14", "G13"), "likely") | {"K2": "low-lead"},
        ),
    ],
)
def test_the_star_keeps_to_one_thought_of_a_trick(
    rules: list[int], number: int, trick: str, hand: str, expected: dict[str, str | None]
) -> None:
    view = facing(rules, trick, hand)
    numbered: Any = {**view, "table": {**view["table"], "trick_number": number}}
    aimed = GAME.aimed(numbered)
    for action in view["legal"]:
        said = reason(numbered, action) if action in aimed else None
        assert said == expected.get(action.split(" ")[1]), action


def test_nobody_else_is_said_to_win_against_a_card_that_nobody_can_beat() -> None:
    rng, met = Random("beaten"), 0
    for number in range(12):
        match = table([60, 13 + number % 8, 47], seats=3 + number % 3, seed=f"beaten {number}")
        while match.view(None)["round"] == 1:
            view = match.view(match.to_act)
            if view["phase"] == "play" and not view["trick"]:
                trial = TrickTrial(view)
                for action in view["legal"]:
                    said = GAME.because(view, action, None)
                    if said and said["id"] == "low-lead" and not said["params"]["hopes"]:
                        met += 1
                        assert trial.beating(BY_NAME[action.split(" ")[1]]) > 3
            match.apply(rng.choice(view["legal"]))
    assert met >= 20


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "card", "lower"),
    [
        ([36], "F9", "C3 K5", "C3", "none"),
        ([16], "F9", "C3 K5", "K5", "plain"),
        ([16, 17], "C10", "C3 K5", "K5", "trumps"),
        ([31], "F9", "C3 K5", "K5", "turned"),
        ([17, 32], "F9", "C3 K5", "K5", "anti"),
    ],
)
def test_of_a_weakest_card_it_is_told_why_lower_ones_are_no_weaker(
    rules: list[int], trick: str, hand: str, card: str, lower: str
) -> None:
    said = GAME.because(facing(rules, trick, hand), f"play {card}", None)
    assert said is not None
    assert said["params"]["lower"] == lower


def test_of_a_single_card_that_does_not_win_it_is_not_said_to_be_the_strongest() -> None:
    def only(hand: str, card: str) -> object:
        said = GAME.because(facing([31, 60], "F6 F9", hand), f"play {card}", None)
        assert said is not None
        return said["id"], said["params"]["only"]

    assert only("F2 F3 F13", "F13") == ("ducks", True)
    assert only("F2 F12 F13", "F12") == ("ducks", False)


def test_what_others_play_face_down_is_not_said_to_be_behind() -> None:
    view = facing([26, 60], "F2 F9", "F3 F4")
    assert GAME.because(view, "play F3", None) == line(
        "low-lead", why="plain", lower="none", barred=False, hopes=False, spares=False
    )


def test_what_must_be_played_needs_no_reason() -> None:
    assert reason(facing([36], "F6 F9", "F15 C2"), "play F15") is None


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "card", "expected"),
    [
        # A strong card while others may still beat it; a short suit; what may yet be lost.
        ([60], "", "G13 F3 F6 K5 K2 K4 C2 C4 C5 G4 G5", "G13", ("odds", "gone")),
        ([60], "", "G13 F5 F6 K5 K2 K4 C2 C4 C5 G4 G5", "F5", ("odds", "lose")),
        ([36], "", "G8 G6 G2 F3 F4 F5 K3 K4 K5 C3 C4 C5", "G6", ("odds", "keep")),
        ([36], "", "G8 G6 G2 F4 F5 K3 K4 K5 C3 C4 C5", "F5", ("short", None)),
        ([28], "", "G8 G6 G2 F4 F5 K3 K4 K5 C3 C4 C5", "F5", ("odds", "keep")),
        ([36], "F6 F9", "F10 F11 F12", "F11", ("odds", "keep")),
        ([30], "F6 F9", "F15 F8 F2", "F15", ("second-odds", None)),
    ],
)
def test_of_any_other_card_it_is_told_what_can_be_seen_of_it(
    rules: list[int], trick: str, hand: str, card: str, expected: tuple[str, str | None]
) -> None:
    said = GAME.because(facing(rules, trick, hand), f"play {card}", None)
    assert said is not None
    assert (said["id"], said["params"].get("use")) == expected


def only_suit(suit: str, *trumps: str) -> Line:
    return line("only-suit", suit=suit, of=suit, trump_cards=[*trumps], count=len(trumps))


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "card", "expected"),
    [
        ([60], "K6 K9", "K8 F3 C5", "K8", only_suit("K")),
        # A trump of the suit led is no more of it, though it looks like it.
        ([2], "K6 K9", "K8 F3 K3 C5", "K8", only_suit("K", "K3")),
        ([2, 3], "K6 K9", "K3 K4 K8 C5", "K8", only_suit("K", "K3", "K4")),
        ([60], "K6 K9", "K8", "K8", line("last-card")),
        ([13, 28], "K6 K9", "F8 C3 C5", "F8", line("only-trump")),
    ],
)
def test_of_a_card_without_a_choice_it_is_told_why_there_is_none(
    rules: list[int], trick: str, hand: str, card: str, expected: Line
) -> None:
    view = facing(rules, trick, hand)
    assert view["legal"] == [f"play {card}"]
    assert GAME.forced(view, f"play {card}") == expected


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "card", "how"),
    [
        ([30], "", "F4 C2 K3 G5", "C2", "lead"),
        ([30, 60], "", "F4 C2 K3 G5", "C2", "fewer"),
        # All are second so far.
        ([30], "F13", "F11 F8", "F8", "third"),
        # Two are above it, none above the others.
        ([30], "F6 F9", "F12 F3", "F3", "top"),
        ([30], "F6 F9", "F12 F11", "F11", "all-top"),
    ],
)
def test_where_the_second_strongest_wins_it_is_told_why_no_better_card_goes(
    rules: list[int], trick: str, hand: str, card: str, how: str
) -> None:
    said = GAME.because(facing(rules, trick, hand), f"play {card}", None)
    assert said is not None
    assert (said["id"], said["params"]["how"]) == ("open", how)


def test_of_cards_that_are_as_good_the_others_are_named() -> None:
    said = GAME.because(facing([36], "", "F15 K15 C2"), "play F15", None)
    assert said is not None
    assert said["id"] == "compared"
    assert said["params"]["sentences"][1] == line("because-same", cards=["K15"])


def test_the_hardest_to_beat_is_told_as_one_of_those_that_may_be_played_where_others_may_not() -> (
    None
):
    def barred(hand: str) -> bool:
        said = GAME.because(facing([36], "F6 F9", hand), "play F13", None)
        assert said
        return bool(said["params"]["barred"])

    assert (barred("F11 F13"), barred("F11 F13 K15")) == (False, True)


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "card", "said", "barred"),
    [
        ([36], "F6 F9 F15", "F2 F3 K1", "F2", "thrown", True),
        ([36], "F6 F9 F15", "F2 F3 K5", "F2", "thrown", False),
        ([60], "F6 F9 F15", "F2 F3 K5", "F3", "thrown", True),
        ([60], "F6 F9 F15", "F2 F3 K1", "F3", "thrown", False),
        ([36], "F6 F9", "F13 F2 K1", "F2", "keeps", True),
        ([48], "K6 C9", "K13 K2 G1", "K2", "leaves", True),
        ([31, 60], "F6 F9", "F13 F12 F2 K1", "F12", "ducks", True),
        ([31, 60], "F6 F9", "F13 F12 F2 K14", "F12", "ducks", False),
        ([60], "F2 F3", "F13 F6 K1", "F6", "easiest", True),
        ([60], "F6 F9", "F13 F11 K15", "F13", "hardest", True),
        ([48], "C6 C9 C2", "C12 C11 C13 K14", "C13", "must", True),
        ([48], "C6 C9 C2", "C12 C11 C13 K3", "C13", "must", False),
    ],
)
def test_the_weakest_and_the_strongest_are_those_of_what_may_be_played_where_grey_ones_are_more_so(
    rules: list[int], trick: str, hand: str, card: str, said: str, barred: bool
) -> None:
    found = GAME.because(facing(rules, trick, hand), f"play {card}", None)
    assert found is not None
    assert (found["id"], found["params"]["barred"]) == (said, barred)


def test_the_star_is_on_a_card_whose_reason_is_plain_where_that_costs_less_than_a_trick() -> None:
    view = facing([36], "", "F14 C2 K3 G4")

    def starred(edge: float) -> str | None:
        options = [{"action": "play K3", "edge": 0.0}, {"action": "play C2", "edge": edge}]
        return GAME.preferred(view, options)

    assert starred(0.6) == "play C2"
    assert starred(1.2) is None


def test_a_sure_winner_is_said_to_spare_a_stronger_one() -> None:
    # Of 14 and 15 it is the 14, with nothing of the suit above the 15.
    view = facing([36], "F6 F9", "F15 F14")
    for card, keeps in (("F14", True), ("F15", False)):
        said = GAME.because(view, f"play {card}", None)
        assert said is not None
        assert (said["id"], said["params"]["keeps"]) == ("surely", keeps)


def test_of_a_trick_that_is_let_go_it_is_told_that_costly_cards_may_still_come() -> None:
    unsure = GAME.because(facing([48], "", "F4 C9 K3 G5"), "play K3", None)
    assert unsure is not None
    assert (unsure["id"], unsure["params"]["why"]) == ("low-lead", "unsure")
    # Who avoids tricks keeps nothing to win them.
    avoids = GAME.because(facing([35, 41, 48], "", "F9 C1 K9"), "play C1", None)
    assert avoids is not None
    assert (avoids["id"], avoids["params"]["hopes"]) == ("low-lead", False)
