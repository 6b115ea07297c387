"""How what speaks for a card is put: with whether its trick is wanted, and why it is a weak one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pygame_core.games.stich_meister.cards import BY_NAME, deck_of
from pygame_core.games.stich_meister.goal import costly, handed_on
from pygame_core.games.stich_meister.ranking import BELOW_ALL
from pygame_core.games.stich_meister.rule_card import items_of
from pygame_core.games.stich_meister.trick_scene import holder_of
from pygame_core.games.stich_meister.trick_trial import TrickTrial
from pygame_core.kit.cards import Card, names
from pygame_core.scene import Line, line
from pygame_core.views import FACE_DOWN, View

_JUDGED = ("good", "bad", "costs")
STRONG = 0.6
"""A card that beats so much of the deck is no small loss."""


class Wording:
    """The lines about the cards of one hand in one trick."""

    def __init__(self, view: View) -> None:
        self.trial = TrickTrial(view)
        self.view = view

    def _leaves(self, card: Card, ahead: Card) -> Line:
        """What is needed least goes into a trick, which counts what it does with the other card.
        shared: whoever has it now wins it for this seat, too."""
        trial, winner = self.trial, self.trial.winner(card)
        holder = trial.seat if winner is None else holder_of(self.view, winner)
        is_good = trial.value(holder) > 0 and trial.worth(card) > 0
        shared = holder != trial.seat and is_good
        told = {"strong": trial.avoids, "shared": shared, "to_seat": holder}
        end = self._end(card, strong=trial.avoids)
        said = self._line(ahead, "leaves", card, **told, **end)
        if shared:
            said["params"].update(why="plain")
        return said if shared else self._let_go(said, card)

    def _let_go(self, said: Line, card: Card) -> Line:
        """The same of a trick that is let go: not that it is worth winning, but "unsure" where that
        hangs on costly cards that may yet come."""
        trial, kind = self.trial, costly(self.view)
        if said["params"]["why"] == "good":
            said["params"].update(why="plain")
        is_open = trial.round_wish != "fewer" and not trial.is_last and trial.may_cost(card)
        if said["params"]["why"] == "plain" and is_open and kind != "none":
            said["params"].update(why="unsure", costly=kind)
        return said

    def _weak(self, card: Card, id_: str, /, **params: Any) -> Line:
        """Of a weak card, and of the trick."""
        end = self._end(card, strong=params.get("strong", False))
        return self._line(card, id_, **end, **params)

    def _end(self, card: Card, *, strong: bool) -> dict[str, Any]:
        """What goes with calling it the weakest, or the strongest: why lower ones are no weaker,
        and whether it is that only of those that may be played."""
        return {"lower": self._lower(card), "barred": self._is_barred(card, strong=strong)}

    def _thrown_as(self, id_: str, /, card: Card, *, strong: bool, **params: Any) -> Line:
        """Of a card that cannot win, as the strongest one or the weakest."""
        # Where tricks are wanted, a strong card goes only for fear of those that cost.
        is_open = not self.trial.avoids
        if id_ == "thrown":
            spared = costly(self.view) if self.trial.avoids and not strong else "none"
            params.update(open=is_open, costly=spared, **self._beaten())
        return line(id_, strong=strong, **self._end(card, strong=strong), **params)

    def _beaten(self) -> dict[str, Any]:
        """Why no card wins: the one ahead is a trump on another suit or below a higher number
        ("trumped"), or a better one than a trump of no lower number ("outranked"), or the seat has
        nothing of the suit led, nor any of the `trumps` ("void"), or just nothing that beats it
        ("under"); "none" where it need not be beaten, or is not seen."""
        trial, ahead = self.trial, self._ahead_card()
        if ahead is None or self._items("contenders"):
            return {"beaten": "none", "ahead_card": None}
        led, trumps = trial.trick[0], trial.trumps()
        told = {"suit": led.suit, "trumps": bool(trumps.among(deck_of(trial.seats)))}
        is_plain = not any(rule.led_class or rule.reference for rule in trial.rules.cards)
        higher = [each for each in trial.legal if each.number >= BY_NAME[ahead].number]
        if BY_NAME[ahead] in trumps and any(each in trumps for each in higher):
            beaten = "outranked"
        elif BY_NAME[ahead] in trumps and (higher or led not in trumps):
            beaten = "trumped"
        elif is_plain and not any(each in trumps or each.suit == led.suit for each in trial.legal):
            beaten = "void"
        else:
            beaten = "under"
        return {"beaten": beaten, "ahead_card": ahead, **told}

    def _ahead_card(self) -> str | None:
        """The card that is ahead, where it is seen."""
        seat = self.view["ahead"]
        ahead = None if seat is None else dict(self.view["trick"]).get(seat)
        return None if ahead == FACE_DOWN else ahead

    def _hardest(self, card: Card, why: str) -> Line:
        """Of the strongest card, where all would be ahead."""
        barred = self._is_barred(card, strong=True)
        return self._line(card, "hardest", because=why, barred=barred)

    def _who_beats(self, card: Card) -> dict[str, Any]:
        """The cards that beat a lead, by name, and whether trumps do that besides."""
        beaters, trumps = self.trial.beaters(card), self.trial.trumps(card)
        named = [each for each in beaters if card in trumps or each not in trumps]
        return {"cards": names(named), "count": len(named), "trumped": len(named) < len(beaters)}

    def _kept_lead(self, card: Card) -> dict[str, Any]:
        """The strongest card, which does not begin: it can win "later", too, or even it could be
        "beaten" now; "none" if no other one is stronger. Beside strong cards that are no trumps,
        trumps are nobody's second thought."""
        trial, best, trumps = (
            self.trial,
            self.trial.strongest(self.trial.legal),
            self.trial.trumps(),
        )
        if card in best:
            return {"kept": "none", "kept_card": None}
        plain = trial.strongest([each for each in trial.legal if each not in trumps])
        if card in plain or max(map(trial.strength, plain), default=0) < STRONG:
            plain = best
        is_trump = plain[0] in trumps and card not in trumps
        waits = is_trump or not trial.beating(plain[0])
        return {"kept": "later" if waits else "beaten", "kept_card": str(plain[0])}

    def _ducks(self, ahead: Card, card: Card, losers: Collection[Card]) -> Line | None:
        """Of the strongest card that does not win, as the other one would."""
        if card not in self.trial.strongest(losers):
            return None
        if len(losers) > 1 and (above := self._just_above(card, losers)):
            said = self._line(ahead, "under", card, ahead_card=above)
        else:
            barred = self._is_barred(card, strong=True)
            said = self._line(ahead, "ducks", card, only=len(losers) == 1, barred=barred)
        return self._let_go(said, card)

    def _just_above(self, card: Card, losers: Collection[Card]) -> str | None:
        """The card that is ahead, where this one is by its number the highest below it."""
        ahead = self._ahead_card()
        if ahead is None or not self.trial.is_steady:
            return None
        above = BY_NAME[ahead]
        same = [each.number for each in self.trial.legal if each.suit == above.suit]
        below = [number for number in same if number < above.number]
        is_one_suit = all(each.suit == above.suit for each in losers)
        return ahead if is_one_suit and card.number == max(below, default=0) else None

    def _is_burden(self, cards: Collection[Card], wish: str = "fewer") -> bool:
        """Whether the strong ones of these had better go: in this round, or since each of them
        costs whoever wins it."""
        if self.trial.avoids:
            return True
        share, points_of = self.trial.share, self.trial.points_of
        return wish != "more" and all(share * points_of(each) < 0 for each in cards)

    def _is_barred(self, card: Card, *, strong: bool) -> bool:
        """Whether a card that may not be played is stronger, or weaker."""
        trial = self.trial
        own, sign = trial.strength(card), 1 if strong else -1
        barred = {BY_NAME[name] for name in self.view["hand"]} - {*trial.legal}
        return any(sign * trial.strength(each) > sign * own for each in barred)

    def _maybe_second(self, card: Card, items: list[str], how: str) -> Line:
        """Of the weakest card, where the second strongest wins."""
        return line("open", items=items, how=how, **self._end(card, strong=False))

    def _lower(self, card: Card) -> str:
        """Why a card may be weaker than those of no higher numbers: these are "trumps" as it is, or
        they alone ("plain"), low numbers win ("turned"), or it is a trump where these are weak
        ("anti"); "none" if there are none."""
        trial, ranking = self.trial, self.trial.rules.ranking
        lower = [each for each in trial.legal if each.number <= card.number and each != card]
        if not lower:
            return "none"
        if card in trial.trumps() and ranking.trump_class == BELOW_ALL:
            return "anti"
        if ranking.number_value(1) > ranking.number_value(2):
            return "turned"
        stronger = [each for each in lower if trial.strength(each) > trial.strength(card)]
        if not any(each in trial.trumps() for each in stronger):
            return "none"
        return "trumps" if card in trial.trumps() else "plain"

    def _line(self, card: Card, id_: str, /, played: Card | None = None, **params: Any) -> Line:
        """With whether the trick is wanted, where that is otherwise than in the round: "good" (if
        it brings something, too), "bad" ("costs", if it takes points from whoever wins it),
        "nothing" (or "none", if it counts nothing at all), or "rich" if it counts triple; else
        "plain". played: the card that goes, if that is another one."""
        wish, trial = self.trial.wish(card), self.trial
        why = {"more": "good", "fewer": "bad", "open": "nothing"}[wish]
        is_untrue = (why == "good" and trial.brings(card) <= 0) or (
            why == "nothing" and not trial.counts_little(card)
        )
        if trial.counts_nothing(card):
            why = "none"
        elif wish == "more" and trial.counts_more:
            why = "rich"
        elif is_untrue and trial.is_last and self._adds_up and trial.brings(card) < 0:
            why = "costs"
        elif wish == trial.round_wish or is_untrue:
            why = "plain"
        elif why == "bad" and trial.brings(card) < 0 and trial.mine > 0:
            why = "costs"
        return line(id_, why=why, **self._by_cards(played or card, why), **params)

    def _by_cards(self, card: Card, why: str) -> dict[str, Any]:
        """Where a trick is wanted, or not, by the cards that cost: how many lie there. The aim goes
        by the same. full: no other card comes to it."""
        trial = self.trial
        if why not in _JUDGED:
            return {}
        kind, there = costly(self.view), (*trial.trick, card)
        count = sum(trial.points_of(each) < 0 for each in there)
        # Where others then have what costs, it is wanted for just that.
        is_so = (why == "good") == ((count == 0) == (trial.share > 0))
        if trial.more or handed_on(self.view) or trial.is_blind or not is_so:
            kind = "none"
        if not (trial.trick or count):
            kind = "none"
        return {"costly": kind, "in_it": count, "full": trial.is_last or not trial.trick}

    def _winning(self, card: Card, id_: str, /, **params: Any) -> Line:
        """The same of a card that wins; "dear" where that ends what is paid for fewer tricks."""
        said, lost = self._line(card, id_, **params), -self.trial.more
        if lost > 0:
            said["params"].update(why="dear", gain=lost)
        return said

    def _taking(self, card: Card, *, weakest: bool) -> Line:
        """Of a card that wins the full trick: what that brings, or else what it brings anybody who
        gets it instead ("denies")."""
        trial, worth = self.trial, self.trial.worth(card)
        lost = max(
            (trial.worth(each) for each in trial.legal if each not in trial.winners), default=0
        )
        counts = "none"
        if self._adds_up and max(worth, lost) > 0:
            counts = "brings" if worth > 0 else "denies"
        points = worth if worth > 0 else lost
        told = {"points": points, "count": points, "counts": counts, "weakest": weakest}
        return self._winning(card, "takes", **told)

    @property
    def _adds_up(self) -> bool:
        """Whether what a trick brings is just what its holder then has more in the end."""
        rules, seats = self.trial.rules, self.trial.seats
        less, more = ([points] + [10] * (seats - 1) for points in (10, 11))
        gain = rules.scoring.exchanged(more)[0] - rules.scoring.exchanged(less)[0]
        by_count = rules.scoring.factors(0, 0) or self.trial.more
        moves = rules.routing.hands_on or rules.routing.winner_removes
        is_plain = gain == 1 and not by_count and not moves
        return is_plain and holder_of(self.view, self.trial.seat) == self.trial.seat

    def _items(self, hook: str) -> list[str]:
        """The rule cards in force that answer this question."""
        rules = self.trial.rules.cards
        return items_of(rule.number for rule in rules if getattr(rule, hook) is not None)
