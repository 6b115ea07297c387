"""Stich-Meister in lanes: how tricks travel under the cards in force, and how playouts play it.

Every seat wants a trick or not by what tricks bring on average to whoever would get this one, and
turns round where a card lies in it that takes all of that away.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random

from pygame_core.games.stich_meister import evaluation
from pygame_core.games.stich_meister.cards import DECK, SUITS, deck_of
from pygame_core.games.stich_meister.in_force import Rules
from pygame_core.games.stich_meister.lane_rules import CALLS, NUMBER, LaneRules, can_ruff
from pygame_core.games.stich_meister.lane_scoring import LaneScoring
from pygame_core.games.stich_meister.rule_card import Step
from pygame_core.kit.lanes import signed
from pygame_core.kit.lanes.patience import play_with_patience
from pygame_core.kit.lanes.planes import Planes, add_up, increment, nonzero
from pygame_core.kit.lanes.table import Plays
from pygame_core.kit.lanes.tricks import TrickLanes, take_first


class Play:
    """How seats play under some rule cards, the same in all lanes: orders of cards and wishes."""

    def __init__(self, rules: Rules, second_lead: str | None, seats: int) -> None:
        self.rules, self.seats = rules, seats
        self._second_lead = second_lead
        strength = evaluation.strengths(rules, second_lead, seats)
        deck = sorted(deck_of(seats), key=lambda card: strength[card])
        self.weakest_first = [NUMBER[card] for card in deck]
        self.strongest_first = self.weakest_first[::-1]
        trumps = rules.trumps(second_lead)
        self.ruffs = (
            [NUMBER[card] for card in reversed(deck) if card in trumps] if can_ruff(rules) else []
        )
        # The tricks that some scoring card names; all others are worth the same.
        self._special = (1, 2, 5, rules.routing.tricks(seats))
        self._wishes: dict[int | None, float] = {}

    def wish(self, trick_number: int) -> float:
        """How much better it is to win this trick than to lose it."""
        kind = trick_number if trick_number in self._special else None
        if kind not in self._wishes:
            self._wishes[kind] = evaluation.desire(self.rules, self._second_lead, self.seats, kind)
        return self._wishes[kind]

    @cached_property
    def holder_value(self) -> float:
        """What a point of the trick it wins is worth to a seat."""
        holder = self.rules.routing.route(0, self.seats).holder
        return evaluation.point_value(self.rules, self.seats, 0)[holder]


class StichMeisterLanes(TrickLanes):
    """seat offsets of routing are the same from every seat, so seat 0 may be anybody.

    gains, costs: what each seat's piles bring and take. reserved: per seat and card the lanes in
    which it is laid aside. second_lead: per suit the lanes in which the lead of trick 2 made it
    trump. unscored: the first trick, while its trumps are not known: its cards and its holders.
    """

    per_seat = ("hands", "tricks_taken", "gains", "costs", "reserved", "unscored_holder")
    per_lane = ("second_lead", "unscored")
    kept_for_points = ()
    # Aims alone repeat their mistakes in every lane.
    noise: int | None = 1
    watched = ()

    def __init__(
        self,
        play: Play,
        lane_rules: LaneRules,
        scoring: LaneScoring,
        width: int,
        hands: list[list[int]],
        left: int,
        number: int,
        rng: Random,
    ) -> None:
        """number: of the trick to be played, from 1."""
        super().__init__(lane_rules.tricks, width, hands, left, rng)
        self.play, self.lane_rules, self.scoring = play, lane_rules, scoring
        self.routing = play.rules.routing
        self.number = number
        self.step = 1 if self.routing.is_clockwise(number) else -1
        seats = range(self.seats)
        self.gains: list[Planes] = [[] for _ in seats]
        self.costs: list[Planes] = [[] for _ in seats]
        self.reserved = [[0] * len(DECK) for _ in seats]
        self.second_lead = [0] * len(SUITS)
        self.unscored: list[int] = []
        self.unscored_holder: list[int] = [0 for _ in seats]
        self.removal: Plays | None = None
        self.ruff = play.ruffs
        self.lead_to_win = play.strongest_first
        self.lead_to_lose = play.weakest_first
        # What somebody else shall have: cards that cost, then by what tricks are worth.
        to_lose = play.weakest_first if play.wish(number) > 0 else play.strongest_first
        self.throw_away = sorted(to_lose, key=lambda card: play.holder_value * scoring.plain[card])

    # --- what is asked ---------------------------------------------------------------------------

    def classify(self, card: int, lanes: int, calls: list[int]) -> None:
        asks = self.lane_rules.asks
        if len(asks) == 1 or self.number == 1:
            calls[asks[0][card]] |= lanes
            return
        if self.number == 2 and not self.position:
            self.second_lead = list(self.second_lead)
            self.second_lead[card // (len(DECK) // len(SUITS))] |= lanes
        for suit, fixed in enumerate(self.second_lead, 1):
            if lanes & fixed:
                calls[suit * CALLS + asks[suit][card]] |= lanes & fixed

    def trumps(self) -> list[int]:
        """Per card the lanes in which it is a trump."""
        blocks = self.lane_rules.trumps
        masks = [self.everywhere if trump else 0 for trump in blocks[0]]
        for fixed, block in zip(self.second_lead, blocks[1:], strict=False):
            for card, trump in enumerate(block):
                if trump:
                    masks[card] |= fixed
        return masks

    # --- what a seat wants -----------------------------------------------------------------------

    def wants(self, _seat: int) -> int | None:
        wish = self.play.wish(self.number)
        wanted = self.everywhere if wish > 0 else 0
        # One card may take away, or add, more than the trick is worth.
        value = self.play.holder_value
        spoilt = nonzero(
            self.on_table[card]
            for card, points in enumerate(self.scoring.plain)
            if points and wish * (wish + points * value) <= 0
        )
        return wanted ^ spoilt

    def play_with_aim(self, seat: int, lanes: int, wants: int, plays: Plays) -> None:
        if self.position < self.seats - 1:
            play_with_patience(self, seat, lanes, wants, plays)
        else:
            super().play_with_aim(seat, lanes, wants, plays)

    # --- where tricks go -------------------------------------------------------------------------

    def after_trick(self, won: list[int]) -> list[int]:
        if self.routing.winner_removes:
            self._remove(won)
        seats = self.seats
        takers, holders, leaders = ([0] * seats for _ in range(3))
        for winner, lanes in enumerate(won):
            route = self.routing.route(winner, seats)
            takers[route.taker] |= lanes
            holders[route.holder] |= lanes
            leaders[route.next_leader] |= lanes
        for seat, lanes in enumerate(takers):
            if lanes:
                increment(self.tricks_taken[seat], lanes)
        if self.routing.hands_on:
            self._hand_on(takers)
        if self.number == 1 and len(self.lane_rules.asks) > 1 and self.scoring.asks_for_trumps:
            self.unscored, self.unscored_holder = list(self.on_table), holders
        else:
            if self.unscored:
                self._score(self.unscored, self.unscored_holder, 1)
                self.unscored = []
            self._score(self.on_table, holders, self.number)
        if self.number == 3:
            for step in self.routing.after_third:
                self.carry_out(step)
        if self.left == 1:
            self.turn_to_reserved()
        self.step = 1 if self.routing.is_clockwise(self.number + 1) else -1
        return leaders

    def _remove(self, won: list[int]) -> None:
        """The winner takes the worst card out of the trick, or the best if others get it."""
        removal = self.removal
        if removal is None:
            removal = []
            value = self.play.holder_value
            worst = sorted(range(len(DECK)), key=lambda card: value * self.scoring.plain[card])
            take_first(self.on_table, nonzero(won), worst, removal)
        self.removal = None
        for card, lanes in removal:
            self.on_table[card] &= ~lanes

    def _hand_on(self, takers: list[int]) -> None:
        """Who takes a trick hands all its tricks on."""
        for taker, lanes in enumerate(takers):
            if not lanes:
                continue
            holder = self.routing.holder_of(taker, self.seats)
            for piles in (self.tricks_taken, self.gains, self.costs):
                moved = [plane & lanes for plane in piles[taker]]
                piles[taker] = [plane & ~lanes for plane in piles[taker]]
                piles[holder] = _sum(piles[holder], moved)
            if self.unscored:
                moved_first = self.unscored_holder[taker] & lanes
                self.unscored_holder = list(self.unscored_holder)
                self.unscored_holder[taker] ^= moved_first
                self.unscored_holder[holder] |= moved_first

    def _score(self, lying: Sequence[int], holders: list[int], number: int | None) -> None:
        gains, costs = self.scoring.pile(lying, self.trumps(), number, nonzero(holders))
        for seat, lanes in enumerate(holders):
            if lanes:
                self.gains[seat] = _sum(self.gains[seat], [plane & lanes for plane in gains])
                if costs:
                    self.costs[seat] = _sum(self.costs[seat], [plane & lanes for plane in costs])

    # --- steps -----------------------------------------------------------------------------------

    def carry_out(self, step: Step, laid: dict[int, list[int]] | None = None) -> None:
        """Every seat puts down the cards of this step and they go where they belong.

        laid: by seat the cards that are down already, per card the lanes.
        """
        down = []
        for seat in range(self.seats):
            cards = (laid or {}).get(seat) or [0] * len(DECK)
            for _ in range(step.cards - self._laid_by(cards)):
                chosen: Plays = []
                take_first(self.hands[seat], self.everywhere, self._to_lay(step), chosen)
                for card, lanes in chosen:
                    self.hands[seat][card] ^= lanes
                    cards[card] |= lanes
            down.append(cards)
        for seat, cards in enumerate(down):
            receiver = (seat + step.to) % self.seats
            pile = self.reserved[receiver] if step.verb == "reserve" else self.hands[receiver]
            for card, lanes in enumerate(cards):
                pile[card] |= lanes

    def _laid_by(self, cards: list[int]) -> int:
        """How many cards are down; the same number in every lane."""
        return sum(mask & 1 for mask in cards)

    def _to_lay(self, step: Step) -> Sequence[int]:
        """Passed: what is weak, where strong cards are good. Laid aside: for the last trick."""
        wish = self.play.wish(self.number)
        if step.verb == "reserve":
            last = self.play.wish(self.routing.tricks(self.seats))
            return self.play.strongest_first if last > wish else self.play.weakest_first
        return self.play.weakest_first if wish > 0 else self.play.strongest_first

    def turn_to_reserved(self) -> None:
        """To the last trick everybody plays the card laid aside, if there is one."""
        for seat, cards in enumerate(self.reserved):
            if any(cards):
                self.hands[seat], self.reserved[seat] = cards, self.hands[seat]

    # --- the end ---------------------------------------------------------------------------------

    def final_points(self) -> list[Planes]:
        tricks = [list(planes) for planes in self.tricks_taken]
        gains, costs = list(self.gains), list(self.costs)
        trumps = self.trumps() if self.routing.leftover else []
        points = []
        for seat in range(self.seats):
            for card, lanes in enumerate(self._leftover(seat)):
                if lanes:
                    increment(tricks[seat], lanes)
                    lying = [0] * len(DECK)
                    lying[card] = lanes
                    more, less_ = self.scoring.pile(lying, trumps, None, lanes)
                    gains[seat] = _sum(gains[seat], more)
                    costs[seat] = _sum(costs[seat], less_)
            own = signed.signed(costs[seat])
            signed.negate(own, self.everywhere)
            signed.add(own, signed.signed(gains[seat]))
            points.append(own)
        return self.scoring.finish(points, tricks, self.everywhere)

    def _leftover(self, seat: int) -> list[int]:
        """Cards in hand at the end; with a reserved card played last, those it replaced."""
        if not self.routing.leftover:
            return []
        return [
            hand | aside for hand, aside in zip(self.hands[seat], self.reserved[seat], strict=True)
        ]

    def points(self) -> tuple[Planes, int]:
        return signed.with_offset(self.final_points()[0], self.everywhere)

    def utility(self) -> tuple[Planes, int, float]:
        """Own points less what the others have on average."""
        points = self.final_points()
        own = [0] * signed.WIDTH
        for _ in range(self.seats - 1):
            signed.add(own, points[0])
        for other in points[1:]:
            signed.negate(other, self.everywhere)
            signed.add(own, other)
        planes, added = signed.with_offset(own, self.everywhere)
        return planes, added, 1 / (self.seats - 1)

    def facts(self) -> dict[str, int]:
        return {
            **super().facts(),
            "takes-no-trick": self.everywhere ^ nonzero(self.tricks_taken[0]),
        }


def _sum(some: Planes, others: Sequence[int]) -> Planes:
    """Both numbers together."""
    longest = max(len(some), len(others))
    columns = [
        [planes[at] for planes in (some, others) if at < len(planes) and planes[at]]
        for at in range(longest)
    ]
    return add_up(columns)
