"""What happened, as ids with parameters: the page animates and tells it, scripts count it.

That something happened is always public. What only some seats may know about it (which card was
given away, which cards were dealt) is kept apart in `secret` and addressed to those seats.

An id that ends in ".revealed" turns up what was chosen in secret: people who share a screen may
not take back an action across it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened.

    id: the kind, e.g. "trick.taken". params: what everybody may know, JSON-able.
    secret: further parameters that only the seats in `seats` may know.
    """

    id: str
    params: Mapping[str, Any]
    secret: Mapping[str, Any] = {}
    seats: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as that seat (None: a spectator) sees it: {"id": …, "params": …}.

        >>> given = Event("card.given", {"seat": 2}, secret={"card": "U2"}, seats=(2,))
        >>> given.seen_by(2)
        {'id': 'card.given', 'params': {'seat': 2, 'card': 'U2'}}
        >>> given.seen_by(None)
        {'id': 'card.given', 'params': {'seat': 2}}
        """
        if self.secret and seat in self.seats:
            return {"id": self.id, "params": {**self.params, **self.secret}}
        return {"id": self.id, "params": dict(self.params)}

    @property
    def reveals(self) -> bool:
        """Whether this turns up what was chosen in secret."""
        return self.id.endswith(".revealed")
