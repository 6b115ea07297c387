"""What speaks for an action of Scharfe Schoten: what it brings of the two colours foretold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame_core.games.scharfe_schoten.prediction_reasons import of_tiles
from pygame_core.games.scharfe_schoten.rules import score_prediction
from pygame_core.games.scharfe_schoten.trick_reasons import (
    aimed_cards,
    is_sure,
    of_card,
    otherwise,
)
from pygame_core.kit.only_card import only_card
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View


def because(view: View, action: str, found: Line | None) -> Line | None:
    """What it brings; where that says nothing, what was found, by the colour that is meant; of a
    card always something."""
    table = view["table"]
    verb, words = split_action(action)
    if verb == "predict":
        return line("predict", sentences=of_tiles(view, *words))
    most, least = table["predictions"][view["seat"]]
    if found and found["id"].startswith("hits-"):
        leads_on = verb == "play" and not view["trick"] and is_sure(view, action)
        suit = most if found["id"] == "hits-most-more" else least
        found = line(found["id"], suit=suit, leads_on=leads_on)
    if verb == "rack":
        return _of_rack(view, words[0], most, least) or found
    return of_card(view, action) or found or otherwise(view, action)


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
        return []
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
        level = _lowest(have, left)
        return line("rack-lowest", suit=most, least_suit=least, count=len(level), level_suit=level)
    others = [seat for seat in range(len(table["predictions"])) if seat != view["seat"]]
    if rival := [seat for seat in others if table["predictions"][seat][0] == colour]:
        return line("rack-deny", seat=rival[0], suit=colour)
    return line("rack-other", suit=least) if colour != least and most in left else None
