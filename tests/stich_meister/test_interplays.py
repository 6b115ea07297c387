"""What the rule lens says of cards in force together is what the engine does with them.

Every sentence has a claim below, and the claim is put to the engine in every set of rule cards for
which the sentence is said. Sentences that are all true cannot contradict each other. The other way
round, a card that is not played as it is printed must be named by a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations, product

from pygame_core.games.stich_meister.cards import DECK
from pygame_core.games.stich_meister.interplay import INTERPLAYS, interplays
from pygame_core.kit.cards import Card
from tests.stich_meister.sets import FEW, SETS, SOME, Round, moments
from tests.stich_meister.table import cards
from tests.test_locales import ENGLISH


def trumps_go_by_their_cards(at: Round) -> bool:
    covers = at.coverage
    return at.always(
        lambda one, other: (
            one in covers
            and other in covers
            and (-len(covers[one]), covers[one]) < (-len(covers[other]), covers[other])
        )
    )


def a_suit_named_twice_beats_single_trumps(at: Round) -> bool:
    covers = at.coverage
    twice = [card for card, by in covers.items() if sum(13 <= rule <= 20 for rule in by) == 2]
    single = [card for card, by in covers.items() if len(by) == 1]
    return bool(twice) and at.always(lambda one, other: one in twice and other in single)


def not_forced_by_card_21_in_trick_1(at: Round) -> bool:
    hand = [card for card in SOME if card.suit != "F"]
    return bool(at.fixed) or all(
        at.legal([lead], hand) == at.without(21).legal([lead], hand) for lead in cards("F1 F9")
    )


def plain_cards_beat_the_lead_of_trick_2(at: Round) -> bool:
    leads = [card for card in SOME if card.suit == at.fixed]
    return all(at.beats(card, lead, lead) for lead in leads for card in at.plain)


def suits_are_equal_before_trick_2_and_trumps_above_then(at: Round) -> bool:
    if at.fixed is None:
        return plain_suits_are_equal(at)
    return at.always(lambda one, other: one in at.coverage and other in at.plain)


def plain_suits_are_equal(at: Round) -> bool:
    return not any(
        at.beats(one, other, lead)
        for one, other in product(at.plain, at.plain)
        if one.number == other.number
        for lead in FEW
    )


def trumps_are_below_all(at: Round) -> bool:
    return at.has_trumps and at.always(lambda one, other: one in at.plain and other in at.coverage)


def the_card_before_is_followed(at: Round) -> bool:
    return all(at.legal(trick, SOME) == at.legal(trick[1:], SOME) for trick in permutations(FEW, 2))


def the_lead_is_followed(at: Round) -> bool:
    return all(at.legal(trick, SOME) == at.legal(trick[:1], SOME) for trick in permutations(FEW, 2))


def the_suit_led_is_the_strongest_plain_one(at: Round) -> bool:
    return all(
        at.beats(one, other, lead)
        for lead in at.plain
        for one, other in product(at.plain, at.plain)
        if one.suit == lead.suit != other.suit
    )


def who_cannot_follow_the_card_before_plays_a_trump(at: Round) -> bool:
    return at.has_trumps and all(forced(at, trick, trick[1]) for trick in permutations(FEW, 2))


def who_cannot_follow_plays_a_trump(at: Round) -> bool:
    return at.has_trumps and all(forced(at, [lead], lead) for lead in FEW)


def forced(at: Round, trick: Sequence[Card], reference: Card) -> bool:
    """Whether a hand that cannot follow the reference has to play its trumps."""
    following = at.legal([reference], SOME)
    hand = [card for card in SOME if card not in following]
    return at.legal(trick, hand) == (at.trumps.among(hand) or hand)


def the_second_of_the_rest_wins(at: Round) -> bool:
    def second(trick: Sequence[Card]) -> int:
        strength = at.rules.ranking.strength
        by_strength = [
            (strength(card, trick[0], at.trumps), place) for place, card in enumerate(trick)
        ]
        return sorted(by_strength[1:])[-2][1]

    return all(
        at.rules.ranking.winner(trick, at.trumps) == second(trick) for trick in permutations(FEW)
    )


def smaller_is_stronger_in_a_trump_suit(at: Round) -> bool:
    covers = at.coverage
    return at.always(
        lambda one, other: (
            one in covers
            and one.suit == other.suit
            and covers[one] == covers.get(other)
            and one.number < other.number
        )
    )


def trumps_of_a_number_stand_as_without_31(at: Round) -> bool:
    other = at.without(31)
    return all(
        at.beats(*pair, lead) == other.beats(*pair, lead)
        for pair in permutations(at.coverage, 2)
        if pair[0].number == pair[1].number
        for lead in FEW
    )


def the_score_knows_nothing_of(*cards: int) -> Callable[[Round], bool]:
    return lambda at: at.scores([1, 2, 3]) == at.without(*cards).scores([1, 2, 3])


def weak_trumps_score(at: Round) -> bool:
    return at.has_trumps and the_score_knows_nothing_of(32)(at)


def the_left_takes_and_the_right_leads(at: Round) -> bool:
    route = at.rules.routing.route(2, 5)
    return (route.taker, route.next_leader) == (3, 1)


def the_left_takes_and_hands_on(at: Round) -> bool:
    return at.rules.routing.route(2, 5)[:2] == (3, 4)


def a_trick_won_counts_for_both(at: Round) -> bool:
    """Whatever the seats have besides."""
    before, after = ([10, 10, 10, points, 10] for points in (10, 11))
    gain = at.rules.scoring.exchanged(after)[2] - at.rules.scoring.exchanged(before)[2]
    return at.rules.routing.route(2, 5).holder == 3 and gain != 0


def everybody_passes_as_many(at: Round) -> bool:
    steps = [*at.rules.routing.before_play, *at.rules.routing.after_third]
    return any(step.verb == "pass" for step in steps)


def nobody_lays_cards_open(at: Round) -> bool:
    return all(step.verb != "expose" for step in at.rules.routing.before_play)


def three_tricks_are_left_over(at: Round) -> bool:
    return at.rules.routing.tricks(4) == 12


def no_trump_is_in_force(at: Round) -> bool:
    return not at.has_trumps


def neither_picture_nor_trump_is_four_times(at: Round) -> bool:
    trick = at.plain[:4]
    return at.worth(7, trick) == 4 * at.without(42, 43).worth(7, trick)


def the_fifth_and_the_last_are_triple(at: Round) -> bool:
    other = at.without(44, 45)
    return all(at.worth(number, FEW) == 3 * other.worth(number, FEW) for number in (5, 15))


def cards_of_the_worthless_tricks_count(at: Round) -> bool:
    still_open = at.rules.waits_for_second_lead and at.fixed is None
    return at.worth(2, FEW) == 0 and (still_open or any(map(at.value, DECK)))


def a_bonus_may_be_doubled(at: Round) -> bool:
    at = at.without(58, 59, 60)
    return any(
        at.scores([held, 5, 6])[0] - at.without(card).scores([held, 5, 6])[0] > bonus
        for card, bonus in ((54, 10), (55, 5))
        if card in at.numbers
        for held in range(at.rules.routing.leftover, 5)
    )


def the_score_is_turned_round(at: Round) -> bool:
    return at.scores([1, 2, 3]) == [-each for each in at.without(60).scores([1, 2, 3])]


def number_trumps_cost_and_follow_no_suit(at: Round) -> bool:
    bare = at.without(*range(47, 51))
    costly = {"FCKG"[number - 47] for number in at.numbers if 47 <= number <= 50}
    if any(at.value(card) - bare.value(card) != -(card.suit in costly) for card in at.coverage):
        return False
    pairs = [
        (trump, lead, other)
        for trump in at.coverage
        for lead, other in permutations(at.plain, 2)
        if trump.suit == lead.suit == other.suit
    ]
    return all(at.legal([lead], [trump, other]) == [other] for trump, lead, other in pairs)


CLAIMS: dict[str, Callable[[Round], bool]] = {
    "several-trumps": trumps_go_by_their_cards,
    "suit-twice": a_suit_named_twice_beats_single_trumps,
    "no-forced-trump-in-trick-1": not_forced_by_card_21_in_trick_1,
    "anti-trump-from-trick-2": plain_cards_beat_the_lead_of_trick_2,
    "suits-equal-in-trick-1": suits_are_equal_before_trick_2_and_trumps_above_then,
    "blind-follows-lead": the_lead_is_followed,
    "led-suit-still-strongest": lambda at: (
        the_card_before_is_followed(at) and the_suit_led_is_the_strongest_plain_one(at)
    ),
    "no-trump-to-play": no_trump_is_in_force,
    "forced-after-latest": who_cannot_follow_the_card_before_plays_a_trump,
    "forced-to-lose": lambda at: who_cannot_follow_plays_a_trump(at) and trumps_are_below_all(at),
    "second-without-lead": the_second_of_the_rest_wins,
    "number-trump-costs": number_trumps_cost_and_follow_no_suit,
    "trump-suit-turned": smaller_is_stronger_in_a_trump_suit,
    "number-trumps-not-turned": trumps_of_a_number_stand_as_without_31,
    "printed-numbers-score": the_score_knows_nothing_of(31),
    "no-trump-to-weaken": no_trump_is_in_force,
    "equal-suits-over-trumps": lambda at: plain_suits_are_equal(at) and trumps_are_below_all(at),
    "anti-trumps-score-as-trumps": weak_trumps_score,
    "left-takes-right-leads": the_left_takes_and_the_right_leads,
    "tricks-come-back": a_trick_won_counts_for_both,
    "everybody-passes": everybody_passes_as_many,
    "no-open-card-to-pass": nobody_lays_cards_open,
    "left-takes-and-hands-on": the_left_takes_and_hands_on,
    "last-is-before-leftovers": three_tricks_are_left_over,
    "nobody-below-three": three_tricks_are_left_over,
    "all-tricks-double": no_trump_is_in_force,
    "no-trump-to-pay-for": no_trump_is_in_force,
    "doubles-multiply": neither_picture_nor_trump_is_four_times,
    "fifth-and-last": the_fifth_and_the_last_are_triple,
    "worthless-tricks-count": cards_of_the_worthless_tricks_count,
    "bonus-before-doubling": a_bonus_may_be_doubled,
    "everything-flips": the_score_is_turned_round,
}

PLAYED = {
    "second-lead-shows-suit",
    "second-lead-scores-everywhere",
    "leader-of-trick-2-decides",
    "right-before-left",
    "pass-before-laying",
    "expose-without-reserved",
    "reserved-blind",
    "reserved-not-passed",
    "reserved-before-leftovers",
    "exposed-stays-until-turned",
    "exposed-passed-hidden",
    "exposed-is-leftover",
    "removed-card-scores-nothing",
    "neighbours-are-seats",
    "piles-count-in-the-end",
    "even-and-fewest",
    "right-before-left-share",
    "doubling-before-share",
}
"""Sentences no third card touches: test_interactions.py plays them."""


def fifteen_is_highest(at: Round) -> bool:
    return not any(
        at.beats(card, fifteen, fifteen)
        for fifteen in (card for card in SOME if card.number == 15)
        for card in SOME
        if card.suit == fifteen.suit and any(13 <= by <= 20 for by in at.coverage.get(card, ()))
    )


def smaller_numbers_are_stronger(at: Round) -> bool:
    return at.always(lambda one, other: one.suit == other.suit and one.number < other.number)


def only_numbers_and_trumps_count(at: Round) -> bool:
    return plain_suits_are_equal(at) and at.always(
        lambda one, other: one in at.coverage and other in at.plain
    )


def a_trick_may_be_missing(at: Round) -> bool:
    return not at.rules.routing.leftover


PRINTED: dict[int, Callable[[Round], bool]] = {
    **dict.fromkeys(range(13, 21), fifteen_is_highest),
    27: the_card_before_is_followed,
    28: who_cannot_follow_plays_a_trump,
    31: smaller_numbers_are_stronger,
    32: trumps_are_below_all,
    33: only_numbers_and_trumps_count,
    51: lambda at: at.has_trumps,
    54: a_trick_may_be_missing,
    55: a_trick_may_be_missing,
}
"""What a card says by itself, where another card may change it."""


def test_every_interplay_has_a_sentence_and_every_sentence_a_claim() -> None:
    ids = {interplay.id for interplay in INTERPLAYS}
    assert {f"stich-meister-fact-meets-{name}" for name in ids} == {
        message for message in ENGLISH if message.startswith("stich-meister-fact-meets-")
    }
    assert ids == CLAIMS.keys() | PLAYED


def test_every_sentence_is_true_and_a_card_not_played_as_printed_is_named_by_one() -> None:
    """Whatever else is in force."""
    false: dict[str, list[Sequence[int]]] = {}
    silent: dict[int, list[Sequence[int]]] = {}
    for numbers in SETS:
        meetings, rounds = interplays(numbers), moments(numbers)
        for name in {meeting["id"] for meeting in meetings} & CLAIMS.keys():
            if not all(map(CLAIMS[name], rounds)):
                false.setdefault(name, []).append(numbers)
        named = {rule for meeting in meetings for rule in meeting["rules"]}
        for number in PRINTED.keys() & set(numbers) - named:
            if not all(map(PRINTED[number], rounds)):
                silent.setdefault(number, []).append(numbers)
    assert not false, {name: (len(sets), sets[:6]) for name, sets in false.items()}
    assert not silent, {number: (len(sets), sets[:6]) for number, sets in silent.items()}
