"""A table of Stich-Meister for tests: rule cards, hands and whole rounds as one wishes.

Cards are written as a string of names, "F6 K15"; seat 0 leads the first trick.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from pygame_core import Event, Match
from pygame_core.games.stich_meister import GAME
from pygame_core.games.stich_meister.cards import BY_NAME, deck_of, in_order
from pygame_core.games.stich_meister.following import TrumpLead
from pygame_core.games.stich_meister.in_force import RULE_CARDS, rules_in_force
from pygame_core.games.stich_meister.rule_card import Pile
from pygame_core.games.stich_meister.state import StichMeisterState
from pygame_core.kit.cards import Card, names
from pygame_core.rng import Stream
from pygame_core.scene import Scene
from pygame_core.views import Position, View

DEFAULTS = {option.id: option.default for option in GAME.info.options}


def cards(text: str) -> list[Card]:
    return [BY_NAME[name] for name in text.split()]


class SetTable:
    """The game with rule cards already in force in round 1 and some cards where one wants them.

    Nobody has put these rule cards down: all rule hands are full, and the pile lacks them.
    """

    info = GAME.info

    def __init__(self, rules: Sequence[int], hands: Mapping[int, str]) -> None:
        self._rules = rules
        self._hands = {seat: cards(text) for seat, text in hands.items()}

    def start(
        self, seats: int, options: Mapping[str, str], seed: str, /
    ) -> tuple[StichMeisterState, list[Event]]:
        state = StichMeisterState(seats, dict(options), seed, dealer=seats - 1)
        state.rule_pile = [number for number in RULE_CARDS if number not in self._rules]
        Stream(seed, "rule cards").shuffle(state.rule_pile)
        events = [self._redealt(state, event) for event in state.deal()]
        return state, events + state.turn_up(self._rules)

    def _redealt(self, state: StichMeisterState, event: Event) -> Event:
        """The event of a deal, with the wanted cards in the hand."""
        if event.id != "hand.dealt":
            return event
        seat = event.params["seat"]
        if seat == 0:
            self._deal(state)
        return event._replace(secret={"cards": names(state.hands[seat])})

    def _deal(self, state: StichMeisterState) -> None:
        wanted = [card for own in self._hands.values() for card in own]
        rest = [card for hand in state.hands for card in hand if card not in wanted]
        Stream(state.seed, "rest").shuffle(rest)
        for seat, hand in enumerate(state.hands):
            own = self._hands.get(seat, [])
            size = len(hand) - len(own)
            state.hands[seat] = in_order(own + rest[:size])
            rest = rest[size:]

    def position(self, state: StichMeisterState, seat: int | None) -> Position:
        return GAME.position(state, seat)

    def determinize(self, view: View, rng: Random) -> StichMeisterState:
        return GAME.determinize(view, rng)

    def evaluate(self, view: View) -> list[float]:
        return GAME.evaluate(view)


def table(
    rules: Sequence[int],
    hands: Mapping[int, str] | None = None,
    *,
    seats: int = 4,
    seed: str = "table",
    options: Mapping[str, str] | None = None,
) -> Match:
    """A match in whose first round these rule cards have just been turned up."""
    game = SetTable(rules, hands or {})
    return Match(game, seats, {**DEFAULTS, **(options or {})}, seed)


def do(match: Match, *actions: str) -> list[Event]:
    """Apply actions of several words: do(match, "play F6 F4", "pass C2") plays twice."""
    events: list[Event] = []
    for action in actions:
        verb, *words = action.split()
        for word in words:
            events += match.apply(f"{verb} {word}")
    return events


def state_of(match: Match) -> StichMeisterState:
    assert isinstance(match.state, StichMeisterState)
    return match.state


def finish_trick(match: Match) -> dict[str, Any]:
    """Play any cards until the trick is taken; the facts of the event."""
    while True:
        for event in match.apply(match.legal_actions()[0]):
            if event.id == "trick.taken":
                return dict(event.params)


def play_on(match: Match, until: str, rng: Random | None = None) -> dict[str, Any]:
    """Act (at random) until such an event; its facts."""
    rng = rng or Random(0)
    while match.to_act is not None:
        for event in match.apply(rng.choice(match.legal_actions())):
            if event.id == until:
                return dict(event.params)
    raise AssertionError(f"the match ended without {until}")


def full_tricks(match: Match, rng: Random) -> Iterator[tuple[View, View]]:
    """Played at random: the view in which a trick is full, and the one after it, as long as the
    round lasts."""
    while match.to_act is not None:
        before = match.view(match.to_act)
        action = rng.choice(before["legal"])
        events = match.apply(action)
        taken = [event for event in events if event.id == "trick.taken"]
        if not taken or not any(event.id == "card.played" for event in events):
            continue
        seat = before["to_act"]
        assert seat is not None
        after = match.view(seat)
        trick = [*before["trick"], (seat, action.split(" ")[1])]
        full: Any = {**before, "trick": trick, "to_act": None, "legal": []}
        full["ahead"] = taken[0].params["winner"]
        if after["round"] == before["round"]:
            yield full, after


# --- one question to the rule cards -----------------------------------------------------------


def trump_order(
    rules: Sequence[int], text: str | None = None, second_lead: str | None = None
) -> list[list[str]]:
    combined = rules_in_force(rules)
    asked = list(deck_of(4)) if text is None else cards(text)
    groups = combined.ranking.trump_order(asked, combined.trumps(second_lead))
    return [names(group) for group in groups]


def legal(
    rules: Sequence[int],
    trick: str,
    hand: str,
    second_lead: str | None = None,
    trump_lead: TrumpLead = "suit-or-trump",
) -> set[str]:
    """The cards of the hand that may be played to the trick."""
    combined = rules_in_force(rules)
    trumps = combined.trumps(second_lead)
    duty = combined.following.duty(cards(trick), trumps, trump_lead)
    return set(names(combined.following.playable(cards(hand), duty, trumps)))


def winner(rules: Sequence[int], trick: str, second_lead: str | None = None) -> int | None:
    """The position of the winning card in the trick."""
    combined = rules_in_force(rules)
    return combined.ranking.winner(cards(trick), combined.trumps(second_lead))


def points(
    rules: Sequence[int],
    piles: Sequence[Sequence[tuple[int | None, str]]],
    *,
    second_lead: str | None = None,
    last_trick: int = 15,
) -> list[int]:
    """The round's points by each seat's piles (trick number and cards)."""
    combined = rules_in_force(rules)
    held = [[Pile(number, tuple(cards(text))) for number, text in own] for own in piles]
    sheets = combined.scoring.score(held, combined.trumps(second_lead), last_trick)
    for sheet in sheets:
        assert sum(line["points"] for line in sheet.lines) == sheet.points
    return [sheet.points for sheet in sheets]


PLAIN = (47, 48, 49, 50)
"""Rule cards that change nothing about a trick; any of them makes up a number of four."""


def four(*rules: int) -> list[int]:
    """These rule cards among plain ones."""
    return [*rules, *PLAIN[len(rules) :]]


def lying(rules: Sequence[int], trick: str, hand: str = "", seats: int = 4) -> Match:
    """These cards lie on the table, played from seat 0 on; whose turn it is holds this hand."""
    next_up = len(trick.split()) % seats
    match = table(rules, {next_up: hand} if hand else {}, seats=seats)
    state = state_of(match)
    state.trick = list(enumerate(cards(trick)))
    for seat, card in state.trick:
        if card in state.hands[seat]:
            state.hands[seat].remove(card)
    state.to_act = next_up
    if hand:
        state.hands[next_up] = cards(hand)
    return match


def seen(match: Match, seat: int | None = None) -> Scene:
    """The table as this seat sees it; by default, the seat to act."""
    return GAME.scene(match.view(match.to_act if seat is None else seat))


def note(scene: Scene, id_: str) -> dict[str, Any]:
    [found] = [each for each in scene["notes"] if each["id"] == id_]
    return dict(found)


def rounds() -> Iterator[Match]:
    """Moments of random rounds under many different rule cards."""
    rng = Random("rounds")
    for seed in range(12):
        match = Match.new("stich-meister", seats=3 + seed % 3, seed=str(seed))
        for _ in range(60):
            match.apply(rng.choice(match.legal_actions()))
            yield match


def facing(rules: list[int], trick: str, hand: str, seats: int = 4) -> View:
    """What the next seat sees, which holds this hand."""
    match = lying(rules, trick, hand, seats)
    return match.view(match.to_act)


def late(rules: list[int], tricks: int, trick: str, hand: str) -> View:
    """The same late in the round, with so many tricks before the next seat."""
    view = facing(rules, trick, hand)
    counts = [0] * 4
    counts[int(view["seat"] or 0)] = tricks
    table: Any = {**view["table"], "trick_number": 11, "tricks": counts}
    return {**view, "table": table}


def reason(view: View, action: str) -> str | None:
    """The id of what is said first for this action."""
    said = GAME.because(view, action, None)
    if said and said["id"] == "compared":
        return str(said["params"]["sentences"][0]["id"]).removeprefix("because-")
    return said and said["id"]
