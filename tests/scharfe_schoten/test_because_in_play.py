"""What is said for what the star marks in whole rounds of Scharfe Schoten is true."""

from __future__ import annotations

from collections import Counter
from math import inf
from random import Random
from typing import cast

from pygame_core import Match
from pygame_core.ai.levels import choose
from pygame_core.ai.tip import Tip, tip
from pygame_core.games.scharfe_schoten import GAME
from pygame_core.games.scharfe_schoten.rules import BY_NAME
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.kit.cards import Card
from pygame_core.scene import Line
from tests.ai.test_tip import holds_the_trick
from tests.support.stars import starred


def still_stronger(match: Match, card: Card) -> int:
    """How many stronger cards those who are still to play in this trick really hold, and may
    play."""
    state = cast("ScharfeSchotenState", match.state)
    strength = state.trumps.strength
    done = {0, *(seat for seat, _ in state.trick)}
    led = (state.trick[0][1] if state.trick else card).suit
    may_come = [
        other
        for seat, held in enumerate(state.hands)
        for other in [each for each in held if each.suit == led] or held
        if seat not in done
    ]
    return sum(strength[other] > strength[card] for other in may_come)


def chance_of(hint: Tip) -> str:
    """What is told of who takes the trick, by the reason or before it."""
    brief, said = hint["brief"], hint["said"]
    chance = brief["params"].get("chance", "") if brief else ""
    if chance != "told":
        return str(chance)
    assert said
    outcome = str(said["params"].get("outcome", "sure"))
    return "likely" if outcome == "unlikely" else outcome


def is_true(match: Match, action: str, told: Line, chance: str) -> bool:
    """By all hands, which whoever says it cannot see."""
    said, params, card = told["id"], told["params"], BY_NAME.get(action.split(" ")[1])
    if card is None or action.startswith("predict"):
        return True
    view = match.view(0)
    most, least = view["table"]["predictions"][0]
    lying = Counter(card[0] for _, card in view["trick"])
    holds = holds_the_trick(match, action)
    can_win = any(holds_the_trick(match, each) for each in match.legal_actions())
    if said.startswith("take-"):
        is_sure = (chance or "sure") == "sure"
        told_of = {
            "take-most": params.get("count") == lying[most] + (card.suit == most),
            "take-lead": not lying and card.suit == most,
            "take-rack": view["table"]["rack"][most] > 0,
            "take-clean": not lying[least] and card.suit != least,
        }
        is_certain = not is_sure or not still_stronger(match, card)
        # Only who has none yet stays at 6 points without one.
        is_founded = params.get("falls", "no") == "no" or not view["table"]["tricks"][0]
        return bool(holds and told_of.get(said, True) and is_certain and is_founded)
    if said == "away":
        return bool(card.suit == least and holds == (chance != "sure"))
    if said.startswith("cannot"):
        strength = cast("ScharfeSchotenState", match.state).trumps.strength
        playable = [BY_NAME[each.split(" ")[1]] for each in match.legal_actions()]
        their = ["", ""] if can_win else view["table"]["predictions"][view["ahead"]]
        suits = {each.suit for each in playable}
        is_so = {
            "cannot": card == min(playable, key=strength.__getitem__),
            "cannot-keep": most in suits and card.suit != most,
            "cannot-spoil": card.suit == their[1],
            "cannot-deny": card.suit != their[0] and their[0] in suits,
            "cannot-last": [name[0] for name in view["hand"]].count(card.suit) == 1,
        }
        return not can_win and is_so.get(said, True)
    if said == "pass-keep":
        winner = f"play {params['card']}"
        is_told = not lying[most] and params["rack"] == bool(view["table"]["rack"][most])
        return is_told and not holds and holds_the_trick(match, winner)
    if said in ("leave", "pass", "risk"):
        if said == "leave" and params["rack"]:
            return {colour for colour, left in view["table"]["rack"].items() if left} == {least}
        is_told = {"leave": lying[least], "pass": not lying[most], "risk": lying[most] or most}
        return can_win and bool(is_told[said])
    if said.startswith("low"):
        there = [
            name
            for held in cast("ScharfeSchotenState", match.state).hands
            for name in held
            if name.suit == most
        ]
        is_there = bool(there) or view["table"]["rack"][most] > 0
        return not lying and (is_there or params["keeps"] == "later")
    return True


def is_true_of_the_void(match: Match) -> bool:
    """Whether what the table asks of whoever has none of the colour led is so."""
    ask = GAME.scene(match.view(0))["ask"]
    if not ask or ask["id"] != "void":
        return True
    can_win = any(holds_the_trick(match, each) for each in match.legal_actions())
    return bool(can_win == (ask["params"]["wins"] != "none"))


def speaks_against_itself(match: Match, action: str, told: Line) -> bool:
    """Whether it would be said better of another card: strong ones are kept by a weaker one."""
    if told["id"] not in ("cannot", "low", "pass", "pass-keep", "risk"):
        return False
    strength = cast("ScharfeSchotenState", match.state).trumps.strength
    most, least = match.view(0)["table"]["predictions"][0]
    card, *others = (BY_NAME[each.split(" ")[1]] for each in (action, *match.legal_actions()))
    spared = [other for other in others if other.suit not in (most, least)]
    lower = [
        other for other in spared if strength[other] < strength[card] and other.number < card.number
    ]
    keeps = any(strength[other] > strength[card] for other in others)
    return bool(lower) or not keeps


def is_taken(match: Match, action: str) -> bool:
    """Whether the first seat takes the trick if the others play on as beginners do."""
    after, rng = match.clone(), Random(1)
    after.apply(action)
    while after.to_act not in (0, None) and after.view(None)["trick"]:
        after.apply(choose("casual", after.game, after.view(after.to_act), rng))
    last = after.view(None)["last_trick"]
    return bool(last and last["winner"] == 0)


def test_nearly_every_star_has_a_reason_of_its_own_and_it_is_true() -> None:
    told: Counter[str] = Counter()
    likely: list[bool] = []
    for match, view, hint in starred("scharfe-schoten", range(40), rounds=1):
        because, action = hint["because"], hint["action"]
        told[because["id"] if because else ""] += 1
        aims = GAME.aimed(view)
        is_bound = GAME.leeway(view) == inf
        assert not aims or not is_bound or action in aims, (hint, match.log)
        assert is_true_of_the_void(match), match.log
        if because:
            assert is_true(match, action, because, chance_of(hint)), (hint, match.log)
            assert not speaks_against_itself(match, action, because), (hint, match.log)
            if chance_of(hint) == "likely" and hint["said"]:
                is_own = because["id"].startswith("take-")
                likely.append(is_taken(match, action) == is_own)
    by_chance = sum(count for said, count in told.items() if said.startswith("hits-"))
    assert not told[""], told
    assert told["any-card"] + by_chance <= 0.05 * told.total(), told
    # A trick is praised only for whoever will probably take it.
    assert sum(likely) >= 0.8 * len(likely) > 8, likely


def test_what_nobody_can_beat_is_said_to_be_certain_and_what_is_forced_says_why() -> None:
    """Of all that may be done in rounds played at random."""
    said: Counter[str] = Counter()
    for seed in range(30):
        match, rng = Match.new("scharfe-schoten", seats=4, seed=seed), Random(seed)
        while match.to_act is not None and match.view(None)["round"] == 1:
            view = match.view(match.to_act)
            if match.to_act == 0 and view["phase"] == "play":
                action = rng.choice(view["legal"])
                best = {"action": action, "reasons": [], "trick": 0.7}
                hint = tip(GAME, view, best, rng)
                is_open = hint["said"] is not None and hint["said"]["id"] in ("lead", "go-ahead")
                if is_open and hint["said"]:
                    outcome = hint["said"]["params"]["outcome"]
                    said[outcome] += 1
                    is_beaten = bool(still_stronger(match, BY_NAME[action.split(" ")[1]]))
                    assert outcome == "likely" or not is_beaten
                if len(view["legal"]) == 1:
                    assert hint["because"]
                    said[hint["because"]["id"]] += 1
            match.apply(rng.choice(match.legal_actions()))
    assert min(said[each] for each in ("sure", "likely", "last-card", "only-suit")) > 10, said
