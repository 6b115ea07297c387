"""What one seat may know of a match of X-Missions."""

from __future__ import annotations

from typing import Any

from pygame_core.games.x_missions.own_round import own_round
from pygame_core.games.x_missions.progress import Prospect, status, sure_tricks
from pygame_core.games.x_missions.rules import (
    INDICATORS,
    MISSIONS,
    NO_MISSION,
    SEATS,
    TARGET,
    TRICKS,
    Tally,
    prices,
    trick_points,
    winning_play,
)
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.trick_state import trick_position
from pygame_core.views import Position


def position(state: XMissionsState, seat: int | None) -> Position:
    """The view of a seat, None for a spectator. `table` holds, lists by seat:

    dealer, target (points that end the match), trick_number (from 1), tricks_in_round.
    trump: "R", "U", "Y", "G" or "NT". trumps_shown: the indicators of this pass through the pile,
    the current one last. trumps_left: how often each is still in the pile.
    tricks: taken this round. per_trick: what each trick pays, None while that is not known.
    missions: "taken", "none", or None before the choice.
    draft_line: the seats in the order in which they choose. draft_order: those still to choose.
    revealed: when the match is over, the missions of its last round (None: no mission).
    prices: what each mission can pay with this trump, the smaller success first.

    Only for the seat itself, None or [] in other views:
    taking: the legal cards that would win the trick as it lies, while the seat is to play.
    offer: the missions it may choose from now, each {mission, status, prices}; status as below.
    my_cards: the hand counted: {colours: {"R": cards held, …}, eights, high (8s and 9s), trumps,
    sure (tricks it takes however they are played)}.
    my_mission: 0 … 9, "none", or None before the choice.
    captured: its tricks, cards in the order they were played.
    my_tally: {tricks, colours: {"R": cards captured, …}, eights, high (8s and 9s)}.
    my_points: what the round would bring if it ended now, None before the choice.
    progress: {status, why, more, cards, met, mission_points, meters}: status "done" (for good),
    "possible" or "lost" (for good), see progress.py; why, see own_round.py, and for "weak" how many
    tricks more it can take at most, and if none, the cards with which it cannot; met and
    mission_points say how it would be if the round ended now; meters: what is counted for it, see
    meters.py. None without a mission.
    """
    return trick_position(
        state,
        seat,
        game="x-missions",
        rounds=None,
        ahead=state.ahead(),
        table={**_open_facts(state), **_own_facts(state, seat)},
    )


def _open_facts(state: XMissionsState) -> dict[str, Any]:
    """What everybody sees."""
    over = state.phase == "over"
    from_dealer = [(state.dealer + step) % SEATS for step in range(SEATS)]
    return {
        "dealer": state.dealer,
        "target": TARGET,
        "trick_number": min(state.tricks_taken + 1, TRICKS),
        "tricks_in_round": TRICKS,
        "trump": state.trump,
        "trumps_shown": list(state.shown),
        "trumps_left": {trump: state.pile.count(trump) for trump in dict.fromkeys(INDICATORS)},
        "tricks": [len(tricks) for tricks in state.captured],
        "per_trick": [
            None if choice is None else trick_points(choice) for choice in state.missions
        ],
        "missions": [
            choice if choice in (None, NO_MISSION) else "taken" for choice in state.missions
        ],
        "draft_line": from_dealer,
        "draft_order": [seat for seat in from_dealer if state.missions[seat] is None],
        "revealed": [None if choice == NO_MISSION else choice for choice in state.missions]
        if over
        else None,
        "prices": [list(prices(mission, state.trump)) for mission in MISSIONS],
    }


def _own_facts(state: XMissionsState, seat: int | None) -> dict[str, Any]:
    """What only the seat itself sees."""
    if seat is None:
        return {
            "taking": [],
            "offer": [],
            "my_cards": None,
            "my_mission": None,
            "captured": [],
            "my_tally": None,
            "my_points": None,
            "progress": None,
        }
    now = Prospect.of(state, seat)
    choice = state.missions[seat]
    chooses = state.phase == "mission" and state.to_act == seat
    to_play = state.phase == "play" and state.to_act == seat
    return {
        "taking": _taking(state) if to_play else [],
        "offer": [
            {
                "mission": mission,
                "status": status(mission, now),
                "prices": list(prices(mission, state.trump)),
            }
            for mission in (state.offer if chooses else [])
        ],
        "my_cards": _counted(state, seat),
        "my_mission": choice,
        **own_round(choice, now),
    }


def _counted(state: XMissionsState, seat: int) -> dict[str, Any]:
    """What the hand holds that a mission may ask for."""
    hand = state.hands[seat]
    held = Tally.of([hand])
    return {
        "colours": held.by_colour(),
        "eights": held.eights,
        "high": held.high,
        "trumps": sum(card.suit == state.trump for card in hand),
        "sure": sure_tricks(Prospect.of(state, seat)),
    }


def _taking(state: XMissionsState) -> list[str]:
    """The legal cards that would win the trick as it stands."""
    assert state.to_act is not None
    return [
        str(card)
        for card in state.legal_cards()
        if winning_play([*state.trick, (state.to_act, card)], state.trump)[1] is card
    ]
