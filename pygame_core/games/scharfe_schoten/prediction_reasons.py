"""What sets the two colours of a prediction of Scharfe Schoten apart from all others.

A colour is won with its strong cards and from the rack; low cards of it go to others.
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
_MANY_MORE = 3
"""With so many more cards of another colour in the hand, that one seems to be the most."""
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
_AGAINST = ("best", "rack", "there", "low", "trump")
"""Those by which it is compared with one more, in the same order."""
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
    rivals = [each for each in found if each not in (most, least)]
    why, why_least = _most(found, most), _least(found, most, least)
    yet = "none" if found[most].held or why == NO_REASON else "held"
    yet_least = _objection(found[least], why_least)
    mine, strong = found[most]._asdict(), found[most].strong
    told = {**mine, "strong": bool(strong), **({"strong_card": strong} if strong else {})}
    fewest = {"why": why_least, "yet": yet_least, **found[least]._asdict(), "rival_suit": rivals}
    return [
        line("because-most", suit=most, why=why, yet=yet, **told),
        line("because-fewest", suit=least, **fewest),
    ]


def _objection(least: Colour, why: str) -> str:
    """What a hand or the rack seems to say against the fewest, unless it is told anyway."""
    if least.held >= _MANY and why not in WITH_AN_OBJECTION:
        return "held"
    is_told = why in ("best-place", NO_REASON) or "rack" in why.split("-")
    return "rack" if least.rack >= _MANY_ON_RACK and not is_told else "none"


def _is_plain(most: Colour, least: Colour) -> bool:
    """Whether a hand seems to ask for it: it has some of the one, and not so many of the other."""
    return most.held > 0 and least.held <= _MANY


def _against(view: View, most: str, least: str) -> list[Line]:
    """Where nothing sets a colour apart from all others, what is against each of them."""
    found = _colours(view)
    rivals = [each for each in found if each not in (most, least)]
    fewest = ("fewest", least, _least(found, most, least), _FOR_LEAST)
    return [
        _not(tile, rival, fact, found[rival])
        for tile, suit, why, signs in (fewest, ("most", most, _most(found, most), _FOR_MOST))
        for rival in rivals
        if why == NO_REASON and (fact := _ahead_by(found, _AGAINST, suit, rival, signs))
    ]


def _rather_than(view: View, most: str, least: str) -> list[Line]:
    """For each of the two, why it is not the colour that the hand seems to ask for."""
    found = _colours(view)
    rivals = [each for each in found if each not in (most, least)]
    held_most = max(found, key=lambda each: (found[each].held, found[each].best))
    held_least = min(rivals, key=lambda each: (found[each].held, found[each].rack))
    mine, other = found[least], found[held_least]
    said = []
    facts = _told_facts(_least(found, most, least))
    seems_fewer = (mine.held, mine.rack) > (other.held, other.rack)
    if seems_fewer and (fact := _ahead_by(found, facts, least, held_least, _FOR_LEAST)):
        said.append(_not("fewest", held_least, fact, other))
    is_longer = found[held_most].held >= found[most].held + _MANY_MORE
    facts = _told_facts(_most(found, most), 1 if is_longer else 2)
    if held_most != least and (fact := _ahead_by(found, facts, most, held_most, _FOR_MOST)):
        said.append(_not("most", held_most, fact, found[held_most]))
    return said


def _told_facts(why: str, least: int = 2) -> Sequence[str]:
    """A single one compares all colours by itself."""
    facts = why.split("-")
    return facts if len(facts) >= least else ()


def _not(tile: str, suit: str, fact: str, colour: Colour) -> Line:
    return line("because-not", tile=tile, suit=suit, why=fact, count=getattr(colour, fact))


def _ahead_by(
    found: Mapping[str, Colour],
    facts: Sequence[str],
    mine: str,
    other: str,
    signs: Mapping[str, int],
) -> str:
    """By which of these facts a colour is preferred to another; "" for none."""
    for fact in _AGAINST:
        ahead = getattr(found[mine], fact) - getattr(found[other], fact)
        if fact in facts and signs.get(fact, 0) * ahead > 0:
            return fact
    return ""


def compared(view: View, options: Sequence[Mapping[str, Any]]) -> Compared:
    """Of the first of the options."""
    tiles = split_action(options[0]["action"])[1]
    said, against = of_tiles(view, *tiles), _against(view, *tiles)
    # There is room for one more, unless an objection is met in both.
    room = min(1, sum(each["params"]["yet"] == "none" for each in said))
    rather = against or _rather_than(view, *tiles)[:room]
    first = len(tiles) + bool(against)
    told = line("predict", sentences=[*said, *rather[: len(tiles)]], first=first)
    return Compared(None, told, told)


def founded(view: View) -> list[str]:
    """The legal predictions of which both colours have something that sets them apart, if there are
    any those that a hand seems to ask for; all, if there is none."""
    found = _colours(view)
    tiles = {action: split_action(action)[1] for action in view["legal"]}
    told = [
        action
        for action, (most, least) in tiles.items()
        if NO_REASON not in (_most(found, most), _least(found, most, least))
    ]
    plain = [action for action in told if _is_plain(*(found[each] for each in tiles[action]))]
    return plain or told or list(view["legal"])


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
