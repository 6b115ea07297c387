"""The hidden cards of Kites dealt again, in agreement with a view."""

from __future__ import annotations

from random import Random

from pygame_core.kit.card_tracking import shown_voids, tricks_taken
from pygame_core.kit.cards import Card
from pygame_core.kit.hidden import HiddenPlace, deal_hidden
from pygame_core.views import View
from trick_table_kites.state import BY_NAME, DECK, KitesState


def determinize(view: View, rng: Random) -> KitesState:
    """A state that would give this very view; a spectator's view knows no hand at all."""
    table = view["table"]
    state = KitesState(view["seats"], f"guess-{rng.getrandbits(64):016x}", table["dealer"])
    state.take_from(view, BY_NAME)
    state.strings = list(table["strings"])
    state.heights = [list(heights) for heights in table["heights"]]
    tricks = [*(taken.plays for taken in tricks_taken(view, BY_NAME)), state.trick]
    seen: set[Card] = {card for plays in tricks for _, card in plays}
    lacks = shown_voids(state.seats, tricks)
    hidden = [seat for seat in range(state.seats) if seat != view["seat"]]
    seen.update(*state.hands)
    unseen = [card for card in DECK if card not in seen]
    places = [HiddenPlace(view["hand_counts"][seat], lacks[seat]) for seat in hidden]
    box = HiddenPlace(len(unseen) - sum(place.size for place in places))
    for seat, cards in zip(hidden, deal_hidden(unseen, [*places, box], rng), strict=False):
        state.hands[seat] = sorted(cards, key=DECK.index)
    return state
