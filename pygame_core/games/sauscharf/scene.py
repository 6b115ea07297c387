"""Sauscharf as its table shows it: no tricks, but a kitchen that the page has a drawing for."""

from __future__ import annotations

from pygame_core.games.sauscharf.goal import goal
from pygame_core.games.sauscharf.offers import (
    choices_of,
    clashes_of,
    is_laying,
    items_of,
)
from pygame_core.games.sauscharf.rules import NAMES
from pygame_core.games.sauscharf.sauces import SAUCES, display_size
from pygame_core.games.sauscharf.wording import (
    WILD,
    bottle,
    lap_of,
    number,
    said,
    scored_bottle,
    sorted_cards,
)
from pygame_core.kit.scene import ended
from pygame_core.prints import Deck, Print
from pygame_core.scene import Ask, Fact, Felt, Line, Note, Scene, SeatScene, line, scene
from pygame_core.views import View

TONES = ("mellow", "warm", "spicy", "hot", "fierce")
"""The hotter a chili, the redder: three numbers share a tone, the hottest has its own."""


def deck() -> Deck:
    """Numbers and the wild card; there are no suits."""
    chilies = {name: (f"chili-{TONES[at // 3]}", "chili") for at, name in enumerate(NAMES[1:-1])}
    return {
        "back": "chili",
        "suits": [],
        "cards": {
            **{name: _print(name, *look) for name, look in chilies.items()},
            WILD: {**_print(WILD, "black", "wild"), "art": "crossed"},
        },
    }


def _print(name: str, colour: str, sign: str) -> Print:
    return {
        "suit": "",
        "rank": name,
        "points": None,
        "beware": False,
        "colour": colour,
        "sign": sign,
    }


def scene_of(view: View) -> Scene:
    """The kitchen, the lanes of the seats, and what may be picked."""
    return scene(
        progress=_progress(view),
        ask=_ask(view),
        goal=goal(view),
        counts=_counts(view),
        hand=[{"card": card, "action": f"set {card}"} for card in view["hand"]],
        turns=_turns(view),
        seats=[_seat(view, seat) for seat in range(view["seats"])],
        notes=_notes(view),
        felt=_felt(view),
        choices=choices_of(view),
        clashes=clashes_of(view),
        secret=_secret(view),
        ending=_ending(view),
        comes=_comes(view),
        goes=_goes(view),
        outcome=_outcome(view),
    )


def _progress(view: View) -> Line:
    """Which lap it is; while gathering, of how many at most: a lap takes a card of every hand. Then
    what ends the match, or that this lap does."""
    table = view["table"]
    lap = lap_of(view, table["lap"], table["part"])
    if table["part"] == "cook":
        is_last = any(len(table["sauces"][seat]) >= table["target"] for seat in table["out"])
        return line("last", lap=lap) if is_last else line("cook", lap=lap, target=table["target"])
    have_laid = table["order"] if is_laying(view) else range(view["seats"])
    longest = max(left + (seat in have_laid) for seat, left in enumerate(view["hand_counts"]))
    return line("gather", lap=lap, most=lap - 1 + longest)


def _outcome(view: View) -> Line | None:
    """While it is looked at that the last seat of a lap has acted, and of the gathering."""
    table = view["table"]
    if view["to_act"] is not None or view["is_over"] or table["waiting"]:
        return None
    if table["part"] == "gather" and not any(view["hand_counts"]):
        return line("gathered")
    return line("lap-over", sauces=_opened(view))


def _opened(view: View) -> int:
    """How many new sauces are opened after this lap; none where the match is over with it."""
    table = view["table"]
    if table["part"] == "gather":
        return 0
    seats = range(view["seats"])
    out = [
        seat for seat in seats if not view["hand_counts"][seat] + table["ingredient_counts"][seat]
    ]
    if len(out) == len(seats) or any(len(table["sauces"][seat]) >= table["target"] for seat in out):
        return 0
    supply: int = table["supply"]
    return min(display_size(view["seats"]) - len(table["display"]), supply)


def _ending(view: View) -> Line | None:
    table, reason = view["table"], ended(view).get("reason")
    if reason is None:
        return None
    told = {"target": table["target"], "laps": table["stall"]["laps"]}
    if reason != "sauces":
        return line(reason, **told)
    has_all = [at for at in table["out"] if len(table["sauces"][at]) >= table["target"]]
    is_mine = view["seat"] in has_all
    return line(reason, **told, mine=is_mine, done_seat=view["seat"] if is_mine else has_all[0])


def _ask(view: View) -> Ask | None:
    table, seat = view["table"], view["seat"]
    if seat is None or seat != view["to_act"]:
        return None
    asked = line("take")
    if is_laying(view):
        if table["part"] == "cook" and table["alone"] == seat:
            asked = line("alone", left=max(0, table["target"] - len(table["sauces"][seat])))
        else:
            asked = line("set-or-pickup" if "pickup" in view["legal"] else "set")
            if asked["id"] == "set" and table["display"]:
                told = {"is_enough": bool(table["reach"]), "points": table["standing"][seat]}
                asked = line("set-to-cook", **told)
    elif any(action.startswith("sauce") for action in view["legal"]):
        asked = line("cook")
    return {**asked, "suit": "", "left": 0}


def _counts(view: View) -> list[Line]:
    """The sauces on offer; none lies open before the cooking."""
    table = view["table"]
    if table["part"] == "gather":
        unseen = [line("copies", heat=heat, count=count) for heat, count in table["unseen_sauces"]]
        return [line("coming", lines=unseen)]
    display = [line("sauce", heat=each["heat"], points=each["points"]) for each in table["display"]]
    return [line("sauces", lines=display) if display else line("no-sauces")]


def _turns(view: View) -> list[int]:
    """First those whose place is known, then those to come, then those without a part in this
    lap."""
    table = view["table"]
    return list(dict.fromkeys([*table["order"], *table["waiting"], *range(view["seats"])]))


def _seat(view: View, seat: int) -> SeatScene:
    table = view["table"]
    is_cooking = table["part"] == "cook"
    standing, made = table["standing"][seat], table["points"][seat]
    return {
        "tricks": 0,
        "points": standing if is_cooking else None,
        "lost": made - standing if is_cooking else 0,
        "known": [],
        "badges": _badges(view, seat),
    }


def _badges(view: View, seat: int) -> list[Fact]:
    """The lane of a seat: its place so far, the spoon, what it is at, its set and its cards."""
    table = view["table"]
    badges: list[Fact] = []
    if seat in table["order"]:
        badges.append(number("place", table["order"].index(seat) + 1))
    if seat == table["spoon"]:
        badges.append(said("spoon"))
    state = _state(view, seat)
    if state:
        badges.append({"id": "state", "kind": "word", "value": state})
    if table["sets"][seat]:
        badges.append({"id": "set", "kind": "cards", "cards": table["sets"][seat]})
    badges.append(number("hand", view["hand_counts"][seat]))
    badges.append(number("aside", table["ingredient_counts"][seat]))
    if table["part"] == "cook":
        # As they were made, one by one.
        made = [bottle(heat) for heat in table["sauces"][seat]]
        badges.append({"id": "sauces", "kind": "facts", "facts": made})
    return badges


def _state(view: View, seat: int) -> str:
    """A word about what the seat is at, "" where there is nothing to say."""
    table = view["table"]
    placed, waits, acts = seat in table["order"], seat in table["waiting"], seat == view["to_act"]
    if seat in table["out"]:
        return "out"
    if acts:
        return "lays-now" if is_laying(view) else "acts-now"
    if waits:
        return "lays-later" if is_laying(view) else ""
    if placed:
        return "" if is_laying(view) else "has-acted"
    if view["is_over"]:
        return ""
    return "picked-up" if table["part"] == "cook" and view["hand_counts"][seat] else "no-hand"


def _notes(view: View) -> list[Note]:
    """The turn order at the side; on the felt the warning, the piles and the set on the table."""
    table = view["table"]
    order, waiting = table["order"], table["waiting"]
    laying = is_laying(view)
    turn_order: Note = {
        "id": "order-so-far" if laying else "order",
        "kind": "seats",
        "seats": order,
        "done": 0 if laying else sum(seat not in waiting for seat in order),
        "at": "side",
    }
    on_felt = [said("stall", "bad", left=table["stall"]["left"])] if table["stall"]["warn"] else []
    on_felt.append(number("pile", table["pile"]))
    on_felt.append({"id": "discard", "kind": "cards", "cards": sorted_cards(table["discard"])})
    if view["seat"] is not None:
        on_felt.append({"id": "ingredients", "kind": "cards", "cards": table["ingredients"]})
    on_felt.append(number("supply", table["supply"]))
    coming: list[Fact] = [
        {**scored_bottle(heat, SAUCES[heat].points), "id": "brew", "value": count}
        for heat, count in table["unseen_sauces"]
    ]
    on_felt.append({"id": "coming", "kind": "facts", "facts": coming})
    notes: list[Note] = [{**fact, "at": "corner"} for fact in on_felt]
    return [turn_order, *notes]


def _felt(view: View) -> Felt:
    table = view["table"]
    slots = [
        line("slot", slot=at, cards=cards) if cards else line("slot-empty", slot=at)
        for at, cards in enumerate(table["slots"], start=1)
    ]
    laid = [
        line("set", seat=seat, cards=cards) for seat, cards in enumerate(table["sets"]) if cards
    ]
    said_of = [line("market", lines=slots), *laid]
    return {"kind": "own", "items": items_of(view), "turns": [], "done": 0, "said": said_of}


def _secret(view: View) -> Line | None:
    cards = view["table"]["ingredients"]
    return line("ingredients", cards=cards) if cards else None


def _comes(view: View) -> dict[str, str]:
    """A hand is dealt or picked up, and what I lay comes from the tray before me."""
    me = view["seat"]
    filled = [
        event["id"]
        for event in view["history"]
        if event["id"] in ("hand.dealt", "ingredients.taken") and event["params"]["seat"] == me
    ]
    picked_up = filled[-1:] == ["ingredients.taken"]
    comes = {"hand": "mine" if picked_up else "deck", "slots": "deck", "sauces": "supply"}
    for seat in range(view["seats"]):
        comes[f"set:{seat}"] = "tray" if seat == me else f"seat:{seat}"
    return comes


def _goes(view: View) -> dict[str, str]:
    """The last turn says whose it is now, what has left the market, the shelf or the table."""
    for event in reversed(view["history"]):
        if event["id"] in ("chili.taken", "sauce.made"):
            seat = event["params"]["seat"]
            aside = "mine" if seat == view["seat"] else f"seat:{seat}"
            kept = event["params"].get("kept", False)
            return {
                "slots": aside,
                "sauces": f"seat:{seat}",
                f"set:{seat}": aside if kept else "discard",
            }
    return {}
