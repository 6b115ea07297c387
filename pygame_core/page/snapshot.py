"""A match as the page needs it: after each request, and before it is opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core.addons.discovery import check_scene, check_view
from pygame_core.events import Event
from pygame_core.formats.results import Rank, ranking
from pygame_core.frames import frames
from pygame_core.game import Game, Shown, table
from pygame_core.kit.scores import best_seats
from pygame_core.match import Match
from pygame_core.page.story import Story, story_of
from pygame_core.told import Told, told
from pygame_core.views import View

MOST_SAID = 4096
_said: dict[tuple[int, int | None], tuple[Event, Told]] = {}
"""What was put into words, by the identity of the event and the seat that knows more of it than
others do, if one does. The events stay here as long, so that none is taken for another."""


def snapshot_of(
    match: Match,
    seat: int | None,
    events: Sequence[Event] = (),
    action: str | None = None,
    before: Match | None = None,
) -> dict[str, Any]:
    """What the page needs after each request; see the page's engine client.

    events: those that are new, the last of the match. before: the match as it was before them, if
    there was anything on the table then.
    """
    game, view = match.game, match.view(seat)
    # What a page draws of somebody else's game is held to its shape here, once.
    is_added = hasattr(game, "contract")
    if is_added:
        check_view(view, match.seats)
    shown = table(game, view)
    if is_added:
        check_scene(shown["scene"])
    seen = [event.seen_by(seat) for event in events]
    pictures = frames(game, before.view(seat) if before else None, seen, view)
    history = [
        {**_in_words(game, event, view), "index": index}
        for event, index in zip(match.events, match.causes, strict=True)
    ]
    said = history[len(history) - len(events) :]
    heard = iter(said)
    return {
        "view": {
            **view,
            **shown,
            "history": history,
            "story": _story(game, view),
            "ranking": _ranking(match),
        },
        "events": said,
        "frames": [{**each, "events": [next(heard) for _ in each["events"]]} for each in pictures],
        "action": action,
        "forced": _forced(match, seat),
        "save": match.save(),
        "actors": match.actors,
        "reveals": any(event.reveals for event in events),
        # Nothing is told but who did something.
        "hidden": all(set(event["params"]) == {"seat"} for event in seen),
    }


def _story(game: Game, view: View) -> Story | None:
    return story_of(game, view) if isinstance(game, Shown) else None


def _ranking(match: Match) -> list[Rank]:
    return ranking(match.scores, match.winners) if match.is_over else []


def _in_words(game: Game, event: Event, view: View) -> Told:
    """An event as a page says it to a seat, put into words once: every view of it has it again."""
    seat = view["seat"]
    key = id(event), seat
    if key not in _said:
        if len(_said) >= MOST_SAID:
            _said.clear()
        _said[key] = event, _put_into_words(game, event.seen_by(seat), view)
    return _said[key][1]


def _put_into_words(game: Game, event: dict[str, Any], view: View) -> Told:
    """A round has its score sheet instead of the lines behind it, and tells whose it was ("best")
    and who is ahead by now ("ahead")."""
    said = game.told(event, view) if isinstance(game, Shown) else told(event)
    if event["id"] == "round.scored":
        params = said["params"]
        params["best"] = [*best_seats(params["scores"])]
        params["ahead"] = [*best_seats(params["totals"])]
        if isinstance(game, Shown):
            del params["detail"]
            params["sheet"] = game.sheet(event["params"])
    return said


def summary_of(match: Match) -> dict[str, Any]:
    """What a match is and how far it has come, for a page that does not open it."""
    view = match.view(None)
    return {
        "game": view["game"],
        "seats": view["seats"],
        "round": view["round"],
        "rounds": view["rounds"],
        "to_act": view["to_act"],
        "is_over": view["is_over"],
        "seed": match.seed,
        "scores": match.scores,
        "winners": match.winners,
        "ranking": _ranking(match),
        "actions": len(match.log),
    }


def _forced(match: Match, seat: int | None) -> str | None:
    """The only thing that this seat may do now, if it keeps nothing secret and reveals no secret:
    what may be done for it without asking. None if there is no such thing.
    """
    actions = match.legal_actions()
    if seat is None or seat != match.to_act or len(actions) != 1:
        return None
    events = match.state.clone().apply(actions[0])
    # Nothing is known of an action that tells nothing of itself, so it waits to be done.
    keeps_quiet = not events or bool(events[0].secret)
    return None if keeps_quiet or any(event.reveals for event in events) else actions[0]
