"""A match of Scharfe Schoten at one moment: predictions, tricks, picks from the rack, scoring."""

from __future__ import annotations

from typing import Any, Literal, Self

from pygame_core.errors import Reason
from pygame_core.events import Event
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
from pygame_core.kit.events import hand_dealt
from pygame_core.kit.scores import best_seats
from pygame_core.kit.trick_state import TrickState
from pygame_core.kit.tricks import follow, strongest
from pygame_core.notation import split_action
from pygame_core.rng import Stream

Phase = Literal["predict", "play", "rack", "over"]
VERB_PHASES: dict[str, Phase] = {"predict": "predict", "play": "play", "rack": "rack"}


class ScharfeSchotenState(TrickState[Phase]):
    """One round for each seat.

    Rack cards and captured cards are kept as colours: no rule ever asks for their numbers, so
    there is nothing that could be given away.
    """

    __slots__ = ("captured", "first", "predictions", "rack", "tricks", "trumps")

    def __init__(self, seats: int, seed: str, first: int) -> None:
        """The first round, dealt."""
        super().__init__(seats, seed)
        self.first = first
        self._set_out()

    def _set_out(self) -> None:
        """Deal the next round's hands, sort the rest into the rack, draw the trumps."""
        self.round += 1
        self._clear_tricks()
        size = HAND_SIZES[self.seats]
        deck = list(DECK)
        Stream(self.seed, "deal", self.round).shuffle(deck)
        self.hands = [
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
        self.phase = "predict"
        self.to_act = self.first

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
            return Reason("same-colour-predicted", {"suit": words[0]}) if same else None
        if verb == "rack":
            if self.rack[words[0]]:
                return None
            return Reason("rack-colour-empty", {"suit": words[0], "suits": dict(self.rack)})
        return self._why_not_play(BY_NAME[words[0]])

    def score_lines(self, seat: int) -> list[dict[str, Any]]:
        """What this seat's captured cards are worth by its prediction, as score-sheet lines.

        most, least: the colour, its count, all counts with the strongest colour first, and hit:
        alone | shared | missed.
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
                "counts": {each: captured[each] for each in self.trumps.colours},
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
        self.to_act = self.left_of(seat)
        if self.to_act == self.first:
            self.phase = "play"
            shown = [list(each) for each in self.predictions if each]
            events.append(Event("predictions.revealed", {"predictions": shown}))
        return events

    def _play(self, seat: int, card: Card) -> list[Event]:
        events = [self._play_card(seat, card)]
        if len(self.trick) < self.seats:
            return events
        events.append(self._take_trick())
        if any(self.rack.values()):
            self.phase = "rack"
            return events
        return events + self._go_on()

    def _take_trick(self) -> Event:
        """The seat that is ahead takes the trick."""
        winner = self.ahead()
        assert winner is not None
        for _, card in self.trick:
            self.captured[winner][card.suit] += 1
        self.tricks[winner] += 1
        return self._clear_trick(sum(self.tricks), winner)

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
        scored = self._score([sum(line["points"] for line in lines) for lines in detail], detail)
        if self.round == self.seats:
            return [scored, self._end(best_seats(self.scores), "rounds")]
        self.first = self.left_of(self.first)
        self._set_out()
        return [scored, *self.announce()]

    def clone(self) -> Self:
        other = super().clone()
        # The trump order is never changed, only replaced.
        other.first, other.trumps = self.first, self.trumps
        other.rack = self.rack.copy()
        other.predictions = self.predictions[:]
        other.captured = [captured.copy() for captured in self.captured]
        other.tricks = self.tricks[:]
        return other
