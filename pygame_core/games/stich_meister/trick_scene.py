"""The trick on a table of Stich-Meister: what it asks for, who takes it, and what becomes of it.

A view keeps back which card lies face down. Who wins, and why, is asked of the rule cards in force
with the cards that the view shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pygame_core.games.stich_meister.cards import BY_NAME, SUITS
from pygame_core.games.stich_meister.in_force import Rules, rules_in_force
from pygame_core.games.stich_meister.rule_card import Pile, item_of, items_of
from pygame_core.games.stich_meister.trumps import Trumps
from pygame_core.games.stich_meister.verdict import Verdict, verdict
from pygame_core.kit.cards import Card
from pygame_core.kit.scene import Told, play_of, when_it_was_full
from pygame_core.scene import Ahead, Line, TrickCard, line
from pygame_core.views import FACE_DOWN, Play, View

TRICKS = ("play", "remove")
"""The phases in which a trick is on."""


def is_full(view: View) -> bool:
    """Whether the trick is complete and all of it turned up."""
    return len(view["trick"]) == view["seats"] and not _is_landing(view)


def is_before_first_lead(view: View) -> bool:
    """Whether nothing has been led in this round yet: its rule cards lie on the felt."""
    return view["table"]["trick_number"] <= 1 and not view["trick"] and not view["last_trick"]


def _is_landing(view: View) -> bool:
    """Whether the last card of the trick is on its way: so it is in a picture between two views."""
    return bool(view.get("landing"))


def _landed(view: View) -> list[Play]:
    """The plays of the trick by which it can be judged."""
    return view["trick"][:-1] if _is_landing(view) else view["trick"]


def trick_cards(view: View) -> list[TrickCard]:
    """The trick as it lies; one of its cards may be taken out of the game when it is won."""
    blind = view["table"]["effect"]["face_down"] and not is_full(view)
    legal = set(view["legal"])
    return [
        {
            "seat": seat,
            "card": None if card == FACE_DOWN else card,
            "hidden": blind and place > 0,
            "action": action if (action := f"remove {card}") in legal else "",
            "play": play_of(card),
        }
        for place, (seat, card) in enumerate(view["trick"])
    ]


# --- who takes it --------------------------------------------------------------------------------


def rules_of(view: View) -> Rules:
    """The rule cards in force, together."""
    return rules_in_force(view["table"]["rules"])


def trumps_of(view: View) -> Trumps:
    """The trumps at this moment."""
    return rules_of(view).trumps(view["table"]["second_lead"])


def trumps_of_suit(view: View, suit: str) -> list[str]:
    """The cards of the hand that bear the suit and are trumps now, so they do not follow it."""
    trumps = trumps_of(view).among([BY_NAME[card] for card in view["hand"]])
    return [str(card) for card in trumps if card.suit == suit]


def number_of(view: View) -> int:
    """Which trick lies there. Of several that are shown one after the other, a picture knows only
    which was taken before."""
    last, number = view["last_trick"], view["table"]["trick_number"]
    return max(int(number), last["number"] + 1 if last and view["trick"] else 0)


def _seen(view: View) -> list[Play]:
    """The plays of the trick whose cards are known."""
    return [(seat, card) for seat, card in _landed(view) if card != FACE_DOWN]


def verdict_of(view: View) -> Verdict | None:
    """Who wins, by the cards that are known, and why; None before the lead. The winner is a place
    among those."""
    cards = [BY_NAME[card] for _, card in _seen(view)]
    return verdict(rules_of(view), trumps_of(view), cards) if cards else None


def ahead(view: View) -> Ahead | None:
    """The seat that would take the trick, and why, in as few words as a phone has room for; of a
    full one also what it brings, unless any trick brings one point in this round."""
    seat, found = view["ahead"], verdict_of(view)
    if seat is None or found is None:
        return None
    out, stands = _out_lines(view), stands_lines(view)
    if found.by:
        said = [*map(_unquoted, found.said), *out, *stands]
        return {"seat": seat, **line("judged", sentences=said)}
    differs = stands or any(rule.trick_points or rule.card_points for rule in rules_of(view).cards)
    brings = brings_lines(view, split=False) if is_full(view) and differs else []
    return {"seat": seat, **line("judged", sentences=[*found.said, *out, *brings, *stands])}


def _out_of(view: View) -> list[str]:
    """The card that was taken out of the trick which lies there, if one was."""
    return [card for _, card in view["trick"] if card in view["table"]["removed"]]


def _out_lines(view: View) -> list[Line]:
    return [line("out", card=card) for card in _out_of(view)]


def _unquoted(said: Line) -> Line:
    """A sentence whose phrases do not name their rule cards: these are lit."""
    lines = [
        line(each["id"], **{**each["params"], "by": False}) for each in said["params"]["lines"]
    ]
    return line(said["id"], **{**said["params"], "lines": lines})


def told_of_last(tell: Callable[[View], Told | None], view: View) -> Told | None:
    """What was told of the trick that was taken last. What the second lead makes trump was none yet
    in the first trick: nothing is told of that one."""
    last = view["last_trick"]
    if last is None or (rules_of(view).waits_for_second_lead and last["number"] == 1):
        return None
    table = {**view["table"], "trick_number": last["number"]}
    alone: Any = {"table": table, "last_trick": None, "phase": "play"}
    return when_it_was_full(lambda full: tell({**full, **alone}), view)


def holder_of(view: View, winner: int) -> int:
    """The seat before which the tricks of this winner lie in the end."""
    return _beside(view, winner, "holder")


def outcome(view: View) -> Line | None:
    """Said of a full trick that goes to another seat than its winner, or after which another one
    leads."""
    winner, table = view["ahead"], view["table"]
    if winner is None or not is_full(view):
        return None
    holder, leads = holder_of(view, winner), _beside(view, winner, "next_leader")
    goes_on = leads != winner and number_of(view) < table["tricks_in_round"]
    if holder == winner and not goes_on:
        return None
    id_ = "next-leads" if holder == winner else "to-other-next" if goes_on else "to-other"
    me, params = view["seat"], {"seat": winner, "mine": winner == view["seat"]}
    if holder != winner:
        params |= {"to_seat": holder, "to_me": holder == me}
    if goes_on:
        params |= {"leads_seat": leads, "me_next": leads == me}
    return line(id_, **params)


def _beside(view: View, winner: int, who: str) -> int:
    steps: int = view["table"]["effect"]["offsets"][who]
    return (winner + steps) % view["seats"]


# --- what it brings ------------------------------------------------------------------------------


class Worth(NamedTuple):
    """points: what the trick brings. trick: by itself, with the rule cards that make it so. cards:
    by rule card what single cards bring on top."""

    points: int
    trick: int
    by: list[int]
    cards: dict[int, int]


def worth_of(view: View) -> Worth | None:
    """What the trick brings as it lies, without a card that was taken out; None before the lead,
    and where nobody can tell: a card lies face down, or what is trump will be known by trick 2
    only."""
    plays, table = _landed(view), view["table"]
    hidden = any(card == FACE_DOWN for _, card in plays)
    if not plays or hidden:
        return None
    scoring = rules_of(view).scoring
    pile = Pile(number_of(view), _left(view, plays))
    possible = [rules_of(view).trumps(suit) for suit in SUITS] if table["trump_open"] else []
    found = [
        scoring.pile_parts(pile, trumps, table["tricks_in_round"])
        for trumps in possible or [trumps_of(view)]
    ]
    if any(each != found[0] for each in found):
        return None
    trick, by, cards = found[0]
    return Worth(trick + sum(cards.values()), trick, by, cards)


def _left(view: View, plays: Sequence[Play]) -> tuple[Card, ...]:
    """The cards of these plays that are still in the game."""
    return tuple(BY_NAME[card] for _, card in plays if card not in view["table"]["removed"])


def _is_whole(view: View) -> bool:
    """Whether the trick is as whoever gets it will have it."""
    return is_full(view) and (not rules_of(view).routing.winner_removes or bool(_out_of(view)))


def brings_lines(view: View, *, split: bool = True) -> list[Line]:
    """What the trick brings, and where that comes from; nothing where nobody can tell. split: into
    what the trick brings and its cards."""
    worth = worth_of(view)
    if worth is None:
        return []
    why: dict[str, Any] = {"items": items_of(worth.by), "by": bool(worth.by)}
    by = worth.by if split else [*worth.by, *worth.cards]
    parts = [
        line("part-trick", points=worth.trick, **why),
        *(line("part-cards", gain=gain, item=item_of(rule)) for rule, gain in worth.cards.items()),
    ]
    # By the count a language chooses between point and points; the points have their sign.
    params = {"count": worth.points, "points": worth.points, "items": items_of(by), "by": bool(by)}
    id_ = "brought" if _is_whole(view) else "brings"
    lines = parts if worth.cards and split else []
    return [line(id_, **params, lines=lines, parts=len(lines))]


def stands_lines(view: View) -> list[Line]:
    """Of a full trick that changes the points of who gets it by another number than it brings: how
    many these then are, and why; who else is doubled by it, or shares it. Nothing where nobody can
    tell, nor of a trick that is known among those taken."""
    winner, table, rules = view["ahead"], view["table"], rules_of(view)
    worth, number = worth_of(view), number_of(view)
    is_last = number == table["tricks_in_round"] and table["leftover"]
    if winner is None or worth is None or not _is_whole(view) or is_last:
        return []
    if any(number in own for own in table["piles"]):
        return []
    piles = [
        [Pile(each["number"], _cards(each["cards"])) for each in lines[0]["tricks"]]
        for lines in table["lines"]
    ]
    route = rules.routing.route(winner, view["seats"])
    is_handed = route.holder != route.taker and bool(piles[route.taker])
    piles[route.taker].append(Pile(number, _left(view, view["trick"])))
    if route.holder != route.taker:
        piles[route.holder] += piles[route.taker]
        piles[route.taker] = []
    scores = rules.scoring.score(piles, trumps_of(view), table["tricks_in_round"])
    changes = [
        _changes(before, score.lines, rules)
        for before, score in zip(table["lines"], scores, strict=True)
    ]
    points = scores[route.holder].points
    told = []
    if points != table["points"][route.holder] + worth.points:
        handing = [rule.number for rule in rules.cards if rule.handed_to and is_handed][:1]
        items = items_of(handing)
        handed = [line("change-handed", from_seat=route.taker, item=item) for item in items]
        lines = [*handed, *changes[route.holder]]
        mine = route.holder == view["seat"]
        now = {"points": points, "count": points, "lines": lines}
        told = [line("stands", seat=route.holder, mine=mine, **now)]
    shares = [item_of(rule.number) for rule in rules.cards if rule.neighbour]
    doubled: dict[tuple[str, bool], list[int]] = {}
    for seat, own in enumerate(changes):
        mine = seat == view["seat"]
        for each in own if seat != route.holder else ():
            if each["id"] == "change-doubled":
                doubled.setdefault((each["params"]["item"], mine), []).append(seat)
            elif each["params"]["item"] in shares:
                told.append(line("also-gains", seat=seat, mine=mine, **each["params"]))
    return told + [
        line("also-doubled", seats=seats, mine=mine, item=item)
        for (item, mine), seats in doubled.items()
    ]


def _cards(names: Sequence[str]) -> tuple[Card, ...]:
    return tuple(BY_NAME[name] for name in names)


def _changes(
    before: Sequence[dict[str, Any]], after: Sequence[dict[str, Any]], rules: Rules
) -> list[Line]:
    """What rule cards make of a seat's points beyond its tricks and the cards in them, where that
    is otherwise than before."""
    was, is_now = _by_rule(before), _by_rule(after)
    found = []
    for rule in rules.numbers:
        old, new = was.get(rule), is_now.get(rule)
        gain = (new["points"] if new else 0) - (old["points"] if old else 0)
        kind = (new or old or {"id": ""})["id"]
        if gain and kind == "multiplied":
            found.append(line("change-doubled" if new else "change-single", item=item_of(rule)))
        elif gain and kind == "final":
            found.append(line("change-swapped", item=item_of(rule)))
        elif old and not new and kind == "bonus":
            found.append(line("change-lost", gain=old["points"], item=item_of(rule)))
        elif gain:
            found.append(line("part-cards", gain=gain, item=item_of(rule)))
    return found


def _by_rule(lines: Sequence[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """The lines of rule cards that make something of what tricks and cards have brought."""
    told = ("bonus", "multiplied", "neighbour", "final")
    return {each["rule"]: each for each in lines if each["id"] in told}


# --- in sentences --------------------------------------------------------------------------------


def trick_lines(view: View) -> list[Line]:
    """In short: who would win the trick as far as can be seen, where it would go, what it would
    bring."""
    found, seen = verdict_of(view), _seen(view)
    if found is None:
        return [line("no-lead")]
    if found.winner is None:
        return [line("nobody", items=items_of(found.by))]
    seat, card = seen[found.winner]
    strongest, why = found.said[0]["params"]["card"], found.said[-1]["params"]["lines"]
    shortly = why[-1:] if why[-1]["id"] == "why-later" else why[:1]
    # A lead alone is compared with nothing.
    how = "rule" if found.by else "plain" if len(seen) == 1 else "card"
    id_ = "won" if is_full(view) else "ahead" if len(seen) == len(_landed(view)) else "open"
    me = view["seat"]
    params = {
        "items": items_of(found.by),
        "strongest_card": strongest,
        "takes": shortly,
        "mine": seat == me,
    }
    lines = [line(id_, seat=seat, card=card, how=how, **params)]
    if brings := brings_lines(view):
        lines.append(line("why", takes=[*brings, *stands_lines(view)]))
    if (holder := holder_of(view, seat)) != seat:
        lines.append(line("goes", to_seat=holder, to_me=holder == me))
    if (leads := _beside(view, seat, "next_leader")) != seat:
        lines.append(line("leads", leads_seat=leads, me_next=leads == me))
    return lines


def why_lines(view: View) -> list[Line]:
    """Why that seat would win it, in full."""
    found = verdict_of(view)
    return [line("why", takes=found.said)] if found and len(_seen(view)) > 1 else []


def duty_lines(view: View) -> list[Line]:
    """What the next card of the trick must follow, and what this seat has for that; nothing for a
    lead, and once the trick is full."""
    duty, owes = view["table"]["duty"], view["table"]["owes"]
    if is_full(view):
        return []
    binds = [line(f"owes-{owes}", cards=view["table"]["playable"])] if owes else []
    if not duty:
        return binds
    params: dict[str, Any] = {
        "seat": duty["seat"],
        "card": duty["reference"],
        "suit": duty["suit"],
        "trumps": "yes" if view["table"]["trumps"] else "no",
        "items": items_of(duty["rules"]),
        "by": bool(duty["rules"]),
    }
    return [line(f"duty-{duty['asks']}", **params), *binds]
