"""What speaks for a mission while it is chosen, and for a card: what the mission wants of the
trick, and whether the card wins it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core.games.x_missions.play import Play
from pygame_core.games.x_missions.rules import BY_NAME, COLOURS
from pygame_core.games.x_missions.wish import HIGH, Wish, wish
from pygame_core.scene import Line, line
from pygame_core.views import View

_LOW = 5
"""The highest number of a card that seldom takes a trick."""
_MANY = 5
"""So many of nine cards are most of a hand."""
_FEW = 3
"""A card that so few can beat is likely to take its trick."""


def because(view: View, action: str, found: Line | None) -> Line | None:
    """What the hand says of a choice; of a card, what it does for the mission."""
    verb, choice = action.split(" ")
    if verb == "mission":
        return _of_mission(view, choice)
    return _of_card(Play(view, BY_NAME[choice])) or found


def aimed(view: View) -> list[str]:
    """The cards of which the reason is the plainest: the lowest that wins a wanted trick, the
    highest that leaves one to others, what is most surely beaten."""
    if view["phase"] != "play":
        return []
    plays = [Play(view, BY_NAME[action.split(" ")[1]]) for action in view["legal"]]
    return [f"play {play.card}" for play in _plain(plays)]


def _plain(plays: Sequence[Play]) -> list[Play]:
    wished = {play.card: wish(play) for play in plays}
    unwanted = [play for play in plays if wished[play.card].side == "leave"]
    wanted = [play for play in plays if wished[play.card].side == "take"]
    if plays[0].leads:
        return _plain_leads(wanted, unwanted)
    if wins := [play for play in wanted if play.takes]:
        return _lowest(wins)
    loses = [play for play in plays if not play.is_ahead]
    if loses and all(wished[play.card].is_for_good for play in plays):
        return _highest(loses)
    hopes = [play for play in plays if play.is_ahead and play not in unwanted]
    return [*hopes, *_lowest(loses)]


def _plain_leads(wanted: Sequence[Play], unwanted: Sequence[Play]) -> list[Play]:
    safest = max((play.above for play in unwanted), default=0)
    safe = [play for play in unwanted if play.above == safest and (safest > 1 or not wanted)]
    if sure := [play for play in wanted if play.takes and _is_welcome(play)]:
        return _lowest(sure)
    likely = [play for play in wanted if play.above <= 1]
    return [*likely, *_lowest(wanted), *safe]


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


def _highest(plays: Sequence[Play]) -> list[Play]:
    most = max(play.card.number for play in plays)
    return [play for play in plays if play.card.number == most]


# --- a mission -----------------------------------------------------------------------------------


def _of_mission(view: View, choice: str) -> Line:
    hand, held = [BY_NAME[name] for name in view["hand"]], view["table"]["my_cards"]
    trump = view["table"]["trump"]
    low = [card for card in hand if card.number <= _LOW and card.suit != trump]
    strong = [card for card in hand if card.number >= HIGH or card.suit == trump]
    suit = max(COLOURS, key=lambda colour: held["colours"][colour])
    told: dict[str, dict[str, Any]] = {
        "0": {"is_low": len(low) >= _MANY},
        "2": {"count": len(strong)},
        "5": {"count": len(strong)},
        "6": {"count": held["colours"][suit], "suit": suit},
        "8": {"eights": held["eights"]},
        "9": {"count": held["colours"][suit], "suit": suit},
    }
    return line(f"mission-{choice}", **told.get(choice, {}))


# --- a card --------------------------------------------------------------------------------------


def _of_card(play: Play) -> Line | None:
    wanted = wish(play)
    if play.takes:
        return _of_unwanted(play, wanted) if wanted.side == "leave" else _of_taker(play, wanted)
    if play.is_ahead:
        return _of_fear(play, wanted) if wanted.side == "leave" else _of_hope(play, wanted)
    if play.mission == 7 and play.card.number >= HIGH:
        return line("away")
    could = [other for other in play.others if other.is_ahead]
    if wanted.side == "leave" and all(wish(other).side == "leave" for other in could):
        return _of_leaver(play, wanted)
    if could:
        return _of_kept(play, could)
    kind = "any"
    if play.higher_of_its_suit:
        kind = "lower"
    elif play.has_stronger:
        kind = "weaker"
    return line("cannot", kind=kind, suit=play.card.suit, is_last=len(play.rest) == 1)


def _head(play: Play, wanted: Wish) -> dict[str, Any]:
    """What is wanted, and what of."""
    found = play.lacks
    is_open = wanted.why == "colour" and not found["suit"]
    return {
        "want": "any-colour" if is_open else wanted.why,
        "each": play.each,
        "wanted_suit": found["suit"],
        "missing_suit": found["missing_suit"],
    }


def _of_taker(play: Play, wanted: Wish) -> Line:
    """What the trick brings, by what the mission asks for."""
    suits = play.suits
    found = play.lacks
    if wanted.why == "pure":
        return line("win-pure", suit=suits[0])
    if wanted.why == "tricks":
        return line("win-count", left=found["left"] - 1)
    if wanted.why in ("for-three", "colour"):
        suit = found["suit"] if found["suit"] in suits else max(suits, key=suits.count)
        return line("win-colour", suit=suit, count=suits.count(suit))
    if wanted.why == "missing" and (missing := set(found["missing_suit"]) & set(suits)):
        return line("win-missing", missing_suit=[suit for suit in COLOURS if suit in missing])
    if wanted.why == "low":
        return line("win-low")
    if wanted.why == "eights" and (eights := sum(card.number == 8 for card in play.trick)):
        return line("win-eights", count=eights)
    kind = wanted.why if wanted.side == "free" else "any"
    if kind == "harmless" and not play.is_last:
        kind = "hardly"
    return line("win", kind=kind, **_head(play, wanted))


def _of_unwanted(play: Play, wanted: Wish) -> Line:
    """A trick that harms the mission, taken in any case."""
    is_forced = all(other.takes for other in play.others)
    return line("win-unwanted", is_forced=is_forced, **_head(play, wanted))


def _of_hope(play: Play, wanted: Wish) -> Line:
    """A card that is ahead, or leads, and can still be beaten in a trick that is welcome."""
    suit, rest = play.card.suit, [other.suit for other in play.rest]
    if play.leads and play.above > 1:
        if suit not in (play.trump, *rest) and play.trump in rest:
            return line("void", suit=suit, trump_suit=play.trump)
        if play.has_stronger:
            return line("lead-low", suit=suit, count=play.above, needs_all=play.needs_all)
    return line(
        "may-win",
        count=play.above,
        suit=suit,
        has_trump=play.can_be_trumped,
        is_few=play.above <= _FEW,
        **_head(play, wanted),
    )


def _of_fear(play: Play, wanted: Wish) -> Line:
    """A card that is ahead, or leads, and should not take the trick."""
    kind = "plain"
    if play.above <= 1:
        is_safest = all(other.is_ahead and other.above <= play.above for other in play.others)
        kind = "safest" if is_safest else "risk"
    return line(
        "may-lose",
        count=play.above,
        suit=play.card.suit,
        has_trump=play.can_be_trumped,
        kind=kind,
        **_head(play, wanted),
    )


def _of_leaver(play: Play, wanted: Wish) -> Line:
    """A card that cannot take the trick, which the mission does not want."""
    others = [other.card.number for other in play.others if not other.is_ahead]
    is_high = (
        wanted.is_for_good
        and bool(others)
        and play.card.number >= max(others)
        and play.card.number > min(others)
    )
    return line("leave", is_high=is_high, **_head(play, wanted))


def _of_kept(play: Play, could: Sequence[Play]) -> Line:
    """A card that leaves the trick, though another would be ahead."""
    welcome = [other for other in could if wish(other).side == "take"]
    if not welcome:
        harms = [other for other in could if wish(other).side == "leave"]
        if harms:
            return line("leave", is_high=False, **_head(harms[0], wish(harms[0])))
        return line("keep-nothing")
    kind = "sure" if any(other.takes for other in welcome) else "beaten"
    if play.needs_all:
        kind = "all"
    return line("keep", kind=kind, **_head(play, wish(welcome[0])))
