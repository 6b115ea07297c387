"""Dealing the hidden cards of Scharfe Schoten again, in agreement with a view.

The backs tell the colour of every card, so each colour is dealt by itself: its unseen numbers lie
in the other hands, on the rack and among the rack cards already taken. Nobody ever turns up the
latter two, so whatever the hands leave over is there.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from pygame_core.games.scharfe_schoten.rules import (
    BY_NAME,
    COLOURS,
    DECK,
    PREDICTIONS,
    Prediction,
    trump_order,
)
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.kit.cards import Card
from pygame_core.kit.memory import this_round
from pygame_core.views import View


def determinize(view: View, rng: Random) -> ScharfeSchotenState:
    """A state that would give this very view; a spectator's view knows no hand at all."""
    table = view["table"]
    seed = f"guess-{rng.getrandbits(64):016x}"
    state = ScharfeSchotenState(view["seats"], seed, table["first"])
    state.take_from(view, BY_NAME)
    state.trumps = trump_order(table["numbers"])
    state.rack = dict(table["rack"])
    state.captured = [dict(captured) for captured in table["captured"]]
    state.tricks = list(table["tricks"])
    state.predictions = _predictions(view, rng)
    state.hands = _hands(view, rng)
    return state


def _predictions(view: View, rng: Random) -> list[Prediction | None]:
    """The known ones, and for a seat that has predicted in secret any."""
    guessed: list[Prediction | None] = []
    for known, made in zip(view["table"]["predictions"], view["table"]["predicted"], strict=True):
        if known:
            most, least = known
            guessed.append((most, least))
        else:
            guessed.append(rng.choice(PREDICTIONS) if made else None)
    return guessed


def _hands(view: View, rng: Random) -> list[list[Card]]:
    hidden = unseen(BY_NAME[name] for name in seen_names(view))
    for cards in hidden.values():
        rng.shuffle(cards)
    hands: list[list[Card]] = []
    for seat, backs in enumerate(view["table"]["backs"]):
        if seat == view["seat"]:
            hands.append([BY_NAME[name] for name in view["hand"]])
            continue
        hand = [hidden[colour].pop() for colour in COLOURS for _ in range(backs[colour])]
        hands.append(sorted(hand, key=DECK.index))
    return hands


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
