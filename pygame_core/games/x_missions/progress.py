"""How a mission stands for its owner: done for good, still possible, or lost for good.

It reckons with what the owner can know: the own cards, and by having watched, which cards are
still out and who could not follow which colour. "done" and "lost" are certain. "possible" is
certain in the last two tricks, where every way they can go is tried; before that it means that no
bound rules it out.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence, Set
from functools import lru_cache
from typing import Literal, NamedTuple

from pygame_core.games.x_missions.rules import (
    COLOURS,
    EIGHTS_NEEDED,
    SEATS,
    Tally,
    mission_points,
    strength,
    winning_play,
)
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.cards import Card
from pygame_core.kit.tricks import TrickPlay, follow

Status = Literal["done", "possible", "lost"]


class Prospect(NamedTuple):
    """What a seat knows in the middle of a round.

    captured: its own tricks. out: the cards in the other hands. voids: the colours that each seat
    could not follow. trick: the plays on the table. leader: who leads, or led, this trick.
    """

    seat: int
    trump: str
    captured: Sequence[Sequence[Card]]
    tricks_left: int
    hand: Sequence[Card]
    out: Sequence[Card]
    voids: Sequence[Set[str]]
    trick: Sequence[TrickPlay]
    leader: int

    @staticmethod
    def of(state: XMissionsState, seat: int) -> Prospect:
        if state.trick:
            leader = state.trick[0][0]
        elif state.phase == "play" and state.to_act is not None:
            leader = state.to_act
        else:
            leader = state.dealer
        return Prospect(
            seat=seat,
            trump=state.trump,
            captured=state.captured[seat],
            tricks_left=(sum(map(len, state.hands)) + len(state.trick)) // SEATS,
            hand=state.hands[seat],
            out=sorted(
                card for other in range(SEATS) if other != seat for card in state.hands[other]
            ),
            voids=state.voids,
            trick=state.trick,
            leader=leader,
        )

    @property
    def tally(self) -> Tally:
        return Tally.of(self.captured)


def status(mission: int, now: Prospect) -> Status:
    """Whether the mission is done for good, lost for good, or neither."""
    # These five can only grow; the others may yet be spoilt.
    if mission in (4, 5, 6, 8, 9) and mission_points(mission, now.tally, now.trump):
        return "done"
    if now.tricks_left > 0 and _is_lost(mission, now):
        return "lost"
    if now.tricks_left > TRIED_OUT:
        return "possible"
    succeeds = {mission_points(mission, tally, now.trump) > 0 for tally in endings(now)}
    if len(succeeds) == 2:
        return "possible"
    return "done" if True in succeeds else "lost"


TRIED_OUT = 2
"""With this many tricks to come, every way they can go is tried."""


def endings(now: Prospect) -> frozenset[Tally]:
    """What the seat may have captured in the end, by all ways in which the rest can go."""
    return _endings(
        now._replace(
            captured=tuple(map(tuple, now.captured)),
            hand=tuple(now.hand),
            out=tuple(now.out),
            voids=tuple(map(frozenset, now.voids)),
            trick=tuple(now.trick),
        )
    )


@lru_cache(maxsize=64)
def _endings(now: Prospect) -> frozenset[Tally]:
    """Asked of one moment for its goal, its notes and its meter."""
    found: set[Tally] = set()
    # Many ways lead to the same next trick.
    begun: set[Hashable] = set()

    def begin(
        leader: int,
        hand: list[Card],
        out: list[Card],
        lacks: frozenset[tuple[int, str]],
        captured: list[Sequence[Card]],
    ) -> None:
        taken = frozenset(card for trick in captured for card in trick)
        trick = (taken, leader, *hand, *out, lacks) if hand else taken
        if trick in begun:
            return
        begun.add(trick)
        if hand:
            play_out(leader, [], hand, out, lacks, captured)
        else:
            found.add(Tally.of(captured))

    def play_out(
        leader: int,
        plays: list[TrickPlay],
        hand: list[Card],
        out: list[Card],
        lacks: frozenset[tuple[int, str]],
        captured: list[Sequence[Card]],
    ) -> None:
        if len(plays) == SEATS:
            winner = winning_play(plays, now.trump)[0]
            won: list[Sequence[Card]] = [[card for _, card in plays]] * (winner == now.seat)
            begin(winner, hand, out, lacks, captured + won)
            return
        seat = (leader + len(plays)) % SEATS
        led = plays[0][1].suit if plays else None
        if seat == now.seat:
            for card in follow(hand, led):
                kept = [other for other in hand if other != card]
                play_out(leader, [*plays, (seat, card)], kept, out, lacks, captured)
            return
        for card in out:
            if (seat, card.suit) in lacks:
                continue
            # A seat that does not follow has none of that colour: not in the next trick either.
            now_lacks = lacks if led in (None, card.suit) else lacks | {(seat, str(led))}
            rest = [other for other in out if other != card]
            play_out(leader, [*plays, (seat, card)], hand, rest, now_lacks, captured)

    shown = frozenset((seat, colour) for seat in range(SEATS) for colour in now.voids[seat])
    if now.trick:
        play_out(now.leader, [*now.trick], [*now.hand], [*now.out], shown, [*now.captured])
    else:
        begin(now.leader, [*now.hand], [*now.out], shown, [*now.captured])
    return frozenset(found)


def _is_lost(mission: int, now: Prospect) -> bool:
    """Whether no way to play the rest can reach the mission, as far as bounds tell."""
    tally = now.tally
    winnable = _can_win_this_trick(now)
    most = now.tricks_left - (0 if winnable else 1)
    least = sure_tricks(now)
    if mission == 0:
        return tally.tricks + least > 0
    if mission == 1:
        return _one_colour_is_lost(now, tally, least, winnable)
    if mission == 2:
        return not tally.tricks + least <= 2 <= tally.tricks + most
    if mission == 5:
        return tally.tricks + most < 5
    if mission == 7:
        coming_for_sure = sure_winners(now)
        if _has_won_this_trick(now):
            coming_for_sure += [card for _, card in now.trick]
        return tally.high > 0 or any(card.number >= 8 for card in coming_for_sure)
    could = reach(now)
    if mission == 8:
        return could["eights"] < EIGHTS_NEEDED
    could_be = [could[colour] for colour in COLOURS]
    if mission == 3:
        return not any(
            count <= 3 <= reach for count, reach in zip(tally.colours, could_be, strict=True)
        )
    if mission == 4:
        return min(could_be) == 0
    return max(could_be) < (6 if mission == 6 else 9)


def reach(now: Prospect) -> dict[str, int]:
    """How many cards of each colour, 8s ("eights") and tricks the seat can have in the end: no more
    than it has and can still win. Of trumps it wins none but its own and lower ones."""
    winnable = _can_win_this_trick(now)
    most = now.tricks_left - (0 if winnable else 1)
    on_table = [card for _, card in now.trick] if winnable else []
    mine = [*now.hand, *(card for seat, card in now.trick if winnable and seat == now.seat)]
    strongest = max((card.number for card in mine if card.suit == now.trump), default=0)
    coming = [*now.hand, *on_table, *now.out] if most > 0 else []
    coming = [card for card in coming if card.suit != now.trump or card.number <= strongest]
    tally, suits = now.tally, [card.suit for card in coming]
    eights = sum(card.number == 8 for card in coming)
    colours = {
        colour: count + min(suits.count(colour), SEATS * most)
        for colour, count in tally.by_colour().items()
    }
    return {
        **colours,
        "eights": tally.eights + min(eights, SEATS * most),
        "tricks": tally.tricks + most,
    }


def _can_win_this_trick(now: Prospect) -> bool:
    if not now.trick:
        return True
    led = now.trick[0][1].suit
    best_seat, best = winning_play(now.trick, now.trump)
    if now.seat in [seat for seat, _ in now.trick]:
        return best_seat == now.seat
    return any(
        strength(card, led, now.trump) > strength(best, led, now.trump)
        for card in follow(now.hand, led)
    )


def sure_winners(now: Prospect) -> list[Card]:
    """Trumps that must win a trick: each higher one elsewhere can beat only one of them.

    Counts the trumps in hand and the one that is ahead on the table.
    """
    played = now.seat in [seat for seat, _ in now.trick]
    mine = [*now.hand]
    if played:
        best_seat, best = winning_play(now.trick, now.trump)
        mine += [best] if best_seat == now.seat else []
    elsewhere = now.out if played else [*now.out, *(card for _, card in now.trick)]
    higher = sorted((card.number for card in elsewhere if card.suit == now.trump), reverse=True)
    sure = []
    for card in sorted(mine, reverse=True):
        if card.suit != now.trump:
            continue
        if higher and higher[0] > card.number:
            del higher[0]
        else:
            sure.append(card)
    return sure


def _has_won_this_trick(now: Prospect) -> bool:
    """Whether nobody can beat this seat's card any more."""
    if not now.trick:
        return False
    best_seat, best = winning_play(now.trick, now.trump)
    return best_seat == now.seat and _unbeatable(best, now.trick[0][1].suit, now)


def sure_tricks(now: Prospect) -> int:
    """How many tricks this seat takes at least, however the rest is played."""
    sure = len(sure_winners(now))
    if now.trick:
        best = winning_play(now.trick, now.trump)[1]
        return sure + int(_has_won_this_trick(now) and best.suit != now.trump)
    leads = now.leader == now.seat
    return max(sure, int(leads and all(_unbeatable(card, card.suit, now) for card in now.hand)))


def _unbeatable(card: Card, led: str, now: Prospect) -> bool:
    """Whether no card in the other hands is stronger."""
    mine = strength(card, led, now.trump)
    return all(strength(other, led, now.trump) < mine for other in now.out)


def _one_colour_is_lost(now: Prospect, tally: Tally, least: int, winnable: bool) -> bool:
    """Mission 1: one trick of one colour, or two tricks of the same one."""
    colours = [colour for colour, count in zip(COLOURS, tally.colours, strict=True) if count]
    if len(colours) > 1 or tally.tricks + least > 2:
        return True
    if tally.tricks and not least:
        return False
    if tally.tricks == 2:
        return True
    return not any(_pure_trick_can_come(colour, now, winnable) for colour in colours or COLOURS)


def _pure_trick_can_come(colour: str, now: Prospect, winnable: bool) -> bool:
    """Whether this seat can still win a trick of this colour alone: now or later."""
    held = sum(card.suit == colour for card in now.hand)
    out = sum(card.suit == colour for card in now.out)
    on_table = [card.suit for _, card in now.trick]
    own_is_played = now.seat in [seat for seat, _ in now.trick]
    to_come = SEATS - len(on_table) - (0 if own_is_played else 1)
    this_trick = (
        winnable and set(on_table) <= {colour} and (own_is_played or held > 0) and out >= to_come
    )
    return this_trick or (held > 0 and out >= SEATS - 1)
