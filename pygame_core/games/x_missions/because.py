"""What speaks for a card: what the mission wants of the trick, and whether the card wins it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core.games.x_missions.because_mission import of_mission
from pygame_core.games.x_missions.play import Play
from pygame_core.games.x_missions.rules import BY_NAME, COLOURS, HIGH
from pygame_core.games.x_missions.wish import Wish, head, left_out, wish
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line
from pygame_core.views import View

_ONLY = 2
"""So few higher cards may lie with one seat: more of them are likely spread over all others."""
_MAY_WIN = 6
"""From this number on a card may take a trick that is not wanted."""
_FOR_WHICH = {1: "few", 3: "few", 7: "few", 8: "eights"}
"""By mission, for which tricks strong cards are kept that are not for any trick to come."""


def reason(view: View, action: str, found: Line | None) -> Line | None:
    """What the hand says of a choice; of a card, what it does for the mission."""
    verb, choice = action.split(" ")
    if verb == "mission":
        return of_mission(view, choice)
    return _of_card(Play(view, BY_NAME[choice]), found) or found


def briefly(because: Line, said: Line) -> Line:
    """Where it is said to be beaten most likely, not how little can beat it."""
    if because["id"] != "may-win" or said["params"].get("outcome") != "unlikely":
        return because
    if because["params"]["want"] == "pure" or because["params"]["by"] == "many":
        return because
    kind = "draw-out" if because["params"]["draws"] else "with-luck"
    return line(kind, **because["params"])


def _of_card(play: Play, found: Line | None) -> Line | None:
    wanted = wish(play)
    if play.wins_no_more:
        return _of_loser(play, "none")
    if play.takes:
        return _of_unwanted(play, wanted) if wanted.side == "leave" else _of_taker(play, wanted)
    if play.is_ahead:
        return _of_fear(play, wanted, found) if wanted.side == "leave" else _of_hope(play, wanted)
    if play.is_rid:
        return line("away")
    could = [other for other in play.others if other.is_ahead]
    if wanted.side == "leave" and all(wish(other).side == "leave" for other in could):
        return _of_leaver(play, wanted)
    if could:
        return _of_kept(play, could)
    return _of_last_but_one(play) if len(play.rest) == 1 else _of_beaten(play)


def _of_last_but_one(play: Play) -> Line:
    """Why just this one of two cards that cannot win goes."""
    if play.may_win_last:
        return _of_loser(play, "kept", play.rest)
    if not any(other.may_win_last for other in play.others):
        return _of_loser(play, "any" if play.may_win_last is None else "none")
    return _of_loser(play, "spare" if play.can_win_too_many else "any")


def _of_beaten(play: Play) -> Line:
    """Why just this one of more cards that cannot win goes: what stays and may win later."""
    weaker = [other for other in play.others if other.power < play.power]
    is_told = play.mission == 4 or play.lacks["suit"] != ""
    if weaker and is_told and all(each.is_collected for each in weaker) > play.is_collected:
        return _of_loser(play, "needed", [weaker[-1].card])
    if play.can_win_too_many and weaker and play.card.number >= _MAY_WIN:
        return _of_loser(play, "spare")
    kept = [card for card in play.keeps_winners if play.mission != 7 or card.number < HIGH]
    # Where one trick is enough, another that comes later can do harm.
    needs = play.mission not in (1, 3, 7) or not play.tricks
    if play.empties and needs:
        return _of_loser(play, "empties")
    if kept and needs:
        others = {*play.lacks["open_suit"]} - {play.card.suit}
        is_given_up = play.mission in (6, 9) and play.lacks["suit"] == play.card.suit
        kind = "other" if is_given_up and kept[-1].suit in others else "kept"
        return _of_loser(play, kind, kept)
    if play.is_weakest:
        return _of_loser(play, "lowest")
    if not play.may_win_later:
        return _of_loser(play, "hardly")
    return _of_loser(play, "spare" if play.can_win_too_many else "any")


def _of_loser(play: Play, kind: str, kept: Sequence[Card] = ()) -> Line:
    """None of the hand can win. kept: what stays, the strongest last."""
    card = [play.card, *kept][-1]
    suits = {"suit": play.card.suit, "trump_suit": play.trump, "kept_suit": card.suit}
    return line("cannot", kind=kind, card=str(card), **suits)


def _of_taker(play: Play, wanted: Wish) -> Line:
    """What the trick brings, by what the mission asks for."""
    suits = play.suits
    found = play.lacks
    # A stronger one would take it, too.
    spared = [other for other in play.others if other.takes and other.power > play.power]
    kept = max([play, *spared], key=lambda other: other.power)
    how = {"is_last": play.is_last, "keeps": bool(spared), "kept_card": str(kept.card)}
    if wanted.why == "pure":
        return line("win-pure", suit=suits[0], **how)
    if wanted.why == "tricks":
        return line("win-count", left=found["left"] - 1, **how)
    if wanted.why in ("for-three", "colour") and (suit := play.collects):
        is_other = found["suit"] not in ("", suit) and suit != found["other_suit"]
        count = suits.count(suit)
        return line("win-colour", suit=suit, count=count, is_other=is_other, **how)
    if wanted.why == "missing" and (missing := set(found["missing_suit"]) & set(suits)):
        lacks = [suit for suit in COLOURS if suit in missing]
        return line("win-missing", missing_suit=lacks, **how)
    if wanted.why == "low":
        return line("win-low", **how)
    if wanted.why == "eights" and (eights := sum(card.number == 8 for card in play.trick)):
        return line("win-eights", count=eights, **how)
    kind = wanted.why if wanted.side == "free" or wanted.why == "others" else "any"
    if wanted.why == "eights" and play.may_get_eights:
        kind = "eights"
    if not play.is_last:
        # What is still to come may be of any colour.
        kind = {"harmless": "hardly", "nothing": "harmless"}.get(kind, kind)
    return line("win", kind=kind, **how, **head(play, wanted))


def _of_unwanted(play: Play, wanted: Wish) -> Line:
    """A trick that harms the mission, taken in any case."""
    kind = "second" if _may_be_second(play, wanted) else "point"
    if all(other.takes for other in play.others):
        kind = "forced"
    return line("win-unwanted", kind=kind, suit=play.led, **head(play, wanted))


def _of_hope(play: Play, wanted: Wish) -> Line:
    """A card that is ahead, or leads, and can still be beaten in a trick that is welcome."""
    suit = play.card.suit
    kept = {"keeps": play.keeps_best is not None, "kept_card": str(play.keeps_best or play.card)}
    if play.leads and play.above > 1:
        if play.empties:
            return line("void", suit=suit, trump_suit=play.trump, **kept)
        is_wanted = wanted.why in ("missing", "colour")
        if play.above > _ONLY or play.draws_for or (play.has_stronger and not is_wanted):
            return line(
                "lead-low",
                suit=suit,
                count=play.above,
                kind=_kind_of_low_lead(play),
                wanted_suit=play.lacks["suit"],
                card=str(play.draws_for or play.card),
                keeps=kept["keeps"],
                kept_card=str(play.keeps_best or play.likeliest_later),
                is_trump=suit == play.trump,
            )
    if (best := play.draws_out_for) and play.there == 1:
        # Whoever has the only one must play it.
        return line("draw-out", suit=suit, card=str(best))
    # Where more is to be said of the trick, that has to be enough.
    is_short = wanted.why in ("tricks", "points") or not play.safer_than
    has_room = is_short and wanted.why not in ("others", "nothing") and not kept["keeps"]
    is_like = has_room and play.is_like_higher
    stronger = [other for other in play.others if other.is_ahead and other.power > play.power]
    return line(
        "may-win",
        count=play.above,
        suit=suit,
        has_trump=play.can_be_trumped,
        by="rivals" if play.ruffs else "few" if play.above <= _ONLY else "many",
        draws=play.draws_out_for is not None,
        is_like=is_like,
        waits=play.ruffs and bool(stronger) and not is_like and play.keeps_best is None,
        card=str(play.draws_out_for or play.card),
        **kept,
        is_most=play.others_have_most,
        is_higher=any(other.above > play.above for other in play.of_its_suit),
        is_safer=play.safer_than != "",
        less_suit=play.safer_than,
        **head(play, wanted),
    )


def _kind_of_low_lead(play: Play) -> str:
    """What a lead that is most likely beaten is good for."""
    if play.needs_all:
        return "all"
    draws = "draws" if play.draws_for else ""
    if play.card.suit == play.trump and draws:
        return draws
    if why := left_out(play) or draws:
        return why
    if play.mission == 3 and 3 in play.colours.values():
        return "met"
    if not play.keeps_winners:
        return "weak"
    if play.mission in _FOR_WHICH:
        return _FOR_WHICH[play.mission]
    return "later" if play.higher_than(play.likeliest_later) else "strong"


def _of_fear(play: Play, wanted: Wish, found: Line | None) -> Line:
    """A card that is ahead, or leads, and should not take the trick."""
    kind, is_sure_to_lose = "plain", play.above > 1 and play.card.suit == play.led
    if not is_sure_to_lose:
        kind = _kind_of_fear(play, found)
    # Other colours that are begun with as well, or would be by whoever leads the lowest card.
    led = [other for other in play.others if play.leads and other.card.suit != play.card.suit]
    like = max(led, key=lambda other: other.above, default=play)
    kind_of_like = "same" if like is not play and like.above >= play.above else "none"
    lowest = min(led, key=lambda other: other.card.number, default=play)
    if kind_of_like == "none" and lowest.card.number < play.card.number:
        like, kind_of_like = lowest, "fewer"
    return line(
        "may-lose",
        count=play.above,
        suit=play.card.suit,
        like=kind_of_like,
        like_card=str(like.card),
        like_count=like.above,
        has_trump=play.can_be_trumped,
        kind=kind,
        is_like=play.is_like_lower,
        is_guarded=play.is_guarded and wanted.is_for_good,
        **head(play, wanted),
    )


def _kind_of_fear(play: Play, found: Line | None) -> str:
    """Why a card is played that may well take a trick which is not wanted."""
    if _may_be_second(play, wish(play)):
        return "second"
    if all(other.is_ahead and other.above <= play.above for other in play.others):
        return "safest"
    rest = [card.suit for card in play.rest]
    can_throw = any(card.number > play.card.number for card in play.rest)
    if play.leads and can_throw and play.card.suit not in rest:
        return "throws"
    is_likelier = found is not None and found["id"] == "mission-done-more"
    could_leave = any(not other.is_ahead for other in play.others)
    return "unlikely" if could_leave and not is_likelier else "risk"


def _may_be_second(play: Play, wanted: Wish) -> bool:
    """Whether it may be the second trick of the one colour, which pays most."""
    return wanted.why == "one-colour" and bool(play.pure and play.colours[play.led])


def _of_leaver(play: Play, wanted: Wish) -> Line:
    """A card that cannot take the trick, which the mission does not want."""
    others = [other for other in play.others if not other.is_ahead]
    could = [other for other in play.others if other.is_ahead]
    numbers = [other.card.number for other in others]
    kept = [other for other in others if other.must_win and other.is_guarded]
    if not could and not wanted.is_for_good and not play.tricks and play.empties:
        return _of_loser(play, "empties")
    if not could and not wanted.is_for_good and not play.is_weakest:
        if play.keeps_winners:
            return _of_loser(play, "kept", play.keeps_winners)
        if play.can_win_too_many and play.card.number >= _MAY_WIN:
            return _of_loser(play, "spare")
    named = play
    if wanted.is_for_good and others and play.must_win:
        kind = "must"
    elif wanted.is_for_good and kept:
        kind, named = "guarded", kept[0]
    elif wanted.is_for_good and numbers and min(numbers) < play.card.number >= max(numbers):
        kind = "high" if could else "highest"
    elif others and not wanted.is_for_good and play.is_weakest:
        kind = "rather" if could else "lower"
    elif could:
        kind, named = "could", min(could, key=lambda other: other.power)
    else:
        kind = "plain"
    return _left(named, kind, **head(play, wanted))


def _left(play: Play, kind: str, **head: Any) -> Line:
    """With a card that can wait, if one can."""
    return line("leave", kind=kind, card=str(play.card), suit=play.card.suit, **head)


def _of_kept(play: Play, could: Sequence[Play]) -> Line:
    """A card that leaves the trick, though another would be ahead."""
    welcome = [other for other in could if wish(other).side == "take"]
    if not welcome:
        harms = [other for other in could if wish(other).side == "leave"]
        if harms:
            return _left(harms[0], "could", **head(harms[0], wish(harms[0])))
        return line("keep-nothing")
    takes = [other for other in welcome if other.takes]
    best = max(takes or welcome, key=lambda other: other.power)
    is_trump = best.card.suit == best.trump != best.led
    kind = "sure" if takes else "trumped" if is_trump and not best.ruffs else "beaten"
    if takes and (best.mission == 1 or best.mission == 2 == best.tricks + 1):
        # It has to be the last one.
        kind = "early"
    if kind == "sure" and best.card.suit == best.trump and not best.higher_than(best.card):
        kind = "surely"
    if takes and kind != "early" and best.mission in (4, 6, 8, 9) and not best.completes:
        kind = "more"
    if play.needs_all:
        kind = "all"
    return line("keep", kind=kind, card=str(best.card), **head(best, wish(best)))
