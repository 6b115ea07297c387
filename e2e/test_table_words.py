"""What is read at a table, at every size: who led, whose card, what is asked for, the points."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from e2e.support.doing import do
from e2e.support.moments import before, table, until
from e2e.support.sizes import SIZES, seen_at
from e2e.support.steps import STARTED, hurry, put_down, set_now, wish
from pygame_core import Match, games

# Marks every two places as if one had led and the other were ahead, the places drawn in either
# order; tells whose word cannot be read whole then. Afterwards all is where the page has put it.
COVERED_FLAGS = """() => {
  const list = document.querySelector('.places--trick');
  const flags = ['.badge--lead', '.badge--win'].map((kind) => list.querySelector(kind));
  const before = [...list.querySelectorAll('.place, .card')].map((part) => [part, part.className]);
  const home = flags.map((flag) => [flag.parentElement, flag.nextSibling]);
  const drawn = list.innerHTML;
  flags.forEach((flag) => flag.closest('.place').classList.remove('has-badge'));
  list.querySelectorAll('.is-winning').forEach((card) => card.classList.remove('is-winning'));
  const hidden = (flag) => {
    const text = document.createRange();
    text.selectNodeContents(flag);
    const { left, top, width, height } = text.getBoundingClientRect();
    return [0.02, 0.25, 0.5, 0.75, 0.98].some((x) => [0.2, 0.5, 0.8].some((y) => (
      !flag.contains(document.elementFromPoint(left + width * x, top + height * y))
    )));
  };
  const faults = [];
  for (const order of ['as they sit', 'turned round']) {
    for (const led of list.children) {
      for (const ahead of list.children) {
        if (led === ahead) continue;
        [led, ahead].forEach((place, at) => {
          place.classList.add('has-badge');
          place.querySelector('.card').append(flags[at]);
        });
        ahead.querySelector('.card').classList.add('is-winning');
        for (const flag of flags.filter(hidden)) {
          const other = flag.closest('.place') === led ? ahead : led;
          faults.push(`${order}: ${flag.closest('.place').className}, with ${other.className}`);
        }
        ahead.querySelector('.card').classList.remove('is-winning');
        [led, ahead].forEach((place) => place.classList.remove('has-badge'));
      }
    }
    list.append(...[...list.children].reverse());
  }
  flags.forEach((flag, at) => home[at][0].insertBefore(flag, home[at][1]));
  for (const [part, className] of before) part.className = className;
  if (list.innerHTML !== drawn) faults.push('the trick is not as it was');
  return faults;
}"""


def before_the_last_card_of_a_trick(match: Match) -> str:
    """Seat 0 fills a trick that somebody else takes than led to it; what it plays then."""
    rng = Random(3)
    while True:
        [action, *_] = match.legal_actions()
        full = len(match.view(None)["trick"]) == match.seats - 1
        if match.to_act == 0 and full and match.view(None)["phase"] == "play":
            after = match.clone()
            after.apply(action)
            last = after.view(None)["last_trick"]
            assert last is not None
            if last["winner"] not in (0, last["plays"][0][0]):
                return action
        match.apply(rng.choice(match.legal_actions()))


FULL_TRICKS = [("red-dragon", seats) for seats in (3, 4, 5, 6)] + [("stich-meister", 5)]


def test_who_led_and_who_is_ahead_can_be_read_in_a_full_trick(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    hurry(page)
    wish(page, tap_to_go_on=True)
    page.goto("")
    covered = []
    for game, seats in FULL_TRICKS:
        match = Match.new(game, seats=seats, seed="flags")
        action = before_the_last_card_of_a_trick(match)
        put_down(page, match)
        do(page, action)
        expect(page.locator(".prompt__text")).to_contain_text("Tap to go on")
        for size in ("tablet", "tablet-portrait", "phone", "phone-on-its-side"):
            flags = seen_at(page, SIZES[size], COVERED_FLAGS)
            covered += [f"{game}, {seats} seats, {size}: {flag}" for flag in flags]
    assert not covered, "\n".join(covered)


# Phones, held upright.
SMALL = [(390, 844), (375, 667), (320, 568)]
# Of every seat whose points lie on its crest: by how many pixels.
ON_CRESTS = """() => [...document.querySelectorAll('.scores tbody tr')]
  .map((row) => {
    const crest = row.querySelector('.avatar').getBoundingClientRect();
    const points = row.querySelector('.scores__total b').getBoundingClientRect();
    const [across, down] = [crest.right - points.left, crest.bottom - points.top];
    return crest.width && Math.min(across, down);
  })
  .filter((shared) => shared > 0)"""


def test_the_points_of_many_stand_clear_of_their_crests(page: Page) -> None:
    hurry(page)
    page.goto("")
    for seats in (5, 6):
        match, rng = Match.new("red-dragon", seats=seats, seed="oak"), Random(1)
        while match.to_act != 0 or min(match.view(0)["scores"]) > -10:
            match.apply(rng.choice(match.legal_actions()))
        put_down(page, match)
        for size in SMALL:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            expect(page.locator(".scores .avatar").first).to_be_visible()
            assert seen_at(page, size, ON_CRESTS) == [], (seats, size)


# What of a seat lies over another one, and what of seats and flags is beyond the screen.
CROWDED = """() => {
  const partsOf = (seat) => [...seat.querySelectorAll('b, .standing > *, .avatar')]
    .filter((part) => part.checkVisibility());
  const seats = [...document.querySelectorAll('.felt .seat')].map(partsOf);
  const over = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  const beyond = [...seats.flat(), ...document.querySelectorAll('.felt .badge')].filter((part) => {
    const { left, right } = part.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  });
  const crowded = seats.flatMap((own, at) => own.filter((part) =>
    seats.slice(at + 1).flat().some((other) => over(part, other))));
  return [...beyond, ...crowded].map((part) => `${part.className} ${part.textContent}`);
}"""


def follows_with_many_points(match: Match) -> bool:
    """The neighbour has led, and others have points of two figures."""
    view = match.view(0)
    many = sum(abs(points) > 9 for points in view["table"]["points"][1:]) > 1
    return match.to_act == 0 and [seat for seat, _ in view["trick"]][:1] == [1] and many


def test_points_of_two_figures_leave_every_seat_its_room_and_no_flag_is_cut(page: Page) -> None:
    hurry(page)
    page.goto("")
    faults = []
    for seats, seed in ((4, "figures 2"), (5, "figures 0")):
        match = until(Match.new("stich-meister", seats=seats, seed=seed), follows_with_many_points)
        for language in ("de", "en"):
            set_now(page, language=language)
            put_down(page, match)
            for size in ((320, 640), (375, 667), (667, 375)):
                where = f"{seats} seats, {language}, {size}"
                faults += [f"{where}: {each}" for each in seen_at(page, size, CROWDED)]
    assert not faults, "\n".join(faults)


# What of the trays before the seats is beyond the screen, below the felt or, a card, not seen.
OFF_THE_FELT = """() => {
  const end = document.querySelector('.felt').getBoundingClientRect().bottom;
  return [...document.querySelectorAll('.lay, .lay *, .lay__count *')].filter((part) => {
    const { width, left, right, bottom } = part.getBoundingClientRect();
    if (!width) return part.matches('.mini');
    return left < 0 || right > innerWidth || bottom > end + 1;
  }).map((part) => `${part.className} ${part.textContent}`);
}"""


def passes_its_last(match: Match) -> bool:
    return match.to_act == 0 and len(table(match)["my_laid"]) == 2


def test_what_is_passed_lies_on_the_felt_of_the_smallest_phones(page: Page) -> None:
    hurry(page)
    page.goto("")
    faults = []
    for seats in (3, 4, 5):
        match = Match.new("stich-meister", seats=seats, seed="pass 1")
        while match.view(0)["phase"] == "choose":
            wanted = {"choose 22", "choose 23"} & {*match.legal_actions()}
            match.apply(wanted.pop() if wanted else match.legal_actions()[0])
        put_down(page, until(match, passes_its_last))
        for language in ("de", "en"):
            set_now(page, language=language)
            for size in ((320, 640), (375, 667), (667, 375)):
                where = f"{seats} seats, {language}, {size}"
                faults += [f"{where}: {each}" for each in seen_at(page, size, OFF_THE_FELT)]
    assert not faults, "\n".join(faults)


# What stands where my card will lie, part by part: the words, whether they can be read (or are a
# name, of which the beginning can), how many lines they take.
LINES = """(hole) => {
  const room = hole.getBoundingClientRect();
  const walker = document.createTreeWalker(hole, NodeFilter.SHOW_TEXT);
  const parts = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const word = text.data.replace(/[\\s\\u200b]/g, '');
    if (!word) continue;
    const from = text.data.indexOf(word);
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + word.length);
    const rects = [...range.getClientRects()];
    const isName = Boolean(text.parentElement.closest('i'));
    const isSeen = isName || rects.every(({ right }) => right <= room.right);
    parts.push([word, isSeen, new Set(rects.map(({ bottom }) => Math.round(bottom))).size]);
  }
  return parts;
}"""


# In each language a long name, and the words that take the place.
PLACES = {
    "en": ["Bartholomew", "’s", "card"],
    "ja": ["バーソロミューさん", "の札"],
}


def test_the_place_for_a_card_breaks_no_name_and_cuts_no_more_than_it(page: Page) -> None:
    hurry(page)
    page.goto("")
    match = before(Match.new("red-dragon", seats=6, seed="names"), lambda _: True)
    for language, words in PLACES.items():
        page.set_viewport_size({"width": 1080, "height": 810})
        set_now(page, language=language)
        put_down(page, match, [words[0], "Ken"])
        page.locator(".hold").hover()
        page.mouse.down()
        expect(page.locator(".hole--mine")).to_be_visible(timeout=STARTED)
        page.mouse.up()
        for size in SIZES.values():
            lines = seen_at(page, size, f"() => ({LINES})(document.querySelector('.hole--mine'))")
            assert lines == [[word, True, 1] for word in words], (language, size)


# At which widths of its line the comma after the suit stands elsewhere than right behind it.
STRAY_COMMAS = """(line) => {
  const pill = line.querySelector('.pill');
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let text = walker.nextNode();
  while (!/^[,、]/.test(text.data)) text = walker.nextNode();
  const comma = document.createRange();
  comma.setStart(text, 0);
  comma.setEnd(text, 1);
  const stray = [];
  for (let width = 150; width < 560; width += 5) {
    line.style.width = `${width}px`;
    const [{ right, top, bottom }, box] = [pill, comma].map((each) => each.getBoundingClientRect());
    const gap = box.left - right;
    const isBeside = gap > -1 && gap < 6 && box.top < bottom && top < box.bottom;
    if (!isBeside) stray.push(width);
  }
  return stray;
}"""


def test_no_line_of_a_prompt_begins_with_a_comma(page: Page) -> None:
    hurry(page)
    page.goto("")
    match = Match.new("stich-meister", seats=4, seed="s4")

    def is_void(match: Match) -> bool:
        facts = table(match)
        return bool(facts["owes"] == "free" and facts["duty"]["asks"] == "suit")

    put_down(page, before(match, is_void), ["Grandma Rosemari", "Bo"])
    page.locator(".hold").hover()
    page.mouse.down()
    line = page.locator(".prompt__text")
    expect(line).to_contain_text(", any card goes", timeout=STARTED)
    page.mouse.up()
    assert line.evaluate(STRAY_COMMAS) == []


# Which letters stand at the beginning of a line, with the drawing that they belong to on the line
# before, however wide the page is.
TORN = """(rules) => {
  const found = new Set();
  const drawings = [...rules.querySelectorAll('.mini, .rules__suit')];
  const followed = drawings.map((drawing) => {
    const line = document.createTreeWalker(drawing.closest('p, li'), NodeFilter.SHOW_TEXT);
    const behind = Node.DOCUMENT_POSITION_FOLLOWING;
    let text = line.nextNode();
    const isBehind = () => drawing.compareDocumentPosition(text) === behind && text.data;
    while (text && !isBehind()) text = line.nextNode();
    if (!text || !/^(\\p{Po}|\\p{Pe}|から|[がかでにのはもを])/u.test(text.data)) return null;
    const letter = document.createRange();
    letter.setStart(text, 0);
    letter.setEnd(text, 1);
    return letter;
  });
  for (let width = 240; width < 640; width += 8) {
    rules.style.width = `${width}px`;
    drawings.forEach((drawing, at) => {
      const letter = followed[at];
      if (!letter) return;
      const [{ bottom }, { top }] = [drawing, letter].map((each) => each.getBoundingClientRect());
      if (top >= bottom) found.add(`${drawing.textContent}|${letter}`);
    });
  }
  rules.style.width = '';
  return [...found];
}"""


def test_no_line_of_the_rules_begins_with_what_belongs_to_a_card_before_it(page: Page) -> None:
    hurry(page)
    page.goto("")
    torn = []
    for info in games():
        put_down(page, Match.new(info.id, seats=4, seed="lines"))
        page.get_by_role("button", name="Rules at hand").first.click()
        rules = page.locator(".rules")
        for language, heading in (("en", "rules at hand"), ("ja", "のルール")):
            set_now(page, language=language)
            expect(page.get_by_role("dialog")).to_contain_text(heading)
            torn += [f"{info.id}, {language}: {line}" for line in rules.evaluate(TORN)]
        page.keyboard.press("Escape")
        set_now(page, language="en")
    assert not torn, "\n".join(torn)


# The counts of captured cards, mine and the others', of which something cannot be seen.
HIDDEN_COUNTS = """() => [...document.querySelectorAll('[data-count^="captured:"]')]
  .filter((count) => {
    const { left, top, right, bottom } = count.getBoundingClientRect();
    return [left + 1, (left + right) / 2, right - 1].some((x) => (
      document.elementFromPoint(x, (top + bottom) / 2) !== count
    ));
  })
  .map(({ dataset }) => dataset.count)"""


def test_what_everybody_has_captured_is_read_at_every_size(page: Page) -> None:
    hurry(page)
    page.goto("")
    match = Match.new("scharfe-schoten", seats=4, seed="counts")
    put_down(page, before(match, lambda match: len(match.view(0)["trick"]) >= 2))
    for name, size in SIZES.items():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(".own .cap")).to_be_visible()
        assert seen_at(page, size, HIDDEN_COUNTS) == [], name
