"""Scharfe Schoten's tables and sums: spice cards, the order of the colours, the score of a round.

Colours: R chili, Y mustard, G wasabi, B pepper.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from pygame_core.kit.cards import Card, full_deck

COLOURS = "RYGB"
NUMBERS = range(1, 13)
DECK = full_deck(COLOURS, NUMBERS)
BY_NAME = {str(card): card for card in DECK}

SEATS = (3, 4)
HAND_SIZES = {3: 12, 4: 10}
"""Cards per hand by number of seats; the rest of the deck is the rack."""

Prediction = tuple[str, str]
"""The colour to collect most of, and the colour to collect least of."""
PREDICTIONS: tuple[Prediction, ...] = tuple(
    (most, least) for most in COLOURS for least in COLOURS if most != least
)

Colours = dict[str, int]
"""How many cards of each colour, zeros included."""


def count_colours(cards: Iterable[Card]) -> Colours:
    counts = dict.fromkeys(COLOURS, 0)
    for card in cards:
        counts[card.suit] += 1
    return counts


class TrumpOrder(NamedTuple):
    """A round's trumps and the strength of every card, fixed by the four number cards.

    numbers: the number card under each colour card. colours, trumps: strongest first.
    strength: higher wins; the colour led counts for nothing.
    """

    numbers: Mapping[str, int]
    colours: tuple[str, ...]
    trumps: tuple[Card, ...]
    strength: Mapping[Card, int]


def trump_order(numbers: Mapping[str, int]) -> TrumpOrder:
    """Trumps beat all other cards. Otherwise the stronger colour wins, then the higher number."""
    colours = tuple(sorted(COLOURS, key=lambda colour: -numbers[colour]))
    trumps = tuple(Card(colour, numbers[colour]) for colour in colours)
    weakest_first = sorted(
        DECK, key=lambda card: (card in trumps, -colours.index(card.suit), card.number)
    )
    return TrumpOrder(
        {colour: numbers[colour] for colour in COLOURS},
        colours,
        trumps,
        {card: place for place, card in enumerate(weakest_first)},
    )


Hit = Literal["alone", "shared", "missed"]
HIT_POINTS: dict[Hit, int] = {"alone": 5, "shared": 3, "missed": 0}


class Score(NamedTuple):
    """What a seat's two predictions came to, and the difference if both were right."""

    most: Hit
    least: Hit
    difference: int | None

    @property
    def points(self) -> int:
        return HIT_POINTS[self.most] + HIT_POINTS[self.least] + (self.difference or 0)


def score_prediction(captured: Colours, prediction: Prediction) -> Score:
    """The score of a round; only the seat's own captured cards count, colours at zero included."""
    most, least = prediction
    counts = list(captured.values())
    hit_most = _hit(captured[most], max(counts), counts)
    hit_least = _hit(captured[least], min(counts), counts)
    both = "missed" not in (hit_most, hit_least)
    return Score(hit_most, hit_least, captured[most] - captured[least] if both else None)


def _hit(count: int, wanted: int, counts: Sequence[int]) -> Hit:
    if count != wanted:
        return "missed"
    return "alone" if counts.count(wanted) == 1 else "shared"


_RANKS: tuple[Hit, ...] = ("missed", "shared", "alone")


def why_changed(before: Colours, after: Colours, prediction: Prediction) -> dict[str, str]:
    """What makes the score of the first another one: that a colour is now ahead of another (why is
    "ahead"), or level with it ("level"); "" for what is neither, so the difference."""
    then, now = score_prediction(before, prediction), score_prediction(after, prediction)
    tiles = (prediction[0], then.most, now.most, max), (prediction[1], then.least, now.least, min)
    is_better = now.points > then.points
    for tile, was, has, nearest in tiles:
        gain = _RANKS.index(has) - _RANKS.index(was)
        if gain and (gain > 0) == is_better:
            others = [suit for suit in after if suit != tile]
            # Whichever stands otherwise to it now.
            passed = [
                suit for suit in others if _order(before, tile, suit) != _order(after, tile, suit)
            ]
            rival = nearest(passed, key=after.__getitem__)
            first, second = (tile, rival) if (nearest is max) == is_better else (rival, tile)
            is_level = after[first] == after[second]
            told = {"cost_suit": first, "than_suit": second}
            return {"why": "level" if is_level else "ahead", **told}
    return {"why": "", "cost_suit": "", "than_suit": ""}


def _order(have: Colours, one: str, other: str) -> int:
    """1 if there is more of one colour, −1 if there is less, 0 if the two are level."""
    return (have[one] > have[other]) - (have[one] < have[other])
