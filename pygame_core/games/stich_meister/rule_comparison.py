"""What speaks for a rule card, and what each of the others would do with the hand instead: by how
much the search found it worse, or that it is about as good."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pygame_core.games.stich_meister.in_force import RULE_CARDS
from pygame_core.games.stich_meister.rule_card import item_of
from pygame_core.games.stich_meister.rule_choice import said_for
from pygame_core.games.stich_meister.rule_rivals import effect_of, tempts
from pygame_core.kit.comparing import Compared
from pygame_core.scene import Line, line
from pygame_core.views import View

_SMALL = 0.4
"""So many points between two rule cards are no difference to speak of."""


def compared(view: View, options: Sequence[Mapping[str, Any]]) -> Compared:
    """Of the first of the options, against all others."""
    best, *rest = options
    mine = _number(best)
    different = [each for each in rest if not _is_copy(_number(each), mine)]
    by = {_number(each): _worse_by(best, each) for each in different}
    good, is_level = said_for(view, mine), not any(by.values())
    rivals = [_rival(view, number, points) for number, points in by.items()]
    if good is None and is_level:
        return Compared(_shown(mine, is_any=True), _equal(view, mine, rivals), None)
    if good and is_level:
        others = line("because-choose-others", lines=rivals)
        told = [_prefixed(good), line("because-choose-level", count=len(rivals))]
        return Compared(_shown(mine, is_any=False), _said(*told, others), _said(told[0]))
    first = [_prefixed(good) if good else _despite(view, mine, by)]
    if as_good := [item_of(number) for number, points in by.items() if not points]:
        first.append(line("because-choose-same", items=as_good))
    # What somebody would choose instead is argued away where there is room for little, too.
    worse = [rival for rival in rivals if rival["params"]["by"]]
    tempting = [rival for rival in worse if rival["params"]["how"] == "yet"]
    rest = [rival for rival in worse if rival not in tempting]
    if tempting:
        first.append(line("because-choose-tempting", lines=tempting))
    told = [*first, line("because-choose-worse", lines=rest)] if rest else first
    return Compared(None, _said(*told, first=len(first)), _said(*first, first=len(first)))


def _shown(number: int, *, is_any: bool) -> Line:
    return line("level", number=number, item=item_of(number), any=is_any)


def _equal(view: View, number: int, rivals: Sequence[Line]) -> Line:
    """That all are about as good, then what each would do."""
    if not any(_is_told(each) for each in rivals):
        return line("choose-any")
    each = line("because-choose-each", lines=[_rival(view, number, 0), *rivals])
    return _said(line("because-choose-equal", count=len(rivals) + 1), each)


def _despite(view: View, number: int, others: Iterable[int]) -> Line:
    """Of one that nothing speaks for: that none did better. none: for no other one either."""
    does, none = effect_of(view, number), not any(said_for(view, each) for each in others)
    return line("because-choose-despite", sentences=[does], none=none)


def _worse_by(best: Mapping[str, Any], other: Mapping[str, Any]) -> float:
    """By how many points it was found worse; 0 where that is next to nothing."""
    by: float = round(other["edge"] - best["edge"], 1)
    return by if not other["level"] and by >= _SMALL else 0


def _rival(view: View, number: int, by: float) -> Line:
    """how: by so much "less", "yet" where that is not plain from what it does; or just "plain"."""
    does = effect_of(view, number)
    how = "plain" if not by else "yet" if tempts(view, number, does) else "less"
    params = {"number": number, "item": item_of(number), "sentences": [does], "by": by}
    return line("because-choose-other", **params, how=how)


def _is_told(rival: Line) -> bool:
    """Whether anything can be said of it that concerns the hand."""
    [does] = rival["params"]["sentences"]
    return not does["id"].startswith("because-choose-does-rule-")


def _prefixed(said: Line) -> Line:
    return line(f"because-{said['id']}", **said["params"])


def _said(*sentences: Line, first: int = 1) -> Line:
    """first: what follows so many sentences may be left out where there is no room."""
    return line("compared", sentences=[*sentences], first=first)


def _is_copy(number: int, other: int) -> bool:
    """Whether two rule cards say the same."""
    return RULE_CARDS[number]._replace(number=other) == RULE_CARDS[other]


def _number(option: Mapping[str, Any]) -> int:
    return int(option["action"].split(" ")[1])
