"""Dealing the hidden cards of X-Missions again, in agreement with a view.

Known to a seat: its own hand, mission and captured cards, every card played, a colour that
somebody could not follow, the indicators shown, who took a mission, and the missions it was
offered. A mission missing from that offer was removed or taken before; one in it can only have
been taken afterwards.
"""

from __future__ import annotations

from random import Random

from pygame_core.games.x_missions.rules import (
    BY_NAME,
    DECK,
    INDICATORS,
    MISSIONS,
    NO_MISSION,
    SEATS,
)
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.cards import Card
from pygame_core.kit.hidden import HiddenPlace, deal_hidden
from pygame_core.kit.memory import shown_voids, this_round, tricks_taken
from pygame_core.views import View


def determinize(view: View, rng: Random) -> XMissionsState:
    """A state that would give this very view; a spectator's view knows no hand at all."""
    state = _known_part(view, f"guess-{rng.getrandbits(64):016x}")
    _fill_pile(state, rng)
    _guess_missions(state, view, rng)
    taken = tricks_taken(view, BY_NAME)
    for trick in taken:
        state.captured[trick.winner].append(tuple(card for _, card in trick.plays))

    tricks = [*(trick.plays for trick in taken), state.trick]
    seen: set[Card] = {card for plays in tricks for _, card in plays}
    seen.update(*state.hands)
    unseen = [card for card in DECK if card not in seen]
    state.voids = shown_voids(SEATS, tricks)
    others = [seat for seat in range(SEATS) if seat != view["seat"]]
    places = [HiddenPlace(view["hand_counts"][seat], state.voids[seat]) for seat in others]
    for seat, cards in zip(others, deal_hidden(unseen, places, rng), strict=True):
        state.hands[seat] = sorted(cards, key=DECK.index)
    return state


def _known_part(view: View, seed: str) -> XMissionsState:
    """Everything that lies open for the view's seat."""
    table = view["table"]
    state = XMissionsState(seed, table["dealer"])
    state.take_from(view, BY_NAME)
    state.shown = list(table["trumps_shown"])
    return state


def _fill_pile(state: XMissionsState, rng: Random) -> None:
    """The indicators not shown in this pass, in any order."""
    state.pile = list(INDICATORS)
    for trump in state.shown:
        state.pile.remove(trump)
    rng.shuffle(state.pile)


def _guess_missions(state: XMissionsState, view: View, rng: Random) -> None:
    """Who may have drafted what, which mission was removed, and which are passed on."""
    table, seat = view["table"], view["seat"]
    offered = _offer_to_me(view)
    order = [(state.dealer + step) % SEATS for step in range(SEATS)]
    # The removed mission and those taken before my turn come from what I was not offered; a seat
    # that was offered nothing (yet) cannot tell.
    before = [mission for mission in MISSIONS if offered is None or mission not in offered]
    after = [mission for mission in MISSIONS if mission not in before]
    rng.shuffle(before)
    rng.shuffle(after)
    known = _known_missions(view)
    for mission in known.values():
        (before if mission in before else after).remove(mission)
    pool = before
    for chooser in order:
        if chooser == seat and offered is not None:
            pool = after
        if table["missions"][chooser] == "taken":
            state.missions[chooser] = known[chooser] if chooser in known else pool.pop()
        else:
            state.missions[chooser] = table["missions"][chooser]
    state.removed = before.pop()
    state.offer = sorted(before + after)


def _known_missions(view: View) -> dict[int, int]:
    """The drafted missions that this view shows, by seat."""
    table = view["table"]
    if table["revealed"] is not None:
        return {
            seat: mission for seat, mission in enumerate(table["revealed"]) if mission is not None
        }
    if view["seat"] is None or table["my_mission"] in (None, NO_MISSION):
        return {}
    return {view["seat"]: table["my_mission"]}


def _offer_to_me(view: View) -> list[int] | None:
    """The missions that this seat was offered this round, None if it was not (yet)."""
    for event in this_round(view):
        if event["id"] == "missions.offered" and event["params"]["seat"] == view["seat"]:
            return list(event["params"]["missions"])
    return None
