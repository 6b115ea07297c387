"""What the table of Scharfe Schoten tells, beyond what every table tells."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core import Match
from pygame_core.games.scharfe_schoten import GAME
from pygame_core.games.scharfe_schoten.position import position
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.scene import Fact, Felt, Scene
from pygame_core.views import View
from tests.scharfe_schoten.tables import act_all, play_all, with_hands
from tests.support.playing import played


def seen(state: ScharfeSchotenState, seat: int | None) -> Scene:
    return GAME.scene(view_of(state, seat))


def view_of(state: ScharfeSchotenState, seat: int | None) -> View:
    return {**position(state, seat), "history": []}


def felt_of(scene: Scene) -> Felt:
    assert scene["felt"] is not None
    return scene["felt"]


def badges(scene: Scene, seat: int) -> dict[str, Fact]:
    return {badge["id"]: badge for badge in scene["seats"][seat]["badges"]}


def tiles(fact: Fact) -> list[tuple[Any, ...]]:
    return [(each["id"], each["suit"], each["value"], each["status"]) for each in fact["facts"]]


def why_ahead(scene: Scene) -> tuple[int, str, dict[str, Any]] | None:
    ahead = scene["ahead"]
    return ahead and (ahead["seat"], ahead["id"], ahead["params"])


def lit(scene: Scene, note: str) -> list[str]:
    """What is lit in a note or in the facts of it."""
    [found] = [each for each in scene["notes"] if each["id"] == note]
    facts: list[Fact] = [found]
    for fact in facts:
        facts.extend(fact.get("facts", []))
    return [each for fact in facts for each in fact.get("lit", [])]


# --- predicting ----------------------------------------------------------------------------------


def test_every_pair_of_tiles_has_its_action_and_two_of_one_colour_one_that_is_refused() -> None:
    match = Match.new("scharfe-schoten", seats=3, seed="tiles")
    assert match.to_act is not None
    view = match.view(match.to_act)
    felt = felt_of(GAME.scene(view))
    assert felt["groups"] == ["most", "least"]
    ids = [item["id"] for item in felt["items"]]
    assert ids == view["table"]["order"]
    actions = {felt["pairs"][most][least] for most in ids for least in ids if most != least}
    assert actions == set(match.legal_actions())
    for colour in ids:
        refused = match.why_not(felt["pairs"][colour][colour])
        assert refused == ("same-colour-predicted", {"suit": colour})


def test_tiles_that_lie_are_told_to_who_laid_them_and_cannot_be_chosen_again() -> None:
    match = Match.new("scharfe-schoten", seats=3, seed="tiles")
    first = match.to_act
    assert first is not None
    match.apply("predict G B")
    own, other = (GAME.scene(match.view(seat)) for seat in (first, (first + 1) % 3))
    assert (felt_of(own)["own"], felt_of(own)["pairs"]) == (["G", "B"], {})
    assert felt_of(own)["said"] == [{"id": "waiting", "params": {"count": 2}}]
    assert own["secret"] == {"id": "predict", "params": {"most_suit": "G", "least_suit": "B"}}
    assert (felt_of(other)["own"], other["secret"]) == ([], None)
    assert badges(other, first)["predicted"]["value"] == "yes"
    assert badges(own, (first + 1) % 3)["predicted"]["value"] == "no"
    assert felt_of(GAME.scene(match.view(None)))["pairs"] == {}


# --- tricks --------------------------------------------------------------------------------------


def test_the_hand_lies_by_strength_of_the_colours_and_a_trump_lies_in_its_colour() -> None:
    scene = seen(with_hands("R2 R7 Y12 G1 B9 G12", "Y1", "Y2"), 0)
    assert [each["card"] for each in scene["hand"]] == ["G12", "G1", "B9", "R7", "R2", "Y12"]
    assert {card: mark["trump"] for card, mark in scene["marks"].items()} == {
        "G10": 0,
        "B9": 0,
        "R2": 0,
        "Y1": 0,
    }


@pytest.mark.parametrize(
    ("cards", "why", "decides"),
    [
        ("", None, []),
        ("Y12", (0, "higher-number", {"card": "Y12", "suit": "Y"}), ["Y"]),
        ("Y3 Y5", (1, "higher-number", {"card": "Y5", "suit": "Y"}), ["Y"]),
        ("Y12 R3", (1, "stronger-colour", {"card": "R3", "suit": "R", "led_suit": "Y"}), ["R"]),
        ("G12 Y1", (1, "trump", {"card": "Y1", "is_only": True}), ["Y1"]),
        ("B9 G12", (0, "trump", {"card": "B9", "is_only": True}), ["B9"]),
        ("Y1 B9", (1, "trump", {"card": "B9", "is_only": False}), ["B9"]),
    ],
)
def test_the_card_ahead_is_told_with_what_makes_it_stronger(
    cards: str, why: tuple[int, str, dict[str, Any]] | None, decides: list[str]
) -> None:
    hands = [f"{card} R1" for card in cards.split()]
    state = with_hands(*hands, *["R4"] * (3 - len(hands)))
    play_all(state, cards)
    scene = seen(state, None)
    assert why_ahead(scene) == why
    assert lit(scene, "strength") == decides


def test_a_void_seat_is_asked_for_any_card_though_it_holds_a_trump() -> None:
    state = with_hands("R9", "G10 Y1", "R7 Y2")
    play_all(state, "R9")
    ask = seen(state, 1)["ask"]
    assert ask is not None
    assert (ask["id"], ask["suit"]) == ("void", "R")
    play_all(state, "G10")
    ask = seen(state, 2)["ask"]
    assert ask is not None
    assert (ask["id"], ask["suit"]) == ("follow", "R")


@pytest.mark.parametrize(
    ("hand", "led", "wins"),
    [
        ("B3 Y5", "G9", "none"),
        ("B9 Y5", "G9", "trump"),
        ("B3 Y5", "R9", "any"),
        # No trump beats a stronger one.
        ("Y1 Y5", "G10", "none"),
    ],
)
def test_a_void_seat_is_told_whether_it_can_win(hand: str, led: str, wins: str) -> None:
    state = with_hands(led, hand, "Y2")
    play_all(state, led)
    ask = seen(state, 1)["ask"]
    assert ask is not None
    assert (ask["id"], ask["params"]) == ("void", {"wins": wins})


# --- the rack and what is captured ---------------------------------------------------------------


def test_the_rack_is_offered_to_the_winner_alone_with_what_it_has_of_each_colour() -> None:
    state = with_hands("R1 R3", "R4 R5", "R6 R7", rack="YYG")
    play_all(state, "R1 R4 R6")
    scene = seen(state, 2)
    items = {item["id"]: item for item in felt_of(scene)["items"]}
    assert list(items) == ["G", "B", "R", "Y"]
    assert [item["count"] for item in items.values()] == [1, 0, 0, 2]
    assert [item["gone"] for item in items.values()] == [False, True, True, False]
    assert items["Y"]["action"] == "rack Y"
    assert [fact["value"] for fact in items["R"]["facts"]] == [3, "alone"]
    assert [fact["id"] for fact in items["G"]["facts"]] == ["captured"]
    assert lit(scene, "rack") == ["G", "Y"]
    for other in (0, None):
        felt = felt_of(seen(state, other))
        assert felt["items"] == []
        counts = {"G": 1, "B": 0, "R": 0, "Y": 2}
        assert felt["said"] == [{"id": "rack", "params": {"suits": counts}}]
    act_all(state, "rack G")
    assert seen(state, 0)["goes"] == {"rack": "seat:2"}


def test_captured_colours_have_the_tiles_and_whether_they_are_met_as_it_stands() -> None:
    state = with_hands("R1 R3", "R4 R5", "Y6 G7", rack="R")
    state.predictions = [("Y", "R"), ("R", "Y"), ("R", "B")]
    play_all(state, "R1 R4 Y6")
    scene = seen(state, 0)
    assert badges(scene, 1)["captured"]["suits"] == {"G": 0, "B": 0, "R": 2, "Y": 1}
    assert tiles(badges(scene, 1)["captured"]) == [
        ("most", "R", "alone", "good"),
        ("least", "Y", "missed", "bad"),
    ]
    # From the first trick on every colour of whoever has captured nothing is level.
    assert tiles(badges(scene, 2)["captured"])[1] == ("least", "B", "shared", "good")
    cells = {column["id"]: column["cells"] for column in scene["columns"]}
    assert cells == {"most": [3, 5, 3], "least": [3, 0, 3], "difference": [0, None, 0]}


def test_a_card_in_a_full_trick_has_left_the_backs_of_its_hand() -> None:
    state = with_hands("R1 R3", "R4 R5", "Y6 R7")
    view = view_of(state, 0)
    # As a page looks at a full trick: the cards lie there, and the table is still as it was.
    view["trick"], view["hand_counts"] = [(0, "R1"), (1, "R4"), (2, "Y6")], [1, 1, 1]
    scene = GAME.scene(view)
    assert badges(scene, 2)["backs"]["suits"] == {"G": 0, "B": 0, "R": 1, "Y": 0}
    assert "backs" not in badges(scene, 0)


def test_the_first_trick_tells_it_too_by_the_six_points_of_who_has_none() -> None:
    view = view_of(with_hands("R1 R3", "R4 R5", "Y6 R7"), 0)
    view["trick"], view["ahead"], view["to_act"] = [(0, "G1"), (1, "R4"), (2, "Y6")], 1, None
    told = GAME.scene(view)["outcome"]
    assert told is not None
    params = told["params"]
    assert (params["first"], params["now"], params["points"]) == (True, 6, 3)


def test_a_full_trick_tells_what_it_makes_of_the_points_of_who_takes_it() -> None:
    state = with_hands("R1 R3", "R4 R5", "Y6 R7")
    state.captured[1] |= {"Y": 2, "R": 3}
    view = view_of(state, 0)

    def told(plays: list[tuple[int, str]]) -> Any:
        view["trick"], view["ahead"], view["to_act"] = plays, 1, None
        return GAME.scene(view)["outcome"]

    full = [(0, "G1"), (1, "R4"), (2, "Y6")]
    # What is fewest does not change.
    assert told(full) is None
    view["table"]["tricks"] = [0, 1, 0]
    # Chili stays most; fewest was to be mustard, of which there is more and more.
    assert told([(0, "R1"), (1, "R4"), (2, "R7")]) is None
    state.captured[1] |= {"Y": 0}
    view["table"] |= view_of(state, 0)["table"] | {"tricks": [0, 1, 0]}
    # Mustard was level with wasabi and pepper: 5 and 3 and 3. Then pepper alone is fewest.
    tiles = {"cost_tile": "least", "than_tile": ""}
    why = {"why": "ahead", "cost_suit": "Y", "than_suit": "B", **tiles}
    whose = {"is_mine": False, "seat": 1, "first": False}
    params = {**whose, "points": 5, "now": 11, "lead": 3, **why}
    assert told(full) == {"id": "standing", "params": params}
    # Where nothing is passed, it is that there are six more of chili than of mustard.
    more = told([(0, "R1"), (1, "R4"), (2, "R7")])["params"]
    assert (more["points"], more["now"], more["lead"], more["why"]) == (14, 11, 6, "")
    # A card of the rack comes with the trick: the seat does not count it yet.
    view["table"] |= {"rack": {"R": 2, "Y": 0, "G": 0, "B": 0}}
    assert told(full) is None
    view["table"] |= {"rack": {"R": 0, "Y": 0, "G": 0, "B": 0}}
    assert told(full[:2]) is None
    view["landing"] = True  # type: ignore[typeddict-unknown-key]
    assert told(full) is None


# --- in words ------------------------------------------------------------------------------------


def test_an_event_tells_of_hidden_cards_and_tiles_what_its_seat_has_seen() -> None:
    match = played(("scharfe-schoten", 3, {}), 6)
    for seat in (0, None):
        view = match.view(seat)
        for event in view["history"]:
            words = GAME.told(event, view)
            is_own = event["params"].get("seat") == seat
            if event["id"] == "hand.dealt":
                assert words["params"]["known"] == ("yes" if is_own else "no")
                assert sum(words["params"]["suits"].values()) == event["params"]["count"]
            if event["id"] == "prediction.made":
                assert words["id"] == ("prediction.open" if is_own else "prediction.made")
            if event["id"] == "rack.taken":
                assert words["action"] == f"rack {event['params']['colour']}"
            if event["id"] == "predictions.revealed":
                told = [each["params"] for each in words["params"]["sentences"]]
                assert [[each["most_suit"], each["least_suit"]] for each in told] == (
                    event["params"]["predictions"]
                )


def test_the_sheet_tells_each_prediction_with_its_count_and_the_difference_if_both_are_met() -> (
    None
):
    state = with_hands("R1", "R4", "Y6", rack="R")
    state.predictions = [("Y", "R"), ("R", "Y"), ("R", "B")]
    play_all(state, "R1 R4 Y6")
    scored = next(event for event in state.apply("rack R") if event.id == "round.scored")
    rows = {row["id"]: row["cells"] for row in GAME.sheet(scored.params)["rows"]}
    assert list(rows) == ["captured", "most", "least", "difference"]
    winner = {name: cells[1] for name, cells in rows.items()}
    # The colours stand as at the table.
    assert list(winner["captured"]["facts"][0]["suits"]) == ["G", "B", "R", "Y"]
    assert winner["captured"]["facts"][0]["suits"] == {"R": 3, "B": 0, "Y": 1, "G": 0}
    assert winner["most"]["facts"][0]["suits"] == {"R": 3}
    assert winner["most"]["how"] == {"id": "alone", "params": {}}
    assert winner["least"]["how"] == {"id": "missed", "params": {}}
    assert winner["difference"]["points"] is None
    assert rows["difference"][2]["how"] == {"id": "difference", "params": {"most": 0, "least": 0}}


def test_the_sheet_of_rules_shows_the_hand_and_the_score_that_its_sentences_tell() -> None:
    for seed in range(6):
        match = Match.new("scharfe-schoten", seats=4, seed=str(seed))
        sections = {each["id"]: each for each in GAME.rules(match.view(0))}
        # Whichever colour is the strongest: "3 chili, 4 pepper, no mustard, 3 wasabi".
        [hand] = sections["deal"]["pictures"]
        [backs] = hand["parts"]
        assert isinstance(backs, dict)
        assert backs.get("suits") == {"R": 3, "B": 4, "Y": 0, "G": 3}
        [score] = sections["score"]["pictures"]
        assert [row[-1] for row in score["rows"]] == [["14"], ["5"]]
        trumps = match.view(0)["table"]["trumps"]
        led, follows, takes = sections["play"]["pictures"][0]["cards"]
        assert not {led["card"], follows["card"], takes["card"]} & set(trumps)
