"""What speaks for each card that may be played, and whether it is the best one for just that.

There are few thoughts, the same in every trick. Who wants tricks wins one as cheaply as is enough,
else plays the weakest card and keeps the strong ones; who avoids them plays the strongest that does
not win. What a card counts by itself comes first where the trick goes to somebody anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import Any, NamedTuple

from pygame_core.games.stich_meister.goal import costly, count_paid, has_few_winners
from pygame_core.games.stich_meister.trick_rest import FEW, Rest
from pygame_core.games.stich_meister.trick_scene import holder_of
from pygame_core.games.stich_meister.trick_wording import STRONG
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line
from pygame_core.views import View

_LATE = 4
"""With so few cards a hand gains little by being void."""


class Thought(NamedTuple):
    """What speaks for a card; is_best: whether it is the best one for just that."""

    said: Line
    is_best: bool


class Thinking(Rest):
    """What is thought of the cards of one hand in one trick."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.of = cache(self._of)

    def _of(self, card: Card) -> Thought:
        if self.trial.lead_is_out:
            return self._thrown(card, "lead-out", items=self._items("contenders"))
        if self.trial.counts_nothing(card):
            found = self._for_nothing(card)
        elif not self.view["trick"]:
            found = self._led(card)
        elif not self.trial.is_steady:
            found = self._unsteady(card)
        elif not self.trial.winners:
            found = self._cannot_win(card)
        elif card in self.trial.winners:
            found = self._ahead(card)
        else:
            found = self._loses(card)
        return found or self._voids(card) or Thought(self._rest(card), False)

    # --- leads -----------------------------------------------------------------------------------

    def _led(self, card: Card) -> Thought | None:
        trial = self.trial
        wish = trial.wish(card)
        is_sure = trial.is_steady and not trial.beating(card)
        if is_sure and (wish == "more" or trial.may_gain(card)):
            return Thought(self._winning(card, "surely", keeps=False), True)
        if wish == "more" and self._is_likeliest(card):
            said = self._winning(card, "likely", **self._who_beats(card))
            return Thought(said, not self._is_sure_worth(trial.legal))
        if not trial.is_steady:
            return self._led_second(card, wish)
        is_to_win = wish == "more" and not trial.avoids
        return self._led_low(card) if is_to_win else self._led_to_lose(card)

    def _led_second(self, card: Card, wish: str) -> Thought | None:
        """Where the second strongest wins: what nobody can beat does not."""
        trial = self.trial
        items = self._items("contenders")
        if trial.is_topmost(card):
            return Thought(line("never-second", items=items), wish != "more")
        beaten = [each for each in trial.legal if not trial.is_topmost(each)]
        best = trial.strongest(beaten)
        is_strong = wish == "more" and trial.strength(best[0]) >= STRONG
        if is_strong and card in best:
            return Thought(line("second-lead", items=items), True)
        if card not in trial.weakest(trial.legal):
            return None
        if wish == "more":
            return Thought(self._maybe_second(card, items, "lead"), not is_strong)
        said = self._maybe_second(card, items, "fewer")
        return Thought(said, len(beaten) == len(trial.legal))

    def _led_low(self, card: Card) -> Thought | None:
        """What is strong waits, and what brings points goes into no trick of somebody else."""
        trial = self.trial
        plain = [each for each in trial.legal if trial.mine * trial.points_of(each) <= 0]
        if card not in trial.weakest(plain or trial.legal):
            return None
        spares = card not in trial.weakest(trial.legal)
        end, kept = self._end(card, strong=False), self._kept_lead(card)
        said = line("low-lead", why="plain", hopes=True, spares=spares, **kept, **end)
        return Thought(said, not (self._is_sure_worth(trial.legal) or self._holds_safe_lead))

    def _led_to_lose(self, card: Card) -> Thought | None:
        """The weakest, unless hardly any card that is still out could beat it."""
        trial = self.trial
        weakest = trial.weakest(trial.legal)
        if any(trial.forced(each) > FEW for each in weakest):
            is_low = card in weakest and trial.forced(card) > FEW
            said = self._weak(card, "low-lead", hopes=False, spares=False)
            is_best = not self._holds_safe_lead
            return Thought(self._let_go(said, card), is_best) if is_low else None
        if not any(map(trial.beating, trial.legal)):
            return self._wins_anyhow(card)
        most = max(map(trial.forced, trial.legal))
        if not most:
            is_strongest = card in trial.strongest(trial.legal)
            return Thought(self._hardest(card, "same"), True) if is_strongest else None
        easiest = [each for each in trial.legal if trial.forced(each) == most]
        if card not in easiest:
            return None
        said = self._let_go(self._line(card, "easiest", count=most, lead=True), card)
        return Thought(said, card in self._to_go(easiest))

    def _is_sure_worth(self, cards: Collection[Card]) -> bool:
        """Whether one of these cards is sure to win a trick that brings more than most."""
        trial = self.trial
        return trial.counts_more and not all(map(trial.beating, cards))

    # --- who cannot win --------------------------------------------------------------------------

    def _cannot_win(self, card: Card) -> Thought | None:
        """No card that may be played can win: what it counts, then what it may win later."""
        if said := self._counts(card, self.trial.legal):
            return said
        thrown = self._thrown(card, "thrown")
        return Thought(thrown.said, thrown.is_best and not self._matters(self.trial.legal))

    def _counts(self, card: Card, among: Collection[Card]) -> Thought | None:
        """Of cards that do not win and count something by themselves: whoever gets the trick has
        what costs, or what brings something if it is for this seat, too."""
        trial = self.trial
        turn, value = self._turn(card), trial.points_of(card)
        best = self._best_of(trial.points_of, among, turn)
        # A rule card may make a trick itself worth less or more by what is in it.
        is_so = card in self._best_of(trial.worth, among, turn)
        if not self._matters(among) or card not in best or not is_so:
            return None
        is_least = card in self._to_shed(best)
        keeps = self._kept_of(card, best) if is_least else "none"
        if turn > 0:
            said = line("feeds", points=value, gains=value > 0, keeps=keeps)
        else:
            said = line("throws" if value < 0 else "spares", points=value, keeps=keeps)
        return Thought(said, trial.round_wish == "open" or is_least)

    def _best_of(
        self, points: Callable[[Card], int], among: Collection[Card], turn: float
    ) -> list[Card]:
        most = max(turn * points(each) for each in among)
        return [each for each in among if turn * points(each) == most]

    def _turn(self, card: Card) -> float:
        """What a point is worth to this seat that whoever is ahead then scores."""
        ahead = self.trial.winner(card)
        return 0 if ahead is None else self.trial.value(holder_of(self.view, ahead))

    def _matters(self, among: Collection[Card]) -> bool:
        """Whether it makes a difference what these cards, which do not win, count."""
        counted = (set(map(points, among)) for points in (self.trial.points_of, self.trial.worth))
        return all(len(values) > 1 for values in counted) and any(map(self._turn, among))

    def _thrown(self, card: Card, said: str, **params: Any) -> Thought:
        """It cannot win: the weakest goes, or what might win a trick that is not wanted. Where that
        hangs on what lies in each, something speaks for the other end, too."""
        trial, strong = self.trial, self._is_burden(self.trial.legal)
        ends = trial.strongest(trial.legal), trial.weakest(trial.legal)
        is_best = card in ends[not strong]
        if trial.lead_is_out and trial.avoids:
            # Whatever suit is led, somebody may be void in it.
            is_best = self._is_highest(card) and trial.strength(card) >= STRONG
        if is_best:
            return Thought(self._thrown_as(said, card, strong=strong, **params), True)
        if found := self._voids(card):
            return found
        if costly(self.view) != "none" and card in ends[strong]:
            return Thought(self._thrown_as(said, card, strong=not strong, **params), False)
        return Thought(self._rest(card), False)

    def _for_nothing(self, card: Card) -> Thought | None:
        """The trick counts nothing: what is needed least goes, whoever wins it."""
        if card not in self._to_go(self.trial.legal):
            return None
        return Thought(self._leaves(card, card), True)

    # --- who can win -----------------------------------------------------------------------------

    def _loses(self, card: Card) -> Thought | None:
        """Another card could be ahead; this one cannot win."""
        trial = self.trial
        losers = [each for each in trial.legal if each not in trial.winners]
        best = max(trial.winners, key=trial.in_trick)
        if trial.keeps:
            is_best = card in self._to_go(losers)
            strong = is_best and len(losers) > 1
            return Thought(line("kept", strong=strong, **count_paid(self.view)), is_best)
        wish = trial.wish(best)
        if wish != "more" and (said := self._gives(card, losers) or self._counts(card, losers)):
            return said
        if self._is_burden(losers, wish):
            ducked = self._ducks(best, card, losers)
            return Thought(ducked, wish != "more") if ducked else None
        if card not in self._to_go(losers):
            return None
        if wish != "more":
            return Thought(self._leaves(card, best), True)
        end = self._end(card, strong=False)
        by_trump = all(each in trial.trumps() for each in trial.winners)
        beaten = not trial.is_last and trial.beating(best, following=True) > FEW
        if by_trump and card not in trial.trumps() and len(trial.winners) > 1:
            return Thought(line("keeps-trumps", **end), beaten)
        return Thought(line("keeps", card=str(best), beaten=beaten, **end), beaten)

    def _gives(self, card: Card, losers: Collection[Card]) -> Thought | None:
        """The last card of a trick that costs, for somebody else."""
        trial, ahead = self.trial, self.trial.winner(card)
        if not trial.is_last or ahead is None or trial.rules.routing.winner_removes:
            return None
        holder, worth = holder_of(self.view, ahead), trial.worth(card)
        if worth >= 0 or trial.value(holder) >= 0 or holder == trial.seat:
            return None
        worst = [each for each in losers if trial.worth(each) == min(map(trial.worth, losers))]
        is_best = card in self._to_shed(worst)
        keeps = self._kept_of(card, worst) if is_best else "none"
        said = line("gives", to_seat=holder, points=worth, all=False, keeps=keeps)
        return Thought(said, is_best)

    def _ahead(self, card: Card) -> Thought | None:
        """A card that would be ahead."""
        trial = self.trial
        wish = trial.wish(card)
        if trial.is_last and not trial.is_blind:
            return self._takes(card, wish)
        if wish != "more":
            return self._must_be_ahead(card)
        if trial.is_blind:
            return self._blind(card)
        sure = [each for each in trial.winners if not trial.beating(each)]
        if card in sure:
            low, high = self._ends(sure)
            return Thought(self._winning(card, "surely", keeps=card not in high), card in low)
        lowest, highest = self._ends(trial.winners)
        if len(trial.winners) == 1:
            return Thought(self._winning(card, "only"), True)
        if lowest == highest:
            # As strong as each other: what the card itself counts tells them apart.
            fairest = self._best_of(trial.points_of, trial.winners, trial.mine)
            return Thought(self._odds(card), card in fairest)
        few = [trial.beating(each[0], following=True) <= FEW for each in (lowest, highest)]
        is_harder = trial.beating(highest[0]) < trial.beating(lowest[0])
        is_best = not self._is_sure_worth(sure)
        # Where hardly any card of the hand may win, the strong ones wait.
        is_enough = few[0] or not few[1] or not is_harder
        if card in lowest and card not in highest and is_enough:
            return Thought(self._enough(card, holds=few[0]), is_best)
        if card in highest and is_harder:
            barred = len(trial.legal) < len(self.view["hand"])
            said = self._winning(card, "strongest", barred=barred)
            return Thought(said, is_best and few[1])
        return None

    def _takes(self, card: Card, wish: str) -> Thought | None:
        """The last card of the trick, which wins it."""
        trial = self.trial
        winners = trial.winners
        if wish != "more":
            return self._wins_anyhow(card) if len(winners) == len(trial.legal) else None
        gains = {each: trial.worth(each) * trial.mine for each in winners}
        best = [each for each in winners if gains[each] == max(gains.values())]
        is_best = card in self._ends(best)[0]
        if trial.more > 0 and has_few_winners(self.view):
            return Thought(line("takes-one", gain=trial.more), is_best)
        if not is_best:
            return None
        if handed := self._handed(card):
            return Thought(handed, True)
        weakest = len(winners) > 1 and card in self._ends(winners)[0]
        return Thought(self._taking(card, weakest=weakest), True)

    def _wins_anyhow(self, card: Card) -> Thought | None:
        """Every card wins a trick that is not wanted."""
        trial = self.trial
        strong = trial.avoids or trial.wish(card) == "fewer"
        is_best = card in (trial.strongest if strong else trial.weakest)(trial.legal)
        return Thought(self._weak(card, "must", strong=strong), True) if is_best else None

    def _must_be_ahead(self, card: Card) -> Thought | None:
        """Others follow, and every card would be ahead in a trick that is not wanted: the lowest
        if it may be lost yet, else what is strong is gone."""
        trial = self.trial
        if len(trial.winners) < len(trial.legal):
            return None
        lowest, highest = self._ends(trial.winners)
        if trial.is_blind:
            # Who is ahead is not seen.
            is_low = card in lowest and trial.beating(card) > FEW
            said = self._weak(card, "low-lead", hopes=False, spares=False)
            return Thought(said, True) if is_low else None
        if not trial.beating(lowest[0]):
            return self._wins_anyhow(card)
        count = trial.forced(lowest[0])
        if trial.wish(card) == "open":
            return self._ahead_for_little(card)
        is_same = count == trial.forced(highest[0]) and trial.avoids
        is_dear = trial.costs_more(card) or not trial.avoids
        may_lose = not is_same and count > (0 if is_dear else FEW)
        if card in highest and (is_same or not may_lose):
            why = "same" if is_same else "few"
            return Thought(self._hardest(card, why), True)
        if card in lowest:
            barred = self._is_barred(card, strong=False)
            said = self._line(card, "easiest", lead=False, barred=barred)
            return Thought(said, may_lose)
        return Thought(self._hardest(card, "later"), False) if card in highest else None

    def _ahead_for_little(self, card: Card) -> Thought | None:
        """Every card would be ahead in a trick that hardly counts: what is needed least goes."""
        if card not in self._to_go(self.trial.legal):
            return None
        if self.trial.avoids:
            return Thought(self._hardest(card, "later"), True)
        return Thought(self._weak(card, "low-ahead"), True)

    def _blind(self, card: Card) -> Thought | None:
        """The cards after the lead lie face down."""
        lowest, highest = self._ends(self.trial.winners)
        if card not in (*lowest, *highest):
            return None
        items, strong = self._items("face_up"), card in highest
        return Thought(self._line(card, "blind", items=items, strong=strong), True)

    def _unsteady(self, card: Card) -> Thought | None:
        """Who is ahead may lose the trick by any card to come; only who is first, or third, for
        good does not win it."""
        trial = self.trial
        lost = [each for each in trial.legal if trial.cannot_be_second(each)]
        if len(lost) == len(trial.legal):
            thrown = self._thrown(card, "thrown")
            return Thought(thrown.said, thrown.is_best and not self._matters(trial.legal))
        if trial.wish(card) != "more" and lost:
            return self._out_of_it(card, lost)
        items, wants = self._items("contenders"), trial.wish(card) == "more"
        second = self._ends(trial.winners)[1] if wants and trial.winners else []
        if card in second:
            return Thought(line("second", items=items), True)
        is_third = any(map(trial.stronger_out, second))
        if card not in trial.weakest(trial.legal) or (second and not is_third):
            return None
        # What is not second is third for good, or above all that lies there.
        why = "third" if second else "top" if card in lost else "all-top"
        said = self._maybe_second(card, items, why if wants else "fewer")
        return Thought(said, not second)

    def _out_of_it(self, card: Card, lost: Collection[Card]) -> Thought | None:
        """One of those that surely do not win a trick that is not wanted."""
        if card not in self._to_go(lost):
            return None
        if self.trial.is_topmost(card):
            return Thought(line("never-second", items=self._items("contenders")), True)
        if self.trial.avoids and (said := self._ducks(card, card, lost)):
            return Thought(said, True)
        return Thought(self._leaves(card, card), True)

    # --- all else --------------------------------------------------------------------------------

    def _voids(self, card: Card) -> Thought | None:
        """The last card of its suit that is no trump, which others may still lead, where who is
        void may play anything and has more than one card."""
        trial = self.trial
        if any(rule.cannot_follow for rule in trial.rules.cards) or card in trial.winners:
            return None
        if not trial.is_steady and trial.wish(card) != "more" and not trial.cannot_be_second(card):
            return None
        same = [each for each in self._plain_hand if each[0] == card.suit]
        is_free = len(self.view["hand"]) > _LATE and len(self._plain_hand) > 1
        if same != [str(card)] or not is_free or not trial.still_out(card.suit):
            return None
        return Thought(line("voids", suit=card.suit), False)
