"""Where the rules leave a choice, and what is chosen here.

Each ruling has a name, so that another answer is one more choice in this table and one branch
where the rules ask for it. Most have only the answer that is played.
"""

from __future__ import annotations

from pygame_core.game import Option

OPTIONS = (
    # A trump is led: its printed suit follows as well as any trump, or trumps only.
    Option("trumpLeadFollow", ("suit-or-trump", "trump-only"), "suit-or-trump"),
    # With card 27 the suit of the first card still wins.
    Option("rule27Winner", ("lead",), "lead"),
    # Card 58 adds the size of a negative score.
    Option("rule58Negative", ("add-absolute",), "add-absolute"),
    # The suit fixed by card 21 is trump for the scoring of every trick.
    Option("rule21Scoring", ("whole-round",), "whole-round"),
    # Under card 32 trumps keep their order among themselves.
    Option("rule32InnerOrder", ("normal",), "normal"),
    # With 24 and 40 the reserved card is played to the last trick that is played.
    Option(
        "rule24With40",
        ("reserved-played-in-last-played-trick",),
        "reserved-played-in-last-played-trick",
    ),
    # Rule cards not chosen stay in hand.
    Option("unusedRuleCards", ("keep",), "keep"),
    # Card 39 moves the tricks of whoever takes the trick, not of its winner.
    Option("rule39Trigger", ("taker",), "taker"),
)
