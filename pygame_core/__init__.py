"""Trick Table's rules engine: five trick-taking card games, played by text actions.

>>> from pygame_core import Match
>>> match = Match.new("red-dragon", seats=4, seed="class-7b")
>>> match.to_act, match.legal_actions()[0]
(2, 'give U2')
>>> [event.id for event in match.apply("give U2")]
['card.given']

Everything a script needs is here. Computer players: `ai.levels.choose`, `ai.advice.advise`,
`ai.arena.compare`. Saves, text codes, links, results, transcripts: `formats`.
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
