"""Faults of the rules: a score that is wrong, an action that should not be, a turn out of order."""

from __future__ import annotations

from tests.faults.fault import Fault

RULES = (
    Fault(
        "red-eleven-costs-eleven",
        "pygame_core/games/red_dragon/rules.py",
        "return 26 if card.number == 11 else card.number",
        "return card.number",
        ("tests/red_dragon/test_worked_examples.py::test_worked_example",),
        "The most expensive card of Red Dragon is cheap, and every score is wrong.",
    ),
    Fault(
        "five-tricks-are-too-few",
        "pygame_core/games/x_missions/rules.py",
        "done = tally.tricks >= 5",
        "done = tally.tricks > 5",
        ("tests/x_missions/test_x_missions.py::test_a_mission_that_is_done_pays_its_price",),
        "Who takes just the five tricks of mission 5 is paid nothing.",
    ),
    Fault(
        "shared-prediction-pays-in-full",
        "pygame_core/games/scharfe_schoten/rules.py",
        '"shared": 3',
        '"shared": 5',
        ("tests/scharfe_schoten/test_worked_examples.py::test_worked_example",),
        "A prediction that is only half right pays as if it were right.",
    ),
    Fault(
        "high-set-before-large-set",
        "pygame_core/games/sauscharf/rules.py",
        "return self.size, self.value",
        "return self.value, self.size",
        ("tests/sauscharf/test_worked_examples.py::test_worked_example",),
        "In Sauscharf one high chili goes before three low ones.",
    ),
    Fault(
        "bonus-of-two-is-the-bonus-of-three",
        "pygame_core/games/red_dragon/rules.py",
        "no_trick_bonus=(20, 15, 10, 5)",
        "no_trick_bonus=(20, 10, 10, 5)",
        ("tests/red_dragon/test_referee.py::test_whole_matches_agree_with_a_second_referee",),
        "Two of six who take no trick are paid too little.",
    ),
    Fault(
        "draft-goes-round-and-round",
        "pygame_core/games/red_dragon/rules.py",
        "there if turn % 2 == 0 else there[::-1]",
        "there",
        ("tests/red_dragon/test_referee.py::test_whole_matches_agree_with_a_second_referee",),
        "Who takes first from the centre takes first every time.",
    ),
    Fault(
        "nobody-need-follow",
        "pygame_core/kit/tricks.py",
        "return [card for card in hand if card.suit == led] or list(hand)",
        "return list(hand)",
        (
            "tests/red_dragon/test_referee.py::test_whole_matches_agree_with_a_second_referee",
            "tests/x_missions/test_referee.py::test_whole_matches_agree_with_a_second_referee",
            "tests/scharfe_schoten/test_referee.py::test_whole_matches_agree_with_a_second_referee",
        ),
        "Any card may be played to any trick.",
    ),
    Fault(
        "indicators-mixed-every-round",
        "pygame_core/games/x_missions/state.py",
        "if not self.pile:",
        "if self.round:",
        ("tests/x_missions/test_referee.py::test_whole_matches_agree_with_a_second_referee",),
        "The trumps that are left cannot be counted.",
    ),
    Fault(
        "chosen-mission-is-passed-on",
        "pygame_core/games/x_missions/state.py",
        "self.offer.remove(choice)",
        "self.offer.sort()",
        ("tests/x_missions/test_referee.py::test_whole_matches_agree_with_a_second_referee",),
        "Two seats work on the same mission.",
    ),
    Fault(
        "low-cards-without-a-trick",
        "pygame_core/games/x_missions/rules.py",
        "done = tally.tricks >= 1 and tally.high == 0",
        "done = tally.high == 0",
        ("tests/x_missions/test_referee.py::test_whole_matches_agree_with_a_second_referee",),
        "Who takes nothing is paid for having taken no high card.",
    ),
    Fault(
        "number-before-colour",
        "pygame_core/games/scharfe_schoten/rules.py",
        "(card in trumps, -colours.index(card.suit), card.number)",
        "(card in trumps, card.number, -colours.index(card.suit))",
        ("tests/scharfe_schoten/test_referee.py::test_whole_matches_agree_with_a_second_referee",),
        "A high mustard takes the trick from a lower card of a stronger colour.",
    ),
    Fault(
        "difference-for-one-hit",
        "pygame_core/games/scharfe_schoten/rules.py",
        'both = "missed" not in (hit_most, hit_least)',
        'both = "alone" in (hit_most, hit_least)',
        ("tests/scharfe_schoten/test_referee.py::test_whole_matches_agree_with_a_second_referee",),
        "One prediction that is right brings the points for two.",
    ),
    Fault(
        "later-set-goes-first",
        "pygame_core/games/sauscharf/rules.py",
        "by_rank = sorted(laid, ",
        "by_rank = sorted(laid[::-1], ",
        (
            "tests/sauscharf/test_referee.py"
            "::test_whoever_keeps_or_sheds_all_comes_to_the_end_of_the_sheet",
        ),
        "Of two equal sets the one that was laid later acts first.",
    ),
    Fault(
        "laps-without-a-sauce-add-up",
        "pygame_core/games/sauscharf/state.py",
        "self.stall = 0 if self.cooked else self.stall + 1",
        "self.stall += not self.cooked",
        ("tests/sauscharf/test_referee.py::test_recorded_matches_agree_with_a_second_referee",),
        "A match of Sauscharf ends although sauces are still being made.",
    ),
    Fault(
        "groups-of-four-chilies",
        "pygame_core/games/sauscharf/sauces.py",
        "GROUP = 3",
        "GROUP = 4",
        (
            "tests/sauscharf/test_referee.py"
            "::test_whoever_keeps_or_sheds_all_comes_to_the_end_of_the_sheet",
        ),
        "A slot holds more than the sheet of rules says.",
    ),
    Fault(
        "trump-answers-a-plain-suit",
        "pygame_core/games/stich_meister/following.py",
        "return card.suit == self.reference.suit and card not in self.trumps",
        "return card.suit == self.reference.suit",
        ("tests/stich_meister/test_worked_examples.py::test_legal",),
        "In Stich-Meister a trump passes for the suit printed on it.",
    ),
    Fault(
        "trump-led-answered-by-its-suit",
        "pygame_core/games/stich_meister/following.py",
        '"trump" if trump_lead == "trump-only" else "suit-or-trump"',
        '"suit-or-trump"',
        (
            "tests/stich_meister/test_pairs.py"
            "::test_whole_matches_with_chosen_rules_are_played_to_the_end",
        ),
        "The option by which a trump led must be answered by trumps does nothing.",
    ),
)
