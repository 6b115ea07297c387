"""Why an action is refused, as ids with parameters.

Where a rule card binds the seat, the parameter `rule` carries its number and `item` its id, else
there are none; by says which.
"""

from __future__ import annotations

from pygame_core.errors import Reason
from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.in_force import RULE_CARDS
from pygame_core.games.stich_meister.rule_card import item_of
from pygame_core.games.stich_meister.table import StichMeisterTable
from pygame_core.kit.cards import Card, names
from pygame_core.notation import split_action

CARD_VERBS = ("pass", "reserve", "expose", "play", "remove")
_RULE_NAMES = {str(number) for number in RULE_CARDS}


def why_not(table: StichMeisterTable, action: str) -> Reason | None:
    """Why the seat to act may not do this; None if it may."""
    verb, words = split_action(action)
    known = _RULE_NAMES if verb == "choose" else BY_NAME if verb in CARD_VERBS else ()
    if len(words) != 1 or words[0] not in known:
        return Reason("not-an-action", {"text": action})
    if verb != table.phase:
        return Reason("wrong-phase", {"phase": table.phase})
    assert table.to_act is not None
    if verb == "choose":
        number = int(words[0])
        held = number in table.rule_hands[table.to_act]
        return None if held else Reason("rule-not-in-hand", {"rule": number})
    card = BY_NAME[words[0]]
    if card in table.allowed_cards():
        return None
    if verb == "remove":
        return Reason("card-not-in-trick", {"card": words[0]})
    if card == table.reserved[table.to_act]:
        return Reason("reserved-until-last", {"card": words[0]})
    if card not in table.hands[table.to_act]:
        return Reason("card-not-in-hand", {"card": words[0]})
    return _why_not_play(table, table.to_act, card)


def _why_not_play(table: StichMeisterTable, seat: int, card: Card) -> Reason:
    """Which duty forbids a card of the hand."""
    duty = table.duty
    reserved = table.reserved[seat]
    if reserved and table.trick_number == table.tricks_in_round:
        return Reason("reserved-now", {"card": str(reserved), **_by(_asking(table, "last_trick"))})
    assert duty is not None
    suit = duty.reference.suit
    may = table.playable(seat)
    if not any(map(duty.fulfilled_by, may)):
        return Reason(
            "must-trump",
            {"suit": suit, "cards": names(may), **_by(_asking(table, "cannot_follow"))},
        )
    facts: dict[str, object] = {
        "suit": suit,
        "reference_card": str(duty.reference),
        "cards": names(may),
        **_by(None if duty.reference == table.trick[0][1] else _asking(table, "reference")),
    }
    if duty.asks != "suit":
        return Reason("must-follow-trump", {**facts, "asks": duty.asks})
    if card.suit == suit:
        return Reason("trump-is-no-suit", {**facts, "card": str(card)})
    return Reason("must-follow", facts)


def _by(rule: int | None) -> dict[str, object]:
    """What asks for it: that rule card, or the rules of the game."""
    return {"by": "rules"} if rule is None else {"by": "card", "rule": rule, "item": item_of(rule)}


def _asking(table: StichMeisterTable, hook: str) -> int | None:
    """The number of the rule card in force that answers a hook."""
    return next((card.number for card in table.rules.cards if getattr(card, hook)), None)
