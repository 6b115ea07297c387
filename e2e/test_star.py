"""The star of a first match: on which card it is, and why, is seen at every size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.moments import first_deal, moments, phase, table, until
from e2e.support.sizes import IS_CUT, in_every_language, seen_at
from pygame_core import Match, games

pytestmark = pytest.mark.novice

SIZES = [(375, 667), (320, 640), (667, 375), (810, 1080), (1080, 810), (1366, 768), (1920, 1080)]

# The reason, where it is not seen whole; null where there is none.
REASON = f"""() => {{
  const why = document.querySelector('.prompt__why');
  return why && (({IS_CUT})(why) ? why.textContent : '');
}}"""
# Whether nothing is seen of what a seat is after.
NO_GOAL = """() => {
  const aim = document.querySelector('.prompt__middle > .prompt__aim span');
  return aim !== null && aim.textContent !== '' && !aim.getBoundingClientRect().height;
}"""
# What a star lies over: letters, figures or the sign of a suit, of its own card or of one beside
# it. What a card brings may lie under a star of the row below.
UNDER_A_STAR = """() => {
  const boxesOf = (part) => {
    const found = [...part.querySelectorAll('.card__suit svg')].map((sign) => [sign, 'a suit']);
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const isTag = node.parentElement.closest('.card__tag, .card__trump, .sr');
      if (isTag || !node.textContent.trim() || !node.parentElement.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      found.push([range, node.textContent]);
    }
    return found;
  };
  return [...document.querySelectorAll('.is-advised')].flatMap((part) => {
    const at = part.getBoundingClientRect();
    const star = getComputedStyle(part, '::after');
    const [left, top] = [at.left + parseFloat(star.left), at.top + parseFloat(star.top)];
    const [right, bottom] = [left + parseFloat(star.width), top + parseFloat(star.height)];
    const row = part.closest('ol, ul') ?? part;
    return boxesOf(row).filter(([box]) => [...box.getClientRects()].some((seen) => {
      // Letters are lower than their line.
      const inset = seen.height * 0.2;
      return left < seen.right - 1 && seen.left < right - 1
        && top < seen.bottom - inset && seen.top + inset < bottom;
    })).map(([, text]) => `${part.className}: ${text}`);
  });
}"""


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_the_reason_of_the_star_is_seen_whole_and_the_star_hides_nothing(
    page: Page, game: str
) -> None:
    steps.hurry(page)
    page.goto("")
    faults, reasons = [], 0
    for moment, match in moments(game).items():
        steps.set_now(page, language="en")
        steps.put_down(page, match)
        steps.hush(page)
        # Where nothing is better than the rest, it marks nothing.
        expect(page.locator(".is-advised").first).to_be_attached(timeout=steps.STARTED)
        for language, size in in_every_language(page, SIZES):
            where = f"{moment}, {language}, {size}"
            cut, under = seen_at(page, size, f"() => [({REASON})(), ({UNDER_A_STAR})()]")
            reasons += cut is not None
            faults += [f"{where}: out of sight: {cut}"] if cut else []
            faults += [f"{where}: under the star: {each}" for each in under]
    assert reasons
    assert not faults, "\n".join(faults)


MAY_LOSE = {"chance": "likely", "lost": 3, "why": "may"}
LOSING = {"chance": "told", "lost": 13, "why": "level"}
RARER: dict[str, object] = {"percent": 85, "rival": 5, "rival_percent": 55}
STRONG: dict[str, object] = {"count": 4, "kinds": "all", "trumps": 2, "eights": 3, "nines": 3}
# Reasons that say most, of colours and cards with the longest names.
LONGEST: dict[str, dict[str, object]] = {
    "red-dragon-advice-because-first": {
        "when": "may",
        "gain": "+8",
        "bonus": 20,
        "count": 3,
        "left": 14,
        "high": 4,
        "danger": "yes",
        "is_thrown": "yes",
        "points": "−26",
    },
    "red-dragon-advice-because-lead-low-red": {"count": 12, "keeps": "yes", "waits": "many"},
    "red-dragon-advice-because-lead-low": {"count": 12, "waits": "few", "adds": "yes"},
    "red-dragon-advice-because-keep-higher": {"leaves": "for-red", "few": "yes", "count": 3},
    "red-dragon-advice-because-lowest": {"is_good": "yes", "to_come": 1, "count": 3},
    "red-dragon-advice-because-keep-strong": {"why": "empties", "keeps": "yes", "count": 3},
    "red-dragon-advice-because-take-anyway": {"place": "highest", "keeps": "yes"},
    "red-dragon-advice-because-hardly-none": {
        "bonus": 20,
        "cards": "Yellow 14, Yellow 13, and Yellow 12",
        "goes": "high",
    },
    "red-dragon-advice-because-take-low": {"rather": "fills", "cost": 6},
    "red-dragon-advice-because-take-under": {"refills": "yes"},
    "red-dragon-advice-because-lead-high": {"is_high": "yes", "count": 3},
    "red-dragon-advice-because-away": {"to_come": 1, "gain": "−10", "keeps": "yes"},
    "red-dragon-advice-because-sure": {
        "danger": "yes",
        "gain": "+8",
        "points": "−26",
        "is_thrown": "yes",
        "out": 12,
        "many": "yes",
    },
    "x-missions-advice-because-mission-0": {
        "is_low": "yes",
        "low": 7,
        "count": 2,
        **RARER,
    },
    "x-missions-advice-because-mission-1": {**RARER},
    "x-missions-advice-because-mission-2": {"has_more": "yes", **RARER},
    "x-missions-advice-because-mission-3": RARER,
    "x-missions-advice-because-mission-4": {"has_many": "yes", **STRONG, **RARER},
    "x-missions-advice-because-mission-5": {**STRONG, "lacks": 1, **RARER},
    "x-missions-advice-because-mission-6": {"count": 4, **RARER},
    "x-missions-advice-because-mission-9": {**STRONG, "held": 5, **RARER, "rival": 0},
    "x-missions-advice-because-mission-7": {"has": "none", **RARER},
    "red-dragon-advice-because-give": {"left": 0, "count": 3},
    "red-dragon-advice-because-give-shorter": {},
    "red-dragon-advice-because-give-red": {"cost": 12, "keeps": "no", "lower": 2, "long": "yes"},
    "red-dragon-advice-because-give-high": {"dear": "yes", "each": 12},
    "red-dragon-advice-because-shorten": {"why": "empties", "count": 12},
    "red-dragon-advice-because-keep-red": {"why": "high"},
    "x-missions-advice-because-win-colour": {"is_other": "yes", "count": 3},
    "x-missions-advice-because-lead-low": {"kind": "no-card", "count": 7},
    "x-missions-advice-because-draw-out": {},
    "x-missions-advice-because-may-lose": {"want": "one-colour", "kind": "second"},
    "x-missions-advice-because-leave": {"want": "too-many", "kind": "plain"},
    "x-missions-advice-because-keep": {"want": "others", "kind": "sure", "led_suit": "yellow"},
    "x-missions-advice-because-win-unwanted": {"want": "too-many", "is_forced": "no"},
    "scharfe-schoten-advice-because-take-anyway": {**MAY_LOSE, "chance": "perhaps", "costs": "no"},
    "scharfe-schoten-advice-because-pass-keep": {"count": 1},
    "scharfe-schoten-advice-because-cannot-deny": {"seat": "Bartholomew"},
    "scharfe-schoten-advice-because-take-lead": MAY_LOSE,
    "scharfe-schoten-advice-because-take-most": {"count": 3, "own": "yes", **MAY_LOSE},
    "scharfe-schoten-advice-because-take-rack": LOSING,
    "scharfe-schoten-advice-because-take-clean": MAY_LOSE,
    "scharfe-schoten-advice-because-take-at-least": {},
    **{
        f"stich-meister-advice-because-{said}": {
            "why": "costs",
            "costly": "several",
            "in_it": 2,
            "full": "no",
            "lower": "trumps",
            "barred": "yes",
            "strong": "yes",
            "only": "no",
            "lead": "no",
            "hopes": "no",
            "because": "few",
            "count": 12,
            "can": "no",
            "keeps": "both",
            "points": "−12",
        }
        for said in ("leaves", "ducks", "easiest", "hardest", "must", "rest")
    },
    "stich-meister-advice-because-only-suit": {"of": "F", "count": 2},
    "stich-meister-advice-because-under": {
        "why": "costs",
        "costly": "several",
        "in_it": 2,
        "full": "no",
    },
    "stich-meister-advice-because-low-ahead": {
        "why": "nothing",
        "lower": "trumps",
        "barred": "yes",
    },
    "stich-meister-advice-because-thrown": {"strong": "no", "lower": "none", "barred": "yes"},
    "stich-meister-advice-because-keeps": {"lower": "trumps", "barred": "yes"},
    "stich-meister-advice-because-keeps-trumps": {"lower": "trumps", "barred": "yes"},
    "stich-meister-advice-because-rest-won": {"why": "plain", "points": "−12", "strong": "yes"},
    "stich-meister-advice-because-pass-spare": {"keeps": "both"},
    "stich-meister-advice-because-pass-helps": {"to_seat": "Bartholomew"},
    "sauscharf-advice-because-single-lowest": {
        "why": "several",
        "number": 12,
        "more": 4,
        "high": 13,
    },
    "sauscharf-advice-because-single-before": {"number": 12, "more": 4, "own": 2, "ahead": 1},
    "sauscharf-advice-because-spare": {
        "count": 2,
        "waits": "yes",
        "helps": "nearer",
        "heat_to_come": 7,
    },
    "sauscharf-advice-because-spare-soon": {"count": 12, "is_last": "no"},
    "sauscharf-advice-because-pickup": {"why": "none", "laps": 4},
    "sauscharf-advice-because-fate-near": {"part": "gather", "laps": 6, "heat": 7, "worth": 14},
    "sauscharf-advice-because-fate-drop": {"why": "same", "heat": 7, "to_heat": 7},
    "sauscharf-advice-because-fate-close": {"is_kept": "yes", "heat": 7},
    "sauscharf-advice-because-fate-full": {"is_kept": "yes"},
    "sauscharf-advice-because-fate-last": {},
    "sauscharf-advice-because-none-last": {},
    "sauscharf-advice-because-none-late": {},
    "sauscharf-advice-because-rid": {"mine": "no"},
    "sauscharf-advice-because-rid-last": {"waits": "yes"},
    "sauscharf-advice-because-last-card": {"part": "cook", "count": 12},
    "sauscharf-advice-because-larger": {"more": 4, "own": 2},
    "sauscharf-advice-because-lone-wild": {"more": 4, "own": 2},
    "sauscharf-advice-because-single-high": {"number": 12, "more": 4, "own": 2},
    "sauscharf-advice-because-rid-now": {"makes": "no"},
    "sauscharf-advice-because-ahead": {"more": 4, "own": 2},
    "sauscharf-advice-because-joins": {
        "counted": "both",
        "moves": "yes",
        "more": 4,
        "is_kept": "yes",
    },
}
TRUMPS = {
    "de": {"ahead_card": "Fächer 12", "trump_cards": "Fächer 12 und Fächer 13"},
    "en": {"ahead_card": "Fan 12", "trump_cards": "Fan 12 and Fan 13"},
    "ja": {"ahead_card": "扇子12", "trump_cards": "扇子12、扇子13"},
}
NAMED = {
    "de": {"suit": "Gelb", "wanted_suit": "Grün", "cards": "Gelb 9 und Grün 8", **TRUMPS["de"]},
    "en": {
        "suit": "Yellow",
        "wanted_suit": "Green",
        "cards": "Yellow 9 and Green 8",
        **TRUMPS["en"],
    },
    "ja": {"suit": "黄", "wanted_suit": "緑", "cards": "黄9、緑8", **TRUMPS["ja"]},
}


def _of(red: str, kept: str) -> dict[str, str]:
    kept_ones = dict.fromkeys(("kept_card", "highest_card", "sure_card"), kept)
    return {"card": red, "red_card": red, **kept_ones}


IN_RED = {
    "de": {"next_seat": "Person 1", "red_cards": "Rot 11", **_of("Rot 12", "Gelb 14")},
    "en": {"next_seat": "Player 1", "red_cards": "Red 11", **_of("Red 12", "Yellow 14")},
    "ja": {"next_seat": "プレイヤー1", "red_cards": "赤11", **_of("赤12", "黄14")},
}
SPICED = {
    "de": {"suit": "Pfeffer", "than_suit": "Pfeffer", "cost_suit": "Wasabi", "card": "Wasabi 12"},
    "en": {"suit": "mustard", "than_suit": "mustard", "cost_suit": "wasabi", "card": "Mustard 12"},
    "ja": {"suit": "わさび", "than_suit": "わさび", "cost_suit": "からし", "card": "わさび12"},
}
WITH = {
    "de": {
        "own_cards": "zwei 10er",
        "lack_cards": "drei 10er",
        "to_cards": "drei 10er",
        "come_cards": "fünf 10er",
        "done_seat": "Kiko",
        "ahead_seats": "Luna",
        "ahead_seat": "Luna",
    },
    "en": {
        "own_cards": "two 10s",
        "lack_cards": "three 10s",
        "to_cards": "three 10s",
        "come_cards": "five 10s",
        "done_seat": "Kiko",
        "ahead_seats": "Luna",
        "ahead_seat": "Luna",
    },
    "ja": {
        "own_cards": "10を2枚",
        "lack_cards": "10（3枚）",
        "to_cards": "10（3枚）",
        "come_cards": "10（5枚）",
        "done_seat": "Kiko",
        "ahead_seats": "Luna",
        "ahead_seat": "Luna",
    },
}
SEATED = {
    "de": {
        "before_seats": "Kiko und Nami",
        "wish_cards": "zwei 10er",
        "cards": "zwei 10er",
        **WITH["de"],
    },
    "en": {
        "before_seats": "Kiko and Nami",
        "wish_cards": "two 10s",
        "cards": "two 10s",
        **WITH["en"],
    },
    "ja": {"before_seats": "Kiko、Nami", "wish_cards": "10を2枚", "cards": "10を2枚", **WITH["ja"]},
}
HOT = ("scharfe-schoten", "sauscharf")
# Those that are not, said so many times.
OUT_OF_SIGHT = f"""async ([reasons, times]) => {{
  const {{ t }} = await import(new URL('app/inside.js', document.baseURI).href);
  const why = document.querySelector('.prompt__why');
  return reasons.map(([key, params]) => t(key, params)).filter((sentence) => {{
    why.textContent = sentence.repeat(times);
    return ({IS_CUT})(why);
  }});
}}"""


def test_the_longest_reasons_are_seen_whole(page: Page) -> None:
    steps.hurry(page)
    page.goto("")
    for game in sorted({key.split("-advice-")[0] for key in LONGEST}):
        steps.set_now(page, language="en")
        at = lays if game == "sauscharf" else follows
        steps.put_down(page, until(Match.new(game, seats=4, seed="oak"), at))
        steps.hush(page)
        expect(page.locator(".prompt__why")).to_be_attached(timeout=steps.STARTED)
        for language, named in NAMED.items():
            steps.set_now(page, language=language)
            names = {**named, **IN_RED[language]}
            said = {**names, **SPICED[language], **SEATED[language]} if game in HOT else names
            reasons = [[key, {**said, **params}] for key, params in LONGEST.items() if game in key]
            for size in SIZES:
                found = seen_at(page, size, OUT_OF_SIGHT, [reasons, 1])
                assert found == [], (game, language, size)
            much = seen_at(page, SIZES[1], OUT_OF_SIGHT, [reasons, 5])
            assert len(much) == len(reasons), "what is too long is found"


def counts_much(match: Match) -> bool:
    """All choose: three rule cards or more of those that take most words to say what counts."""
    while phase(match) == "choose":
        match.apply(max(match.legal_actions(), key=lambda action: int(action.split(" ")[1])))
    rules = table(match)["rules"]
    return sum(rule in (45, *range(56, 61)) for rule in rules) > 2


def lays(match: Match) -> bool:
    return match.to_act == 0 and phase(match) == "gather-set"


def follows(match: Match) -> bool:
    return match.to_act == 0 and bool(match.view(0)["trick"]) and len(match.legal_actions()) > 2


@pytest.mark.parametrize("known", [False, True], ids=["explained", "known"])
def test_a_goal_of_many_rule_cards_leaves_the_reason_of_the_star_its_room(
    page: Page, known: bool
) -> None:
    steps.hurry(page)
    page.goto("")
    steps.set_now(page, known=[f"stich-meister/{each}" for each in ("follow", "void")][: 2 * known])
    steps.put_down(page, until(first_deal("stich-meister", 4, counts_much), follows))
    expect(page.locator(".prompt__why")).to_be_attached(timeout=steps.STARTED)
    for language, size in in_every_language(page, SIZES):
        assert seen_at(page, size, REASON) == "", (language, size)
        # On its side a phone has no room for both.
        assert size == (667, 375) or not page.evaluate(NO_GOAL), (language, size)


def test_the_star_on_keeping_a_set_hides_nothing_of_what_the_tray_says(page: Page) -> None:
    steps.hurry(page)
    page.goto("")
    steps.put_down(page, moments("sauscharf")["gather-turn"])
    steps.hush(page)
    page.locator(".slot.is-advised").click()
    expect(page.locator(".tray .is-advised")).to_be_visible()
    for size in SIZES:
        # What the tray says is no part of a row.
        assert seen_at(page, size, UNDER_A_STAR.replace("'ol, ul'", "'.tray, ol, ul'")) == [], size


def chooses_of_nine(match: Match) -> bool:
    """Seat 0 is the first to choose a mission, and its hand rules one out."""
    statuses = [mission["status"] for mission in table(match)["offer"]]
    return match.to_act == 0 and len(statuses) == 9 and "lost" in statuses


def test_ten_missions_with_a_star_fit_on_a_projector(page: Page) -> None:
    steps.hurry(page)
    page.goto("")
    steps.put_down(page, first_deal("x-missions", 4, chooses_of_nine))
    expect(page.locator(".missions")).to_be_visible(timeout=steps.STARTED)
    beyond = """() => {
      const list = document.querySelector('.missions');
      return list.scrollHeight - list.clientHeight;
    }"""
    for language in ("de", "en", "ja"):
        steps.set_now(page, language=language)
        assert seen_at(page, (1920, 1080), beyond) == 0, language


def test_the_star_on_the_button_that_locks_two_tiles_in_hides_no_word_and_none_breaks(
    page: Page,
) -> None:
    steps.hurry(page)
    page.goto("")
    steps.put_down(page, moments("scharfe-schoten")["predict"])
    steps.hush(page)
    for row in ("most", "least"):
        page.locator(f".tiles--{row} .tile-spice.is-advised").click()
    expect(page.locator(".predict__end .is-advised")).to_be_visible()
    for language in ("de", "en", "ja"):
        steps.set_now(page, language=language)
        for size in SIZES:
            assert seen_at(page, size, UNDER_A_STAR) == [], (language, size)
    # And the names of the two rows have no broken word.
    steps.set_now(page, language="de")
    parts = """() => [...document.querySelectorAll('.tiles__name')].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name.lastChild);
      return range.getClientRects().length;
    })"""
    assert seen_at(page, (390, 844), parts) == [1, 1]


@pytest.mark.parametrize("side", [False, True], ids=["right", "left"])
def test_the_card_of_the_star_has_a_ring_round_it(page: Page, side: bool) -> None:
    steps.hurry(page)
    steps.wish(page, left_handed=side)
    page.goto("")
    steps.put_down(page, moments("red-dragon")["play"])
    star = page.locator(".hand .is-advised")
    expect(star).to_be_visible(timeout=steps.STARTED)
    ring = "(card) => getComputedStyle(card).outlineStyle === 'solid'"
    assert star.evaluate(ring)
    assert not page.locator(".hand .card:not(.is-advised)").first.evaluate(ring)


def test_a_projector_shows_what_is_said_beside_an_action_as_large_as_a_class_room_needs(
    page: Page,
) -> None:
    steps.hurry(page)
    page.goto("")
    steps.put_down(page, moments("scharfe-schoten")["predict"])
    expect(page.locator(".prompt__why")).to_be_visible(timeout=steps.STARTED)
    width, height = 1920, 1080
    sizes = """() => [...document.querySelectorAll('.prompt__aim, .prompt__why')]
      .map((said) => parseFloat(getComputedStyle(said).fontSize))"""
    assert min(seen_at(page, (width, height), sizes)) >= height / 50
