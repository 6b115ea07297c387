"""The actions of Red Dragon for which there is a plain thought: the star keeps to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import Any

from pygame_core.games.red_dragon.because import by_cards, has_many
from pygame_core.games.red_dragon.cards_out import cards_out, count_higher
from pygame_core.games.red_dragon.gifts import (
    MIDDLE,
    count,
    emptied,
    gave,
    height,
    missed_least,
    shortest,
    to_give,
)
from pygame_core.games.red_dragon.goal import FEARED, SHORT, begun, dearest, may_stay_without
from pygame_core.games.red_dragon.no_trick import HIGH, riskiest
from pygame_core.games.red_dragon.rules import BY_NAME, RED, penalty
from pygame_core.games.red_dragon.taken import DRAGON, LOW_RED
from pygame_core.kit.cards import Card
from pygame_core.notation import split_action
from pygame_core.scene import Line
from pygame_core.views import View

_HELPFUL = 3
"""The highest red card that is rather taken than another of a colour of the hand."""


def aimed(view: View) -> list[str]:
    """Of the legal actions of one thought the one that it fits best, and none that takes a trick
    which costs, nor leaves one that is sure to bring something."""
    actions = {BY_NAME[split_action(each)[1][0]]: each for each in view["legal"]}
    cards = list(actions)
    if view["phase"] == "give":
        given = [BY_NAME[name] for name in view["table"]["my_given"]]
        chosen = _gifts(cards, given, to_give(view))
    elif view["phase"] == "draft":
        # Rather one of which more can be said than that it is not red.
        whys = {card: said["params"].get("why") for card, said in _told(view).items()}
        chosen = _taken(view, cards)
        chosen = [card for card in chosen if whys.get(card) not in ("any", "refills")] or chosen
        # Of two of a colour, neither of which is high, the lower stays under more surely.
        chosen = [
            card
            for card in chosen
            if card.number >= HIGH or card == min(_of_suit(chosen, card.suit))
        ]
    else:
        chosen = _plays(view, _told(view))
    return [actions[card] for card in chosen]


def preferred(view: View, options: Sequence[Mapping[str, Any]]) -> str | None:
    """Of red cards to be led that as many of the others' beat, the one that costs least."""
    best = BY_NAME[split_action(options[0]["action"])[1][0]]
    if view["phase"] != "play" or view["trick"] or not penalty(best):
        return None
    out = cards_out(view, [BY_NAME[name] for name in view["hand"]])
    red = {BY_NAME[split_action(each)[1][0]]: each for each in view["legal"]}
    alike = [
        each for each in red if penalty(each) and count_higher(each, out) == count_higher(best, out)
    ]
    return red[min(alike, key=penalty)]


def leeway(view: View) -> float:
    """Whatever it costs, a colour that was begun goes on going, a card of the centre is of the plan
    of what was given, a trick that is sure and has no red card is taken, and a red card goes that
    costs much."""
    if view["phase"] == "draft" or (view["phase"] == "give" and begun(view)):
        return inf
    each, wants_any = view["table"]["per_trick"], not may_stay_without(view)
    led = view["trick"][0][1][0] if view["trick"] else RED
    is_plain = any(
        (wants_any and said["id"] == "take" and said["params"]["gain"] == each)
        or (said["id"] == "throw" and penalty(card) > LOW_RED and led not in (RED, card.suit))
        for card, said in (_told(view) if view["phase"] == "play" else {}).items()
    )
    return inf if is_plain else 5.0


def _told(view: View) -> dict[Card, Line]:
    said = {action: by_cards(view, action, None) for action in view["legal"]}
    return {BY_NAME[split_action(each)[1][0]]: told for each, told in said.items() if told}


def _taken(view: View, there: Sequence[Card]) -> list[Card]:
    """What costs nothing or little, and best does not fill what was emptied, nor is of any colour
    of which cards were given while another lies there; or else the lowest. Nor red that may well
    take a trick where that other one fills no colour of which there is none."""
    cheap = [card for card in there if penalty(card) <= LOW_RED]
    kept = [card for card in cheap if card.suit not in emptied(view)]
    others = [card for card in kept if card.suit not in gave(view)]
    hand = [BY_NAME[name] for name in view["hand"]]
    if any(card.suit != RED and count(card.suit, hand) for card in others):
        return [card for card in others if penalty(card) <= _HELPFUL]
    if any(card.suit != RED for card in others):
        return others
    if cheap and not kept:
        # All of them would fill it: red that lies there to be thrown is of the plan, too.
        red = [card for card in there if card.suit == RED]
        return [card for card in red if card == min(red) or str(card) == DRAGON]
    return kept or [min(cheap or there, key=lambda card: (penalty(card), card.number))]


def _gifts(hand: Sequence[Card], given: Sequence[Card], to_give: int) -> list[Card]:
    """The shortest colour, of two the one with the lower cards, on which the dearest red card can
    be thrown later, or else that card; once a colour goes, it goes first, and the red card stays.
    Of a hand without any to be feared, what wins no tricks: low cards, which lose those that cost,
    only where it has no other."""
    dear = dearest(hand)
    plain = [card for card in hand if card.suit != RED and card.number < HIGH]
    middle = [card for card in plain if card.number >= MIDDLE]
    highest = max((card.number for card in plain), default=0)
    plain = middle or [card for card in plain if card.number == highest]
    if not dear:
        return plain
    suit = min(shortest(hand), key=lambda suit: height(suit, hand), default="")
    short = _of_suit(hand, suit)
    short = missed_least(short) if len(short) > to_give else short
    emptying = {card.suit for card in given if count(card.suit, hand) < SHORT} - {RED}
    if not emptying:
        return short or [dear]
    begun = [card for card in hand if card.suit in emptying]
    begun = missed_least(begun) if len(begun) > to_give else begun
    next_dear = dearest([card for card in hand if card != dear])
    return begun or short or ([next_dear] if next_dear else plain)


def _plays(view: View, told: Mapping[Card, Line]) -> list[Card]:
    is_last = len(view["trick"]) == view["seats"] - 1
    ids = {said["id"] for said in told.values()}
    wins = any(
        said["id"] == "sure" and said["params"]["gain"] > 0 and not is_trap(view, card, said)
        for card, said in told.items()
    )

    def fits(card: Card, said: Line) -> bool:
        same = [other for other in told if told[other]["id"] == said["id"]]
        in_suit = [other for other in same if other.suit == card.suit]
        match said["id"]:
            case "away":
                # Others may stay under it: of red cards that begin the lowest.
                red = _of_suit(told, RED)
                if view["trick"]:
                    return False
                # A dear one only where as many of the others' are higher as are lower.
                is_likely = said["params"]["count"] >= said["params"]["lower"]
                return card == min(red) and (penalty(card) <= LOW_RED or is_likely)
            case "too-dear":
                # The highest, where those that are kept may win what costs.
                places = {other: told[other]["params"]["place"] for other in same}
                away = [other for other in same if places[other] not in ("lowest", "other")]
                return card == max(away) if away else card == min(same)
            case "throw":
                # It goes to somebody else: what costs most, or else the highest.
                return card == max(same, key=lambda other: (penalty(other), other.number))
            case "all-mine":
                return penalty(card) == min(map(penalty, same))
            case "lead-low" | "lead-low-red" | "lead-rid":
                return card == min(in_suit) == min(_of_suit(told, card.suit))
            case "no-trick":
                is_feared = any(
                    penalty(other) >= FEARED for other in told if told[other]["id"] == "throw"
                )
                return card == riskiest(view, same) and not is_feared
            case "lead-high":
                # Where one is sure to lose, to win or lose by chance is no plan.
                is_plan = said["params"]["keeps"] or not ids & {"lead-low", "lead-away"}
                return not wins and is_plan and card == min(in_suit)
            case "sure" | "may-win":
                gain: int = said["params"]["gain"]
                if is_trap(view, card, said) or said["params"].get("when") == "costs":
                    return False
                alike = [other for other in same if told[other] == said]
                # Of leads that nobody beats the highest, as the search plays on.
                is_lead = said["id"] == "sure" and not view["trick"]
                best = max(alike) if is_lead else min(alike)
                return gain > 0 and card == best
            case "shorten" | "keep-red":
                return False
            case "keep-higher" if wins and not said["params"]["few"] and not may_stay_without(view):
                # The others follow: a sure trick is likelier to stay without red now than later.
                return False
            case "high-goes" | "high-away" if ids & {"keep-higher", "keep-strong", "hardly-none"}:
                return False
            case "keep-higher" if said["params"]["leaves"] != "none" and is_last:
                return False
        return card == min(same, key=lambda other: other.number)

    return [card for card, said in told.items() if fits(card, said)]


def _of_suit(cards: Iterable[Card], suit: str) -> list[Card]:
    return [card for card in cards if card.suit == suit]


def is_trap(view: View, card: Card, said: Line) -> bool:
    """Whether a trick that is led to be won is likely to end dear: the others hold the red 11, and
    few or none of the colour led; or some red card that makes it cost, and none of that colour."""
    if said["params"].get("alone"):
        return True
    if view["trick"] or card.suit == RED or DRAGON not in said["params"].get("red_cards", []):
        return False
    hand = [BY_NAME[name] for name in view["hand"]]
    return not has_many(view, card.suit, cards_out(view, hand))
