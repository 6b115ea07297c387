"""What a game is: the protocol that every game in games/ fulfils.

A game is one folder. It offers `GAME`, an object with the methods of `Game`; the states it makes
have the methods of `State`. Nothing else of a game is known outside its folder. A game in a package
of its own (see addons/discovery.py) says besides which contract it keeps and how its suits look.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, Self, runtime_checkable

from pygame_core.errors import Reason
from pygame_core.events import Event
from pygame_core.kit.comparing import Compared
from pygame_core.kit.doubts import Doubts
from pygame_core.kit.outcomes import Outcome
from pygame_core.prints import Deck
from pygame_core.rulebook import Picture, Section
from pygame_core.scene import Line, Scene, Sheet
from pygame_core.told import Told
from pygame_core.views import Position, View

CONTRACT = 2
"""The edition of the protocols in here. It rises when a game written for them would not do."""

COLOURS = ("red", "blue", "green", "yellow", "black")
"""In which a suit may be drawn."""


class Option(NamedTuple):
    """A choice made before a match, e.g. how hot Sauscharf is."""

    id: str
    choices: tuple[str, ...]
    default: str


class GameInfo(NamedTuple):
    """What can be known of a game before it is played.

    seats: the allowed numbers of seats, ascending. rules_version rises when the same log would
    lead to another match than before; older saves then say so instead of going wrong. to_learn: how
    much there is to learn, from 1; the engine's own games stand in that order. places: what of its
    table a lesson can point at by name, besides the places of every table (lessons/places.py).
    """

    id: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    to_learn: int = 0
    places: tuple[str, ...] = ()


class State(Protocol):
    """One moment of a match: mutable, with a cheap clone. It holds no history and knows no view."""

    @property
    def to_act(self) -> int | None:
        """The one seat to act, None when the match is over."""

    @property
    def scores(self) -> list[int]:
        """Points per seat after the rounds finished so far."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won (several share a victory), empty until the match is over."""

    def legal_actions(self) -> tuple[str, ...]:
        """Everything the seat to act may do, in a stable order; empty only when it is over."""

    def why_not(self, action: str) -> Reason | None:
        """Why this action is refused now; None if it is legal. Only asked before the end."""

    def apply(self, action: str) -> list[Event]:
        """Carry out a legal action and say what happened. It is not checked again."""

    def clone(self) -> Self:
        """An independent copy."""


class Game(Protocol):
    """One game: how a match begins, and what its computer players need to know."""

    @property
    def info(self) -> GameInfo: ...

    def start(
        self, seats: int, options: Mapping[str, str], seed: str, /
    ) -> tuple[State, list[Event]]:
        """The first state of a match, and what happened on the way to it (the deal)."""

    def position(self, state: Any, seat: int | None, /) -> Position:
        """What this seat (None: a spectator) may know, built from nothing but that.

        state: one that this game has made. A view is this and the history of the match.
        """

    def determinize(self, view: View, rng: Random) -> State:
        """A state that this view could come from: the hidden cards dealt again at random."""

    def evaluate(self, view: View) -> list[float]:
        """The heuristic: how good each of view["legal"] looks, in points or so, higher is better.

        Sees the view only. With an empty history it judges by what lies on the table, as a
        person would who does not remember.
        """


@runtime_checkable
class Shown(Protocol):
    """A game that tells its table: what a page draws of it, without a rule of its own."""

    def deck(self) -> Deck:
        """The cards and how they look; the same in every match."""

    def scene(self, view: View) -> Scene:
        """The table as this view has it. Made from the view only."""

    def rules(self, view: View) -> list[Section]:
        """The sheet of rules, for the table as this view has it."""

    def label(self, action: str, view: View) -> Line:
        """Any action of the game in words, legal now or not; `<game>-action-<id>`."""

    def told(self, event: Mapping[str, Any], view: View) -> Told:
        """An event that this view's seat has seen, in words; the view has it behind it."""

    def sheet(self, scored: Mapping[str, Any]) -> Sheet:
        """The score sheet of a round, from the parameters of its event "round.scored"."""


@runtime_checkable
class Pictured(Protocol):
    """A game that shows, before anybody has played it, how it goes."""

    def steps(self) -> list[Picture]:
        """Three pictures without captions; the sentence beside each is `game-<id>-step-<n>`."""


@runtime_checkable
class Paced(Protocol):
    """A game that has pictures of its own between two views.

    Tricks, score sheets and what is revealed are seen in every game.
    """

    def moment(self, view: View, event: Mapping[str, Any]) -> dict[str, Any] | None:
        """What is otherwise on the table just after this event, by key of the view; None if that
        is nothing to look at. Only what the event itself says is carried over.

        view: the picture before; its history ends where the event begins. Asked of an event that
        others follow, or another phase, so that what a seat does last in a lap is seen before the
        table is laid anew; and of "trick.taken", whose picture has that, too.
        """


Mood = Literal["glad", "sore"]
"""What can be read in the face of a seat."""


@runtime_checkable
class Tempered(Protocol):
    """A game whose computer players differ by more than their level."""

    def tilt(self, view: View, temper: str) -> list[float]:
        """How much each of view["legal"] is to the taste of this temper, one of kit/tempers.py; in
        the points of `evaluate`, and so few that nobody plays better or worse by it.
        """

    def moods(self, view: View, event: Mapping[str, Any]) -> dict[int, Mood]:
        """The seats in whose faces something can be read just after this event.

        view: the picture before. Nothing goes in but what every seat can see, so that faces tell
        nothing: all seats, and who looks on, get the same answer.
        """


class Suit(NamedTuple):
    """How a page draws a suit.

    letter: what its cards' names begin with. colour: one of `COLOURS`. sign: its sprite, e.g. those
    of kit/decks.py; "" for any that stands for the colour.
    """

    letter: str
    colour: str
    sign: str = ""


class AddedGame(Game, Shown, Protocol):
    """A game of another package."""

    @property
    def contract(self) -> int:
        """The `CONTRACT` it was written for."""

    @property
    def suits(self) -> Sequence[Suit]:
        """The suits of its cards, in the order of a hand; empty if it has none."""


class HalvingRound(NamedTuple):
    """One round of sequential halving: the best actions so far are tried in more worlds.

    keep: how many actions go on. worlds: in how many worlds each is tried at once. batches: how
    often that is done. deep: every later decision is a small search of its own; such worlds count
    by themselves.
    """

    keep: int
    worlds: int
    batches: int = 1
    deep: bool = False


class Simulation(Protocol):
    """One decision, seen from one view, ready to be played on in many worlds.

    It holds whatever the game prepares once for a decision.
    """

    @property
    def facts(self) -> Mapping[str, int]:
        """The ids of all facts that its outcomes may tell, each GOOD, BAD or EITHER for the seat.

        The page has a sentence for each. Of those that come true together the first is told.
        """

    @property
    def schedules(self) -> Mapping[str, Sequence[HalvingRound]]:
        """The rounds of a search, by who searches: the levels "club" and "master", the "advice".

        If they are others: "master-alone" where most of the others do not search, "master-alike"
        where half of them are masters, too. Without a round the level goes by the heuristic.
        """

    def rollout(
        self, actions: Sequence[str], worlds: int, deep: bool, rng: Random
    ) -> Generator[None, None, list[Outcome]]:
        """Deal the hidden cards again in each world and play every action on there.

        Gives an outcome per action. Pauses (yields) every few milliseconds, so that the caller
        can stop. All randomness comes from rng; the true hidden cards are not known here.
        """


@runtime_checkable
class Pruned(Protocol):
    """A simulation that knows beforehand what looks hopeless: its search may leave that out."""

    def candidates(self, actions: Sequence[str]) -> list[str]:
        """The actions, the most promising first: the first round of a search keeps those."""


@runtime_checkable
class Doubted(Protocol):
    """A simulation of which it was measured how far it is from what comes of it at a table."""

    @property
    def doubts(self) -> Doubts: ...


@runtime_checkable
class Reasoned(Protocol):
    """A game that can say in words of its own what speaks for an action.

    For choices made before there is anything that playouts could tell them by, and where a fact of
    the playouts needs the cards at hand to be understood, or would sound odd of just this action.
    """

    def because(self, view: View, action: str, found: Line | None) -> Line | None:
        """What speaks for a legal action of the seat to act, said by `advice-because-<id>`.

        found: the fact that speaks for it most in the playouts, with "-more" or "-less" after its
        id, which is also the answer where that says it best; None if nothing does.
        """


@runtime_checkable
class Comparing(Protocol):
    """A game that can say what speaks for an action against all others, where it is none of a
    trick."""

    def compared(self, view: View, options: Sequence[Mapping[str, Any]]) -> Compared | None:
        """Of the first of the options of an advice; None where nothing but `Reasoned` tells."""


@runtime_checkable
class Certain(Protocol):
    """A game of tricks that knows when nobody can beat a card any more."""

    def takes(self, view: View, action: str) -> bool:
        """Whether the card of a legal action takes the trick, whatever is still played to it."""

    def briefly(self, because: Line, said: Line) -> Line:
        """What speaks for an action, without what the sentence about its trick says anyway."""


@runtime_checkable
class Forced(Protocol):
    """A game that can say why there is no choice."""

    def forced(self, view: View, action: str) -> Line | None:
        """Of the only legal action of the seat to act, said by `advice-because-<id>`."""


@runtime_checkable
class Aiming(Protocol):
    """A game whose `goal` names what can be done now: advice keeps to it unless it costs."""

    def aimed(self, view: View) -> Sequence[str]:
        """The legal actions that the scene's goal speaks of; none where it names no action."""

    def leeway(self, view: View) -> float:
        """Points against the others that this may cost, by the search, where it is about equal;
        infinite where the search chooses only among what is aimed at."""


@runtime_checkable
class Preferring(Protocol):
    """A game that knows which of some options that are near enough to the best suits a person."""

    def preferred(self, view: View, options: Sequence[Mapping[str, Any]]) -> str | None:
        """The action of one of the options of an advice that comes first instead of the best; None
        where none does."""


@runtime_checkable
class Simulated(Protocol):
    """A game that brings its own fast simulation; others are played on by their rules."""

    def simulation(self, view: View) -> Simulation:
        """The decision of the seat to act, from its own view."""


def table(game: Game, view: View) -> dict[str, Any]:
    """What is told of the table besides a view: {"scene": …}; nothing if a game is not `Shown`."""
    return {"scene": game.scene(view)} if isinstance(game, Shown) else {}


@runtime_checkable
class Provable(Protocol):
    """A game in which one seat can be sure, from its own view, that a round is decided."""

    def worlds(self, view: View, most: int) -> Iterable[State] | None:
        """Every state this view could come from; None if they are more, or cannot be listed.

        What no later decision hangs on (another seat's mission) may be guessed, provided that the
        lines of the score sheet tell all that it could be worth.
        """

    def can_claim(self, view: View) -> bool:
        """Whether the seat to act takes every trick to come, whatever anybody plays, in a game
        whose score sheet hangs on nothing but who takes which cards.

        May say no where it could not be bothered to look.
        """
