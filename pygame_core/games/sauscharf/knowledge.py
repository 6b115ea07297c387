"""Determinizing Sauscharf: the hidden cards dealt again, in agreement with a view and its history.

Known to a seat: its own cards, all that lies open, every ingredient deck, since each card in it
was seen, and therefore every hand of phase 2. Hidden are the hands of phase 1, the pile and the
supply of sauces; a pile made from the discard pile hides its order only.
"""

from __future__ import annotations

from random import Random
from typing import Any, cast

from pygame_core.games.sauscharf.card_tracking import CardTracker
from pygame_core.games.sauscharf.choices import read_set
from pygame_core.games.sauscharf.rules import BY_NAME, cards_of, full_deck, held
from pygame_core.games.sauscharf.state import SauscharfState
from pygame_core.games.sauscharf.table import Part
from pygame_core.views import View


def determinize(view: View, rng: Random) -> SauscharfState:
    """A state that would give this very view; a spectator's view knows no dealt hand at all."""
    return Knowledge(view).deal(rng)


class Knowledge:
    """All that a view and its history tell, ready to be dealt out any number of times.

    state: with the known cards only; its pile is unordered and hidden hands are empty. Without a
    history it knows nobody's cards but the view's own.
    """

    def __init__(self, view: View) -> None:
        self.state = _open_part(view)
        seats = range(self.state.seats)
        tracker = CardTracker(self.state.seats, view["history"])
        self.state.ingredients = tracker.ingredients
        if tracker.cooking:
            self.state.hands = tracker.hands
        if view["seat"] is not None:
            own = held(BY_NAME[name] for name in view["table"]["ingredients"])
            self.state.ingredients[view["seat"]] = own
            self.state.hands[view["seat"]] = held(BY_NAME[name] for name in view["hand"])
        missing = [view["hand_counts"][seat] - sum(self.state.hands[seat]) for seat in seats]
        self._missing = [(seat, count) for seat, count in enumerate(missing) if count]
        # Ascending before they are mixed, so that nothing of their true order shows through.
        self._unseen = cards_of(_unseen(self.state))
        if tracker.pile is not None:
            self.state.pile = cards_of(tracker.pile)
            for card in self.state.pile:
                self._unseen.remove(card)

    def deal(self, rng: Random) -> SauscharfState:
        """A state with the hidden cards at random."""
        state = self.state.clone()
        state.seed = f"guess-{rng.getrandbits(64):016x}"
        unseen = self._unseen[:]
        rng.shuffle(unseen)
        for seat, count in self._missing:
            state.hands[seat] = held(unseen[:count])
            del unseen[:count]
        state.pile += unseen
        rng.shuffle(state.pile)
        rng.shuffle(state.supply)
        return state


def _unseen(state: SauscharfState) -> list[int]:
    """The cards that lie nowhere yet, counted."""
    counts = held(full_deck())
    lying = [state.discard, *state.slots, *(laid.cards for _, laid in state.laid)]
    for known in (*state.hands, *state.ingredients, *map(held, lying)):
        counts = [left - here for left, here in zip(counts, known, strict=True)]
    return counts


def _open_part(view: View) -> SauscharfState:
    """Everything that lies open; the supply of sauces still in ascending order."""
    table: dict[str, Any] = view["table"]
    state = SauscharfState(view["seats"], table["heat"], "known")
    state.part = cast(Part, table["part"])
    state.lap = table["lap"]
    state.gathering_laps = table["gathering_laps"]
    state.spoon = table["spoon"]
    state.stall = table["stall"]["laps"]
    state.scores = list(view["scores"])
    state.winners = tuple(view["winners"])
    state.discard = [BY_NAME[name] for name in table["discard"]]
    state.slots = [[BY_NAME[name] for name in slot] for slot in table["slots"]]
    state.sauces = [list(made) for made in table["sauces"]]
    state.display = [sauce["heat"] for sauce in table["display"]]
    state.supply = [level for level, copies in table["unseen_sauces"] for _ in range(copies)]
    state.stage = "turn" if view["phase"].endswith("turn") else "set"
    state.queue = list(table["waiting"])
    state.laid = [
        (seat, read_set(table["sets"][seat])) for seat in table["order"] if table["sets"][seat]
    ]
    # While sets are being laid the view shows the order as it would be so far.
    state.order = [] if view["phase"].endswith("set") else list(table["order"])
    state.cooked = table["stall"]["cooked"]
    return state
