"""Determinizing Stich-Meister: the hidden cards dealt again, in agreement with a view.

Known to a seat: its own cards, all that lies open, every card played face up or turned up, voids
shown, what it passed on and what was passed on openly. Hidden are the other hands with what they
put down in secret (a reserved card, cards being passed, face-down cards of the trick), rule cards
in other hands, and the pile.

Cards that a seat has put down only just now are dealt with its hand and then picked from it in a
way the rules allow, so whatever they say about the hand comes out right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from random import Random
from typing import NamedTuple, TypeVar

from pygame_core.games.stich_meister.card_tracking import CardTracker, tracker_of
from pygame_core.games.stich_meister.cards import BY_NAME, deck_of, in_order
from pygame_core.games.stich_meister.in_force import rules_in_force
from pygame_core.games.stich_meister.rule_card import Step
from pygame_core.games.stich_meister.state import StichMeisterState
from pygame_core.kit.cards import Card
from pygame_core.kit.hidden import HiddenPlace, deal_hidden
from pygame_core.views import View

Dealt = TypeVar("Dealt")

_SHUFFLED_TRIES = 20
IN_HAND = None
"""As what a seat was passed after trick 3: one of the hidden cards it still holds."""


def determinize(view: View, rng: Random) -> StichMeisterState:
    """A state that would give this very view; a spectator's view knows no hand at all."""
    tracker = tracker_of(view)
    state = known_part(view, tracker, f"guess-{rng.getrandbits(64):016x}")
    _deal_rule_cards(state, view, tracker, rng)
    _deal_cards(state, view, tracker, rng)
    return state


def _cards(names: Iterable[str]) -> list[Card]:
    return [BY_NAME[name] for name in names]


def known_part(view: View, tracker: CardTracker, seed: str) -> StichMeisterState:
    """Everything that lies open for the view's seat."""
    table = view["table"]
    state = StichMeisterState(view["seats"], table["options"], seed, table["dealer"])
    state.take_from(view, BY_NAME)
    state.rules = rules_in_force(table["rules"])
    state.second_lead = table["second_lead"]
    state.leader = table["leader"]
    state.trick_number = table["trick_number"]
    state.steps = _steps_left(state, table["step"])
    state.exposed = [_cards(own) for own in table["exposed"]]
    state.piles = [own[:] for own in tracker.piles]
    state.removed = _cards(table["removed"])
    if view["seat"] is not None:
        seat = view["seat"]
        state.rule_hands[seat] = list(table["my_rules"])
        state.chosen[seat] = table["my_choice"]
        state.laid[seat] = _cards(table["my_laid"])
        state.reserved[seat] = BY_NAME.get(table["my_reserved"])
        state.hands[seat] = [c for c in state.hands[seat] if c != state.reserved[seat]]
    return state


def _steps_left(state: StichMeisterState, going_on: dict[str, object] | None) -> list[Step]:
    """The step that is going on and those after it."""
    routing = state.rules.routing
    steps = routing.after_third if state.trick_number else routing.before_play
    for at, step in enumerate(steps):
        if step._asdict() == going_on:
            return steps[at:]
    return []


def _deal_rule_cards(
    state: StichMeisterState, view: View, tracker: CardTracker, rng: Random
) -> None:
    """Deal the rule cards nobody has shown to the other seats and the pile."""
    table, seat = view["table"], view["seat"]
    unknown = tracker.unknown_rules([*table["my_rules"], table["my_choice"]])
    rng.shuffle(unknown)
    for other in range(state.seats):
        if other == seat:
            continue
        state.rule_hands[other] = sorted(unknown.pop() for _ in range(table["rule_counts"][other]))
        if table["chosen"][other]:
            state.chosen[other] = unknown.pop()
    # What is left over is exactly the pile: every other card was counted above.
    assert len(unknown) == table["rules_left"]
    state.rule_pile = unknown


class Hidden(NamedTuple):
    """What is hidden of another seat. pool: its hand and what it has just put down of it."""

    seat: int
    pool: int
    reserved: int
    known: list[Card]
    open: list[Card]


def _deal_cards(state: StichMeisterState, view: View, tracker: CardTracker, rng: Random) -> None:
    """Deal the hidden playing cards to the other seats, and let them put down what they have."""
    others, unseen = hidden_cards(state, view, tracker)
    dealt = fitting(
        others, unseen, view, tracker, rng, lambda places: deal_hidden(unseen, places, rng)
    )
    for other, (kept, gift, reserved) in zip(
        others, zip(*[iter(dealt)] * 3, strict=True), strict=True
    ):
        state.hands[other.seat] = in_order(kept + gift + other.known + other.open)
        if reserved:
            state.reserved[other.seat] = reserved[0]
    _put_down(state, view, rng)


def hidden_cards(
    state: StichMeisterState, view: View, tracker: CardTracker
) -> tuple[list[Hidden], list[Card]]:
    """What is hidden of each other seat, and the cards that lie there."""
    others = [
        _hidden_of(state, view, tracker, seat)
        for seat in range(state.seats)
        if seat != view["seat"]
    ]
    known = {
        *tracker.seen,
        *(card for own in (*state.exposed, *state.laid, *state.hands) for card in own),
        *(card for card in state.reserved if card),
        *(card for other in others for card in other.known),
    }
    return others, [card for card in deck_of(state.seats) if card not in known]


def _hidden_of(state: StichMeisterState, view: View, tracker: CardTracker, seat: int) -> Hidden:
    table = view["table"]
    blind = seat in table["face_down"]
    # To the last trick a reserved card is played, not one of the hand.
    reserved = table["reserved"][seat] or (blind and _reserved_now(state))
    pool = view["hand_counts"][seat] + table["laid"][seat] + blind
    if reserved and _reserved_now(state):
        pool -= 1
    gift = tracker.late_gift[seat]
    known = [gift] if gift and gift not in tracker.seen else []
    open_cards = state.exposed[seat]
    return Hidden(seat, pool - len(open_cards) - len(known), int(reserved), known, open_cards)


def _reserved_now(state: StichMeisterState) -> bool:
    """Whether the reserved cards are to be played to the trick on the table."""
    last_trick = state.rules.following.last_trick
    return last_trick is not None and state.trick_number == state.tricks_in_round


def fitting(
    others: list[Hidden],
    unseen: list[Card],
    view: View,
    tracker: CardTracker,
    rng: Random,
    deal: Callable[[list[HiddenPlace]], Dealt],
) -> Dealt:
    """A deal to three places for each of the others: kept from the start, passed, laid aside.

    deal: deals the unseen cards to places, or raises ValueError where none of it fits.
    """
    for gifts in _possible_gifts(others, view, tracker, rng):
        places = [place for other in others for place in _places(other, gifts, unseen, tracker)]
        try:
            return deal(places)
        except ValueError:
            continue
    raise ValueError("no deal of the hidden cards agrees with what is known")


def _places(
    other: Hidden, gifts: dict[int, Card | None], unseen: list[Card], tracker: CardTracker
) -> list[HiddenPlace]:
    """Where hidden cards lie with a seat: kept from the start, passed to it, laid aside."""
    seat = other.seat
    giver = _giver(seat, len(tracker.piles))
    gift_in_hand = int(seat in gifts and gifts[seat] is IN_HAND)
    elsewhere = {card for card in unseen if tracker.early_home.get(card, seat) != seat}
    not_from_giver = {card for card in unseen if tracker.early_home.get(card, giver) != giver}
    early, late = tracker.early_lacks, tracker.late_lacks[seat]
    return [
        HiddenPlace(other.pool - gift_in_hand, excludes=early[seat] | late | elsewhere),
        HiddenPlace(gift_in_hand, excludes=early[giver] | late | not_from_giver),
        HiddenPlace(other.reserved, excludes=elsewhere),
    ]


def _giver(seat: int, seats: int) -> int:
    """Who passed a card to this seat after trick 3: its right neighbour."""
    return (seat - 1) % seats


def _possible_gifts(
    others: list[Hidden], view: View, tracker: CardTracker, rng: Random
) -> Iterator[dict[int, Card | None]]:
    """What each seat may have been passed unseen after trick 3: a card it has played since, or
    IN_HAND. Likely ways first, then every way there is.
    """
    options: dict[int, list[Card | None]] = {}
    if tracker.late_pass:
        for other in others:
            giver = _giver(other.seat, view["seats"])
            if giver != view["seat"] and tracker.late_gift[other.seat] is None:
                options[other.seat] = _gift_options(other, giver, tracker)
    for _ in range(_SHUFFLED_TRIES):
        yield {seat: rng.choice(possible) for seat, possible in options.items()}
    every = [list(dict.fromkeys(possible)) for possible in options.values()]
    for choice in product(*every):
        yield dict(zip(options, choice, strict=True))


def _gift_options(other: Hidden, giver: int, tracker: CardTracker) -> list[Card | None]:
    """One entry for each card that may be the one passed to the seat."""
    seat = other.seat
    played = tracker.late_played[seat]
    for card in played:
        if card in tracker.early_lacks[seat] or tracker.early_home.get(card, seat) != seat:
            return [card]
    options: list[Card | None] = [
        card
        for card in played
        if card not in tracker.early_lacks[giver] and tracker.early_home.get(card, giver) == giver
    ]
    return options + [IN_HAND] * other.pool


def _put_down(state: StichMeisterState, view: View, rng: Random) -> None:
    """Let the other seats put down face down what they have put down, from the dealt hands."""
    table = view["table"]
    # Card by card from the lead, since what was led binds who follows.
    state.trick = []
    for seat in range(state.seats):
        if seat != view["seat"]:
            for _ in range(table["laid"][seat]):
                state.laid[seat].append(_pick(state, seat, state.hands[seat], rng))
    for seat, name in view["trick"]:
        card = BY_NAME.get(name) or _pick(state, seat, state.playable(seat), rng)
        state.trick.append((seat, card))


def _pick(state: StichMeisterState, seat: int, allowed: list[Card], rng: Random) -> Card:
    """One of the allowed cards, taken away from the seat."""
    card = rng.choice(allowed)
    if card == state.reserved[seat]:
        state.reserved[seat] = None
    else:
        state.hands[seat].remove(card)
    return card
