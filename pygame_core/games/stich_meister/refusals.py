"""Why an action is refused, as ids with parameters.

Where a rule card binds the seat, the parameter `rule` carries its number and `item` its id, else
there are none; by says which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame_core.errors import Reason
from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.in_force import RULE_CARDS
from pygame_core.games.stich_meister.wording import item_of
from pygame_core.kit.cards import Card, names
from pygame_core.notation import split_action

if TYPE_CHECKING:
    from pygame_core.games.stich_meister.state import StichMeisterState

CARD_VERBS = ("pass", "reserve", "expose", "play", "remove")
_RULE_NAMES = {str(number) for number in RULE_CARDS}


def why_not(state: StichMeisterState, action: str) -> Reason | None:
    """Why the seat to act may not do this; None if it may."""
    verb, words = split_action(action)
    known = _RULE_NAMES if verb == "choose" else BY_NAME if verb in CARD_VERBS else ()
    if len(words) != 1 or words[0] not in known:
        return Reason("not-an-action", {"text": action})
    if verb != state.phase:
        return Reason("wrong-phase", {"phase": state.phase})
    assert state.to_act is not None
    if verb == "choose":
        number = int(words[0])
        held = number in state.rule_hands[state.to_act]
        return None if held else Reason("rule-not-in-hand", {"rule": number})
    card = BY_NAME[words[0]]
    if card in state.allowed_cards():
        return None
    if verb == "remove":
        return Reason("card-not-in-trick", {"card": words[0]})
    if card == state.reserved[state.to_act]:
        return Reason("reserved-until-last", {"card": words[0]})
    if card not in state.hands[state.to_act]:
        return Reason("card-not-in-hand", {"card": words[0]})
    return _why_not_play(state, state.to_act, card)


def _why_not_play(state: StichMeisterState, seat: int, card: Card) -> Reason:
    """Which duty forbids a card of the hand."""
    duty = state.duty
    reserved = state.reserved[seat]
    if reserved and state.trick_number == state.tricks_in_round:
        return Reason("reserved-now", {"card": str(reserved), **_by(_asking(state, "last_trick"))})
    assert duty is not None
    suit = duty.reference.suit
    may = state.playable(seat)
    if not any(map(duty.fulfilled_by, may)):
        return Reason(
            "must-trump",
            {"suit": suit, "cards": names(may), **_by(_asking(state, "cannot_follow"))},
        )
    facts: dict[str, object] = {
        "suit": suit,
        "reference_card": str(duty.reference),
        "cards": names(may),
        **_by(None if duty.reference == state.trick[0][1] else _asking(state, "reference")),
    }
    if duty.asks != "suit":
        return Reason("must-follow-trump", {**facts, "asks": duty.asks})
    if card.suit == suit:
        return Reason("trump-is-no-suit", {**facts, "card": str(card)})
    return Reason("must-follow", facts)


def _by(rule: int | None) -> dict[str, object]:
    """What asks for it: that rule card, or the rules of the game."""
    return {"by": "rules"} if rule is None else {"by": "card", "rule": rule, "item": item_of(rule)}


def _asking(state: StichMeisterState, hook: str) -> int | None:
    """The number of the rule card in force that answers a hook."""
    return next((card.number for card in state.rules.cards if getattr(card, hook)), None)
