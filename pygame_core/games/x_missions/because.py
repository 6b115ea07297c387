"""What speaks for a mission while it is chosen, and for a card by what it does for the mission."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pygame_core.games.x_missions.goal import left
from pygame_core.games.x_missions.rules import (
    BY_NAME,
    COLOURS,
    DECK,
    NO_MISSION,
    SEATS,
    strength,
    trick_points,
)
from pygame_core.kit.card_tracking import tricks_taken
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line
from pygame_core.views import View

_LOW = 5
"""The highest number of a card that seldom takes a trick."""
_MANY = 5
"""So many of nine cards are most of a hand."""
_HIGH = 8
"""The lowest number that mission 7 shuns."""
_FEW = 3
"""A card that so few can beat is likely to take its trick."""


def because(view: View, action: str, found: Line | None) -> Line | None:
    """What the hand says of a choice; of a card, what it does, and else what was found."""
    verb, choice = action.split(" ")
    if verb != "mission":
        return _of_card(_Play.seen_in(view, BY_NAME[choice])) or found
    hand, held = [BY_NAME[name] for name in view["hand"]], view["table"]["my_cards"]
    low = [card for card in hand if card.number <= _LOW and card.suit != view["table"]["trump"]]
    suit = max(COLOURS, key=lambda colour: held["colours"][colour])
    told = {
        "0": {"is_low": len(low) >= _MANY},
        "6": {"count": held["colours"][suit], "suit": suit},
        "8": {"eights": held["eights"]},
        "9": {"count": held["colours"][suit], "suit": suit},
    }
    return line(f"mission-{choice}", **told.get(choice, {}))


class _Play(NamedTuple):
    """A card about to be played.

    rest: the other cards of the hand. lying: the trick before it. beaten_by: how many cards that
    the others hold are stronger. trumps_out: how many of these are trumps and it is none: only who
    has none of the suit led may play one. can_take: whether any legal card would be ahead.
    mission: None where there is none, or where it is done or lost for good.
    """

    card: Card
    rest: Sequence[Card]
    lying: Sequence[Card]
    trump: str
    is_ahead: bool
    can_take: bool
    beaten_by: int
    trumps_out: int
    tricks: int
    each: int
    mission: int | None
    meters: Sequence[dict[str, Any]]

    @staticmethod
    def seen_in(view: View, card: Card) -> _Play:
        table, seat = view["table"], view["seat"]
        assert seat is not None
        hand = [BY_NAME[name] for name in view["hand"]]
        lying = [BY_NAME[name] for _, name in view["trick"]]
        gone = {played for trick in tricks_taken(view, BY_NAME) for _, played in trick.plays}
        led, trump = (lying or [card])[0].suit, table["trump"]
        mine = strength(card, led, trump)
        out = [other for other in DECK if other not in {*gone, *hand, *lying}]
        progress, choice = table["progress"], table["my_mission"]
        is_open = progress is not None and progress["status"] == "possible"
        return _Play(
            card,
            rest=[other for other in hand if other != card],
            lying=lying,
            trump=trump,
            is_ahead=str(card) in table["taking"],
            can_take=bool(table["taking"]),
            beaten_by=sum(strength(other, led, trump) > mine for other in out),
            trumps_out=0 if card.suit == trump else sum(other.suit == trump for other in out),
            tricks=table["tricks"][seat],
            each=trick_points(choice),
            mission=choice if is_open and choice != NO_MISSION else None,
            meters=progress["meters"] if progress else [],
        )

    @property
    def above(self) -> int:
        """How many cards that the others hold are higher in its own suit."""
        return self.beaten_by - self.trumps_out

    @property
    def is_risk(self) -> bool:
        """Whether a trick that is not wanted may well be taken with it."""
        return self.shuns and self.above <= 1

    @property
    def takes(self) -> bool:
        """For certain."""
        return self.is_ahead and (len(self.lying) == SEATS - 1 or not self.beaten_by)

    @property
    def shuns(self) -> bool:
        """Whether another trick would do the mission harm, or none at all can do it good."""
        has_some = self.tricks > 0
        return (
            self.mission == 0
            or (self.mission in (1, 7) and has_some)
            or (self.mission == 2 and self.tricks == 2)
            or (self.mission == 3 and any(meter["mark"] == "hit" for meter in self.meters))
        )

    @property
    def is_last_but_one(self) -> bool:
        """Whether what is kept now is for the last trick."""
        return len(self.rest) == 1

    @property
    def higher_of_its_suit(self) -> int:
        return sum(other.suit == self.card.suit and other > self.card for other in self.rest)


def _of_card(play: _Play) -> Line | None:
    if play.takes:
        return None if play.shuns else _of_taker(play)
    if play.is_ahead:
        return _of_hope(play)
    if play.mission == 7 and play.card.number >= _HIGH:
        return line("spoils-nothing")
    if play.shuns:
        return _of_leaver(play)
    if play.higher_of_its_suit:
        return _of_kept(play)
    if not play.can_take and any(other.suit == play.card.suit for other in play.rest):
        return line("high-goes", suit=play.card.suit)
    if any(other.number > play.card.number or other.suit == play.trump for other in play.rest):
        return line("keep-strong", is_last=play.is_last_but_one)
    return None if play.can_take else line("cannot")


def _of_taker(play: _Play) -> Line:
    """What the trick brings, by what the mission asks for."""
    trick = [*play.lying, play.card]
    suits = [card.suit for card in trick]
    wanted = left(play.meters) if play.meters else {}
    if play.mission == 1 and len(set(suits)) == 1:
        return line("win-pure", suit=suits[0])
    if play.mission in (2, 5):
        return line("win-count", left=wanted["left"] - 1)
    if play.mission in (3, 6, 9):
        suit = wanted["suit"] or max(suits, key=suits.count)
        if suit in suits and not (play.mission == 3 and suits.count(suit) > wanted["left"]):
            return line("win-colour", suit=suit, count=suits.count(suit))
    if play.mission == 4 and (missing := set(wanted["missing_suit"]) & set(suits)):
        return line("win-missing", missing_suit=[suit for suit in COLOURS if suit in missing])
    if play.mission == 7 and all(card.number < _HIGH for card in trick):
        return line("win-low")
    if play.mission == 8 and (eights := sum(card.number == 8 for card in trick)):
        return line("win-eights", count=eights)
    return line("win", each=play.each)


def _of_kept(play: _Play) -> Line:
    """The lower one of its suit goes."""
    count = play.higher_of_its_suit
    return line("keep", suit=play.card.suit, count=count, is_last=play.is_last_but_one)


def _of_hope(play: _Play) -> Line | None:
    """A card that is ahead, or leads, and can still be beaten."""
    suit, rest = play.card.suit, [other.suit for other in play.rest]
    if not play.shuns:
        if not play.above:
            return line("only-trump")
        if play.above <= (1 if play.trumps_out else _FEW):
            return line("may-win", count=play.above, suit=suit, has_trump=bool(play.trumps_out))
        if play.higher_of_its_suit:
            return _of_kept(play)
        if suit not in (play.trump, *rest) and play.trump in rest:
            return line("void", suit=suit, trump_suit=play.trump)
    kind = "trump" if play.shuns and suit == play.trump else "risk" if play.is_risk else "plain"
    return line(
        "outranked",
        count=play.above,
        suit=suit,
        has_trump=bool(play.trumps_out),
        wants=_wants(play),
        kind=kind,
    )


def _of_leaver(play: _Play) -> Line:
    """A card that cannot take the trick, which the mission does not want."""
    is_thrown = play.card.suit != play.lying[0].suit
    if is_thrown and all(other.number <= play.card.number for other in play.rest):
        return line("rid")
    return line("leave", wants=_wants(play))


def _wants(play: _Play) -> str:
    """How the mission is said to want no trick, if it does not."""
    if not play.shuns:
        return "any"
    wants = {0: "none", 1: "one-colour", 2: "no-more", 3: "three", 7: "no-high"}
    return wants[play.mission or 0]
