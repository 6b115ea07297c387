"""Trick Table's rules engine: five trick-taking card games, played by text actions.

>>> from pygame_core import Match
>>> match = Match.new("red-dragon", seats=4, seed="class-7b")
>>> action = match.legal_actions()[0]
>>> events = match.apply(action)

Everything a script needs is here; the other modules are the engine's own rooms.
"""

from pygame_core.errors import AddonError, IllegalAction, Reason, SaveError, SetupError
from pygame_core.events import Event
from pygame_core.game import GameInfo, Option
from pygame_core.games import games
from pygame_core.match import Match

__all__ = [
    "AddonError",
    "Event",
    "GameInfo",
    "IllegalAction",
    "Match",
    "Option",
    "Reason",
    "SaveError",
    "SetupError",
    "games",
]
