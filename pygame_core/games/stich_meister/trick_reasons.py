"""Why a card is played to the trick as it lies: what can be checked by the cards that are seen."""

from __future__ import annotations

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


def reason_for(view: View, card: Card) -> Line | None:
    """Of a legal card of the seat to act; None if nothing tells it from the others."""
    if len(view["legal"]) == 1:
        return None
    trial = _Trial(view, card)
    if not view["trick"]:
        return trial.leads()
    if FACE_DOWN in dict(view["trick"]).values():
        return trial.saves()
    return trial.ends() if len(view["trick"]) + 1 == view["seats"] else trial.follows()


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
            out = [rule.number for rule in self._rules.cards if rule.contenders is drop_the_lead]
            return line("lead-out", items=items_of(out)) if self._wish == "fewer" else self.saves()
        if self._is_steady and self._wish == "more" and not self._can_be_beaten():
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
            if self._card in winners and self._wish == "more":
                return line("second")
            return self.saves()
        if not winners:
            return self._cannot_win()
        if self._card not in winners:
            return self._holds_back()
        if self._wish == "fewer" or self._more < 0 or self._mine * self._worth(self._card) <= 0:
            return None
        if not self._can_be_beaten():
            return line("surely")
        if len(winners) == 1:
            return line("only")
        ranked = sorted(winners, key=self._in_trick)
        if self._in_trick(self._card) == self._in_trick(ranked[0]) < self._in_trick(ranked[-1]):
            return line("enough")
        return line("strongest") if self._card == ranked[-1] else None

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
        if self._wish == "fewer" and self._is_strong:
            return line("sheds")
        return line("cheapest") if self._is_weak and self._keeps_strong else self._voids()

    def _holds_back(self) -> Line | None:
        """Another card could be ahead; this one cannot win."""
        if has_its_count(self._view):
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

    def _can_be_beaten(self) -> bool:
        """Whether a card that somebody may hold would win instead."""
        tracker = CardTracker(self._view)
        known = {*tracker.seen, *(BY_NAME[name] for name in self._view["hand"])}
        trick = [*self._trick, self._card]
        at = len(trick) - 1
        return any(
            self._rules.ranking.winner([*trick, other], self._trumps) != at
            for other in deck_of(self._view["seats"])
            if other not in known
        )

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
