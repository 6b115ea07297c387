"""What speaks for an action of Red Dragon, by cards that its seat can see."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.red_dragon.cards_out import (
    cards_out,
    count_higher,
    count_lower,
    may_come,
    to_come,
)
from pygame_core.games.red_dragon.gifts import FEW, MIDDLE, count, of_gift
from pygame_core.games.red_dragon.goal import bonus, may_stay_without
from pygame_core.games.red_dragon.no_trick import (
    HIGH,
    given_up,
    high_ones,
    is_late,
    riskiest,
    stays_without,
)
from pygame_core.games.red_dragon.rules import BY_NAME, RED, penalty
from pygame_core.games.red_dragon.taken import LOW_RED, of_taken
from pygame_core.kit.card_tracking import shown_voids, tricks_taken
from pygame_core.kit.cards import Card
from pygame_core.kit.endings import only_winners
from pygame_core.kit.only_card import only_card
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

_LIKELY = 3
"""With so few higher cards left a lead may well take its trick."""
_KEEPS = ("keep-strong", "keep-higher", "keep-red", "high-away", "high-goes")
"""Reasons that look to tricks to be won, or not, later."""


def because(view: View, action: str, found: Line | None) -> Line | None:
    """What the cards say; where they say nothing, what was found."""
    card, told = BY_NAME[split_action(action)[1][0]], by_cards(view, action, found)
    if told and told["id"] in _KEEPS and is_late(view):
        told = given_up(view, card) or told
    return _weighed(view, card, told)


def forced(view: View, action: str) -> Line | None:
    """Of the only card that may be taken or played."""
    verb, (name,) = split_action(action)
    if verb == "take":
        return line("only-there", costs=penalty(BY_NAME[name]) > 0)
    return only_card(view, action)


def by_cards(view: View, action: str, found: Line | None) -> Line | None:
    """The same, whatever a first trick is weighed against."""
    verb, (name,) = split_action(action)
    card = BY_NAME[name]
    hand = [BY_NAME[other] for other in view["hand"]]
    if verb == "give":
        return of_gift(view, card, hand) or found
    if verb == "take":
        return of_taken(view, card, hand) or found
    lying = [BY_NAME[other] for _, other in view["trick"]]
    if not lying:
        return _of_lead(view, card, hand)
    ahead = max(other for other in lying if other.suit == lying[0].suit)
    loses = _loses(card, ahead)
    helps = found is not None and found["id"] == "takes-no-trick-more"
    may_stay = helps and may_stay_without(view)
    if loses and not penalty(card) and (may_stay or stays_without(view, card)):
        # The one that could, of those that may be played.
        legal = [BY_NAME[split_action(each)[1][0]] for each in view["legal"]]
        losers = [each for each in legal if _loses(each, ahead)]
        may_take = riskiest(view, [card, *losers]) == card
        may_take &= count_lower(card, cards_out(view, [*hand, *lying])) > 0
        return line("no-trick", **bonus(view), card=str(card), may_take=may_take)
    thrown = card.suit != ahead.suit
    said = _of_thrown(view, card, hand, lying) if thrown else _of_follow(view, card, hand, lying)
    return _despite(view, card, said) if said else found


def _loses(card: Card, ahead: Card) -> bool:
    return card.suit != ahead.suit or card < ahead


def _despite(view: View, card: Card, said: Line) -> Line:
    """The same of a card that wins nothing, and why its seat will hardly take no trick at all."""
    is_kept = said["id"] == "keep-strong" or said["params"].get("leaves") == "none"
    return (given_up(view, card) if is_kept else None) or said


def _weighed(view: View, card: Card, told: Line | None) -> Line | None:
    """Of a card that may take a first trick, why that is better than the bonus for none: the hand
    that keeps it has high cards that can hardly be lost, the highest of them named."""
    if not told or told["id"] not in ("take", "sure", "may-win"):
        return told
    params = told["params"]
    is_dear = params["gain"] <= 0 or params.get("when") == "costs"
    if is_dear or view["table"]["tricks"][view["seat"]]:
        return told
    # What a sure trick brings hangs on red cards to come, unless none is left that costs.
    when = params.get("when", "may" if told["id"] == "may-win" else "exact")
    high = high_ones(view)
    return line(
        "first",
        when=when,
        gain=params["gain"],
        bonus=bonus(view)["bonus"],
        count=params.get("count", 0),
        suit=card.suit,
        highest_card=str(max(high, key=_number)) if high else None,
        high=len(high),
        left=len(view["hand"]) - 1,
        red_cards=params.get("red_cards", []),
        danger=params.get("danger", False),
        points=params.get("points", 0),
    )


def _of_lead(view: View, card: Card, hand: Sequence[Card]) -> Line:
    out = cards_out(view, hand)
    if only_winners(hand, out):
        return line("all-mine")
    higher, top = count_higher(card, out), max(other for other in hand if other.suit == card.suit)
    if not higher:
        return _sure(view, card, view["table"]["per_trick"] - penalty(card), "lead", out)
    if higher == count(card.suit, out) and len(out) == _held_by_others(view) and not penalty(card):
        kept = {"kept_card": str(top) if top > card else None, "keeps": top > card}
        return line("lead-away", suit=card.suit, adds=any(map(penalty, out)), **kept)
    dear = max((other for other in hand if other.suit == RED), default=card)
    wins, adds = _of_winner(view, hand, out), any(map(penalty, out))
    if 0 < penalty(card) <= LOW_RED and higher > _LIKELY:
        others = {"red_card": str(dear), "keeps": dear > card}
        return line("lead-low-red", count=higher, card=str(card), **others, **wins)
    if penalty(card):
        return _away(view, card, view["table"]["per_trick"] - penalty(card), hand, out)
    # The highest of its colour in the hand, if once those are gone nobody can beat it.
    kept_card = str(top) if top > card and count_higher(top, out) == higher <= _LIKELY else None
    if penalty(dear) and not adds and not kept_card:
        return line("lead-rid", count=higher, suit=card.suit, red_card=str(dear))
    if higher > _LIKELY:
        return line("lead-low", count=higher, suit=card.suit, adds=adds, **wins)
    told = {"is_high": card.number >= HIGH, "kept_card": kept_card, "keeps": bool(kept_card)}
    told["adds"] = adds
    return line("lead-high", count=higher, suit=card.suit, **told, **wins)


def _held_by_others(view: View) -> int:
    return sum(view["hand_counts"]) - len(view["hand"])


def _of_winner(view: View, hand: Sequence[Card], out: Sequence[Card]) -> dict[str, str | None]:
    """The card, but a red one, with which the hand could win a trick for sure instead, of the
    colour of which the others have most. waits: whether they have "many", so that it can wait, or
    "few", so that red may be thrown in, if any is out; "no" where there is none."""
    sure = [card for card in hand if card.suit != RED and not count_higher(card, out)]
    if not sure:
        return {"waits": "no", "sure_card": None}
    best = max(sure, key=lambda card: (count(card.suit, out), card.number))
    can_wait = has_many(view, best.suit, out) or not any(map(penalty, out))
    return {"waits": "many" if can_wait else "few", "sure_card": str(best)}


def has_many(view: View, suit: str, out: Sequence[Card]) -> bool:
    """Whether the others have two cards of a colour each, or more, on average, and none of them has
    shown to be void in it."""
    tricks = (taken.plays for taken in tricks_taken(view, BY_NAME))
    is_shown = any(suit in lacks for lacks in shown_voids(view["seats"], tricks))
    return count(suit, out) >= 2 * (view["seats"] - 1) and not is_shown


def _sure(view: View, card: Card, gain: int, when: str, out: Sequence[Card]) -> Line:
    """Nobody can beat it, and the red cards of the others can only take away from what it brings;
    where none is left that costs, this is what it brings. red_cards: the one that would make it
    cost, by points, if one is thrown in; a red one is then just to be rid of. out: how many cards
    of a colour that is led the others have, who throw in red once they have none, as they are
    likely to where it is "alone"."""
    held = {name for seat, _ in view["trick"] for name in view["table"]["taken"][seat]}
    dear = max((other for other in out if str(other) not in held), key=penalty, default=None)
    feared = [str(dear)] if dear and penalty(dear) > gain > 0 else []
    if gain <= 0 or (feared and card.suit == RED):
        when, feared = "costs", []
    elif not any(map(penalty, out)):
        when = "exact"
    left = count(card.suit, out) if when == "lead" and card.suit != RED else 0
    points = -penalty(BY_NAME[feared[0]]) if feared else 0
    alone = when == "lead" and bool(feared) and not left
    return line(
        "sure",
        suit=card.suit,
        gain=gain,
        when=when,
        red_cards=feared,
        danger=bool(feared),
        alone=alone,
        points=points,
        out=left,
        many=left > 0 and has_many(view, card.suit, out),
    )


def _away(view: View, card: Card, gain: int, hand: Sequence[Card], out: Sequence[Card]) -> Line:
    """A red card that others may beat; if they do not, their own take away from what it brings.
    to_come: how many play after it, the first of them next_seat. keeps: whether the hand has a
    higher one, which would be beaten less often. sure_card: the one of the hand that wins a trick
    for sure, where red is led, so that none is thrown into that."""
    higher, seats = count_higher(card, out), to_come(view)
    sure_card = None if view["trick"] else _of_winner(view, hand, out)["sure_card"]
    return line(
        "away",
        count=higher,
        lower=count(RED, out) - higher,
        gain=gain,
        to_come=len(seats),
        next_seat=seats[0],
        keeps=any(other.suit == RED and other > card for other in hand),
        sure_card=sure_card,
        draws=bool(sure_card),
    )


def _of_thrown(view: View, card: Card, hand: Sequence[Card], lying: Sequence[Card]) -> Line | None:
    """A card that cannot win: somebody else takes it. Where a red card could go that costs, why it
    stays, and what the card that goes instead is good for: hardly for a trick if it is "low", maybe
    for none if it can be "beaten". count: how many of the others' are above that red card."""
    if penalty(card):
        return line("throw", points=-penalty(card))
    dear, out = max(hand, key=penalty), cards_out(view, [*hand, *lying])
    may_cost = any(map(penalty, out))
    if not penalty(dear):
        return _of_weak(card, hand, count_higher(card, out), may_cost=may_cost)
    above = count_higher(card, out)
    if count(card.suit, hand) <= FEW:
        why = "empties"
    elif may_cost and card.number >= HIGH:
        why = "high"
    elif above > _LIKELY and card.number <= LOW_RED:
        why = "low"
    else:
        why = "beaten" if above else "stays"
    higher = count_higher(dear, out)
    said = {"suit": card.suit, "card": str(card), "red_card": str(dear), "why": why}
    return line("shorten", **said, count=higher) if higher else line("keep-red", **said)


def _of_weak(card: Card, hand: Sequence[Card], above: int, *, may_cost: bool) -> Line | None:
    """A card that wins nothing: the others that are higher can, while tricks are left. why: it is
    the "lowest", the last of its colour ("empties"), or only "low": kept is one that is lower. No
    red card that costs is left to stay under, then it is one that can be "beaten"."""
    why = "lowest" if card.number == min(map(_number, hand)) else "low"
    if why == "low" and may_cost and card.number >= HIGH:
        return line("high-away")
    if why == "low" and count(card.suit, hand) == 1:
        why = "empties"
    if why == "low" and not may_cost:
        if not above:
            return None
        why = "beaten"
    kept = max((other for other in hand if other != card), key=_number, default=card)
    return line(
        "keep-strong",
        left=len(hand) - 1,
        why=why,
        suit=card.suit,
        kept_card=str(kept),
        keeps=kept.number > card.number,
        count=above,
    )


def _number(card: Card) -> int:
    return card.number


def _of_follow(view: View, card: Card, hand: Sequence[Card], lying: Sequence[Card]) -> Line | None:
    suit = card.suit
    mine = [other for other in hand if other.suit == suit]
    ahead = max(other for other in lying if other.suit == suit)
    worth = view["table"]["per_trick"] - sum(map(penalty, lying))
    better = [other for other in mine if other > ahead]
    out = cards_out(view, [*hand, *lying])
    if card < ahead:
        may_cost = len(lying) < view["seats"] - 1 and any(map(penalty, out))
        if not better and card == max(mine) and card.suit != RED and not any(map(penalty, out)):
            # Nothing is left that it could win and should not.
            return None
        is_feared = card.suit == RED or any(map(penalty, out))
        said = _of_lower(card, mine, better, worth, may_cost=may_cost, is_feared=is_feared)
        if said and said["id"] == "keep-higher":
            higher = sum(other > card for other in mine)
            few = not has_many(view, card.suit, out)
            said["params"].update(count=higher, left=len(hand) - 1, few=few)
        return said
    gain, is_forced = worth - penalty(card), better == mine
    is_last = len(lying) == view["seats"] - 1
    if is_forced and (is_last or not count_higher(min(mine), out)):
        kept = max((other for other in mine if other < card), default=None)
        kept_card = str(kept) if kept and penalty(card) else None
        return _anyway(_place(card, mine), suit, kept_card)
    if is_last:
        kept_card = str(max(mine)) if max(mine) > card and suit != RED else None
        told = {"kept_card": kept_card, "keeps": bool(kept_card)}
        return line("take", gain=gain, cost=penalty(card), **told) if gain > 0 else None
    higher = count_higher(card, out)
    if not higher:
        return _sure(view, card, gain, "lies", out)
    if is_forced and card == min(mine):
        return _of_lowest(view, mine, out, gain)
    if suit == RED:
        return _away(view, card, gain, hand, out)
    if gain <= 0 or higher > _LIKELY:
        return None
    return line("may-win", count=higher, suit=suit, gain=gain)


def _of_lowest(view: View, mine: Sequence[Card], out: Sequence[Card], gain: int) -> Line:
    """The lowest of cards that are all ahead. count: how many that are higher may still come."""
    card, seats = min(mine), to_come(view)
    count = count_higher(card, may_come(view, out, card.suit))
    if not count:
        return _anyway(_place(card, mine), card.suit)
    return line(
        "lowest",
        suit=card.suit,
        is_good=gain > 0 and card.suit != RED and not may_stay_without(view),
        count=count,
        to_come=len(seats),
        next_seat=seats[0],
        kept_card=str(max(mine)),
    )


def _anyway(place: str, suit: str, kept_card: str | None = None) -> Line:
    """kept_card: the one that is kept where a red card goes that costs more."""
    return line("take-anyway", place=place, suit=suit, kept_card=kept_card, keeps=bool(kept_card))


def _place(card: Card, mine: Sequence[Card]) -> str:
    """Among the cards of its colour in the hand."""
    if card.suit == RED and card == min(mine) == min(mine, key=penalty):
        return "cheapest"
    return "lowest" if card == min(mine) else "highest" if card == max(mine) else "middle"


def _of_lower(
    card: Card,
    mine: Sequence[Card],
    better: Sequence[Card],
    worth: int,
    *,
    may_cost: bool,
    is_feared: bool,
) -> Line | None:
    """A card under the one that is ahead. may_cost: red cards can still come into the trick;
    is_feared: and into later ones, so that a high card is a burden."""
    loss = min((penalty(other) for other in better), default=0) - worth
    if better and loss > 0:
        lower = [other for other in mine if other not in better]
        place = "other"
        if len(lower) == 1:
            place = "only"
        elif is_feared and card == max(lower):
            place = "highest" if card.number >= MIDDLE else "spares"
        elif card == min(lower) and card.suit != RED:
            place = "lowest"
        return line("too-dear", loss=loss, place=place, card=str(card))
    if penalty(card):
        return line("throw", points=-penalty(card))
    if card.suit == RED:
        return line("leave-red", adds=may_cost)
    if not better and card == max(mine):
        return line("high-goes", suit=card.suit)
    leaves = "for-red" if may_cost else "for-later"
    return line("keep-higher", suit=card.suit, leaves=leaves if better else "none")
