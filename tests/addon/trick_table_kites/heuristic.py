"""The heuristic of Kites: what each action is worth, without a search."""

from __future__ import annotations

from pygame_core.views import View
from trick_table_kites.state import BY_NAME, GUST, height


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
