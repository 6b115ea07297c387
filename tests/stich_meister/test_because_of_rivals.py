"""What is said for a card of Stich-Meister speaks to the card that somebody would play instead."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.stich_meister import GAME
from tests.stich_meister.table import facing


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "beaten"),
    [
        ([36], "F6 F9", "F11 F2", True),
        ([36], "F6 F9 F2", "F11 F2", False),
        # Others may have to follow, so no trump comes.
        ([17], "F6 F9", "F15 F2", False),
        ([17], "F6 F9", "K13 C2", False),
    ],
)
def test_what_is_kept_may_be_beaten_by_what_others_are_likely_to_play(
    rules: list[int], trick: str, hand: str, beaten: bool
) -> None:
    said = GAME.because(facing(rules, trick, hand), f"play {hand.split()[1]}", None)
    assert said is not None
    assert (said["id"], said["params"]["beaten"]) == ("keeps", beaten)


@pytest.mark.parametrize(
    ("rules", "hand", "card", "expected"),
    [
        ([36], "F14 C2 K3 G4", "F14", {"cards": ["F15"], "count": 1, "trumped": False}),
        ([17], "F14 C2 G4", "F14", {"cards": ["F15"], "count": 1, "trumped": True}),
        ([17], "K14 K13 C2", "K14", {"cards": ["K15"], "count": 1, "trumped": False}),
        ([36], "F11 C2 K3 G4", "C2", {"kept": "beaten", "kept_card": "F11"}),
        ([17], "K11 C2 G4", "C2", {"kept": "later", "kept_card": "K11"}),
        ([17], "K11 C2 G15", "C2", {"kept": "beaten", "kept_card": "G15"}),
        ([36], "C2 K2", "C2", {"kept": "none", "kept_card": None}),
    ],
)
def test_of_a_lead_it_is_told_which_card_is_its_rival(
    rules: list[int], hand: str, card: str, expected: dict[str, object]
) -> None:
    said = GAME.because(facing(rules, "", hand), f"play {card}", None)
    assert said is not None
    params = said["params"]
    if "sentences" in params:
        params = params["sentences"][0]["params"]
    assert params.items() >= expected.items()


def test_who_wants_no_trick_leads_what_others_must_beat() -> None:
    # Nobody has any other coin, so only a trump that need not be played beats these.
    view = facing([19, 60], "", "C11 C12 G2 G15")
    seen = [f"{suit}{number}" for suit in "FKC" for number in range(1, 16)]
    history: Any = view["history"]
    plays = [[seat % 4, card] for seat, card in enumerate(seen) if card not in ("C11", "C12")]
    taken = {"plays": plays, "number": 1, "taker": 1, "winner": 1}
    late: Any = {**view, "history": [*history, {"id": "trick.taken", "params": taken}]}
    assert "play G2" in GAME.aimed(late)
    assert "play C11" not in GAME.aimed(late)


@pytest.mark.parametrize(("rules", "full"), [([49, 51], True), ([49], True)])
def test_nothing_lies_there_yet_before_the_lead(rules: list[int], full: bool) -> None:
    said = GAME.because(facing(rules, "", "K3 C4 C9 G11"), "play K3", None)
    assert said is not None
    assert (said["params"]["in_it"], said["params"]["full"]) == (1, full)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("F11 F2 K3 G4", "takes-one"), ("F11 F2 C14 K14 K15 G14 G15", "takes")],
)
def test_what_just_one_trick_brings_is_no_reason_for_a_hand_that_wins_more(
    hand: str, expected: str
) -> None:
    said = GAME.because(facing([55], "F3 F5 F10", hand), "play F11", None)
    assert said is not None
    assert said["id"] == expected
