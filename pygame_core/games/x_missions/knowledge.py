"""Determinizing X-Missions: the hidden cards dealt again, in agreement with a view.

Known to a seat: its own hand, mission and captured cards, every card played, a colour that
somebody could not follow, the indicators shown, who took a mission, and the missions it was
offered. A mission missing from that offer was removed or taken before; one in it can only have
been taken afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from pygame_core.games.x_missions.rules import (
    BY_NAME,
    DECK,
    INDICATORS,
    MISSIONS,
    NO_MISSION,
    SEATS,
)
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.card_tracking import shown_voids, this_round, tricks_taken
from pygame_core.kit.cards import Card
from pygame_core.kit.hidden import HiddenPlace, deal_hidden
from pygame_core.views import View


class Knowledge(NamedTuple):
    """What a view tells and what it leaves open.

    state: everything that lies open for its seat, captured cards and shown voids with it. others:
    the other seats. unseen: the cards in their hands, and hands: what is known of each.
    before: the missions from which the removed one and those taken before this seat's choice come,
    after: those from which the later ones come; missions known to the view are in neither.
    chooses_before: the seats that chose from `before`, in order, all others choosing from `after`.
    """

    state: XMissionsState
    others: list[int]
    unseen: list[Card]
    hands: list[HiddenPlace]
    before: list[int]
    after: list[int]
    chooses_before: list[int]

    def with_hands(self, dealt: list[list[Card]]) -> XMissionsState:
        """A state of its own in which the other seats hold these hidden cards."""
        state = self.state.clone()
        for seat, cards in zip(self.others, dealt, strict=True):
            state.hands[seat] = sorted(cards, key=DECK.index)
        return state


def knowledge_of(view: View, seed: str) -> Knowledge:
    """The knowledge in a view; the seed is that of the state to be."""
    state = _known_part(view, seed)
    taken = tricks_taken(view, BY_NAME)
    for trick in taken:
        state.captured[trick.winner].append(tuple(card for _, card in trick.plays))
    tricks = [*(trick.plays for trick in taken), state.trick]
    seen: set[Card] = {card for plays in tricks for _, card in plays}
    seen.update(*state.hands)
    state.voids = shown_voids(SEATS, tricks)
    others = [seat for seat in range(SEATS) if seat != view["seat"]]

    offered = _offer_to_me(view)
    told = _known_missions(view)
    for seat, choice in enumerate(view["table"]["missions"]):
        state.missions[seat] = told.get(seat, choice if choice == NO_MISSION else None)
    # A seat that was offered nothing (yet) cannot tell what was taken before and what later.
    before = [mission for mission in MISSIONS if offered is None or mission not in offered]
    after = [mission for mission in MISSIONS if mission not in before]
    me = view["seat"]
    my_turn = SEATS if me is None or offered is None else (me - state.dealer) % SEATS
    return Knowledge(
        state=state,
        others=others,
        unseen=[card for card in DECK if card not in seen],
        hands=[HiddenPlace(view["hand_counts"][seat], state.voids[seat]) for seat in others],
        before=[mission for mission in before if mission not in told.values()],
        after=[mission for mission in after if mission not in told.values()],
        chooses_before=[(state.dealer + step) % SEATS for step in range(my_turn)],
    )


def determinize(view: View, rng: Random) -> XMissionsState:
    """A state that would give this very view; a spectator's view knows no hand at all."""
    knowledge = with_missions(view, rng)
    return knowledge.with_hands(deal_hidden(knowledge.unseen, knowledge.hands, rng))


def with_missions(view: View, rng: Random) -> Knowledge:
    """The knowledge in a view, its state with all that may lie hidden but the hands."""
    knowledge = knowledge_of(view, f"guess-{rng.getrandbits(64):016x}")
    _fill_pile(knowledge.state, rng)
    _draw_missions(knowledge, view["table"]["missions"], rng)
    return knowledge


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


def _draw_missions(knowledge: Knowledge, shown: Sequence[str | None], rng: Random) -> None:
    """Who may have drafted what, which mission was removed, and which are passed on."""
    state = knowledge.state
    before, after = knowledge.before[:], knowledge.after[:]
    rng.shuffle(before)
    rng.shuffle(after)
    for seat, choice in enumerate(shown):
        if choice == "taken" and state.missions[seat] is None:
            pool = before if seat in knowledge.chooses_before else after
            state.missions[seat] = pool.pop()
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
