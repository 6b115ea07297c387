"""The heuristic of Stich-Meister: what each action is worth, as a sensible person would put it.

Count what a trick is worth under the cards in force, see whose pile it would join, and guess by
a few imagined replies who wins it. Strong cards are kept for tricks worth having, and thrown
where winning hurts.
"""

from __future__ import annotations

from math import exp
from random import Random

from pygame_core.games.stich_meister import evaluation
from pygame_core.games.stich_meister.card_tracking import CardTracker, tracker_of
from pygame_core.games.stich_meister.cards import BY_NAME, TABLES, deck_of
from pygame_core.games.stich_meister.following import TrumpLead
from pygame_core.games.stich_meister.in_force import Rules, rules_in_force
from pygame_core.games.stich_meister.rule_card import Pile
from pygame_core.games.stich_meister.trumps import Trumps
from pygame_core.kit.cards import Card
from pygame_core.views import View

_WORLDS = 10
_SPENDING = 0.5
"""What it costs to play the strongest card, as a part of what a trick is worth."""


def evaluate(view: View) -> list[float]:
    """One number per legal action, in points or so: higher is better."""
    words = [action.split(" ")[1] for action in view["legal"]]
    if view["phase"] == "choose":
        return [_rule_value(int(word), view) for word in words]
    cards = [BY_NAME[word] for word in words]
    table = view["table"]
    rules = rules_in_force(table["rules"])
    strength = evaluation.strengths(rules, table["second_lead"], view["seats"])
    wish = evaluation.desire(rules, table["second_lead"], view["seats"])
    if view["phase"] == "play":
        trick = _OpenTrick(view, rules, strength, wish)
        return [trick.gain(card) - _SPENDING * wish * strength[card] ** 3 for card in cards]
    if view["phase"] == "remove":
        return [_removal_value(card, view, rules) for card in cards]
    if view["phase"] == "reserve":
        last = evaluation.desire(
            rules, table["second_lead"], view["seats"], table["tricks_in_round"]
        )
        return [(last - wish) * strength[card] - 0.1 * abs(strength[card] - 0.4) for card in cards]
    if view["phase"] == "expose":
        return [-abs(strength[card] - 0.3) for card in cards]
    return [-wish * strength[card] + _shortening(card, view) for card in cards]


def _shortening(card: Card, view: View) -> float:
    """Passing from a short suit makes a void, and a void gives a free choice."""
    return 0.1 / sum(name[0] == card.suit for name in view["hand"])


def _removal_value(card: Card, view: View, rules: Rules) -> float:
    """What the trick is worth to this seat without the card."""
    table = view["table"]
    left = tuple(BY_NAME[name] for _, name in view["trick"] if name != str(card))
    worth = rules.scoring.pile_points(
        Pile(table["trick_number"], left),
        rules.trumps(table["second_lead"]),
        table["tricks_in_round"],
    )
    assert view["seat"] is not None
    holder: int = table["winning"]["holder"]
    return worth * evaluation.point_value(rules, view["seats"], view["seat"])[holder]


def _rule_value(number: int, view: View) -> float:
    """What this rule card alone would make of the hand, in points above a middling hand."""
    rules = rules_in_force([number])
    seats = view["seats"]
    # Where the suit is still to be decided, a hand of average strength is assumed.
    strength = evaluation.strengths(rules, None, seats)
    hand = [strength[BY_NAME[name]] for name in view["hand"]]
    average = sum(strength.values()) / len(strength)
    tricks = TABLES[seats].hand - rules.routing.leftover
    fair = tricks / seats
    expected = max(0.2, fair + 1.2 * tricks * (sum(hand) / len(hand) - average))
    worth = evaluation.mean_points(rules, None, seats, None)
    more = (expected - fair) * evaluation.desire(rules, None, seats)
    return more + _by_count(rules, expected, fair, worth) - _by_count(rules, fair, fair, worth)


def _by_count(rules: Rules, expected: float, fair: float, worth: float) -> float:
    """What the number of tricks may bring on top, around an expected number."""
    total, chance = 0.0, exp(-expected)
    for count in range(17):
        fewest = count if count < fair / 2 else -1
        total += chance * rules.scoring.by_count(count * worth, count, fewest)
        chance *= expected / (count + 1)
    return total


class _OpenTrick:
    """The trick on the table, with a few imagined hands of the other seats."""

    def __init__(self, view: View, rules: Rules, strength: dict[Card, float], wish: float) -> None:
        assert view["seat"] is not None
        self._seat = view["seat"]
        self._seats = view["seats"]
        self._rules = rules
        self._strength = strength
        self._wish = wish
        self._table = view["table"]
        self._trump_lead: TrumpLead = self._table["options"]["trumpLeadFollow"]
        self._plays = [(seat, BY_NAME.get(name)) for seat, name in view["trick"]]
        at = self._table["order"].index(self._seat)
        self._to_come: list[int] = self._table["order"][at + 1 :]
        self._values = evaluation.point_value(rules, self._seats, self._seat)
        self._holding: dict[int, float] = {}
        tracker = tracker_of(view)
        rng = Random(len(tracker.seen))
        self._worlds = [_imagined_hands(view, tracker, rng) for _ in range(_WORLDS)]

    def gain(self, card: Card) -> float:
        """What playing this card is likely to bring from this very trick."""
        return sum(self._outcome(card, hands) for hands in self._worlds) / len(self._worlds)

    def _outcome(self, mine: Card, hands: dict[int, list[Card]]) -> float:
        """What the trick brings if the others hold these hands and want what the rules praise."""
        rules, second_lead = self._rules, self._table["second_lead"]
        if not self._plays and self._table["trump_open"] and self._table["trick_number"] == 2:
            second_lead = mine.suit
        trumps = rules.trumps(second_lead)
        seats: list[int] = []
        cards: list[Card] = []
        for seat, card in [*self._plays, (self._seat, mine), *((s, None) for s in self._to_come)]:
            seats.append(seat)
            cards.append(card or self._reply(hands[seat], cards, trumps))
        place = rules.ranking.winner(cards, trumps)
        assert place is not None, "the trick is complete"
        worth = rules.scoring.pile_points(
            Pile(self._table["trick_number"], tuple(cards)),
            trumps,
            self._table["tricks_in_round"],
        )
        winner = seats[place]
        holder = rules.routing.route(winner, self._seats).holder
        return worth * self._values[holder] + self._by_holding(winner)

    def _reply(self, hand: list[Card], cards: list[Card], trumps: Trumps) -> Card:
        """The card of an imagined hand: it beats the trick if that is good, else ducks under it."""
        duty = self._rules.following.duty(cards, trumps, self._trump_lead)
        allowed = self._rules.following.playable(hand, duty, trumps)
        if not cards or len(allowed) == 1:
            return allowed[0]
        strengths = self._rules.ranking.strengths(cards[0], trumps)
        best = max([strengths[card] for card in cards])
        ahead = [card for card in allowed if strengths[card] >= best]
        behind = [card for card in allowed if strengths[card] < best]
        by_strength = self._strength.__getitem__
        if self._wish > 0:
            return max(ahead, key=by_strength) if ahead else min(behind, key=by_strength)
        return max(behind or ahead, key=by_strength)

    def _by_holding(self, winner: int) -> float:
        """What it is worth that the numbers of tricks change; the more so, the later it is."""
        if winner not in self._holding:
            counts = self._table["tricks"]
            route = self._rules.routing.route(winner, self._seats)
            worth = evaluation.mean_points(
                self._rules, self._table["second_lead"], self._seats, None
            )
            done = sum(counts) / self._table["tricks_in_round"]
            self._holding[winner] = done * evaluation.of_holding(
                self._rules, counts, self._seat, route.taker, route.holder, worth
            )
        return self._holding[winner]


def _imagined_hands(view: View, tracker: CardTracker, rng: Random) -> dict[int, list[Card]]:
    """Hands for the other seats out of the cards not seen yet, in random order."""
    table = view["table"]
    exposed = [[BY_NAME[name] for name in own] for own in table["exposed"]]
    mine = {BY_NAME[name] for name in view["hand"]}
    known = mine.union(tracker.seen, *exposed, [BY_NAME.get(table["my_reserved"])])
    unseen = [card for card in deck_of(view["seats"]) if card not in known]
    rng.shuffle(unseen)
    hands: dict[int, list[Card]] = {}
    for seat in range(view["seats"]):
        lacks = tracker.late_lacks[seat]
        if not tracker.late_pass:
            lacks = lacks | tracker.early_lacks[seat]
        size = view["hand_counts"][seat] + (seat in table["face_down"])
        likely = sorted(unseen, key=lacks.__contains__)[: size - len(exposed[seat])]
        hands[seat] = exposed[seat] + likely
        rng.shuffle(hands[seat])
        if seat != view["seat"]:
            unseen = [card for card in unseen if card not in likely]
    return hands
