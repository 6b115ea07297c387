"""What the table of X-Missions says of a full trick and of what it decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pygame_core import Match
from pygame_core.frames import frames
from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.rules import MISSIONS
from pygame_core.scene import Scene


def pictures_of_full_tricks(seed: int, mission: int) -> Iterator[tuple[Scene, Match]]:
    """A round in which the first seat has this mission and all play by chance: what it is shown
    while each trick lies there, and the match after it."""
    match, rng = Match.new("x-missions", seats=4, seed=seed), Random(seed)
    while match.view(None)["round"] == 1 and match.to_act is not None:
        if match.view(None)["phase"] == "mission":
            wished = f"mission {mission}" if match.to_act == 0 else "mission none"
            legal = match.legal_actions()
            match.apply(wished if wished in legal else legal[-1])
            progress = match.view(0)["table"]["progress"]
            if progress is None or progress["status"] == "possible":
                continue
            # This hand rules it out.
            return
        before = match.view(0)
        events = match.apply(rng.choice(match.legal_actions()))
        seen = [event.seen_by(0) for event in events]
        for picture in frames(GAME, before, seen, match.view(0)):
            if picture["hold"] == "trick":
                yield picture["changes"]["scene"], match


def losses_at_its_turn(seed: int, mission: int) -> list[str]:
    """By what that seat is told, when it is to play, that its mission is lost with this trick."""
    told: list[str] = []
    again = Match.new("x-missions", seats=4, seed=seed)
    log = [match.log for _, match in pictures_of_full_tricks(seed, mission)]
    for action in log[-1] if log else ():
        view = again.view(0)
        goal = GAME.scene(view)["goal"]
        if view["round"] == 1 and again.to_act == 0 and goal is not None and goal["id"] == "lost":
            told += [goal["params"]["why"]] * (goal["params"]["why"] != "told")
        again.apply(action)
    return told


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("mission", MISSIONS)
def test_why_a_mission_is_lost_is_told_once(mission: int, seed: int) -> None:
    outcomes = [
        scene["outcome"]["params"]["status"]
        for scene, _ in pictures_of_full_tricks(seed, mission)
        if scene["outcome"] is not None and scene["outcome"]["id"] == "decided"
    ]
    if outcomes:
        assert outcomes.count("lost") + len(losses_at_its_turn(seed, mission)) <= 1


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_trick_that_decides_the_own_mission_says_so_and_no_other_does(mission: int) -> None:
    told: Counter[str] = Counter()
    for seed in range(8):
        standing, at_its_turn = "possible", losses_at_its_turn(seed, mission)
        for scene, match in pictures_of_full_tricks(seed, mission):
            outcome, view = scene["outcome"], match.view(0)
            progress = view["table"]["progress"] if view["round"] == 1 else None
            if outcome is not None and outcome["id"] == "decided":
                assert standing == "possible"
                standing = outcome["params"]["status"]
                told[standing] += 1
                winner = scene["ahead"]
                assert winner is not None
                assert outcome["params"]["is_mine"] == (winner["seat"] == 0)
                [note] = [each for each in scene["notes"] if each["id"] == "mission"]
                assert note["status"] == ("bad" if standing == "lost" else "good")
                # The seat counts what its notes count.
                [taken] = [each for each in scene["notes"] if each["id"] == "captured"]
                assert scene["seats"][0]["tricks"] * 4 == taken["value"]
                # All that is told of it goes with that trick, as it will be in the next view.
                told_now = [each for each in scene["notes"] if each["id"] != "trump"]
                if view["round"] == 1:
                    assert told_now == [
                        each for each in GAME.scene(view)["notes"] if each["id"] != "trump"
                    ]
            if progress is not None and progress["status"] != "possible" and not at_its_turn:
                assert standing != "possible", (seed, match.log)
    assert told.total() >= 4, told


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_trick_that_decides_nothing_says_what_it_does_for_the_mission(
    mission: int,
) -> None:
    told: Counter[str] = Counter()
    gone: Counter[str] = Counter()
    for seed in range(8):
        for scene, match in pictures_of_full_tricks(seed, mission):
            outcome, table = scene["outcome"], match.view(0)["table"]
            if outcome is None or outcome["id"] != "brought":
                progress = table["progress"] if match.view(0)["round"] == 1 else None
                if progress and progress["status"] == "possible":
                    assert scene["ahead"]
                    assert scene["ahead"]["seat"] != 0, (seed, match.log)
                if progress and outcome and outcome["id"] == "no-more":
                    assert mission in (3, 6, 9)
                    marks = {each["of"]: each["mark"] for each in progress["meters"]}
                    assert {marks[suit] for suit in outcome["params"]["suit"]} == {"short"}
                    gone["no-more"] += 1
                continue
            said: Any = outcome["params"]
            told[said["of"]] += 1
            taken = [card for trick in table["captured"] for card in trick]
            trick = table["captured"][-1]
            before = [card[0] for card in taken[: -len(trick)]]
            count = Counter(card[0] for card in taken)
            too_many = {suit for suit in count if before.count(suit) <= 3 < count[suit]}
            assert {*said["spoilt_suit"]} == (too_many if mission == 3 else set())
            assert said["spoilt"] == len(said["spoilt_suit"])
            gone["spoilt"] += said["spoilt"]
            if said["of"] == "colour":
                [suit] = said["suit"]
                assert said["have"] == sum(card[0] == suit for card in taken) <= said["goal"]
                assert said["more"] == sum(card[0] == suit for card in trick) > 0
            if said["of"] == "eights":
                assert said["have"] == sum(card[1] == "8" for card in taken)
                assert said["more"] == sum(card[1] == "8" for card in trick)
            if said["of"] == "tricks":
                assert (said["more"], said["have"]) == (1, len(table["captured"]))
            if said["of"] == "each":
                assert {*said["suit"]} == {card[0] for card in trick} - {
                    card[0] for card in taken[: -len(trick)]
                }
                assert {*said["missing_suit"]} == {*"RUYG"} - {card[0] for card in taken}
            if said["of"] == "pure":
                assert {card[0] for card in taken} == {*said["suit"]}
            if said["of"] == "low":
                assert not any(card[1] in "89" for card in taken)
    kinds = {1: {"pure"}, 2: {"tricks"}, 4: {"each"}, 5: {"tricks"}, 7: {"low"}}
    kinds |= {0: set(), 8: {"nothing", "eights"}}
    if mission in kinds:
        assert {*told} <= kinds[mission] | ({"nothing"} if mission == 4 else set())
    else:
        assert told["colour"], told
    # There can be too much of a colour, or no longer enough.
    assert bool(gone["spoilt"]) == (mission == 3)
    assert bool(gone["no-more"]) == (mission in (3, 6, 9)), gone


@pytest.mark.parametrize("mission", [2, 5])
def test_while_a_trick_lies_there_its_taker_and_the_mission_have_it_counted(mission: int) -> None:
    seen = 0
    for seed in range(8):
        for scene, _ in pictures_of_full_tricks(seed, mission):
            outcome = scene["outcome"]
            if outcome is None or (outcome["id"], outcome["params"].get("of")) != (
                "brought",
                "tricks",
            ):
                continue
            seen += 1
            [note] = [note for note in scene["notes"] if note["id"] == "mission"]
            [meter] = [fact for fact in note["facts"] if fact["kind"] == "meter"]
            assert meter["have"] == outcome["params"]["have"] == scene["seats"][0]["tricks"]
    assert seen


@pytest.mark.parametrize("mission", [1, 2, 4, 7, 8])
def test_the_last_trick_tells_what_a_mission_brings_however_late_it_is_done(mission: int) -> None:
    seen = 0
    for seed in range(30):
        told = [(scene, match) for scene, match in pictures_of_full_tricks(seed, mission)]
        for number, (scene, match) in enumerate(told, start=1):
            outcome = scene["outcome"]
            if outcome is None or outcome["id"] != "ended":
                is_last = number == len(told)
                assert not is_last or outcome is None or outcome["params"].get("status") != "done"
                continue
            seen += 1
            assert number == len(told) == 9
            assert outcome["params"]["eights"] in ({3, 4} if mission == 8 else {0})
            assert outcome["params"]["count"] == match.scores[0]
            [note] = [note for note in scene["notes"] if note["id"] == "captured"]
            assert note["value"] == 4 * scene["seats"][0]["tricks"]
            taken = [seat["tricks"] for seat in scene["seats"]]
            assert sum(tricks or 0 for tricks in taken) == 9
    assert seen
