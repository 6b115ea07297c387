"""What is said for the stars of whole rounds of Red Dragon is true, by all hands."""

from __future__ import annotations

from collections import Counter
from typing import cast

from pygame_core import Match
from pygame_core.games.red_dragon import GAME
from pygame_core.games.red_dragon.goal import FEARED
from pygame_core.games.red_dragon.no_trick import HIGH, is_without
from pygame_core.games.red_dragon.rules import BY_NAME, penalty
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.ai.test_tip import holds_the_trick
from tests.support.stars import starred

SELDOM = line("captures-red-11-less")


def higher_elsewhere(match: Match, card: Card) -> int:
    """How many higher cards of its colour the others really hold."""
    state = cast("RedDragonState", match.state)
    return sum(
        other.suit == card.suit and other > card for held in state.hands[1:] for other in held
    )


def higher_to_come(match: Match, card: Card) -> bool:
    """Whether whoever still plays to the trick really could beat it."""
    state = cast("RedDragonState", match.state)
    hands = state.hands[1 : state.seats - len(state.trick)]
    return any(other.suit == card.suit and other > card for held in hands for other in held)


def takers(match: Match, view: View) -> set[str]:
    """The actions that lie ahead then, or take the trick."""
    return {action for action in view["legal"] if holds_the_trick(match, action)}


LOSERS = (
    *("throw", "shorten", "keep-strong", "too-dear", "high-goes", "high-away", "keep-higher"),
    *("no-trick", "hardly-none"),
)
"""What is said of cards that cannot win the trick."""


def is_true(match: Match, view: View, action: str, told: Line) -> bool:
    """By all hands, which whoever says it cannot see."""
    said, params = told["id"], told["params"]
    card = BY_NAME[action.split(" ")[1]]
    if said in ("sure", "away", "lead-low", "lead-low-red", "lead-high", "may-win", "first"):
        return bool(higher_elsewhere(match, card) == params.get("count", 0))
    if (
        said == "shorten"
        and higher_elsewhere(match, BY_NAME[params["red_card"]]) != params["count"]
    ):
        return False
    if said == "keep-red":
        return not higher_elsewhere(match, BY_NAME[params["red_card"]])
    if said in LOSERS:
        return action not in takers(match, view)
    if said == "take-anyway" and params["place"] == "lowest":
        return not higher_to_come(match, card)
    if said == "lowest" and params["count"] > higher_elsewhere(match, card):
        return False
    if said in ("take-anyway", "lowest"):
        return takers(match, view) == set(view["legal"])
    if said == "take":
        before = match.view(0)["table"]["points"][0]
        after = match.clone()
        scored = {event.id: event.params for event in after.apply(action)}
        if "round.scored" in scored:
            return True
        return bool(after.view(0)["table"]["points"][0] - before == params["gain"])
    if said == "take-cheapest":
        return penalty(card) == min(penalty(BY_NAME[each]) for each in view["table"]["centre"])
    return True


def test_nearly_every_star_has_a_reason_and_it_is_true() -> None:
    told: Counter[str] = Counter()
    for match, view, tip in starred("red-dragon", range(4), rounds=2):
        because = tip["because"]
        told[because["id"] if because else ""] += 1
        if because:
            assert is_true(match, view, tip["action"], because), (tip, view)
    assert told[""] <= 0.03 * told.total(), told
    # What was counted in playouts alone is the exception.
    assert told[SELDOM["id"]] <= 0.03 * told.total(), told


def test_headline_star_and_reason_of_a_gift_are_of_one_thing() -> None:
    """The headline names what to be rid of: the star gives that, or the reason says what becomes of
    it; with nothing to be feared, the star keeps what wins tricks."""
    at_odds = gifts = 0
    for _, view, tip in starred("red-dragon", range(100, 124), until="draft"):
        assert view["phase"] == "give"
        goal, because = GAME.scene(view)["goal"], tip["because"]
        assert goal is not None
        assert because is not None
        named = goal["params"]["cards"]
        assert all(penalty(BY_NAME[card]) >= FEARED for card in named)
        card = BY_NAME[tip["action"].split(" ")[1]]
        said = because["params"]
        spoken = [str(card), said.get("red_card"), *said.get("red_cards", [])]
        gifts += 1
        at_odds += named[0] not in spoken if named else card.number >= HIGH
    assert at_odds <= 0.08 * gifts, (at_odds, gifts)


def test_whoever_has_no_trick_is_told_whether_that_may_stay_so() -> None:
    """Once a quarter of a round is over, and a card wins nothing."""
    told: Counter[str] = Counter()
    for match, view, tip in starred("red-dragon", range(40, 60)):
        if view["phase"] != "play" or not view["trick"] or not is_without(view):
            continue
        if tip["action"] in takers(match, view) or tip["because"] is None:
            continue
        told[tip["because"]["id"]] += 1
    plan = told["no-trick"] + told["hardly-none"]
    vague = told["keep-strong"] + told["keep-higher"] + told["high-goes"] + told["high-away"]
    assert plan > 2 * vague, told
