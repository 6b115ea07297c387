"""What the own mission wants of a trick: to have it, to leave it to others, or neither."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

from pygame_core.games.x_missions.play import Play
from pygame_core.games.x_missions.rules import HIGH


class Wish(NamedTuple):
    """What is wanted of a trick that one's own card would take.

    side: "take", "leave", or "free" where it does the mission neither good nor harm. why: an id
    by which sentences say it.
    """

    side: Literal["take", "leave", "free"]
    why: str

    @property
    def is_for_good(self) -> bool:
        """Whether no later trick is wanted either, so that high cards are better away."""
        return self.why in ("none", "no-more", "enough", "one-colour", "three", "no-high-more")


def wish(play: Play) -> Wish:
    """What is wanted of the trick with this card in it, as far as it lies there."""
    if play.mission is None:
        # Done, lost or none: what counts then are the tricks.
        return Wish("take", "points")
    return _WISHES[play.mission](play)


def head(play: Play, wanted: Wish) -> dict[str, Any]:
    """What is wanted, and what of."""
    found = play.lacks
    want, suit = wanted.why, found["suit"]
    if want == "colour" and play.collects == found["other_suit"] != "":
        suit = play.collects
    elif want == "colour" and play.collects != suit:
        want, suit = "colour-too" if suit else "any-colour", suit and play.collects
    if want == "for-three" and play.collects:
        want, suit = "three-of", play.collects
    if want == "tricks" and found["left"] == 1:
        want = "one-trick"
    missing = found["missing_suit"]
    if want == "nothing" and play.leads:
        want = left_out(play) or want
    if want == "nothing" and play.may_be_thrown:
        want, missing = "thrown", play.may_be_thrown
    return {
        "want": want,
        "each": play.each,
        "led_suit": play.led,
        "there": play.there,
        "wanted_suit": suit,
        "missing_suit": missing,
    }


def left_out(play: Play) -> str:
    """Why it does not begin with the one colour that its mission collects: "waits" if the hand has
    some, "no-card" if not; "" if there is no such colour, or it does."""
    suit = play.lacks["suit"]
    if play.mission not in (6, 9) or suit in ("", play.card.suit):
        return ""
    return "waits" if any(card.suit == suit for card in play.rest) else "no-card"


def _no_trick(_play: Play) -> Wish:
    return Wish("leave", "none")


def _one_colour(play: Play) -> Wish:
    if not play.tricks:
        return Wish("take", "pure") if play.pure else Wish("leave", "mixed")
    is_second = play.tricks == 1 and play.is_last and play.pure
    if is_second and play.colours[play.led]:
        return Wish("take", "pure")
    return Wish("leave", "one-colour" if play.tricks == 1 else "no-more")


def _exactly_two(play: Play) -> Wish:
    if play.tricks >= 2:
        return Wish("leave", "no-more")
    # A trump that wins in any case takes what is missing, if not this one does it.
    sure = play.sure - (play.takes and play.card.suit == play.trump)
    if play.tricks + sure >= 2:
        return Wish("leave", "enough")
    return Wish("take", "tricks")


def _three_of_a_colour(play: Play) -> Wish:
    before, after = play.colours, play.with_trick()
    if 3 in before.values():
        # Whoever has none of the colour led may throw in what is one too many.
        is_sure = play.takes or play.is_last or play.all_may_follow
        stays = play.is_ahead and is_sure and 3 in after.values()
        return Wish("free", "harmless") if stays else Wish("leave", "three")
    if 3 not in after.values() and play.overfills:
        return Wish("leave", "too-many")
    return Wish("take", "for-three")


def _every_colour(play: Play) -> Wish:
    brings = any(not play.colours[suit] for suit in play.suits)
    return Wish("take", "missing") if brings else _by_others(play)


def _many_tricks(_play: Play) -> Wish:
    return Wish("take", "tricks")


def _many_of_a_colour(play: Play) -> Wish:
    return Wish("take", "colour") if play.collects else _by_others(play)


def _by_others(play: Play) -> Wish:
    """What is needed may come although it was not led."""
    return Wish("take", "others") if play.draws else Wish("free", "nothing")


def _low_cards(play: Play) -> Wish:
    has_high = any(card.number >= HIGH for card in play.trick)
    if not play.tricks:
        return Wish("leave", "no-high") if has_high else Wish("take", "low")
    is_harmless = play.is_last and not has_high
    return Wish("free", "harmless") if is_harmless else Wish("leave", "no-high-more")


def _eights(play: Play) -> Wish:
    if play.leads or play.may_get_eights or any(card.number == 8 for card in play.trick):
        return Wish("take", "eights")
    return Wish("free", "nothing")


_WISHES: Mapping[int, Callable[[Play], Wish]] = {
    0: _no_trick,
    1: _one_colour,
    2: _exactly_two,
    3: _three_of_a_colour,
    4: _every_colour,
    5: _many_tricks,
    6: _many_of_a_colour,
    7: _low_cards,
    8: _eights,
    9: _many_of_a_colour,
}
