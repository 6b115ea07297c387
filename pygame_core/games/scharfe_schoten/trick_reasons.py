"""Why a card of Scharfe Schoten is played: whether its trick is wanted, and by whom it is taken.

Star and reason come from one thought: what is said of a card is said with its direction (this trick
is to be won, or is somebody else's), and of the cards of which the same is said one is the best.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core.games.scharfe_schoten.turn import SLIM, Turn, card_of
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line
from pygame_core.views import View

_LED = 0.05
"""The same of a wanted card that is led: most who could beat it hold its colour, and may not want
it."""
_FAIR = 0.45
"""From this chance on, which is that nobody can beat it, a card will probably take the trick: not
everybody who can beat it wants to."""
_FAIR_LED = 0.65
"""The same of a card that is led: everybody else is still to play."""
_EVEN = 0.6
"""Up to this chance of a card that will probably take it, that is not said: it is about even."""

_WANTED = ("take-lead", "take-most", "take-rack")
_SPARED = (
    "cannot",
    "cannot-deny",
    "cannot-keep",
    "cannot-last",
    "cannot-spoil",
    "leave",
    "low",
    "pass",
    "pass-keep",
    "risk",
)
"""What is said of a card that is thrown in because it can be spared."""
_FULL = ("take-anyway", "take-at-least", "take-cost")
"""What speaks of any card, so not only of the one that is told of."""
_FAULTY = ("take-though", "cannot-rid")
"""What is said of a card that has something against it, or is no better than the next."""
_COMPARED = ("away", "leave", *_WANTED)
"""What is said with why it is not another card of which the same is true."""
_DEAR = 5
"""Points that a trick may cost who has some already, so that it is not worth much."""


def of_card(view: View, action: str) -> Line | None:
    """What speaks for a card that may be played; None if that would take more than a sentence."""
    moment, card = _Reasons.seen_in(view), card_of(action)
    told = moment.of(card)
    if told is None or told["id"] not in _COMPARED:
        return told
    # What it costs is more to the point.
    among = "alone" if told["params"].get("falls", "no") != "no" else moment.among(card, told["id"])
    return line(told["id"], **told["params"], among=among)


def otherwise(view: View, action: str) -> Line:
    """What may be said of a card that is marked though nothing of that speaks for it."""
    return _Reasons.seen_in(view).otherwise(card_of(action))


def is_sure(view: View, action: str) -> bool:
    """Whether nobody can beat a card that may be played."""
    return _Reasons.seen_in(view).stays(card_of(action)) == 1


def briefly(because: Line, said: Line) -> Line:
    """Whether the trick is taken is said once."""
    outcome = "sure" if said["id"] == "take" else said["params"].get("outcome", "open")
    is_taker = because["id"].startswith("take-")
    knows = ("sure", "likely") if is_taker else ("unlikely",)
    if outcome not in knows or "chance" not in because["params"] or because["id"] in _FULL:
        return because
    return line(because["id"], **{**because["params"], "chance": "told"})


def aimed_cards(view: View) -> list[str]:
    """The cards that are what is said of them, and better than the others of which it is said."""
    moment = _Reasons.seen_in(view)
    said = {action: moment.of(card_of(action)) for action in view["legal"]}
    there = [(told, card_of(action)) for action, told in said.items() if told]
    is_fair = any(
        told["id"] in _WANTED and told["params"]["chance"] != "perhaps" and not moment.is_dear(card)
        for told, card in there
    )
    # Of a card that is led nothing is as sure as that.
    goes = ("away", "sure" if moment.lying else "likely")
    can_go = any((told["id"], told["params"].get("chance")) == goes for told, _ in there)
    chosen = []
    for action, told in said.items():
        if told is None or told["id"] in _FAULTY:
            continue
        # What is unwanted and goes to others goes first.
        is_away = told["id"] == goes[0] and told["params"]["chance"] != goes[1]
        if can_go and (told["id"] in _SPARED or is_away):
            continue
        if told["id"] in _WANTED and moment.is_dear(card_of(action)):
            continue
        if told["id"] in _SPARED and card_of(action) not in moment.spared():
            continue
        # What is wanted and can be had is not left to luck, nor to others.
        left = (
            told["id"] in ("keep-most", "pass", "pass-keep")
            or told["params"].get("chance") == "perhaps"
        )
        if is_fair and left:
            continue
        same = [card_of(each) for each in said if said[each] == told]
        if card_of(action) in moment.best(same, told):
            chosen.append(action)
    return chosen


class _Reasons(Turn):
    """What may be said of its cards."""

    def of(self, card: Card) -> Line | None:
        slim = SLIM if self.lying or card.suit != self.most else _LED
        return self._of_taker(card) if self.stays(card) > slim else self._of_leaver(card)

    def is_dear(self, card: Card) -> bool:
        """Whether a wanted trick may cost too much of what there is already."""
        return self.has_taken and self.may_lose(card) >= _DEAR

    def best(self, same: Sequence[Card], told: Line) -> Sequence[Card]:
        """Of cards of which the same is said."""
        if told["id"] == "away" and told["params"]["chance"] == "sure":
            # The strongest might take another trick.
            return [max(same, key=self.strength.__getitem__)]
        if told["id"] == "away":
            return [min(same, key=self.strength.__getitem__)]
        if told["id"].startswith("take-"):
            return [max(same, key=lambda card: (self.stays(card), -self.strength[card]))]
        return same

    # --- a card that may well take the trick ------------------------------------------------------

    def _of_taker(self, card: Card) -> Line | None:
        stays = self.stays(card)
        fair = _FAIR if self.lying else _FAIR_LED
        chance = "even" if stays < _EVEN else "sure" if stays == 1 else "likely"
        chance = chance if stays >= fair else "perhaps"
        suits = [other.suit for other in (*self.lying, card)]
        wanted, has_rack = suits.count(self.most), bool(self.rack[self.most])
        is_weakest = card == min(self.playable, key=self.strength.__getitem__)
        anyway = all(self.stays(other) == 1 for other in self.playable)
        rack = self.has_only_unwanted()
        if self.least in suits or rack:
            # With nothing else to play, the weakest is the least evil.
            is_forced = is_weakest and all(other.suit == self.least for other in self.playable)
            if is_forced and anyway:
                return self._of_any(card)
            if card.suit == self.least and (chance == "perhaps" or is_forced):
                return line("away", suit=self.least, chance="perhaps")
            if suits.count(self.least) + rack <= wanted + has_rack and not (anyway and rack):
                if self._cost(card) and self._is_one_more(card):
                    return self._of_one_more(card)
                colours = {"suit": self.most, "least_suit": self.least}
                return line("take-though", **colours, chance=chance, rack=rack)
            return self._of_any(card, "sure" if anyway else "perhaps") if is_weakest else None
        if self._cost(card):
            if is_weakest:
                return self._of_any(card, "sure" if anyway else "perhaps")
            return self._of_one_more(card) if self._is_one_more(card) else None
        falls = self._falls(card)
        if wanted and (self.lying or not any(backs[self.most] for backs in self.later)):
            if falls["falls"] != "no" and self._is_one_more(card):
                return self._of_one_more(card)
            told = {"count": wanted, "own": card.suit == self.most, "chance": chance}
            return line("take-most", suit=self.most, **told, **falls)
        if wanted:
            return line("take-lead", suit=self.most, chance=chance, **falls)
        if has_rack:
            return line("take-rack", suit=self.most, chance=chance, **falls)
        if anyway:
            return self._of_any(card) if is_weakest else None
        now, (then, from_rack) = self.standing.points([]), self.standing.worth(self.sure(card))
        if self.lying and self.has_taken and then > now and not self.free(self.lying[0].suit):
            rack_card = {"rack": bool(from_rack), "rack_suit": from_rack}
            return line("take-points", points=then, now=now, chance=chance, **rack_card)
        if self._is_clean(card) and (then >= now or not self.has_taken):
            return line("take-clean", suit=self.least, chance=chance, **falls)
        return None

    def _of_any(self, card: Card, chance: str = "sure") -> Line:
        """Of a trick that is taken with any card, or with luck by somebody else."""
        if chance == "sure" or not self._cost(card):
            return line("take-anyway", chance=chance)
        slim = self.stays(card) < (_FAIR if self.lying else _FAIR_LED)
        return line("take-cost", chance="slim" if slim else "fair")

    def _is_one_more(self, card: Card) -> bool:
        """Whether it is of what is wanted, where all cards are ahead and not all are of it."""
        is_other = any(each.suit != self.most for each in self.playable)
        return bool(
            self.lying
            and card.suit == self.most
            and is_other
            and all(map(self.is_ahead, self.playable))
        )

    def _of_one_more(self, card: Card) -> Line:
        return line("take-at-least", suit=self.most, **self._falls(card))

    def _falls(self, card: Card) -> dict[str, Any]:
        """Whether who has no trick yet falls at first below what that is worth: "no", "yes", or
        while others have to play it "may" be so."""
        is_told = self.counts and not self.has_taken and self.may_lose(card)
        return {"falls": ("may" if self.later else "yes") if is_told else "no"}

    def _cost(self, card: Card) -> bool:
        """Whether the points fall if it takes the trick with what is sure to be in it."""
        then, _ = self.standing.worth(self.sure(card))
        return bool(self.lying) and self.has_taken and then < self.standing.points([])

    def _is_clean(self, card: Card) -> bool:
        """Whether what is unwanted can no longer come to a trick that has none of it, but may to
        later ones."""
        led = (self.lying or [card])[0].suit
        held = any(each.suit == self.least for each in self.hand)
        out = any(backs[self.least] for backs in self.others)
        if not (held or out or self.rack[self.least]):
            return False
        return all(backs[led] or not backs[self.least] for backs in self.later)

    def otherwise(self, card: Card) -> Line:
        if self._are_alike():
            return line("any-card", alike=True)
        kept = [each for each in self.playable if each.suit != self.least]
        keeps = any(self.strength[each] > self.strength[card] for each in kept)
        wins = [each for each in self.playable if self.is_ahead(each)]
        if not self.lying and keeps and self.stays(card) <= SLIM:
            return self._of_low(card, is_spared=False)
        if self.lying and wins and card not in wins and all(map(self._cost, wins)):
            return line("leave-cost")
        if last := self._of_last_two(card):
            return last
        if card.suit != self.most and any(each.suit == self.most for each in self.playable):
            return line("keep-most", suit=self.most)
        return line("any-card", alike=False)

    def _are_alike(self) -> bool:
        """Whether nothing that others may hold comes between the cards that may be played."""
        mine = sorted(map(self.strength.__getitem__, self.playable))
        hidden = (self.strength[each] for cards in self.unseen.values() for each in cards)
        is_one_suit = len({each.suit for each in self.playable}) == 1
        return is_one_suit and not any(mine[0] < each < mine[-1] for each in hidden)

    def _of_last_two(self, card: Card) -> Line | None:
        """Which of the two last cards is the last: one that nobody can beat takes that trick."""
        if len(self.hand) != 2 or len(self.playable) != 2:
            return None
        [other] = [each for each in self.hand if each != card]
        hidden = [each for cards in self.unseen.values() for each in cards]
        best = max(map(self.strength.__getitem__, hidden), default=-1)
        if self.strength[other] > best:
            return line("last-wins", card=str(other))
        return line("last-free", card=str(card)) if self.strength[card] > best else None

    # --- a card that does not take it -------------------------------------------------------------

    def _of_leaver(self, card: Card) -> Line | None:
        chance = "likely" if self.is_ahead(card) else "sure"
        if card.suit == self.least:
            return line("away", suit=self.least, chance=chance)
        if not self.lying and self._are_alike():
            return None
        if self.lying and all(map(self.is_ahead, self.playable)):
            given = [each for each in self.playable if each.suit != self.least]
            is_weakest = card == min(given, key=self.strength.__getitem__)
            return self._of_any(card, "perhaps") if is_weakest else None
        others = [each for each in self.playable if each != card]
        can_win = any(self.is_ahead(each) for each in self.playable)
        if can_win and any(other.suit == self.least for other in self.lying):
            return line("leave", suit=self.least, rack=False, leads=False)
        if can_win and self.has_only_unwanted():
            return line("leave", suit=self.least, rack=True, leads=not self.lying)
        # What is unwanted is kept for nothing.
        useful = [each for each in others if each.suit != self.least]
        keeps = any(self.strength[each] > self.strength[card] for each in useful)
        if card not in self.spared():
            return None if can_win or keeps else line("cannot-rid", suit=self.least)
        if not can_win:
            return self._of_loser(card) if others else None
        if not keeps:
            return None
        if not self.lying:
            return self._of_low(card)
        if any(other.suit == self.most for other in (*self.lying, card)):
            may_win = max(self.stays(each) for each in others)
            return line("risk") if may_win < 1 else None
        winners = [each for each in self.playable if self.stays(each)]
        useful = [each for each in winners if each.suit != self.least]
        if not useful:
            return line("pass", suit=self.most)
        kept = max(useful, key=self.strength.__getitem__)
        if kept.suit == self.most:
            return line("keep-most", suit=self.most)
        rack = bool(self.rack[self.most])
        return line("pass-keep", suit=self.most, card=str(kept), count=len(winners), rack=rack)

    def _of_loser(self, card: Card) -> Line | None:
        """Of one that is spared where none can win: only the weakest of all is so for that."""
        weaker = [each.suit for each in self.playable if self.strength[each] < self.strength[card]]
        if not weaker:
            return self._of_weak(card)
        if card.suit != self.most and self.most in weaker:
            return line("cannot-keep", suit=self.most)
        if card.suit == self.most:
            return None
        their_most, their_least = self.their
        if card.suit == their_least:
            return line("cannot-spoil", seat=self.ahead, suit=their_least)
        if card.suit != their_most and their_most in weaker:
            return line("cannot-deny", seat=self.ahead, suit=their_most)
        # With a single card left there is nothing to choose from.
        if len(self.hand) > 2 and [each.suit for each in self.hand].count(card.suit) == 1:
            return line("cannot-last", suit=card.suit)
        return None

    def _of_weak(self, card: Card) -> Line:
        others = [each for each in self.playable if each != card]
        kind = self.weakness(card, others)
        return line("cannot", **self._keeps(card), kind=kind)

    def _keeps(self, card: Card) -> dict[str, Any]:
        """Which strong card is kept, and for what: what is "wanted", or a trick that comes "later";
        "none" if it hardly wins one."""
        kept, keeps = self.kept(card), "none"
        if self.may_win_later(kept):
            keeps = "wanted" if self.wins_wanted(kept) else "later"
        colours = {"suit": card.suit, "wanted_suit": self.most}
        return {**colours, "keeps": keeps, "card": str(kept)}

    def _of_low(self, card: Card, *, is_spared: bool = True) -> Line:
        """Beside the lowest number that might be led instead: stronger by its "colour", or one to
        "keep"; "any" where there is none."""
        lower = [
            each
            for each in self.playable
            if is_spared and each.suit != self.least and not self.is_trump(each)
            if each.number < card.number or self.strength[each] < self.strength[card]
        ]
        rival = min(lower, key=lambda each: (each.suit == self.most, each.number), default=card)
        kind = "any" if rival == card else "keep" if rival.suit == self.most else "colour"
        beside = {"rival_card": str(rival), "rival_suit": rival.suit}
        return line("low", **self._keeps(card), chance="likely", kind=kind, **beside)
