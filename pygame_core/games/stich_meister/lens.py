"""The rule lens: what the cards in force mean for the table and for one hand.

Everything here is computed from what the asking seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from pygame_core.games.stich_meister.cards import DECK, deck_of
from pygame_core.games.stich_meister.in_force import RULE_CARDS, Rules, rules_in_force
from pygame_core.games.stich_meister.ranking import BELOW_ALL, LED
from pygame_core.games.stich_meister.rule_card import SECOND_LEAD
from pygame_core.games.stich_meister.state import StichMeisterState
from pygame_core.games.stich_meister.trumps import Trumps
from pygame_core.kit.cards import Card, names
from pygame_core.kit.tricks import TrickPlay


def effect(rules: Rules) -> dict[str, Any]:
    """How the round differs from a plain one: see position.py."""
    route = rules.routing.route(0, 5)
    offsets = {"taker": route.taker, "holder": route.holder, "next_leader": route.next_leader}
    ranking = rules.ranking
    return {
        "low_wins": ranking.number_value(1) > ranking.number_value(15),
        "trumps_below": ranking.trump_class == BELOW_ALL,
        "suits_equal": ranking.led_class != LED,
        "offsets": {name: to if to < 3 else to - 5 for name, to in offsets.items()},
        "alternates": not rules.routing.is_clockwise(2),
        "removes": rules.routing.winner_removes,
        "leftover": rules.routing.leftover,
        "face_down": not rules.following.lies_open(1),
    }


def trump_groups(rules: Rules, trumps: Trumps, cards: Sequence[Card]) -> list[dict[str, Any]]:
    """The trumps among the cards, strongest first: [{cards, rules: what covers them}, …]."""
    return [
        {"cards": names(group), "rules": list(trumps.covered[group[0]])}
        for group in rules.ranking.trump_order(cards, trumps)
    ]


def trumps_in_use(rules: Rules, trumps: Trumps, seats: int) -> list[dict[str, Any]]:
    """The same of all cards in use."""
    return [{"cards": [*cards], "rules": [*by]} for cards, by in _in_use(rules, trumps, seats)]


@lru_cache(maxsize=64)
def _in_use(
    rules: Rules, trumps: Trumps, seats: int
) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    groups = trump_groups(rules, trumps, deck_of(seats))
    return [(tuple(group["cards"]), tuple(group["rules"])) for group in groups]


def duty(state: StichMeisterState) -> dict[str, Any] | None:
    """What the next card must follow: {reference, seat that played it, asks, suit, rules: the rule
    cards that make it so}. A suit that is trump as a whole is not asked for beside trumps."""
    owed = state.duty
    if owed is None or len(state.trick) == state.seats:
        return None
    [seat] = [who for who, card in state.trick if card == owed.reference]
    suit, asks = owed.reference.suit, owed.asks
    if asks == "suit-or-trump" and all(card in state.trumps for card in DECK if card.suit == suit):
        asks = "trump"
    turned = [rule.number for rule in state.rules.cards if rule.reference]
    makes = [] if asks == "suit" else list(state.trumps.covered[owed.reference])
    return {
        "reference": str(owed.reference),
        "seat": seat,
        "asks": asks,
        "suit": suit,
        "rules": makes + (turned[:1] if owed.reference != state.trick[0][1] else []),
    }


def owes(state: StichMeisterState, seat: int) -> str | None:
    """How the rules bind a seat that has not played: "reserved", "follow", "trump" (it cannot
    follow and must play a trump), "free" (it cannot follow). None if it would lead.
    """
    if state.reserved[seat] and state.trick_number == state.tricks_in_round:
        return "reserved"
    owed = state.duty
    if owed is None:
        return None
    may = state.playable(seat)
    if any(map(owed.fulfilled_by, may)):
        return "follow"
    return "free" if len(may) == len(state.hands[seat]) else "trump"


def may_see(state: StichMeisterState, seat: int | None, position: int) -> bool:
    """Whether a card of the trick on the table is known to the seat (None: a spectator)."""
    complete = len(state.trick) == state.seats
    open_card = state.rules.following.lies_open(position)
    return complete or open_card or state.trick[position][0] == seat


def winning(state: StichMeisterState, seen: list[TrickPlay]) -> dict[str, Any] | None:
    """Who wins the trick as it stands, by the cards that are seen, and where it would go.

    certain: no face-down card could make it another seat. None while nobody's card could win.
    """
    if not seen:
        return None
    place = state.rules.ranking.winner([card for _, card in seen], state.trumps)
    if place is None:
        return None
    seat, card = seen[place]
    return {
        "seat": seat,
        "card": str(card),
        "certain": len(seen) == len(state.trick),
        **state.rules.routing.route(seat, state.seats)._asdict(),
    }


def preview(number: int, hand: Sequence[Card]) -> dict[str, Any]:
    """What one rule card alone would do to a hand.

    trumps: the cards that would be trump, strongest first. by_suit: how many of each suit there
    are, where the suit is still to be decided. cards: those that would bring or cost points when
    taken, and points: how many, all together. about_cards: whether there are such cards in the
    game, held or not.
    """
    rules = rules_in_force([number])
    rule = RULE_CARDS[number]
    trumps = rules.trumps()
    brings = rule.card_points or (lambda _card, _is_trump: 0)
    worth_of = {card: brings(card, card in trumps) for card in hand}
    by_suit: dict[str, int] = {}
    if rule.covers == SECOND_LEAD:
        for card in hand:
            by_suit[card.suit] = by_suit.get(card.suit, 0) + 1
    return {
        "trumps": [
            str(card) for group in rules.ranking.trump_order(hand, trumps) for card in group
        ],
        "by_suit": by_suit,
        "cards": [str(card) for card, each in worth_of.items() if each],
        "points": sum(worth_of.values()),
        "about_cards": any(card in trumps or brings(card, False) for card in DECK),
    }
