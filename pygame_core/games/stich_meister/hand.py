"""The own hand of Stich-Meister: how it is held, what a tap on a card asks for, what is trump."""

from __future__ import annotations

from pygame_core.games.stich_meister.cards import BY_NAME, SUITS
from pygame_core.scene import HandCard, Mark
from pygame_core.views import View

STEPS = ("pass", "reserve", "expose")
"""The phases in which every seat lays cards face down."""


def held(view: View) -> list[str]:
    """As one holds it: trumps from the strongest down, then suit by suit."""
    table, hand = view["table"], set(view["hand"])
    trumps = [card for group in table["my_trumps"] for card in group["cards"] if card in hand]
    turn = 1 if table["effect"]["low_wins"] else -1
    plain = sorted(
        (BY_NAME[card] for card in hand.difference(trumps)),
        key=lambda card: (SUITS.index(card.suit), turn * card.number),
    )
    return [*trumps, *map(str, plain)]


def taps(view: View) -> list[HandCard]:
    """A tap lays a card face down while all do that, else it plays it."""
    verb = view["phase"] if view["phase"] in STEPS else "play"
    return [{"card": card, "action": f"{verb} {card}"} for card in held(view)]


def marks(view: View) -> dict[str, Mark]:
    """Trumps, which the hand holds from the strongest down; own cards that lie open; the card of
    the trick that was taken out."""
    table, hand, seat = view["table"], set(view["hand"]), view["seat"]
    found: dict[str, Mark] = {
        card: {"trump": 0, "tag": ""} for group in table["trumps"] for card in group["cards"]
    }
    tags = {card: "out" for _, card in view["trick"] if card in table["removed"]}
    if seat is not None:
        tags |= dict.fromkeys(hand.intersection(table["exposed"][seat]), "open")
    for card, tag in tags.items():
        found[card] = {"trump": found[card]["trump"] if card in found else None, "tag": tag}
    return found
