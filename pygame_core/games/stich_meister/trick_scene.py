"""The trick on a table of Stich-Meister: what it asks for, who takes it, and what becomes of it.

A view keeps back which card lies face down. Who wins, and why, is asked of the rule cards in force
with the cards that the view shows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.in_force import RULE_CARDS, rules_in_force
from pygame_core.games.stich_meister.wording import items_of
from pygame_core.kit.scene import play_of, when_it_was_full
from pygame_core.scene import Ahead, Line, TrickCard, line
from pygame_core.views import FACE_DOWN, Play, View

TRICKS = ("play", "remove")
"""The phases in which a trick is on."""


def is_full(view: View) -> bool:
    """Whether the trick is complete and all of it turned up."""
    return len(view["trick"]) == view["seats"] and not _is_landing(view)


def _is_landing(view: View) -> bool:
    """Whether the last card of the trick is on its way: so it is in a picture between two views."""
    return bool(view.get("landing"))


def _landed(view: View) -> list[Play]:
    """The plays of the trick by which it can be judged."""
    return view["trick"][:-1] if _is_landing(view) else view["trick"]


def trick_cards(view: View) -> list[TrickCard]:
    """The trick as it lies; one of its cards may be taken out of the game when it is won."""
    blind = view["table"]["effect"]["face_down"] and not is_full(view)
    legal = set(view["legal"])
    return [
        {
            "seat": seat,
            "card": None if card == FACE_DOWN else card,
            "hidden": blind and place > 0,
            "action": action if (action := f"remove {card}") in legal else "",
            "play": play_of(card),
        }
        for place, (seat, card) in enumerate(view["trick"])
    ]


# --- who takes it --------------------------------------------------------------------------------


def ahead(view: View) -> Ahead | None:
    """The seat that would take the trick, by a trump, by the strongest number of the suit led, or
    by a rule card that lets another card win than this one would."""
    seat = view["ahead"]
    if seat is None:
        return None
    rules = view["table"]["rules"]
    turns = [rule for rule in rules if _turns_strength(rule)]
    if _winner(view, set(rules) - set(turns)) != seat:
        # Two of them may cancel each other out one by one; then both have done it.
        alone = [rule for rule in turns if _winner(view, set(rules) - {rule}) != seat]
        return {"seat": seat, **line("rule", items=items_of(alone or turns))}
    card = dict(view["trick"])[seat]
    for group in view["table"]["trumps"]:
        if card in group["cards"]:
            return {"seat": seat, **line("trump", items=items_of(group["rules"]))}
    low = view["table"]["effect"]["low_wins"]
    return {"seat": seat, **line("lowest" if low else "highest", suit=BY_NAME[card].suit)}


def last_ahead(view: View) -> Ahead | None:
    """The same of the trick that was taken last. What the second lead makes trump was none yet in
    the first trick: nothing is told of that one."""
    last = view["last_trick"]
    waits = rules_in_force(view["table"]["rules"]).waits_for_second_lead
    is_told = not (waits and last and last["number"] == 1)
    return when_it_was_full(ahead, view) if is_told else None


def _turns_strength(rule: int) -> bool:
    """Whether a rule card lets another win than the strongest trump or card of the suit led."""
    card = RULE_CARDS[rule]
    return bool(card.contenders) or card.trump_class is not None or card.led_class is not None


def _winner(view: View, numbers: Iterable[int]) -> int | None:
    """The seat that would win the trick under these rule cards; all of it is turned up."""
    rules = rules_in_force(numbers)
    trick = [BY_NAME[card] for _, card in _landed(view)]
    place = rules.ranking.winner(trick, rules.trumps(view["table"]["second_lead"]))
    return None if place is None else view["trick"][place][0]


def holder_of(view: View, winner: int) -> int:
    """The seat before which the tricks of this winner lie in the end."""
    return _beside(view, winner, "holder")


def outcome(view: View) -> Line | None:
    """Said of a full trick that goes to another seat than its winner."""
    winner = view["ahead"]
    if winner is None or not is_full(view) or holder_of(view, winner) == winner:
        return None
    return line("to-other", seat=winner, to_seat=holder_of(view, winner))


def _beside(view: View, winner: int, who: str) -> int:
    steps: int = view["table"]["effect"]["offsets"][who]
    return (winner + steps) % view["seats"]


# --- in sentences --------------------------------------------------------------------------------


def trick_lines(view: View) -> list[Line]:
    """Who would win the trick as far as can be seen, where it would go, what it would bring."""
    if not view["trick"]:
        return [line("no-lead")]
    winning, full = view["table"]["winning"], is_full(view)
    seat = view["ahead"] if full else winning and winning["seat"]
    if seat is None:
        return [line("nobody")]
    card = dict(view["trick"])[seat]
    is_trump = any(card in group["cards"] for group in view["table"]["trumps"])
    id_ = "won" if full else "ahead" if winning["certain"] else "open"
    lines = [line(id_, seat=seat, card=card, trump="yes" if is_trump else "no")]
    if (holder := holder_of(view, seat)) != seat:
        lines.append(line("goes", to_seat=holder))
    if (leads := _beside(view, seat, "next_leader")) != seat:
        lines.append(line("leads", seat=leads))
    worth = view["table"]["worth"]
    if worth is not None and not full:
        # By the count a language chooses between point and points; the points have their sign.
        lines.append(line("brings", count=worth, points=worth))
    return lines


def duty_lines(view: View) -> list[Line]:
    """What the next card of the trick must follow, and what this seat has for that; nothing for a
    lead."""
    duty, owes = view["table"]["duty"], view["table"]["owes"]
    binds = [line(f"owes-{owes}", cards=view["table"]["playable"])] if owes else []
    if not duty:
        return binds
    params: dict[str, Any] = {
        "seat": duty["seat"],
        "card": duty["reference"],
        "suit": duty["suit"],
        "trumps": "yes" if view["table"]["trumps"] else "no",
    }
    return [line(f"duty-{duty['asks']}", **params), *binds]
