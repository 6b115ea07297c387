"""X-Missions' tables and sums: cards, trumps, what a mission asks and pays, the end of a match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from pygame_core.kit.cards import Card, full_deck
from pygame_core.kit.scores import best_seats
from pygame_core.kit.tricks import TrickPlay, strongest

COLOURS = "RUYG"
DECK = full_deck(COLOURS, range(1, 10))
BY_NAME = {str(card): card for card in DECK}

SEATS = 4
TRICKS = len(DECK) // SEATS
TARGET = 50

NO_TRUMP = "NT"
INDICATORS = ("R", "R", "U", "U", "Y", "Y", "G", "G", NO_TRUMP)
"""The pile of trump indicators: two of each colour, one without a trump."""

MISSIONS = tuple(range(10))
NO_MISSION: Literal["none"] = "none"
Choice = int | Literal["none"]
"""What a seat drafted: the number of a mission, or none."""

HIGH = 8
"""The lowest number that mission 7 shuns."""
EIGHTS_NEEDED = 3
"""For mission 8."""


def strength(card: Card, led: str, trump: str) -> tuple[bool, bool, int]:
    """Trumps beat the colour led, which beats the rest; among equals the number decides."""
    return card.suit == trump, card.suit == led, card.number


def winning_play(plays: Sequence[TrickPlay], trump: str) -> TrickPlay:
    """The play that takes the trick, or would take it as it stands."""
    led = plays[0][1].suit
    return strongest(plays, lambda card: strength(card, led, trump))


class Tally(NamedTuple):
    """What missions look at: tricks and cards captured by a seat so far.

    colours: cards of each colour, in the order of COLOURS. eights: how many 8s. high: 8s and 9s.
    """

    tricks: int
    colours: tuple[int, ...]
    eights: int
    high: int

    @staticmethod
    def of(tricks: Sequence[Iterable[Card]]) -> Tally:
        cards = [card for trick in tricks for card in trick]
        suits = [card.suit for card in cards]
        numbers = [card.number for card in cards]
        return Tally(
            tricks=len(tricks),
            colours=tuple(map(suits.count, COLOURS)),
            eights=numbers.count(8),
            high=numbers.count(8) + numbers.count(9),
        )

    def by_colour(self) -> dict[str, int]:
        return dict(zip(COLOURS, self.colours, strict=True))


def prices(mission: int, trump: str) -> tuple[int, ...]:
    """What a mission can pay in a round with this trump: the smaller success first."""
    three_alike = 12 if trump == NO_TRUMP else 8
    table = ((8,), (9, 28), (12,), (three_alike,), (8,), (15,), (10,), (12,), (12, 20), (18,))
    return table[mission]


def mission_points(mission: int, tally: Tally, trump: str) -> int:
    """What the mission pays at the end of a round: 0 if it failed."""
    small, *large = prices(mission, trump)
    if mission == 0:
        done = tally.tricks == 0
    elif mission == 1:
        done = sum(count > 0 for count in tally.colours) == 1
        small = large[0] if tally.tricks == 2 else small
    elif mission == 2:
        done = tally.tricks == 2
    elif mission == 3:
        done = 3 in tally.colours
    elif mission == 4:
        done = min(tally.colours) >= 1
    elif mission == 5:
        done = tally.tricks >= 5
    elif mission == 6:
        done = max(tally.colours) >= 6
    elif mission == 7:
        done = tally.tricks >= 1 and tally.high == 0
    elif mission == 8:
        done = tally.eights >= EIGHTS_NEEDED
        small = large[0] if tally.eights == 4 else small
    else:
        done = max(tally.colours) == 9
    return small if done else 0


def trick_points(choice: Choice) -> int:
    """What each trick pays: double without a mission."""
    return 2 if choice == NO_MISSION else 1


def round_points(choice: Choice, tally: Tally, trump: str) -> int:
    """A seat's points for a round."""
    extra = 0 if choice == NO_MISSION else mission_points(choice, tally, trump)
    return tally.tricks * trick_points(choice) + extra


class Verdict(NamedTuple):
    """Who won a match and what decided it among the seats with the highest total."""

    winners: tuple[int, ...]
    decided_by: Literal["total", "last-round", "shared"]


def verdict(totals: Sequence[int], last_round: Sequence[int]) -> Verdict | None:
    """None until somebody has reached the target; equal totals look at the last round's points."""
    if max(totals) < TARGET:
        return None
    ahead = best_seats(totals)
    best = max(last_round[seat] for seat in ahead)
    winners = tuple(seat for seat in ahead if last_round[seat] == best)
    if len(winners) > 1:
        return Verdict(winners, "shared")
    return Verdict(winners, "total" if len(ahead) == 1 else "last-round")
