"""Whether the rest of a round is decided, as far as one seat can know it.

It is when in every world of the seat's information set (all that its view could come from: H. W.
Kuhn, "Extensive Games and the Problem of Information", 1953) everything that anybody may still play
leads to the same score sheet. That is tried out to the last card; what would take too long is not
proven, and then the answer is no. Only the view is looked at, so the answer
tells nothing about hidden cards that its seat could not have found out.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from pygame_core.events import Event
from pygame_core.game import Game, Provable, State
from pygame_core.views import View

MOST_HIDDEN = 9
MOST_WORLDS = 400
MOST_ACTIONS = 20_000
"""How many cards in the other hands, how many worlds, and how many actions in all of these worlds
together are looked into before giving up."""

Sheet = dict[str, Any]
_ENDS = ("round.scored", "match.ended")


class _TooLongError(Exception):
    """Not proven within the actions allowed."""


class _Search:
    """Plays on in all ways, and counts."""

    def __init__(self) -> None:
        self._actions = 0

    def is_decided(self, state: State) -> bool:
        """Whether every way to play on leads to the same score sheet. _TooLongError."""
        first: Sheet | None = None
        open_states = [state]
        while open_states:
            state = open_states.pop()
            for action in state.legal_actions():
                self._actions += 1
                if self._actions > MOST_ACTIONS:
                    raise _TooLongError
                after = state.clone()
                sheet = _sheet(after.apply(action))
                if sheet is None:
                    open_states.append(after)
                elif first is None:
                    first = sheet
                elif sheet != first:
                    return False
        return True


def _sheet(events: list[Event]) -> Sheet | None:
    """How the round has ended; None while it goes on."""
    told = {event.id: dict(event.params) for event in events if event.id in _ENDS}
    return told or None


def certain(game: Game, view: View) -> Generator[float, None, bool]:
    """Whether the rest of this round is decided for all the seat to act can know: True or False.

    With one card left there is nothing to decide and nothing to be spared; that is no. Yields now
    and then (how much is done cannot be told), so that the caller can stop.
    """
    if not isinstance(game, Provable) or len(view["hand"]) < 2:
        return False
    if game.can_claim(view):
        return True
    if sum(view["hand_counts"]) - len(view["hand"]) > MOST_HIDDEN:
        return False
    worlds = game.worlds(view, MOST_WORLDS)
    if worlds is None:
        return False
    search = _Search()
    try:
        for world in worlds:
            if not search.is_decided(world):
                return False
            yield 0.0
    except _TooLongError:
        return False
    return True
