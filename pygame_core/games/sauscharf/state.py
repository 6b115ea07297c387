"""A match of Sauscharf at one moment: laying sets, taking chilies, making sauces."""

from __future__ import annotations

from typing import Any

from pygame_core.errors import Reason
from pygame_core.events import Event
from pygame_core.games.sauscharf import choices
from pygame_core.games.sauscharf.rules import (
    ChiliSet,
    both,
    cards_of,
    ending,
    fill,
    full_deck,
    held,
    laying_order,
    names,
    nothing,
    sauce_points,
    score,
    turn_order,
)
from pygame_core.games.sauscharf.sauces import SAUCES, display_size, sauce_deck
from pygame_core.games.sauscharf.table import SauscharfTable
from pygame_core.kit.events import hand_dealt, match_ended, round_scored
from pygame_core.kit.scores import best_seats
from pygame_core.notation import split_action
from pygame_core.rng import Stream


class SauscharfState(SauscharfTable):
    """What may be done at such a table, and what comes of it."""

    __slots__ = ()

    # --- asking --------------------------------------------------------------------------------

    def legal_actions(self) -> tuple[str, ...]:
        return tuple(choices.legal_actions(self))

    def why_not(self, action: str) -> Reason | None:
        return choices.why_not(self, action)

    # --- acting --------------------------------------------------------------------------------

    def deal(self) -> list[Event]:
        """Begin the match: fill the slots, deal the hands, shuffle the sauces, draw the spoon."""
        self.pile = full_deck()
        Stream(self.seed, "chilies").shuffle(self.pile)
        self.spoon = Stream(self.seed, "spoon").below(self.seats)
        events = [Event("round.started", {"round": 1, "first": self.spoon}), self._fill_slots()]
        for seat in range(self.seats):
            cards = [self.pile.pop() for _ in range(self.rules.hand)]
            self.hands[seat] = held(cards)
            events.append(hand_dealt(seat, names(sorted(cards))))
        self.supply = sauce_deck(self.rules)
        Stream(self.seed, "sauces").shuffle(self.supply)
        return [*events, self._start_lap()]

    def apply(self, action: str) -> list[Event]:
        seat = self.queue.pop(0)
        verb, words = split_action(action)
        if verb == "set":
            events = [self._lay(seat, choices.read_set(words))]
        elif verb == "pickup":
            events = [self._take_ingredients(seat, "pickup")]
        elif verb == "chili":
            slot = choices.SLOT_WORDS.get(words[0])
            events = [self._take_chili(seat, slot, choices.KEEP[words[1]])]
        else:
            events = [self._make_sauce(seat, int(words[0]))]
        if self.queue:
            return events
        if self.stage == "set" and self.laid:
            return [*events, self._decide_order()]
        return events + (self._end_gathering_lap() if self.part == "gather" else self._end_lap())

    def _lay(self, seat: int, laid: ChiliSet) -> Event:
        for card in laid.cards:
            self.hands[seat][card] -= 1
        self.laid.append((seat, laid))
        return Event("set.played", {"seat": seat, "cards": names(laid.cards)})

    def _take_ingredients(self, seat: int, cause: str) -> Event:
        count = sum(self.ingredients[seat])
        self.hands[seat] = both(self.hands[seat], self.ingredients[seat])
        self.ingredients[seat] = nothing()
        return Event("ingredients.taken", {"seat": seat, "count": count, "cause": cause})

    def _decide_order(self) -> Event:
        """The sets say who acts when; the first has the spoon from now on."""
        self.order = turn_order(self.laid)
        self.spoon = self.order[0]
        self.stage = "turn"
        self.queue = self.order[:]
        return Event("order.decided", {"order": self.order[:], "spoon": self.spoon})

    def _take_chili(self, seat: int, slot: int | None, kept: bool) -> Event:
        own_set = self._take_back(seat)
        taken: list[int] = []
        if slot is not None:
            taken, self.slots[slot] = self.slots[slot], []
        gained = taken + own_set if kept else taken
        self.ingredients[seat] = both(self.ingredients[seat], held(gained))
        if not kept:
            self.discard += own_set
        return Event(
            "chili.taken",
            {
                "seat": seat,
                "slot": None if slot is None else slot + 1,
                "cards": names(taken),
                "kept": kept,
                "set": names(own_set),
            },
        )

    def _make_sauce(self, seat: int, level: int) -> Event:
        own_set = self._take_back(seat)
        self.discard += own_set
        self.display.remove(level)
        self.sauces[seat].append(level)
        self.cooked = True
        return Event(
            "sauce.made",
            {
                "seat": seat,
                "heat": level,
                "points": SAUCES[level].points,
                "set": names(own_set),
            },
        )

    def _take_back(self, seat: int) -> list[int]:
        """Clear the seat's set off the table."""
        entry = next(entry for entry in self.laid if entry[0] == seat)
        self.laid.remove(entry)
        return entry[1].cards

    # --- between laps ----------------------------------------------------------------------------

    def _start_lap(self) -> Event:
        self.lap += 1
        self.stage = "set"
        self.order = []
        self.queue = laying_order(self.spoon, [sum(hand) for hand in self.hands])
        self.cooked = False
        return Event(
            "lap.started",
            {
                "lap": self.lap,
                "part": self.part,
                "spoon": self.spoon,
                "order": self.queue[:],
                "stall": self.stall,
            },
        )

    def _end_gathering_lap(self) -> list[Event]:
        events = [self._fill_slots()]
        if any(map(any, self.hands)):
            return [*events, self._start_lap()]
        if not any(map(any, self.ingredients)):
            return events + self._finish("no-cards")
        self.part = "cook"
        self.gathering_laps = self.lap
        return [
            *events,
            self._fill_display(),
            *self._fill_empty_hands("cook"),
            self._start_lap(),
        ]

    def _end_lap(self) -> list[Event]:
        self.stall = 0 if self.cooked else self.stall + 1
        reason = ending(
            [len(made) for made in self.sauces],
            [self.cards_held(seat) for seat in range(self.seats)],
            target=self.target,
            stall=self.stall,
            sauces_left=len(self.display) + len(self.supply),
        )
        if reason:
            return self._finish(reason)
        events = [self._fill_slots()]
        if self.supply and len(self.display) < display_size(self.seats):
            events.append(self._fill_display())
        return [*events, *self._fill_empty_hands("empty-hand"), self._start_lap()]

    def _fill_slots(self) -> Event:
        filling = fill(self.slots, self.pile, self.discard, self._shuffle)
        return Event(
            "slots.filled",
            {
                "slots": [names(slot) for slot in self.slots],
                "turned": names(filling.turned),
                "shuffled_after": filling.shuffled_after,
                "pile": len(self.pile),
            },
        )

    def _shuffle(self, cards: list[int]) -> None:
        self.shuffles += 1
        Stream(self.seed, "discard pile", self.shuffles).shuffle(cards)

    def _fill_display(self) -> Event:
        drawn: list[int] = []
        while self.supply and len(self.display) < display_size(self.seats):
            drawn.append(self.supply.pop())
            self.display.append(drawn[-1])
        self.display.sort()
        return Event(
            "display.filled",
            {"sauces": self.display[:], "drawn": drawn, "supply": len(self.supply)},
        )

    def _fill_empty_hands(self, cause: str) -> list[Event]:
        """Who has no card in hand takes up the ingredients, if there are any."""
        return [
            self._take_ingredients(seat, cause)
            for seat in range(self.seats)
            if any(self.ingredients[seat]) and not any(self.hands[seat])
        ]

    def _finish(self, reason: str) -> list[Event]:
        self.scores = [score(made, self.cards_held(seat)) for seat, made in enumerate(self.sauces)]
        self.winners = best_seats(self.scores)
        detail = [self._detail(seat) for seat in range(self.seats)]
        return [
            round_scored(1, self.scores, self.scores, detail),
            match_ended(self.winners, self.scores, reason),
        ]

    def _detail(self, seat: int) -> list[dict[str, Any]]:
        """The lines of this seat's column on the score sheet."""
        made = sorted(self.sauces[seat])
        hand, ingredients = self.hands[seat], self.ingredients[seat]
        return [
            {
                "id": "sauces",
                "heats": made,
                "each": [SAUCES[level].points for level in made],
                "points": sauce_points(made),
            },
            {
                "id": "chilies-left",
                "cards": names(cards_of(both(hand, ingredients))),
                "hand": sum(hand),
                "ingredients": sum(ingredients),
                "points": -sum(hand) - sum(ingredients),
            },
        ]
