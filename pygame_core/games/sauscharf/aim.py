"""Which sauces a seat of Sauscharf can make next, by which actions, and who may be quicker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import ceil, inf
from typing import Any

from pygame_core.games.sauscharf.choices import KEEP, NO_SLOT, SLOT_WORDS
from pygame_core.games.sauscharf.offers import PICKUP, own_set
from pygame_core.games.sauscharf.plan import Plan, plan_of
from pygame_core.games.sauscharf.wording import WILD
from pygame_core.notation import split_action
from pygame_core.views import View

Sauce = dict[str, Any]
"""One of the view's display: its heat, its points."""


def cooking(view: View) -> list[str]:
    """The legal actions that lead to what the cards make: the dearest sauce for the set on the
    table, or what of the market makes them enough for more; of sets that make a sauce of the plan,
    those to be laid first; and what brings the ingredients into the hand if some of them are for a
    dearer one."""
    table, hand = view["table"], view["hand"]
    if sauce := dearest(table["display"], own_set(view)):
        return [each for each in view["legal"] if each == f"sauce {sauce['heat']}"]
    if own_set(view):
        return completing(view)
    worths = {action: worth for action in table["places"] if (worth := worth_of(view, action))}
    most = max(worths.values(), default=0)
    actions = _first([each for each, worth in worths.items() if worth == most], view)
    actions = [each for each in actions if not _wastes(view, each, actions)]
    if lacked(view):
        # An empty hand is filled after the lap, too, and there was a turn to be had.
        whole = ["set", *hand]
        actions += [each for each in view["legal"] if each == PICKUP or each.split() == whole]
    return actions


def likeliest(view: View) -> list[str]:
    """Of the sets of the hand those that make most, now and in later laps, if any makes a
    sauce."""
    return [
        each for each in cooking(view) if each in view["table"]["places"] and gained(view, each)
    ]


def _first(actions: Sequence[str], view: View) -> list[str]:
    """Of these sets those for the dearest sauce; or those for a cheaper one that may be gone
    sooner, where the dearest surely waits."""
    made = {action: sauce["heat"] for action in actions if (sauce := gained(view, action))}
    dear = max(made.values(), default=0)
    early = [each for each in made if waits(view, each) and not is_spare(view, each, made[each])]
    return early or [action for action, heat in made.items() if heat == dear]


def _wastes(view: View, action: str, others: Sequence[str]) -> bool:
    """Whether one of the others makes as much of the same number with fewer X, which are then left
    for later; with fewer cards only where nobody may come before it and make the last one."""
    _, cards = split_action(action)
    if only_costs(view) or not {*without(owned(view), cards)} - {WILD}:
        return False
    sauce = gained(view, action)
    for other in others:
        _, less = split_action(other)
        is_less = less[0] == cards[0] and less.count(WILD) < cards.count(WILD)
        is_sure = len(less) == len(cards) or not is_open(view, other)
        if is_less and is_sure and len(less) <= len(cards) and gained(view, other) == sauce:
            return sauce is not None
    return False


def acts_sooner(view: View, action: str) -> bool:
    """Whether one card fewer would make less, or somebody might come before it."""
    less = action.rsplit(" ", 1)[0]
    return gained(view, action) != gained(view, less) or is_open(view, action)


def is_open(view: View, action: str) -> bool:
    """Whether somebody who lays after this seat may make the last sauce of the kind that is the
    dearest for a set."""
    sauce = gained(view, action)
    if sauce is None or heats_of(left_for(view, action)).count(sauce["heat"]) > 1:
        return False
    others = [seat for seat in view["table"]["waiting"] if seat != view["seat"]]
    return any(view["hand_counts"][seat] >= sauce["heat"] for seat in others)


def waits(view: View, action: str) -> int:
    """The heat of a dearer sauce than that of a set, for which the rest of the hand is enough and
    which nobody else can take the last of before this seat's next turn; 0 if there is none."""
    sauce = gained(view, action)
    left = heats_of(left_for(view, action))
    if sauce is None:
        return 0
    left.remove(sauce["heat"])
    later = max(plan_of(without(view["hand"], split_action(action)[1]), left).heats, default=0)
    return later if later > sauce["heat"] and is_spare(view, action, later) else 0


def is_spare(view: View, action: str, heat: int) -> bool:
    """Whether a sauce of this heat is left in the next lap, whatever the others cook."""
    return heats_of(left_for(view, action)).count(heat) > takers(view, heat)


def lacked(view: View) -> Sauce | None:
    """The sauce for which the hand needs the ingredients, too: dearer than what it makes alone."""
    display, hand = view["table"]["display"], view["hand"]
    sauce = dearest(display, equal([*hand, *view["table"]["ingredients"]]))
    return None if sauce == dearest(display, equal(hand)) else sauce


def completing(view: View) -> list[str]:
    """The legal actions of a turn of cooking by which the seat's cards are enough for more than
    before, and fewest of those that are taken are left over; none where the match may end before
    that."""
    table = view["table"]
    is_closing = table["stall"]["left"] == 1 and not table["stall"]["cooked"]
    if is_closing or ender(view) is not None:
        return []
    worths = {}
    for action, taken, _, cards in turns(view):
        plan = plan_of(cards, heats_of(table["display"]))
        worths[action] = plan.points, -len(taken) - plan.cards
    most = max(worths.values(), default=(0, 0))
    is_more = most[0] > plan_of(owned(view), heats_of(table["display"])).points
    return [action for action, worth in worths.items() if is_more and worth == most]


def turns(view: View) -> Iterator[tuple[str, list[str], bool, list[str]]]:
    """Each way to use a turn at the market: what is taken, whether the set is kept, and all cards
    that the seat then has."""
    own = [*view["hand"], *view["table"]["ingredients"]]
    for action in view["legal"]:
        verb, words = split_action(action)
        if verb == "chili":
            slot, fate = words
            taken = [] if slot == NO_SLOT else view["table"]["slots"][SLOT_WORDS[slot]]
            kept = own_set(view) if KEEP[fate] else []
            yield action, taken, KEEP[fate], [*own, *taken, *kept]


def shedding(view: View) -> list[str]:
    """The legal actions that bring most where cards left only cost: the sets that shed most and
    make the dearest sauce; that sauce, or none taken and the set discarded."""
    worths = {}
    for action in view["table"]["places"]:
        sauce = gained(view, action)
        worths[action] = len(split_action(action)[1]) + (sauce["points"] if sauce else 0)
    if worths:
        return [action for action, worth in worths.items() if worth == max(worths.values())]
    sauce = dearest(view["table"]["display"], own_set(view))
    wanted = f"sauce {sauce['heat']}" if sauce else f"chili {NO_SLOT} discard"
    return [each for each in view["legal"] if each == wanted]


def leader(view: View) -> int | None:
    """Another seat that is likely to win if this one sheds its cards and the match then ends: in
    each lap until then it sheds about two of its own."""
    table, seat, laps = view["table"], view["seat"], len({*view["hand"]})
    points, standing = table["points"], table["standing"]

    def likely(other: int) -> int:
        return min(int(points[other]), int(standing[other]) + 2 * laps)

    best = max(set(range(view["seats"])) - {seat}, key=likely)
    return best if likely(best) > points[seat] else None


def holds_out(view: View) -> bool:
    """The seat alone would end the match with its last card, and lose it."""
    table = view["table"]
    done_seats = [at for at, made in enumerate(table["sauces"]) if len(made) >= table["target"]]
    return done_seats == [view["seat"]] and leader(view) is not None


def wants_end(view: View) -> bool:
    """The seat has enough sauces to end the match, and nobody is likely to win then but itself."""
    table = view["table"]
    return len(table["sauces"][view["seat"]]) >= table["target"] and leader(view) is None


def only_costs(view: View) -> bool:
    """Somebody has enough sauces: what makes none may soon be left."""
    table = view["table"]
    return any(len(made) >= table["target"] for made in table["sauces"])


def ender(view: View) -> int | None:
    """The other seat that has enough sauces and is the first to be out of cards, if any is."""
    table = view["table"]
    others = [at for at, made in enumerate(table["sauces"]) if len(made) >= table["target"]]
    return min(set(others) - {view["seat"]}, key=lambda at: _laps_of(view, at), default=None)


def _laps_of(view: View, seat: int) -> int:
    """How many laps after this one a seat needs to shed its cards, about two in each."""
    hand: int = view["hand_counts"][seat]
    aside: int = view["table"]["ingredient_counts"][seat]
    return ceil(hand / 2) + ceil(aside / 2)


def is_in_time(view: View, left: int) -> bool:
    """At the market, whether a sauce that lacks so many cards is likely to be made before another
    seat ends the match: one comes in a lap, and beside a hand the ingredients are to be picked up
    first."""
    seat = ender(view)
    laps = inf if seat is None else _laps_of(view, seat)
    return 1 + bool(view["hand"]) + left <= laps


def done(view: View) -> int | None:
    """Another seat that has enough sauces and no card: the match ends with this lap."""
    table = view["table"]
    seats = (seat for seat in table["out"] if len(table["sauces"][seat]) >= table["target"])
    return next((seat for seat in seats if seat != view["seat"]), None)


def gained(view: View, action: str) -> Sauce | None:
    """The dearest sauce that a set makes when those before it have made theirs."""
    return dearest(left_for(view, action), split_action(action)[1])


def left_for(view: View, action: str) -> list[Sauce]:
    """What those before a set leave of the display."""
    table = view["table"]
    return left_by(view, table["order"][: table["places"][action] - 1])[0]


def worth_of(view: View, action: str) -> int:
    """What a set makes in this lap and the rest of the hand in later ones, as long as nobody takes
    more than those do who have laid; 0 if it makes nothing itself."""
    sauce = gained(view, action)
    if sauce is None:
        return 0
    return int(sauce["points"]) + later_of(view, action).points


def later_of(view: View, action: str) -> Plan:
    """What the rest of the hand makes in later laps, of what is left when a set and all that are
    laid have made their sauces."""
    left, _ = after(view, action)
    return plan_of(without(view["hand"], split_action(action)[1]), heats_of(left))


def after(view: View, action: str) -> tuple[list[Sauce], dict[int, int]]:
    """The display when a set and all that are laid have made their sauces, and by heat who behind
    it took the last of a kind."""
    left = left_for(view, action)
    if sauce := gained(view, action):
        left.remove(sauce)
    return left_by(view, view["table"]["order"][view["table"]["places"][action] - 1 :], left)


def without(hand: Sequence[str], cards: Sequence[str]) -> list[str]:
    """What is left of a hand."""
    return [*(Counter(hand) - Counter(cards)).elements()]


def rival(view: View, cards: Sequence[str]) -> int | None:
    """The seat that acts before this set, laid or to be laid, and may make the last sauce of the
    kind that is the dearest for it."""
    table, sauce = view["table"], dearest(view["table"]["display"], cards)
    if sauce is None:
        return None
    if own_set(view):
        ahead = table["order"][: table["order"].index(view["seat"])]
    else:
        ahead = table["order"][: table["places"].get(" ".join(["set", *cards]), 1) - 1]
    _, gone = left_by(view, ahead)
    return gone.get(sauce["heat"])


def left_by(
    view: View, seats: Sequence[int], display: Sequence[Sauce] | None = None
) -> tuple[list[Sauce], dict[int, int]]:
    """The display, or what is left of it, after these seats have made the dearest sauce that they
    can, each with its set; and by heat who took the last of a kind."""
    table = view["table"]
    left, gone = list(table["display"] if display is None else display), dict[int, int]()
    for seat in seats:
        if sauce := dearest(left, table["sets"][seat]):
            left.remove(sauce)
            if sauce not in left:
                gone[sauce["heat"]] = seat
    return left, gone


def takers(view: View, heat: int) -> int:
    """How many sauces of this heat the others may make before this seat's turn of the next lap, if
    all their cards were equal: in this lap of their set or what they may lay, in the next of what
    they own and may take from the market."""
    table, most = view["table"], max(map(len, view["table"]["slots"]))
    count = 0
    for seat in set(range(view["seats"])) - {view["seat"], *table["out"]}:
        hand, laid = view["hand_counts"][seat], len(table["sets"][seat])
        owned = hand + laid + table["ingredient_counts"][seat]
        # Whoever has laid a set has no other in this lap.
        if (laid or (hand if seat in table["waiting"] else 0)) >= heat:
            count += 1 + (owned - heat >= heat)
        else:
            count += owned + most >= heat
    return count


def owned(view: View) -> list[str]:
    """All cards of the seat: its set on the table, its hand and its ingredients."""
    return [*own_set(view), *view["hand"], *view["table"]["ingredients"]]


def heats_in_play(view: View) -> list[int]:
    """Of the sauces that cards can be for: those on display, or before there are any, all."""
    table = view["table"]
    if table["part"] == "cook":
        return heats_of(table["display"])
    return [heat for heat, copies in table["unseen_sauces"] for _ in range(copies)]


def heats_of(display: Sequence[Sauce]) -> list[int]:
    return [sauce["heat"] for sauce in display]


def dearest(display: Sequence[Sauce], cards: Sequence[str]) -> Sauce | None:
    """The sauce of the most points that these equal cards make."""
    enough = [sauce for sauce in display if sauce["heat"] <= len(cards)]
    return max(enough, key=lambda sauce: int(sauce["points"]), default=None)


def equal(cards: Sequence[str]) -> list[str]:
    """The largest set of these cards, of the highest number, X at its end."""
    counts = Counter(cards)
    wilds = counts.pop(WILD, 0)
    number = max(counts, key=lambda card: (counts[card], int(card)), default="")
    return [number] * counts[number] + [WILD] * wilds
