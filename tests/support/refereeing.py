"""What second referees have in common: books of a match that owe nothing to the engine.

A referee is told what seats do and hears what chance brings (deals, what is turned up). From the
sheet of rules alone it says who acts, what is legal, and what comes of it; every event that tells
an outcome must tell the same. Cards are names: a letter and a number.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random

from pygame_core import Event, Match

Pick = Callable[[int, list[str]], str]
"""What a seat does, of these actions."""


class Referee(ABC):
    """Books that every game needs. Its own are in the games' folders."""

    FIRST = "first"
    """The event that begins a round says by this word whose turn it is to be first, or to deal."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.to_act: int | None = None
        self.round = 0
        self.first: int | None = None
        self.totals = [0] * seats
        self.scores: list[int] | None = None
        self.winners: list[int] = []

    @abstractmethod
    def legal(self) -> set[str]:
        """All actions of the seat that is to act."""

    @abstractmethod
    def do(self, action: str) -> None:
        """The seat that is to act does this."""

    def next_to(self, seat: int) -> int:
        """Its neighbour to the left: seats are numbered clockwise."""
        return (seat + 1) % self.seats

    def begin(self, number: int, first: int) -> None:
        """A round begins; whoever was first in the round before is on the right of the new one."""
        assert not self.winners
        self.round += 1
        assert number == self.round
        assert self.first is None or first == self.next_to(self.first)
        self.first, self.scores = first, None

    def enter(self, scores: list[int]) -> None:
        """What each seat scored in this round."""
        self.scores = scores
        self.totals = [total + more for total, more in zip(self.totals, scores, strict=True)]

    def hear(self, event: Event) -> None:
        facts = event.params
        if event.id == "round.started":
            self.begin(facts["round"], facts[self.FIRST])
        elif event.id == "round.scored":
            assert (facts["scores"], facts["totals"]) == (self.scores, self.totals)
            for lines, points in zip(facts["detail"], facts["scores"], strict=True):
                assert sum(line["points"] for line in lines) == points
        elif event.id == "match.ended":
            assert (facts["winners"], facts["totals"]) == (self.winners, self.totals)

    def best(self) -> list[int]:
        return [seat for seat, total in enumerate(self.totals) if total == max(self.totals)]


class TrickReferee(Referee):
    """Books of a game in which whoever can must follow."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.trick: list[tuple[int, str]] = []
        self.taken: list[list[list[str]]] = [[] for _ in range(seats)]

    def deal(self, cards: list[str], seat: int) -> None:
        self.hands[seat], self.taken[seat] = set(cards), []

    @abstractmethod
    def strength(self, card: str) -> tuple[int, ...]:
        """How strong it is in this trick: the strongest takes it."""

    @property
    def led(self) -> str:
        return self.trick[0][1][0]

    def playable(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        follow = {card for card in hand if self.trick and card[0] == self.led}
        return {f"play {card}" for card in follow or hand}

    def play(self, seat: int, card: str) -> int | None:
        """The taker, if the trick is complete with this card."""
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < self.seats:
            self.to_act = self.next_to(seat)
            return None
        self.to_act, _ = max(self.trick, key=lambda play: self.strength(play[1]))
        self.taken[self.to_act].append([card for _, card in self.trick])
        return self.to_act

    def hear(self, event: Event) -> None:
        if event.id != "trick.taken":
            super().hear(event)
            return
        facts = event.params
        assert facts["plays"] == [[seat, card] for seat, card in self.trick]
        assert facts["number"] == sum(map(len, self.taken))
        assert self.trick[0][1] in self.captured(facts["winner"])
        self.trick = []

    def captured(self, seat: int) -> list[str]:
        return [card for trick in self.taken[seat] for card in trick]


def number(card: str) -> int:
    return int(card[1:])


def full_deck(suits: str, numbers: range) -> list[str]:
    return [f"{suit}{at}" for suit in suits for at in numbers]


def watch(match: Match, referee: Referee, pick: Pick) -> None:
    """Play the match to its end, as the referee says it must go."""
    for event in match.events:
        referee.hear(event)
    while match.to_act is not None:
        assert match.to_act == referee.to_act
        actions = list(match.legal_actions())
        assert set(actions) == referee.legal()
        action = pick(match.to_act, actions)
        referee.do(action)
        for event in match.apply(action):
            referee.hear(event)
    assert list(match.winners) == referee.winners != []
    assert list(match.scores) == referee.totals


def tempered(rng: Random, seats: int) -> Pick:
    """Seats that play at random, or mostly high, or mostly low: what is rare comes up, too."""
    tempers = [rng.choice(("any", "high", "low")) for _ in range(seats)]

    def pick(seat: int, actions: list[str]) -> str:
        if tempers[seat] == "any" or rng.random() < 0.1 or not actions[0].startswith("play "):
            return rng.choice(actions)
        wanted = max if tempers[seat] == "high" else min
        return wanted(actions, key=lambda action: int(action[6:]))

    return pick
