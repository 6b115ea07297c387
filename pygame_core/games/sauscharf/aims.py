"""What Sauscharf's computer players aim for, as a sensible person would put it.

Chilies are worth what they may become: large groups and X are kept, single cards are in the way
and cost a point each at the end, so sets of them pay for a good slot and are thrown away. A sauce
is made when a set is laid for it; whoever has enough of them, and leads, gets rid of the rest.
"""

from __future__ import annotations

from pygame_core.games.sauscharf.choices import NO_SLOT, SLOT_WORDS, read_set
from pygame_core.games.sauscharf.rules import ChiliSet, X
from pygame_core.games.sauscharf.sauces import SAUCES
from pygame_core.games.sauscharf.scene import Scene
from pygame_core.notation import split_action
from pygame_core.views import View

# Points by which a sauce is worth more than it scores: it also brings the end nearer.
_SAUCE = 3.9
# What it is worth to end the match by a sauce.
_TRIGGER = 5.0
# What it costs to be without cards for the rest of the match.
_OUT = 4.5
# In phase 1 a card of the hand is a turn: each further one in a set gives one away.
_TURN_LOST = 2.0
# A high number wins ties of size later on, too.
_HIGH = 0.04
# A lap that makes no sauce, and how much a sauce of the next lap is worth of one now.
_LAP = 0.5
_NEXT_LAP = 0.5
# The chance that a seat before me takes the very slot that I like best.
_SAME_TASTE = 0.45
# Worse than this is merely bad: how bad, need not trouble anybody.
_WORST = 3.0


def appeal(view: View) -> list[float]:
    """One number per legal action, in points or so: higher is better."""
    scene = Scene(view)
    value = _value_of_set if view["phase"].endswith("set") else _value_of_turn
    values = [value(scene, *split_action(action)) for action in view["legal"]]
    floor = max(values) - _WORST
    return [max(value, floor) for value in values]


# --- acting in turn ------------------------------------------------------------------------------


def _value_of_turn(scene: Scene, verb: str, words: list[str]) -> float:
    """What I have after it, compared with my cards without the set on the table."""
    own_set = scene.sets[scene.me]
    lacking = scene.lacking[scene.me]
    if verb == "sauce":
        level = int(words[0])
        ends = lacking <= 1
        value = SAUCES[level].points + _SAUCE
        if not scene.cards:
            value += _TRIGGER if ends else -_OUT
        return value
    taken = [] if words[0] == NO_SLOT else scene.slots[SLOT_WORDS[words[0]]]
    kept = own_set.cards if words[1] == "keep" else []
    value = scene.worth.change(scene.own, [*taken, *kept])
    if scene.mood == "dig" and taken:
        value += 0.2
    if not (scene.cards or taken or kept) and lacking > 0:
        value -= _OUT
    return value


# --- laying a set --------------------------------------------------------------------------------


def _value_of_set(scene: Scene, verb: str, words: list[str]) -> float:
    """What the lap, and the cards it gives access to, may bring with this set."""
    if verb == "pickup":
        return _NEXT_LAP * scene.best_sauce - (0.5 if scene.mood == "shed" else 0.0)
    laid = read_set(words)
    if scene.part == "gather":
        price = _TURN_LOST * (laid.size - 1) + _HIGH * laid.value
        return _value_of_slot(scene, laid) + _junk(scene, laid) - price
    value = _value_of_building(scene, laid)
    level = _level_left(scene, laid)
    return max(value, _value_of_cooking(scene, laid, level)) if level else value


def _value_of_cooking(scene: Scene, laid: ChiliSet, level: int) -> float:
    value = SAUCES[level].points + _SAUCE + scene.worth.change(scene.own, (), laid.cards)
    if scene.cards == laid.size:
        value += _TRIGGER if scene.lacking[scene.me] <= 1 else -_OUT
    return value


def _value_of_building(scene: Scene, laid: ChiliSet) -> float:
    """No sauce: a slot, a set thrown away or kept, and perhaps the ingredients in hand again."""
    junk = _junk(scene, laid)
    value = _value_of_slot(scene, laid) + junk - _LAP
    empties = sum(scene.hand) == laid.size
    reached = any(scene.ingredients) or not junk
    again = scene.best_sauce * _NEXT_LAP
    if not empties:
        again *= _NEXT_LAP
        if scene.mood != "shed" and not junk and laid.size >= 3:
            # Kept, it is out of reach for a while.
            value -= 0.05 * laid.size
    elif not reached:
        again = 0.0
    return value + again - 0.1 * laid.wilds + 0.02 * laid.numbers


def _junk(scene: Scene, laid: ChiliSet) -> float:
    """What it is worth to throw the set away; 0 if it is better kept."""
    return max(0.0, scene.worth.change(scene.own, (), laid.cards))


def _value_of_slot(scene: Scene, laid: ChiliSet) -> float:
    """What I may expect to take when it is my turn in the order of the sets."""
    if scene.mood == "shed":
        return 0.0
    stronger = sum(other.rank >= laid.rank for other in scene.sets.values())
    before = stronger + scene.later * _chance_overtaken(laid)
    # Each seat before me takes, by chance, the best of what I still could have.
    lost = min(1.0, before * _SAME_TASTE / 2)
    best = scene.best_slots
    first = best[0] * (1 - lost) ** 2 + best[1] * 2 * lost * (1 - lost) + best[2] * lost**2
    return first + (0.2 if scene.mood == "dig" else 0.0)


def _chance_overtaken(laid: ChiliSet) -> float:
    """How likely a seat that lays later acts before this set."""
    if laid.size == 1:
        return 0.2 + 0.7 * (X - laid.value) / 13
    return 0.2 if laid.size == 2 else 0.05


def _level_left(scene: Scene, laid: ChiliSet) -> int:
    """The hottest sauce for the set once the stronger sets have taken theirs; 0 if none is left."""
    left = sorted(scene.display, reverse=True)
    stronger = [other for other in scene.sets.values() if other.rank >= laid.rank]
    for other in sorted(stronger, key=lambda chilis: chilis.rank, reverse=True):
        taken = next((level for level in left if level <= other.size), None)
        if taken is not None:
            left.remove(taken)
    return next((level for level in left if level <= laid.size), 0)
