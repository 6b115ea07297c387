"""Why a trick is won: each sentence holds at the table and names each rule card that decides."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pygame_core.games.stich_meister.cards import BY_NAME, deck_of
from pygame_core.games.stich_meister.in_force import rules_in_force
from pygame_core.games.stich_meister.verdict import verdict
from pygame_core.kit.cards import Card
from pygame_core.scene import Line
from tests.stich_meister.table import cards, winner


def told(rules: list[int], trick: str, second_lead: str | None = None) -> list[str]:
    """The sentences in short: what is said, of which card, and why."""
    combined = rules_in_force(rules)
    said = verdict(combined, combined.trumps(second_lead), cards(trick)).said
    return [f"{each['id']} {each['params']['card']}: {_why(each)}" for each in said]


def _why(said: Line) -> str:
    return ", ".join(_phrase(each) for each in said["params"]["lines"])


def _phrase(said: Line) -> str:
    params = said["params"]
    words = [said["id"].removeprefix("why-")]
    words += [name for name in ("low", "others") if params.get(name)]
    words += [str(params[name]) for name in ("among", "suit", "cause", "card") if name in params]
    return " ".join(words + [f"({item})" for item in params.get("items", ())])


@pytest.mark.parametrize(
    ("rules", "trick", "expected"),
    [
        ([], "F6 F9 C15", ["strongest F9: led F"]),
        ([], "F6 C15", ["strongest F6: led-alone F"]),
        ([31], "F6 F9 C1", ["strongest F6: led low F (rule-31)"]),
        ([17], "F6 K2 F4", ["strongest K2: only-trump (rule-17)"]),
        ([17], "F6 K2 K4", ["strongest K4: trump all (rule-17)"]),
        ([17, 31], "F6 K2 K4", ["strongest K2: trump low all (rule-31) (rule-17)"]),
        ([3], "F6 C4 F4", ["strongest F4: trump all (rule-3), later C4"]),
        ([3, 17], "F6 K2 F4", ["strongest F4: trump-by-order (rule-3)"]),
        ([3, 17], "K2 F4 C4", ["strongest C4: trump-by-order (rule-3), later F4"]),
        ([3, 17], "F4 K4 K2", ["strongest K4: trump-by-more (rule-3) (rule-17)"]),
        ([15, 17], "C4 C9 K12", ["strongest C9: trump-by-order (rule-15), trump some"]),
        ([33], "F6 C9 F2", ["strongest C9: number equal (rule-33)"]),
        ([33], "F9 C9 F2", ["strongest C9: number equal (rule-33), later F9"]),
        ([3, 32], "F6 C4 F2", ["strongest F6: led F, above-trumps (rule-32)"]),
        ([17, 32], "K6 C4 F2", ["strongest C4: number trump-led, above-trumps (rule-32)"]),
        ([29], "F9 F6 C2", ["rule-29 F9: led F", "by-rule F6: led-alone others F"]),
        ([29], "F6 F9 C2", ["strongest F9: led F"]),
        ([29], "F6 G7 C2", ["rule-29 F6: led-alone F", "by-rule G7: number left"]),
        (
            [18, 30],
            "C2 K15 C4 G14",
            ["rule-30 K15: only-trump (rule-18)", "by-rule C4: led C"],
        ),
        # A trump began, so no suit is stronger than another: the later of equal ones.
        (
            [18, 30],
            "K2 G15 F15",
            ["rule-30 K2: only-trump (rule-18)", "by-rule F15: number trump-led, later G15"],
        ),
        (
            [29, 30],
            "F9 F6 F2",
            ["rule-29 F9: led F", "rule-30 F6: led others F", "by-rule F2: alone others"],
        ),
        ([30], "F9", ["rule-30 F9: alone"]),
    ],
)
def test_the_strongest_is_named_first_and_then_what_a_rule_card_makes_of_it(
    rules: list[int], trick: str, expected: list[str]
) -> None:
    assert told(rules, trick) == expected


def tricks() -> Iterator[tuple[list[int], str, str | None]]:
    """Random tricks, whole or not yet, under random rule cards that matter to them."""
    rng = Random("verdicts")
    for _ in range(4000):
        rules = rng.sample(range(1, 22), rng.choice([0, 1, 1, 2, 3]))
        rules += rng.sample([29, 30, 31, 32, 33], rng.choice([0, 1, 1, 2, 3]))
        suits = rng.choice(["FCKG", "FK", "FCK"])
        deck = [card for card in deck_of(4) if card.suit in suits]
        trick = " ".join(map(str, rng.sample(deck, rng.randint(1, 5))))
        yield sorted(rules), trick, rng.choice("FCKG") if 21 in rules else None


def test_the_verdict_is_that_of_the_rule_cards_and_names_all_that_change_it() -> None:
    decided = set()
    for rules, trick, second_lead in tricks():
        combined = rules_in_force(rules)
        found = verdict(combined, combined.trumps(second_lead), cards(trick))
        place = winner(rules, trick, second_lead)
        assert found.winner == place
        assert found.rules <= set(rules)
        for rule in rules:
            rest = [other for other in rules if other != rule]
            if winner(rest, trick, second_lead) != place:
                assert rule in found.rules, (rules, trick, rule)
                decided.add(rule)
    assert decided == {*range(1, 22), 29, 30, 31, 32, 33}


def test_every_phrase_holds_of_the_cards_that_lie_there() -> None:
    """As somebody checks it who knows no ranking, only what the words mean."""
    met = set()
    for rules, trick, second_lead in tricks():
        combined = rules_in_force(rules)
        trumps = combined.trumps(second_lead)
        lying, out = cards(trick), set[Card]()
        for said in verdict(combined, trumps, lying).said:
            card = BY_NAME[said["params"]["card"]]
            left = [each for each in lying if each not in out]
            for phrase in said["params"]["lines"] if said["id"] != "rule-29" else ():
                met.add(phrase["id"])
                claim = Claim(lying, left, card, phrase["params"], trumps.covered)
                assert claim.holds(phrase["id"]), (rules, trick, second_lead, said)
            if said["id"] in ("rule-29", "rule-30"):
                assert said["id"] != "rule-29" or card == lying[0]
                out.add(card)
    assert met == {
        f"why-{name}"
        for name in (
            *("alone", "only-trump", "trump-by-more", "trump-by-order", "trump", "led"),
            *("led-alone", "number", "no-trump", "above-trumps", "later"),
        )
    }


class Claim:
    """What is said of a card, held against the trick. left: the cards of which no sentence before
    has said that they do not win. made: by trump, the rule cards that make it one."""

    def __init__(
        self,
        lying: list[Card],
        left: list[Card],
        card: Card,
        params: dict[str, Any],
        made: dict[Card, tuple[int, ...]],
    ) -> None:
        self.lead, self.card, self.params, self.made = lying[0], card, params, made
        self.lying, self.left = lying, left

    def holds(self, phrase: str) -> bool:
        return bool(getattr(self, phrase.removeprefix("why-").replace("-", "_"))())

    def _trump(self, card: Card) -> bool:
        return card in self.made

    def _best(self, some: list[Card]) -> bool:
        """Its number is the highest of these, or the lowest, none of them stronger by a rule."""
        pick = min if self.params["low"] else max
        return pick(each.number for each in some) == self.card.number

    def alone(self) -> bool:
        return self.left == [self.card]

    def only_trump(self) -> bool:
        return [each for each in self.left if self._trump(each)] == [self.card]

    def trump_by_more(self) -> bool:
        counts = [len(self.made[each]) for each in self.left if self._trump(each)]
        return len(self.made[self.card]) == max(counts) > min(counts)

    def trump_by_order(self) -> bool:
        mine = self.made[self.card]
        others = [self.made[each] for each in self.left if self._trump(each)]
        as_many = [each for each in others if len(each) == len(mine)]
        return mine == min(as_many) < max(as_many)

    def trump(self) -> bool:
        if self.params["among"] == "some":
            return self._best([each for each in self.left if each.suit == self.card.suit])
        return self._best([each for each in self.left if self._trump(each)])

    def led(self) -> bool:
        return self._best(self._of_suit_led()) and self.params["suit"] == self.lead.suit

    def led_alone(self) -> bool:
        return self._of_suit_led() == [self.card]

    def _of_suit_led(self) -> list[Card]:
        suit = [each for each in self.left if each.suit == self.lead.suit]
        return [each for each in suit if not self._trump(each)]

    def number(self) -> bool:
        plain = [each for each in self.left if not self._trump(each)]
        assert (self.params["cause"] == "trump-led") == self._trump(self.lead)
        return self._best(plain)

    def no_trump(self) -> bool:
        return [each for each in self.left if not self._trump(each)] == [self.card]

    def above_trumps(self) -> bool:
        return not self._trump(self.card) and any(map(self._trump, self.left))

    def later(self) -> bool:
        other = BY_NAME[self.params["card"]]
        is_later = self.lying.index(other) < self.lying.index(self.card)
        return other.number == self.card.number and is_later
