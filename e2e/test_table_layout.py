"""The table at every size: nothing covers a card or leaves the felt, and it scrolls on a very low
phone only."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.fingers import FINGER, HIT
from e2e.support.moments import until
from e2e.support.sizes import SIZES, in_every_language, seen_at
from pygame_core import Match, games

# What is wrong, in words, for whatever is on the felt and in the hand now.
FAULTS = """() => {
  // Nothing moves meanwhile, so each is measured once.
  const boxes = new Map();
  const box = (element) =>
    boxes.get(element) ?? boxes.set(element, element.getBoundingClientRect()).get(element);
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const seats = all('.seat :is(.avatar, b, .standing, .known .mini, .backs, .cap)');
  const lying = all('.place .card, .hole, .lay, .market .card, .line li');
  const felt = box(document.querySelector('.felt'));
  const meet = (a, b) =>
    a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const covered = (card, x, y) => {
    const { left, top } = box(card);
    return !card.contains(document.elementFromPoint(left + x, top + y));
  };
  const name = (element) => `${element.className} ${element.dataset.card ?? ''}`;
  const faults = [];
  for (const part of seats) {
    for (const card of lying) {
      if (meet(box(part), box(card))) faults.push(`seat over ${name(card)}`);
    }
  }
  for (const words of all('.bar__title > *')) {
    const text = document.createRange();
    text.selectNodeContents(words);
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const shown = { left, right: Math.min(right, box(words).right), top, bottom };
    for (const part of [...seats, ...lying]) {
      if (meet(shown, box(part))) faults.push(`${words.textContent} over ${name(part)}`);
    }
  }
  for (const [at, part] of seats.entries()) {
    for (const other of seats.slice(at + 1)) {
      const isOthers = other.closest('.seat') !== part.closest('.seat');
      if (isOthers && meet(box(part), box(other))) faults.push(`${name(part)} on ${name(other)}`);
    }
  }
  for (const part of all('.own, .own *, .acts, .acts *')) {
    // What is only said is nowhere.
    if (getComputedStyle(part).clipPath !== 'none') continue;
    const { left, right } = box(part);
    if (left < -1 || right > document.documentElement.clientWidth + 1)
      faults.push(`off the screen: ${name(part)}`);
  }
  for (const note of all('.side, .side > *')) {
    if (note.scrollWidth > note.clientWidth + 1) faults.push(`wider than its room: ${name(note)}`);
  }
  for (const part of [...seats, ...lying, ...all('.stage :is(button, .item-card)')]) {
    // Of a list that scrolls, the list is what lies there.
    const { left, right, top, bottom } = box(part.closest('.missions') ?? part);
    const out = [felt.left - left, right - felt.right, felt.top - top, bottom - felt.bottom];
    if (Math.max(...out) > 2) faults.push(`off the felt: ${name(part)}`);
  }
  for (const row of all('.side .scores tr')) {
    const [crest, figure] = [row.querySelector('.avatar'), row.querySelector('td b')];
    if (crest?.checkVisibility() && figure?.checkVisibility() && meet(box(crest), box(figure))) {
      faults.push(`points on a crest: ${figure.textContent}`);
    }
  }
  for (const figure of all('.side .scores td')) {
    const slip = box(figure.closest('.note'));
    if (box(figure).right > slip.right + 1) faults.push(`points cut off: ${figure.textContent}`);
  }
  // A finger needs 44 px each way, from the corner with the number; a pixel less for rounding.
  for (const card of all('.hand .card')) {
    for (const [x, y] of [[8, 8], [43, 8], [8, 43], [43, 43]]) {
      if (covered(card, x, y)) faults.push(`less than a finger's width: ${name(card)}`);
    }
  }
  for (const card of all('.stage .item-card')) {
    const more = card.scrollHeight - card.clientHeight;
    if (more > 1) faults.push(`cut off by ${more}: ${card.textContent}`);
    const picture = card.querySelector('.item-pic');
    if (picture?.checkVisibility() && picture.scrollWidth > picture.parentElement.clientWidth + 1) {
      faults.push(`wider than its card: the picture of ${card.textContent}`);
    }
  }
  for (const card of all('.market .card')) {
    const { width, height } = box(card);
    for (const [x, y] of [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]]) {
      if (covered(card, width * x, height * y)) faults.push(`under something: ${name(card)}`);
    }
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push('scrolls sideways');
  if (page.scrollHeight > page.clientHeight) faults.push('scrolls down');
  return faults;
}"""


@pytest.fixture
def quick(page: Page) -> Page:
    """One page for many tables: they are put on it one after the other, and it follows the settings
    and the size of the screen."""
    page.emulate_media(reduced_motion="reduce")
    steps.hurry(page)
    page.goto("")
    return page


def faults_at(page: Page, moment: str, sizes: Iterable[str] = SIZES) -> list[str]:
    """What is wrong with the table as it is now."""
    return [
        f"{moment}, {size}: {fault}"
        for size in sizes
        for fault in seen_at(page, SIZES[size], FAULTS)
    ]


def faults_of_words(page: Page, moment: str) -> list[str]:
    """The same in each language of the page."""
    return [
        fault
        for language, size in in_every_language(page, SIZES)
        for fault in faults_at(page, f"{moment}, {language}", [size])
    ]


def told(faults: list[str]) -> str:
    return "\n".join(faults)


def at(game: str, seats: int, seed: str, phase: str) -> Match:
    """Seat 0 is to act in this phase for the first time."""
    match = Match.new(game, seats=seats, seed=seed)
    while match.to_act != 0 or phase not in match.view(0)["phase"]:
        match.apply(match.legal_actions()[0])
    return match


# What a round of Red Dragon comes to, and what is there then.
SHOWN = {
    "give": ".tp:has(.places--give) .hand .is-legal",
    "draft": ".market__cards.is-open [data-card]",
    "play": ".tp:has(.places--trick) .hand .is-legal",
}


def test_nothing_covers_a_card_at_any_size(quick: Page) -> None:
    faults = []
    for seats in (3, 4, 5, 6):
        for phase, shown in SHOWN.items():
            match = at("red-dragon", seats, "layout", phase)
            steps.put_down(quick, match, ["Anna-Katharina Müller"])
            expect(quick.locator(shown).first).to_be_visible(timeout=steps.STARTED)
            faults += faults_at(quick, f"{phase}, {seats} seats")
    assert not faults, told(faults)


def two_digits(match: Match) -> bool:
    """Seat 0 is to act, and the last trick has wide numbers, as far as the game has any."""
    last = match.view(0)["last_trick"]
    widest = {"x-missions": 2}.get(match.game.info.id, 3)
    if match.to_act != 0 or last is None:
        return False
    return sum(len(card) >= widest for _, card in last["plays"]) > 2


AFTER_A_TRICK = [
    ("red-dragon", 5),
    ("red-dragon", 6),
    ("x-missions", 4),
    ("scharfe-schoten", 4),
    ("stich-meister", 5),
]


def test_the_notes_after_a_trick_have_their_room_at_any_size(quick: Page) -> None:
    faults = []
    for game, seats in AFTER_A_TRICK:
        match = until(Match.new(game, seats=seats, seed="last"), two_digits)
        steps.set_now(quick, left_handed=False, text_size="normal")
        steps.put_down(quick, match)
        faults += faults_at(quick, f"{game}, {seats} seats")
        steps.set_now(quick, left_handed=True, text_size="largest")
        faults += faults_at(quick, f"{game}, {seats} seats, left, largest")
    assert not faults, told(faults)


def hoarding(match: Match) -> str:
    """Sauscharf played to hold as many cards as can be: small sets, everything kept."""
    actions = match.legal_actions()
    kept = [action for action in actions if action == "pickup" or action.endswith("keep")]
    return kept[0] if kept else actions[0]


# The most cards that a hand can come to, and how to get there.
LONGEST = {"red-dragon": (3, 20), "x-missions": (4, 9), "scharfe-schoten": (3, 12)}
LONGEST |= {"stich-meister": (3, 16), "sauscharf": (3, 30)}
USUAL = {"card_size": "normal", "text_size": "normal", "left_handed": False}
LARGEST = {"card_size": "largest", "text_size": "largest", "left_handed": True}


def with_longest_hand(game: str) -> Match:
    """Seat 0 is to act, and holds that many."""
    seats, cards = LONGEST[game]
    match = Match.new(game, seats=seats, seed="long hand")
    while match.to_act != 0 or match.view(0)["hand_counts"][0] < cards:
        match.apply(hoarding(match))
    return match


def test_every_card_of_a_long_hand_can_be_hit_at_any_size(quick: Page) -> None:
    faults = []
    for game in LONGEST:
        match = with_longest_hand(game)
        steps.set_now(quick, **USUAL)
        steps.put_down(quick, match)
        faults += faults_at(quick, game)
        # The largest cards and letters, at the other hand.
        steps.set_now(quick, **LARGEST)
        faults += faults_at(quick, f"{game}, largest")
        if game in ("red-dragon", "stich-meister"):
            while match.view(0)["phase"] != "play" or match.to_act != 0:
                match.apply(hoarding(match))
            steps.set_now(quick, **USUAL)
            steps.put_down(quick, match)
            faults += faults_at(quick, f"{game}, tricks")
    assert not faults, told(faults)


# The longest sentence, the longest lines of trumps in the hand, the widest picture.
CHOICES = ["choose 32", "choose 16", "choose 45"]


def offered(choice: str, seats: int) -> Match:
    """Seat 0 is to choose a rule card, and may choose this one."""
    for at in range(1000):
        match = Match.new("stich-meister", seats=seats, seed=f"offer {at}")
        while match.to_act != 0:
            match.apply(match.legal_actions()[0])
        if choice in match.legal_actions():
            return match
    raise AssertionError("it is never offered")


def test_a_rule_card_to_choose_is_read_whole_at_any_size(quick: Page) -> None:
    faults = []
    for seats, choice in product((3, 4, 5), CHOICES):
        steps.put_down(quick, offered(choice, seats))
        faults += faults_of_words(quick, f"{choice}, {seats} seats")
    assert not faults, told(faults)


# The longest sentences that a rule card has, and a row of pieces that is as wide as a card.
TURNED_UP = ["choose 32", "choose 39", "choose 45"]


def turned_up(choice: str, seats: int) -> Match:
    """Seat 0 is to lead the first trick under this rule card and those of the others."""
    for at in range(5000):
        match = Match.new("stich-meister", seats=seats, seed=f"turned up {at}")
        while match.view(0)["phase"] == "choose":
            actions = match.legal_actions()
            match.apply(choice if choice in actions else actions[0])
        if match.to_act == 0 and match.view(0)["phase"] == "play" and choice in match.log:
            return match
    raise AssertionError("it is never led from there")


# In a first match there is room kept for the reason of the star.
@pytest.mark.parametrize("who", ["regular", pytest.param("novice", marks=pytest.mark.novice)])
def test_rule_cards_that_are_turned_up_are_read_whole_at_any_size(quick: Page, who: str) -> None:
    faults = []
    for seats, choice in product((3, 4, 5), TURNED_UP):
        steps.put_down(quick, turned_up(choice, seats))
        expect(quick.locator(".revealed")).to_be_visible()
        expect(quick.locator(".is-guided")).to_have_count(int(who == "novice"))
        faults += faults_of_words(quick, f"{choice}, {seats} seats")
    assert not faults, told(faults)


# The hand is as long as it will be, and all that is told to somebody new is there.
NARROW = [(375, 667), (360, 640), (320, 640), (320, 568)]
WIDTHS_OF_TRICK = """() => [...document.querySelectorAll('.place :is(.card, .hole)')]
  .map((card) => card.getBoundingClientRect().width)"""
READABLE = 45


def follows_first(match: Match) -> bool:
    """Seat 0 has a choice in the first trick, to which another seat has led: one that deals and
    says so sits before them."""
    view = match.view(0)
    is_second = match.to_act == 0 and len(view["trick"]) == 1
    return is_second and not view["last_trick"] and len(view["legal"]) > 1


@pytest.mark.novice
@pytest.mark.parametrize("game", ["red-dragon", "x-missions", "scharfe-schoten", "stich-meister"])
def test_the_first_trick_can_be_read_on_a_small_phone(quick: Page, game: str) -> None:
    steps.set_now(quick, language="de")
    steps.put_down(quick, until(Match.new(game, seats=4, seed="squash 2"), follows_first))
    expect(quick.locator(".is-advised")).to_be_visible(timeout=steps.STARTED)
    expect(quick.locator(".prompt__aim.is-new")).to_be_attached()
    for size in NARROW:
        assert min(seen_at(quick, size, WIDTHS_OF_TRICK)) >= READABLE, size


HEIGHTS = """() => [...document.querySelectorAll('.tp > :not(.overlay), .stage, .market')]
  .map((part) => part.getBoundingClientRect().height)"""


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_a_very_low_phone_scrolls_and_squeezes_nothing(quick: Page, game: str) -> None:
    """The market lay over what is asked, and cards in a trick were 5 pixels wide."""
    steps.put_down(quick, until(Match.new(game, seats=4, seed="low"), lambda m: m.to_act == 0))
    steps.hush(quick)
    expect(quick.locator(".is-choosing, .is-open, .is-wanted").first).to_be_visible()
    low, high = (seen_at(quick, (320, height), HEIGHTS) for height in (568, 640))
    assert low == pytest.approx(high, abs=8)


TOPS_OF_POINTS = """() => [...document.querySelectorAll('.scores tbody tr')]
  .map((row) => Math.round(row.getBoundingClientRect().top))"""


def test_in_a_race_the_points_of_four_lie_in_one_line_on_a_low_phone(quick: Page) -> None:
    """Room was kept beside them for its bars, which are hidden there."""
    match = Match.new("x-missions", seats=4, seed="squash 2")
    steps.put_down(quick, until(match, follows_first))
    expect(quick.locator(".place .card")).to_have_count(1)
    assert len(set(seen_at(quick, (667, 375), TOPS_OF_POINTS))) == 1


def test_a_left_handed_table_fits_a_phone_on_its_side(quick: Page) -> None:
    steps.set_now(quick, left_handed=True)
    faults = []
    for game in LONGEST:
        match = Match.new(game, seats=4, seed="left")
        while match.to_act != 0:
            match.apply(match.legal_actions()[0])
        steps.put_down(quick, match)
        faults += faults_at(quick, game, ("phone-on-its-side", "small-phone-on-its-side"))
    assert not faults, told(faults)


# What is chosen from on the felt, and how narrow one of it may be to a finger.
OFFERED = {
    "stich-meister": (5, "choose", ".item-card", 100),
    "sauscharf": (4, "cook", ".slot", FINGER),
}
WIDTHS = f"""([selector, least]) =>
  [...document.querySelectorAll(selector)].map((one) => ({HIT})(one, least)[0])"""


def test_what_is_chosen_from_has_its_room_at_any_size(quick: Page) -> None:
    steps.set_now(quick, card_size="largest", text_size="largest")
    faults = []
    for game, (seats, phase, selector, least) in OFFERED.items():
        steps.put_down(quick, at(game, seats, "room", phase))
        for size in (size for size in SIZES if size != "small-phone"):
            moment = f"{game}, {phase}"
            faults += faults_at(quick, moment, (size,))
            hit = quick.evaluate(WIDTHS, [selector, least])
            assert hit, moment
            if min(hit) < least:
                faults.append(f"{moment}, {size}: hit on {hit}")
    assert not faults, told(faults)
