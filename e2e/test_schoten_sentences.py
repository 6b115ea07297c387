"""The sentences of Scharfe Schoten are seen whole on small screens."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from e2e.support.moments import (
    before,
    moments,
)
from e2e.support.sizes import IS_CUT, in_every_language, seen_at
from e2e.support.steps import (
    STARTED,
    hurry,
    lay,
    put_down,
    set_now,
)
from e2e.test_star import SIZES
from pygame_core import Match
from pygame_core.games.scharfe_schoten.goal import TILES
from pygame_core.games.scharfe_schoten.prediction_reasons import (
    LEAST,
    MOST,
    NO_REASON,
    WITH_AN_OBJECTION,
)

# Of all that may be said of a prediction what is longest, where it is not seen whole.
LONGEST = f"""async ([most, least, room]) => {{
  const {{ t }} = await import(new URL('app/inside.js', document.baseURI).href);
  const longest = (key, all) => all
    .map((params) => t(`scharfe-schoten-advice-because-${{key}}`, params))
    .reduce((one, other) => (other.length > one.length ? other : one));
  const why = document.querySelector('.prompt__why');
  const not = (tile, all) => longest('not', all.flatMap((one) =>
    ['trump', 'best', 'low', 'rack', 'there']
      .map((why) => ({{ ...one, tile, why, count: 1 }}))));
  const isLow = matchMedia('(max-width: 350px), (max-height: 450px)').matches;
  const more = isLow ? [] : [not('fewest', least)].slice(0, room);
  why.textContent = [longest('most', most), longest('fewest', least), ...more].join(' ');
  return ({IS_CUT})(why) ? why.textContent : '';
}}"""


@pytest.mark.novice
def test_what_speaks_for_a_prediction_is_seen_whole(page: Page) -> None:
    hurry(page)
    page.goto("")
    put_down(page, moments("scharfe-schoten")["predict"])
    expect(page.locator(".prompt__why")).to_be_attached(timeout=STARTED)
    numbers = {"place": 2, "rack": 1, "there": 10, "low": 4, "held": 5, "count": 1}
    # Who holds none of a colour holds no strong card of it.
    of_none = [why for why in MOST if not {"best", "trump"} & {*why.split("-")}]
    most = [(why, "none") for why in (*MOST, NO_REASON)] + [(why, "held") for why in of_none]
    # Low cards are set against one other colour, whatever else is true of them.
    facts = ["low", *(why for why in LEAST if "low" not in why)]
    least = [(why, "none") for why in (*facts, NO_REASON)]
    least += [(why, "held") for why in facts if why not in WITH_AN_OBJECTION]
    least += [(why, "rack") for why in facts if "rack" not in why and why != "best-place"]
    for language, suits in {
        "de": ("Pfeffer", "Wasabi", "Chili und Senf"),
        "en": ("mustard", "pepper", "wasabi and chili"),
        "ja": ("わさび", "からし", "チリとペッパー"),
    }.items():
        set_now(page, language=language)
        of_most = {"suit": suits[0], "rival_suit": suits[1]}
        of_least = {"suit": suits[1], "rival_suit": suits[2], "than": "best"}
        for is_met in product((False, True), repeat=2):
            # An objection that is met leaves less room for more.
            said = [
                [
                    {**numbers, **of, **one, "best": best, "why": why, "yet": yet}
                    for why, yet in told
                    if (yet != "none") == met
                    for one in [{"rival_suit": suits[0]} if "low" in why else {}]
                ]
                for of, best, told, met in zip(
                    (of_most, of_least), (2, 1), (most, least), is_met, strict=True
                )
            ]
            for size in SIZES:
                found = seen_at(page, size, LONGEST, [*said, is_met.count(False)])
                assert found == "", (language, size)


# Of what a trick makes of the points, how much is out of sight.
HIDDEN = """() => {
  const said = document.querySelector('.prompt__text');
  const { bottom } = said.parentElement.getBoundingClientRect();
  return Math.max(said.getBoundingClientRect().bottom - bottom, 0);
}"""


def changes_the_points(match: Match) -> bool:
    """The first card that may be played ends a trick, and its winner has other points then."""
    later = match.clone()
    had = match.view(0)["table"]["points"]
    later.apply(match.legal_actions()[0])
    view = later.view(0)
    return len(match.view(0)["trick"]) == 3 and had != view["table"]["points"]


def after_a_trick(page: Page) -> None:
    """A trick that changes the points waits to be read."""
    hurry(page)
    page.goto("")
    match = Match.new("scharfe-schoten", seats=4, seed="points")
    put_down(page, before(match, changes_the_points))
    lay(page)
    expect(page.locator(".acts .btn--accent")).to_be_visible()


@pytest.mark.novice
def test_what_a_trick_makes_of_the_points_is_seen_whole_on_a_phone_on_its_side(page: Page) -> None:
    after_a_trick(page)
    for language, size in in_every_language(page, [(667, 375)]):
        assert seen_at(page, size, HIDDEN) <= 1, language


# How far what goes on lies over the counts of my captured cards, two of them of two digits.
OVER_COUNTS = """() => {
  const [first, second] = document.querySelectorAll('.own .cap__one b');
  first.textContent = second.textContent = '12';
  const { left } = document.querySelector('.acts .btn--accent').getBoundingClientRect();
  return Math.max(document.querySelector('.own .cap').getBoundingClientRect().right - left, 0);
}"""


@pytest.mark.novice
def test_what_goes_on_lies_over_no_count_on_a_phone(page: Page) -> None:
    after_a_trick(page)
    for language, size in in_every_language(page, [(375, 667), (390, 844)]):
        assert seen_at(page, size, OVER_COUNTS) <= 1, (language, size)


# What a seat is after that is not seen whole, one sentence after another.
CUT_GOALS = f"""async (goals) => {{
  const {{ t }} = await import(new URL('app/inside.js', document.baseURI).href);
  const aim = document.querySelector('.prompt__aim');
  return goals.map(([id, params]) => t(`scharfe-schoten-${{id}}`, params)).filter((sentence) => {{
    aim.firstElementChild.textContent = sentence;
    return ({IS_CUT})(aim);
  }});
}}"""


COUNTS = {"reach": "many", "most_left": 12, "most": 3, "least": 2, "now": 13, "points": 10}


MISSED = {"most_hit": "missed", "most_rival": 4, "least_hit": "missed", "least_rival": 1, "lead": 0}


LEVEL = {"most_hit": "shared", "least_hit": "shared", "lead": 1}


def test_what_a_seat_is_after_is_seen_whole(page: Page) -> None:
    hurry(page)
    page.goto("")
    put_down(page, moments("scharfe-schoten")["play"])
    expect(page.locator(".prompt__aim")).to_be_attached(timeout=STARTED)
    for language, (most, least, rivals) in {
        "de": ("Pfeffer", "Wasabi", "Chili und Senf"),
        "en": ("mustard", "pepper", "wasabi and chili"),
        "ja": ("わさび", "からし", "チリとペッパー"),
    }.items():
        set_now(page, language=language)
        two = {f"{tile}_rival_suit": rivals for tile in TILES}
        suits = {"suit": most, "most_suit": most, "least_suit": least, **COUNTS}
        goals = [
            ("goal-tiles", {**suits, **MISSED, **two}),
            ("goal-tiles", {**suits, **LEVEL, **two}),
        ]
        goals += [
            (f"goal-{each}", suits) for each in ("predict", "tiles-laid", "no-trick", "forced")
        ]
        goals += [("coach-rack", {}), ("coach-lead", {}), ("coach-predict", {})]
        for size in SIZES:
            assert seen_at(page, size, CUT_GOALS, goals) == [], (language, size)
