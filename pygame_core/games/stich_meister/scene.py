"""Stich-Meister as its table shows it.

A rule card is a thing of the game's own, "rule-28". What is told of the trick is in trick_scene.py,
the rule lens in notes.py; wording.py has what is said of actions, events and the score.
"""

from __future__ import annotations

from typing import Any

from pygame_core.games.stich_meister import hand, trick_scene, wording
from pygame_core.games.stich_meister.basic_cards import BASIC_CARDS
from pygame_core.games.stich_meister.cards import BY_NAME, DECK, PICTURES, SUITS
from pygame_core.games.stich_meister.goal import goal, to_pass
from pygame_core.games.stich_meister.hand import STEPS
from pygame_core.games.stich_meister.moment import LAYING
from pygame_core.games.stich_meister.notes import notes
from pygame_core.games.stich_meister.pieces import pieces_of
from pygame_core.games.stich_meister.rule_card import RuleCard, item_of, items_of
from pygame_core.games.stich_meister.scoring_cards import SCORING_CARDS
from pygame_core.games.stich_meister.trick_scene import TRICKS
from pygame_core.games.stich_meister.trump_cards import TRUMP_CARDS
from pygame_core.kit.card_tracking import this_round
from pygame_core.kit.scene import (
    as_it_stands,
    deck_of_suits,
    labelled,
    last_plays,
    trick_progress,
)
from pygame_core.prints import Deck, ItemPrint
from pygame_core.scene import (
    Ask,
    Choice,
    Fact,
    Felt,
    Item,
    Line,
    Place,
    Scene,
    SeatScene,
    line,
    scene,
)
from pygame_core.views import View

_PLACES: dict[str, Place] = {"choose": "felt", "remove": "trick"}
_SUITS = {
    "F": ("green", "fan"),
    "C": ("yellow", "coin"),
    "K": ("red", "koi"),
    "G": ("blue", "gate"),
}
_TURNED_UP = ("rules.revealed", "pass.revealed", "exposed.revealed")
_FIGURES = dict(zip(PICTURES, ("page", "lady", "lord", "master"), strict=True))
_SORTS = (
    ("trump", "i-crown", TRUMP_CARDS),
    ("basic", "i-trick", BASIC_CARDS),
    ("scoring", "i-score", SCORING_CARDS),
)


def deck() -> Deck:
    """Four suits, each with its four figures, and the sixty rule cards."""
    return {
        **deck_of_suits("mark-sm", _SUITS, DECK, art=lambda card: _FIGURES.get(card.number)),
        "items": {
            item_of(rule.number): _rule(rule, sort, sign)
            for sort, sign, rules in _SORTS
            for rule in rules
        },
        "marked_later": True,
    }


def _rule(rule: RuleCard, sort: str, sign: str) -> ItemPrint:
    found: ItemPrint = {"rank": str(rule.number), "sort": sort, "sign": sign}
    return {**found, "pieces": pieces} if (pieces := pieces_of(rule)) else found


def scene_of(view: View) -> Scene:
    """Rule cards are chosen, cards laid down where one of them asks for it, then tricks."""
    phase = view["phase"]
    before = phase == "choose" or phase in STEPS
    return scene(
        progress=line(phase) if before else trick_progress(view["table"]),
        ask=_ask(view),
        goal=goal(view),
        counts=_counts(view),
        hand=hand.taps(view),
        trick=trick_scene.trick_cards(view),
        last=last_plays(view),
        turns=view["table"]["order"],
        ahead=trick_scene.ahead(view),
        outcome=_outcome(view),
        last_ahead=trick_scene.told_of_last(trick_scene.ahead, view),
        last_outcome=trick_scene.told_of_last(trick_scene.outcome, view),
        marks=hand.marks(view),
        seats=[_seat(view, seat) for seat in range(view["seats"])],
        so_far=as_it_stands(view, wording.sheet) if _counts_points(view) else None,
        notes=notes(view),
        felt=_felt(view),
        choices=[_choice(action) for action in view["legal"]],
        secret=_secret(view),
        comes=_comes(view),
        goes=_goes(view),
    )


def _outcome(view: View) -> Line | None:
    """While it is looked at what all have laid down, what was turned up, or a full trick."""
    table, phase = view["table"], view["phase"]
    if view["to_act"] is not None or view["is_over"] or view["trick"]:
        return trick_scene.outcome(view)
    if phase in STEPS and all(laid == table["step"]["cards"] for laid in table["laid"]):
        return line("laid")
    turned_up = [each for each in this_round(view) if each["id"] in _TURNED_UP]
    if not turned_up:
        return None
    last = turned_up[-1]["id"]
    if last != "pass.revealed":
        return line(last)
    passed = [each["params"] for each in turned_up if each["id"] == last]
    got = [each for each in passed if each["seat"] == view["seat"]] or passed
    cards = got[-1].get("cards", [])
    return line(last, known=bool(cards), cards=cards, from_seat=got[-1]["from"])


# --- what is asked -------------------------------------------------------------------------------


def _ask(view: View) -> Ask | None:
    table, phase, seat = view["table"], view["phase"], view["seat"]
    if seat is None or seat != view["to_act"]:
        return None
    if phase in STEPS:
        step = table["step"]
        left = step["cards"] - table["laid"][seat]
        params: dict[str, Any] = {"left": left, "more": table["laid"][seat] > 0}
        if phase == "pass":
            params["want"] = to_pass(view)
            params["to_seat"] = (seat + step["to"]) % view["seats"]
        return {"id": phase, "params": params, "suit": "", "left": left}
    if phase != "play":
        return {"id": phase, "params": {}, "suit": "", "left": 0}
    duty, owes = table["duty"], table["owes"]
    if owes == "reserved":
        return {"id": owes, "params": {}, "suit": "", "left": 0}
    if not duty:
        return {"id": "lead", "params": {}, "suit": "", "left": 0}
    params = {
        "blind": "yes" if table["effect"]["face_down"] else "no",
        "latest": duty["reference"] != view["trick"][0][1],
        "card": duty["reference"],
        "suit": duty["suit"],
        "items": items_of(duty["rules"]),
    }
    if owes == "trump":
        forcing = [card.number for card in trick_scene.rules_of(view).cards if card.cannot_follow]
        params["items"] = items_of(forcing)
    elif duty["asks"] == "suit":
        cards = trick_scene.trumps_of_suit(view, duty["suit"])
        scoring = trick_scene.rules_of(view).scoring
        costs = any(scoring.card_value(BY_NAME[card], False) < 0 for card in cards)
        params |= {"trump_cards": cards, "count": len(cards), "costs": costs}
    return {"id": _owed(duty, owes), "params": params, "suit": duty["suit"], "left": 0}


def _owed(duty: dict[str, Any], owes: str) -> str:
    """To follow, or that it is void, and in what; "trump": it is void and must play a trump."""
    if owes == "trump":
        return owes
    does = "follow" if owes == "follow" else "void"
    return does if duty["asks"] == "suit" else f"{does}-{duty['asks']}"


def _choice(action: str) -> Choice:
    verb = action.split(" ")[0]
    at = _PLACES.get(verb, "hand")
    choice = labelled(action, at=at, label=wording.label(action))
    return {**choice, "cards": []} if verb == "choose" else choice


def _counts(view: View) -> list[Line]:
    """The rule cards in force, and what the trick on the table asks for."""
    rules = view["table"]["rules"]
    if not rules:
        return [line("before")]
    found = [line("rule", item=item) for item in items_of(rules)]
    if view["phase"] in TRICKS:
        found += trick_scene.trick_lines(view) + trick_scene.why_lines(view)
        found += trick_scene.duty_lines(view)
    return found


# --- the seats -----------------------------------------------------------------------------------


def _counts_points(view: View) -> bool:
    """Whether a round is on whose tricks count. Before, a rule card may count tricks that nobody
    could have taken yet."""
    return view["phase"] in TRICKS and not view["is_over"]


def _seat(view: View, seat: int) -> SeatScene:
    table = view["table"]
    return {
        "tricks": table["tricks"][seat],
        "points": table["points"][seat] if _counts_points(view) else None,
        "lost": 0,
        "known": [] if seat == view["seat"] else _lying_open(view, seat),
        "badges": _badges(view, seat),
    }


def _lying_open(view: View, seat: int) -> list[str]:
    """Its open cards; one on its way into a trick lies there only until the trick is turned up."""
    own: list[str] = view["table"]["exposed"][seat]
    if view["table"]["effect"]["face_down"] and not trick_scene.is_full(view):
        return list(own)
    lying = {card for _, card in view["trick"]}
    return [card for card in own if card not in lying]


def _badges(view: View, seat: int) -> list[Fact]:
    table, mine = view["table"], seat == view["seat"]
    found: list[Fact] = []
    if view["phase"] == "choose":
        chosen = "chosen" if table["chosen"][seat] else "choosing"
        value = chosen if seat in table["choosers"] else "none"
        found.append({"id": "rule-choice", "kind": "word", "value": value})
    elif seat == table["dealer"]:
        found.append({"id": "dealer", "kind": "line", "params": {}})
    reserved = table["my_reserved"] if mine else None
    if reserved and reserved not in view["hand"]:
        found.append({"id": "reserved", "kind": "cards", "cards": [reserved]})
    elif table["reserved"][seat] and not reserved:
        found.append({"id": "reserved", "kind": "line", "params": {}})
    if mine and (lying := _lying_open(view, seat)):
        found.append({"id": "exposed", "kind": "cards", "cards": lying})
    return found


# --- the felt ------------------------------------------------------------------------------------


def _felt(view: View) -> Felt | None:
    table, phase = view["table"], view["phase"]
    if phase == "choose":
        return _offer(view)
    is_first = trick_scene.is_before_first_lead(view)
    if phase in STEPS and not (is_first and sum(table["laid"]) == 0):
        return {
            "kind": "pile",
            "items": [],
            "turns": [],
            "done": 0,
            "said": [],
            "laid": table["laid"],
            "each": table["step"]["cards"],
            "own": table["my_laid"],
        }
    # The rule cards lie large on the felt until the first card is laid down or led.
    if not is_first or phase not in (*STEPS, "play"):
        return None
    in_force = items_of(table["rules"])
    return {
        "kind": "cards",
        "items": [{"id": item, "gone": False, "action": "", "facts": []} for item in in_force],
        "turns": [],
        "done": 0,
        "said": [line("revealed", items=in_force)],
    }


def _offer(view: View) -> Felt:
    """The own rule cards, or the one that lies face down; who has chosen."""
    table, seat = view["table"], view["seat"]
    mine, choosers = table["my_choice"], table["choosers"]
    done = sum(table["chosen"])
    is_asked = seat in choosers and mine is None
    if is_asked:
        said = line("secret")
    elif seat is not None and seat not in choosers:
        said = line("not-you")
    else:
        said = line("wait", count=len(choosers) - done)
    items: list[Item] = [
        {
            "id": item_of(rule),
            "gone": False,
            "action": f"choose {rule}" if is_asked else "",
            "facts": _preview(table["preview"].get(str(rule))),
        }
        for rule in (table["my_rules"] if mine is None else [mine])
    ]
    return {"kind": "offer", "items": items, "turns": choosers, "done": done, "said": [said]}


def _preview(preview: dict[str, Any] | None) -> list[Fact]:
    """What a rule card alone would do to the hand below it; nothing for one that is about no
    cards."""
    if preview is None:
        return []
    if by_suit := preview["by_suit"]:
        held = {suit: by_suit.get(suit, 0) for suit in SUITS}
        return [{"id": "preview-suits", "kind": "suits", "suits": held}]
    trumps, cards = preview["trumps"], preview["cards"]
    params = {"count": len(trumps or cards)}
    if trumps:
        return [{"id": "preview-trumps", "kind": "cards", "cards": trumps, "params": params}]
    if not cards:
        none: Fact = {"id": "preview-none", "kind": "line", "params": {}}
        return [none] if preview["about_cards"] else []
    params["gain"] = preview["points"]
    return [{"id": "preview-points", "kind": "cards", "cards": cards, "params": params}]


def _secret(view: View) -> Line | None:
    """The rule card that this seat has laid down face down."""
    chosen = view["table"]["my_choice"]
    return None if chosen is None else line("choice", number=chosen, item=item_of(chosen))


# --- what moves ----------------------------------------------------------------------------------


def _laid_lately(view: View) -> list[dict[str, Any]]:
    """The cards laid face down in the latest step of this round, as events.

    A rule card may ask for another step in the middle of the round.
    """
    lately: list[dict[str, Any]] = []
    goes_on = False
    for event in this_round(view):
        if event["id"] in LAYING:
            lately = [*lately, event] if goes_on else [event]
        goes_on = event["id"] in LAYING
    return lately


def _comes(view: View) -> dict[str, str]:
    """New cards of the hand come from who passed them, or from where they lay; else dealt. What was
    played face down is turned over where it lies."""
    seat, lately = view["seat"], _laid_lately(view)
    comes: dict[str, str] = {}
    if view["table"]["effect"]["face_down"] and trick_scene.is_full(view):
        comes |= {f"trick:{who}": f"blind:{who}" for who, _ in view["trick"][1:] if who != seat}
    if seat is None:
        return comes
    givers = [event["params"]["seat"] for event in lately if event["params"].get("to") == seat]
    if givers:
        return {**comes, "hand": f"seat:{givers[0]}"}
    is_exposing = any(event["id"] == "card.exposed" for event in lately)
    return {**comes, "hand": f"back:{seat}:0" if is_exposing else "deck"}


def _goes(view: View) -> dict[str, str]:
    """A trick to its holder, rule cards into the lens, what lay face down on to another or back;
    what I have laid open comes to my hand by itself."""
    goes = {"offer": "note:in-force", "cards": "note:in-force"}
    if view["last_trick"]:
        goes["trick"] = f"seat:{trick_scene.holder_of(view, view['last_trick']['winner'])}"
    laid = [0] * view["seats"]
    for event in _laid_lately(view):
        seat = event["params"]["seat"]
        if event["id"] != "card.exposed" or seat != view["seat"]:
            goes[f"back:{seat}:{laid[seat]}"] = f"seat:{event['params'].get('to', seat)}"
        laid[seat] += 1
    return goes
