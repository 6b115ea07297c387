"""The rules of play and scoring once more, as plainly as can be: numbers of rule cards in ifs.

Shares nothing with the engine but the cards. Slow and long-winded on purpose: a second opinion.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.kit.cards import Card

NUMBER_TRUMPS = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9, 9: 11, 10: 12, 11: 14, 12: 15}
SUIT_TRUMPS = {13: "F", 14: "F", 15: "C", 16: "C", 17: "K", 18: "K", 19: "G", 20: "G"}


def covering(card: Card, rules: Sequence[int], fixed: str | None) -> list[int]:
    found = []
    for rule in sorted(rules):
        if rule <= 12 and card.number == NUMBER_TRUMPS[rule]:
            found.append(rule)
        if 13 <= rule <= 20 and card.suit == SUIT_TRUMPS[rule]:
            found.append(rule)
        if rule == 21 and card.suit == fixed:
            found.append(rule)
    return found


def legal(
    hand: Sequence[Card],
    trick: Sequence[Card],
    rules: Sequence[int],
    fixed: str | None,
    trump_lead: str = "suit-or-trump",
) -> set[Card]:
    if not trick:
        return set(hand)
    reference = trick[-1] if 27 in rules and 26 not in rules else trick[0]
    trump_led = bool(covering(reference, rules, fixed))
    follow = set()
    for card in hand:
        is_trump = bool(covering(card, rules, fixed))
        if trump_led:
            if is_trump or (card.suit == reference.suit and trump_lead != "trump-only"):
                follow.add(card)
        elif card.suit == reference.suit and not is_trump:
            follow.add(card)
    if follow:
        return follow
    trumps = {card for card in hand if covering(card, rules, fixed)}
    if 28 in rules and trumps:
        return trumps
    return set(hand)


def beats(
    one: Card, other: Card, lead: Card, rules: Sequence[int], fixed: str | None
) -> bool | None:
    """Whether `one` is stronger than `other`; None if they are equal."""
    trump_led = bool(covering(lead, rules, fixed))

    def standing(card: Card) -> int:
        if covering(card, rules, fixed):
            return -1 if 32 in rules else 9
        if trump_led or 33 in rules:
            return 1
        return 2 if card.suit == lead.suit else 1

    if standing(one) != standing(other):
        return standing(one) > standing(other)
    by_one, by_other = covering(one, rules, fixed), covering(other, rules, fixed)
    if len(by_one) != len(by_other):
        return len(by_one) > len(by_other)
    for left, right in zip(by_one, by_other, strict=True):
        if left != right:
            return left < right
    if one.number != other.number:
        return (one.number < other.number) if 31 in rules else (one.number > other.number)
    return None


def winner(trick: Sequence[Card], rules: Sequence[int], fixed: str | None) -> int:
    """The position of the winning card, found by counting who beats whom."""
    candidates = list(range(len(trick)))
    if 29 in rules:
        candidates.remove(0)

    def stronger_than(position: int) -> int:
        count = 0
        for other in candidates:
            if other == position:
                continue
            verdict = beats(trick[other], trick[position], trick[0], rules, fixed)
            if verdict or (verdict is None and other > position):
                count += 1
        return count

    wanted = 1 if 30 in rules else 0
    [found] = [position for position in candidates if stronger_than(position) == wanted]
    return found


def score(
    piles: Sequence[Sequence[tuple[int | None, Sequence[Card]]]],
    rules: Sequence[int],
    fixed: str | None,
    last: int,
) -> list[int]:
    points = []
    for own in piles:
        total = 0
        for number, held in own:
            value = 1
            if 41 in rules:
                value = len({card.suit for card in held})
            if 42 in rules and not any(card.number in (11, 12, 13, 14) for card in held):
                value *= 2
            if 43 in rules and not any(covering(card, rules, fixed) for card in held):
                value *= 2
            if 44 in rules and number == 5:
                value *= 3
            if 45 in rules and number == last:
                value *= 3
            if 45 in rules and number in (1, 2):
                value = 0
            total += value
            for card in held:
                total += 46 in rules and 11 <= card.number <= 14
                for rule, suit in ((47, "F"), (48, "C"), (49, "K"), (50, "G")):
                    total -= rule in rules and card.suit == suit
                total -= 51 in rules and bool(covering(card, rules, fixed))
                total += 3 * (52 in rules and card.number == 7)
                total -= 3 * (53 in rules and card.number == 15)
        if 54 in rules and len(own) == 0:
            total += 10
        if 55 in rules and len(own) == 1:
            total += 5
        if 56 in rules and len(own) % 2 == 0:
            total *= 2
        if 57 in rules and len(own) == min(len(other) for other in piles):
            total *= 2
        points.append(total)
    seats = len(points)
    if 58 in rules:
        points = [points[seat] + abs(points[seat - 1]) for seat in range(seats)]
    if 59 in rules:
        points = [points[seat] + points[(seat + 1) % seats] for seat in range(seats)]
    if 60 in rules:
        points = [-total for total in points]
    return points
