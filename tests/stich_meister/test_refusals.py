"""Every refused action names its reason, and the rule card that binds if one does."""

from __future__ import annotations

from typing import Any

from pygame_core import Match
from tests.stich_meister.table import do, play_on, state_of, table


def reason(match: Match, action: str) -> tuple[str, dict[str, Any]]:
    refused = match.why_not(action)
    assert refused is not None
    return refused.id, dict(refused.params)


def test_following_a_plain_suit() -> None:
    match = table([3, 17], {0: "F6", 1: "F4 F9 C2 K8"})
    do(match, "play F6")
    fans = [name for name in match.view(1)["hand"] if name[0] == "F" and name != "F4"]
    facts = {"suit": "F", "reference_card": "F6", "cards": fans, "by": "rules"}
    assert reason(match, "play C2") == ("must-follow", facts)
    assert reason(match, "play F4") == ("trump-is-no-suit", {**facts, "card": "F4"})


def test_following_a_trump() -> None:
    for option, asks in (("suit-or-trump", "suit-or-trump"), ("trump-only", "trump")):
        match = table([5], {0: "K6", 1: "K2 F6 C4"}, options={"trumpLeadFollow": option})
        do(match, "play K6")
        name, facts = reason(match, "play C4")
        assert (name, facts["asks"], facts["suit"]) == ("must-follow-trump", asks, "K")
        assert (match.why_not("play K2") is None) == (option == "suit-or-trump")


def test_following_the_latest_card_names_the_rule_card() -> None:
    match = table([27], {0: "F10", 1: "K3 C1 C2 C3 C4 C5 C6 C7 C8 C9 K4 K5 K6 K7 K8", 2: "K9 F2"})
    do(match, "play F10 K3")
    name, facts = reason(match, "play F2")
    assert (name, facts["reference_card"], facts["rule"]) == ("must-follow", "K3", 27)


def test_forced_trump_names_the_rule_card() -> None:
    match = table([5, 28], {0: "K3", 1: "C6 F1 F2 F3 F4 F5 F7 F8 F9 F10 F11 F12 F13 F14 F15"})
    do(match, "play K3")
    facts = {"suit": "K", "cards": ["C6"], "by": "card", "rule": 28, "item": "rule-28"}
    assert reason(match, "play F1") == ("must-trump", facts)


def test_the_reserved_card() -> None:
    match = table([24, 40], seats=3)
    while state_of(match).trick_number < 13:
        match.apply(match.legal_actions()[0])
    assert match.to_act is not None
    view = match.view(match.to_act)
    facts = {"card": view["table"]["my_reserved"], "by": "card", "rule": 24, "item": "rule-24"}
    other = next(name for name in view["hand"] if name != facts["card"])
    assert reason(match, f"play {other}") == ("reserved-now", facts)


def test_words_that_are_no_action_or_come_too_early() -> None:
    match = Match.new("stich-meister", seats=3, seed="words")
    assert reason(match, "choose 61") == ("not-an-action", {"text": "choose 61"})
    assert reason(match, "choose 05") == ("not-an-action", {"text": "choose 05"})
    assert reason(match, "play H4") == ("not-an-action", {"text": "play H4"})
    assert reason(match, "play F4") == ("wrong-phase", {"phase": "choose"})
    held = state_of(match).rule_hands[match.to_act or 0]
    other = next(number for number in range(1, 61) if number not in held)
    assert reason(match, f"choose {other}") == ("rule-not-in-hand", {"rule": other})
    match = table([], seats=3)
    foreign = match.view(1)["hand"][0]
    assert reason(match, f"play {foreign}") == ("card-not-in-hand", {"card": foreign})
    assert reason(match, "play F1") == ("card-not-in-hand", {"card": "F1"})


def test_the_view_says_what_binds_a_seat() -> None:
    coins = "C1 C2 C3 C4 C5 C7 C8 C9 C10 C11 C12 C13 C14 C15"
    match = table([5, 28], {0: "K3 K6", 1: "K9", 2: f"F6 {coins}"})
    assert [match.view(seat)["table"]["owes"] for seat in (0, 1)] == [None, None]
    do(match, "play K3")
    assert match.view(0)["table"]["owes"] is None, "has played"
    assert match.view(1)["table"]["owes"] == "follow"
    assert match.view(2)["table"]["owes"] == "trump"
    assert match.view(None)["table"]["owes"] is None


def test_who_cannot_follow_is_free() -> None:
    match = table([], {0: "K3", 2: "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 C14 C15"})
    do(match, "play K3")
    assert match.view(2)["table"]["owes"] == "free"


def test_the_reserved_card_is_what_the_last_trick_asks_for() -> None:
    match = table([24])
    play_on(match, "round.scored")
    match.undo(4)
    assert match.view(match.to_act)["table"]["owes"] == "reserved"
