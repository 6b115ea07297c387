"""What is said for an action of Sauscharf: the cards that it names are there, and its sums hold."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.sauscharf import GAME
from pygame_core.games.sauscharf.sauces import SAUCES
from pygame_core.games.sauscharf.state import SauscharfState
from pygame_core.scene import Line, line
from tests.sauscharf.positions import FOUND, acting, position, told, view_of


def spare(
    cards: str, taken: str, *, more: int = 0, own: str = "", heat: int = 0, kept: str = ""
) -> Line:
    """What of the market adds most or, where nothing does, brings a sauce of this heat nearer."""
    told = {"cards": cards.split(), "turn": "later", "waits": False}
    wish = {"wish_cards": taken.split(), "more": more, "own_cards": own.split()}
    lacking = taken.split()[:1] * (heat - 2) if heat else []
    helps = "more" if more else "nearer"
    return line(
        "spare",
        **told,
        kept=len(kept.split()),
        kept_cards=kept.split(),
        **wish,
        own=len(own.split()),
        helps=helps,
        heat_to_come=heat,
        lack_cards=lacking,
    )


def reach(cards: str, heat: int, **said: bool | int) -> Line:
    told = {"is_open": False, "next": 0, "picked_up": False, "spare": 0, "sooner": False, **said}
    return line("reach", cards=cards.split(), heat=heat, worth=SAUCES[heat].points, **told)


def near(cards: str, heat: int) -> dict[str, Any]:
    """How many more of these cards make a sauce."""
    held = cards.split()
    worth = SAUCES[heat].points
    return {"cards": held, "left": heat - len(held), "heat": heat, "worth": worth}


def rid(cards: str) -> Line:
    return line("rid", cards=cards.split(), done_seat=1, mine=False)


def test_a_set_is_laid_for_the_sauce_that_it_makes() -> None:
    state = position(["5 5 5 5 2", "1"])
    assert told(state, "set 5 5 5 5") == reach("5 5 5 5", 4)
    assert told(position(["5 5 2", "1"]), "set 2") == spare("2", "5", more=4, own="5 5", kept="5 5")
    assert told(position(["5 2", "1"], display=[5]), "set 5") == spare("5", "2", heat=5)
    # Where somebody has enough sauces, a card that makes none only costs.
    assert told(position(["5 5 2", "1"], sauces=[[], [3] * 6]), "set 5 5") == rid("5 5")
    # What those before it leave.
    state = position(["5 5 5 5 2", "1 1 1 1 1"], display=[3, 4], spoon=1)
    state.apply("set 1 1 1 1 1")
    left = {"cards": ["5"] * 4, "heat": 3, "worth": SAUCES[3].points}
    assert told(state, "set 5 5 5 5") == line(
        "reach-gone", **left, gone=4, rival_seat=1, sooner=False
    )


def test_of_more_cards_than_a_sauce_needs_it_is_said_why_none_is_kept_back() -> None:
    state = position(["5 5 5 5 5 2", "1"], display=[3, 3])
    assert told(state, "set 5 5 5 5 5") == reach("5 5 5 5 5", 3, spare=2)
    assert told(state, "set 5 5 5") == reach("5 5 5", 3)


def test_a_set_is_said_to_choose_early_only_if_nobody_is_before_it() -> None:
    def turn(laid: str, others: str, spoon: int) -> object:
        state = position(["3 3 2", f"{others} 1", "5"], spoon=spoon)
        if spoon:
            state.apply(f"set {others}")
            state.apply("set 5")
        because = told(state, f"set {laid}")
        return because and because["params"]["turn"]

    assert turn("3 3", "7 7", 1) == "later"
    assert turn("3 3", "2 2", 1) == "first"
    assert turn("3 3", "2 2", 0) == "early"
    assert turn("3", "2 2", 0) == "later"


def test_an_x_that_no_sauce_needs_is_left_for_later() -> None:
    def cooked(hand: str, *, laid: str = "", **at: Any) -> list[str]:
        state = position([hand, laid or "1 1 1 1"], spoon=1 if laid else 0, **at)
        if laid:
            state.apply(f"set {laid}")
        return GAME.aimed(view_of(state, 0))

    alone = "set 7 7 7 7 7 X"
    seven: dict[str, Any] = {"laid": "9 9 9 9 9 9 X", "display": [5, 6, 7]}
    assert cooked("7 7 7 7 7 X X 3 3", **seven) == [alone]
    # Somebody may come first and make the last one, cards are to be shed, or none is left for it.
    assert f"{alone} X" in cooked("7 7 7 7 7 X X", **seven)
    assert cooked("3 3 3 X 7", display=[3]) == ["set 3 3 3", "set 3 3 3 X"]
    sooner = reach("3 3 3 X", 3, is_open=True, spare=1, sooner=True)
    assert told(position(["3 3 3 X 7", "1 1 1 1"], display=[3]), "set 3 3 3 X") == sooner
    assert "set 3 3 3 X" in cooked("3 3 3 X 7", laid="1 1", display=[3], sauces=[[], [3] * 6])


def test_of_a_set_that_makes_less_than_picking_up_it_is_said_what_that_would_cost() -> None:
    def laid(aside: str, hand: str = "6 6 6 6", display: tuple[int, ...] = (3, 5)) -> Line | None:
        state = position([f"{hand} 2", "1"], ingredients=[aside, ""], display=display)
        return told(state, f"set {hand}")

    assert laid("6 2") == reach("6 6 6 6", 3, picked_up=True, spare=1)
    assert laid("4 4 4", display=(3, 3)) == reach("6 6 6 6", 3, picked_up=True, spare=1)
    # What lies aside makes no more, or is not there.
    assert laid("4 4 4", display=(3,)) == reach("6 6 6 6", 3, spare=1)
    assert laid("") == reach("6 6 6 6", 3, spare=1)
    # A dearer sauce of the hand comes before the ingredients.
    six = laid("5 5 5", "8 8 8", (3, 3))
    assert six == reach("8 8 8", 3, picked_up=True)


def test_where_cards_only_cost_a_smaller_set_is_laid_for_what_the_rest_may_still_make() -> None:
    state = position(["13 13 13 9 9 9 9 7", "1"], display=[5], sauces=[[], [3] * 6])
    assert told(state, "set 7") == line("rid-less", **near("9 9 9 9", 5))
    assert told(state, "set 9 9 9 9") == rid("9 9 9 9")
    # The match ends with this lap.
    state = position(["9 9 9 9 7", "1", ""], display=[5], sauces=[[], [], [3] * 5])
    assert told(state, "set 7") == line("rid-last", cards=["7"], done_seat=2, waits=False)
    # No more cards are kept by it than were laid.
    assert told(position(["9 9 7", "1"], sauces=[[], [3] * 6]), "set 9") == rid("9")


def test_of_a_cheaper_sauce_it_is_said_that_the_hand_makes_most_that_way() -> None:
    state = position(["4 4 4 7 7 X", "1"], display=[3, 3, 4])
    said = {"sooner": False, "taker_seat": None, "waits": False}
    cheaper = {"cards": ["4"] * 3, "heat": 3, "worth": SAUCES[3].points}
    assert told(state, "set 4 4 4") == line(
        "reach-all", **cheaper, total=2 * SAUCES[3].points, **said
    )
    assert told(state, "set 4 4 4 X") == reach("4 4 4 X", 4, is_open=False)


def test_of_the_last_sauce_of_its_kind_it_is_said_that_somebody_may_come_before_its_set() -> None:
    def is_open(other: str, display: list[int], spoon: int = 0) -> bool:
        state = position(["5 5 5 5 2", other], display=display, spoon=spoon)
        if spoon:
            state.apply(f"set {other}")
        because = told(state, "set 5 5 5 5")
        assert because is not None
        return bool(because["params"]["is_open"])

    assert is_open("1 2 3 4", [3, 4])
    # There is another, nobody has the cards, or whoever has them has laid.
    assert not is_open("1 2 3 4", [4, 4])
    assert not is_open("1 2 3", [3, 4])
    assert not is_open("1", [3, 4], spoon=1)


def test_of_a_dearer_sauce_it_is_said_that_it_can_wait_only_if_nobody_else_can_take_it() -> None:
    def first(other: str) -> Line | None:
        return told(position(["8 8 8 8 8 8 9 9 9", other]), "set 9 9 9")

    assert first("1 2 3") == reach("9 9 9", 3, is_open=True, next=6)
    assert first("1 2 3 4 5 6 7") == reach("9 9 9", 3, is_open=True)
    # What somebody before it makes is nothing for later.
    state = position(["8 8 8 8 8 8 9 9 9", "1 1 1 1 1 1"], display=(3, 5, 5, 6), spoon=1)
    state.apply("set 1 1 1 1 1 1")
    assert told(state, "set 9 9 9") == reach("9 9 9", 3, next=5)
    state = position(["8 8 8 8 8 8 9 9 9", "1"])
    assert told(state, "set 8 8 8 8 8 8") == reach("8 8 8 8 8 8", 6)


def test_a_sauce_is_made_for_its_points_and_rids_of_its_cards() -> None:
    state = position(["4 5 5 5 5 5 5", "3 3 3 3", "1"], display=[4, 5, 5, 6])
    for action in ("set 5 5 5 5 5 5", "set 3 3 3 3", "set 1"):
        state.apply(action)
    # Its cards have cost one each until now.
    assert told(state, "sauce 6") == line("sauce", worth=SAUCES[6].points)
    assert told(state, "sauce 5") == FOUND


@pytest.mark.parametrize(
    ("hand", "aside", "cards", "counted", "moves", "more"),
    [
        ("9 X X", "", "9 9 X X", "hand", False, 2),
        # One lies among the ingredients; both are needed, or that one does.
        ("9 9 9 X", "X", "9 9 9 9 X X", "hand", False, 3),
        ("4 X", "9 9", "9 9 9 X", "hand", False, 2),
        ("4 5 6", "9 X", "9 9 X", "no", False, 4),
        # No sauce takes it.
        ("9 9 X", "9 9 9 9", "9 9 9 9 9 9 9", "hand", False, 0),
        # It has made the sauce of others dearer.
        ("4 4 4", "9 X", "9 9 X", "no", True, 2),
    ],
)
def test_of_x_as_many_are_told_as_go_with_the_cards_of_a_slot(
    hand: str, aside: str, cards: str, counted: str, moves: bool, more: int
) -> None:
    slots = ("9", "", "", "", "", "", "")
    state = position([f"{hand} 7", "1"], part="gather", ingredients=[aside, ""], slots=slots)
    state.apply("set 7")
    state.apply("set 1")
    told_of = {"cards": cards.split(), "counted": counted, "moves": moves, "more": more}
    assert told(state, "chili 1 keep") == line("joins", **told_of, is_kept=True)


@pytest.mark.parametrize(
    ("hand", "aside", "fate", "counted"),
    [
        ("9 4", "9", "keep", "both"),
        ("9 4", "9", "discard", "hand"),
        ("4 4", "9", "keep", "set"),
        ("4 4", "9", "discard", "no"),
    ],
)
def test_cards_that_do_not_lie_among_the_ingredients_are_said_to_be_counted(
    hand: str, aside: str, fate: str, counted: str
) -> None:
    slots = ("9", "", "", "", "", "", "")
    state = position([f"{hand} 9", "1"], part="gather", ingredients=[aside, ""], slots=slots)
    state.apply("set 9")
    state.apply("set 1")
    because = told(state, f"chili 1 {fate}")
    assert because is not None
    assert because["params"]["counted"] == counted


def test_ingredients_are_picked_up_for_a_sauce_that_the_hand_lacks_cards_for() -> None:
    state = position(["5 5 5", "1"], ingredients=["5 5 8", ""])
    wanted = line("pickup-sauce", cards=["5"] * 5, heat=5, worth=SAUCES[5].points)
    nothing = {"wish_cards": ["5"], "more": 3, "own": 5, "own_cards": ["5"] * 5}
    wanted["params"] |= nothing
    assert told(state, "pickup") == wanted
    # The hand is soon empty, one card of the market is of use, or none is.
    for hand, why in (("5", "all"), ("5 5 6 9", "all"), ("8 5", "parted"), ("10 12 13", "none")):
        state = position([hand, "1"], ingredients=["8", ""], display=[5])
        most = {"5": ["8"], "5 5 6 9": ["5", "5"], "8 5": ["8", "8"]}.get(hand, [])
        pickup = line("pickup", why=why, laps=len({*hand.split()}), cards=most)
        assert told(state, "pickup") == pickup
        assert ("pickup" in GAME.aimed(view_of(state, 0))) == (why == "none")


def test_a_set_that_empties_the_hand_brings_the_ingredients_into_it() -> None:
    state = position(["2", "1"], ingredients=["5 5 5 5", ""])
    assert told(state, "set 2") == line("empties", count=4)
    state = position(["2 3", "1"], ingredients=["5 5 5 5", ""], display=[4], slots="89")
    assert told(state, "set 2") == line(
        "spare-soon", cards=["2"], count=4, is_last=False, is_part=False
    )


def test_a_slot_is_taken_for_what_its_cards_make_with_mine() -> None:
    slots = ("9", "9 9", "X", "8", "3", "4", "2")
    state = acting("9 9", "8", slots)
    assert told(state, "chili 1 keep") == line(
        "enough",
        cards=["9", "9", "9"],
        counted="hand",
        heat=3,
        worth=SAUCES[3].points,
        is_late=False,
        is_kept=True,
    )
    no_more = {"is_late": False, "set_left": 0}
    others = {"beside": "several", "beside_cards": list[str](), "beside_more": 0}
    state = acting("9", "8", slots, display=(5, 6))
    assert told(state, "chili 1 discard") == line(
        "nears", **near("9 9", 5), counted="hand", is_late=False, set_left=4, count=0
    )
    nine = {"beside": "alike", "beside_cards": ["9"], "beside_more": 0}
    assert told(state, "chili 4 keep") == line(
        "nears", **near("8 8", 5), counted="set", **no_more, count=0, **nine
    )
    assert told(state, "chili 4 discard") == line(
        "new", **near("8", 5), **no_more, is_joined=True, **others
    )
    # An X brings a sauce nearer with cards of another number, which are told.
    wild = line("nears", **near("9 X", 5), counted="hand", **no_more, count=0)
    assert told(state, "chili 3 keep") == wild
    # One card would bring another number nearer, but these are two.
    state = acting("4 4 4 4 7", "8", ("7 7", "4", *[""] * 5), display=(6,))
    for action, cards, count, lacks in (
        ("chili 1", "7 7 7", 2, 5),
        ("chili 2", "4 4 4 4 4", 0, 5),
    ):
        told_of = {"counted": "hand", "is_late": False, "set_left": lacks, "count": count}
        nears = line("nears", **near(cards, 6), **told_of)
        assert told(state, f"{action} discard") == nears


def test_what_a_slot_or_the_set_brings_is_told_in_the_points_that_the_goal_counts() -> None:
    state = position(["9 9 8 8 7", "1"], part="gather", slots=("8", "X", "9 9", "", "", "", ""))
    state.apply("set 7")
    state.apply("set 1")
    before = GAME.scene(view_of(state, 0))["goal"]
    assert before is not None
    worths = {"chili 1 keep": 4, "chili 2 keep": 4, "chili 3 keep": 6}
    for action, gain in worths.items():
        because = told(state, action)
        assert because is not None
        assert because["params"]["more"] == gain
        after = state.clone()
        after.apply(action)
        goal = GAME.scene(view_of(after, 0))["goal"]
        assert goal is not None
        assert goal["params"]["worth"] == before["params"]["worth"] + gain


def test_nothing_is_taken_where_nothing_fits_or_cards_only_cost() -> None:
    state = acting("9", "8", ("7", "6", "5", "4", "3", "2", "1"))
    assert told(state, "chili - keep") == line("nothing")
    assert told(state, "chili - discard") == line("nothing")
    state = acting("9", "8", ("9", "6", "5", "4", "3", "2", "1"))
    assert told(state, "chili - keep") == line("no-more")
    # Too many would still be lacking.
    state = acting("9 9 3", "8", ("3", "6", "5", "4", "7", "2", "1"), display=(5, 6))
    assert told(state, "chili - keep") == line("no-nearer")


def late(hand: str, ingredients: str, laid: str, slots: str) -> SauscharfState:
    """The other seat has enough sauces and two cards left when the first is to act."""
    state = position(
        [f"{hand} {laid}".strip(), "1 1 8 9"],
        ingredients=[ingredients, ""],
        slots=[*slots.split(), *[""] * (7 - len(slots.split()))],
        display=[5, 6],
        sauces=[[], [3] * 6],
    )
    state.apply(f"set {laid}")
    state.apply("set 1 1")
    state.apply("chili - discard")
    return state


def test_near_the_end_a_far_off_sauce_is_no_reason() -> None:
    state = late("9", "5 5 5 X", "2", "12 5")
    far = {"is_late": True, "set_left": 0}
    five = {"beside_cards": ["5"], "beside_more": SAUCES[5].points}
    new = line("new", **near("12", 5), **far, is_joined=True)
    assert told(state, "chili 1 discard") == new
    completes = {"cards": ["5"] * 4 + ["X"], "heat": 5, "worth": SAUCES[5].points}
    completes["counted"] = "no"
    assert told(state, "chili 2 discard") == line(
        "enough", **completes, is_late=True, is_kept=False
    )
    none = line("none-late", done_seat=1, beside="late", **five)
    assert told(state, "chili - discard") == none
    # Without a hand the ingredients are laid in the next lap.
    state = late("", "5 5 5 X", "2", "12 5")
    because = told(state, "chili 2 discard")
    assert because == line("enough", **completes, is_late=False, is_kept=False)
    assert told(state, "chili - discard") == line("none-late", done_seat=1)


def test_a_set_is_said_to_be_worth_less_only_if_it_lacks_more() -> None:
    state = acting("3", "8", ("3", "4", "8", "", "", "", ""), display=(5, 6))
    nearer = {"counted": "hand", "is_late": False, "set_left": 4, "count": 0}
    assert told(state, "chili 1 discard") == line("nears", **near("3 3", 5), **nearer)
    # A new number lacks as much.
    other = {"is_late": False, "set_left": 0}
    eight = {"beside": "alike", "beside_cards": ["8"], "beside_more": 0}
    assert told(state, "chili 2 discard") == line(
        "new", **near("4", 5), **other, is_joined=True, **eight
    )


def test_where_cards_only_cost_it_is_told_what_picking_up_would_cost() -> None:
    def laid(aside: str, others: tuple[str, ...] = ("8 9",), enough: int = 1) -> Line | None:
        sauces = [[], *([3] * 6 if at == enough else [] for at in range(1, len(others) + 1))]
        state = position(
            ["6 6 2", *others], ingredients=[aside, *[""] * len(others)], display=[5], sauces=sauces
        )
        return told(state, "set 6 6")

    six = {"cards": ["6", "6"]}
    assert laid("5 5 5 X") == line("rid-now", **six, makes=False)
    assert laid("5 5 5 5 X") == line("rid-now", **six, makes=True)
    assert laid("") == rid("6 6")
    assert laid("5 5 5 5 X", ("8 9", ""), 2) == line("rid-last", **six, done_seat=2, waits=True)


def test_who_has_enough_sauces_but_is_behind_keeps_a_card() -> None:
    state = position(["8 9", "1 2 3"], display=[3], sauces=[[3] * 6, [7, 7]])
    state.apply("set 8")
    state.apply("set 1")
    assert told(state, "chili - keep") == line("holds-out", ahead_seat=1)
    assert told(state, "chili - discard") == line("nothing")
    state.sauces[1] = [7]
    assert told(state, "chili - keep") == line("none-enough")
    # Somebody who is ahead has enough, too: this one cannot hold out.
    state.sauces[1] = [7] * 6
    assert told(state, "chili - discard") == line("none-late", done_seat=1)
