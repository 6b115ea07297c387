"""The table by ear: what is read in which order and under which names, what letters tell."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.doing import do
from e2e.support.moments import phase, phases
from pygame_core import Match, games
from pygame_core.views import View

SEATS = {info.id: info.seats[0] for info in games()}
NAMES = ["Player 1", "Luna", "Nami", "Kiko"]
# As they are read out; where the table has no tricks, a card is its number.
SUITS = {
    "red-dragon": {"R": "Red", "U": "Blue", "G": "Green", "Y": "Yellow"},
    "x-missions": {"R": "Red", "U": "Blue", "G": "Green", "Y": "Yellow"},
    "scharfe-schoten": {"R": "Chili", "B": "Pepper", "Y": "Mustard", "G": "Wasabi"},
    "stich-meister": {"F": "Fan", "C": "Coin", "K": "Koi", "G": "Gate"},
}
# As a screen reader comes to them: where I am, the table, what is asked, my hand, what happened.
ORDER = [
    r"heading .* \[level=1\]",
    r'region "The table"',
    r'region "What to do now"',
    r"status",
    r'region ".*(hand|Hand).*"',
    r'log "What happened"',
]


def leading(view: View) -> bool:
    return view["phase"] == "play" and not view["trick"] and bool(view["last_trick"])


def following(view: View) -> bool:
    """My card will fill the trick."""
    full = len(view["trick"]) == view["seats"] - 1
    return view["phase"] == "play" and full and bool(view["last_trick"])


def deciding(phase: str) -> Callable[[View], bool]:
    return lambda view: view["phase"] == phase


# When seat 0 is to act, and what it is asked then.
TRICKS = {"leading": (leading, "Your turn: lead"), "following": (following, "Your turn: follow")}
MOMENTS: dict[str, dict[str, tuple[Callable[[View], bool], str]]] = {
    "red-dragon": {
        "giving": (deciding("give"), "Lay 4 cards"),
        "drafting": (deciding("draft"), "Your turn: take a card from the centre"),
        **TRICKS,
    },
    "x-missions": {"choosing": (deciding("mission"), "Your turn: choose a mission"), **TRICKS},
    "scharfe-schoten": {
        "predicting": (deciding("predict"), "Predict which cards you"),
        "at the rack": (deciding("rack"), "take a card from the rack"),
        **TRICKS,
    },
    "stich-meister": {
        "choosing": (deciding("choose"), "Choose a rule card"),
        "passing": (deciding("pass"), "Pass 3 cards face down to Nami"),
        "setting aside": (deciding("reserve"), "Set a card aside for the last trick"),
        "turning up": (deciding("expose"), "Lay 3 cards open"),
        "taking out": (deciding("remove"), "Take one card of the trick out of the game"),
        **TRICKS,
    },
    "sauscharf": {
        "laying": (deciding("gather-set"), "Tap cards of one number"),
        "gathering": (deciding("gather-turn"), "take chilies, or none"),
        "cooking": (deciding("cook-turn"), "Your turn"),
        "the cooking begins": (deciding("cook-set"), "Lay a set; no sauce is in reach yet"),
    },
}
WITH_TRICKS = list(SUITS)


def the_moment(game: str, moment: str) -> Match:
    return found(game, moment).clone()


@cache
def found(game: str, moment: str) -> Match:
    holds, _ = MOMENTS[game][moment]
    for seed in ("by ear", *range(50)):
        match, rng = Match.new(game, seats=SEATS[game], seed=seed), Random(3)
        while match.to_act is not None:
            view = match.view(0)
            if match.to_act == 0 and holds(view) and len(view["hand"]) > 3:
                return match
            match.apply(rng.choice(match.legal_actions()))
    raise AssertionError("it never comes to that")


@pytest.mark.parametrize("game", MOMENTS)
def test_no_phase_is_left_out_here(game: str) -> None:
    moments = {phase(the_moment(game, moment)) for moment in MOMENTS[game]}
    assert moments == phases(game)


def word(game: str, card: str) -> str:
    return f"{SUITS[game][card[0]]} {card[1:]}" if game in SUITS else card


def one(chili: str) -> str:
    """A single chili is not named like a count: “Luna lays a 2”."""
    return f"{'an' if chili in ('8', '11', 'X') else 'a'} {chili}"


def in_order(parts: list[str], text: str) -> None:
    """Each of them is said, after the one before it; no figure is part of a longer one."""
    at = 0
    for part in parts:
        found = re.search(rf"{re.escape(part)}(?!\d)", text[at:])
        assert found, f"no {part} after {text[:at]!r} in {text!r}"
        at += found.end()


def plays(game: str, trick: list[tuple[int, str]]) -> list[str]:
    return [f"{NAMES[seat]} {word(game, card)}" for seat, card in trick]


def ask(page: Page, letters: str) -> dict[str, str]:
    told: dict[str, str] = {}
    for letter in letters:
        voice = page.locator("[data-voice]")
        count = int(str(voice.get_attribute("data-voice"))) + 1
        page.keyboard.press(letter)
        answer = page.locator(f'[data-voice="{count}"] p')
        expect(answer).not_to_be_empty()
        told[letter] = answer.inner_text()
    return told


def read_in_order(page: Page) -> None:
    tree = page.locator("main.tp").aria_snapshot()
    at = 0
    for part in ORDER:
        found = re.search(part, tree[at:])
        assert found, f"no {part} after the part before it in\n{tree}"
        at += found.end()
    # Every card is a button with a name of its own; every button has a name.
    names = page.locator(".hand [data-card]").evaluate_all(
        "(cards) => cards.map((card) => card.ariaLabel)"
    )
    assert all(names)
    assert len(set(names)) == len(names)
    assert not re.search(r"- button(:|$)", tree, re.MULTILINE)


def heard_meanwhile(page: Page) -> None:
    """What a letter tells of the time since my last act has been read out by itself, or its last
    lines have."""
    lines = page.get_by_role("log").locator("p").all_inner_texts()
    heard = " ".join(filter(None, lines))
    told = ask(page, "z")["z"]
    if told != "Nothing has happened since then.":
        assert heard, told
        assert heard.endswith(told) or told.endswith(heard), (heard, told)


def since_mine(view: View) -> list[str]:
    """What others have played and who has taken it since a card of seat 0."""
    history = view["history"]
    own = [at for at, event in enumerate(history) if event["params"].get("seat") == 0]
    lines = []
    for event in history[own[-1] + 1 :]:
        params = event["params"]
        if event["id"] == "card.played":
            lines.append(f"{NAMES[params['seat']]} plays {word(view['game'], params['card'])}.")
        elif event["id"] == "trick.taken":
            takes = f"{NAMES[params['winner']]} takes"
            # Where others may take what one wins.
            if view["game"] == "stich-meister":
                takes = f"{NAMES[params['winner']]} wins" if params["winner"] else "You win"
            lines.append(f"{takes} trick {params['number']}")
    return lines


@pytest.mark.parametrize("game", MOMENTS)
def test_the_table_is_read_in_order_and_answers_letters(
    page: Page, game: str, subtests: pytest.Subtests
) -> None:
    steps.hurry(page)
    for moment, (_, asked) in MOMENTS[game].items():
        with subtests.test(moment):
            match = the_moment(game, moment)
            steps.open_save(page, match)
            expect(page.locator(".prompt__text")).to_contain_text(asked)
            read_in_order(page)
            expect(page.locator(".hand [data-card]")).not_to_have_count(0)
            told = ask(page, "thrswlz")
            answered(match, moment, asked, told)
            for part in LYING.get((game, moment), nothing)(match.view(0)["table"]):
                in_order([part], told["t"])
            assert CAME.get((game, moment), "") in told["z"]
            if moment == "gathering":
                # Before the cooking the sauces are still to come.
                kinds = match.view(0)["table"]["unseen_sauces"]
                in_order([f"{copies} × sauce {heat}" for heat, copies in kinds], told["r"])
            if moment == "the cooking begins":
                expect(page.locator(".bar p")).to_contain_text("Lap 1. It ends when someone has ")
                assert "Cooking, lap 1. " in told["z"]
                expect(page.get_by_role("log")).to_contain_text("Cooking, lap 1. ")


def answered(match: Match, moment: str, asked: str, told: dict[str, str]) -> None:
    """Each letter tells of this table, in order: trick, hand, rest, scores, who, last, since."""
    view = match.view(0)
    game = view["game"]
    assert len({told[letter] for letter in "thrs"}) == 4, told
    assert asked in told["w"]
    assert told["h"].startswith(f"{len(view['hand'])} cards in hand")
    for card in view["hand"]:
        in_order([word(game, card)], told["h"])
    scores = [f"{NAMES[seat]} {score}" for seat, score in enumerate(view["scores"])]
    in_order([score.replace("-", "−") for score in scores], told["s"])
    if moment == "following":
        suit = SUITS[game][view["trick"][0][1][0]]
        assert suit.lower() in told["w"].lower()
        assert view["ahead"] is not None
        in_order([*plays(game, view["trick"]), f"{NAMES[view['ahead']]} is ahead"], told["t"])
        assert told["t"].endswith("One card to come.")
    elif moment == "leading":
        assert told["t"].startswith("No card lies in the trick. Now: trick ")
    if view["last_trick"]:
        last = view["last_trick"]
        taken = f"{NAMES[last['winner']]} took trick {last['number']}."
        in_order([*plays(game, last["plays"]), taken], told["l"])
    in_order(since_mine(view), told["z"])


def nothing(_: dict[str, Any]) -> list[str]:
    return []


# What lies on the table instead of a trick, from the facts of the game.
LYING: dict[tuple[str, str], Callable[[dict[str, Any]], list[str]]] = {
    ("red-dragon", "drafting"): lambda facts: [
        word("red-dragon", card) for card in facts["centre"]
    ],
    ("x-missions", "choosing"): lambda facts: [
        f"Mission {one['mission']} " for one in facts["offer"]
    ],
    ("scharfe-schoten", "at the rack"): lambda facts: [
        f"{count} {SUITS['scharfe-schoten'][colour].lower()}"
        for colour, count in facts["rack"].items()
    ],
    ("sauscharf", "gathering"): lambda facts: [
        f"Place {number}: {one(cards[0]) if cards else 'empty'}"
        for number, cards in enumerate(facts["slots"], 1)
        if len(cards) < 2
    ],
}
# What comes to a seat that did nothing for it is no act of its own, after which nothing is told.
CAME = {
    ("x-missions", "choosing"): "Player 1 may choose from the missions",
    ("stich-meister", "turning up"): "Player 1 takes up Coin 3, Coin 9, and Koi 7 from Luna",
    ("sauscharf", "the cooking begins"): "The cooking begins: Player 1 takes",
}


JAPANESE = {
    "red-dragon": "following",
    "x-missions": "choosing",
    "stich-meister": "following",
    "sauscharf": "gathering",
}


def test_japanese_sentences_follow_each_other_without_a_blank(
    page: Page, subtests: pytest.Subtests
) -> None:
    steps.hurry(page, language="ja")
    for game, moment in JAPANESE.items():
        with subtests.test(game):
            steps.open_save(page, the_moment(game, moment))
            expect(page.locator(".prompt__text")).not_to_be_empty()
            told = ask(page, "thrswlz")
            assert max(text.count("。") for text in told.values()) > 1, told
            names = page.locator("main.tp [aria-label]").evaluate_all(
                "(parts) => parts.map((part) => part.ariaLabel)"
            )
            assert not [text for text in [*told.values(), *names] if re.search(r"[。：.] ", text)]


def test_a_full_trick_is_read_and_told_as_it_lies_there(
    page: Page, subtests: pytest.Subtests
) -> None:
    steps.hurry(page)
    steps.wish(page, tap_to_go_on=True)
    for game in WITH_TRICKS:
        with subtests.test(game):
            match = the_moment(game, "following")
            action = match.legal_actions()[0]
            steps.open_save(page, match)
            do(page, action)
            expect(page.locator(".prompt__text")).to_contain_text("Tap to go on")
            read_in_order(page)

            before = match.view(0)["last_trick"]
            match.apply(action)
            full = match.view(0)["last_trick"]
            assert before is not None
            assert full is not None
            told = ask(page, "thwlz")
            winner = NAMES[full["winner"]]
            in_order([*plays(game, full["plays"]), f"{winner} is ahead", "complete"], told["t"])
            assert told["h"].startswith(f"{len(match.view(0)['hand'])} cards in hand")
            takes = f"{winner} takes" if full["winner"] else "You take"
            assert told["w"].startswith(f"{takes} the trick")
            in_order([*plays(game, before["plays"]), f"took trick {before['number']}."], told["l"])
            assert told["z"] == "Nothing has happened since then."


def test_while_a_computer_thinks_a_letter_says_who(page: Page, subtests: pytest.Subtests) -> None:
    steps.wish(page, speed="slow", language="en")
    for game in WITH_TRICKS:
        with subtests.test(game):
            match = the_moment(game, "leading")
            action = match.legal_actions()[0]
            steps.open_save(page, match)
            do(page, action)
            match.apply(action)
            assert match.to_act is not None
            thinking = f"{NAMES[match.to_act]} is thinking"
            expect(page.locator(".prompt__text")).to_contain_text(thinking)
            voice = page.locator("[data-voice]")
            count = int(str(voice.get_attribute("data-voice"))) + 1
            # At once, before it has thought; the answer stays.
            page.keyboard.press("w")
            expect(page.locator(f'[data-voice="{count}"] p')).to_contain_text(thinking)
