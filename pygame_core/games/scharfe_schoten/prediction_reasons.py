"""What sets the two colours of a prediction of Scharfe Schoten apart from all others.

A colour is won with its strong cards and from the rack; low cards of it go to others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pygame_core.games.scharfe_schoten.rules import DECK, trump_order
from pygame_core.kit.cards import Card
from pygame_core.kit.comparing import Compared
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

_BEST = 4
"""So many of a colour's cards are its strongest: the trump, and the three highest numbers."""
_LOW = 6
"""The highest number of a card that hardly wins a trick."""
NO_REASON = "none"
_LEEWAY = 2
"""A whole round hangs on a prediction: so many points one that is plain may cost."""
_MANY, _MANY_ON_RACK = 4, 3
"""From so many cards of a colour on, in the hand or on the rack, it seems odd as the fewest."""
_MANY_LOW = 2
"""From so many low cards on they speak against a colour as the most."""
WITH_AN_OBJECTION = ("low", "trump-low", "best-low", "best-place", NO_REASON)
"""What is told of the fewest by how many of it are held, or against another objection."""

IN_HAND = ("trump", "best", "low", "held", "trump-low", "best-low", "best-held")
"""The facts that a hand shows of its colours, which weigh most."""
_COMPARED = ("trump", "best", "rack", "trump-low")
"""What compares all colours by itself."""
MOST = (
    *("trump", "best", "rack", "trump-low", "best-rack", "best-held", "rack-there"),
    *("best-there", "place-best", "best-low", "there"),
)
LEAST = (
    *("low", "best", "held", "trump", "trump-low", "best-low", "best-there", "best-rack"),
    *("best-place", "there", "weak"),
)
"""The facts that are told of a colour, first what is understood at once."""
_AGAINST = ("trump", "best", "low", "rack", "there")
"""Those by which it is compared with one more, in the same order."""
_AGAINST_NONE = ("there", "rack")
"""The same with one of which none is held."""
_FOR_MOST = {"trump": 1, "best": 1, "held": 1, "low": -1, "rack": 1, "there": 1, "place": -1}
_FOR_LEAST = {**{fact: -sign for fact, sign in _FOR_MOST.items()}, "weak": 1, "place": -1}
"""Whether more of a fact speaks for a colour, or less."""


class Colour(NamedTuple):
    """held: how many cards of it are in the hand; best: of its strongest; trump: whether its trump
    is; low: of the others those with a low number; place: in the order of strength; there: how many
    the others hold."""

    held: int
    best: int
    trump: int
    low: int
    place: int
    rack: int
    there: int

    @property
    def weak(self) -> int:
        """Of so many others cards that are no trumps beat it."""
        return self.place - 1

    @property
    def shown(self) -> int:
        """How much a hand seems to ask for it as the most."""
        return self.held + self.best + self.trump


def of_tiles(view: View, most: str, least: str) -> list[Line]:
    """A sentence for each of the two."""
    found = _colours(view)
    rivals = [each for each in found if each not in (most, least)]
    obvious = min(rivals, key=lambda each: (found[each].held, found[each].low))
    also = [each for each in found if each != most and found[each].trump]
    also = sorted(also, key=lambda each: -found[each].held)[:1]
    why, why_least = _most(found, most), _least(found, most, least)
    yet = "none" if found[most].held or why == NO_REASON else "held"
    told = {**found[most]._asdict(), **({"rival_suit": also} if also else {})}
    fewest: dict[str, Any] = {
        "why": why_least,
        "yet": _objection(found[least], why_least),
        "rival_suit": rivals,
    }
    if _has("low", why_least):
        than = _ahead_by(found, least, obvious, _FOR_LEAST)
        count = getattr(found[obvious], than or "low")
        fewest |= {"why": "low", "rival_suit": [obvious], "than": than or "none", "count": count}
    return [
        line("because-most", suit=most, why=why, yet=yet, **told),
        line("because-fewest", suit=least, **found[least]._asdict(), **fewest),
    ]


def _objection(least: Colour, why: str) -> str:
    """What a hand or the rack seems to say against the fewest, unless it is told anyway."""
    if least.held >= _MANY and why not in WITH_AN_OBJECTION:
        return "held"
    is_told = why in ("best-place", NO_REASON) or _has("rack", why)
    return "rack" if least.rack >= _MANY_ON_RACK and not is_told else "none"


def _seeming(found: Mapping[str, Colour], most: str, least: str) -> tuple[str, str]:
    """The two colours that a hand seems to ask for, each beside the other one of these; of those
    that do so alike, the one of these."""
    return (
        max(found, key=lambda each: (each != least, found[each].shown, each == most)),
        min(found, key=lambda each: (each == most, found[each].held, each != least)),
    )


def _rather_than(view: View, most: str, least: str) -> list[Line]:
    """For each of the two, why it is not the colour that the hand seems to ask for."""
    found = _colours(view)
    seems_most, seems_least = _seeming(found, most, least)
    return [
        _not(tile, rival, fact, found[rival])
        for tile, suit, why, rival, signs in (
            ("fewest", least, _least(found, most, least), seems_least, _FOR_LEAST),
            ("most", most, _most(found, most), seems_most, _FOR_MOST),
        )
        if why not in _COMPARED
        and not (tile == "fewest" and _has("low", why))
        and (fact := _ahead_by(found, suit, rival, signs))
    ]


def _has(fact: str, why: str) -> bool:
    return fact in why.split("-")


def _not(tile: str, suit: str, fact: str, colour: Colour) -> Line:
    return line("because-not", tile=tile, suit=suit, why=fact, count=getattr(colour, fact))


def _ahead_by(found: Mapping[str, Colour], mine: str, other: str, signs: Mapping[str, int]) -> str:
    """By which fact a colour is preferred to another; "" for none."""
    for fact in _AGAINST if found[other].held else _AGAINST_NONE:
        is_thin = fact == "low" and signs[fact] < 0 and found[other].low < _MANY_LOW
        ahead = signs[fact] * (getattr(found[mine], fact) - getattr(found[other], fact))
        if ahead > 0 and not is_thin:
            return fact
    return ""


def compared(view: View, options: Sequence[Mapping[str, Any]]) -> Compared:
    """Of the first of the options."""
    tiles = split_action(options[0]["action"])[1]
    said, rather = of_tiles(view, *tiles), _rather_than(view, *tiles)
    is_bare = any(each["params"]["why"] == NO_REASON for each in said)
    # There is room for one more, unless an objection is met in both.
    room = min(1, sum(each["params"]["yet"] == "none" for each in said))
    told = line("predict", sentences=[*said, *rather[:room]], first=len(tiles) + is_bare)
    return Compared(None, told, told)


def preferred(view: View, options: Sequence[Mapping[str, Any]]) -> str | None:
    """Of the predictions that are about equal the one for which the hand speaks most plainly."""
    found = _colours(view)

    def is_close(option: Mapping[str, Any]) -> bool:
        return bool(option["level"]) and option["edge"] <= _LEEWAY

    def plainness(option: Mapping[str, Any]) -> tuple[bool, int, int, float]:
        most, least = split_action(option["action"])[1]
        told = (_most(found, most), _least(found, most, least))
        shown = sum(why in IN_HAND for why in told)
        alike = zip(_seeming(found, most, least), (most, least), strict=True)
        return NO_REASON not in told, sum(a == b for a, b in alike), shown, -option["edge"]

    close = filter(is_close, options)
    return str(max(close, key=plainness)["action"])


def _colours(view: View) -> dict[str, Colour]:
    table, hand = view["table"], set(view["hand"])
    strength = trump_order(table["numbers"]).strength
    held = {
        colour: [card for card in DECK if card.suit == colour and str(card) in hand]
        for colour in table["order"]
    }
    best = {colour: _strongest(colour, strength) & hand for colour in table["order"]}
    found = {}
    for place, colour in enumerate(table["order"], start=1):
        low = [card for card in held[colour] if card.number <= _LOW]
        found[colour] = Colour(
            held=len(held[colour]),
            best=len(best[colour]),
            trump=len(set(table["trumps"]) & best[colour]),
            low=sum(str(card) not in best[colour] for card in low),
            place=place,
            rack=table["rack"][colour],
            there=sum(backs[colour] for backs in table["backs"]) - len(held[colour]),
        )
    return found


def _strongest(colour: str, strength: Mapping[Card, Any]) -> set[str]:
    own = sorted((card for card in DECK if card.suit == colour), key=strength.__getitem__)
    return set(map(str, own[-_BEST:]))


def _most(found: Mapping[str, Colour], most: str) -> str:
    mine = found[most]
    good = {
        "best": mine.best > 0,
        "held": mine.held > 2,
        "trump": mine.trump > 0,
        "low": mine.low < mine.held,
        "rack": mine.rack > 1,
        "there": mine.there > 6,
        "place": mine.place < 3,
    }
    alone = {**good, "best": mine.best > 1, "rack": mine.rack > 2}
    others = [each for colour, each in found.items() if colour != most]
    return _first(MOST, mine, others, _FOR_MOST, alone, good)


def _least(found: Mapping[str, Colour], most: str, least: str) -> str:
    """There is another one for the most."""
    mine = found[least]
    # What speaks for the most does not speak against another of which as many are held.
    is_fewer = mine.best < found[most].best or not _has("best", _most(found, most))
    good = {
        "best": mine.best < 2 and is_fewer,
        "held": True,
        "trump": not mine.trump,
        "low": mine.low > 1 and not mine.trump,
        "place": mine.place == 1,
        "rack": mine.rack < 3,
        "there": mine.there < 8,
        "weak": mine.weak == len(found) - 1,
    }
    others = [each for colour, each in found.items() if colour not in (most, least)]
    alone = {**good, "low": mine.low > 1 and not mine.best}
    return _first(LEAST, mine, others, _FOR_LEAST, alone, good)


def _first(
    told: Sequence[str],
    mine: Colour,
    others: Sequence[Colour],
    signs: Mapping[str, int],
    alone: Mapping[str, bool],
    good: Mapping[str, bool],
) -> str:
    """The first facts that speak for a colour and are as true of no other."""
    for why in told:
        facts = why.split("-")
        speaks = alone if len(facts) == 1 else good
        if not all(speaks[fact] for fact in facts):
            continue
        if not any(
            all(
                signs[fact] * getattr(other, fact) >= signs[fact] * getattr(mine, fact)
                for fact in facts
            )
            for other in others
        ):
            return why
    return NO_REASON
