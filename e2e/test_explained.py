"""Whoever plays a game for the first time has what is new explained, and is told the aim."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.moments import before_the_last_card, until
from e2e.support.play import CHOICES, EDGE, await_any, step
from e2e.support.sizes import IS_CUT, in_every_language, seen_at
from e2e.test_class import LOCKED, begin, open_link
from pygame_core import Match, games
from pygame_core.ai.advice import advise
from pygame_core.ai.search import Budget
from pygame_core.kit.tasks import finished
from pygame_core.page.bridge import SUGGESTING
from tests.test_locales import LANGUAGES, messages

pytestmark = pytest.mark.moving

AIM = ".prompt__aim"
NEW = ".prompt__aim.is-new"


GO_ON = ".acts .btn--accent"


STAR = ".is-advised"


def go_on(page: Page, wanted: str = CHOICES) -> None:
    """Until something is to be decided: what waits to be seen is seen."""
    while True:
        await_any(page, f"{wanted}, {GO_ON}")
        if not page.locator(GO_ON).count():
            return
        page.locator(GO_ON).click()


@pytest.mark.novice
def test_a_kind_of_decision_is_explained_once_and_then_what_it_is_about(page: Page) -> None:
    steps.hurry(page)
    steps.open_save(page, Match.new("red-dragon", seats=3, seed="oak"))
    expect(page.locator(NEW)).to_contain_text("Then all take as many back")
    while not page.locator(".market").count():
        assert step(page)
        go_on(page)
    expect(page.locator(NEW)).to_contain_text("Red costs whoever wins it")

    # Not in this match again, nor in another one.
    steps.open_save(page, Match.new("red-dragon", seats=3, seed="elm"))
    expect(page.locator(AIM)).to_contain_text("Each trick brings +6")
    expect(page.locator(NEW)).to_have_count(0)


@pytest.mark.novice
@pytest.mark.parametrize(
    ("game", "explained"),
    [("red-dragon", 1), ("x-missions", 1), ("scharfe-schoten", 1), ("stich-meister", 0)],
)
def test_what_a_decision_is_about_gives_way_to_no_star(
    page: Page, game: str, explained: int
) -> None:
    steps.hurry(page)
    page.goto("")
    leads = until(Match.new(game, seats=4, seed="oak"), leads_with_a_choice)
    # What there is to say of a lead, where there is anything, is said once.
    for left in range(explained, -1, -1):
        steps.put_down(page, leads)
        expect(page.locator(STAR)).to_be_visible(timeout=steps.STARTED)
        expect(page.locator(NEW)).to_have_count(left)
    told = page.locator(AIM).inner_text()
    assert told
    # Whoever wants no explanations is told just that.
    steps.set_now(page, explains=False)
    expect(page.locator(AIM)).to_have_text(told)


def leads_with_a_choice(match: Match) -> bool:
    view = match.view(0)
    is_free = match.to_act == 0 and view["phase"] == "play" and len(view["legal"]) > 1
    return is_free and not view["trick"]


@pytest.mark.novice
def test_in_the_first_match_of_a_game_a_trick_waits_for_a_tap(page: Page) -> None:
    match = before_the_last_card(3)
    steps.hurry(page)
    steps.open_save(page, match)
    assert step(page)
    await_any(page, GO_ON)
    expect(page.locator(".prompt__text")).to_contain_text("the trick. Tap")
    page.get_by_role("button", name="Go on").click()
    while step(page):
        pass

    # Once a match has been played to its end, a trick goes by.
    steps.open_save(page, match)
    while step(page):
        pass


@pytest.mark.novice
def test_whoever_wants_no_explanations_has_none_and_may_have_them_again(page: Page) -> None:
    steps.hurry(page)
    steps.open_save(page, Match.new("x-missions", seats=4, seed="oak"))
    steps.set_now(page, explains=False)
    expect(page.locator(NEW)).to_have_count(0)
    expect(page.locator(AIM)).to_contain_text("A failed mission pays 0")
    steps.set_now(page, explains=True)
    expect(page.locator(NEW)).to_contain_text("High cards and trumps win tricks")


# The engine answers in turn: what was asked before has been told by then.
MARKED = """async () => {
  const { current, engine } = await import(new URL('app/inside.js', document.baseURI).href);
  await engine.call('view', { seat: 0 });
  return current.value.advisor.tipFor(current.value.view.value)?.action ?? '';
}"""
SOUND = """async () => {
  const { settings } = await import(new URL('app/inside.js', document.baseURI).href);
  return settings.sound.value;
}"""


def follow_the_star(page: Page) -> None:
    """Tapped as often as it takes, it leads to what it stands for."""
    go_on(page, STAR)
    marked, before = page.evaluate(MARKED), len(steps.saved_here(page)["log"])
    for _ in range(10):
        page.locator(STAR).first.tap(position=EDGE)
        if page.evaluate(MARKED) != marked:
            break
    assert steps.saved_here(page)["log"][before] == marked


@pytest.mark.novice
@pytest.mark.parametrize("game", [info.id for info in games()])
def test_in_the_first_match_of_a_game_a_star_marks_what_a_hint_would_say(
    page: Page, game: str
) -> None:
    match = until(Match.new(game, seats=4, seed="oak"), lambda match: match.to_act == 0)
    steps.hurry(page)
    steps.open_save(page, match)
    expect(page.locator(STAR).first).to_be_visible(timeout=steps.STARTED)
    chance = Random(f"advice/oak/{len(match.log)}/0")
    advice = finished(advise(match.game, match.view(0), chance, Budget(SUGGESTING)))
    assert page.evaluate(MARKED) == advice["tip"]["action"]

    for _ in range(3):
        follow_the_star(page)

    # Whoever wants none has none.
    steps.set_now(page, explains=False)
    steps.open_save(page, match)
    assert page.evaluate(MARKED) == ""
    expect(page.locator(STAR)).to_have_count(0)


TOLD = """async () => {
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  return current.value.advisor.panel.value.advice.tip.action;
}"""


@pytest.mark.novice
def test_a_hint_after_the_star_is_all_that_is_known_and_only_then_counts(page: Page) -> None:
    match = until(
        Match.new("scharfe-schoten", seats=4, seed="oak"), lambda match: match.to_act == 0
    )
    steps.hurry(page)
    steps.open_save(page, match)
    expect(page.locator(STAR).first).to_be_visible(timeout=steps.STARTED)
    marked = page.evaluate(MARKED)
    assert steps.saved_here(page)["page"]["advice"] == [0, 0, 0, 0]
    for _ in range(2):
        page.get_by_role("button", name="Hint", exact=True).click()
        # One sentence of it stands beside the star already.
        because = page.locator(".advice .is-best .because").first
        expect(because).to_have_text(page.locator(".prompt__why").inner_text())
        assert page.evaluate(TOLD) == page.evaluate(MARKED) == marked
        assert steps.saved_here(page)["page"]["advice"] == [1, 0, 0, 0]
        page.keyboard.press("Escape")


@pytest.mark.novice
def test_where_others_play_the_same_deal_nobody_is_shown_what_to_do(page: Page) -> None:
    steps.hurry(page)
    open_link(page, LOCKED)
    begin(page)
    await_any(page, CHOICES)
    assert page.evaluate(MARKED) == ""


@pytest.mark.novice
def test_in_the_deal_of_the_day_whoever_is_new_is_shown_what_to_do(page: Page) -> None:
    steps.hurry(page)
    open_link(page, "#game=red-dragon&seed=day-2026-03-01")
    begin(page)
    await_any(page, STAR)


SHEET = ".sheet-page"


@pytest.mark.novice
@pytest.mark.device("phone")
def test_sound_is_offered_once_on_the_first_score_sheet_and_never_over_a_table(page: Page) -> None:
    steps.hurry(page)
    match = before_the_last_card(1)
    offer = page.get_by_role("button", name="Sounds on")
    page.goto("")
    steps.put_down(page, match)
    steps.lay(page)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    expect(offer).to_have_count(0)
    go_on(page, SHEET)
    offer.click()
    assert page.evaluate(SOUND) is True

    steps.set_now(page, sound=False)
    expect(offer).to_have_count(0)
    steps.put_down(page, match)
    steps.lay(page)
    go_on(page, SHEET)
    expect(page.locator(SHEET)).to_be_visible()
    expect(offer).to_have_count(0)


# One after the other in the place of what is explained now; those of which a line is out of sight.
# An aim is as light as it is where nothing is explained.
OUT_OF_SIGHT = f"""(sentences) => {{
  const aim = document.querySelector('.prompt__aim');
  const out = sentences.filter(([key, sentence]) => {{
    aim.classList.toggle('is-new', key.includes('coach-'));
    aim.firstElementChild.textContent = sentence;
    return ({IS_CUT})(aim);
  }});
  aim.classList.add('is-new');
  return out;
}}"""
EXPLAINS = re.compile(r"(^|-)(coach-|goal-(?!not-met))")


# What says most with the longest that it may name.
CARDS = {
    "de": "Rot 14, Rot 13 und Rot 12",
    "en": "Red 14, Red 13, and Red 12",
    "ja": "赤14、赤13、赤12",
}
GIVEN = {"count": 3, "points": "−39", "each": 12, "goes_on": "no", "bonus": 20}
WITHOUT: dict[str, object] = {"bonus": 20, "each_of_two": 15}
BROUGHT: dict[str, object] = {
    "own": "several",
    "gain": "−24",
    "best_card": "Red 12",
    "points": "−38",
    "dear_card": "Red 11",
}
FILLED: dict[str, dict[str, object]] = {
    "red-dragon-coach-give": GIVEN,
    "red-dragon-goal-give": GIVEN,
    "red-dragon-goal-none": {"each": 12, **WITHOUT},
    "red-dragon-goal-rest": {"each": 12, "with_others": 57, "leads": "yes"},
    "red-dragon-goal-free": {"each": 12, "lies": "yes"},
    "red-dragon-goal-yours": {"each": 12, "left": 10},
    "red-dragon-goal-void": WITHOUT,
    "red-dragon-goal-all": {"left": 10},
    "red-dragon-goal-stop": {"holder_seat": "Bartholomew"},
    "red-dragon-goal-beat": {"card": "Red 10", **BROUGHT, **WITHOUT},
    "red-dragon-goal-takes": {**BROUGHT, "is_last": "yes", "count": 3, "adds": "yes"},
    "red-dragon-goal-below": {"gain": "−39"},
    "x-missions-goal-lost": {"why": "no-trump", "missing_suit": "yellow"},
    "x-missions-goal-mission-6": {
        "shut": 2,
        "shut_suit": "yellow and green",
        "is_told": "yes",
        "left": 3,
        "suit": "green",
        "is_either": "yes",
        "other_suit": "yellow",
    },
    "x-missions-goal-mission-9": {"is_told": "no", "shut": 2, "shut_suit": "yellow and green"},
    "sauscharf-goal-holds-out": {"ahead_seat": "Bartholomew"},
    "scharfe-schoten-coach-predict": {},
    "stich-meister-coach-follow": {
        "count": 2,
        "trump_cards": "Gate 12 and Gate 13",
        "costs": "yes",
        "suit": "gates",
    },
    "stich-meister-coach-pass": {"want": "costs"},
    "stich-meister-coach-void": {
        "count": 2,
        "trump_cards": "Gate 12 and Gate 13",
        "suit": "gates",
    },
    "stich-meister-goal-play": {
        "want": "costs",
        "costly": "several",
        "mine": "no",
        "all": "no",
        "to_seat": "Bartholomew",
        "from_seat": "Maximilian",
        "by_suits": "yes",
        "second": "yes",
        "count": 1,
        "lines": "double without a picture (11–14)",
        "ends": 1,
        "sentences": "Maximilian’s points are added to yours.",
    },
}
SAY = """async ([key, params]) =>
  (await import(new URL('app/inside.js', document.baseURI).href)).t(key, params)"""


@pytest.mark.novice
@pytest.mark.parametrize("language", sorted(path.stem for path in LANGUAGES))
def test_what_is_explained_is_seen_whole_on_a_phone_and_a_tablet(page: Page, language: str) -> None:
    said = messages(next(path for path in LANGUAGES if path.stem == language))
    plain = [
        (key, text.strip())
        for key, text in said.items()
        if EXPLAINS.search(key) and "{" not in text
    ]
    assert len(plain) > 30
    steps.hurry(page)
    steps.wish(page, language=language)
    page.goto("")
    filled = ((key, {"cards": CARDS[language], **params}) for key, params in FILLED.items())
    plain += [(key, page.evaluate(SAY, [key, params])) for key, params in filled]
    steps.put_down(page, Match.new("red-dragon", seats=3, seed="oak"))
    # Until the star has its reason, its room is free as well.
    expect(page.locator(".prompt__why")).not_to_be_empty(timeout=steps.STARTED)
    for width, height, text in (
        (375, 667, "normal"),
        (1080, 810, "normal"),
        (1080, 810, "largest"),
        (810, 1080, "largest"),
    ):
        page.set_viewport_size({"width": width, "height": height})
        steps.set_now(page, text_size=text)
        expect(page.locator(NEW)).to_be_visible()
        # Where there is little room a goal of many rule cards leaves it to the reason of the star.
        is_low = width < 561 or (height < 900 and text == "largest")
        found = page.evaluate(OUT_OF_SIGHT, plain[: -1 if is_low else None])
        assert found == [], (width, height, text)
        assert page.evaluate(OUT_OF_SIGHT, [("goal-", "words " * 60)]) != [], (
            "what is too long is found"
        )


def begins_to_cook(match: Match) -> bool:
    view = match.view(match.to_act)
    return view["phase"] == "cook-set" and "pickup" not in view["legal"]


@pytest.mark.novice
@pytest.mark.parametrize("is_cooking", [False, True], ids=["gather", "cook"])
def test_a_phone_on_its_side_explains_the_laying_in_the_tray(page: Page, is_cooking: bool) -> None:
    match = Match.new("sauscharf", seats=4, seed="oak")
    if is_cooking:
        match = until(match, lambda match: match.to_act == 0 and begins_to_cook(match))
    steps.hurry(page)
    page.goto("")
    steps.put_down(page, match)
    steps.hush(page)
    expect(page.locator(".tray .tray__do")).to_be_visible(timeout=steps.STARTED)
    for language, size in in_every_language(page, [(667, 375)]):
        is_cut = f"() => ({IS_CUT})(document.querySelector('.tray {NEW}'))"
        assert not seen_at(page, size, is_cut), language
        # Nor does the line around it hide some of it.
        lost = "({ clientHeight, scrollHeight }) => scrollHeight - clientHeight"
        assert page.locator(".tray > p").evaluate(lost) <= 1, language


@pytest.mark.novice
def test_on_a_phone_the_first_choice_of_a_rule_card_is_explained_whole_beside_the_star(
    page: Page,
) -> None:
    steps.hurry(page)
    page.goto("")
    chooses = until(Match.new("stich-meister", seats=5, seed="oak"), lambda match: not match.to_act)
    steps.put_down(page, chooses)
    expect(page.locator(STAR)).to_be_visible(timeout=steps.STARTED)
    expect(page.locator(".prompt__why")).to_be_visible()
    is_cut = f"() => ({IS_CUT})(document.querySelector('{NEW}'))"
    for language, size in in_every_language(page, [(375, 667), (390, 844)]):
        assert not seen_at(page, size, is_cut), (language, size)
