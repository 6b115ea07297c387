"""What happens when every seat has put its cards down: they are passed, reserved or exposed."""

from __future__ import annotations

from pygame_core.events import Event
from pygame_core.games.stich_meister.cards import in_order
from pygame_core.games.stich_meister.rule_card import Step
from pygame_core.games.stich_meister.table import StichMeisterTable
from pygame_core.kit.cards import Card, names


def carry_out(table: StichMeisterTable, step: Step) -> list[Event]:
    """Do with the cards that were put down what they were put down for."""
    laid, table.laid = table.laid, [[] for _ in range(table.seats)]
    if step.verb == "pass":
        return [_receive(table, giver, step, cards) for giver, cards in enumerate(laid)]
    if step.verb == "reserve":
        table.reserved = [cards[0] for cards in laid]
        return []
    for seat, cards in enumerate(laid):
        table.exposed[seat] = in_order(cards)
        table.hands[seat] = in_order(table.hands[seat] + cards)
    return [Event("exposed.revealed", {"cards": [names(own) for own in table.exposed]})]


def _receive(table: StichMeisterTable, giver: int, step: Step, cards: list[Card]) -> Event:
    """Passed cards come into the receiver's hand, face down even if they lay open."""
    receiver = (giver + step.to) % table.seats
    was_open = [card for card in cards if card in table.exposed[giver]]
    for card in was_open:
        table.exposed[giver].remove(card)
    table.hands[receiver] = in_order(table.hands[receiver] + cards)
    return Event(
        "pass.revealed",
        {"seat": receiver, "from": giver, "count": len(cards), "open": names(was_open)},
        secret={"cards": names(in_order(cards))},
        seats=(giver, receiver),
    )
