"""Red Dragon as its table shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.red_dragon.goal import goal
from pygame_core.games.red_dragon.rules import BY_NAME, DECK, TABLES, penalty
from pygame_core.kit.cards import Card, suit_of
from pygame_core.kit.scene import (
    deck_of_suits,
    ended,
    follow_ask,
    labelled,
    last_plays,
    plays,
    trick_progress,
    turns_from,
    when_it_was_full,
)
from pygame_core.prints import Deck
from pygame_core.scene import (
    Ahead,
    Ask,
    Choice,
    Felt,
    HandCard,
    Line,
    Scene,
    SeatScene,
    Sheet,
    Stake,
    cell,
    line,
    scene,
)
from pygame_core.told import Told, told
from pygame_core.views import View

BEWARE = 10
"""From this cost on a card is one to beware of."""


def deck() -> Deck:
    """The suits of Red Dragon; a red card prints what it costs."""
    return deck_of_suits(
        "flame",
        {
            "R": ("red", "flame"),
            "U": ("blue", "drop"),
            "G": ("green", "leaf"),
            "Y": ("yellow", "sun"),
        },
        DECK,
        points=lambda card: -penalty(card) if penalty(card) else None,
        beware=lambda card: penalty(card) >= BEWARE,
        art=lambda card: "dragon" if _is_dragon(card) else None,
    )


def scene_of(view: View) -> Scene:
    """The giving and the centre on the felt, then tricks."""
    table, phase = view["table"], view["phase"]
    return scene(
        progress=line(phase) if phase in ("give", "draft") else trick_progress(table),
        ask=_ask(view),
        goal=goal(view),
        counts=[line("no-trump", each=table["per_trick"])],
        hand=_hand(view),
        trick=plays(view),
        last=last_plays(view),
        turns=turns_from(view),
        ahead=_ahead(view),
        last_ahead=when_it_was_full(_ahead, view),
        seats=[_seat(view, seat) for seat in range(view["seats"])],
        felt=_felt(view),
        stake=_stake(view),
        outcome=_outcome(view),
        choices=[_choice(action, phase) for action in view["legal"]],
        ending=_ending(view),
    )


def _ending(view: View) -> Line | None:
    if ended(view).get("reason") != "all-tricks":
        return None
    return line("all-tricks", tricks=view["table"]["tricks_in_round"])


def _outcome(view: View) -> Line | None:
    """While it is looked at that all have given, and then what."""
    table, phase = view["table"], view["phase"]
    if view["to_act"] is not None or phase not in ("give", "draft"):
        return None
    return line("given", count=table["give"]) if phase == "give" else line("turned-up")


def _ask(view: View) -> Ask | None:
    table, phase, seat = view["table"], view["phase"], view["seat"]
    if seat is None or seat != view["to_act"]:
        return None
    if phase == "give":
        left = table["give"] - table["given"][seat]
        told = {"goes_on": left < table["give"], "each": table["per_trick"]}
        return {**line("give", left=left, **told), "suit": "", "left": left}
    if phase == "draft":
        return {"id": "take", "params": {}, "suit": "", "left": 0}
    return follow_ask(view)


def _hand(view: View) -> list[HandCard]:
    # In the draft a tap on the hand is refused: it says that a card of the centre is taken now.
    verb = "give" if view["phase"] == "give" else "play"
    return [{"card": card, "action": f"{verb} {card}"} for card in view["hand"]]


def _ahead(view: View) -> Ahead | None:
    seat = view["ahead"]
    if seat is None:
        return None
    brings = {"suit": suit_of(view["trick"][0][1]), **_brings(view)}
    return {"seat": seat, "id": "highest", "params": brings}


def _brings(view: View) -> dict[str, Any]:
    """What the trick brings as it lies: gain, from each, what any trick brings, less lost, what its
    red cards cost. dragon: whether one among them costs more than its number ("yes", "no"), or that
    nothing else does ("alone")."""
    each = view["table"]["per_trick"]
    cards = [BY_NAME[card] for _, card in view["trick"]]
    lost = sum(map(penalty, cards))
    dragons = sum(penalty(card) for card in cards if _is_dragon(card))
    dragon = "no" if not dragons else "alone" if dragons == lost else "yes"
    return {"each": each, "lost": lost, "gain": each - lost, "dragon": dragon}


def _is_dragon(card: Card) -> bool:
    return penalty(card) > card.number


def _seat(view: View, seat: int) -> SeatScene:
    table = view["table"]
    # A card on its way into a finished trick is no longer in the hand it was known to be in.
    lying = {card for _, card in view["trick"]}
    return {
        "tricks": table["tricks"][seat],
        "points": table["points"][seat],
        "lost": table["penalties"][seat],
        "known": [card for card in table["taken"][seat] if card not in lying],
        "badges": [],
    }


def _felt(view: View) -> Felt | None:
    table = view["table"]
    if view["phase"] == "give":
        return {
            "kind": "pile",
            "items": [],
            "turns": [],
            "done": 0,
            "said": [],
            "laid": table["given"],
            "each": table["give"],
            "own": table["my_given"],
        }
    if view["phase"] != "draft":
        return None
    left = set(table["centre"])
    return {
        "kind": "market",
        # All that were turned up, so that nothing grows or jumps while they go.
        "items": [
            {
                "id": card,
                "card": card,
                "gone": card not in left,
                "action": f"take {card}",
                "facts": [],
            }
            for card in _in_order(_turned_up(view))
        ],
        "turns": table["draft_line"],
        "done": len(table["draft_line"]) - len(table["draft_order"]),
        "said": [line("centre", cards=_in_order(table["centre"]))],
    }


def _turned_up(view: View) -> list[str]:
    """The centre as it was turned up; from a view without a history, what is left of it."""
    for event in reversed(view["history"]):
        if event["id"] == "centre.revealed":
            cards: list[str] = event["params"]["cards"]
            return cards
    left: list[str] = view["table"]["centre"]
    return left


def _in_order(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=lambda card: DECK.index(BY_NAME[card]))


def _stake(view: View) -> Stake:
    each = view["table"]["per_trick"]
    if view["phase"] in ("give", "draft"):
        return {"points": None, "lines": []}
    more = _without(view)
    if not view["trick"]:
        return {"points": None, "lines": [line("no-lead"), *more]}
    brings = _brings(view)
    reds = [card for _, card in view["trick"] if penalty(BY_NAME[card])]
    told = line("trick", each=each)
    if reds:
        told = line(
            "red-cards", each=each, cards=reds, lost=brings["lost"], dragon=brings["dragon"]
        )
    return {"points": brings["gain"], "lines": [told, *more]}


def _without(view: View) -> list[Line]:
    """Who has no trick in the second half of a round, and what each of them gets if it stays so."""
    tricks = view["table"]["tricks"]
    seats = [seat for seat, count in enumerate(tricks) if not count]
    paid = TABLES[view["seats"]].no_trick_bonus[: len(seats)]
    is_late = 2 * sum(tricks) >= view["table"]["tricks_in_round"]
    if not is_late or not seats or len(paid) < len(seats):
        return []
    return [line("no-trick", seats=seats, count=len(seats), each=paid[-1])]


def _choice(action: str, phase: str) -> Choice:
    return labelled(action, at="felt" if phase == "draft" else "hand", label=label(action))


def label(action: str) -> Line:
    """Any action of the game in words, legal now or not."""
    verb, card = action.split(" ")
    return line(verb, card=card)


def told_as(event: Mapping[str, Any]) -> Told:
    """An event in words: of a card that was given only its giver knows which."""
    if event["id"] == "centre.taken":
        return told(event, action=f"take {event['params']['card']}")
    return told(event, secret="card" if event["id"] == "card.given" else "")


def sheet(scored: Mapping[str, Any]) -> Sheet:
    """Tricks, red cards, and the bonus where somebody has no trick."""
    lines = [{each["id"]: each for each in mine} for mine in scored["detail"]]
    each = next(mine["tricks"]["each"] for mine in lines)
    tricks = [
        cell(mine["tricks"]["points"], line("tricks", count=mine["tricks"]["count"], each=each))
        for mine in lines
    ]
    reds = [cell(mine["red-cards"]["points"], None, mine["red-cards"]["cards"]) for mine in lines]
    without = [mine.get("no-trick") for mine in lines]
    bonus = [
        cell(none["points"], line("no-trick", count=none["seats"])) if none else cell(None)
        for none in without
    ]
    rows = [(line("tricks", each=each), tricks), (line("red-cards"), reds)]
    if any(without):
        rows.append((line("no-trick"), bonus))
    won, lost, more = (
        sum(each["points"] or 0 for each in cells) for cells in (tricks, reds, bonus)
    )
    return {
        "rows": [{**name, "cells": cells} for name, cells in rows],
        "check": line("sum", won=won, lost=-lost, bonus=more),
    }
