"""The table by ear: what is read in which order and under which names, what letters tell."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e import steps
from pygame_core import Match, games

GAMES = {info.id: info.seats[0] for info in games()}
# As a screen reader comes to them: where I am, the table, what is asked, my hand, what happened.
ORDER = [
    r"heading .* \[level=1\]",
    r'region "The table"',
    r'region "What to do now"',
    r"status",
    r'region ".*(hand|Hand).*"',
    r'log "What happened"',
]


def middle(game: str) -> Match:
    """Seat 0 is to act, and some cards have been played."""
    match, rng = Match.new(game, seats=GAMES[game], seed="by ear"), Random(3)
    for _ in range(200):
        view = match.view(0)
        laid = view["trick"] if game != "sauscharf" else any(view["table"]["sets"])
        if match.to_act == 0 and laid and len(view["hand"]) > 3:
            break
        match.apply(rng.choice(match.legal_actions()))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_read_in_order_and_answers_letters(page: Page, game: str) -> None:
    match = middle(game)
    view = match.view(0)
    steps.hurry(page)
    steps.open_save(page, match)
    expect(page.locator(".prompt__text")).not_to_be_empty()

    tree = page.locator("main.tp").aria_snapshot()
    places = []
    for part in ORDER:
        found = re.search(part, tree[places[-1] if places else 0 :])
        assert found, f"no {part} after the part before it in\n{tree}"
        places.append((places[-1] if places else 0) + found.end())
    # Every card is a button with a name of its own; every button has a name.
    cards = page.locator(".hand [data-card]")
    names = [str(card.get_attribute("aria-label")) for card in cards.all()]
    assert len(set(names)) == len(names) > 0
    assert not re.search(r"- button(:|$)", tree, re.MULTILINE)

    told: dict[str, str] = {}
    for count, letter in enumerate("thrswlz", start=1):
        page.keyboard.press(letter)
        answer = page.locator(f'[data-voice="{count}"] p')
        expect(answer).not_to_be_empty()
        told[letter] = answer.inner_text()
    assert len({told[letter] for letter in "thrs"}) == 4, told
    assert str(len(view["hand"])) in told["h"]
    assert "Luna" in told["s"]
    for seat, card in view["trick"]:
        name = ["Player 1", "Luna", "Nami", "Kiko"][seat]
        assert name in told["t"], (name, card)
