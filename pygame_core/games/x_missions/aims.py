"""Which cards have the plainest reasons: advice keeps to them where they are about equal."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from pygame_core.games.x_missions.play import Play
from pygame_core.games.x_missions.rules import BY_NAME
from pygame_core.games.x_missions.wish import wish
from pygame_core.views import View

_FEW = 3
"""A card that so few can beat is likely to take its trick."""
_PURE, _ABOUT = 0.5, 0.1
"""A trick that is to be of one colour must be so with this chance, or nearly the best there is."""


def aimed(view: View) -> list[str]:
    """The cards of which the reason is the plainest: the lowest that wins a wanted trick, the
    highest that leaves one to others, or what nobody could beat later; what is surely beaten."""
    if view["phase"] != "play":
        # The plan of no tricks is plainer than that of any mission that is as good.
        return [action for action in view["legal"] if action == "mission 0"]
    plays = [Play(view, BY_NAME[action.split(" ")[1]]) for action in view["legal"]]
    return [f"play {play.card}" for play in _plain(plays)]


def leeway(view: View) -> float:
    """A point; whatever it costs where a card wins the trick that does the mission, for certain or
    most likely, where it is rid of an 8 or 9 that would spoil it, and where only tricks count and
    one is to be had."""
    if view["phase"] != "play":
        return 0.0
    plays = [Play(view, BY_NAME[action.split(" ")[1]]) for action in view["legal"]]
    wins = [play for play in plays if play.takes or (play.is_ahead and play.ruffs)]
    if any(play.completes and wish(play).side == "take" for play in wins):
        return inf
    if any(play.takes and play.mission is None and not play.leads for play in plays):
        return inf
    return inf if all(play.is_rid for play in _plain(plays)) else 1.0


def _plain(plays: Sequence[Play]) -> list[Play]:
    wished = {play.card: wish(play) for play in plays}
    purest = max(play.pure for play in plays)
    unwanted = [
        play
        for play in plays
        if wished[play.card].side == "leave"
        or (wished[play.card].why == "pure" and play.pure < max(_PURE, purest - _ABOUT))
    ]
    wanted = [play for play in plays if wished[play.card].side == "take" and play not in unwanted]
    if plays[0].leads:
        return _plain_leads(plays, wanted, unwanted)
    if wins := [play for play in wanted if play.takes]:
        return _lowest([play for play in wins if play.completes] or wins)
    loses = [play for play in plays if not play.is_ahead]
    if rid := [play for play in loses if play.is_rid]:
        return _highest(rid)
    if loses and all(wished[play.card].is_for_good for play in plays):
        return _highest([play for play in loses if play.must_win] or loses)
    hopes = [play for play in plays if play.is_ahead and play not in unwanted]
    if ruffs := [play for play in hopes if play in wanted and play.ruffs]:
        does = [play for play in ruffs if play.completes]
        return does or _lowest(ruffs)
    # What is wanted is not left to a card that many can beat.
    hopes = _lowest([play for play in hopes if play in wanted and play.above <= 1]) or hopes
    # Nor does what the mission collects go to others.
    given = [play for play in loses if not play.is_collected] or loses
    return [*hopes, *_weakest(given)]


def _plain_leads(
    plays: Sequence[Play], wanted: Sequence[Play], unwanted: Sequence[Play]
) -> list[Play]:
    safest = max((play.above for play in unwanted), default=0)
    safe = [play for play in unwanted if play.above == safest and (safest > 1 or not wanted)]
    if sure := [play for play in wanted if play.takes and _is_welcome(play)]:
        return _lowest([play for play in sure if play.completes] or sure)
    likely = [play for play in wanted if play.above <= 1]
    if likely and likely[0].mission in (None, 2, 5):
        # Of cards that only a trump can beat one that is trumped less easily.
        most = max((play.pure for play in likely if not play.above), default=0.0)
        likely = [play for play in likely if play.above or play.pure == most]
    if likely and likely[0].mission in (1, 4):
        # Early tricks are of one colour, later ones seldom; nor does a missing one come of itself.
        return _lowest(likely)
    if tops := [play for play in likely if not play.above]:
        # What only a trump can beat need not wait.
        return _lowest(tops)
    # Nor is what the mission collects given away.
    others = [play for play in plays if play not in unwanted and not play.is_collected]
    others = _lowest(others or wanted)
    others = [play for play in others if not play.leads_trumps_in_vain] or others
    low = [play for play in others if play.has_stronger or play.above <= _FEW]
    return [*likely, *(low or others), *safe]


def _is_welcome(play: Play) -> bool:
    """Whether its trick does good whatever the others add to it."""
    wanted = wish(play).why
    return wanted in ("tricks", "points") or (
        wanted == "colour" and play.lacks["suit"] == play.card.suit
    )


def _lowest(plays: Sequence[Play]) -> list[Play]:
    """Of each colour."""
    cards = [play.card for play in plays]
    return [
        play
        for play in plays
        if play.card == min(card for card in cards if card.suit == play.card.suit)
    ]


def _weakest(plays: Sequence[Play]) -> list[Play]:
    """But what is the last of its colour, and no trump, in a hand with trumps."""
    least = min((play.power for play in plays), default=None)
    return [play for play in plays if play.power == least or play.empties]


def _highest(plays: Sequence[Play]) -> list[Play]:
    most = max(play.card.number for play in plays)
    return [play for play in plays if play.card.number == most]
