"""What is true of a card that is not the best for any plain thought: what it does to the trick, how
many unseen cards beat it, or that few of its suit are left in the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cached_property

from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.goal import brought
from pygame_core.games.stich_meister.trick_wording import STRONG, Wording
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line

FEW = 3
"""So many cards at most that could beat one are few."""
_SHORT = 2
"""So many cards of a suit at most are soon gone."""


class Rest(Wording):
    """The same of each card of one hand in one trick."""

    def _rest(self, card: Card) -> Line:
        trial = self.trial
        if self._is_lost():
            return line("rest", why="plain", can=False, keeps=self._kept_back(card))
        if not trial.is_steady and trial.cannot_be_second(card) and not trial.is_topmost(card):
            return line("rest", why="plain", can=True, keeps=self._kept_back(card))
        if not trial.is_steady:
            items = self._items("contenders")
            return line("second-odds", items=items, count=trial.stronger_out(card))
        is_all = len(trial.winners) == len(trial.legal) if trial.trick else True
        if is_all or (trial.is_blind and card in trial.winners):
            return self._short(card) or self._odds(card)
        if card not in trial.winners:
            best = max(trial.winners, key=trial.in_trick)
            return self._line(best, "rest", card, can=True, keeps=self._kept_back(card))
        if not trial.is_last:
            return self._odds(card)
        handed = self._handed(card)
        if handed and trial.value(handed["params"]["to_seat"]) * handed["params"]["points"] > 0:
            return handed
        return self._won(card)

    def _is_lost(self) -> bool:
        """Whether no card that may be played can win."""
        trial = self.trial
        if trial.lead_is_out:
            return True
        if not trial.is_steady:
            return all(map(trial.cannot_be_second, trial.legal))
        return bool(trial.trick) and not trial.winners

    def _kept_back(self, card: Card) -> str:
        """Which ones are kept when this card goes: the "stronger", the "weaker", "both" or "none"
        of another strength."""
        return self._kept_of(card, self.trial.legal)

    def _kept_of(self, card: Card, cards: Collection[Card]) -> str:
        """The same of these cards."""
        low, high = self.trial.weakest(cards), self.trial.strongest(cards)
        if card in low:
            return "none" if card in high else "stronger"
        return "weaker" if card in high else "both"

    def _won(self, card: Card) -> Line:
        """Of a card that wins the full trick, though another one is better for what is said: what
        the trick brings, or that a strong card is gone with it."""
        trial, worth = self.trial, self.trial.worth(card)
        if trial.wish(card) == "more":
            return self._taking(card, weakest=False)
        return self._line(card, "rest-won", points=worth, strong=trial.strength(card) >= STRONG)

    def _odds(self, card: Card) -> Line:
        """How many cards beat it, and what that is good for."""
        trial = self.trial
        wish, strong = trial.wish(card), trial.strength(card) >= STRONG
        if wish == "fewer" or (wish == "open" and trial.avoids):
            use = "gone" if strong else "lose"
        else:
            is_kept = card not in trial.strongest(trial.legal)
            use = "keep" if is_kept else "win"
        # There is room for one of the two: that its trick is not as others, or what is kept.
        weaker = wish == trial.round_wish and card not in trial.weakest(trial.legal)
        count, kept = trial.beating(card), str(trial.strongest(trial.legal)[0])
        return self._line(card, "odds", use=use, weaker=weaker, count=count, kept_card=kept)

    def _is_likeliest(self, card: Card) -> bool:
        """Whether few cards are likely to beat it, and no other lead of its kind, one that can be
        trumped or one that cannot, is beaten by fewer."""
        trial, counts = self.trial, self._likely_leads
        if card not in counts:
            return False
        trumps = trial.trumps()
        alike = [counts[each] for each in counts if (each in trumps) == (card in trumps)]
        return counts[card] == min(alike)

    @cached_property
    def _likely_leads(self) -> dict[Card, int]:
        """The leads that few cards are likely to beat, and how many do."""
        trial = self.trial
        legal = trial.legal if trial.is_steady else []
        counts = {each: trial.beating(each, following=True) for each in legal}
        return {
            each: count for each, count in counts.items() if count <= FEW and self._is_highest(each)
        }

    @cached_property
    def _holds_safe_lead(self) -> bool:
        """Whether a lead that is no trump wins a trick that is wanted unless it is trumped: what is
        strong in one trick is then not kept back in the next."""
        trial = self.trial
        leads = [each for each, count in self._likely_leads.items() if not count]
        plain = [each for each in leads if each not in trial.trumps() and self._is_likeliest(each)]
        return any(trial.wish(each) == "more" for each in plain)

    def _enough(self, card: Card, *, holds: bool) -> Line:
        """Of the lowest card that would be ahead. holds: hardly any beats it."""
        own = self.trial.strength(card)
        stronger = sum(self.trial.strength(each) > own for each in self.trial.legal)
        return self._winning(card, "enough", holds=holds, count=stronger)

    def _short(self, card: Card) -> Line | None:
        """Of a lead from a suit of which the hand has fewest, where who is void may play anything:
        strong if strong cards are a burden, else weak."""
        trial = self.trial
        if self.view["trick"] or any(rule.cannot_follow for rule in trial.rules.cards):
            return None
        if (trial.strength(card) >= STRONG) != trial.avoids:
            return None
        left = Counter(name[0] for name in self._plain_hand)
        if not 1 < left[card.suit] <= _SHORT or left[card.suit] > min(left.values()):
            return None
        is_only = len(left) == 1 or str(card) not in self._plain_hand
        return None if is_only else line("short", suit=card.suit, count=left[card.suit])

    @property
    def _plain_hand(self) -> list[str]:
        trumps = self.trial.trumps()
        return [name for name in self.view["hand"] if BY_NAME[name] not in trumps]

    def _is_highest(self, card: Card) -> bool:
        """Whether no other card of its suit is stronger, or no other trump of it."""
        legal, trumps = self.trial.legal, self.trial.trumps()
        alike = [each for each in legal if (each in trumps) == (card in trumps)]
        same = [each for each in alike if each.suit == card.suit]
        return card in self.trial.strongest(same)

    def _to_go(self, cards: Collection[Card]) -> list[Card]:
        """Of cards that do not win, those that are needed least."""
        return (self.trial.strongest if self.trial.avoids else self.trial.weakest)(cards)

    def _to_shed(self, cards: Collection[Card]) -> list[Card]:
        """The same, where it may be that each of them costs whoever wins it."""
        is_burden = self._is_burden(cards)
        return (self.trial.strongest if is_burden else self.trial.weakest)(cards)

    def _ends(self, cards: Sequence[Card]) -> tuple[list[Card], list[Card]]:
        """The lowest and the highest, as they stand in this trick."""
        ranked = [self.trial.in_trick(card) for card in cards]
        return (
            [card for card in cards if self.trial.in_trick(card) == min(ranked)],
            [card for card in cards if self.trial.in_trick(card) == max(ranked)],
        )

    def _handed(self, card: Card) -> Line | None:
        """What somebody else gets by the full trick that this seat wins."""
        trial = self.trial
        routing = trial.rules.routing
        route = routing.route(trial.seat, trial.seats)
        if route.holder == trial.seat or routing.winner_removes:
            return None
        is_all = route.taker == trial.seat and self.view["table"]["tricks"][trial.seat] > 0
        points = trial.worth(card) + (brought(self.view, trial.seat) if is_all else 0)
        return line("gives", to_seat=route.holder, points=points, all=is_all, keeps="none")
