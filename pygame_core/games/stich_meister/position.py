"""What one seat may know of a match of Stich-Meister.

A face-down card of somebody else's is named "?" in view["trick"]. view["hand"] holds every card
the seat may still play: cards lying open among them, and the reserved one when the last trick
has begun. `table` holds, lists by seat:

Round: dealer. options. leader: of this trick. order: all seats as they play to this trick.
direction: "clockwise" or "counter-clockwise". trick_number: from 1, 0 before the first.
tricks_in_round: how many are played. leftover: cards left over per seat at the end.

Rule cards: rules: numbers in force, ascending. choosers: seats that put one down this round.
chosen: who has done so. my_choice: what this seat has put down while it is secret. my_rules:
its rule cards. rule_counts: how many each seat holds. rules_left: in the pile. preview: while
choosing, by number (as text) what each card of my_rules would do to this hand: {trumps, by_suit,
cards, points, about_cards}, see lens.py.

Steps: step: what all seats do now, {verb, cards, to: 1 left, −1 right, 0 nobody}, or None.
laid: cards put down for it so far. my_laid: which ones by this seat. exposed: cards lying open.
reserved: whether a card is laid aside. my_reserved: this seat's, or None.

Trick: face_down: seats whose card lies face down. duty: what must be followed, {reference, seat,
asks: "suit" | "suit-or-trump" | "trump", suit, rules: the rule cards that make it so}, or None.
playable: the cards with which this seat could follow as the trick stands, also before its turn.
owes: what binds it then: "reserved", "follow", "trump" (it cannot follow), "free" (neither), None
if it leads. winning: who wins as it stands, {seat, card, certain: no card is unknown, taker,
holder, next_leader}, or None.

Trumps: second_lead: the suit fixed by the lead of trick 2. trump_open: whether that is still to
come. trumps: all trumps in use from strongest to weakest, [{cards, rules}, …]; cards in one group
are equal, the later wins. my_trumps: the same for this hand.

Meaning: effect: {low_wins, trumps_below, suits_equal, alternates, removes, face_down: flags;
leftover: cards; offsets: {taker, holder, next_leader} seats to the left of a trick's winner}.
interplays: what cards in force mean together, [{id, rules}, …], see interplay.py.

Score: piles: numbers of the tricks held, None for a leftover card. tricks: how many. removed:
cards out of the game. lines: what the round would bring if it ended with the piles as they lie, as
on the score sheet (see scoring.py). points: their sum.
"""

from __future__ import annotations

from typing import Any

from pygame_core.games.stich_meister import lens
from pygame_core.games.stich_meister.cards import choosers, in_order
from pygame_core.games.stich_meister.interplay import interplays
from pygame_core.games.stich_meister.state import StichMeisterState
from pygame_core.kit.cards import names
from pygame_core.views import FACE_DOWN, Position, position_of


def position(state: StichMeisterState, seat: int | None) -> Position:
    """The view of a seat, None for a spectator."""
    trick = _trick(state, seat)
    winning = trick["winning"]
    return position_of(
        state,
        seat,
        game="stich-meister",
        number=state.round,
        rounds=state.seats,
        hand=[] if seat is None else names(in_order(state.still_to_play(seat))),
        hand_counts=[len(state.still_to_play(who)) for who in range(state.seats)],
        trick=[
            (who, str(card) if lens.may_see(state, seat, place) else FACE_DOWN)
            for place, (who, card) in enumerate(state.trick)
        ],
        ahead=winning["seat"] if winning and winning["certain"] else None,
        last_trick=state.last_trick,
        table={
            **_round(state),
            **_rule_cards(state, seat),
            **_steps(state, seat),
            **trick,
            **_meaning(state, seat),
            **_score(state),
        },
    )


def _round(state: StichMeisterState) -> dict[str, Any]:
    clockwise = state.rules.routing.is_clockwise(max(1, state.trick_number))
    return {
        "dealer": state.dealer,
        "options": dict(state.options),
        "leader": state.leader,
        "order": state.order_from(state.leader),
        "direction": "clockwise" if clockwise else "counter-clockwise",
        "trick_number": state.trick_number,
        "tricks_in_round": state.tricks_in_round,
        "leftover": state.rules.routing.leftover,
    }


def _rule_cards(state: StichMeisterState, seat: int | None) -> dict[str, Any]:
    mine = [] if seat is None else state.rule_hands[seat]
    shown = mine if state.phase == "choose" else []
    return {
        "rules": list(state.rules.numbers),
        "choosers": choosers(state.seats, state.dealer),
        "chosen": [number is not None for number in state.chosen],
        "my_choice": None if seat is None else state.chosen[seat],
        "my_rules": list(mine),
        "rule_counts": [len(held) for held in state.rule_hands],
        "rules_left": len(state.rule_pile),
        "preview": {
            str(number): lens.preview(number, state.hands[seat])
            for number in shown
            if seat is not None
        },
    }


def _steps(state: StichMeisterState, seat: int | None) -> dict[str, Any]:
    return {
        "step": state.steps[0]._asdict() if state.steps else None,
        "laid": [len(cards) for cards in state.laid],
        "my_laid": [] if seat is None else names(state.laid[seat]),
        "exposed": [names(cards) for cards in state.exposed],
        "reserved": [card is not None for card in state.reserved],
        "my_reserved": None if seat is None else _name(state.reserved[seat]),
    }


def _name(card: object) -> str | None:
    return None if card is None else str(card)


def _trick(state: StichMeisterState, seat: int | None) -> dict[str, Any]:
    complete = len(state.trick) == state.seats
    following = state.rules.following
    seen = [play for at, play in enumerate(state.trick) if lens.may_see(state, seat, at)]
    waits = state.phase == "play" and all(who != seat for who, _ in state.trick)
    return {
        "face_down": [
            who
            for place, (who, _) in enumerate(state.trick)
            if not complete and not following.lies_open(place)
        ],
        "duty": lens.duty(state),
        "playable": names(in_order(state.playable(seat))) if seat is not None and waits else [],
        "owes": lens.owes(state, seat) if seat is not None and waits else None,
        "winning": lens.winning(state, seen),
    }


def _meaning(state: StichMeisterState, seat: int | None) -> dict[str, Any]:
    rules, trumps = state.rules, state.trumps
    hand = [] if seat is None else in_order(state.still_to_play(seat))
    return {
        "second_lead": state.second_lead,
        "trump_open": rules.waits_for_second_lead and state.second_lead is None,
        "trumps": lens.trumps_in_use(rules, trumps, state.seats),
        "my_trumps": lens.trump_groups(rules, trumps, hand),
        "effect": lens.effect(rules),
        "interplays": interplays(rules.numbers),
    }


def _score(state: StichMeisterState) -> dict[str, Any]:
    sheets = state.rules.scoring.score(state.piles, state.trumps, state.tricks_in_round)
    return {
        "piles": [[pile.number for pile in own] for own in state.piles],
        "tricks": [len(own) for own in state.piles],
        "removed": names(state.removed),
        "lines": [sheet.lines for sheet in sheets],
        "points": [sheet.points for sheet in sheets],
    }
