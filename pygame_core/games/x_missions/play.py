"""A card about to be played, as the seat that plays it sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from pygame_core.games.x_missions.decided import prospect
from pygame_core.games.x_missions.goal import left
from pygame_core.games.x_missions.progress import endings
from pygame_core.games.x_missions.rules import (
    BY_NAME,
    COLOURS,
    DECK,
    HIGH,
    NO_MISSION,
    SEATS,
    strength,
    trick_points,
)
from pygame_core.games.x_missions.value_model import chance_that_all_have
from pygame_core.kit.card_tracking import shown_voids, tricks_taken
from pygame_core.kit.cards import Card
from pygame_core.views import View

_FEW = 1
"""So few higher cards of its colour a card may well escape."""
_DRAWN = 2
"""So many higher trumps may go when trumps are led."""
_FEW_TRICKS = (0, 1, 3, 7)
"""The missions that no further trick need do good."""


class Play:
    """A card about to be played.

    rest: the other cards of the hand. lying: the trick before it. is_ahead: whether it would be
    ahead. mission: None where there is none, or where it is done or lost for good. wins_no_more:
    whether it is done because the seat can win no further trick.
    """

    def __init__(self, view: View, card: Card) -> None:
        table, seat = view["table"], view["seat"]
        assert seat is not None
        self._view, self._seat = view, seat
        self.card = card
        self.hand = [BY_NAME[name] for name in view["hand"]]
        self.rest = [other for other in self.hand if other != card]
        self.lying: Sequence[Card] = [BY_NAME[name] for _, name in view["trick"]]
        self.trump: str = table["trump"]
        self.is_ahead = str(card) in table["taking"]
        self.tricks: int = table["tricks"][seat]
        self.tricks_left = len(self.hand)
        self.sure: int = table["my_cards"]["sure"]
        self.colours: Mapping[str, int] = table["my_tally"]["colours"]
        progress, choice = table["progress"], table["my_mission"]
        is_open = progress is not None and progress["status"] == "possible"
        self.wins_no_more = progress is not None and progress["why"] == "no-more"
        self.each = trick_points(choice)
        self.mission: int | None = choice if is_open and choice != NO_MISSION else None
        # What the mission still lacks, as the goal says it.
        self.lacks: dict[str, Any] = (
            left(view)
            if progress
            else {"suit": "", "missing_suit": [], "open_suit": [], "left": 0, "have": 0}
        )

    @cached_property
    def others(self) -> list[Play]:
        """The same of each other card that could be played instead."""
        names = [action.split(" ")[1] for action in self._view["legal"]]
        return [Play(self._view, BY_NAME[name]) for name in names if name != str(self.card)]

    @cached_property
    def _out(self) -> list[Card]:
        """What the other seats hold."""
        tricks = tricks_taken(self._view, BY_NAME)
        gone = {played for taken in tricks for _, played in taken.plays}
        known = {*gone, *self.hand, *self.lying}
        return [card for card in DECK if card not in known]

    @cached_property
    def _stronger(self) -> list[Card]:
        mine = strength(self.card, self.led, self.trump)
        return [card for card in self._out if strength(card, self.led, self.trump) > mine]

    @property
    def led(self) -> str:
        return (self.lying or [self.card])[0].suit

    @property
    def leads(self) -> bool:
        return not self.lying

    @property
    def is_last(self) -> bool:
        """Whether the trick is full with it."""
        return len(self.lying) == SEATS - 1

    @property
    def above(self) -> int:
        """How many cards that the others hold are higher in its own suit."""
        return sum(other.suit == self.card.suit for other in self._stronger)

    @property
    def can_be_trumped(self) -> bool:
        """Whether a trump may beat it: only who has none of the suit led may play one."""
        return len(self._stronger) > self.above

    @property
    def takes(self) -> bool:
        """For certain."""
        return self.is_ahead and (self.is_last or not self._stronger)

    @cached_property
    def pure(self) -> float:
        """The chance that the trick is of one colour in the end: that all to come have it."""
        voids = shown_voids(SEATS, (taken.plays for taken in tricks_taken(self._view, BY_NAME)))
        steps = range(1, SEATS - len(self.lying))
        is_void = any(self.led in voids[(self._seat + step) % SEATS] for step in steps)
        there = self._elsewhere(self.led)
        if len(set(self.suits)) > 1 or is_void or there < len(steps):
            return 0.0
        return chance_that_all_have(len(steps), there, len(self.hand), len(self._out))

    @property
    def must_win(self) -> bool:
        """Whether a later trick that begins with its colour is its own, but for trumps."""
        return not self.above and self._elsewhere(self.card.suit) > 0

    def _elsewhere(self, suit: str) -> int:
        """How many cards of this colour the others hold."""
        return sum(card.suit == suit for card in self._out)

    @property
    def there(self) -> int:
        """How many cards of the suit led the others hold."""
        return self._elsewhere(self.led)

    @property
    def safer_than(self) -> str:
        """A colour of which the hand could lead a card, too, that only a trump beats, but which all
        others are less likely to have, so that it is trumped more easily; "" if there is none."""
        tops = [other for other in self.others if not other.above and other.can_be_trumped]
        less = [other.card.suit for other in tops if other.pure < self.pure]
        return less[-1] if less and self.leads and not self.above else ""

    @property
    def others_have_most(self) -> bool:
        """Whether it leads the suit of the hand of which they hold most."""
        others = [other for other in self.others if other.card.suit != self.card.suit]
        return self.leads and all(other.there < self.there for other in others)

    @property
    def needs_all(self) -> bool:
        """Whether the mission asks for every trick to come."""
        return self.mission in (2, 5) and self.tricks + self.tricks_left == self.mission

    @property
    def trick(self) -> list[Card]:
        """The trick with it, as far as it lies."""
        return [*self.lying, self.card]

    @property
    def suits(self) -> list[str]:
        return [card.suit for card in self.trick]

    @property
    def collects(self) -> str:
        """The colour of many that its trick brings: the one that is nearest, or one that then is so
        near; "" if none that can still be had."""
        after = self.with_trick()
        there = [
            suit
            for suit in self.lacks["open_suit"]
            if suit in self.suits and (self.mission != 3 or after[suit] <= 3)
        ]
        if self.lacks["suit"] in there:
            return str(self.lacks["suit"])
        best = max(there, key=lambda suit: after[suit], default="")
        return best if best and after[best] >= self.lacks["have"] else ""

    @property
    def is_collected(self) -> bool:
        """Whether the mission still needs cards of its colour."""
        suit, can_be = self.lacks["suit"], self.lacks["open_suit"]
        wanted = self.lacks["missing_suit"] if self.mission == 4 else [suit] if suit else can_be
        return self.mission in (3, 4, 6, 9) and self.card.suit in wanted

    @property
    def completes(self) -> bool:
        """Whether its trick brings all that the mission still lacks, if those to come follow suit:
        of a mission that no later trick can spoil."""
        left: int = self.lacks["left"]
        match self.mission:
            case 4:
                return {*self.lacks["missing_suit"]} <= {*self.suits}
            case 5:
                return left == 1
            case 6 | 9:
                suit = self.lacks["suit"]
                return bool(suit) and self.with_trick()[suit] - self.colours[suit] >= left
            case 8:
                return sum(card.number == 8 for card in self.trick) >= left
        return False

    @property
    def overfills(self) -> bool:
        """Whether its trick makes more of a colour than the three that mission 3 asks for."""
        after = self.with_trick()
        return any(self.colours[suit] < 3 < after[suit] for suit in COLOURS)

    @property
    def all_may_follow(self) -> bool:
        """Whether the others hold so many cards of the colour led that all to come may have one."""
        return self.there >= SEATS - len(self.trick)

    @property
    def may_get_eights(self) -> bool:
        """Whether somebody to come may have to follow with an 8 that does not beat it."""
        lower = [card for card in self._out if card not in self._stronger]
        return not self.is_last and (self.led, 8) in [(card.suit, card.number) for card in lower]

    @property
    def draws(self) -> bool:
        """Whether others throw other colours into its trick: they hold too few of the one led."""
        return self.there < SEATS - len(self.trick)

    @property
    def ruffs(self) -> bool:
        """Whether it is a trump on another colour that those to come most likely have."""
        to_come = SEATS - len(self.trick)
        return self.card.suit == self.trump != self.led and self.there > to_come

    @property
    def draws_for(self) -> Card | None:
        """The card that wins more easily once higher ones of the suit that this leads are gone: a
        better one of this suit, or after trumps one of another that only a trump could beat."""
        # With one trick left it would have to be led to by chance.
        if not self.leads or self.mission in _FEW_TRICKS or len(self.rest) < 2:
            return None
        is_trump = self.card.suit == self.trump
        wanted = self.lacks["missing_suit"] if self.mission == 4 else COLOURS
        tops = [card for card in self.rest if card.suit in wanted and self._is_top(card)]
        tops = [card for card in tops if is_trump and card.suit != self.trump]
        same = [card for card in self.rest if card.suit == self.card.suit and card > self.card]
        least, most = (0, _DRAWN) if is_trump else (1, SEATS - 1)
        same = [card for card in same if least <= self.higher_than(card) <= most]
        return max(tops or same, key=lambda card: card.number, default=None)

    @property
    def keeps_best(self) -> Card | None:
        """What only a trump could beat, if this one is beaten more easily: of the cards that could
        be played instead one of its suit, or else the likeliest to win."""
        if not self.above or self.mission == 1:
            return None
        tops = [other for other in self.others if not self.higher_than(other.card)]
        same = [other for other in tops if other.card.suit == self.card.suit]
        if self.leads and self.mission not in _FEW_TRICKS:
            same = same or sorted(tops, key=lambda other: (other.takes, other.pure))
        best = same[-1].card if same else None
        return None if best == self.draws_for else best

    @property
    def leads_trumps_in_vain(self) -> bool:
        """Whether it is a trump that others will beat, and no better card gains by that."""
        return self.card.suit == self.trump and self.above > 1 and not self.draws_for

    @property
    def draws_out_for(self) -> Card | None:
        """The next one of its colour, if that is the highest once the only higher card is out."""
        kept = [other for other in self.rest if other.suit == self.card.suit]
        if not self.leads or self.above != 1 or not kept:
            return None
        higher = [
            other for other in self._out if other.suit == self.card.suit and other > max(kept)
        ]
        return max(kept) if len(higher) == 1 else None

    def _is_top(self, card: Card) -> bool:
        """Whether the others hold of its colour only what is lower."""
        return not self.higher_than(card) and self._elsewhere(card.suit) > 0

    @property
    def can_win_too_many(self) -> bool:
        """Whether a trick more than the mission wants can still come to harm it."""
        return self.mission in (1, 2, 3) and not self.needs_all

    @property
    def power(self) -> tuple[bool, int]:
        """The more, the likelier a card is to take a later trick."""
        return self._power(self.card)

    def _power(self, card: Card) -> tuple[bool, int]:
        return card.suit == self.trump, card.number

    @property
    def may_win_last(self) -> bool | None:
        """Of two cards left, whether the one that stays can still win the last trick; None where
        there are more, or not all that was played is known."""
        taken = tricks_taken(self._view, BY_NAME)
        plays = [(seat, BY_NAME[name]) for seat, name in self._view["trick"]]
        plays.append((self._seat, self.card))
        tricks = [(each.winner, each.plays) for each in taken]
        now = prospect(self._view, self.rest, tricks, plays[0][0])
        out = [card for card in self._out if card in now.out]
        held = [count for seat, count in enumerate(self._view["hand_counts"]) if seat != self._seat]
        if len(self.rest) != 1 or max(held) > len(self.hand) or len(out) != sum(held):
            return None
        voids = shown_voids(SEATS, [*(each.plays for each in taken), plays])
        after = now._replace(out=out, trick=plays, voids=voids, tricks_left=len(self.hand))
        return any(tally.tricks > self.tricks for tally in endings(after))

    @property
    def is_weakest(self) -> bool:
        """Whether none that could be played instead is less likely to take a later trick."""
        return all(other.power >= self.power for other in self.others)

    @property
    def is_like_lower(self) -> bool:
        """Whether lower ones of its suit could be played instead, and as many cards beat them."""
        lower = [other for other in self.of_its_suit if other.card < self.card]
        return bool(lower) and all(other.above == self.above for other in lower)

    @property
    def is_like_higher(self) -> bool:
        """Whether higher ones could, and as many cards beat them, too."""
        higher = [other for other in self.of_its_suit if other.card > self.card]
        return bool(higher) and all(other.above == self.above for other in higher)

    @property
    def of_its_suit(self) -> list[Play]:
        return [other for other in self.others if other.card.suit == self.card.suit]

    @property
    def has_stronger(self) -> bool:
        """Whether some other card of the hand is likelier to take a later trick."""
        return any(self._power(other) > self.power for other in self.rest)

    @property
    def keeps_winners(self) -> list[Card]:
        """The stronger cards, of those that could be played instead, that may well take a later
        trick, the weakest first."""
        stronger = [other.card for other in self.others if other.power > self.power]
        return sorted(filter(self._may_win, stronger), key=self._power)

    @property
    def likeliest_later(self) -> Card:
        """Of all of them, or itself, the one that the fewest higher cards can beat."""
        return min(self.keeps_winners[::-1] or [self.card], key=self.higher_than)

    @property
    def may_win_later(self) -> bool:
        """Whether it might, if it stayed in the hand."""
        return self._may_win(self.card)

    def _may_win(self, card: Card) -> bool:
        """Whether a trick that begins with its colour may be its own, or it is a trump."""
        return card.suit == self.trump or self.higher_than(card) <= _FEW

    def higher_than(self, card: Card) -> int:
        """How many cards of its colour that the others hold are higher."""
        return sum(other.suit == card.suit and other > card for other in self._out)

    @property
    def may_be_thrown(self) -> list[str]:
        """The colours, other than trump, that mission 4 still lacks and that others may throw into
        this trick, which they need not all follow."""
        held, there = len(self.hand), self.there
        all_follow = there > (SEATS - 2) * held or len(self._out) - there < held
        if self.mission != 4 or self.is_last or all_follow:
            return []
        lacks = [suit for suit in self.lacks["missing_suit"] if suit not in (self.trump, self.led)]
        return [suit for suit in lacks if self._elsewhere(suit)]

    @property
    def empties(self) -> bool:
        """Whether it is the last of its colour, which trumps of the hand can win then."""
        kept = [other.suit for other in self.rest]
        return self.card.suit not in (self.trump, *kept) and self.trump in kept

    @property
    def is_rid(self) -> bool:
        """Whether mission 7 is rid of an 8 or 9, which somebody else gets."""
        return self.mission == 7 and self.card.number >= HIGH and not self.is_ahead

    @property
    def is_guarded(self) -> bool:
        """Whether the hand has a lower card of its suit, to follow with instead."""
        return any(other.suit == self.card.suit and other < self.card for other in self.rest)

    def with_trick(self) -> dict[str, int]:
        """The cards of each colour that the seat has then, if it takes the trick: those to come are
        of the colour led, if the others hold so many; of fewer one must come where it leads."""
        to_come = SEATS - len(self.trick)
        if not self.all_may_follow:
            to_come = min(self.there, 1) if self.leads else 0
        suits = [*self.suits, *[self.led] * to_come]
        return {colour: self.colours[colour] + suits.count(colour) for colour in COLOURS}
