"""Who may know what: reserved, open and blind cards, passes, voids, rule cards."""

from __future__ import annotations

import json
from random import Random

import pytest

from pygame_core import Match
from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.in_force import RULE_CARDS
from pygame_core.games.stich_meister.state import StichMeisterState
from pygame_core.kit.cards import Card, names
from tests.stich_meister import naive
from tests.stich_meister.table import do, finish_trick, state_of, table
from tests.support.worlds import another_world, look_alike

HIDING = [
    (24, 25, 26, 38),
    (22, 23, 24, 38),
    (22, 23, 25, 38),
    (21, 26, 28, 38),
    (3, 17, 27, 28),
    (5, 26, 28, 34),
    (23, 24, 28, 38),
    (24, 25, 26, 40),
    (13, 27, 28, 38),
]
some_rules = pytest.mark.parametrize("rules", HIDING, ids=lambda rules: "-".join(map(str, rules)))


def moments(rules: tuple[int, ...], seats: int, seed: str) -> list[Match]:
    """Some moments of a round."""
    match, rng = table(rules, seats=seats, seed=seed), Random(seed)
    found = []
    while match.view(None)["round"] == 1:
        if rng.random() < 0.12:
            found.append(match.clone())
        match.apply(rng.choice(match.legal_actions()))
    return found


@some_rules
def test_hidden_cards_dealt_again_leave_every_view_as_it_is(rules: tuple[int, ...]) -> None:
    rng = Random(str(rules))
    for seats in (3, 4, 5):
        for number, match in enumerate(moments(rules, seats, "again")):
            for seat in [None, *range(seats)]:
                view = match.view(seat)
                imagined = match.game.determinize(view, rng)
                again = {**match.game.position(imagined, seat), "history": view["history"]}
                assert again == view
            if number % 6 == 0:
                seat = rng.randrange(seats)
                look_alike(match, another_world(match, seat, rng), seat, rng, steps=6)


@some_rules
def test_in_a_guessed_deal_all_that_was_played_was_legal(rules: tuple[int, ...]) -> None:
    rng = Random(str(rules))
    for match in moments(rules, 3, "legal"):
        for seat in range(3):
            imagined = match.game.determinize(match.view(seat), rng)
            assert isinstance(imagined, StichMeisterState)
            for other in range(3):
                assert was_legal(match, imagined, rules, other, seat), (seat, other, match.log)


def was_legal(
    match: Match, imagined: StichMeisterState, rules: tuple[int, ...], seat: int, viewer: int
) -> bool:
    """Whether some card passed after trick 3 makes all plays of the seat legal."""
    trick, number, fixed, tricks = [], 1, None, []
    passes: dict[int, Card] = {}
    for event in match.events:
        if event.id == "card.played":
            shown = {**event.params, **event.secret}
            trick.append((shown["seat"], BY_NAME[shown["card"]]))
            if 21 in rules and number == 2 and len(trick) == 1:
                fixed = trick[0][1].suit
        elif event.id == "trick.taken":
            tricks.append((number, fixed, trick))
            trick, number = [], number + 1
        elif event.id == "pass.revealed" and number > 3:
            [passes[event.params["from"]]] = map(BY_NAME.get, event.secret["cards"])  # type: ignore[assignment]
    tricks.append((number, fixed, imagined.trick))
    giver = (seat - 1) % 3
    held = [*imagined.hands[seat], *imagined.laid[seat]]
    late = held + [c for n, _, plays in tricks for who, c in plays if who == seat and n > 3]
    if not passes:
        return _plays_legal(tricks, rules, seat, late, late, imagined)
    # The viewer knows what it gave and what it got; of the rest any card may have been passed.
    receiver = (seat + 1) % 3
    next_held = [*imagined.hands[receiver], *imagined.laid[receiver]]
    next_held += [c for n, _, plays in tricks for who, c in plays if who == receiver and n > 3]
    given = [passes[seat]] if viewer in (seat, receiver) else next_held
    got = [passes[giver]] if viewer in (seat, giver) else late
    return any(
        _plays_legal(tricks, rules, seat, [*(c for c in late if c != one), other], late, imagined)
        for one in got
        for other in given
    )


def _plays_legal(
    tricks: list[tuple[int, str | None, list[tuple[int, Card]]]],
    rules: tuple[int, ...],
    seat: int,
    early: list[Card],
    late: list[Card],
    imagined: StichMeisterState,
) -> bool:
    last = imagined.tricks_in_round
    early = early + [c for n, _, plays in tricks for who, c in plays if who == seat and n <= 3]
    for number, fixed, plays in tricks:
        hand = early if number <= 3 else late
        for place, (who, card) in enumerate(plays):
            if who != seat:
                continue
            before = [other for _, other in plays[:place]]
            reserved_now = 24 in rules and number == last
            if not reserved_now and card not in naive.legal(
                [c for c in hand if not _reserved_later(c, tricks, rules, seat, last)],
                before,
                rules,
                fixed,
            ):
                return False
            early = [c for c in early if c != card]
            late = [c for c in late if c != card]
    return True


def _reserved_later(
    card: Card,
    tricks: list[tuple[int, str | None, list[tuple[int, Card]]]],
    rules: tuple[int, ...],
    seat: int,
    last: int,
) -> bool:
    """Whether the card was lying aside until the last trick."""
    return 24 in rules and any(
        number == last and (seat, card) in plays for number, _, plays in tricks
    )


@some_rules
def test_a_spectator_sees_no_hidden_card(rules: tuple[int, ...]) -> None:
    for match in moments(rules, 4, "spectator"):
        view = match.view(None)
        del view["table"]["trumps"]
        text = json.dumps(view)
        state = state_of(match)
        shown = {card for own in state.exposed for card in own}
        passed = {
            name
            for event in match.events
            if event.id == "pass.revealed"
            for name in event.params["open"]
        }
        hidden = [*state.hands, *state.laid, [card for card in state.reserved if card]]
        blind = [card for place, (_, card) in enumerate(state.trick) if place and 26 in rules]
        if state.phase == "play":
            hidden.append(blind)
        for card in (card for own in hidden for card in own):
            if card not in shown and str(card) not in passed:
                assert f'"{card}"' not in text


def test_what_was_passed_is_remembered() -> None:
    match = table([22, 23, 24], {0: "F2 F3 F4", 1: "C2 C3 C4", 2: "K2 K3 K4", 3: "G2 G3 G4"})
    do(match, "pass F2 F3 F4", "pass C2 C3 C4", "pass K2 K3 K4", "pass G2 G3 G4")
    do(match, "pass C2 C3 C4", "pass K2 K3 K4", "pass G2 G3 G4")
    rng = Random(1)
    for _ in range(20):
        imagined = match.game.determinize(match.view(0), rng)
        assert isinstance(imagined, StichMeisterState)
        assert {"F2", "F3", "F4"} <= set(names([*imagined.hands[3], *imagined.laid[3]]))


def test_voids_shown_before_the_pass_hold_for_all_but_the_passed_card() -> None:
    """Seat 2 has shown that it lacks fans and coins, seat 1 coins; then 1 passes to 2."""
    match = table(
        [38],
        {
            0: "F15 C15 C14 F2 F3",
            1: "F4 F5 F6 F7 K1 K2 K3 K4 K5 K6 K7 G1 G2 G3 G4",
            2: "K8 K9 K10 K11 K12 K13 K14 G5 G6 G7 G8 G9 G10 G11 G12",
        },
    )
    do(match, "play F15 F4 K8")
    finish_trick(match)
    for lead in ("C15", "C14"):
        do(match, f"play {lead}")
        finish_trick(match)
    assert match.view(0)["table"]["trick_number"] == 3
    others = {seat: str(state_of(match).hands[seat][-1]) for seat in (2, 3)}
    do(match, "pass F2", "pass F7", f"pass {others[2]}", f"pass {others[3]}")
    hands = imagined_hands(match, seat=0, of=2)
    assert not any(card.suit == "C" for hand in hands for card in hand)
    assert {sum(card.suit == "F" for card in hand) for hand in hands} == {0, 1}
    leader = match.to_act
    assert leader == 0
    do(match, "play F3", "play F2")
    assert match.to_act == 2
    do(match, "play F7")
    hands = imagined_hands(match, seat=0, of=2)
    assert not any(card.suit in "FC" for hand in hands for card in hand)


def imagined_hands(match: Match, seat: int, of: int) -> list[list[Card]]:
    """What one seat may think another holds."""
    rng, view = Random(1), match.view(seat)
    hands = []
    for _ in range(40):
        imagined = match.game.determinize(view, rng)
        assert isinstance(imagined, StichMeisterState)
        hands.append(imagined.hands[of])
    return hands


def test_rule_cards_of_others_are_any_that_nobody_has_shown() -> None:
    match, rng = Match.new("stich-meister", seats=3, seed="rules"), Random(1)
    revealed: set[int] = set()
    for _ in range(100):
        view = match.view(1)
        imagined = match.game.determinize(view, rng)
        assert isinstance(imagined, StichMeisterState)
        placed = [number for held in imagined.rule_hands for number in held] + imagined.rule_pile
        placed += [number for number in imagined.chosen if number is not None]
        assert sorted([*placed, *revealed]) == sorted(RULE_CARDS)
        assert imagined.rule_hands[1] == view["table"]["my_rules"]
        for event in match.apply(rng.choice(match.legal_actions())):
            if event.id == "rules.revealed":
                revealed.update(event.params["rules"])


def test_nobody_learns_whose_rule_card_it_was() -> None:
    match = Match.new("stich-meister", seats=4, seed="owner")
    while match.view(None)["phase"] == "choose":
        match.apply(match.legal_actions()[0])
    for seat in range(4):
        chosen = [e for e in match.view(seat)["history"] if e["id"] == "rule.chosen"]
        assert [e["params"]["seat"] for e in chosen if "rule" in e["params"]] == [seat]
    rules = match.view(0)["table"]["rules"]
    assert rules == sorted(rules)
    assert state_of(match).chosen == [None] * 4


def test_the_preview_says_what_a_rule_card_does_to_the_hand() -> None:
    match = Match.new("stich-meister", seats=4, seed="preview")
    seat = match.to_act
    assert seat is not None
    view = match.view(seat)
    assert sorted(map(int, view["table"]["preview"])) == view["table"]["my_rules"]
    state = state_of(match)
    state.rule_hands[seat] = [3, 21, 53]
    state.hands[seat] = [BY_NAME[name] for name in ("F4", "F15", "C4", "K15")]
    preview = match.view(seat)["table"]["preview"]
    assert sorted(preview["3"]["trumps"]) == ["C4", "F4"]
    assert preview["21"]["by_suit"] == {"F": 2, "C": 1, "K": 1}
    assert (preview["53"]["cards"], preview["53"]["points"]) == (["F15", "K15"], -6)
    assert match.view((seat + 1) % 4)["table"]["preview"].keys() != preview.keys()


def test_the_lens_orders_the_trumps_of_the_hand() -> None:
    match = table([3, 17], {0: "F4 K4 K15 K2 C4"})
    mine = match.view(0)["table"]["my_trumps"]
    assert mine[0] == {"cards": ["K4"], "rules": [3, 17]}
    assert set(mine[1]["cards"]) >= {"F4", "C4"}
    ranks = [group["cards"] for group in mine]
    assert ranks.index(["K15"]) < ranks.index(["K2"])
