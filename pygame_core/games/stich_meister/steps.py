"""What happens when every seat has put its cards down: they are passed, reserved or exposed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame_core.events import Event
from pygame_core.games.stich_meister.cards import in_order
from pygame_core.games.stich_meister.rule_card import Step
from pygame_core.kit.cards import Card, names

if TYPE_CHECKING:
    from pygame_core.games.stich_meister.state import StichMeisterState


def carry_out(state: StichMeisterState, step: Step) -> list[Event]:
    """Do with the cards that were put down what they were put down for."""
    laid, state.laid = state.laid, [[] for _ in range(state.seats)]
    if step.verb == "pass":
        return [_receive(state, giver, step, cards) for giver, cards in enumerate(laid)]
    if step.verb == "reserve":
        state.reserved = [cards[0] for cards in laid]
        return []
    for seat, cards in enumerate(laid):
        state.exposed[seat] = in_order(cards)
        state.hands[seat] = in_order(state.hands[seat] + cards)
    return [Event("exposed.revealed", {"cards": [names(own) for own in state.exposed]})]


def _receive(state: StichMeisterState, giver: int, step: Step, cards: list[Card]) -> Event:
    """Passed cards come into the receiver's hand, face down even if they lay open."""
    receiver = (giver + step.to) % state.seats
    was_open = [card for card in cards if card in state.exposed[giver]]
    for card in was_open:
        state.exposed[giver].remove(card)
    state.hands[receiver] = in_order(state.hands[receiver] + cards)
    return Event(
        "pass.revealed",
        {"seat": receiver, "from": giver, "count": len(cards), "open": names(was_open)},
        secret={"cards": names(in_order(cards))},
        seats=(giver, receiver),
    )
