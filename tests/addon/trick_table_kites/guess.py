"""The heuristic of Kites, and the hidden cards dealt again."""

from __future__ import annotations

from random import Random

from pygame_core.kit.cards import Card
from pygame_core.kit.hidden import HiddenPlace, deal_hidden
from pygame_core.kit.memory import shown_voids, tricks_taken
from pygame_core.views import View
from trick_table_kites.state import BY_NAME, DECK, GUST, KitesState, height


def evaluate(view: View) -> list[float]:
    """A long string for many high cards; high cards where the trick is high, low ones elsewhere."""
    return [_value(action.split(" ")[1], view) for action in view["legal"]]


def _value(word: str, view: View) -> float:
    if view["phase"] == "string":
        high = sum(BY_NAME[name].number >= 6 for name in view["hand"])
        return high - 2.5 if word == "long" else 0.0
    card = BY_NAME[word]
    trick = [BY_NAME[name] for _, name in view["trick"]]
    leads = not trick
    wins = leads or all(card > other for other in trick if other.suit == trick[0].suit)
    if not leads and card.suit != trick[0].suit:
        wins = False
    to_come = view["seats"] - len(trick) - 1
    value = 3.0 * 0.6**to_come if card.number != GUST else 0.0
    gain = min(float(height([*trick, card])), value + 2.0) * 0.8**to_come if wins else 0.0
    # A high card that takes nothing is wasted, but for a gust under somebody else's trick.
    kept = 0.0 if card.number == GUST else 0.3 * card.number
    return gain - kept


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
