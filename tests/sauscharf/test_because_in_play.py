"""What is said in whole matches of Sauscharf is true of what lies there."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pygame_core import Match
from pygame_core.games.sauscharf import GAME
from pygame_core.games.sauscharf.sauces import SAUCES
from tests.sauscharf.positions import FOUND


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_matches_every_card_that_is_named_is_there_and_every_sauce_on_display(
    seed: int,
) -> None:
    match, rng = Match.new("sauscharf", seats=3, seed=seed), Random(seed)
    kinds = set()
    while match.to_act is not None:
        view = match.view(match.to_act)
        table = view["table"]
        own = Counter([*view["hand"], *table["ingredients"], *table["sets"][match.to_act]])
        for action in view["legal"]:
            because = GAME.because(view, action, FOUND)
            assert because is not None
            kinds.add(because["id"])
            params = because["params"]
            taken: list[str] = []
            if action.startswith("chili") and "-" not in action:
                taken = table["slots"][int(action.split()[1]) - 1]
            assert not Counter(params.get("cards", [])) - (own + Counter(taken)), action
            if "left" in params:
                assert len(params["cards"]) + params["left"] == params["heat"]
                assert params["worth"] == SAUCES[params["heat"]].points
            elif "heat" in params:
                shown = {each["heat"]: each["points"] for each in table["display"]}
                assert shown[params["heat"]] == params.get("worth", shown[params["heat"]])
                assert len(params.get("cards", [0] * params["heat"])) >= params["heat"]
        match.apply(rng.choice(view["legal"]))
    assert len(kinds) > 10
