"""What stands beside the table of Red Dragon."""

from __future__ import annotations

from pygame_core import Match
from pygame_core.games.red_dragon.scene import scene_of


def test_what_tricks_bring_is_told_before_the_first_and_who_leads_only_then() -> None:
    match = Match.new("red-dragon", seats=4, seed="stake")
    said = {}
    while not match.view(0)["trick"]:
        view = match.view(0)
        stake = scene_of(view)["stake"]
        assert stake
        said[view["phase"]] = [line["id"] for line in stake["lines"]]
        match.apply(match.legal_actions()[0])
    assert said == {"give": ["before-tricks"], "draft": ["before-tricks"], "play": ["no-lead"]}
