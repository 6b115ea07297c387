"""What speaks for an action of Scharfe Schoten: what it brings of the two colours foretold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from pygame_core.games.scharfe_schoten.rules import DECK, score_prediction, trump_order
from pygame_core.games.scharfe_schoten.trick_reasons import aimed_cards, of_card
from pygame_core.kit.cards import suit_of
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

_BEST = 4
"""So many of a colour's cards are its strongest: the trump, and the three highest numbers."""
_MANY = 3
"""From so many cards on much of a colour is held."""


def because(view: View, action: str, found: Line | None) -> Line | None:
    """What it brings; where that says nothing, what was found, by the colour that is meant."""
    table = view["table"]
    verb, words = split_action(action)
    if verb == "predict":
        return line("predict", sentences=_of_tiles(view, *words))
    most, least = table["predictions"][view["seat"]]
    if found and found["id"].startswith("hits-"):
        found = line(found["id"], suit=most if found["id"] == "hits-most-more" else least)
    if verb == "rack":
        return _of_rack(view, words[0], most, least) or found
    return of_card(view, action) or found


def aimed(view: View) -> list[str]:
    """The legal actions of which more can be said than of the others, or it with more right."""
    if view["phase"] == "predict":
        return [each for each in view["legal"] if _is_plain(view, *split_action(each)[1])]
    most, least = view["table"]["predictions"][view["seat"]]
    if view["phase"] == "rack":
        return _aimed_colours(view, most, least)
    return aimed_cards(view)


def _aimed_colours(view: View, most: str, least: str) -> list[str]:
    """The colour foretold as most, and what is worth more than that as it stands; if there is none
    of it, what there is least of."""
    have = view["table"]["captured"][view["seat"]]
    colours = [split_action(action)[1][0] for action in view["legal"]]

    def worth(colour: str) -> int:
        return score_prediction({**have, colour: have[colour] + 1}, (most, least)).points

    if most in colours:
        chosen = [each for each in colours if each == most or worth(each) > worth(most)]
    else:
        chosen = _lowest(have, [each for each in colours if each != least])
    return [f"rack {colour}" for colour in chosen]


def _lowest(have: Mapping[str, int], colours: Sequence[str]) -> list[str]:
    fewest = min((have[each] for each in colours), default=0)
    return [each for each in colours if have[each] == fewest]


def _of_tiles(view: View, most: str, least: str) -> list[Line]:
    """A sentence for each of the two. What the hand belies is told by its tricks alone: most of a
    colour of which it holds few, and fewest of one of which it holds more than of another."""
    order = view["table"]["order"]
    place = order.index(most) + 1
    held = Counter(suit_of(name) for name in view["hand"])
    best = _best_held(view)
    trumps = {suit_of(name) for name in view["hand"] if name in view["table"]["trumps"]}
    many = line("because-most-tricks", suit=most)
    if held[most] >= max(1, max(held.values()) - 1):
        if place <= 2:
            many = line("because-most-colour", suit=most, place=place)
        elif best[most] > 1:
            many = line("because-most-best", suit=most, count=best[most])
        elif most in trumps:
            many = line("because-most-trump", suit=most)
        elif held[most] >= _MANY:
            many = line("because-most-held", suit=most, count=held[most])
    few = line("because-fewest-tricks", suit=least)
    if held[least] == min(held[each] for each in order if each != most):
        if held[least] < _MANY:
            few = line("because-fewest-held", suit=least, count=held[least])
        elif best[least] < 2:
            few = line("because-fewest-best", suit=least, count=best[least])
    return [many, few]


def _best_held(view: View) -> Counter[str]:
    """How many of the strongest cards of each colour are in the hand."""
    strength = trump_order(view["table"]["numbers"]).strength
    best: set[str] = set()
    for colour in view["table"]["order"]:
        own = sorted((card for card in DECK if card.suit == colour), key=strength.__getitem__)
        best |= {str(card) for card in own[-_BEST:]}
    return Counter(suit_of(name) for name in view["hand"] if name in best)


def _is_plain(view: View, most: str, least: str) -> bool:
    """Whether two foretold colours speak for themselves."""
    many, few = _of_tiles(view, most, least)
    return not (many["id"].endswith("-tricks") or few["id"].endswith("-tricks"))


def _of_rack(view: View, colour: str, most: str, least: str) -> Line | None:
    table = view["table"]
    have = table["captured"][view["seat"]]
    if colour == most:
        return line("rack-most", suit=most)
    if colour != least and have[colour] < have[least]:
        return line("rack-behind", suit=colour, least_suit=least)
    if colour != least and have[colour] == have[least]:
        return line("rack-lift", suit=colour, least_suit=least)
    left = [each for each, count in table["rack"].items() if count and each != least]
    if left == [colour]:
        return line("rack-without", suit=most, least_suit=least)
    if most not in left and colour in _lowest(have, left):
        return line("rack-lowest", suit=most, least_suit=least)
    others = [seat for seat in range(len(table["predictions"])) if seat != view["seat"]]
    if rival := [seat for seat in others if table["predictions"][seat][0] == colour]:
        return line("rack-deny", seat=rival[0], suit=colour)
    return line("rack-other", suit=least) if colour != least and most in left else None
