"""A match of X-Missions at one moment: the draft of missions, tricks, scoring."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Literal, Self

from pygame_core.errors import Reason
from pygame_core.events import Event
from pygame_core.games.x_missions.rules import (
    BY_NAME,
    DECK,
    INDICATORS,
    MISSIONS,
    NO_MISSION,
    SEATS,
    TARGET,
    Choice,
    Tally,
    mission_points,
    round_points,
    trick_points,
    verdict,
    winning_play,
)
from pygame_core.kit.cards import Card, names
from pygame_core.kit.events import hand_dealt
from pygame_core.kit.trick_state import TrickState
from pygame_core.kit.tricks import follow
from pygame_core.notation import split_action
from pygame_core.rng import Stream

Phase = Literal["mission", "play", "over"]
# What may stand after "mission"; text of numbers as written, so that "mission 05" is nothing.
CHOICES: dict[str, Choice] = {**{str(mission): mission for mission in MISSIONS}, "none": NO_MISSION}

VOCABULARY: dict[str, Container[str]] = {"mission": CHOICES, "play": BY_NAME}


class XMissionsState(TrickState[Phase]):
    """Four seats; rounds until a seat has reached the target."""

    __slots__ = ("captured", "dealer", "missions", "offer", "pile", "removed", "shown", "voids")

    def __init__(self, seed: str, dealer: int) -> None:
        super().__init__(SEATS, seed)
        self.dealer = dealer
        # The trump indicators still face down, next one last, and those shown in this pass.
        self.pile: list[str] = []
        self.shown: list[str] = []
        # The mission laid aside, and those that are passed from seat to seat.
        self.removed = 0
        self.offer: list[int] = []
        self._clear_table()

    def _clear_table(self) -> None:
        self._clear_tricks()
        # None until the seat has chosen.
        self.missions: list[Choice | None] = [None] * SEATS
        self.captured: list[list[tuple[Card, ...]]] = [[] for _ in range(SEATS)]
        # The colours that each seat could not follow: everybody has seen it.
        self.voids: list[set[str]] = [set() for _ in range(SEATS)]

    @property
    def trump(self) -> str:
        """The trump of this round: the indicator shown last."""
        return self.shown[-1]

    def ahead(self) -> int | None:
        """The seat that would take the trick as it lies, None before the lead."""
        return winning_play(self.trick, self.trump)[0] if self.trick else None

    @property
    def tricks_taken(self) -> int:
        return sum(map(len, self.captured))

    # --- asking --------------------------------------------------------------------------------

    def legal_cards(self) -> list[Card]:
        """The cards that the seat to act may play now."""
        if self.phase != "play" or self.to_act is None:
            return []
        return follow(self.hands[self.to_act], self.led)

    def legal_actions(self) -> tuple[str, ...]:
        if self.phase == "mission":
            return (*(f"mission {mission}" for mission in self.offer), f"mission {NO_MISSION}")
        return tuple(f"play {card}" for card in self.legal_cards())

    def why_not(self, action: str) -> Reason | None:
        verb, words = split_action(action)
        if len(words) != 1 or words[0] not in VOCABULARY.get(verb, ()):
            return Reason("not-an-action", {"text": action})
        if verb != self.phase:
            return Reason("wrong-phase", {"phase": self.phase})
        if self.phase == "play":
            return self._why_not_play(BY_NAME[words[0]])
        if action in self.legal_actions():
            return None
        return Reason("mission-not-offered", {"mission": CHOICES[words[0]]})

    # --- acting --------------------------------------------------------------------------------

    def apply(self, action: str) -> list[Event]:
        assert self.to_act is not None
        _, (word,) = split_action(action)
        if self.phase == "mission":
            return self._choose(self.to_act, CHOICES[word])
        return self._play(self.to_act, BY_NAME[word])

    def deal(self) -> list[Event]:
        """Begin the next round: deal every card, show a trump, hand the missions to the dealer."""
        self.round += 1
        self._clear_table()
        deck = list(DECK)
        Stream(self.seed, "deal", self.round).shuffle(deck)
        for seat in range(SEATS):
            self.hands[seat] = sorted(deck[seat::SEATS], key=DECK.index)
        self._show_trump()
        self.removed = Stream(self.seed, "missions", self.round).below(len(MISSIONS))
        self.offer = [mission for mission in MISSIONS if mission != self.removed]
        self.phase = "mission"
        self.to_act = self.dealer
        return [
            Event("round.started", {"round": self.round, "dealer": self.dealer}),
            *(hand_dealt(seat, names(hand)) for seat, hand in enumerate(self.hands)),
            Event("trump.revealed", {"trump": self.trump}),
            self._offered(self.dealer),
        ]

    def _show_trump(self) -> None:
        """Turn up the next indicator; only an empty pile is shuffled again."""
        if not self.pile:
            self.pile = list(INDICATORS)
            self.shown = []
            Stream(self.seed, "trump indicators", self.round).shuffle(self.pile)
        self.shown.append(self.pile.pop())

    def _offered(self, seat: int) -> Event:
        return Event(
            "missions.offered",
            {"seat": seat, "count": len(self.offer)},
            secret={"missions": list(self.offer)},
            seats=(seat,),
        )

    def _choose(self, seat: int, choice: Choice) -> list[Event]:
        self.missions[seat] = choice
        if choice != NO_MISSION:
            self.offer.remove(choice)
        chosen = Event(
            "mission.chosen",
            {"seat": seat, "taken": choice != NO_MISSION},
            secret={"mission": choice},
            seats=(seat,),
        )
        self.to_act = self.left_of(seat)
        if self.to_act == self.dealer:
            self.phase = "play"
            return [chosen]
        return [chosen, self._offered(self.to_act)]

    def _play(self, seat: int, card: Card) -> list[Event]:
        if self.led not in (None, card.suit):
            self.voids[seat].add(str(self.led))
        events = [self._play_card(seat, card)]
        if len(self.trick) == SEATS:
            events.append(self._take_trick())
            if not self.hands[seat]:
                events += self._finish_round()
        return events

    def _take_trick(self) -> Event:
        winner = self.ahead()
        assert winner is not None
        self.captured[winner].append(tuple(card for _, card in self.trick))
        return self._clear_trick(self.tricks_taken, winner)

    def _finish_round(self) -> list[Event]:
        """Turn up the missions, score, and deal the next round or end the match."""
        choices: list[Choice] = [choice for choice in self.missions if choice is not None]
        tallies = [Tally.of(tricks) for tricks in self.captured]
        both = list(zip(choices, tallies, strict=True))
        points = [round_points(choice, tally, self.trump) for choice, tally in both]
        revealed = [None if choice == NO_MISSION else choice for choice in choices]
        events = [
            Event("missions.revealed", {"missions": revealed}),
            self._score(points, [self._detail(choice, tally) for choice, tally in both]),
        ]
        end = verdict(self.scores, points)
        if end is None:
            self.dealer = self.left_of(self.dealer)
            return events + self.deal()
        decided_by = end.decided_by
        return [*events, self._end(end.winners, "target", target=TARGET, decided_by=decided_by)]

    def _detail(self, choice: Choice, tally: Tally) -> list[dict[str, Any]]:
        """The lines of a seat's column on the score sheet."""
        each = trick_points(choice)
        tricks = {
            "id": "tricks",
            "count": tally.tricks,
            "each": each,
            "points": tally.tricks * each,
        }
        if choice == NO_MISSION:
            return [tricks, {"id": "no-mission", "points": 0}]
        points = mission_points(choice, tally, self.trump)
        mission = {
            "id": "mission",
            "mission": choice,
            "done": points > 0,
            "points": points,
            "trump": self.trump,
            "tricks": tally.tricks,
            "colours": tally.by_colour(),
            "eights": tally.eights,
            "high": tally.high,
        }
        return [tricks, mission]

    def clone(self) -> Self:
        other = super().clone()
        other.dealer = self.dealer
        other.pile = self.pile[:]
        other.shown = self.shown[:]
        other.removed = self.removed
        other.offer = self.offer[:]
        other.missions = self.missions[:]
        other.voids = [colours.copy() for colours in self.voids]
        other.captured = [tricks[:] for tricks in self.captured]
        return other
