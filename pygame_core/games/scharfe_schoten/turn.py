"""A card about to be played in Scharfe Schoten, as the seat that plays it sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, inf
from typing import NamedTuple, Self

from pygame_core.games.scharfe_schoten.knowledge import seen_names, unseen
from pygame_core.games.scharfe_schoten.rules import BY_NAME, Colours, trump_order
from pygame_core.games.scharfe_schoten.standing import Standing
from pygame_core.kit.cards import Card
from pygame_core.notation import split_action
from pygame_core.views import View

SLIM = 0.15
"""A card that stays ahead by no more than this chance is as good as lost."""


def card_of(action: str) -> Card:
    return BY_NAME[split_action(action)[1][0]]


class Turn(NamedTuple):
    """What a seat sees when it plays a card.

    lying: the cards of the trick so far. others: for each other seat, how many cards of each colour
    it holds; later: the same of those still to play. unseen: per colour, where these may be dealt
    from. has_taken: whether it has taken any trick. counts: whether anybody has, so that points are
    told. ahead: the seat that is ahead, None in front of the first card; their: what it wants most
    and least of.
    """

    most: str
    least: str
    strength: Mapping[Card, int]
    playable: list[Card]
    lying: list[Card]
    others: Sequence[Colours]
    later: Sequence[Colours]
    unseen: Mapping[str, Sequence[Card]]
    standing: Standing
    rack: Colours
    has_taken: bool
    counts: bool
    hand: list[Card]
    ahead: int | None
    their: tuple[str, str]

    @classmethod
    def seen_in(cls, view: View) -> Self:
        table, seat = view["table"], view["seat"]
        assert seat is not None
        most, least = table["predictions"][seat]
        done = [seat, *(who for who, _ in view["trick"])]
        ahead = view["ahead"] if view["trick"] else None
        their = ("", "") if ahead is None else table["predictions"][ahead]
        return cls(
            most,
            least,
            trump_order(table["numbers"]).strength,
            playable=[card_of(action) for action in view["legal"]],
            lying=[BY_NAME[name] for _, name in view["trick"]],
            others=[backs for who, backs in enumerate(table["backs"]) if who != seat],
            later=[backs for who, backs in enumerate(table["backs"]) if who not in done],
            unseen=unseen(BY_NAME[name] for name in seen_names(view)),
            standing=Standing(table["captured"][seat], table["rack"], (most, least)),
            rack=table["rack"],
            has_taken=bool(table["tricks"][seat]),
            counts=any(table["tricks"]),
            hand=[BY_NAME[name] for name in view["hand"]],
            ahead=ahead,
            their=(their[0], their[1]),
        )

    def is_ahead(self, card: Card) -> bool:
        return all(self.strength[card] > self.strength[other] for other in self.lying)

    def is_trump(self, card: Card) -> bool:
        """There is one in each colour, and they are the strongest."""
        return self.strength[card] >= len(self.strength) - len(self.rack)

    def stays(self, card: Card) -> float:
        """The chance that it is ahead and nobody can beat it; 1.0 and 0.0 are certain."""
        if not self.is_ahead(card):
            return 0.0
        led = (self.lying or [card])[0].suit
        # Whoever holds the colour led must follow it.
        may_play = [{led: backs[led]} if backs[led] else backs for backs in self.later]
        chance = 1.0
        for colour, hidden in self.unseen.items():
            # No card lies in two hands: if one of them has the only lower card, the other beats it.
            count = sum(backs.get(colour, 0) for backs in may_play)
            below = sum(self.strength[other] < self.strength[card] for other in hidden)
            chance *= comb(below, count) / comb(len(hidden), count)
        return chance

    def sure(self, card: Card) -> list[Card]:
        """What is sure to be in a trick with it: whoever can follow does."""
        won = [*self.lying, card]
        return [*won, *(Card(won[0].suit, 0) for backs in self.later if backs[won[0].suit])]

    def free(self, led: str) -> list[Colours]:
        """Those still to play who cannot follow, and may throw in anything."""
        return [backs for backs in self.later if not backs[led]]

    def may_lose(self, card: Card) -> int:
        """By how many points the score may fall if it takes the trick and a card of the rack."""
        sure = self.sure(card)
        free = self.free(sure[0].suit)
        thrown = ([Card(suit, 0) for backs in free if backs[suit]] for suit in self.rack)
        worst = min(self.standing.worth([*sure, *cards])[0] for cards in thrown)
        return max(0, self.standing.points([]) - worst)

    def kept(self, card: Card) -> Card:
        """The strongest that could be played instead."""
        useful = [each for each in self.playable if each != card and each.suit != self.least]
        return max(useful, key=self.strength.__getitem__, default=card)

    def may_win_later(self, card: Card) -> bool:
        return self._replace(lying=[], later=self.others).stays(card) > SLIM

    def wins_wanted(self, card: Card) -> bool:
        """Whether a trick that it takes may bring what is wanted."""
        there = any(backs[self.most] for backs in self.others)
        weakest = min(map(self.strength.__getitem__, self.unseen[self.most]), default=inf)
        is_there = card.suit == self.most or self.rack[self.most]
        return bool(is_there or (there and self.strength[card] > weakest))

    def has_only_unwanted(self) -> bool:
        """Whoever takes a trick takes a card of the rack, too; here it can only be an unwanted
        one."""
        return [colour for colour, count in self.rack.items() if count] == [self.least]

    def among(self, card: Card, said: str) -> str:
        """Which it is of those of which the same may be said: one that wins as often as, "like",
        stronger ones, one that is "needed" as weaker ones might be beaten, one that "keeps" them,
        one that can be "spared", of what is unwanted the "strongest" or "weakest" that goes, or one
        "alone"."""
        suit = [each for each in self.playable if each.suit == card.suit]
        if said.startswith("take-"):
            above = [each for each in suit if self.strength[each] > self.strength[card]]
            is_like = self.stays(card) in map(self.stays, above)
            ahead = filter(self.is_ahead, self.playable)
            lower = [each for each in ahead if self.strength[each] < self.strength[card]]
            if is_like:
                return "like"
            is_safe = bool(self.lying) and self.stays(card) == 1
            if is_safe and max(map(self.stays, lower), default=1) < 1:
                return "needed"
            return "keeps" if above else "alone"
        if said == "leave":
            return "spared" if card in self.spared() else "alone"
        same = [each for each in suit if self.is_ahead(each) == self.is_ahead(card)]
        ranked = sorted(same, key=self.strength.__getitem__)
        if len(suit) > 1 and card == ranked[-1] and not self.is_ahead(card):
            return "strongest"
        return "weakest" if len(ranked) > 1 and card == ranked[0] else "alone"

    def weakness(self, card: Card, others: Sequence[Card]) -> str:
        """Of a card that is spared beside these others: whether all "follow" too, it is of the
        weakest "colour" though another has a lower number, or "any"."""
        if all(each.suit == card.suit for each in others):
            return "follow"
        return "colour" if any(each.number < card.number for each in others) else "any"

    def spared(self) -> list[Card]:
        """What is needed least: the weakest of a colour, and of what is wanted only if there is
        nothing else."""
        loses = [each for each in self.playable if not self.is_ahead(each)] or self.playable
        neutral = [each for each in loses if each.suit not in (self.most, self.least)]
        given = neutral or [each for each in loses if each.suit == self.most]
        return sorted(given, key=self.strength.__getitem__)[:1]
