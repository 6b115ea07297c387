"""A match of Scharfe Schoten at one moment: predictions, tricks, picks from the rack, scoring."""

from __future__ import annotations

from typing import Any, Literal

from pygame_core.errors import Reason
from pygame_core.events import Event
from pygame_core.games.scharfe_schoten.position import position
from pygame_core.games.scharfe_schoten.rules import (
    BY_NAME,
    COLOURS,
    DECK,
    HAND_SIZES,
    HIT_POINTS,
    NUMBERS,
    PREDICTIONS,
    Colours,
    Prediction,
    count_colours,
    score_prediction,
    trump_order,
)
from pygame_core.kit.cards import Card, names
from pygame_core.kit.scores import best_seats
from pygame_core.kit.telling import hand_dealt, last_trick, trick_taken
from pygame_core.kit.tricks import TrickPlay, follow, strongest
from pygame_core.notation import split_action
from pygame_core.rng import Stream
from pygame_core.views import LastTrick, Position

Phase = Literal["predict", "play", "rack", "over"]
VERB_PHASES: dict[str, Phase] = {"predict": "predict", "play": "play", "rack": "rack"}


class ScharfeSchotenState:
    """Mutable. Seats are 0 … seats − 1, clockwise; rounds count from 1, one for each seat.

    Rack cards and captured cards are kept as colours: no rule ever asks for their numbers, so
    there is nothing that could be given away.
    """

    __slots__ = (
        "captured",
        "first",
        "hands",
        "last_trick",
        "phase",
        "predictions",
        "rack",
        "round",
        "scores",
        "seats",
        "seed",
        "to_act",
        "trick",
        "tricks",
        "trumps",
        "winners",
    )

    def __init__(self, seats: int, seed: str, first: int) -> None:
        """The first round, dealt."""
        self.seats = seats
        self.seed = seed
        self.first = first
        self.round = 1
        self.scores = [0] * seats
        self.winners: tuple[int, ...] = ()
        self._set_out()

    def _set_out(self) -> None:
        """Deal this round's hands, sort the rest into the rack, draw the trumps."""
        size = HAND_SIZES[self.seats]
        deck = list(DECK)
        Stream(self.seed, "deal", self.round).shuffle(deck)
        self.hands: list[list[Card]] = [
            sorted(deck[seat * size : (seat + 1) * size], key=DECK.index)
            for seat in range(self.seats)
        ]
        self.rack = count_colours(deck[self.seats * size :])
        numbers = list(NUMBERS)
        Stream(self.seed, "trumps", self.round).shuffle(numbers)
        self.trumps = trump_order(dict(zip(COLOURS, numbers, strict=False)))
        self.predictions: list[Prediction | None] = [None] * self.seats
        self.captured: list[Colours] = [count_colours([]) for _ in range(self.seats)]
        self.tricks = [0] * self.seats
        self.trick: list[TrickPlay] = []
        self.last_trick: LastTrick | None = None
        self.phase: Phase = "predict"
        self.to_act: int | None = self.first

    def announce(self) -> list[Event]:
        """What the beginning of the round shows."""
        return [
            Event("round.started", {"round": self.round, "first": self.first}),
            *(
                hand_dealt(seat, names(hand), colours=count_colours(hand))
                for seat, hand in enumerate(self.hands)
            ),
            Event("rack.laid", {"colours": dict(self.rack)}),
            Event(
                "trumps.revealed",
                {
                    "numbers": dict(self.trumps.numbers),
                    "order": list(self.trumps.colours),
                    "trumps": names(self.trumps.trumps),
                },
            ),
        ]

    @property
    def tricks_in_round(self) -> int:
        return HAND_SIZES[self.seats]

    @property
    def led(self) -> str | None:
        """The colour led to the trick on the table, None before the lead."""
        return self.trick[0][1].suit if self.trick else None

    def ahead(self) -> int | None:
        """The seat with the strongest card, None before the lead. The colour led is no matter."""
        return strongest(self.trick, self.trumps.strength.__getitem__)[0] if self.trick else None

    # --- asking --------------------------------------------------------------------------------

    def legal_actions(self) -> tuple[str, ...]:
        if self.to_act is None:
            return ()
        if self.phase == "predict":
            return tuple(f"predict {most} {least}" for most, least in PREDICTIONS)
        if self.phase == "rack":
            return tuple(f"rack {colour}" for colour, count in self.rack.items() if count)
        return tuple(f"play {card}" for card in follow(self.hands[self.to_act], self.led))

    def why_not(self, action: str) -> Reason | None:
        verb, words = split_action(action)
        known = BY_NAME if verb == "play" else dict.fromkeys(COLOURS)
        wanted = 2 if verb == "predict" else 1
        readable = len(words) == wanted and all(word in known for word in words)
        if verb not in VERB_PHASES or not readable:
            return Reason("not-an-action", {"text": action})
        if VERB_PHASES[verb] != self.phase:
            return Reason("wrong-phase", {"phase": self.phase})
        if verb == "predict":
            same = words[0] == words[1]
            return Reason("same-colour-predicted", {"colour": words[0]}) if same else None
        if verb == "rack":
            left = self.rack[words[0]]
            return None if left else Reason("rack-colour-empty", {"colour": words[0]})
        return self._why_not_play(BY_NAME[words[0]])

    def _why_not_play(self, card: Card) -> Reason | None:
        assert self.to_act is not None
        hand = self.hands[self.to_act]
        if card not in hand:
            return Reason("card-not-in-hand", {"card": str(card)})
        if card not in follow(hand, self.led):
            return Reason("must-follow", {"suit": self.led})
        return None

    def view(self, seat: int | None) -> Position:
        return position(self, seat)

    def score_lines(self, seat: int) -> list[dict[str, Any]]:
        """What this seat's captured cards are worth by its prediction, as score-sheet lines.

        most, least: the colour, its count, all counts, and hit: alone | shared | missed.
        difference: only when both hit.
        """
        captured, prediction = self.captured[seat], self.predictions[seat]
        assert prediction is not None
        score = score_prediction(captured, prediction)
        lines: list[dict[str, Any]] = [
            {
                "id": line,
                "colour": colour,
                "count": captured[colour],
                "counts": dict(captured),
                "hit": hit,
                "points": HIT_POINTS[hit],
            }
            for line, colour, hit in zip(
                ("most", "least"), prediction, (score.most, score.least), strict=True
            )
        ]
        if score.difference is not None:
            most, least = (captured[colour] for colour in prediction)
            lines.append(
                {"id": "difference", "most": most, "least": least, "points": score.difference}
            )
        return lines

    # --- acting --------------------------------------------------------------------------------

    def apply(self, action: str) -> list[Event]:
        assert self.to_act is not None
        _, words = split_action(action)
        if self.phase == "predict":
            return self._predict(self.to_act, (words[0], words[1]))
        if self.phase == "rack":
            return self._take_from_rack(self.to_act, words[0])
        return self._play(self.to_act, BY_NAME[words[0]])

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def _predict(self, seat: int, prediction: Prediction) -> list[Event]:
        self.predictions[seat] = prediction
        most, least = prediction
        events = [
            Event(
                "prediction.made",
                {"seat": seat},
                secret={"most": most, "least": least},
                seats=(seat,),
            )
        ]
        self.to_act = self._left_of(seat)
        if self.to_act == self.first:
            self.phase = "play"
            shown = [list(each) for each in self.predictions if each]
            events.append(Event("predictions.revealed", {"predictions": shown}))
        return events

    def _play(self, seat: int, card: Card) -> list[Event]:
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        events = [Event("card.played", {"seat": seat, "card": str(card)})]
        if len(self.trick) < self.seats:
            self.to_act = self._left_of(seat)
            return events
        events.append(self._take_trick())
        if any(self.rack.values()):
            self.phase = "rack"
            return events
        return events + self._go_on()

    def _take_trick(self) -> Event:
        """The seat that is ahead takes the trick and leads the next one."""
        winner = self.ahead()
        assert winner is not None
        for _, card in self.trick:
            self.captured[winner][card.suit] += 1
        self.tricks[winner] += 1
        self.last_trick = last_trick(sum(self.tricks), self.trick, winner)
        self.trick = []
        self.to_act = winner
        return trick_taken(self.last_trick, holder=winner, next_leader=winner)

    def _take_from_rack(self, seat: int, colour: str) -> list[Event]:
        self.rack[colour] -= 1
        self.captured[seat][colour] += 1
        self.phase = "play"
        return [Event("rack.taken", {"seat": seat, "colour": colour}), *self._go_on()]

    def _go_on(self) -> list[Event]:
        """To the next trick; or score the round, then deal the next or end the match."""
        if any(self.hands):
            return []
        detail = [self.score_lines(seat) for seat in range(self.seats)]
        scores = [sum(line["points"] for line in lines) for lines in detail]
        self.scores = [total + score for total, score in zip(self.scores, scores, strict=True)]
        scored = Event(
            "round.scored",
            {
                "round": self.round,
                "scores": scores,
                "totals": list(self.scores),
                "detail": detail,
            },
        )
        if self.round == self.seats:
            return [scored, self._end()]
        self.round += 1
        self.first = self._left_of(self.first)
        self._set_out()
        return [scored, *self.announce()]

    def _end(self) -> Event:
        self.phase = "over"
        self.to_act = None
        self.winners = best_seats(self.scores)
        return Event(
            "match.ended",
            {"winners": list(self.winners), "totals": list(self.scores), "reason": "rounds"},
        )

    def clone(self) -> ScharfeSchotenState:
        other = ScharfeSchotenState.__new__(ScharfeSchotenState)
        other.seats, other.seed, other.first, other.round = (
            self.seats,
            self.seed,
            self.first,
            self.round,
        )
        other.phase, other.to_act, other.winners = self.phase, self.to_act, self.winners
        # The trump order and the last trick are never changed, only replaced.
        other.trumps, other.last_trick = self.trumps, self.last_trick
        other.scores = self.scores[:]
        other.hands = [hand[:] for hand in self.hands]
        other.rack = self.rack.copy()
        other.predictions = self.predictions[:]
        other.captured = [captured.copy() for captured in self.captured]
        other.tricks = self.tricks[:]
        other.trick = self.trick[:]
        return other
