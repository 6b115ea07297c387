"""How a mission stands: done and lost are certain, and agree with every way the rest can go."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.progress import Prospect, status
from pygame_core.games.x_missions.rules import DECK, MISSIONS, Tally, mission_points
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.cards import Card
from tests.x_missions.boards import cards, late_position, with_hands


def status_of(state: XMissionsState, seat: int, mission: int) -> str:
    return status(mission, Prospect.of(state, seat))


def endings(state: XMissionsState, seat: int) -> set[Tally]:
    """The seat's tally after every way to play out every deal of the cards it does not see.

    Deals that give a seat a colour which it could not follow are left out.
    """
    others = [other for other in range(4) if other != seat]
    hidden = [card for other in others for card in state.hands[other]]
    sizes = [len(state.hands[other]) for other in others]
    found: set[Tally] = set()
    for deal in {tuple(deal_out(order, sizes)) for order in permutations(hidden)}:
        imagined = state.clone()
        for other, hand in zip(others, deal, strict=True):
            imagined.hands[other] = sorted(hand)
        if any(
            card.suit in imagined.voids[other] for other in others for card in imagined.hands[other]
        ):
            continue
        found |= played_out(imagined, seat)
    return found


def deal_out(order: tuple[Card, ...], sizes: list[int]) -> list[frozenset[Card]]:
    hands, start = [], 0
    for size in sizes:
        hands.append(frozenset(order[start : start + size]))
        start += size
    return hands


def played_out(state: XMissionsState, seat: int) -> set[Tally]:
    found: set[Tally] = set()
    for action in state.legal_actions():
        after = state.clone()
        if sum(map(len, after.hands)) == 1:
            # The last card of the round: take the trick by hand, lest the next round is dealt.
            last = after.hands[after.to_act or 0].pop()
            after.trick.append((after.to_act or 0, last))
            after._take_trick()
            found.add(Tally.of(after.captured[seat]))
        else:
            after.apply(action)
            found |= played_out(after, seat)
    return found


@pytest.mark.parametrize("tricks_left", [1, 2])
@pytest.mark.parametrize("seed", range(15))
def test_in_the_last_two_tricks_it_is_exact(seed: int, tricks_left: int) -> None:
    state = late_position(seed, tricks_left)
    seat = seed % 4
    tallies = endings(state, seat)
    for mission in MISSIONS:
        paid = {mission_points(mission, tally, state.trump) > 0 for tally in tallies}
        exact = "possible" if len(paid) == 2 else "done" if True in paid else "lost"
        assert status_of(state, seat, mission) == exact


@pytest.mark.parametrize("seed", range(25))
def test_what_was_lost_or_done_stays_so_to_the_end_of_the_round(seed: int) -> None:
    rng = Random(seed)
    state = XMissionsState(f"round-{seed}", dealer=seed % 4)
    state.deal()
    certain: dict[tuple[int, int], str] = {}
    captured, trump = state.captured, state.trump
    while sum(map(len, state.hands)) > 1:
        if state.phase == "play":
            for seat in range(4):
                for mission in MISSIONS:
                    now = status_of(state, seat, mission)
                    assert certain.get((seat, mission), now) == now
                    if now != "possible":
                        certain[seat, mission] = now
        state.apply(rng.choice(state.legal_actions()))
    state.apply(state.legal_actions()[0])
    for (seat, mission), now in certain.items():
        paid = mission_points(mission, Tally.of(captured[seat]), trump) > 0
        assert now == ("done" if paid else "lost")


def test_the_highest_trump_is_a_trick_for_sure() -> None:
    state = with_hands("R9 U1 U2", "R8 U3 U4", "Y1 Y2 Y3", "G1 G2 G3", trump="R")
    assert status_of(state, 0, 0) == "lost"
    assert status_of(state, 0, 7) == "lost"
    assert status_of(state, 1, 0) == "possible"
    assert status_of(state, 1, 7) == "possible"


def test_two_trumps_below_one_higher_one_bring_a_trick() -> None:
    state = with_hands("R7 R6 U2", "R8 U3 U4", "Y1 Y2 Y3", "G1 G2 G3", trump="R")
    assert status_of(state, 0, 0) == "lost"
    assert status_of(state, 0, 7) == "possible"


def test_a_mission_that_can_only_grow_is_done_early_another_one_stays_open() -> None:
    state = with_hands("R7 R6 U2", "R8 U3 U4", "Y1 Y2 Y3", "G1 G2 G3")
    state.captured[0] = [tuple(cards("R1 U5 Y5 G5"))]
    assert status_of(state, 0, 4) == "done"
    state.captured[0] = [tuple(cards("R1 R2 R3 G5")), tuple(cards("Y6 G6 Y7 G7"))]
    assert status_of(state, 0, 3) == "possible"
    assert status_of(state, 0, 2) == "possible"
    assert status_of(state, 0, 5) == "possible"
    assert status_of(state, 0, 0) == "lost"
    assert status_of(state, 0, 1) == "lost"


def test_a_colour_that_others_captured_cannot_be_completed() -> None:
    state = with_hands("R7 R6 R2", "R8 U3 U4", "Y1 Y2 Y3", "G1 G2 G3")
    assert status_of(state, 0, 9) == "lost"
    assert status_of(state, 0, 6) == "lost"
    assert status_of(state, 0, 8) == "lost"
    state.captured[0] = [tuple(cards("R1 R3 R4 R5"))]
    assert status_of(state, 0, 9) == "lost"
    assert status_of(state, 0, 6) == "possible"


def test_the_owner_sees_how_the_mission_stands_the_others_do_not() -> None:
    state = with_hands("U5 Y1 G2", "U2 Y2 G3", "U9 Y3 G1", "G9 Y4 G4", trump="R")
    state.missions = [2, 5, 3, 0]
    state.captured[2] = [tuple(cards("R1 R2 R3 G5"))]
    progress = position(state, 2)["table"]["progress"]
    assert [meter["mark"] for meter in progress.pop("meters")] == ["hit", "open", "open", "open"]
    assert progress == {
        "status": "possible",
        "why": "",
        "more": 0,
        "cards": [],
        "met": True,
        "mission_points": 8,
    }
    assert position(state, 2)["table"]["my_points"] == 9
    assert position(state, 1)["table"]["progress"]["status"] == "lost"
    assert position(state, None)["table"]["progress"] is None
    state.missions[0] = "none"
    assert position(state, 0)["table"]["progress"] is None


def test_the_offer_tells_what_this_hand_rules_out() -> None:
    state = XMissionsState("offer", dealer=0)
    state.deal()
    state.shown = ["R"]
    state.offer = list(MISSIONS)
    state.hands[0] = cards("R9 R8 R7 U1 U2 U3 Y1 Y2 G1")
    others = [card for card in DECK if card not in state.hands[0]]
    state.hands[1:] = [others[at : at + 9] for at in (0, 9, 18)]
    offer = {entry["mission"]: entry for entry in position(state, 0)["table"]["offer"]}
    lost = [mission for mission, entry in offer.items() if entry["status"] == "lost"]
    assert lost == [0, 1, 2, 7]
    assert offer[8]["prices"] == [12, 20]
