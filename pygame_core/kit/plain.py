"""The table of a game that says nothing of its own about it: tricks, choices, and its facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pygame_core.game import Suit
from pygame_core.kit.cards import suit_of
from pygame_core.kit.scene import ended, follow_ask, labelled, last_plays, plays, turns_from
from pygame_core.prints import Deck
from pygame_core.rulebook import Section, section
from pygame_core.scene import (
    Ask,
    Cell,
    Fact,
    Line,
    Note,
    Scene,
    SeatScene,
    Sheet,
    cell,
    line,
    scene,
)
from pygame_core.told import Told, told
from pygame_core.views import View

SIGNS = {"red": "flame", "blue": "drop", "green": "leaf", "yellow": "sun", "black": "disc"}
MORE_SIGNS = ("tri", "dia", "sq", "coin", "fan", *SIGNS.values())

MOST_SECTIONS = 20
"""Of a sheet of rules."""


class PlainTable:
    """What a game has to offer to be shown, told from what every view has in common.

    A game that derives from it says `suits` and `cards`, and replaces what it has more to say of.
    An action is a verb and words, some of them cards: one that plays or lays a card of the hand is
    done by a tap on it, any other one has a button. What `view["table"]` says of each seat stands
    at the seat, the rest on notes; `table["points"]` are points of the round. A line of a round's
    detail is a row of the score sheet by its id.
    """

    suits: Sequence[Suit]
    cards: Sequence[str]
    """The names of all cards: the letters of a suit and a rank."""
    ranks: Mapping[str, str] = {}
    """What stands on a card instead of its rank, e.g. "J" for "11": an id with a sentence
    `rank-<id>`, the game's own or the one that all share, or else as it is."""

    def deck(self) -> Deck:
        free = iter(MORE_SIGNS)
        signs: dict[str, str] = {}
        for suit in self.suits:
            wished = suit.sign or SIGNS[suit.colour]
            taken = signs.values()
            signs[suit.letter] = (
                next(sign for sign in free if sign not in taken) if wished in taken else wished
            )
        return {
            "back": "mark-sm",
            "suits": [
                {"letter": suit.letter, "colour": suit.colour, "sign": signs[suit.letter]}
                for suit in self.suits
            ],
            "cards": {
                card: {
                    "suit": suit_of(card),
                    "rank": self.ranks.get(rank := card.removeprefix(suit_of(card)), rank),
                    "points": None,
                    "beware": False,
                }
                for card in self.cards
            },
        }

    def scene(self, view: View) -> Scene:
        taps = {card: _tap(view, card) for card in view["hand"]}
        number = view["last_trick"]["number"] + 1 if view["last_trick"] else 1
        return scene(
            progress=line(view["phase"], trick=number),
            ask=self._ask(view, set(taps.values())),
            counts=[line(view["phase"])],
            hand=[{"card": card, "action": taps[card]} for card in view["hand"]],
            trick=plays(view),
            last=last_plays(view),
            turns=turns_from(view),
            ahead=None
            if view["ahead"] is None
            else {"seat": view["ahead"], "id": "ahead", "params": {}},
            seats=[self._seat(view, seat) for seat in range(view["seats"])],
            notes=list(self._notes(view)),
            choices=[
                {
                    **labelled(
                        action,
                        at="hand" if action in taps.values() else "button",
                        label=self.label(action, view),
                    ),
                    "cards": [word for word in action.split(" ")[1:] if word in self.cards],
                }
                for action in view["legal"]
            ],
            ending=line(ended(view)["reason"]) if ended(view) else None,
        )

    def rules(self, view: View) -> list[Section]:
        """Sections by their numbers, as far as there are sentences for them."""
        numbers = range(1, MOST_SECTIONS + 1)
        return [section(str(number), players=view["seats"]) for number in numbers]

    def label(self, action: str, _view: View) -> Line:
        verb, *words = action.split(" ")
        cards = [word for word in words if word in self.cards]
        others = [word for word in words if word not in self.cards]
        return line(verb, cards=cards, what=words[0] if words else "", words=others or [verb])

    def told(self, event: Mapping[str, Any], _view: View) -> Told:
        return told(event)

    def sheet(self, scored: Mapping[str, Any]) -> Sheet:
        detail: list[list[dict[str, Any]]] = scored["detail"]
        ids = dict.fromkeys(each["id"] for lines in detail for each in lines)
        return {
            "rows": [
                {"id": name, "params": {}, "cells": [self._cell(name, lines) for lines in detail]}
                for name in ids
            ],
            "check": None,
        }

    def _cell(self, name: str, lines: Sequence[Mapping[str, Any]]) -> Cell:
        for each in lines:
            if each["id"] == name:
                cards = [card for card in each.get("cards", ()) if card in self.cards]
                how = {key: value for key, value in each.items() if key not in ("id", "points")}
                return cell(each["points"], line(name, **how), cards)
        return cell(None)

    def _ask(self, view: View, taps: set[str]) -> Ask | None:
        if view["seat"] is None or view["seat"] != view["to_act"]:
            return None
        if set(view["legal"]) <= taps and all(action.startswith("play ") for action in taps):
            # Nobody knows here whether any card may be led, or why another suit may be played.
            asked = follow_ask(view)
            if asked["id"] == "follow":
                return asked
            return {**asked, "id": "card-on" if asked["suit"] else "card"}
        return {"id": view["phase"], "params": {}, "suit": "", "left": 0}

    def _seat(self, view: View, seat: int) -> SeatScene:
        points = view["table"].get("points")
        by_seat = [
            self._fact(name, value[seat])
            for name, value in view["table"].items()
            if _is_by_seat(view, value) and name != "points" and value[seat] is not None
        ]
        return {
            "tricks": _tricks(view, seat),
            "points": points[seat] if points is not None and _is_by_seat(view, points) else None,
            "lost": 0,
            "known": [],
            "badges": by_seat,
        }

    def _notes(self, view: View) -> Iterator[Note]:
        for name, value in view["table"].items():
            if not _is_by_seat(view, value):
                yield {**self._fact(name, value), "at": "side"}

    def _fact(self, name: str, value: Any) -> Fact:
        several = value if isinstance(value, list) else [value]
        if isinstance(value, int) and not isinstance(value, bool):
            return {"id": name, "kind": "number", "value": value}
        if several and all(isinstance(each, str) and each in self.cards for each in several):
            return {"id": name, "kind": "cards", "cards": several}
        return {"id": name, "kind": "word", "value": value}


def _tap(view: View, card: str) -> str:
    """To play it, if that may be; else whatever may be done with this card alone."""
    play = f"play {card}"
    about = [action for action in view["legal"] if action.split(" ")[1:] == [card]]
    return play if play in about or not about else about[0]


def _tricks(view: View, seat: int) -> int:
    """Tricks of this round, as everybody has seen them taken."""
    taken = 0
    for event in reversed(view["history"]):
        if event["id"] == "round.started":
            break
        taken += event["id"] == "trick.taken" and event["params"]["winner"] == seat
    return taken


def _is_by_seat(view: View, value: object) -> bool:
    return isinstance(value, list) and len(value) == view["seats"]
