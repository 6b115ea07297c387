"""What the tables of games of tricks show alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from pygame_core.kit.cards import Card, suit_of
from pygame_core.kit.scores import best_seats
from pygame_core.prints import Deck, Print
from pygame_core.scene import Ask, Choice, Line, Place, Sheet, SoFar, TrickCard, line
from pygame_core.views import FACE_DOWN, View

Told = TypeVar("Told")


def deck_of_suits(
    back: str,
    drawn: Mapping[str, tuple[str, str]],
    cards: Iterable[Card],
    *,
    points: Callable[[Card], int | None] = lambda _: None,
    beware: Callable[[Card], bool] = lambda _: False,
    art: Callable[[Card], str | None] = lambda _: None,
) -> Deck:
    """Cards that print a suit and a number. drawn: colour and sign of each suit, by its letter, in
    the order of a hand. points, beware, art: as in `Print`."""

    def printed(card: Card) -> Print:
        found: Print = {
            "suit": card.suit,
            "rank": str(card.number),
            "points": points(card),
            "beware": beware(card),
        }
        return {**found, "art": picture} if (picture := art(card)) else found

    return {
        "back": back,
        "suits": [
            {"letter": letter, "colour": colour, "sign": sign}
            for letter, (colour, sign) in drawn.items()
        ],
        "cards": {str(card): printed(card) for card in cards},
    }


def trick_progress(table: dict[str, Any]) -> Line:
    """Which trick it is, of how many; `table` has both as all games of tricks name them."""
    tricks = table["tricks_in_round"]
    return line("trick", trick=min(table["trick_number"], tricks), tricks=tricks)


def turns_from(view: View) -> list[int]:
    """All seats as they play to this trick, clockwise from its lead; before that, from seat 0."""
    first = view["trick"][0][0] if view["trick"] else 0
    return [(first + step) % view["seats"] for step in range(view["seats"])]


def plays(view: View) -> list[TrickCard]:
    """The trick as it lies; only its owner knows a card that is face down."""
    return [_lying(seat, card) for seat, card in view["trick"]]


def last_plays(view: View) -> list[TrickCard]:
    """The trick that was taken last; empty if there is none."""
    last = view["last_trick"]
    return [_lying(seat, card) for seat, card in last["plays"]] if last else []


def when_it_was_full(tell: Callable[[View], Told | None], view: View) -> Told | None:
    """What was told of the trick that was taken last while all of it lay there; None if there is
    none."""
    last = view["last_trick"]
    if last is None:
        return None
    full: Any = {**view, "trick": last["plays"], "ahead": last["winner"], "landing": False}
    return tell(full)


def _lying(seat: int, card: str) -> TrickCard:
    hidden = card == FACE_DOWN
    known = None if hidden else card
    return {"seat": seat, "card": known, "hidden": hidden, "action": "", "play": play_of(card)}


def play_of(card: str) -> str:
    """The action that laid a card of a trick, "" of one that is not known."""
    return "" if card == FACE_DOWN else f"play {card}"


def follow_ask(view: View) -> Ask:
    """What a trick asks of the seat to act, where the suit led must be followed: to lead, to
    follow suit, or to play anything since it is void."""
    if not view["trick"]:
        return {"id": "lead", "params": {}, "suit": "", "left": 0}
    led = suit_of(view["trick"][0][1])
    follows = all(suit_of(action.split(" ")[1]) == led for action in view["legal"])
    return {"id": "follow" if follows else "void", "params": {}, "suit": led, "left": 0}


def as_it_stands(view: View, sheet: Callable[[Mapping[str, Any]], Sheet]) -> SoFar:
    """The score of the round if it ended now. `table` has the lines by seat as they are written
    down when it is over, and the points that they come to."""
    points: list[int] = view["table"]["points"]
    scored = {"detail": view["table"]["lines"], "scores": points}
    totals = [total + more for total, more in zip(view["scores"], points, strict=True)]
    return {
        "round": view["round"],
        "scores": points,
        "totals": totals,
        "best": [*best_seats(points)],
        "ahead": [*best_seats(totals)],
        "sheet": sheet(scored),
    }


def ended(view: View) -> dict[str, Any]:
    """What was said when the match ended; empty before, and where nothing is told of it."""
    last = view["history"][-1:]
    return last[0]["params"] if last and last[0]["id"] == "match.ended" else {}


def labelled(action: str, *, at: Place, label: Line, group: str = "") -> Choice:
    """A choice whose cards are those that its action names after the verb."""
    return {
        "action": action,
        "at": at,
        "cards": action.split(" ")[1:],
        "group": group,
        "label": label,
    }
