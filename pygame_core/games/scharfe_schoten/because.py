"""What speaks for an action of Scharfe Schoten: what it brings of the two colours foretold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.scharfe_schoten.rules import DECK, score_prediction, trump_order
from pygame_core.games.scharfe_schoten.trick_reasons import aimed_cards, of_card
from pygame_core.kit.cards import suit_of
from pygame_core.kit.only_card import only_card
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

_BEST = 4
"""So many of a colour's cards are its strongest: the trump, and the three highest numbers."""
_MANY = 3
"""From so many cards on much of a colour is held."""

_PLAIN = {
    f"because-{told}"
    for told in (
        *("most-colour", "most-best", "most-trump", "most-held"),
        *("fewest-held", "fewest-best"),
    )
}
"""What is said of a foretold colour that the hand shows without another thought."""


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


def forced(view: View, action: str) -> Line | None:
    """Why nothing else may be done."""
    if action.startswith("rack "):
        return line("only-rack")
    said = only_card(view, action)
    if said and said["id"] == "last-card":
        is_strongest = view["hand"][0] == view["table"]["trumps"][0]
        return line("last-card", is_strongest=is_strongest)
    return said


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
    """A sentence for each of the two."""
    return [_of_most(view, most), _of_fewest(view, least, most)]


def _of_most(view: View, most: str) -> Line:
    """What the hand shows of it; where that is little, what the others hold, and what wins it."""
    table = view["table"]
    strongest = table["order"][0]
    place = table["order"].index(most) + 1
    held = Counter(suit_of(name) for name in view["hand"])
    best = _best_held(view)[most]
    trumps = [name for name in view["hand"] if name in table["trumps"]]
    if held[most] >= max(1, max(held.values()) - 1):
        if place <= 2:
            return line("because-most-colour", suit=most, place=place, count=held[most])
        if best > 1:
            return line("because-most-best", suit=most, count=best)
        if most in map(suit_of, trumps):
            return line("because-most-trump", suit=most)
        if held[most] >= _MANY:
            return line("because-most-held", suit=most, count=held[most])
    there = _elsewhere(view, most)
    if table["rack"][most] >= _MANY and table["rack"][most] == max(table["rack"].values()):
        return line("because-most-rack", suit=most, count=table["rack"][most])
    if trumps and there > held[most]:
        told = {"there": there, "count": len(trumps), "cards": trumps}
        return line("because-most-trumps", suit=most, **told)
    if most != strongest and held[strongest] >= _MANY and there > held[most]:
        strong = {"strong_suit": strongest, "count": held[strongest]}
        return line("because-most-strong", suit=most, there=there, **strong)
    return line("because-most-gamble", suit=most, count=held[most])


def _of_fewest(view: View, least: str, most: str) -> Line:
    """That the hand has little of it; where it has more, that this is weak."""
    order = view["table"]["order"]
    held = Counter(suit_of(name) for name in view["hand"])
    best = _best_held(view)[least]
    is_least = held[least] == min(held[each] for each in order if each != most)
    rival = _rival(view, least, most)
    if held[least] < 2 or (is_least and held[least] < _MANY):
        return line("because-fewest-held", suit=least, count=held[least], **rival)
    if is_least and best < 2:
        return line("because-fewest-best", suit=least, count=best, **rival)
    if best < 2:
        return line("because-fewest-low", suit=least, held=held[least], count=best, **rival)
    has_trump = any(
        suit_of(name) == least for name in view["hand"] if name in view["table"]["trumps"]
    )
    if least == order[-1] and not has_trump:
        return line("because-fewest-weak", suit=least, count=held[least])
    return line("because-fewest-gamble", suit=least, count=held[least])


def _rival(view: View, least: str, most: str) -> dict[str, Any]:
    """The colour of which as little is held, and what decides between the two: that the others have
    less of this one to throw in, or that the other wins more; or that it is close."""
    order = view["table"]["order"]
    held = Counter(suit_of(name) for name in view["hand"])
    rivals = [each for each in order if each not in (most, least) and held[each] <= held[least]]
    if not rivals:
        return {"rival": "none"}
    rival = min(rivals, key=lambda each: (held[each], _elsewhere(view, each)))
    there, of_rival = _elsewhere(view, least), _elsewhere(view, rival)
    told = {"rival_suit": rival, "there": there, "rival_there": of_rival}
    if there < of_rival:
        return {"rival": "others", **told}
    is_stronger = order.index(rival) < order.index(least)
    is_weaker = is_stronger and 0 < held[rival] == held[least]
    return {"rival": "weaker" if is_weaker else "close", **told, "rival_held": held[rival]}


def _elsewhere(view: View, colour: str) -> int:
    """How many cards of it the others hold."""
    own = sum(suit_of(name) == colour for name in view["hand"])
    return int(sum(backs[colour] for backs in view["table"]["backs"]) - own)


def _best_held(view: View) -> Counter[str]:
    """How many of the strongest cards of each colour are in the hand."""
    strength = trump_order(view["table"]["numbers"]).strength
    best: set[str] = set()
    for colour in view["table"]["order"]:
        own = sorted((card for card in DECK if card.suit == colour), key=strength.__getitem__)
        best |= {str(card) for card in own[-_BEST:]}
    return Counter(suit_of(name) for name in view["hand"] if name in best)


def _is_plain(view: View, most: str, least: str) -> bool:
    """Whether the hand alone speaks for two foretold colours, at a glance."""
    return all(each["id"] in _PLAIN for each in _of_tiles(view, most, least))


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
