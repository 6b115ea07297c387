"""A trick tried out with each card that may be played: who would win it, and whether to want it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, cached_property
from random import Random
from statistics import fmean

from pygame_core.games.stich_meister import evaluation
from pygame_core.games.stich_meister.basic_cards import drop_the_lead, drop_the_strongest
from pygame_core.games.stich_meister.card_tracking import tracker_of
from pygame_core.games.stich_meister.cards import BY_NAME, deck_of
from pygame_core.games.stich_meister.following import Duty
from pygame_core.games.stich_meister.goal import (
    CLEAR,
    avoids,
    by_one_more,
    handed_on,
    has_its_count,
    want,
)
from pygame_core.games.stich_meister.rule_card import Pile
from pygame_core.games.stich_meister.scoring_cards import (
    double_without_picture,
    double_without_trump,
    number_of_suits,
)
from pygame_core.games.stich_meister.trick_scene import holder_of, number_of, rules_of
from pygame_core.games.stich_meister.trumps import Trumps
from pygame_core.kit.cards import Card
from pygame_core.notation import split_action
from pygame_core.views import FACE_DOWN, View

_CLEARLY = 1.5
"""So many times what most tricks bring is clearly more."""
_FOLLOW = 0.6
"""So much of the cards to come are thought to be of the suit led."""
_BY_CARDS = (number_of_suits, double_without_picture, double_without_trump)
"""What a trick itself is worth hangs on its cards."""
_SAMPLES = 40


class TrickTrial:
    """The trick as it lies before the seat to act.

    round_wish: whether this seat wants tricks in this round, "more", "fewer" or "open". avoids:
    strong cards are a burden. keeps: it has the number of tricks that pays. legal: the cards that
    may be played. winners: those that would be ahead.
    """

    def __init__(self, view: View) -> None:
        assert view["seat"] is not None
        self.view, self.seat, self.seats = view, int(view["seat"]), view["seats"]
        self.rules, self._table = rules_of(view), view["table"]
        self.trick = [BY_NAME[name] for _, name in view["trick"] if name != FACE_DOWN]
        self.legal = [BY_NAME[split_action(action)[1][0]] for action in view["legal"]]
        self._strength = evaluation.strengths(self.rules, self._table["second_lead"], self.seats)
        self.round_wish, self.avoids = want(view), avoids(view)
        self.keeps = has_its_count(view)
        self._contenders = hooks = [rule.contenders for rule in self.rules.cards]
        self.lead_is_out = drop_the_lead in hooks and not view["trick"]
        self.is_last = len(view["trick"]) + 1 == self.seats
        self.is_blind = len(self.trick) < len(view["trick"])
        # Else who is ahead may lose it by a card that loses, too.
        self.is_steady = self.is_last or drop_the_strongest not in hooks
        # Asked of the same cards again and again.
        self.beating, self.wish = cache(self._beating), cache(self._wish)
        self.winner, self._above = cache(self._winner), cache(self._count_above)
        self.points_of, self.worth = cache(self._points_of), cache(self._worth)
        self._expected, self._filling = cache(self._likely), cache(self._filled_up)

    # --- strength --------------------------------------------------------------------------------

    def weakest(self, cards: Collection[Card]) -> list[Card]:
        """Those that beat least of the deck."""
        least = min(map(self.strength, cards), default=0)
        return [card for card in cards if self.strength(card) == least]

    def strongest(self, cards: Collection[Card]) -> list[Card]:
        """Those that beat most of the deck."""
        most = max(map(self.strength, cards), default=0)
        return [card for card in cards if self.strength(card) == most]

    def strength(self, card: Card) -> float:
        """The part of the deck that it beats when it is led."""
        return self._strength[card]

    def in_trick(self, card: Card) -> tuple[object, ...]:
        """Greater is stronger in this trick."""
        return self.rules.ranking.strength(card, self.trick[0], self.trumps())

    def trumps(self, lead: Card | None = None) -> Trumps:
        """What is trump; lead: the card played now, which may decide that."""
        fixes = lead and self._table["trump_open"] and number_of(self.view) == 2
        return self.rules.trumps(lead.suit if lead and fixes else self._table["second_lead"])

    # --- who wins --------------------------------------------------------------------------------

    @cached_property
    def winners(self) -> list[Card]:
        return [card for card in self.legal if self.winner(card) == self.seat]

    def _winner(self, card: Card) -> int | None:
        """The seat that is ahead with this card in the trick."""
        seats = [*(seat for seat, name in self.view["trick"] if name != FACE_DOWN), self.seat]
        place = self.rules.ranking.winner([*self.trick, card], self._trumps_with(card))
        return None if place is None else seats[place]

    def _beating(self, card: Card, *, following: bool = False) -> int:
        """How many cards that somebody may hold would win instead of this one. following: without
        the trumps on a suit that all who are to come may still have to follow."""
        trick, trumps = [*self.trick, card], self._trumps_with(card)
        is_followed = following and trick[0] not in trumps and not self._is_void(trick[0].suit)
        return sum(not (is_followed and other in trumps) for other in self.beaters(card))

    def beaters(self, card: Card) -> list[Card]:
        """The cards that somebody may hold which would win instead of this one."""
        trick, trumps = [*self.trick, card], self._trumps_with(card)
        winner = self.rules.ranking.winner
        return [other for other in self._out if winner([*trick, other], trumps) != len(trick) - 1]

    def forced(self, card: Card) -> int:
        """How many of them somebody may have to play, where nobody else wants the trick."""
        duty = self._duty_after([*self.trick, card])
        is_free = self.keeps or any(rule.cannot_follow for rule in self.rules.cards)
        beaters = self.beaters(card)
        return sum(is_free or bool(duty and duty.fulfilled_by(each)) for each in beaters)

    def _is_void(self, suit: str) -> bool:
        """Whether somebody who is to come is known to have nothing of a suit, or bound to."""
        tracker, trumps = tracker_of(self.view), self.trumps()
        out = {each for each in self._out if each.suit == suit and each not in trumps}
        lacks = tracker.late_lacks if tracker.late_pass else tracker.early_lacks
        there = {self.seat, *dict(self.view["trick"])}
        to_come = [seat for seat in range(self.seats) if seat not in there]
        return len(out) < len(to_come) or any(out <= lacks[seat] for seat in to_come)

    def is_topmost(self, card: Card) -> bool:
        """Whether it is above all that lies in the trick, and nobody can play a stronger one."""
        there, out = self._above(card)
        return not (there or out)

    def cannot_be_second(self, card: Card) -> bool:
        """Whether it cannot win where the second strongest does: two cards of the trick are above
        it, or none ever will be."""
        return self._above(card)[0] > 1 or self.is_topmost(card)

    def _count_above(self, card: Card) -> tuple[int, int]:
        """How many cards are stronger than this one: of those that lie in the trick and may win it,
        and of those that somebody may still play to it."""
        trick, trumps = [*self.trick, card], self._trumps_with(card)
        strengths = self.rules.ranking.strengths(trick[0], trumps)
        own = strengths[card]
        lying = [] if drop_the_lead in self._contenders else self.trick[:1]
        there = [*lying, *self.trick[1:]]
        return (
            sum(strengths[each] > own for each in there),
            sum(strengths[each] >= own for each in self._out),
        )

    def stronger_out(self, card: Card) -> int:
        """How many cards that somebody may hold are stronger."""
        return self._above(card)[1]

    def may_cost(self, card: Card) -> bool:
        """Whether a card that takes points may yet come to this one, as the first in the trick."""
        is_there = any(self.points_of(each) < 0 for each in (*self.trick, card))
        return not is_there and any(self.points_of(each) < 0 for each in self._out)

    def still_out(self, suit: str) -> int:
        """How many cards of a suit that are no trumps somebody may hold."""
        trumps = self.trumps()
        return sum(card.suit == suit and card not in trumps for card in self._out)

    @cached_property
    def _out(self) -> list[Card]:
        """The cards that somebody else may hold."""
        own = [*self.view["hand"], *filter(None, [self._table["my_reserved"]])]
        known = {*tracker_of(self.view).seen, *(BY_NAME[name] for name in own)}
        return [card for card in deck_of(self.seats) if card not in known]

    def _trumps_with(self, card: Card) -> Trumps:
        return self.trumps(None if self.trick else card)

    # --- what it is worth ------------------------------------------------------------------------

    def _points_of(self, card: Card) -> int:
        """What a card brings whoever takes it."""
        return self.rules.scoring.card_value(card, card in self._trumps_with(card))

    def _worth(self, card: Card | None = None) -> int:
        """What the trick brings with this card, or as it lies."""
        cards = (*self.trick, card) if card else tuple(self.trick)
        pile = Pile(number_of(self.view), cards)
        return self.rules.scoring.pile_points(pile, self.trumps(), self._table["tricks_in_round"])

    def value(self, holder: int) -> float:
        """What a point is worth to this seat, by who scores it."""
        return evaluation.point_value(self.rules, self.seats, self.seat)[holder]

    @property
    def share(self) -> float:
        """How much more of what a trick brings this seat has if it wins it."""
        return evaluation.winners_share(self.rules, self.seats)

    @property
    def mine(self) -> float:
        """The same of a trick that this seat wins; 0 if somebody else gets it."""
        holder = holder_of(self.view, self.seat)
        return self.value(holder) if holder == self.seat else 0

    @cached_property
    def more(self) -> int:
        """What one more trick makes of what is paid for the number of them."""
        return by_one_more(self.view)

    def _wish(self, card: Card) -> str:
        """Whether this seat wants the trick with this card in it, "more" or "fewer"; "open" where
        it makes little difference."""
        if self.keeps:
            return "fewer"
        if self.is_last and not self.is_blind and card in self.winners:
            gain = self._gain_of_last(card)
        else:
            gain = self._expected(card) * self.share
        gain += max(0, self.more) - handed_on(self.view)
        least = 0 if self.is_last else CLEAR * abs(self.share)
        if gain > least:
            return "more"
        return "fewer" if gain < -least else "open"

    def counts_nothing(self, card: Card) -> bool:
        """Whether a trick with this card in it counts nothing, whatever else comes to it, and how
        many tricks anybody has counts nothing either."""
        is_told = self._is_for_number or any(rule.card_points for rule in self.rules.cards)
        return not is_told and not self._expected(card)

    def counts_little(self, card: Card) -> bool:
        """Whether a trick with this card in it changes next to nothing for anybody."""
        return not self._is_for_number and abs(self._expected(card)) <= CLEAR / 2

    @property
    def _is_for_number(self) -> bool:
        """Whether points hang on more than what tricks bring by themselves: on how many somebody
        has, or on those that are handed on."""
        by_number = any(rule.factor for rule in self.rules.cards) or bool(self.more)
        return by_number or self.rules.routing.hands_on

    @cached_property
    def counts_more(self) -> bool:
        """Whether its number makes this trick bring whoever wins it clearly more than most."""
        usual, this = self._mean_points(None), self._mean_points(self._kind_of_number)
        return this * self.share > max(0, _CLEARLY * usual * self.share)

    def costs_more(self, card: Card) -> bool:
        """Whether winning the trick with this card in it costs clearly more than most tricks do."""
        usual, this = self._mean_points(None) * self.share, self._expected(card) * self.share
        return this < min(0, _CLEARLY * usual)

    def brings(self, card: Card) -> float:
        """What it is worth to this seat to win the trick with this card, and not just that others
        do not."""
        gain = self.value(holder_of(self.view, self.seat)) * self._expected(card)
        return gain + max(0, self.more) - handed_on(self.view)

    def may_gain(self, card: Card) -> bool:
        """Whether a trick with this card in it, in a round where that hangs on what lies in each,
        is likelier to bring this seat something than to cost it."""
        return (
            self.round_wish == self.wish(card) == "open" and self._expected(card) * self.share > 0
        )

    def _gain_of_last(self, card: Card) -> float:
        """How much more it is worth to win the full trick than to lose it."""
        mine = self.value(holder_of(self.view, self.seat)) * self.worth(card)
        losing = [
            self.value(holder_of(self.view, ahead)) * self.worth(each)
            for each in self.legal
            if (ahead := self.winner(each)) not in (None, self.seat)
        ]
        return mine - max(losing, default=0)

    def _likely(self, card: Card) -> float:
        """What the trick is likely to bring when it is full."""
        if self.is_last and not self.is_blind:
            return self.worth(card)
        base = self._mean_points(self._kind_of_number)
        if not any(rule.card_points for rule in self.rules.cards):
            return base
        there = [*self.trick, card]
        if any(rule.trick_points in _BY_CARDS for rule in self.rules.cards):
            return self._by_what_may_come(there)
        to_come = self.seats - len(there)
        cards = sum(map(self.points_of, there)) + to_come * self._mean_to_come(there)
        return base - self._usual + cards

    @cached_property
    def _usual(self) -> float:
        """What the cards of a trick count, all in all, by those of the whole deck."""
        return self.seats * self._mean_of(deck_of(self.seats))

    def _by_what_may_come(self, there: Sequence[Card]) -> float:
        """What the trick is likely to bring where that hangs on all its cards: filled up at random,
        always the same."""
        trumps, number = self._trumps_with(there[-1]), number_of(self.view)
        last, points_of = self._table["tricks_in_round"], self.rules.scoring.pile_points
        filling = self._filling(self._duty_after(there), self.seats - len(there))
        return fmean([points_of(Pile(number, (*there, *cards)), trumps, last) for cards in filling])

    def _filled_up(self, duty: Duty | None, to_come: int) -> list[list[Card]]:
        """Cards that may come, again and again."""
        rng, filling = Random(self.seats), []
        out, follow, share = self._to_come(duty, to_come)
        for _ in range(_SAMPLES):
            cards = range(to_come)
            filling.append([rng.choice(follow if rng.random() < share else out) for _ in cards])
        return filling

    def _duty_after(self, there: Sequence[Card]) -> Duty | None:
        """What the cards to come must follow."""
        return self.rules.following.duty(there, self._trumps_with(there[-1]))

    def _to_come(self, duty: Duty | None, to_come: int) -> tuple[Sequence[Card], list[Card], float]:
        """The cards that may come, those of them that follow, and how likely one of these is."""
        out = self._may_come
        follow = [each for each in out if duty and duty.fulfilled_by(each)]
        share = min(_FOLLOW, len(follow) / to_come) if follow else 0
        return out, follow, share

    @cached_property
    def _may_come(self) -> Sequence[Card]:
        return self._out or deck_of(self.seats)

    def _mean_to_come(self, there: Sequence[Card]) -> float:
        """What each of the cards to come is likely to count, by those that are still out."""
        _, follow, share = self._to_come(self._duty_after(there), self.seats - len(there))
        of_those = self._mean_of(follow) if follow else 0
        return share * of_those + (1 - share) * self._mean_of_out

    @cached_property
    def _mean_of_out(self) -> float:
        return self._mean_of(self._may_come)

    def _mean_of(self, cards: Sequence[Card]) -> float:
        """What each of these counts on average."""
        return fmean([self.points_of(card) for card in cards])

    def _mean_points(self, number: int | None) -> float:
        return evaluation.mean_points(self.rules, self._table["second_lead"], self.seats, number)

    @property
    def _kind_of_number(self) -> int | None:
        """The number of the trick if a rule card may name it: all others are worth the same."""
        number, last = number_of(self.view), self._table["tricks_in_round"]
        return number if number in (1, 2, 5, last) else None
