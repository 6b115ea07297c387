"""What sets the two colours of a prediction of Scharfe Schoten apart from all others.

A colour is won with its strong cards and from the rack; low cards of it go to others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pygame_core.games.scharfe_schoten.rules import DECK, trump_order
from pygame_core.kit.cards import suit_of
from pygame_core.kit.comparing import Compared
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

_BEST = 4
"""So many of a colour's cards are its strongest: the trump, and the three highest numbers."""
_CLOSE = 0.4
"""Points against the others that do not set two predictions apart where they are about equal."""
NO_REASON = "none"

MOST = (
    *("best", "trump", "rack", "trump-rack", "best-rack"),
    *("place-best", "rack-there", "trump-there", "best-there"),
)
LEAST = (
    *("best", "trump", "best-low", "best-there", "best-rack"),
    *("best-place", "low-there", "low-rack"),
)
"""The facts that are told of a colour, first what is understood at once."""


class Colour(NamedTuple):
    """best: how many of its strongest cards are in the hand; trump: whether its trump is; low: its
    other cards there; place: in the order of strength; there: how many the others hold."""

    best: int
    trump: int
    low: int
    place: int
    rack: int
    there: int


def of_tiles(view: View, most: str, least: str) -> list[Line]:
    """A sentence for each of the two."""
    found = _colours(view)
    rivals = [each for each in found if each not in (most, least)]
    return [
        line("because-most", suit=most, why=_most(found, most), **_numbers(found[most])),
        line(
            "because-fewest",
            suit=least,
            why=_least(found, most, least),
            rival_suit=rivals,
            **_numbers(found[least]),
        ),
    ]


def stands_out(view: View, most: str, least: str) -> bool:
    """Whether something is true of each of the two that is true of no other."""
    found = _colours(view)
    return NO_REASON not in (_most(found, most), _least(found, most, least))


def compared(view: View, options: Sequence[Mapping[str, Any]]) -> Compared:
    """Of the first of the options; with the colour that would do for one of its tiles, too."""
    best, *others = options
    tiles = split_action(best["action"])[1]
    said = of_tiles(view, *tiles)
    for each in sorted(others, key=lambda other: float(other["edge"])):
        words = split_action(each["action"])[1]
        changed = [at for at in range(len(tiles)) if words[at] != tiles[at]]
        if each["level"] and each["edge"] - best["edge"] <= _CLOSE and len(changed) == 1:
            tile = ("most", "fewest")[changed[0]]
            said.append(line("because-close", tile=tile, suit=words[changed[0]]))
            break
    told = line("predict", sentences=said)
    return Compared(None, told, told)


def _colours(view: View) -> dict[str, Colour]:
    table, hand = view["table"], view["hand"]
    strength = trump_order(table["numbers"]).strength
    held = Counter(suit_of(name) for name in hand)
    found = {}
    for place, colour in enumerate(table["order"], start=1):
        own = sorted((card for card in DECK if card.suit == colour), key=strength.__getitem__)
        best = len({str(card) for card in own[-_BEST:]} & set(hand))
        found[colour] = Colour(
            best=best,
            trump=sum(suit_of(name) == colour and name in table["trumps"] for name in hand),
            low=held[colour] - best,
            place=place,
            rack=table["rack"][colour],
            there=sum(backs[colour] for backs in table["backs"]) - held[colour],
        )
    return found


def _numbers(colour: Colour) -> dict[str, int]:
    return {**colour._asdict(), "held": colour.best + colour.low}


def _most(found: Mapping[str, Colour], most: str) -> str:
    mine = found[most]
    good = {
        "best": mine.best > 0,
        "trump": mine.trump > 0,
        "rack": mine.rack > 1,
        "there": mine.there > 6,
        "place": mine.place < 3,
    }
    alone = {**good, "best": mine.best > 1, "rack": mine.rack > 2}
    signs = {"best": 1, "trump": 1, "rack": 1, "there": 1, "place": -1}
    others = [each for colour, each in found.items() if colour != most]
    return _first(MOST, mine, others, signs, alone, good)


def _least(found: Mapping[str, Colour], most: str, least: str) -> str:
    """There is another one for the most."""
    mine = found[least]
    good = {
        "best": mine.best < 2,
        "trump": not mine.trump,
        "low": mine.low > 1,
        "place": mine.place == 1,
        "rack": mine.rack < 3,
        "there": mine.there < 8,
    }
    signs = {"best": -1, "trump": -1, "low": 1, "place": -1, "rack": -1, "there": -1}
    others = [each for colour, each in found.items() if colour not in (most, least)]
    return _first(LEAST, mine, others, signs, good, good)


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
