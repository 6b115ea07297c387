"""Scharfe Schoten as its table shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.scharfe_schoten.goal import TILES, goal_of, only_colour, outcome_of
from pygame_core.games.scharfe_schoten.rules import BY_NAME, DECK, Colours, trump_order
from pygame_core.games.scharfe_schoten.wording import SPICES, in_order, label
from pygame_core.kit.cards import suit_of
from pygame_core.kit.scene import (
    as_it_stands,
    deck_of_suits,
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
    Cell,
    Choice,
    Columns,
    Fact,
    Felt,
    HandCard,
    Line,
    Note,
    Scene,
    SeatScene,
    Sheet,
    cell,
    line,
    scene,
)
from pygame_core.views import View

STATUS = {"alone": "good", "shared": "good", "missed": "bad", "open": "open"}
"""Of a prediction, by whether it is met as it stands."""


def deck() -> Deck:
    """The four spices; no card brings anything by itself."""
    return deck_of_suits("chili", SPICES, DECK)


def scene_of(view: View) -> Scene:
    """Tiles to predict with, then tricks, after each of them the rack for its winner."""
    table = view["table"]
    return scene(
        progress=line("predict") if view["phase"] == "predict" else trick_progress(table),
        ask=_ask(view),
        goal=goal_of(view),
        counts=[line("trumps", cards=table["trumps"])],
        hand=_hand(view),
        trick=plays(view),
        last=last_plays(view),
        turns=turns_from(view),
        ahead=_ahead(view),
        outcome=outcome_of(view),
        last_ahead=when_it_was_full(_ahead, view),
        marks={card: {"trump": 0, "tag": ""} for card in table["trumps"]},
        seats=[_seat(view, seat) for seat in range(view["seats"])],
        columns=_columns(view),
        so_far=as_it_stands(view, sheet) if _counts(view) else None,
        notes=[_strength(view), _rack(view)],
        felt=_felt(view),
        choices=[_choice(action) for action in view["legal"]],
        secret=_secret(view),
        goes=_goes(view),
    )


def _ask(view: View) -> Ask | None:
    seat, phase = view["seat"], view["phase"]
    if seat is None or seat != view["to_act"]:
        return None
    if phase == "play":
        ask = follow_ask(view)
        return {**ask, "params": {"wins": _winners(view)}} if ask["id"] == "void" else ask
    params: dict[str, Any] = {}
    if phase == "rack":
        only = only_colour(view)
        params = {"only": bool(only), "only_suit": only}
    return {"id": phase, "params": params, "suit": "", "left": 0}


def _winners(view: View) -> str:
    """Which of the cards that may be played beat the one ahead: "none", only a "trump", or "any"
    that is strong enough."""
    table = view["table"]
    strength = trump_order(table["numbers"]).strength
    ahead = strength[BY_NAME[_winning(view)]]
    cards = [action.split(" ")[1] for action in view["legal"]]
    winners = [card for card in cards if strength[BY_NAME[card]] > ahead]
    if not winners:
        return "none"
    return "trump" if set(winners) <= set(table["trumps"]) else "any"


def _hand(view: View) -> list[HandCard]:
    """By strength of the colours, high numbers first: whoever must follow finds a colour whole,
    and so a trump lies in its colour."""
    order = view["table"]["order"]
    cards = sorted(
        (BY_NAME[name] for name in view["hand"]),
        key=lambda card: (order.index(card.suit), -card.number),
    )
    return [{"card": str(card), "action": f"play {card}"} for card in cards]


def _winning(view: View) -> str:
    """The card that is ahead, "" for none."""
    return next((card for seat, card in view["trick"] if seat == view["ahead"]), "")


def _ahead(view: View) -> Ahead | None:
    seat, card, trumps = view["ahead"], _winning(view), view["table"]["trumps"]
    if seat is None or not card:
        return None
    if card in trumps:
        is_only = sum(played in trumps for _, played in view["trick"]) == 1
        why = line("trump", card=card, is_only=is_only)
    elif (colour := suit_of(card)) == (led := suit_of(view["trick"][0][1])):
        why = line("higher-number", card=card, suit=colour)
    else:
        why = line("stronger-colour", card=card, suit=colour, led_suit=led)
    return {"seat": seat, **why}


# --- what lies before a seat ----------------------------------------------------------------------


def _seat(view: View, seat: int) -> SeatScene:
    table = view["table"]
    badges: list[Fact] = []
    if seat != view["seat"]:
        backs = in_order(_backs(view, seat), table["order"])
        badges.append({"id": "backs", "kind": "suits", "suits": backs})
        if view["phase"] == "predict":
            badges.append(_has_predicted(table["predicted"][seat]))
    if view["phase"] != "predict":
        lines = table["lines"][seat]
        if not _counts_now(view):
            lines = [{**each, "hit": "open"} for each in lines]
        captured = in_order(table["captured"][seat], table["order"])
        badges.append(_captured(captured, lines))
    return {
        "tricks": table["tricks"][seat],
        "points": table["points"][seat] if _counts_now(view) else None,
        "lost": 0,
        "known": [],
        "badges": badges,
    }


def _counts_now(view: View) -> bool:
    """From the first trick on; then also for a seat without one, whose colours are all level."""
    return any(view["table"]["tricks"])


def _backs(view: View, seat: int) -> Colours:
    """The colours of a hand as it is held: a card that lies in a full trick has left it."""
    backs: Colours = dict(view["table"]["backs"][seat])
    if sum(backs.values()) != view["hand_counts"][seat]:
        for who, card in view["trick"]:
            backs[suit_of(card)] -= who == seat
    return backs


def _has_predicted(has: bool) -> Fact:
    value, status = ("yes", "good") if has else ("no", "open")
    return {"id": "predicted", "kind": "word", "value": value, "status": status}


def _captured(counts: Colours, lines: Sequence[Mapping[str, Any]]) -> Fact:
    """The pile by colour, and the tiles as facts about two of the colours."""
    return {
        "id": "captured",
        "kind": "suits",
        "suits": counts,
        "facts": _tiles(lines),
    }


def _tiles(lines: Sequence[Mapping[str, Any]]) -> list[Fact]:
    """Both predictions, and whether they are met as it stands: alone, shared, missed, or open."""
    return [
        {
            "id": each["id"],
            "kind": "suit",
            "suit": each["colour"],
            "value": each["hit"],
            "status": STATUS[each["hit"]],
        }
        for each in lines
        if each["id"] in TILES
    ]


def _counts(view: View) -> bool:
    """Whether anybody has captured anything of a round that goes on."""
    return any(view["table"]["tricks"]) and not view["is_over"]


def _columns(view: View) -> list[Columns]:
    if not _counts(view):
        return []
    brought = [
        {each["id"]: each["points"] for each in mine if _counts_now(view)}
        for mine in view["table"]["lines"]
    ]
    return [
        {"id": column, "cells": [mine.get(column) for mine in brought]}
        for column in (*TILES, "difference")
    ]


# --- beside the felt ------------------------------------------------------------------------------


def _strength(view: View) -> Note:
    """The order of the whole deck: first the trumps, then the colours with their number cards."""
    table, card = view["table"], _winning(view)
    trumps: list[str] = table["trumps"]
    colour = "" if card in trumps else suit_of(card)
    facts: list[Fact] = [
        {
            "id": "trumps",
            "kind": "cards",
            "cards": trumps,
            "lit": [card] if card in trumps else [],
        },
        {
            "id": "order",
            "kind": "facts",
            "facts": [
                {
                    "id": "colour",
                    "kind": "suit",
                    "suit": each,
                    "value": table["numbers"][each],
                    "lit": [each] if each == colour else [],
                }
                for each in table["order"]
            ],
        },
    ]
    if not card:
        facts.append({"id": "higher-wins", "kind": "line", "params": {}})
    return {"id": "strength", "kind": "facts", "at": "side", "facts": facts}


def _rack(view: View) -> Note:
    table = view["table"]
    rack = in_order(table["rack"], table["order"])
    asked = view["phase"] == "rack"
    return {
        "id": "rack",
        "kind": "suits",
        "at": "side",
        "suits": rack,
        "value": sum(rack.values()),
        "lit": [colour for colour, count in rack.items() if count and asked],
    }


def _goes(view: View) -> dict[str, str]:
    """A card of the rack goes to the seat that took the trick before."""
    last = view["last_trick"]
    return {"rack": f"seat:{last['winner']}"} if last else {}


# --- what lies on the felt ------------------------------------------------------------------------


def _felt(view: View) -> Felt | None:
    if view["phase"] == "predict":
        return _predicting(view)
    return _offer(view) if view["phase"] == "rack" else None


def _predicting(view: View) -> Felt:
    table, seat = view["table"], view["seat"]
    order: list[str] = table["order"]
    own: list[str] = (table["predictions"][seat] if seat is not None else None) or []
    chooses = seat is not None and not own
    pairs = {most: {least: f"predict {most} {least}" for least in order} for most in order}
    return {
        "kind": "pair",
        "items": [
            {"id": colour, "suit": colour, "gone": False, "action": "", "facts": []}
            for colour in order
        ],
        "turns": [],
        "done": 0,
        "said": [] if chooses else [line("waiting", count=table["predicted"].count(False))],
        "own": own,
        "groups": list(TILES),
        "pairs": pairs if chooses else {},
    }


def _offer(view: View) -> Felt:
    """The rack for the seat that may take of it; the others see it beside the felt."""
    table, seat = view["table"], view["to_act"]
    rack = in_order(table["rack"], table["order"])
    return {
        "kind": "offer",
        "items": [
            {
                "id": colour,
                "suit": colour,
                "count": count,
                "gone": not count,
                "action": f"rack {colour}",
                "facts": [
                    {
                        "id": "captured",
                        "kind": "number",
                        "value": table["captured"][seat][colour],
                    },
                    *(tile for tile in _tiles(table["lines"][seat]) if tile["suit"] == colour),
                ],
            }
            for colour, count in rack.items()
            if seat is not None and seat == view["seat"]
        ],
        "turns": [],
        "done": 0,
        "said": [line("rack", suits=rack)],
    }


# --- what may be done, and what it brought --------------------------------------------------------


def _choice(action: str) -> Choice:
    if action.startswith("play "):
        return labelled(action, at="hand", label=label(action))
    return {"action": action, "at": "felt", "cards": [], "group": "", "label": label(action)}


def _secret(view: View) -> Line | None:
    seat = view["seat"]
    if seat is None or view["phase"] != "predict":
        return None
    own = view["table"]["predictions"][seat]
    return line("predict", most_suit=own[0], least_suit=own[1]) if own else None


def sheet(scored: Mapping[str, Any]) -> Sheet:
    """Captured cards, both predictions, and the difference where both are met."""
    detail: list[list[dict[str, Any]]] = scored["detail"]
    by_id = [{each["id"]: each for each in lines} for lines in detail]
    rows: dict[str, list[Cell]] = {
        "captured": [_with(cell(None), _captured(lines[0]["counts"], lines)) for lines in detail],
        **{tile: [_hit(lines[tile]) for lines in by_id] for tile in TILES},
        "difference": [_difference(lines.get("difference")) for lines in by_id],
    }
    return {
        "rows": [{**line(row), "cells": cells} for row, cells in rows.items()],
        "check": line("best", gain=max(scored["scores"])),
    }


def _hit(mine: Mapping[str, Any]) -> Cell:
    counted: Fact = {"id": mine["id"], "kind": "suits", "suits": {mine["colour"]: mine["count"]}}
    return _with(cell(mine["points"], line(mine["hit"])), counted)


def _difference(mine: Mapping[str, Any] | None) -> Cell:
    if mine is None:
        return cell(None)
    return cell(mine["points"], line("difference", most=mine["most"], least=mine["least"]))


def _with(bare: Cell, fact: Fact) -> Cell:
    return {**bare, "facts": [fact]}
