"""What speaks for an action of Scharfe Schoten: what it brings of the two colours foretold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from pygame_core.games.scharfe_schoten.rules import BY_NAME, DECK, trump_order
from pygame_core.kit.card_tracking import tricks_taken
from pygame_core.kit.cards import Card, suit_of
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

_HIGH = 10
"""The lowest number of a card that often takes a trick."""
_FEW = 3
"""A card than which so few are stronger is likely to take its trick."""


def because(view: View, action: str, found: Line | None) -> Line | None:
    """What it brings; where that says nothing, what was found, by the colour that is meant."""
    table = view["table"]
    verb, words = split_action(action)
    if verb == "predict":
        most, least = words
        strong = {suit_of(name) for name in view["hand"] if _is_strong(name, table["trumps"])}
        held = [suit_of(name) for name in view["hand"]].count(least)
        return line(
            "predict",
            suit=most,
            least_suit=least,
            is_held=most in strong,
            # Cards of a strong colour beat the higher ones of the others.
            weak=0 if least in (*strong, *table["order"][:2]) else held,
        )
    most, least = table["predictions"][view["seat"]]
    if found and found["id"].startswith("hits-"):
        found = line(found["id"], suit=most if found["id"] == "hits-most-more" else least)
    if verb == "rack":
        return _of_rack(view, words[0], most, least) or found
    return _of_card(_Play.seen_in(view, BY_NAME[words[0]], most, least)) or found


def _is_strong(name: str, trumps: list[str]) -> bool:
    return name in trumps or BY_NAME[name].number >= _HIGH


def _of_rack(view: View, colour: str, most: str, least: str) -> Line | None:
    table = view["table"]
    have = table["captured"][view["seat"]]
    if colour == most:
        return line("rack-most", suit=most)
    if colour == least:
        return None
    if have[colour] == have[least]:
        return line("rack-lift", suit=colour, least_suit=least)
    if not table["rack"][most]:
        return line("rack-without", suit=most, least_suit=least)
    return line("rack-other", suit=least)


class _Play(NamedTuple):
    """A card about to be played.

    lying: the colours in the trick before it. stronger: how many stronger cards may still come, as
    far as backs and cards that were seen tell. has_stronger: whether one may be played instead.
    can_take: whether any card that may be played would be ahead. rack: how many of the colour
    foretold as most lie there.
    """

    card: Card
    most: str
    least: str
    lying: Sequence[str]
    is_ahead: bool
    stronger: int
    has_stronger: bool
    can_take: bool
    rack: int

    @property
    def brings(self) -> int:
        """How many cards of the colour foretold as most are in the trick with this one."""
        return [*self.lying, self.card.suit].count(self.most)

    @staticmethod
    def seen_in(view: View, card: Card, most: str, least: str) -> _Play:
        table = view["table"]
        strength = trump_order(table["numbers"]).strength
        hand = [BY_NAME[name] for name in view["hand"]]
        lying = [BY_NAME[name] for _, name in view["trick"]]
        gone = {played for trick in tricks_taken(view, BY_NAME) for _, played in trick.plays}
        stronger = Counter(
            other.suit
            for other in DECK
            if strength[other] > strength[card] and other not in {*hand, *lying, *gone}
        )
        led = (lying or [card])[0].suit
        done = [view["seat"], *(seat for seat, _ in view["trick"])]
        backs = Counter[str]()
        for seat, held in enumerate(table["backs"]):
            if seat not in done:
                # Whoever holds the colour led must follow it.
                backs += Counter({led: held[led]} if held[led] else held)
        best = max((strength[other] for other in lying), default=-1)
        playable = [BY_NAME[split_action(action)[1][0]] for action in view["legal"]]
        return _Play(
            card,
            most,
            least,
            lying=[other.suit for other in lying],
            is_ahead=strength[card] > best,
            stronger=(stronger & backs).total(),
            has_stronger=any(strength[other] > strength[card] for other in playable),
            can_take=any(strength[other] > best for other in playable),
            rack=table["rack"][most],
        )


def _of_card(play: _Play) -> Line | None:
    if not play.is_ahead:
        return _of_leaver(play)
    if not play.stronger:
        return _of_taker(play)
    if play.card.suit == play.least:
        return line("may-lose", suit=play.least)
    if play.lying and (wanted := play.brings):
        return line("ahead-most", suit=play.most, count=wanted)
    if play.stronger <= _FEW:
        return line("may-win", count=play.stronger)
    if not play.lying and play.card.suit == play.most:
        return line("lead-most", suit=play.most)
    if play.has_stronger:
        return line("keep-strong")
    return None


def _of_leaver(play: _Play) -> Line | None:
    """A card that does not take the trick."""
    if play.card.suit == play.least:
        return line("away", suit=play.least)
    if play.least in play.lying:
        return line("leave", suit=play.least)
    if play.has_stronger:
        return line("keep-strong")
    return None if play.can_take else line("cannot")


def _of_taker(play: _Play) -> Line | None:
    if play.brings:
        return line("win-most", suit=play.most, count=play.brings)
    if play.rack:
        return line("win-rack", suit=play.most)
    if play.least in (*play.lying, play.card.suit):
        return None
    return line("win-other", suit=play.least)
