"""What tables have to say, and the sentences for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from random import Random
from typing import Any, NamedTuple

from pygame_core import Match
from pygame_core.frames import frames
from pygame_core.game import Pictured, Shown
from pygame_core.games import find_game
from pygame_core.games.red_dragon import GAME as RED_DRAGON
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.games.sauscharf import GAME as SAUSCHARF
from pygame_core.games.stich_meister import GAME as STICH_MEISTER
from pygame_core.rulebook import Picture, Section
from pygame_core.scene import Fact, Line, Scene
from pygame_core.views import View
from tests.sauscharf.positions import position
from tests.stich_meister.table import full_tricks, table
from tests.support.playing import begin, setups_of

KINDS = (
    "ask",
    "goal",
    "coach",
    "takes",
    "progress",
    "counts",
    "outcome",
    "stake",
    "column",
    "secret",
    "felt",
    "event",
    "action",
    "reason",
    "refused",
    "rules",
)

EXPLAINED = ("coach", "takes")
"""What a game of another package need not say."""

PLAIN = {"ask-card", "ask-card-on", "counts-other", "event-round-started", "progress-other"}
"""What is said of a game with few sentences of its own."""

UNSAID = {"ask-other", "action-other"}
"""What would be said of one with fewer still."""

Told = tuple[str, str]
"""A kind, and an id of it."""

RULES = {f"choose {rule}" for rule in (22, 24, 25, 26, 28, 34, 35, 36)}
"""Rule cards of Stich-Meister under which more is asked than to follow."""

SEEDS = {"sauscharf": ((0, 0), (4, 0), (8, 0)), "stich-meister": ((0, 3), (2, 12), (4, 11))}
"""Numbers of set-ups and seeds by which all of these come into play."""

BESIDES = {
    "scharfe-schoten": ("predict R R", "rack R", "rack Y", "rack G", "rack B"),
    "sauscharf": ("set", "set 5 6", "pickup", "chili - keep", "chili 1 keep", "sauce 12"),
    "x-missions": ("mission 4", "mission none"),
    "stich-meister": ("choose 60",),
}
"""What a person may try that is about no card of the hand."""


class Spoken(NamedTuple):
    """All that a game has to say.

    told: before a match, and in it. may, must: the keys that facts, things and whoever is ahead may
    have, and those that they must have.
    """

    told: set[Told]
    may: set[str]
    must: set[str]


@cache
def spoken_by(game: str) -> Spoken:
    """In a few matches: with every number of seats and every option, or in those where there is
    most to say."""
    own = find_game(game)
    assert isinstance(own, Shown)
    spoken = Spoken(set(), set(), set())
    spoken.told.update(in_pictures(own.steps()) if isinstance(own, Pictured) else ())
    spoken.told.update(chain(*(tell() for tell in SELDOM.get(game, ()))))
    for item, printed in own.deck().get("items", {}).items():
        spoken.must.update({f"item-{item}", f"item-{item}-text"})
        spoken.may.update({"item-number", f"sort-{printed['sort']}"})
    setups = list(setups_of(own.info))
    for number, seed in SEEDS.get(game, [(number, 0) for number in range(len(setups))]):
        listen(begin(setups[number], seed), Random(seed), spoken)
    spoken.told.update(looked_at(begin(setups[-1], 0), Random(0)))
    spoken.may.update(spoken.must)
    return spoken


def walk(match: Match, rng: Random) -> Iterator[int]:
    """The match at every moment to its end: who is to act."""
    while match.to_act is not None:
        yield match.to_act
        legal = match.legal_actions()
        match.apply(rng.choice([action for action in legal if action in RULES] or legal))


def listen(match: Match, rng: Random, spoken: Spoken) -> None:
    """To a match to its end: each moment as the seat to act, another one, and somebody who looks on
    see it, with the sheet of rules as each phase begins; what may not be done then; and at last
    what has happened."""
    game = match.game
    assert isinstance(game, Shown)
    verbs: set[str] = set()
    phases: set[tuple[int, str]] = set()
    for to_act in walk(match, rng):
        for seat in (to_act, (to_act + 1) % match.seats, None):
            view = match.view(seat)
            if seat == to_act:
                verbs |= {action.split(" ")[0] for action in view["legal"]}
                spoken.told.update(_refused(match, view, verbs))
            scene = game.scene(view)
            is_new = (view["round"], view["phase"]) not in phases
            sections = game.rules(view) if is_new else []
            _show(scene, sections, spoken)
            if seat is not None:
                spoken.told.update(said(scene))
            spoken.told.update(on_sheet(sections))
        phases.add((view["round"], view["phase"]))
    for who in (0, None):
        view = match.view(who)
        spoken.told.update(_all("event", [game.told(event, view) for event in view["history"]]))


def looked_at(match: Match, rng: Random) -> Iterator[Told]:
    """What is said of the pictures between two views of the first seat."""
    view = match.view(0)
    for _ in walk(match, rng):
        before, view = view, match.view(0)
        events = view["history"][len(before["history"]) :]
        for frame in frames(match.game, before, events, view):
            yield from said(scene) if (scene := frame["changes"].get("scene")) else ()


def _no_sauce() -> Iterator[Told]:
    """One seat alone has cards, and no sauce is left."""
    state = position(["5 5", ""], sauces=[[3], [4]], display=[])
    yield from said(SAUSCHARF.scene({**SAUSCHARF.position(state, 0), "history": []}))


def _last_lap() -> Iterator[Told]:
    """Another seat has enough sauces and no card."""
    state = position(["5 5", ""], sauces=[[3], [4] * 6])
    yield from said(SAUSCHARF.scene({**SAUSCHARF.position(state, 0), "history": []}))


def _none_in_sight() -> Iterator[Told]:
    """No two cards are alike, or whoever could end the match is behind."""
    for state in (
        position(["9 1", "8"]),
        position(["9 9", "8"], display=[4], sauces=[[3] * 6, [7, 7]]),
    ):
        yield from said(SAUSCHARF.scene({**SAUSCHARF.position(state, 0), "history": []}))


def _own_count() -> Iterator[Told]:
    """Somebody has just the one trick that pays, late in a round."""
    match = table([3, 17, 36, 55], seats=4, seed="0")
    while match.view(None)["table"]["trick_number"] < 12:
        match.apply(match.legal_actions()[0])
    for seat in range(match.seats):
        yield from said(STICH_MEISTER.scene(match.view(seat)))


def _kept_card() -> Iterator[Told]:
    """The last trick takes the card set aside, and other cards are left."""
    match = table([24, 40], seats=3)
    while match.view(0)["table"]["trick_number"] < match.view(0)["table"]["tricks_in_round"]:
        match.apply(match.legal_actions()[0])
    yield from _refused(match, match.view(match.to_act), {"play"})


def _whole_colour() -> Iterator[Told]:
    """The rarest mission, before anything has made it impossible."""
    match = begin(next(iter(setups_of(find_game("x-missions").info))), 0)
    while (seat := match.to_act) is not None and "mission 9" not in match.legal_actions():
        match.apply("mission none")
    match.apply("mission 9")
    game = match.game
    assert isinstance(game, Shown)
    yield from said(game.scene(match.view(seat)))


def _each_way_to_count() -> Iterator[Told]:
    """What a round is about under each rule card that counts."""
    for rule in range(41, 61, 2):
        yield from _in_the_first_trick([rule, rule + 1])


def _low_wins() -> Iterator[Told]:
    """The lowest card of the suit led is the strongest."""
    yield from _in_the_first_trick([31, 44])


def _in_the_first_trick(rules: list[int]) -> Iterator[Told]:
    match = table(rules, seats=3)
    while not (view := match.view(0))["trick"]:
        match.apply(match.legal_actions()[0])
    yield from said(STICH_MEISTER.scene(view))


def _points_that_jump() -> Iterator[Told]:
    """A trick doubles somebody, or ends that or a bonus, and plus and minus are swapped."""
    for full, _ in full_tricks(table([36, 54, 57, 60], seats=3), Random(0)):
        yield from said(STICH_MEISTER.scene(full))


def _taken_by_one_led_by_another() -> Iterator[Told]:
    """A trick goes to the left of its winner, and whoever sits to the right leads next."""
    for full, _ in full_tricks(table([35, 36, 47, 52], seats=3), Random(0)):
        yield from said(STICH_MEISTER.scene(full))


def _every_trick() -> Iterator[Told]:
    """A seat that has all tricks sees what it may hope for, the others what they must hinder."""
    state = RedDragonState(3, "all", first=0)
    state.deal()
    state.phase, state.tricks = "play", [19, 0, 0]
    for seat in (0, 1):
        view: View = {**RED_DRAGON.position(state, seat), "history": []}
        yield from said(RED_DRAGON.scene(view))


def _enough_gathered() -> Iterator[Told]:
    """As many equal chilies as the dearest sauce needs."""
    state = position(["5", "4"], part="gather", ingredients=["9 " * 8, ""])
    yield from said(SAUSCHARF.scene({**SAUSCHARF.position(state, 0), "history": []}))


def _sauces_in_sight() -> Iterator[Told]:
    """A sauce that somebody quicker may make, and cards with which none can be made any more."""
    state = position(["9 9 9 9 1", "12 12 12 12"], display=[4], spoon=1)
    for action in ("set 12 12 12 12", "set 9 9 9 9"):
        state.apply(action)
        yield from said(SAUSCHARF.scene({**SAUSCHARF.position(state, 0), "history": []}))
    state = position(["9", "8"], display=[4], sauces=[[], [3] * 6])
    for seat in (0, 1):
        yield from said(SAUSCHARF.scene({**SAUSCHARF.position(state, seat), "history": []}))


SELDOM: dict[str, tuple[Callable[[], Iterator[Told]], ...]] = {
    "x-missions": (_whole_colour,),
    "red-dragon": (_every_trick,),
    "sauscharf": (_no_sauce, _last_lap, _none_in_sight, _enough_gathered, _sauces_in_sight),
    "stich-meister": (
        _kept_card,
        _own_count,
        _each_way_to_count,
        _low_wins,
        _points_that_jump,
        _taken_by_one_led_by_another,
    ),
}
"""What random play does not come to."""


@cache
def _some_cards(game: str) -> list[str]:
    own = find_game(game)
    assert isinstance(own, Shown)
    return list(own.deck()["cards"])[:3]


def _refused(match: Match, view: View, verbs: Collection[str]) -> Iterator[Told]:
    """Why something that a person may try cannot be done now."""
    game = find_game(view["game"])
    assert isinstance(game, Shown)
    cards = {*view["hand"], *(card for _, card in view["trick"]), *_some_cards(view["game"])}
    cards |= {view["table"].get("my_reserved") or view["hand"][0]} if view["hand"] else set()
    tried = [f"{verb} {card}" for verb in sorted(verbs) for card in sorted(cards)]
    for action in (*tried, *BESIDES.get(view["game"], ())):
        reason = match.why_not(action)
        if reason is not None and reason.id != "not-an-action":
            yield "reason", reason.id
            label = game.label(action, view)
            if "card" not in label["params"]:
                yield "refused", label["id"]


def said(scene: Scene) -> Iterator[Told]:
    """Kind and id of each sentence of a moment."""
    felt, stake = scene["felt"], scene["stake"]
    once = {kind: scene[kind] for kind in ("progress", "ask", "goal", "outcome", "secret")}
    for kind, line in once.items():
        yield from _all(kind, [line] if line else ())
    yield from _all("counts", scene["counts"])
    yield from _all("stake", stake["lines"] if stake else ())
    yield from _all("felt", felt["said"] if felt else ())
    asks = [item["ask"] for item in felt["items"] if "ask" in item] if felt else []
    yield from _all("ask", asks)
    yield from _all("coach", [*asks, scene["ask"]] if scene["ask"] else asks)
    yield from (("column", column["id"]) for column in scene["columns"])
    # A table with a felt of its own has no slip with columns.
    if any(seat["lost"] for seat in scene["seats"]) and not (felt and felt["kind"] == "own"):
        yield "column", "lost"
    yield from _all("takes", [scene["ahead"]] if scene["ahead"] else ())
    for choice in scene["choices"]:
        # One card says by itself what is done with it.
        if len(choice["cards"]) != 1 or choice["group"]:
            yield "action", choice["label"]["id"]


def on_sheet(sections: Iterable[Section]) -> Iterator[Told]:
    """Kind and id of each sentence of a sheet of rules."""
    for section in sections:
        yield from (("rules", f"{section['id']}-{half}") for half in ("title", "text"))
        yield from in_pictures(section["pictures"])


def in_pictures(pictures: Iterable[Picture]) -> Iterator[Told]:
    for picture in pictures:
        examples = picture.get("cards", [])
        said = ("below", "lead", "win")
        cells = [*picture.get("head", []), *chain(*picture.get("rows", []))]
        parts: list[Any] = [example.get(place) for example in examples for place in said]
        parts += [picture.get("caption"), *picture.get("parts", []), *chain(*cells)]
        for part in parts:
            if isinstance(part, dict) and "kind" not in part:
                yield "rules", part["id"]
        for phase in picture.get("phases", []):
            yield from (("rules", f"phase-{phase['id']}{end}") for end in ("", "-how"))


def _all(kind: str, lines: Sequence[Line]) -> Iterator[Told]:
    for line in lines:
        params = line["params"]
        yield kind, line["id"]
        yield from _all(kind, params.get("lines", ()))
        yield from _all(kind, params.get("sentences", ()))
        yield from _all("takes", params.get("takes", ()))
        if "plays" in params:
            yield kind, "play"


def key_of(game: str, told: Told, known: Collection[str]) -> str:
    """As web/app/ui/words.js finds it, "" for none."""
    kind, name = told
    own = re.sub("[^a-z0-9]+", "-", f"{kind}-{name}".lower())
    return next((key for key in (f"{game}-{own}", own, f"{kind}-other") if key in known), "")


def of_the_kinds(game: str, known: Collection[str]) -> set[str]:
    """The sentences of these kinds that a game has; game "": those that all share."""
    prefix = f"{game}-" if game else ""
    return {key for key in known if key.startswith(tuple(f"{prefix}{kind}-" for kind in KINDS))}


# --- facts, things and whoever is ahead -----------------------------------------------------------

SHOWN_KINDS = ("fact", "sign", "ahead", "aim", "item", "sort")
"""What the page finds by the id of a fact, of a thing of the game's own, or of who is ahead."""

NEEDED_OF = {"line": "fact", "word": "fact", "meter": "fact"}
"""Facts that say nothing without a sentence of their own."""


def _show(scene: Scene, sections: Iterable[Section], spoken: Spoken) -> None:
    """The keys of what a moment shows."""
    may = spoken.may
    for fact in facts_of(scene, sections):
        _keys_of(fact, may, spoken.must)
    if scene["ahead"]:
        may.add(f"ahead-{scene['ahead']['id']}")
    felt = scene["felt"]
    named = [item["name"] for item in felt["items"] if "name" in item] if felt else []
    may |= {f"aim-{name['id']}" for name in named}
    may |= {f"sign-{column['id']}" for column in scene["columns"]}


def facts_of(scene: Scene, sections: Iterable[Section]) -> Iterator[Fact]:
    """All that are told at a moment, those within others as well."""
    felt = scene["felt"]
    found: list[Fact] = [*scene["notes"], *chain(*(seat["badges"] for seat in scene["seats"]))]
    found += chain(*(item["facts"] for item in felt["items"])) if felt else ()
    found += chain(*(choice.get("facts", []) for choice in scene["choices"]))
    for section in sections:
        for picture in section["pictures"]:
            cells = [*picture.get("parts", []), *chain(*chain(*picture.get("rows", [])))]
            found += [each["fact"] for each in picture.get("cards", []) if "fact" in each]
            found += [each["end"] for each in picture.get("listed", []) if "end" in each]
            found += [part for part in cells if isinstance(part, dict) and "kind" in part]  # type: ignore[misc]
    yield from chain(*map(within, found))


def within(fact: Fact) -> Iterator[Fact]:
    """A fact and those that it is made of."""
    yield fact
    yield from chain(*map(within, fact.get("facts", ())))


def _keys_of(fact: Fact, may: set[str], must: set[str]) -> None:
    name, value = fact["id"], fact.get("value")
    of_value = f"{name}-{value}" if isinstance(value, str) else name
    may |= {f"{kind}-{each}" for kind in ("fact", "sign") for each in (name, of_value)}
    may |= {f"fact-{name}-lit"} if "lit" in fact else set()
    if fact["kind"] in NEEDED_OF:
        must.add(f"fact-{of_value if fact['kind'] == 'word' else name}")
