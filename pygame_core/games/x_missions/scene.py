"""X-Missions as its table shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core.games.x_missions.brought import brought
from pygame_core.games.x_missions.decided import counted_up, decided, prospect
from pygame_core.games.x_missions.goal import goal, grounds, missing, standing
from pygame_core.games.x_missions.meters import looks_at
from pygame_core.games.x_missions.own_round import why
from pygame_core.games.x_missions.progress import sure_winners
from pygame_core.games.x_missions.rules import (
    BY_NAME,
    COLOURS,
    DECK,
    HIGH,
    NO_MISSION,
    NO_TRUMP,
    Choice,
)
from pygame_core.games.x_missions.wording import (
    counted,
    label,
    named,
    number,
    pays,
    said,
    trump_of,
    word,
)
from pygame_core.kit.cards import suit_of
from pygame_core.kit.scene import (
    deck_of_suits,
    ended,
    follow_ask,
    last_plays,
    plays,
    trick_progress,
    turns_from,
    when_it_was_full,
)
from pygame_core.prints import Deck, ItemPrint
from pygame_core.scene import (
    Ahead,
    Ask,
    Fact,
    Felt,
    Item,
    Line,
    Mark,
    Note,
    Scene,
    SeatScene,
    line,
    scene,
)
from pygame_core.views import View

_PICTURES: dict[Choice, tuple[str, ...]] = {
    0: ("0 ×", "trick"),
    1: ("R", "R", "R", "R"),
    2: ("2 ×", "trick"),
    3: ("U", "U", "U"),
    4: ("R", "U", "Y", "G"),
    5: ("5+ ×", "trick"),
    6: ("6+ ×", "G"),
    7: ("≤ 7",),
    8: ("8", "8", "8"),
    9: ("9 ×", "Y"),
    NO_MISSION: ("2 ×", "trick"),
}

_STATUS = {"done": "good", "possible": "open", "lost": "bad"}


def deck() -> Deck:
    """The four colours; nothing but the number is printed on a card."""
    signs = {"R": ("red", "tri"), "U": ("blue", "disc"), "Y": ("yellow", "dia")}
    drawn = {**signs, "G": ("green", "sq")}
    cards = deck_of_suits("envelope", {letter: drawn[letter] for letter in COLOURS}, DECK)
    return {**cards, "items": {f"mission-{choice}": _print(choice) for choice in _PICTURES}}


def _print(choice: Choice) -> ItemPrint:
    rank = "–" if choice == NO_MISSION else str(choice)
    return {
        "rank": rank,
        "sort": "none" if choice == NO_MISSION else "mission",
        "sign": "envelope",
        "pieces": list(_PICTURES[choice]),
    }


def scene_of(view: View) -> Scene:
    """The draft of missions on the felt, then tricks; trump and the own mission beside it."""
    table, phase = view["table"], view["phase"]
    trump, mine = table["trump"], table["my_mission"]
    # The notes count a full trick with what is said of it.
    after = counted_up(view)
    now = {**table, **(after or {})}
    return scene(
        progress=line(phase) if phase == "mission" else trick_progress(table),
        ask=_ask(view),
        goal=goal(view),
        counts=_counts(view),
        # In the draft a tap on the hand is refused: it says that missions are chosen now.
        hand=[{"card": card, "action": f"play {card}"} for card in view["hand"]],
        trick=plays(view),
        last=last_plays(view),
        turns=turns_from(view),
        ahead=_ahead(view),
        last_ahead=when_it_was_full(_ahead, view),
        marks={str(card): Mark(trump=0, tag="") for card in DECK if card.suit == trump},
        seats=[
            _seat(view, seat, int(after is not None and seat == view["ahead"]))
            for seat in range(view["seats"])
        ],
        target=table["target"],
        notes=[_trump_note(table), *([] if view["seat"] is None else _own_notes(now))],
        felt=_felt(view),
        choices=[
            {
                "action": action,
                "at": "felt" if phase == "mission" else "hand",
                "cards": [] if phase == "mission" else action.split(" ")[1:],
                "group": "",
                "label": label(action),
            }
            for action in view["legal"]
        ],
        secret=None if mine is None else named(mine),
        ending=line("last-round") if ended(view).get("decided_by") == "last-round" else None,
        comes=_comes(view),
        goes=_goes(view),
        outcome=_outcome(view),
        last_outcome=_last_outcome(view),
    )


def _outcome(view: View) -> Line | None:
    """While it is looked at what is trump, that the last seat has chosen, or a full trick that
    decides the own mission, or brings something for it."""
    if view["to_act"] is not None:
        return None
    if view["phase"] != "mission":
        return _ended(view) or _taken(view) or brought(view)
    if view["table"]["draft_order"]:
        trump = view["table"]["trump"]
        return line("turned-up", has_trump=trump != NO_TRUMP, suit=_suit(trump))
    without = view["table"]["missions"].count("none")
    # Whoever chose first leads.
    first = view["table"]["dealer"]
    return line("all-chosen", without=without, seat=first, is_mine=first == view["seat"])


def _taken(view: View) -> Line | None:
    """Who takes a trick, and that the own mission is decided with it."""
    after = decided(view)
    if after is None:
        return None
    is_mine = view["ahead"] == view["seat"]
    status = standing(after["progress"])
    params = {"is_mine": is_mine, "status": status, **grounds(after["cause"])}
    return line("decided", seat=view["ahead"], **params)


def _ended(view: View) -> Line | None:
    """With the last trick, what an own mission brings; eights: how many did it, else 0."""
    after = None if view["hand"] else counted_up(view)
    if after is None or after["progress"]["status"] != "done":
        return None
    is_mine = view["ahead"] == view["seat"]
    eights = after["my_tally"]["eights"] if view["table"]["my_mission"] == 8 else 0
    params = {"is_mine": is_mine, "count": after["my_points"], "eights": eights}
    return line("ended", seat=view["ahead"], **params)


def _last_outcome(view: View) -> Line | None:
    """That the trick before decided it: the cards that lie there now were still held."""
    lying, seat = dict(view["trick"]), view["seat"]
    own = [] if seat is None or seat not in lying else [lying[seat]]
    counts = [count + (other in lying) for other, count in enumerate(view["hand_counts"])]
    held: Any = {**view, "hand": [*view["hand"], *own], "hand_counts": counts}
    return when_it_was_full(_taken, held)


def _suit(trump: str) -> str:
    return "" if trump == NO_TRUMP else trump


def _ask(view: View) -> Ask | None:
    if view["seat"] is None or view["seat"] != view["to_act"]:
        return None
    trump = trump_of(view["table"])
    if view["phase"] == "mission":
        told = {"missing": missing(view), **trump}
        return {**line("choose", **told), "suit": "", "left": 0}
    asked = follow_ask(view)
    can_win = bool(view["table"]["taking"])
    return {**asked, "params": {**asked["params"], **trump, "can_win": can_win}}


def _counts(view: View) -> list[Line]:
    trump, mine = view["table"]["trump"], view["table"]["my_mission"]
    said = [line("no-trump") if trump == NO_TRUMP else line("trump", suit=trump)]
    if view["seat"] is not None:
        said.append(line("not-chosen") if mine is None else named(mine))
    return said


def _ahead(view: View) -> Ahead | None:
    seat, trump = view["ahead"], view["table"]["trump"]
    if seat is None:
        return None
    led = suit_of(view["trick"][0][1])
    by = suit_of(dict(view["trick"])[seat])
    is_trumped = by == trump != led
    return {"seat": seat, "id": "trump" if is_trumped else "highest", "params": {"suit": by}}


def _seat(view: View, seat: int, more: int) -> SeatScene:
    """more: tricks that the notes count already."""
    table = view["table"]
    chosen = table["missions"][seat]
    # What the own seat has chosen stands in its note.
    is_told = chosen is not None and seat != view["seat"]
    return {
        "tricks": table["tricks"][seat] + more,
        "points": None,
        "lost": 0,
        "known": [],
        "badges": [word("chosen", chosen)] if is_told else [],
    }


# --- the draft -------------------------------------------------------------------------------


def _felt(view: View) -> Felt | None:
    table = view["table"]
    if view["phase"] != "mission":
        return None
    offer = table["offer"]
    missions = [named(entry["mission"]) for entry in offer]
    items = [_item(entry["mission"], entry["prices"], table) for entry in offer]
    for item, entry in zip(items, offer, strict=True):
        # Nearly everything is possible before the first trick: only what is certain says something.
        if entry["status"] != "possible":
            item["facts"].append(_why_ruled_out(entry, view))
    # What this hand rules out stands behind all that can still be done, so also behind none.
    lost = [item for item, entry in zip(items, offer, strict=True) if entry["status"] == "lost"]
    # With missions, which only the seat to act sees, it can always choose none.
    none = [_item(NO_MISSION, (), table)] if view["legal"] else []
    return {
        "kind": "offer",
        "items": [*(item for item in items if item not in lost), *none, *lost],
        "turns": table["draft_line"],
        "done": _have_chosen(table),
        "said": [line("offer", lines=missions)] if offer else [],
        "laid": [int(chosen == "taken") for chosen in table["missions"]],
    }


def _have_chosen(table: dict[str, Any]) -> int:
    return len(table["draft_line"]) - len(table["draft_order"])


def _item(choice: Choice, prices: Sequence[int], table: dict[str, Any]) -> Item:
    return {
        "id": f"mission-{choice}",
        "name": named(choice),
        "gone": False,
        "action": f"mission {choice}",
        "facts": [
            said(pays(choice, prices)),
            _in_hand(choice, table["my_cards"], table["trump"]),
        ],
    }


def _why_ruled_out(entry: dict[str, Any], view: View) -> Fact:
    """That it cannot be done, and where that is so by cards that win in any case, by which, or
    since the hand has no trump, that."""
    now = prospect(view, [BY_NAME[name] for name in view["hand"]], [], view["table"]["dealer"])
    sure = sure_winners(now)
    if entry["mission"] == 7:
        # The one card says it all.
        sure = [card for card in sure if card.number >= HIGH][:1]
    status = entry["status"]
    if why(entry["mission"], now, status) == "no-trump":
        without = said(line("status-no-trump", suit=now.trump))
        return {**without, "value": status, "status": _STATUS[status]}
    if status != "lost" or not sure:
        return word("status", status, _STATUS[status])
    trumps = [name for name in view["hand"] if suit_of(name) == now.trump]
    # Of several that only together must win one, none is named.
    is_named = str(sure[0]) == max(trumps)
    by = line("status-ruled-out", card=str(sure[0]), is_named=is_named, count=len(sure))
    return {**said(by), "value": status, "status": _STATUS[status]}


def _in_hand(choice: Choice, held: dict[str, Any], trump: str) -> Fact:
    """What the hand holds of what this choice looks at."""
    looked_at = looks_at(choice)
    if looked_at == "tricks" and trump != NO_TRUMP:
        sure = {"trumps": held["trumps"], "sure": held["sure"]}
        return {"id": "hand-tricks", "kind": "line", "params": sure}
    if looked_at == "tricks":
        return number("hand-strong", held["high"])
    return counted(f"hand-{looked_at}", looked_at, held)


def _comes(view: View) -> dict[str, str]:
    table, mine = view["table"], view["table"]["my_mission"]
    done = _have_chosen(table)
    # What is left of the missions is handed on.
    handed = f"seat:{table['draft_line'][done - 1]}" if done else "deck"
    places = {"note:trump": "deck", "offer": handed}
    places |= {f"laid:{seat}": f"seat:{seat}" for seat in range(view["seats"])}
    if mine is not None:
        places[f"laid:{view['seat']}"] = f"mission-{mine}"
    return places


def _goes(view: View) -> dict[str, str]:
    mine = view["table"]["my_mission"]
    # Handed on, or left over.
    places = {"offer": f"seat:{view['to_act']}" if view["phase"] == "mission" else "deck"}
    for seat in range(view["seats"]):
        places[f"laid:{seat}"] = "note:mission" if seat == view["seat"] else f"seat:{seat}"
    if mine is not None:
        places[f"mission-{mine}"] = "note:mission"
    return places


# --- notes -----------------------------------------------------------------------------------


def _trump_note(table: dict[str, Any]) -> Note:
    now: Fact = {"id": "trump-now", "kind": "suit", "suit": _suit(table["trump"])}
    return {"id": "trump", "kind": "facts", "at": "corner", "facts": [now]}


def _own_notes(table: dict[str, Any]) -> list[Note]:
    """The own mission as it stands; what belongs to it for those who ask."""
    mine, progress = table["my_mission"], table["progress"]
    note: Note = {"id": "mission", "kind": "facts", "at": "side", "facts": []}
    if mine is None:
        return [{**note, "facts": [said(line("not-chosen"))]}]
    facts = [
        said(named(mine)),
        said(pays(mine, () if mine == NO_MISSION else table["prices"][mine])),
    ]
    if progress:
        status = progress["status"]
        note["status"] = _STATUS[status]
        facts.append(word("status", standing(progress), _STATUS[status]))
        facts += [_meter(meter, status) for meter in _telling(progress)]
    note["facts"] = [*facts, number("if-now", table["my_points"])]
    return [note, _captured_note(table)]


def _telling(progress: dict[str, Any]) -> list[dict[str, Any]]:
    """The meters that say how it stands: of a mission that is done those that do it."""
    meters: list[dict[str, Any]] = progress["meters"]
    hit = [meter for meter in meters if meter["mark"] == "hit"]
    return hit if standing(progress) == "done" else meters


def _captured_note(table: dict[str, Any]) -> Note:
    """The own captured cards trick by trick, and what their mission's standing means."""
    tricks, progress = table["captured"], table["progress"]
    facts: list[Fact] = []
    if progress:
        facts.append(said(line("status-means", status=standing(progress))))
    if tricks:
        facts.append(counted("captured-colours", "colours", table["my_tally"]))
    facts += [{"id": "captured-trick", "kind": "cards", "cards": trick} for trick in tricks]
    facts += [said(line("captured-own" if tricks else "captured-none"))]
    cards = sum(map(len, tricks))
    return {"id": "captured", "kind": "facts", "at": "more", "value": cards, "facts": facts}


def _meter(meter: dict[str, Any], status: str) -> Fact:
    # Where a mission is lost, no count looks right: it is so today, not in the end.
    reached = "open" if status == "lost" and meter["mark"] == "hit" else meter["mark"]
    name = "count-colour" if meter["of"] in COLOURS else f"count-{meter['of']}"
    return {
        "id": name,
        "kind": "meter",
        "of": meter["of"],
        "have": meter["have"],
        "goal": meter["goal"],
        "room": meter["room"],
        "reached": reached,
    }
