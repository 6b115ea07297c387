"""Determinizing Scharfe Schoten: the hidden cards dealt again, in agreement with a view.

The backs tell the colour of every card, so each colour is dealt by itself: its unseen numbers lie
in the other hands, on the rack and among the rack cards already taken. Nobody ever turns up the
latter two, so whatever the hands leave over is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from pygame_core.games.scharfe_schoten.rules import (
    BY_NAME,
    COLOURS,
    DECK,
    PREDICTIONS,
    trump_order,
)
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.kit.card_tracking import this_round
from pygame_core.kit.cards import Card
from pygame_core.views import View


class Knowledge(NamedTuple):
    """What a view tells and what it leaves open.

    state: everything that lies open for its seat; the other hands are empty, secret predictions
    None. others: the other seats. unseen: per colour the cards whose numbers were not seen. backs:
    per seat how many cards of each colour it holds.
    """

    state: ScharfeSchotenState
    others: list[int]
    unseen: dict[str, list[Card]]
    backs: list[dict[str, int]]

    def with_hands(self, dealt: list[list[Card]]) -> ScharfeSchotenState:
        """A state of its own in which the other seats hold these cards."""
        state = self.state.clone()
        for seat, cards in zip(self.others, dealt, strict=True):
            state.hands[seat] = sorted(cards, key=DECK.index)
        return state


def knowledge_of(view: View, seed: str) -> Knowledge:
    """The knowledge in a view; the seed is that of the state to be."""
    table = view["table"]
    state = ScharfeSchotenState(view["seats"], seed, table["first"])
    state.take_from(view, BY_NAME)
    state.hands = [hand if seat == view["seat"] else [] for seat, hand in enumerate(state.hands)]
    state.trumps = trump_order(table["numbers"])
    state.rack = dict(table["rack"])
    state.captured = [dict(captured) for captured in table["captured"]]
    state.tricks = list(table["tricks"])
    state.predictions = [known and (known[0], known[1]) for known in table["predictions"]]
    return Knowledge(
        state=state,
        others=[seat for seat in range(state.seats) if seat != view["seat"]],
        unseen=unseen(BY_NAME[name] for name in seen_names(view)),
        backs=table["backs"],
    )


def determinize(view: View, rng: Random) -> ScharfeSchotenState:
    """A state that would give this very view; a spectator's view knows no hand at all."""
    knowledge = knowledge_of(view, f"guess-{rng.getrandbits(64):016x}")
    for seat, made in enumerate(view["table"]["predicted"]):
        if made and knowledge.state.predictions[seat] is None:
            knowledge.state.predictions[seat] = rng.choice(PREDICTIONS)
    for cards in knowledge.unseen.values():
        rng.shuffle(cards)
    return knowledge.with_hands(
        [
            [knowledge.unseen[colour].pop() for colour in COLOURS for _ in range(backs[colour])]
            for backs in (knowledge.backs[seat] for seat in knowledge.others)
        ]
    )


def seen_names(view: View) -> set[str]:
    """The cards of this round whose numbers the view knows: its hand, and everything played.

    The tricks before the last one are in the history only.
    """
    last_trick = view["last_trick"]
    seen: set[str] = {name for _, name in last_trick["plays"]} if last_trick else set()
    for event in this_round(view):
        if event["id"] == "card.played":
            seen.add(event["params"]["card"])
    seen.update(view["hand"], (name for _, name in view["trick"]))
    return seen


def unseen(seen: Iterable[Card]) -> dict[str, list[Card]]:
    """Per colour the cards that were not seen."""
    known = set(seen)
    return {
        colour: [card for card in DECK if card.suit == colour and card not in known]
        for colour in COLOURS
    }


def can_beat(
    mark: Card,
    backs: Mapping[str, int],
    unseen: Mapping[str, Sequence[Card]],
    strength: Mapping[Card, int],
) -> float:
    """The chance, 0 to 1, that a hand with these backs holds a card that beats the mark.

    unseen: per colour the cards that may lie there; strength: of every card, higher wins.
    """
    cannot = 1.0
    for colour, count in backs.items():
        hidden = unseen[colour]
        if count and hidden:
            above = sum(strength[other] > strength[mark] for other in hidden)
            cannot *= (1 - above / len(hidden)) ** count
    return 1 - cannot
