"""Card tracking: piles, voids shown, and where known cards went, by the events of a round.

Everything comes from the events as one seat saw them, so it is what that seat may remember.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.following import TrumpLead, fulfilling
from pygame_core.games.stich_meister.in_force import RULE_CARDS, Rules, rules_in_force
from pygame_core.games.stich_meister.rule_card import Pile
from pygame_core.kit.card_tracking import this_round
from pygame_core.kit.cards import Card
from pygame_core.kit.tricks import TrickPlay, plays_of
from pygame_core.views import View


def tracker_of(view: View) -> CardTracker:
    """The same for all that is asked of one view; threads may ask of others meanwhile."""
    global _latest
    latest = _latest
    if latest is None or latest[0] is not view:
        latest = _latest = view, CardTracker(view)
    return latest[1]


_latest: tuple[View, CardTracker] | None = None


class CardTracker:
    """The round so far, as the view's seat can remember it.

    Cards may change hands in the middle of a round (the pass after trick 3), so voids and the
    places of known cards are kept apart: `early` is before that pass, `late` after it.

    piles: per seat. seen: all cards seen in tricks. early_lacks, late_lacks: cards that a seat has
    shown not to hold. early_home: cards known to have come to another seat before the first
    trick. late_played: what each seat played after the pass, open cards aside. late_gift: the
    card known to have come to a seat by the pass. late_pass: whether the pass has been done.
    """

    def __init__(self, view: View) -> None:
        self._seat = view["seat"]
        self._trump_lead = cast(TrumpLead, view["table"]["options"]["trumpLeadFollow"])
        self._seats = range(view["seats"])
        self.revealed: set[int] = set()
        self._rules: Rules = rules_in_force(())
        self._second_lead: str | None = None
        self._was_open: set[Card] = set()
        self._removed: set[Card] = set()
        self._tricks = 0
        self.piles: list[list[Pile]] = [[] for _ in self._seats]
        self.seen: set[Card] = set()
        self.early_lacks: list[set[Card]] = [set() for _ in self._seats]
        self.late_lacks: list[set[Card]] = [set() for _ in self._seats]
        self.early_home: dict[Card, int] = {}
        self.late_pass = False
        self.late_gift: list[Card | None] = [None for _ in self._seats]
        self.late_played: list[list[Card]] = [[] for _ in self._seats]
        for event in view["history"]:
            if event["id"] == "rules.revealed":
                self.revealed.update(event["params"]["rules"])
        for event in this_round(view):
            self._hear(event["id"], event["params"])
        self._hear_open_trick(view)

    def _hear(self, event: str, params: dict[str, Any]) -> None:
        if event == "rules.revealed":
            self._rules = rules_in_force(params["rules"])
        elif event == "exposed.revealed":
            self._was_open = {BY_NAME[name] for own in params["cards"] for name in own}
        elif event == "pass.revealed":
            self._hear_pass(params)
        elif event == "trump.fixed":
            self._second_lead = params["suit"]
        elif event == "card.removed":
            self._removed.add(BY_NAME[params["card"]])
        elif event == "trick.taken":
            self._hear_trick(plays_of(params["plays"], BY_NAME), params)
        elif event == "tricks.handed":
            seat, to = params["seat"], params["to"]
            self.piles[to] += self.piles[seat]
            self.piles[seat] = []
        elif event == "leftovers.revealed":
            for seat, cards in enumerate(params["cards"]):
                self.piles[seat] += [Pile(None, (BY_NAME[name],)) for name in cards]
                self.seen.update(BY_NAME[name] for name in cards)

    def _hear_pass(self, params: dict[str, Any]) -> None:
        receiver = params["seat"]
        known = [BY_NAME[name] for name in params.get("cards", params["open"])]
        if self._tricks:
            self.late_pass = True
            if known and receiver != self._seat:
                self.late_gift[receiver] = known[0]
            return
        for card in known:
            if receiver == self._seat:
                self.early_home.pop(card, None)
            else:
                self.early_home[card] = receiver

    def _hear_trick(self, plays: list[TrickPlay], params: dict[str, Any]) -> None:
        self._tricks += 1
        self._note_plays(plays, params["number"])
        cards = tuple(card for _, card in plays if card not in self._removed)
        self.piles[params["taker"]].append(Pile(params["number"], cards))

    def _hear_open_trick(self, view: View) -> None:
        """The trick on the table, as far as it lies open."""
        self._note_plays(plays_of(view["trick"], BY_NAME), view["table"]["trick_number"])

    def _note_plays(self, plays: list[TrickPlay], number: int) -> None:
        """Remember the cards, and what they say about the hands they came from."""
        following = self._rules.following
        # The trump that the lead of trick 2 fixes does not count before it.
        trumps = self._rules.trumps(self._second_lead if number > 1 else None)
        reserved_now = following.last_trick and number == self._last_trick
        lacks = self.late_lacks if self.late_pass else self.early_lacks
        for place, (seat, card) in enumerate(plays):
            self.seen.add(card)
            if self.late_pass and card not in self._was_open and not reserved_now:
                self.late_played[seat].append(card)
            duty = following.duty([other for _, other in plays[:place]], trumps, self._trump_lead)
            if duty is None or reserved_now or duty.fulfilled_by(card):
                continue
            lacks[seat].update(fulfilling(duty))
            # Whatever the seat was not free to play it may hold; what it had to prefer, not.
            preferred = following.unable([card, *trumps.covered], trumps)
            if card not in preferred:
                lacks[seat].update(preferred)

    @property
    def _last_trick(self) -> int:
        return self._rules.routing.tricks(len(self._seats))

    def unknown_rules(self, mine: Iterable[int]) -> list[int]:
        """The rule cards that this seat has not seen: in other hands or in the pile."""
        known = self.revealed.union(mine)
        return [number for number in RULE_CARDS if number not in known]
