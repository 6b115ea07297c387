"""What speaks for an action of Scharfe Schoten: what it brings of the two colours foretold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame_core.games.scharfe_schoten.rules import (
    BY_NAME,
    DECK,
    score_prediction,
    trump_order,
)
from pygame_core.kit.card_tracking import tricks_taken
from pygame_core.kit.cards import Card, suit_of
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

_HIGH = 10
"""The lowest number of a card that often takes a trick."""
_FEW = 3
"""A card than which so few are stronger is likely to take its trick."""
_MANY = 3
"""From so many cards on much of a colour is held."""
_SPARE = ("leave", "keep-strong", "cannot")
"""What is said of a card that is thrown in, and would be said of a weaker one, too."""


def because(view: View, action: str, found: Line | None) -> Line | None:
    """What it brings; where that says nothing, what was found, by the colour that is meant."""
    table = view["table"]
    verb, words = split_action(action)
    if verb == "predict":
        return line("predict", sentences=_of_tiles(view, *words))
    most, least = table["predictions"][view["seat"]]
    if found and found["id"].startswith("hits-"):
        found = line(found["id"], suit=most if found["id"] == "hits-most-more" else least)
    if verb == "rack":
        return _of_rack(view, words[0], most, least) or found
    return _of_card(_Play.seen_in(view, BY_NAME[words[0]], most, least)) or found


def aimed(view: View) -> list[str]:
    """The legal actions that are what they are said to be better than the others of which the same
    is said: a card of a colour that is wanted, or the weakest that does it."""
    if view["phase"] == "predict":
        return [each for each in view["legal"] if _is_plain(view, *split_action(each)[1])]
    most, least = view["table"]["predictions"][view["seat"]]
    if view["phase"] == "rack":
        return _aimed_colours(view, most, least)
    plays = {
        action: _Play.seen_in(view, BY_NAME[split_action(action)[1][0]], most, least)
        for action in view["legal"]
    }
    return _aimed_cards(plays)


def _aimed_colours(view: View, most: str, least: str) -> list[str]:
    """The colour foretold as most, and what is worth more than that as it stands; if there is none
    of it, what is worth most."""
    worth = {}
    have = view["table"]["captured"][view["seat"]]
    for action in view["legal"]:
        _, [colour] = split_action(action)
        after = {**have, colour: have[colour] + 1}
        worth[action] = score_prediction(after, (most, least)).points
    wanted = f"rack {most}"
    if wanted in worth:
        return [each for each in worth if each == wanted or worth[each] > worth[wanted]]
    others = [each for each in worth if each != f"rack {least}"]
    return [each for each in others if worth[each] == max(worth[other] for other in others)]


def _aimed_cards(plays: Mapping[str, _Play]) -> list[str]:
    told = {action: _of_card(play) for action, play in plays.items()}
    away = [action for action, said in told.items() if said and said["id"] == "away"]
    spare = [each for each, said in told.items() if said and said["id"] in _SPARE]
    # What is wanted is kept if anything else can be spared.
    spare = [each for each in spare if plays[each].card.suit != plays[each].most] or spare
    chosen = away or sorted(spare, key=lambda each: plays[each].strength)[:1]
    for action, said in told.items():
        play = plays[action]
        if said is None or said["id"] in ("away", *_SPARE) or (said["id"] == "may-lose" and away):
            continue
        if not play.brings and play.least in play.lying:
            continue
        same = [plays[each] for each in told if told[each] == said]
        if play.strength == min(other.strength for other in same):
            chosen.append(action)
    return chosen


def _is_strong(name: str, trumps: list[str]) -> bool:
    return name in trumps or BY_NAME[name].number >= _HIGH


def _of_tiles(view: View, most: str, least: str) -> list[Line]:
    """A sentence for each of the two."""
    table = view["table"]
    place = table["order"].index(most) + 1
    held = Counter(suit_of(name) for name in view["hand"])
    strong = Counter(suit_of(name) for name in view["hand"] if _is_strong(name, table["trumps"]))
    # Cards of a strong colour beat the higher ones of the others.
    is_low = least not in table["order"][:2]
    many = line("because-most-tricks", suit=most)
    if strong[most] > 1:
        many = line("because-most-strong", suit=most, count=strong[most])
    elif place <= 2 and held[most]:
        many = line("because-most-colour", suit=most, place=place)
    elif strong[most]:
        many = line("because-most-strong", suit=most, count=strong[most])
    elif held[most] >= _MANY:
        many = line("because-most-held", suit=most, count=held[most])
    few = line("because-fewest-tricks", suit=least)
    if not held[least]:
        few = line("because-fewest-none", suit=least)
    elif is_low and not strong[least]:
        few = line("because-fewest-weak", suit=least, count=held[least])
    elif held[least] < _MANY:
        few = line("because-fewest-held", suit=least, count=held[least])
    elif is_low and strong[least] < held[least] / 2:
        few = line("because-fewest-mostly", suit=least)
    return [many, few]


def _is_plain(view: View, most: str, least: str) -> bool:
    """Whether two foretold colours speak for themselves: several good cards; few or poor ones."""
    held = Counter(suit_of(name) for name in view["hand"])
    many, few = _of_tiles(view, most, least)
    return (
        many["id"] != "because-most-tricks"
        and many["params"].get("count", held[most]) > 1
        and few["id"] != "because-fewest-tricks"
    )


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
    others = (seat for seat in range(len(table["predictions"])) if seat != view["seat"])
    if rival := [seat for seat in others if table["predictions"][seat][0] == colour]:
        return line("rack-deny", seat=rival[0], suit=colour)
    return line("rack-other", suit=least)


class _Play(NamedTuple):
    """A card about to be played.

    lying: the colours in the trick before it. stronger: how many stronger cards may still come, as
    far as backs and cards that were seen tell. has_stronger: whether one may be played instead.
    has_spare: whether one may be played instead that is needed less: weaker, or not of the colour
    foretold as most. can_take: whether any card that may be played would be ahead. rack: how many
    of the colour foretold as most lie there. has: how many of the card's colour were captured.
    is_rival: whether they are no fewer than of the colour foretold as most, but not foretold.
    """

    card: Card
    strength: int
    most: str
    least: str
    lying: Sequence[str]
    is_ahead: bool
    stronger: int
    has_stronger: bool
    has_spare: bool
    can_take: bool
    rack: int
    has: int
    is_rival: bool

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
        have = table["captured"][view["seat"]]
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
            strength[card],
            most,
            least,
            lying=[other.suit for other in lying],
            is_ahead=strength[card] > best,
            stronger=(stronger & backs).total(),
            has_stronger=any(strength[other] > strength[card] for other in playable),
            has_spare=any(
                other.suit != least
                and (other.suit == most, strength[other]) < (card.suit == most, strength[card])
                for other in playable
            ),
            can_take=any(strength[other] > best for other in playable),
            rack=table["rack"][most],
            has=have[card.suit],
            is_rival=card.suit not in (most, least) and have[card.suit] >= max(have[most], 1),
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
    if not play.lying and play.card.suit == play.most:
        return line("lead-most", suit=play.most)
    if play.stronger <= _FEW:
        if play.rack:
            return line("may-rack", count=play.stronger, suit=play.most)
        return line("may-win", count=play.stronger)
    return _of_spare(play)


def _of_leaver(play: _Play) -> Line | None:
    """A card that does not take the trick."""
    if play.card.suit == play.least:
        return line("away", suit=play.least)
    if play.least in play.lying:
        return line("leave", suit=play.least)
    if play.is_rival:
        return line("rival", suit=play.card.suit, count=play.has, most_suit=play.most)
    return _of_spare(play) or (None if play.can_take else line("cannot"))


def _of_spare(play: _Play) -> Line | None:
    """The weakest that can be spared; no other is played to keep the stronger ones."""
    return line("keep-strong") if play.has_stronger and not play.has_spare else None


def _of_taker(play: _Play) -> Line | None:
    if play.brings:
        return line("win-most", suit=play.most, count=play.brings)
    if play.rack:
        return line("win-rack", suit=play.most)
    if play.least in (*play.lying, play.card.suit):
        return None
    return line("win-other", suit=play.least)
