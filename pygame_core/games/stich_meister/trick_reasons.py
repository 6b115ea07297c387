"""Why a card is played to the trick as it lies: what can be checked by the cards that are seen."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from pygame_core.games.stich_meister import evaluation
from pygame_core.games.stich_meister.basic_cards import drop_the_lead, drop_the_strongest
from pygame_core.games.stich_meister.card_tracking import CardTracker
from pygame_core.games.stich_meister.cards import BY_NAME, deck_of
from pygame_core.games.stich_meister.goal import by_one_more, count_paid, has_its_count, want
from pygame_core.games.stich_meister.rule_card import Pile, items_of
from pygame_core.games.stich_meister.trick_scene import holder_of, number_of, rules_of
from pygame_core.kit.cards import Card
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import FACE_DOWN, View

_FEW = 3
"""So many cards at most that could beat one are few."""
_LONG = 3
"""So many cards of a suit at least are many."""


def reason_for(view: View, card: Card) -> Line | None:
    """Of a legal card of the seat to act; None if nothing tells it from the others."""
    trial = _Trial(view, card)
    if not view["trick"]:
        return trial.leads()
    if FACE_DOWN in dict(view["trick"]).values():
        return trial.saves()
    return trial.ends() if len(view["trick"]) + 1 == view["seats"] else trial.follows()


def rest_for(view: View, card: Card) -> Line:
    """What can be said of any other legal card: how it stands in the trick, or among the cards
    that are still out."""
    trial = _Trial(view, card)
    if trial.gives_up_count:
        return line("gives-up", **count_paid(view))
    if not view["trick"]:
        return trial.led_at_all()
    if FACE_DOWN in dict(view["trick"]).values():
        return line("blind", items=items_of(_numbers(view, "face_up")))
    return trial.played_at_all()


def _numbers(view: View, hook: str) -> list[int]:
    """The rule cards in force that answer this question."""
    return [rule.number for rule in rules_of(view).cards if getattr(rule, hook) is not None]


class _Trial:
    """A card as if it were played now."""

    def __init__(self, view: View, card: Card) -> None:
        assert view["seat"] is not None
        self._view, self._card, self._seat = view, card, int(view["seat"])
        table = view["table"]
        self._rules = rules_of(view)
        fixes = not view["trick"] and table["trump_open"] and number_of(view) == 2
        self._second_lead = card.suit if fixes else table["second_lead"]
        self._trumps = self._rules.trumps(self._second_lead)
        self._trick = [BY_NAME[name] for _, name in view["trick"] if name != FACE_DOWN]
        self._legal = [BY_NAME[split_action(action)[1][0]] for action in view["legal"]]
        strength = evaluation.strengths(self._rules, self._second_lead, view["seats"])
        self._strength = {each: strength[each] for each in self._legal}
        hooks = [rule.contenders for rule in self._rules.cards]
        # Who is not ahead then, or is beaten, can win no more.
        self._is_steady = drop_the_strongest not in hooks
        self._lead_is_out = drop_the_lead in hooks

    # --- moments ---------------------------------------------------------------------------------

    def leads(self) -> Line | None:
        """Of a lead."""
        if self._lead_is_out:
            if self._wish != "fewer":
                return self.saves()
            return line("lead-out", items=items_of(_numbers(self._view, "contenders")))
        if self._is_steady and self._wish == "more" and not self._beating:
            return line("surely")
        if self._wish == "fewer":
            return line("weak") if self._is_weak else None
        if self._wish == "more" and self._is_steady and self._is_strong:
            return line("strong")
        return self.saves() or self._voids()

    def ends(self) -> Line | None:
        """Of the last card of a trick: who wins is certain."""
        winner = self._winner(self._card)
        assert winner is not None, "the trick is full"
        holder, worth = holder_of(self._view, winner), self._worth(self._card)
        if holder != self._seat and worth < 0 < self._value(holder) * worth:
            return line("gives", to_seat=holder, points=worth)
        if holder == self._seat and self._value(holder) > 0 and worth + self._more > 0:
            if self._more > 0:
                return line("takes-one", gain=self._more, strong=self._is_strong)
            if not self._more and self._adds_up:
                return line("takes", points=worth, count=worth)
        winners = self._winners
        if not winners:
            return self._cannot_win()
        if self._card in winners:
            return line("spend") if len(winners) == len(self._legal) and self._is_strong else None
        return self._holds_back()

    def follows(self) -> Line | None:
        """Of a card that others follow."""
        winners = self._winners
        if not self._is_steady:
            if self._card in winners and self._wish == "more" and not self._all_win:
                return line("second")
            return self.saves()
        if not winners:
            return self._cannot_win()
        if self._card not in winners:
            return self._holds_back()
        if self._wish == "fewer" or self._more < 0 or self._mine * self._worth(self._card) <= 0:
            return None
        if not self._beating:
            return line("surely")
        if len(winners) == 1:
            return line("only")
        ranked = sorted(winners, key=self._in_trick)
        if self._in_trick(self._card) == self._in_trick(ranked[0]) < self._in_trick(ranked[-1]):
            return line("enough")
        return line("strongest") if self._card == ranked[-1] else None

    def led_at_all(self) -> Line:
        """Of any lead: who can beat it; else what it does to its suit."""
        if not self._is_steady:
            return self._open()
        count = len(self._beating)
        if not count and not self._lead_is_out:
            return line("surely")
        few = count <= _FEW and not self._lead_is_out
        if few != self._keeps_strong:
            suit = self._card.suit
            if self._card in self._trumps:
                return line("draws")
            left = Counter(name[0] for name in self._view["hand"] if not self._is_trump(name))
            if left[suit] == max(left.values()) >= _LONG:
                return line("long", suit=suit)
        if self._lead_is_out:
            return line("lead-out", items=items_of(_numbers(self._view, "contenders")))
        return line("beaten-by", count=count, few=few)

    def played_at_all(self) -> Line:
        """Of any card that follows: whether it is ahead."""
        winners, others = self._winners, self._view["seats"] - len(self._trick) - 1
        if not self._is_steady and others:
            return self._open()
        if self._card not in winners:
            kept = [each for each in winners if each != self._card]
            if not kept or not self._keeps_strong:
                return line("loses", can=bool(winners))
            return line("keeps", card=str(max(kept, key=self._in_trick)))
        if not others:
            leads = self._rules.routing.route(self._seat, self._view["seats"]).next_leader
            return line("takes-lead" if leads == self._seat else "takes-all", any=self._all_win)
        if not self._beating:
            return line("surely")
        ranked = sorted(map(self._in_trick, winners))
        if self._all_win and ranked[0] < ranked[-1]:
            if self._in_trick(self._card) == ranked[-1]:
                return line("all-ahead", strong=True)
            if self._in_trick(self._card) == ranked[0]:
                return line("all-ahead", strong=False)
        return line("ahead")

    def _open(self) -> Line:
        """Where who wins cannot be told before the trick is full."""
        return line("open", items=items_of(_numbers(self._view, "contenders")))

    @property
    def gives_up_count(self) -> bool:
        """Whether it may win although this seat has just the number of tricks that pays."""
        if not has_its_count(self._view) or FACE_DOWN in dict(self._view["trick"]).values():
            return False
        if self._trick:
            return self._card in self._winners and not self._all_win
        return len(self._beating) <= _FEW and not self._lead_is_out

    @property
    def _all_win(self) -> bool:
        return len(self._winners) == len(self._legal)

    def saves(self) -> Line | None:
        """Whatever becomes of the trick."""
        return line("saves") if self._is_weak and self._keeps_strong else None

    # --- reasons ---------------------------------------------------------------------------------

    def _cannot_win(self) -> Line | None:
        """No card that may be played can win."""
        values = set(map(self._points_of, self._legal))
        if len(values) > 1:
            # What counts by itself matters more than what is strong.
            value, ahead = self._points_of(self._card), self._winner(self._card)
            if (
                value > min(values)
                or ahead is None
                or self._value(holder_of(self._view, ahead)) >= 0
            ):
                return self._voids()
            return line("throws", points=value) if value < 0 else line("spares")
        if not self._keeps_strong and self._is_strong:
            return line("sheds")
        return line("cheapest") if self._is_weak and self._keeps_strong else self._voids()

    def _holds_back(self) -> Line | None:
        """Another card could be ahead; this one cannot win."""
        if has_its_count(self._view) or self._more < 0:
            return line("kept", **count_paid(self._view))
        worth = self._worth(None)
        if worth < 0 < self._mine and worth + self._more < 0:
            return line("costs", points=worth)
        if self._wish == "fewer":
            return line("avoids")
        by_trump = all(each in self._trumps for each in self._winners)
        if by_trump and self._card not in self._trumps and self._more >= 0:
            return line("keeps-trumps")
        others = [each for each in self._legal if each not in self._winners]
        is_cheapest = self._points_of(self._card) == min(map(self._points_of, others))
        return self.saves() if is_cheapest else None

    def _voids(self) -> Line | None:
        """The last card of its suit that is no trump, where who is void may play anything."""
        if any(rule.cannot_follow for rule in self._rules.cards):
            return None
        suit = self._card.suit
        same = [name for name in self._view["hand"] if name[0] == suit and not self._is_trump(name)]
        return line("voids", suit=suit) if same == [str(self._card)] else None

    # --- what is so ------------------------------------------------------------------------------

    @cached_property
    def _wish(self) -> str:
        return want(self._view)

    @cached_property
    def _more(self) -> int:
        """What one more trick makes of what is paid for the number of them."""
        return by_one_more(self._view)

    @property
    def _keeps_strong(self) -> bool:
        """Whether strong cards are for keeping: one more trick need not be avoided."""
        return self._wish != "fewer" and self._more >= 0

    @property
    def _adds_up(self) -> bool:
        """Whether what a trick brings is just what its holder then has more in the end."""
        rules, seats = self._rules, self._view["seats"]
        less, more = ([points] + [10] * (seats - 1) for points in (10, 11))
        gain = rules.scoring.exchanged(more)[0] - rules.scoring.exchanged(less)[0]
        return gain == 1 and not rules.scoring.factors(0, 0) and not rules.routing.hands_on

    def _value(self, holder: int) -> float:
        """What a point is worth to this seat, by who scores it."""
        return evaluation.point_value(self._rules, self._view["seats"], self._seat)[holder]

    @property
    def _mine(self) -> float:
        """The same of a trick that this seat wins; 0 if somebody else gets it."""
        holder = holder_of(self._view, self._seat)
        return self._value(holder) if holder == self._seat else 0

    @cached_property
    def _winners(self) -> list[Card]:
        """The cards that may be played and would be ahead."""
        return [each for each in self._legal if self._winner(each) == self._seat]

    def _winner(self, card: Card) -> int | None:
        """The seat that is ahead with this card in the trick."""
        seats = [*(seat for seat, _ in self._view["trick"]), self._seat]
        place = self._rules.ranking.winner([*self._trick, card], self._trumps)
        return None if place is None else seats[place]

    @cached_property
    def _beating(self) -> list[Card]:
        """The cards that somebody may hold and that would win instead."""
        tracker = CardTracker(self._view)
        known = {*tracker.seen, *(BY_NAME[name] for name in self._view["hand"])}
        trick = [*self._trick, self._card]
        at = len(trick) - 1
        return [
            other
            for other in deck_of(self._view["seats"])
            if other not in known
            and self._rules.ranking.winner([*trick, other], self._trumps) != at
        ]

    def _worth(self, card: Card | None) -> int:
        """What the trick brings with this card, or as it lies."""
        cards = (*self._trick, card) if card else tuple(self._trick)
        last = self._view["table"]["tricks_in_round"]
        pile = Pile(number_of(self._view), cards)
        return self._rules.scoring.pile_points(pile, self._trumps, last)

    def _points_of(self, card: Card) -> int:
        """What a card brings whoever takes it."""
        return self._rules.scoring.card_value(card, card in self._trumps)

    def _in_trick(self, card: Card) -> tuple[object, ...]:
        return self._rules.ranking.strength(card, self._trick[0], self._trumps)

    def _is_trump(self, name: str) -> bool:
        return BY_NAME[name] in self._trumps

    @property
    def _is_weak(self) -> bool:
        """Whether it is one of the weakest that may be played."""
        mine = self._strength[self._card]
        weaker = sum(each < mine for each in self._strength.values())
        return weaker <= len(self._legal) // 4 and mine < max(self._strength.values())

    @property
    def _is_strong(self) -> bool:
        """Whether it is one of the strongest that may be played."""
        mine = self._strength[self._card]
        stronger = sum(each > mine for each in self._strength.values())
        return stronger <= len(self._legal) // 4 and mine > min(self._strength.values())
