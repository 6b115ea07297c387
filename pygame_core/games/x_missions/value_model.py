"""A value model: what the rest of a round is likely to bring, by rules of thumb.

Each card in hand has some chance to win a trick. Together they say how many tricks are likely to
come; what is in those tricks is taken to be a fair draw from the cards not captured yet. From
both follows what a mission is worth. The chances were counted in many rounds between casual
computer players.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb, prod

from pygame_core.games.x_missions.rules import (
    COLOURS,
    EIGHTS_NEEDED,
    NO_MISSION,
    NO_TRUMP,
    SEATS,
    Choice,
    Tally,
    prices,
    trick_points,
)
from pygame_core.kit.cards import Card

# The chance to win a trick by how many higher cards of the colour are still out: with at most
# three cards in hand, with four to six, with more.
_Chances = tuple[tuple[float, ...], ...]
_TRUMP_WINS: _Chances = (
    (1.0, 0.45, 0.27, 0.16, 0.12, 0.1, 0.05, 0.02, 0.01),
    (1.0, 0.63, 0.51, 0.39, 0.3, 0.26, 0.2, 0.11, 0.05),
    (1.0, 0.67, 0.54, 0.42, 0.38, 0.31, 0.25, 0.14, 0.05),
)
_SIDE_WINS: _Chances = (
    (0.2, 0.05, 0.02, 0.01, 0.01, 0.01, 0.0, 0.0, 0.0),
    (0.33, 0.11, 0.05, 0.03, 0.02, 0.01, 0.01, 0.0, 0.0),
    (0.55, 0.23, 0.11, 0.06, 0.02, 0.01, 0.01, 0.0, 0.0),
)
_WINS_WITHOUT_TRUMP: _Chances = (
    (0.5, 0.09, 0.04, 0.01, 0.01, 0.01, 0.0, 0.0, 0.0),
    (0.67, 0.23, 0.13, 0.04, 0.03, 0.02, 0.01, 0.0, 0.0),
    (0.77, 0.39, 0.2, 0.11, 0.07, 0.03, 0.01, 0.0, 0.0),
)

_WANTS_TRICKS = 0.2
_SHUNS_TRICKS = -0.5
"""How far a seat that wants tricks, or wants none, can bend its chances."""


def expected_points(
    choice: Choice, tally: Tally, hand: Sequence[Card], out: Sequence[Card], trump: str
) -> float:
    """Points that the rest of the round is likely to bring, the mission included.

    tally: what the seat has captured. out: cards in other hands. Before a trick: everybody holds
    as many cards as this seat.
    """
    bend = 0.0 if choice == NO_MISSION else _bend(choice, tally, len(hand))
    chances = [_bent(chance_to_win(card, out, trump, len(hand)), bend) for card in hand]
    counts = _trick_counts(chances)
    value = trick_points(choice) * sum(k * chance for k, chance in enumerate(counts))
    if choice == NO_MISSION:
        return value
    rest = [*hand, *out]
    pay = prices(choice, trump)
    if choice == 7:
        value += pay[0] * _only_low(tally, hand, chances, rest)
    else:
        value += sum(
            chance * _pays(choice, pay, tally, k, rest)
            for k, chance in enumerate(counts)
            if chance > 1e-6
        )
    return value


def chance_to_win(card: Card, out: Iterable[Card], trump: str, in_hand: int) -> float:
    """The chance of a card among so many in the hand, out being those in the others'."""
    higher = sum(other.suit == card.suit and other.number > card.number for other in out)
    if card.suit == trump:
        table = _TRUMP_WINS
    else:
        table = _WINS_WITHOUT_TRUMP if trump == NO_TRUMP else _SIDE_WINS
    return table[(in_hand - 1) // 3][higher]


def chance_that_all_have(seats: int, cards: int, held: int, out: int) -> float:
    """The chance that each of so many seats has one of these cards, of all that are out, with so
    many in each hand: by inclusion and exclusion, by how many of them have none."""
    return sum(
        (-1.0) ** none * comb(seats, none) * comb(out - cards, none * held) / comb(out, none * held)
        for none in range(seats + 1)
    )


def _bend(mission: int, tally: Tally, tricks_left: int) -> float:
    """Whether tricks are wanted (above 0), shunned (below 0) or neither."""
    if mission in (4, 5, 6, 8, 9):
        return _WANTS_TRICKS
    if mission == 2 and SEATS * (2 - tally.tricks) > tricks_left:
        return _WANTS_TRICKS
    return 0.0 if mission == 3 else _SHUNS_TRICKS


def _bent(chance: float, bend: float) -> float:
    """The chance with some care taken to win (bend above 0) or not to win (below 0)."""
    if bend >= 0:
        return float(1 - (1 - chance) ** (1 + bend))
    return float(chance ** (1 - bend))


def _trick_counts(chances: Iterable[float]) -> list[float]:
    """How likely 0, 1, 2, … of the cards win, each for itself."""
    counts = [1.0]
    for chance in chances:
        longer = [*counts, 0.0]
        for k, before in enumerate(counts):
            longer[k + 1] += before * chance
            longer[k] -= before * chance
        counts = longer
    return counts


@lru_cache(maxsize=100_000)
def _drawn(wanted: int, of_them: int, cards: int, draws: int) -> float:
    """How likely exactly `wanted` of a kind are among `draws` cards of all that are left."""
    if not 0 <= wanted <= min(of_them, draws):
        return 0.0
    ways = comb(of_them, wanted) * comb(cards - of_them, draws - wanted)
    return ways / comb(cards, draws)


def _at_least(wanted: int, of_them: int, cards: int, draws: int) -> float:
    return sum(_drawn(count, of_them, cards, draws) for count in range(max(0, wanted), 10))


def _pays(
    mission: int, pay: tuple[int, ...], tally: Tally, more: int, rest: Sequence[Card]
) -> float:
    """What the mission is likely to pay if the seat takes that many more tricks."""
    tricks = tally.tricks + more
    if mission == 0:
        return pay[0] * (tricks == 0)
    if mission == 1:
        return _one_colour(pay, tally, more, len(rest) // SEATS)
    if mission == 2:
        return pay[0] * (tricks == 2)
    if mission == 5:
        return pay[0] * (tricks >= 5)
    cards, draws = len(rest), SEATS * more
    if mission == 8:
        eights = sum(card.number == 8 for card in rest)
        missing = EIGHTS_NEEDED - tally.eights
        all_four = _at_least(missing + 1, eights, cards, draws)
        return pay[0] * _at_least(missing, eights, cards, draws) + (pay[1] - pay[0]) * all_four
    suits = [card.suit for card in rest]
    left = [
        (count, suits.count(colour)) for colour, count in zip(COLOURS, tally.colours, strict=True)
    ]
    if mission == 4:
        # Seats follow: a trick holds fewer colours than four cards drawn blindly.
        return pay[0] * prod(_at_least(1 - have, of, cards, 5 * more // 2) for have, of in left)
    if mission == 3:
        fails = prod(1 - _drawn(3 - have, of, cards, draws) for have, of in left)
    else:
        goal = 6 if mission == 6 else 9
        fails = prod(1 - _at_least(goal - have, of, cards, draws) for have, of in left)
    return pay[0] * (1 - fails)


def _one_colour(pay: tuple[int, ...], tally: Tally, more: int, tricks_left: int) -> float:
    """Mission 1: tricks of one colour come while everybody can still follow."""
    if sum(count > 0 for count in tally.colours) > 1 or tally.tricks + more > 2:
        return 0.0
    pure = 0.06 * tricks_left
    if tally.tricks == 0:
        return (0.0, pure * pay[0], pure * pure / 3 * pay[1])[more]
    return pay[tally.tricks + more - 1] * (pure / 2) ** more


def _only_low(
    tally: Tally, hand: Sequence[Card], chances: Sequence[float], rest: Sequence[Card]
) -> float:
    """Mission 7: at least one trick, and 8s and 9s in none. Own 8s and 9s must not win at all."""
    if tally.high:
        return 0.0
    high = sum(card.number >= 8 for card in rest)
    clean = _drawn(0, high, len(rest), min(SEATS - 1, len(rest)))
    no_trick = prod(1 - chance for chance in chances)
    no_high = prod(
        1 - chance * (1 - clean if card.number < 8 else 1)
        for card, chance in zip(hand, chances, strict=True)
    )
    return no_high if tally.tricks else no_high - no_trick
