"""What a seat of Red Dragon is trying to get now, in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core.games.red_dragon.cards_out import cards_out, count_higher
from pygame_core.games.red_dragon.no_trick import HIGH, stays_without
from pygame_core.games.red_dragon.rules import BY_NAME, DECK, RED, TABLES, penalty
from pygame_core.kit.cards import Card
from pygame_core.kit.endings import only_winners
from pygame_core.scene import Line, line
from pygame_core.views import View

MOST_TOLD = 2
"""So many cards of the hand are named at a time."""
FEARED = 8
"""From this cost on a red card of the hand is one to be rid of; lower ones seldom take a trick."""
SHORT = 4
"""A colour with more cards is not soon emptied."""
_FEW = 2
"""With so few of them a hand may well take none."""


def goal(view: View) -> Line | None:
    """What the seat is to be rid of while it gives, and what brings and costs it points; then what
    the trick on the table would bring it, or which tricks it is to win."""
    table, phase, seat = view["table"], view["phase"], view["seat"]
    if seat is None or view["is_over"]:
        return None
    if phase == "give" and table["given"][seat] < table["give"]:
        suit = begun(view)
        brings = {"each": table["per_trick"], "bonus": bonus(view)["bonus"]}
        return line("give", **brings, suit=suit, goes_on=bool(suit), **dear_ones(view))
    if view["trick"] and seat == view["to_act"]:
        return _in_trick(view)
    return _in_round(view, seat)


def dear_ones(view: View) -> dict[str, Any]:
    """cards: those of the hand that are to be feared, the dearest first; points: all of them
    together; count: how many they are."""
    feared = [card for card in _hand(view) if penalty(card) >= FEARED]
    dear = sorted(feared, key=penalty, reverse=True)[:MOST_TOLD]
    return {
        "cards": [str(card) for card in dear],
        "points": -sum(map(penalty, dear)),
        "count": len(dear),
    }


def begun(view: View) -> str:
    """The colour that is being emptied, so that a red card can go on it; "" if none is."""
    hand = _hand(view)
    held = [card.suit for card in hand if card.suit != RED]
    for name in view["table"]["my_given"]:
        if 0 < held.count(BY_NAME[name].suit) < SHORT and dearest(hand):
            return BY_NAME[name].suit
    return ""


def dearest(hand: Sequence[Card]) -> Card | None:
    """The card that is to be feared most, None if none is."""
    return max((card for card in hand if penalty(card) >= FEARED), key=penalty, default=None)


def _hand(view: View) -> list[Card]:
    return [BY_NAME[card] for card in view["hand"]]


def bonus(view: View) -> dict[str, int]:
    """What seats without a trick get. bonus: the only one. each_of_two: each of two, 0 where the
    third would have every trick."""
    alone, two, *_ = (*TABLES[view["seats"]].no_trick_bonus, 0)
    return {"bonus": alone, "each_of_two": two}


def may_stay_without(view: View) -> bool:
    """Whether the seat has no trick and may well take none: late in a round, or with few cards that
    take any."""
    tricks = view["table"]["tricks"]
    is_late = 2 * sum(tricks) >= view["table"]["tricks_in_round"]
    is_weak = sum(card.number >= HIGH for card in _hand(view)) <= _FEW
    return not tricks[view["seat"]] and (is_late or is_weak)


def _in_trick(view: View) -> Line:
    """Whether to beat what lies there or to stay under it, or that there is no choice.

    gain: what the trick would bring as it lies, with the best of the cards that would take it.
    points: the same with the dearest of them. own: how many of them cost something or other
    themselves, "none" where the colour led costs nothing. adds: red may still come in. bonus,
    each_of_two: what would be lost then, 0 while that is far."""
    lying = [BY_NAME[card] for _, card in view["trick"]]
    led = lying[0].suit
    ahead = max((card for card in lying if card.suit == led), key=lambda card: card.number)
    worth = view["table"]["per_trick"] - sum(map(penalty, lying))
    mine = [BY_NAME[action.split(" ")[1]] for action in view["legal"]]
    better = [card for card in mine if card.suit == led and card.number > ahead.number]
    if not better:
        if mine[0].suit == led or len(mine) == 1 or not any(map(penalty, mine)):
            return line("below", gain=worth)
        return line("void", **_at_stake(view, mine))
    best, dear = min(better, key=penalty), max(better, key=penalty)
    brings = {
        "own": "none" if led != RED else "one" if best == dear else "several",
        "gain": worth - penalty(best),
        "best_card": str(best),
        "points": worth - penalty(dear),
        "dear_card": str(dear),
    }
    if len(better) == len(mine):
        is_last = len(lying) == view["seats"] - 1
        adds = not is_last and any(map(penalty, _out(view)))
        return line("takes", **brings, is_last=is_last, count=len(mine), adds=adds)
    if brings["gain"] <= 0:
        # Of red that somebody may still beat one can be rid.
        is_last = len(lying) == view["seats"] - 1
        may_go = led == RED and not is_last and _red_above(view, min(better))
        return line("rid" if may_go else "under", card=str(ahead), **brings)
    lost_by = [card for card in mine if card not in better]
    return line("beat", card=str(ahead), **brings, **_at_stake(view, lost_by))


def _at_stake(view: View, cards: Sequence[Card]) -> dict[str, int]:
    """The bonus for no trick, as in `bonus`, where one of these keeps it in reach; else 0."""
    may_stay = may_stay_without(view) or any(stays_without(view, card) for card in cards)
    return bonus(view) if may_stay else {"bonus": 0, "each_of_two": 0}


def _red_above(view: View, card: Card) -> bool:
    """Whether the others hold a red card above this one."""
    return count_higher(card, _out(view)) > 0


def _out(view: View) -> list[Card]:
    return cards_out(view, [*_hand(view), *(BY_NAME[name] for _, name in view["trick"])])


def _in_round(view: View, seat: int) -> Line:
    """Whether all tricks or none can still be had, and if neither, which tricks to win: what one
    brings, and what the red cards cost that the others hold."""
    table = view["table"]
    tricks, each = table["tricks"], table["per_trick"]
    taken = sum(tricks)
    left = table["tricks_in_round"] - taken
    if taken > left and taken in tricks:
        holder = tricks.index(taken)
        if holder == seat:
            return line("all", left=left)
        return line("stop", holder_seat=holder)
    if not tricks[seat]:
        return line("none", each=each, **bonus(view))
    hand, leads = _hand(view), seat == view["to_act"] and view["phase"] == "play"
    lying = sum(penalty(BY_NAME[name]) for _, name in view["trick"])
    held = sum(map(penalty, DECK)) - sum(table["penalties"]) - lying
    if not held:
        return line("free", each=each, lies=lying > 0)
    if leads and only_winners(hand, cards_out(view, hand)):
        return line("yours", each=each, left=left)
    return line("rest", each=each, with_others=held - sum(map(penalty, hand)), leads=leads)
