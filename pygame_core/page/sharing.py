"""What the page may ask about links and result codes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame_core.formats import links, results
from pygame_core.game import GameInfo, Option
from pygame_core.match import Match
from pygame_core.rng import fresh_seed


class Sharing:
    """The methods of the bridge. levels: those of the computer players, weakest first."""

    def __init__(self, levels: Sequence[str]) -> None:
        self._levels = levels
        self.methods: dict[str, Callable[..., Any]] = {
            "link": self._link,
            "write_link": self._write_link,
            "result": self._result,
            "results": self._results,
        }

    def _link(self, text: object, languages: Sequence[str]) -> dict[str, Any]:
        """What a link says: see links.read."""
        return links.read(text, levels=self._levels, languages=languages)

    def _write_link(
        self,
        game: str,
        players: Sequence[str],
        options: object,
        seed: str | None,
        lang: str = "",
        locked: bool = False,
    ) -> dict[str, Any]:
        """The link of a deal, and what it says; seed None: of a fresh one."""
        if not isinstance(options, dict):
            raise TypeError("options are named")
        deal = links.Deal(game, tuple(players), options, fresh_seed() if seed is None else seed)
        return self._link(links.write(deal, lang=lang, locked=locked), [lang])

    def _result(
        self, save: object, players: Sequence[str], seat: int, own: str, aids: Sequence[int]
    ) -> dict[str, str]:
        """The result code of a match that is over, for one seat; aids as in results.Aids."""
        undone, advice, opened = aids
        used = results.Aids(undone, advice, bool(opened))
        return {"code": results.write(Match.load(save), players, seat, own, used, self._levels)}

    def _results(
        self, text: object, deals: Sequence[str], others: Sequence[dict[str, Any]] = ()
    ) -> dict[str, Any]:
        """Result codes added up; deals: links whose seeds may be named; others: games that are
        known to the page alone, each as the catalogue would tell it."""
        infos = [_told(info) for info in others]
        deals_known = links.known(deals, levels=self._levels, others=infos)
        return results.table(text, deals_known, self._levels, infos)


def _told(info: dict[str, Any]) -> GameInfo:
    options = [
        Option(option["id"], tuple(option["choices"]), option["default"])
        for option in info["options"]
    ]
    return GameInfo(info["id"], tuple(info["seats"]), tuple(options), info["rules_version"])
