"""What speaks for the two colours of a prediction of Scharfe Schoten, and how sure they are.

A colour is won with its strong cards and from the rack; low cards of it go to others. What the
others would have come to was found by the search.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pygame_core.games.scharfe_schoten.rules import BY_NAME, DECK, trump_order
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
_MANY, _MANY_ON_RACK = 4, 3
"""From so many cards of a colour on, in the hand or on the rack, it seems odd as the fewest."""
_CLOSE = 2
"""By so many percent a colour may seem as good as the one that is predicted, or better."""
_TILES = ("most", "least")
WITH_AN_OBJECTION = ("best-low", "best-place", "low-there", "low-rack", NO_REASON)
"""What is told of the fewest by how many of it are held, or against another objection."""

MOST = (
    *("best", "trump", "rack", "trump-rack", "best-rack"),
    *("place-best", "rack-there", "trump-there", "best-there", "there"),
)
LEAST = (
    *("best", "trump", "best-low", "best-there", "best-rack"),
    *("best-place", "low-there", "low-rack", "there", "weak", "rack"),
)
"""The facts that are told of a colour, first what is understood at once."""
_FOR_MOST = {"best": 1, "trump": 1, "rack": 1, "there": 1, "place": -1}
_FOR_LEAST = {"weak": 1, "best": -1, "trump": -1, "low": 1, "place": -1, "rack": -1, "there": -1}
"""Whether more of a fact speaks for a colour, or less."""


class Colour(NamedTuple):
    """held: how many cards of it are in the hand; best: of its strongest; trump: whether its trump
    is; low: of the others those with a low number; strong: of the strongest of other
    colours the strongest, "" for none; place: in the order of strength; there: how many the others
    hold."""

    held: int
    best: int
    trump: int
    low: int
    strong: str
    place: int
    rack: int
    there: int

    @property
    def weak(self) -> int:
        """Of so many others cards that are no trumps beat it."""
        return self.place - 1


def of_tiles(view: View, most: str, least: str) -> list[Line]:
    """A sentence for each of the two."""
    found = _colours(view)
    why, why_least = _most(found, most), _least(found, most, least)
    yet = "none" if found[most].held or why == NO_REASON else "held"
    yet_least = _objection(found[least], why_least)
    why, why_least = beside(why, yet), beside(why_least, yet_least)
    mine, strong = found[most]._asdict(), found[most].strong
    told = {**mine, "strong": bool(strong), **({"strong_card": strong} if strong else {})}
    rivals = [each for each in found if each not in (most, least)]
    fewest = {"why": why_least, "yet": yet_least, **found[least]._asdict(), "rival_suit": rivals}
    return [
        line("because-most", suit=most, why=why, yet=yet, percent=0, **told),
        line("because-fewest", suit=least, percent=0, **fewest),
    ]


def beside(why: str, yet: str) -> str:
    """Where an objection is met, there is no room for what is less true of other colours."""
    is_short = yet == "none" or "-" in why or why in ("weak", NO_REASON)
    return why if is_short else f"{why}-too"


def _objection(least: Colour, why: str) -> str:
    """What a hand or the rack seems to say against the fewest, unless it is told anyway."""
    if least.held >= _MANY and why not in WITH_AN_OBJECTION:
        return "held"
    is_told = why in ("best-place", NO_REASON) or "rack" in why.split("-")
    return "rack" if least.rack >= _MANY_ON_RACK and not is_told else "none"


def compared(view: View, options: Sequence[Mapping[str, Any]]) -> Compared:
    """Of the first of the options."""
    tiles = split_action(options[0]["action"])[1]
    said = of_tiles(view, *tiles)
    next_best: dict[str, Any] = {}
    is_close = False
    for tile, each in enumerate(said):
        chances = _chances(options, tile)
        mine = each["params"]["percent"] = chances.pop(tiles[tile])
        other = max(chances, key=chances.__getitem__)
        next_best |= {f"{_TILES[tile]}_suit": other, f"{_TILES[tile]}_percent": chances[other]}
        is_close |= chances[other] > mine - _CLOSE
    rest = line("because-next", is_close=is_close, **next_best)
    told = line("predict", sentences=[*said, rest], first=len(said))
    # Beside what is advised there is room for what the cards say.
    return Compared(None, told, line("predict", sentences=of_tiles(view, *tiles)))


def _chances(options: Sequence[Mapping[str, Any]], tile: int) -> dict[str, int]:
    """By colour, in how many of a hundred deals it came true as this tile, in the best of the
    options that have it."""
    chances: dict[str, int] = {}
    for each in options:
        colour = split_action(each["action"])[1][tile]
        chances.setdefault(colour, each["chances"][f"hits-{_TILES[tile]}"])
    return chances


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
            strong=max(
                (card for other, cards in best.items() if other != colour for card in cards),
                key=lambda card: strength[BY_NAME[card]],
                default="",
            ),
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
        "trump": mine.trump > 0,
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
    is_fewer = mine.best < found[most].best or "best" not in _most(found, most).split("-")
    good = {
        "best": mine.best < 2 and is_fewer,
        "trump": not mine.trump,
        "low": mine.low > 1 and mine.low + mine.best == mine.held,
        "place": mine.place == 1,
        "rack": mine.rack < 3,
        "there": mine.there < 8,
        "weak": mine.weak == len(found) - 1,
    }
    others = [each for colour, each in found.items() if colour not in (most, least)]
    return _first(LEAST, mine, others, _FOR_LEAST, good, good)


def _first(
    told: Sequence[str],
    mine: Colour,
    others: Sequence[Colour],
    signs: Mapping[str, int],
    alone: Mapping[str, bool],
    good: Mapping[str, bool],
) -> str:
    """The first facts that speak for a colour and are as true of no other; if there are none, with
    "-too", the first that is truer of none."""
    shared = NO_REASON
    for why in told:
        facts = why.split("-")
        speaks = alone if len(facts) == 1 else good
        if not all(speaks[fact] for fact in facts):
            continue
        if len(facts) == 1 and shared == NO_REASON:
            [fact] = facts
            most = max(signs[fact] * getattr(each, fact) for each in (mine, *others))
            shared = f"{fact}-too" if signs[fact] * getattr(mine, fact) == most else NO_REASON
        if not any(
            all(
                signs[fact] * getattr(other, fact) >= signs[fact] * getattr(mine, fact)
                for fact in facts
            )
            for other in others
        ):
            return why
    return shared
