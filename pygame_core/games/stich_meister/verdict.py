"""Who wins a trick, and why, in sentences that can be checked at the table.

First whichever card is the strongest, and by what; then what a rule card does about that; at last
the card that wins by it. With it come the rule cards that make it so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from pygame_core.games.stich_meister.in_force import Rules
from pygame_core.games.stich_meister.ranking import BELOW_ALL, LED
from pygame_core.games.stich_meister.rule_card import RankedPlay, item_of, items_of
from pygame_core.games.stich_meister.trumps import Trumps
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line


class Verdict(NamedTuple):
    """winner: the place of the winning card in the trick, None while none could win. said: why, in
    sentences `takes-<id>`. rules: the rule cards that make it so. by: those of them that let a
    stronger card not win."""

    winner: int | None
    said: list[Line]
    rules: set[int]
    by: list[int]


def verdict(rules: Rules, trumps: Trumps, trick: Sequence[Card]) -> Verdict:
    """Of a trick as it lies, at least its lead, all of it turned up."""
    found = _verdict(rules, trumps, tuple(trick))
    return found._replace(said=[*found.said], rules={*found.rules}, by=[*found.by])


@lru_cache(maxsize=64)
def _verdict(rules: Rules, trumps: Trumps, trick: tuple[Card, ...]) -> Verdict:
    """Whatever a table tells of a trick asks for it."""
    trial = _Trial(rules, trumps, trick)
    ranked = rules.ranking.ranked(trick, trumps)
    left = rules.ranking.left_over(ranked)
    above = ranked[: ranked.index(left[0])] if left else ranked
    said: list[Line] = []
    by: list[int] = []
    kept = rest = ranked
    for rule in rules.cards:
        if rule.contenders is None:
            continue
        before, kept = kept, rule.contenders(kept)
        # What is left out and weaker than the winner anyhow is compared with it all the same.
        for play in before:
            if play in above and play not in kept:
                by.append(rule.number)
                id_, why = item_of(rule.number), trial.why(play, rest)
                said.append(line(id_, card=str(play.card), lines=why))
                rest = [other for other in rest if other != play]
    trial.names(*by)
    if not left:
        return Verdict(None, said, trial.named, by)
    params = {"card": str(left[0].card), "lines": trial.why(left[0], rest)}
    said.append(
        line("by-rule", items=items_of(by), **params) if by else line("strongest", **params)
    )
    return Verdict(left[0].position, said, trial.named, by)


class _Trial:
    """A trick whose cards are compared under some rule cards. named: those that matter to that."""

    def __init__(self, rules: Rules, trumps: Trumps, trick: Sequence[Card]) -> None:
        self._rules, self._trumps, self._trick = rules, trumps, trick
        self._ranked = rules.ranking.ranked(trick, trumps)
        self._told: set[int] = set()
        self.named: set[int] = set()

    def why(self, play: RankedPlay, rest: list[RankedPlay]) -> list[Line]:
        """What makes a card stronger than all below it, of those that no rule card has left out."""
        below = rest[rest.index(play) + 1 :]
        before = self._ranked[: self._ranked.index(play)]
        kind = self._kind(play)
        # Once a stronger card of its kind is left out, it is the best of the others.
        others = any(self._kind(each) == kind and each not in rest for each in before)
        rivals = [each for each in below if self._kind(each) == kind]
        if not below:
            return [self._phrase("alone", self._covers(play), others=others)]
        if play.card in self._trumps:
            return self._among_trumps(play, rivals, others)
        found = self._in_suit_led if kind == LED else self._by_number
        said = found(play, rivals, others)
        if weak := [each for each in below if each.card in self._trumps]:
            self.names(*(rule for each in weak for rule in self._covers(each)))
            said.append(self._phrase("above-trumps", self._answering("trump_class")))
        return said

    def _kind(self, play: RankedPlay) -> int:
        return self._rules.ranking.strength(play.card, self._trick[0], self._trumps)[0]

    def _covers(self, play: RankedPlay) -> tuple[int, ...]:
        return self._trumps.covered.get(play.card, ())

    def _among_trumps(self, play: RankedPlay, rivals: list[RankedPlay], others: bool) -> list[Line]:
        covers = self._covers(play)
        if self._kind(play) == BELOW_ALL:
            # It is strong only since all of them are trumps.
            self.names(*(rule for each in rivals for rule in self._covers(each)))
        if not rivals:
            return [self._phrase("only-trump", covers, others=others)]
        rank = self._trumps.rank(play.card)
        equal = [each for each in rivals if self._trumps.rank(each.card) == rank]
        lower = [each for each in rivals if each not in equal]
        said = []
        if lower:
            self.names(*self._covers(lower[0]))
            more = len(covers) > len(self._covers(lower[0]))
            id_ = "trump-by-more" if more else "trump-by-order"
            said.append(self._phrase(id_, covers, others=others))
        if equal:
            among = "some" if lower else "all"
            best = self._highest("trump", () if lower else covers, play, equal, others, among=among)
            # Of cards of one number none is the highest.
            said += best[1:] if lower and play.card.number == equal[0].card.number else best
        return said

    def _in_suit_led(self, play: RankedPlay, rivals: list[RankedPlay], others: bool) -> list[Line]:
        suit = play.card.suit
        if not rivals:
            return [self._phrase("led-alone", (), suit=suit, others=others)]
        return self._highest("led", (), play, rivals, others, suit=suit)

    def _by_number(self, play: RankedPlay, rivals: list[RankedPlay], others: bool) -> list[Line]:
        """Where no suit is stronger than another: since a trump began, by a rule card, or since
        nobody else has followed."""
        lead = RankedPlay(0, self._trick[0])
        equal = self._answering("led_class")
        if lead.card in self._trumps:
            self.names(*self._covers(lead))
            cause, named = "trump-led", []
        else:
            cause, named = "equal" if equal else "left", equal
        if not rivals:
            return [self._phrase("no-trump", named, others=others)]
        return self._highest("number", named, play, rivals, others, cause=cause)

    def _highest(
        self,
        id_: str,
        named: Sequence[int],
        play: RankedPlay,
        rivals: list[RankedPlay],
        others: bool,
        **params: Any,
    ) -> list[Line]:
        """The highest number of its kind, the lowest where a rule card turns them round; of equal
        ones the later."""
        turned = self._answering("number_value")
        low = bool(turned)
        said = [self._phrase(id_, [*turned, *named], low=low, others=others, **params)]
        if play.card.number == rivals[0].card.number:
            said.append(line("why-later", card=str(rivals[0].card)))
        return said

    def _phrase(self, id_: str, named: Sequence[int], **params: Any) -> Line:
        """With the rule cards that make it true, if they have not been named before."""
        new = [rule for rule in named if rule not in self._told]
        self._told.update(new)
        self.names(*named)
        return line(f"why-{id_}", items=items_of(new), by=bool(new), **params)

    def names(self, *rules: int) -> None:
        """These matter."""
        self.named.update(rules)

    def _answering(self, hook: str) -> list[int]:
        """The rule card that answers this question of ranking, if one does."""
        return [rule.number for rule in self._rules.cards if getattr(rule, hook) is not None][:1]
