"""Determinizing Red Dragon: the hidden cards dealt again, in agreement with a view.

Known to a seat: its own hand and what it gave, the open centre, openly drafted cards until they
are played, every card played, and a suit that somebody could not follow.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from pygame_core.games.red_dragon.rules import BY_NAME, DECK, RED
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.kit.card_tracking import shown_voids, tricks_taken
from pygame_core.kit.cards import Card
from pygame_core.kit.hidden import HiddenPlace, deal_hidden
from pygame_core.views import View


class Knowledge(NamedTuple):
    """What a view tells and what it leaves open.

    state: everything that lies open for its seat. others: the other seats. unseen: the cards that
    lie in one of the hidden places: the others' hands, and in the giving phase their gifts.
    """

    state: RedDragonState
    others: list[int]
    unseen: list[Card]
    hands: list[HiddenPlace]
    gifts: list[HiddenPlace]

    def with_hands(self, dealt: list[list[Card]]) -> RedDragonState:
        """A state of its own in which the other seats hold these hidden cards."""
        state = self.state.clone()
        for seat, cards in zip(self.others, dealt, strict=False):
            state.hands[seat] = sorted(cards + state.taken[seat], key=DECK.index)
        return state


def knowledge_of(view: View, seed: str) -> Knowledge:
    """The knowledge in a view; the seed is that of the state to be."""
    state = _known_part(view, seed)
    taken = tricks_taken(view, BY_NAME)
    for trick in taken:
        state.tricks[trick.winner] += 1
        state.reds[trick.winner] += sorted(card for _, card in trick.plays if card.suit == RED)

    tricks = [*(trick.plays for trick in taken), state.trick]
    seen: set[Card] = {card for plays in tricks for _, card in plays}
    seen.update(state.centre, *state.taken, *state.hands, *state.given)
    lacks = shown_voids(state.seats, tricks)
    others = [seat for seat in range(state.seats) if seat != view["seat"]]
    giving = view["phase"] == "give"
    return Knowledge(
        state=state,
        others=others,
        unseen=[card for card in DECK if card not in seen],
        hands=[
            HiddenPlace(view["hand_counts"][seat] - len(state.taken[seat]), lacks[seat])
            for seat in others
        ],
        gifts=[HiddenPlace(view["table"]["given"][seat]) for seat in others] if giving else [],
    )


def determinize(view: View, rng: Random) -> RedDragonState:
    """A state that would give this very view; a spectator's view knows no hand at all."""
    knowledge = knowledge_of(view, f"guess-{rng.getrandbits(64):016x}")
    dealt = deal_hidden(knowledge.unseen, knowledge.hands + knowledge.gifts, rng)
    given = dealt[len(knowledge.others) :] if knowledge.gifts else _draw_givers(view, rng)
    state = knowledge.with_hands(dealt)
    for seat, gift in zip(knowledge.others, given, strict=False):
        state.given[seat] = gift
    return state


def _draw_givers(view: View, rng: Random) -> list[list[Card]]:
    """Who may have given which card of the revealed centre: all seats but the view's own."""
    [*_, revealed] = [
        event["params"]["cards"] for event in view["history"] if event["id"] == "centre.revealed"
    ]
    mine = set(view["table"]["my_given"])
    cards = _cards([name for name in revealed if name not in mine])
    rng.shuffle(cards)
    give: int = view["table"]["give"]
    return [cards[at : at + give] for at in range(0, len(cards), give)]


def _cards(names: list[str]) -> list[Card]:
    return [BY_NAME[name] for name in names]


def _known_part(view: View, seed: str) -> RedDragonState:
    """Everything that lies open for the view's seat."""
    table = view["table"]
    state = RedDragonState(view["seats"], seed, table["first"])
    state.take_from(view, BY_NAME)
    state.centre = _cards(table["centre"])
    state.draft = list(table["draft_order"])
    state.taken = [_cards(cards) for cards in table["taken"]]
    if view["seat"] is not None:
        state.given[view["seat"]] = _cards(table["my_given"])
    return state
