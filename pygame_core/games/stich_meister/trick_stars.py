"""Which cards of a trick are the best for what is said of them, so the star and its reason are one
thought; and which ones are so for the same."""

from __future__ import annotations

from pygame_core.games.stich_meister.trick_reasons import Thinking
from pygame_core.kit.cards import Card, names
from pygame_core.scene import Line, line
from pygame_core.views import View

_TOLD = 3
"""So many cards that are as good as each other are named."""


def reason_for(view: View, card: Card) -> Line:
    """Of a card that the seat to act may play; with those that would do as well."""
    thinking = _thinking_of(view)
    thought, trial = thinking.of(card), thinking.trial
    alike = [each for each in trial.legal if trial.strength(each) == trial.strength(card)]
    same = [each for each in alike if thinking.of(each) == thought]
    if not thought.is_best or not 1 < len(same) <= _TOLD:
        return thought.said
    others = names([each for each in same if each != card])
    said = line(f"because-{thought.said['id']}", **thought.said["params"])
    return line("compared", sentences=[said, line("because-same", cards=others)], first=1)


def best_cards(view: View) -> list[Card]:
    """Of the cards that it may play, those that are the best for what is said of them."""
    thinking = _thinking_of(view)
    return [card for card in thinking.trial.legal if thinking.of(card).is_best]


_latest: Thinking | None = None


def _thinking_of(view: View) -> Thinking:
    """The same for all that is asked of one view, card by card, while threads may ask of others."""
    global _latest
    thinking = _latest
    if thinking is None or thinking.view is not view:
        thinking = _latest = Thinking(view)
    return thinking
