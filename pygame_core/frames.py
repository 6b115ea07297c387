"""From one view to the next, as the pictures a person should see in between.

One action may finish a trick, a round and the match at once; at a table these are separate moments.
All of it is made from what one seat saw. Only the card that travels and the trick are known here;
what else a table shows between two views its game says, if it is `Paced`, and what can be read in
the faces round it, if it is `Tempered`: by seat, under "moods", until something else happens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict

from pygame_core.game import Game, Paced, Tempered, table
from pygame_core.kit.moments import out_of_hand
from pygame_core.views import FACE_DOWN, View

Hold = Literal["card", "landing", "trick", "moment", "reveal", "sheet", "none"]
"""What a picture stays for.

card: a card on its way. landing: the last card of a trick on its way; its view alone has `landing`
true, since it is not said yet who takes the trick. trick: a full trick. moment: something that only
this game shows. reveal: what was turned up for all. sheet: the score sheet of a round, until it was
read. none: nothing.
"""


class Frame(TypedDict):
    """One picture of the table, told by what it changes: views are long.

    events: what has happened since the picture before, as the seat saw it. arrived: this is the
    next view but for the changes; otherwise it is the picture before but for them. changes: by key
    of a view. heard: its history is another one, the first so many events of the next view's; None:
    it is not. Nobody is to act on a picture but the last.
    """

    hold: Hold
    events: list[dict[str, Any]]
    arrived: bool
    changes: dict[str, Any]
    heard: int | None


RESTING: Mapping[str, Any] = {"to_act": None, "legal": []}
"""What makes a view a picture that is only looked at."""


def frames(
    game: Game, previous: View | None, events: Sequence[dict[str, Any]], arrived: View
) -> list[Frame]:
    """The pictures from one view of a seat to its next, at least one; the last is that view, with
    what faces show meanwhile.

    previous: None if nothing can be said to have moved. events: all between the two views, as the
    seat saw them.
    """
    if previous is None or not events:
        return [_arrival("card" if events else "none", events)]
    way = _Way(game, previous)
    is_read = False
    for at, event in enumerate(events):
        way.since.append(event)
        kind, params = event["id"], event["params"]
        if isinstance(game, Tempered) and (moods := game.moods(way.view, event)):
            way.moods = {"moods": moods}
        if kind == "card.played":
            way.change(_played(way.view, params["seat"], params.get("card")))
            if _ends_trick(events[at + 1 :]):
                way.show("landing", landing=True)
                way.change({"landing": False})
        elif kind == "trick.taken":
            own = _moment(game, way, [*previous["history"], *events[:at]], event) or {}
            way.show("trick", **own, trick=params["plays"], ahead=params["winner"], **way.moods)
            taken = {key: params[key] for key in ("number", "plays", "winner")}
            way.change({"trick": [], "ahead": None, "last_trick": taken})
        elif kind == "round.scored":
            # Whoever reads the sheet knows whether another round follows it.
            way.show("sheet", scores=params["totals"], is_over=arrived["is_over"])
            is_read, way.moods = True, {}
        elif at + 1 < len(events) or way.view["phase"] != arrived["phase"]:
            moment = _moment(game, way, [*previous["history"], *events[:at]], event)
            if moment is not None:
                way.show("moment", **moment, **way.moods)
    since = way.since
    # Whoever is to act themselves takes the time they want.
    waits = arrived["to_act"] not in (None, arrived["seat"])
    if waits and any(event["id"].endswith(".revealed") for event in since):
        resting: Any = {**arrived, **RESTING}
        shown = table(game, resting)
        # Of what needs no look, a table says nothing.
        if not shown or shown["scene"]["outcome"]:
            way.told.append(_arrival("reveal", since, **RESTING, **way.moods, **shown))
            since, is_read = [], True
    return [*way.told, _arrival("none" if is_read else "card", since, **way.moods)]


class _Way:
    """The way from a view on, as far as it is told."""

    def __init__(self, game: Game, view: View) -> None:
        self._game = game
        self.view = view
        self.since: list[dict[str, Any]] = []
        self.told: list[Frame] = []
        self.moods: dict[str, Any] = {}
        self._changes: dict[str, Any] = {}

    def change(self, changes: Mapping[str, Any]) -> None:
        """To be seen in the next picture."""
        self._changes.update(changes)
        view: Any = {**self.view, **changes}
        self.view = view

    def show(self, hold: Hold, **changes: Any) -> None:
        """A picture that has these changes, too."""
        self.change({**changes, **RESTING})
        told, self._changes = {**self._changes, **table(self._game, self.view)}, {}
        history = told.pop("history", None)
        self.told.append(
            {
                "hold": hold,
                "events": self.since,
                "arrived": False,
                "changes": told,
                "heard": None if history is None else len(history),
            }
        )
        self.since = []


def _moment(
    game: Game, way: _Way, history: list[dict[str, Any]], event: Mapping[str, Any]
) -> dict[str, Any] | None:
    """What only this game shows just after the event; history: what happened before it."""
    if not isinstance(game, Paced):
        return None
    return game.moment({**way.view, "history": history}, event)


def _arrival(hold: Hold, events: Sequence[dict[str, Any]], **changes: Any) -> Frame:
    """The next view itself, but for these changes."""
    return {
        "hold": hold,
        "events": list(events),
        "arrived": True,
        "changes": changes,
        "heard": None,
    }


def _ends_trick(later: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the card played before these events is the last one of its trick."""
    kinds = [event["id"] for event in later if event["id"] in ("card.played", "trick.taken")]
    return kinds[:1] == ["trick.taken"]


def _played(view: View, seat: int, card: str | None) -> dict[str, Any]:
    """A card goes from a hand to the trick; None: it lies face down, unknown to this seat."""
    trick = [*view["trick"], (seat, FACE_DOWN if card is None else card)]
    return {**out_of_hand(view, seat, card), "trick": trick}
