"""A match: a game, its seats and options, a seed, and the log of what was done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pygame_core.errors import IllegalAction, Reason, SaveError, SetupError, text_of
from pygame_core.events import Event
from pygame_core.formats import saves
from pygame_core.game import Game, GameInfo, State
from pygame_core.games import find_game
from pygame_core.notation import LONGEST_ACTION
from pygame_core.rng import fresh_seed
from pygame_core.views import View

LONGEST_SEED = 100


class Match:
    """One match of one game. `Match.new` begins one, `Match.load` continues a saved one.

    The same game, seats, options, seed and log give the same match, in every Python, for ever.

    >>> match = Match.new("red-dragon", seats=4, seed="class-7b")
    >>> match.to_act, match.legal_actions()[:2]
    (2, ('give U2', 'give U6'))
    >>> [event.id for event in match.apply("give U2")]
    ['card.given']
    >>> print(match.why_not("play R1"))
    wrong-phase (phase: give)
    >>> match.undo()
    >>> match.log
    ()
    """

    __slots__ = (
        "_actors",
        "_causes",
        "_events",
        "_log",
        "_seen",
        "_state",
        "game",
        "options",
        "seats",
        "seed",
    )

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], seed: str) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self._restart()

    def _restart(self) -> None:
        self._log: list[str] = []
        self._actors: list[int] = []
        self._state: State
        self._state, self._events = self.game.start(self.seats, self.options, self.seed)
        self._causes: list[int | None] = [None] * len(self._events)
        # By seat the events as it saw them, as far as its views have told them.
        self._seen: dict[int | None, tuple[dict[str, Any], ...]] = {}

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seats: int,
        seed: str | int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Match:
        """Begin a match.

        game: an id of `games()`. seats: one of the game's allowed numbers. seed: any words; the
        same seed deals the same cards; None draws a fresh one, found in `match.seed` afterwards.
        options: by option id; what is left out takes its default.

        Raises SetupError "unknown-game", "bad-seats", "bad-option" or "bad-seed".
        """
        found = find_game(game)
        info = found.info
        if type(seats) is not int or seats not in info.seats:
            raise SetupError("bad-seats", seats=seats, allowed=list(info.seats))
        return cls(found, seats, complete_options(info, options or {}), checked_seed(seed))

    @property
    def info(self) -> GameInfo:
        """What can be known of the game without playing it."""
        return self.game.info

    @property
    def state(self) -> State:
        """The position itself, hidden cards and all: for searches and tests, never for a player."""
        return self._state

    @property
    def to_act(self) -> int | None:
        """The one seat to act; None when the match is over."""
        return self._state.to_act

    @property
    def is_over(self) -> bool:
        return self._state.to_act is None

    @property
    def scores(self) -> tuple[int, ...]:
        """Totals per seat after the rounds finished so far."""
        return tuple(self._state.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if they share it; empty until the match is over."""
        return tuple(self._state.winners)

    @property
    def log(self) -> tuple[str, ...]:
        """Every applied action, in order."""
        return tuple(self._log)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seat that did each action of the log."""
        return tuple(self._actors)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened since the first deal, secrets included."""
        return tuple(self._events)

    @property
    def causes(self) -> tuple[int | None, ...]:
        """The place in the log of the action that each event came of; None for the first deal."""
        return tuple(self._causes)

    def legal_actions(self) -> tuple[str, ...]:
        """What the seat to act may do, in a stable order; empty only when the match is over."""
        return self._state.legal_actions()

    def why_not(self, action: object) -> Reason | None:
        """Why the seat to act may not do this; None if it may."""
        if not isinstance(action, str) or len(action) > LONGEST_ACTION:
            return Reason("not-an-action", {"text": text_of(action)[:LONGEST_ACTION]})
        if self.is_over:
            return Reason("match-over")
        return self._state.why_not(action)

    def apply(self, action: str) -> tuple[Event, ...]:
        """Do it for the seat to act and say what happened, secrets included.

        Raises IllegalAction, with the reason, if it is not allowed; the match is then as before.
        """
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(reason.id, **reason.params)
        actor = self.to_act
        assert actor is not None, "who is asked why not says so after the end"
        events = self._state.apply(action)
        self._causes += [len(self._log)] * len(events)
        self._log.append(action)
        self._actors.append(actor)
        self._events += events
        return tuple(events)

    def view(self, seat: int | None) -> View:
        """What this seat may know, as JSON-able data (see views.py); None: a spectator.

        Raises IndexError for a seat that the match does not have.
        """
        if seat is not None and seat not in range(self.seats):
            raise IndexError(f"seat {text_of(seat)} of a match with seats 0 to {self.seats - 1}")
        seen = self._seen.get(seat, ())
        if len(seen) < len(self._events):
            new = [event.seen_by(seat) for event in self._events[len(seen) :]]
            seen = self._seen[seat] = (*seen, *new)
        return {**self.game.position(self._state, seat), "history": [*seen]}

    def undo(self, count: int = 1) -> None:
        """Take back the last `count` actions: the shorter log is played again.

        Raises IllegalAction "nothing-to-undo" if fewer were done.
        """
        if type(count) is not int or not 0 <= count <= len(self._log):
            raise IllegalAction("nothing-to-undo", count=count, actions=len(self._log))
        log = self._log[: len(self._log) - count]
        self._restart()
        for action in log:
            self.apply(action)

    def clone(self) -> Match:
        """An independent copy at the same moment: what is done to one does not touch the other."""
        other = Match.__new__(Match)
        other.game, other.seats, other.seed = self.game, self.seats, self.seed
        other.options = dict(self.options)
        other._log = self._log[:]
        other._actors = self._actors[:]
        other._events = self._events[:]
        other._causes = self._causes[:]
        other._seen = dict(self._seen)
        other._state = self._state.clone()
        return other

    def replay(self) -> Iterator[tuple[Match, str]]:
        """Every action of the log, each with the match as it was before it.

        That match is one copy, which moves on: clone it to keep a moment.

        >>> match = Match.new("red-dragon", seats=4, seed="class-7b")
        >>> events = match.apply("give U2")
        >>> [(before.to_act, action) for before, action in match.replay()]
        [(2, 'give U2')]
        """
        before = self.clone()
        before.undo(len(self._log))
        for action in self._log:
            yield before, action
            before.apply(action)

    def save(self) -> dict[str, Any]:
        """The whole match as JSON-able data: see formats/saves.py.

        >>> match = Match.new("red-dragon", seats=4, seed="class-7b")
        >>> events = match.apply("give U2")
        >>> Match.load(match.save()).log
        ('give U2',)
        """
        return saves.document(
            game=self.info.id,
            rules_version=self.info.rules_version,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            log=self._log,
            position=[self.scores, self.to_act, self.legal_actions()],
        )

    @classmethod
    def load(cls, save: object) -> Match:
        """Continue a saved match by playing its log again. Raises SaveError on anything unsound.

        save: as `save` gave it, other keys besides; `formats.saves.parse` reads one from text.
        """
        checked = saves.checked(save)
        match = cls.before(checked)
        for index, action in enumerate(checked["log"]):
            try:
                match.apply(action)
            except IllegalAction as error:
                raise SaveError(
                    "illegal-action",
                    index=index,
                    action=action[:LONGEST_ACTION],
                    reason=error.id,
                ) from error
        if match.save()["digest"] != checked["digest"]:
            raise SaveError("digest-mismatch")
        return match

    @classmethod
    def before(cls, save: Mapping[str, Any]) -> Match:
        """The match of this save (with fields of the right types) before its first action.

        Raises SaveError if there is no such match, or its game has other rules by now.
        """
        try:
            match = cls.new(
                save["game"],
                seats=save["seats"],
                seed=save["seed"],
                options=save["options"],
            )
        except SetupError as error:
            raise SaveError(error.id, **error.params) from error
        if save["rules_version"] != match.info.rules_version:
            raise SaveError(
                "other-rules",
                game=match.info.id,
                rules_version=save["rules_version"],
                known=match.info.rules_version,
            )
        return match


def complete_options(info: GameInfo, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option of the game with its chosen or default value."""
    known = {option.id: option for option in info.options}
    for name, value in chosen.items():
        if name not in known or value not in known[name].choices:
            raise SetupError("bad-option", option=name, value=text_of(value))
    return {name: chosen.get(name, option.default) for name, option in known.items()}


def checked_seed(seed: str | int | None) -> str:
    """The seed as text. Bad: other types, nothing, over 100 letters, half a surrogate pair."""
    if seed is None:
        return fresh_seed()
    if isinstance(seed, bool) or not isinstance(seed, str | int):
        raise SetupError("bad-seed")
    try:
        text = str(seed)
        text.encode()
    except ValueError:
        raise SetupError("bad-seed") from None
    if not 0 < len(text) <= LONGEST_SEED:
        raise SetupError("bad-seed")
    return text
