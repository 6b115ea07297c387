"""What is said for cards of Stich-Meister in rounds played at random: it is said of all, fits the
star, and comes true."""

from __future__ import annotations

from random import Random
from typing import Any

from pygame_core import Match
from pygame_core.games.stich_meister import GAME
from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.evaluation import strengths
from pygame_core.games.stich_meister.in_force import rules_in_force
from tests.stich_meister.table import table
from tests.support.stars import starred


def test_whatever_may_be_done_in_a_random_round_has_a_reason_unless_it_must_be_done() -> None:
    rng = Random("any")
    for number in range(24):
        match = Match.new("stich-meister", seats=3 + number % 3, seed=f"any {number}")
        while match.to_act is not None:
            view = match.view(match.to_act)
            told = [GAME.because(view, action, None) for action in view["legal"]]
            assert told == [None] if len(told) == 1 else None not in told
            match.apply(rng.choice(view["legal"]))


def test_the_star_is_nearly_always_on_a_card_that_is_the_best_for_what_is_said_of_it() -> None:
    aimed, unaimed, thrown = 0, [], 0
    for _, view, tip in starred("stich-meister", range(3)):
        if view["phase"] != "play":
            continue
        said = tip["because"]
        assert said is not None
        is_aimed = tip["action"] in GAME.aimed(view)
        aimed += is_aimed
        unaimed += [] if is_aimed else [said["id"]]
        if said["id"] == "thrown" and is_aimed:
            thrown += 1
            rules, table = rules_in_force(view["table"]["rules"]), view["table"]
            strength = strengths(rules, table["second_lead"], view["seats"])
            legal = [strength[BY_NAME[action.split(" ")[1]]] for action in view["legal"]]
            ends = max(legal) if said["params"]["strong"] else min(legal)
            assert strength[BY_NAME[tip["action"].split(" ")[1]]] == ends
    assert thrown >= 5
    assert len(unaimed) <= 0.1 * aimed


def test_what_is_said_to_be_sure_comes_true_however_the_trick_goes_on() -> None:
    """In random rounds under all rule cards, and some where no trick or one pays: played on at
    random from what was said."""
    rng, met = Random("sure"), set()
    matches = [
        *(Match.new("stich-meister", seats=3 + n % 3, seed=f"sure {n}") for n in range(20)),
        *(
            table([3, 36, 55, 54 + 5 * (n % 2)], seats=3 + n % 3, seed=f"sure {n}")
            for n in range(9)
        ),
        *(table([3, 30, 47, 60], seats=3 + n % 3, seed=f"sure {n}") for n in range(9)),
    ]
    for match in matches:
        while match.to_act is not None:
            seat, view = match.to_act, match.view(match.to_act)
            action = rng.choice(view["legal"])
            said = None
            if view["phase"] == "play" and rng.random() < 0.3:
                said = GAME.because(view, action, None)
            events = match.apply(action)
            if said and said["id"] in SURE:
                met.add(said["id"])
                after = match.clone()
                while not (taken := [dict(e.params) for e in events if e.id == "trick.taken"]):
                    assert after.to_act is not None
                    events = after.apply(rng.choice(after.legal_actions()))
                SURE[said["id"]](said["params"], seat, taken[0])
    assert met == set(SURE)


def _wins(_params: dict[str, Any], seat: int, taken: dict[str, Any]) -> None:
    assert taken["winner"] == seat


def _does_not_win(_params: dict[str, Any], seat: int, taken: dict[str, Any]) -> None:
    assert taken["winner"] != seat


def _leaves(params: dict[str, Any], seat: int, taken: dict[str, Any]) -> None:
    """A trick that counts nothing may be won by it."""
    assert taken["winner"] != seat or params["why"] == "none"


def _goes_to(params: dict[str, Any], _seat: int, taken: dict[str, Any]) -> None:
    assert taken["holder"] == params["to_seat"]


SURE = {
    "takes": _wins,
    "surely": _wins,
    "must": _wins,
    "thrown": _does_not_win,
    "lead-out": _does_not_win,
    "never-second": _does_not_win,
    "throws": _does_not_win,
    "spares": _does_not_win,
    "kept": _does_not_win,
    "ducks": _does_not_win,
    "keeps": _does_not_win,
    "keeps-trumps": _does_not_win,
    "leaves": _leaves,
    "gives": _goes_to,
}
