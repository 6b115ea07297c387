"""Commands for those who study computer players: `python -m pygame_core arena …`.

Bad input is one line on the error output and exit code 2; a run that was interrupted says what it
found until then and ends with 130.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import Any, NoReturn

from pygame_core.ai import arena, bench
from pygame_core.ai.arena import Comparison
from pygame_core.ai.duplicate_deals import Player
from pygame_core.ai.evidence import interval
from pygame_core.ai.levels import LEVELS
from pygame_core.ai.processes import processes
from pygame_core.errors import IllegalAction, SetupError
from pygame_core.games import games

BAD_INPUT = 2
INTERRUPTED = 130
BAR = 20


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = Parser(prog="python -m pygame_core", description=__doc__.split("\n")[0])
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_arena(commands)
    _add_bench(commands)
    chosen = parser.parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
    except (SetupError, IllegalAction) as error:
        parser.error(str(error))
    return code


# --- arena ---------------------------------------------------------------------------------------


def _add_arena(commands: Any) -> None:
    parser = commands.add_parser(
        "arena",
        help="which of two computer players is better",
        description="Let two computer players play the same deals in each other's seats.",
        epilog="A player is a level or MODULE:FUNCTION, optionally with settings: "
        "MODULE:FUNCTION,NAME=VALUE. The function is called with a view and a random.Random "
        "(and the settings by name) and returns one of view['legal'].",
    )
    parser.set_defaults(run=_run_arena)
    parser.add_argument("--game", required=True, choices=[info.id for info in games()])
    for side in ("--a", "--b"):
        parser.add_argument(
            side, required=True, type=player, metavar="PLAYER", help=" | ".join(LEVELS)
        )
    parser.add_argument("--deals", type=positive, default=arena.DEALS, help="default: %(default)s")
    parser.add_argument("--seats", type=positive, help="default: four, or what is nearest to that")
    parser.add_argument(
        "--option", action="append", default=[], type=option, metavar="ID=VALUE", help="of the game"
    )
    parser.add_argument("--seed", default="arena", help="default: %(default)s")
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--rounds", type=positive, default=1, help="of a match that make a deal; default: 1"
    )
    length.add_argument("--whole", action="store_true", help="a deal is a whole match")
    parser.add_argument(
        "--until-clear", action="store_true", help="end early once the interval is clear of zero"
    )
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, help="processes; default: %(default)s"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def positive(text: str) -> int:
    """A number from 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"not a number from 1: {text!r}")
    return int(text)


def option(text: str) -> tuple[str, str]:
    """An option of the game and its value."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"not of the form ID=VALUE: {text!r}")
    return name, value


def player(text: str) -> Player:
    """A level, or the function that MODULE:FUNCTION,NAME=VALUE names."""
    if text in LEVELS:
        return text
    named, *settings = text.split(",")
    module, colon, function = named.partition(":")
    if not colon:
        levels = ", ".join(LEVELS)
        raise argparse.ArgumentTypeError(
            f"neither a level ({levels}) nor MODULE:FUNCTION: {text!r}"
        )
    try:
        found: Player = getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise argparse.ArgumentTypeError(f"no player {text!r}: {error}") from None
    if isinstance(found, str) or not callable(found):
        raise argparse.ArgumentTypeError(f"not a function: {text!r}")
    if settings:
        return partial(found, **{name: _value(word) for name, word in map(option, settings)})
    return found


def _value(word: str) -> object:
    """A number where it is one, else the word."""
    try:
        return json.loads(word)
    except ValueError:
        return word


def _run_arena(chosen: argparse.Namespace) -> int:
    bar = _Bar(chosen.deals) if sys.stderr.isatty() else None
    with processes(chosen.jobs) as executor:
        found = arena.compare(
            chosen.game,
            chosen.a,
            chosen.b,
            deals=chosen.deals,
            seats=chosen.seats,
            options=dict(chosen.option),
            seed=chosen.seed,
            rounds=None if chosen.whole else chosen.rounds,
            until_clear=chosen.until_clear,
            executor=executor,
            progress=bar.show if bar else None,
        )
    if bar:
        bar.end()
    if not found.deals:
        sys.stderr.write("stopped before a deal was complete\n")
    elif chosen.json:
        print(json.dumps(found.as_dict()))
    else:
        print(_in_words(found))
    return INTERRUPTED if found.interrupted else 0


class _Bar:
    """A line on the terminal: how far, what was found so far, and how long it may still take."""

    def __init__(self, deals: int) -> None:
        self._deals = deals
        self._started = monotonic()
        self._shown = 0.0

    def show(self, differences: list[float]) -> None:
        done, now = len(differences), monotonic()
        if now - self._shown < 0.1 and done < self._deals:
            return
        self._shown = now
        filled = BAR * done // self._deals
        left = round((now - self._started) * (self._deals - done) / done)
        low, high = interval(differences)
        so_far = f"{(low + high) / 2:+.2f} ± {(high - low) / 2:.2f}" if done > 1 else "…"
        bar = "█" * filled + "░" * (BAR - filled)
        line = f"{bar} {done}/{self._deals}  {so_far}  {left // 60}:{left % 60:02} left"
        sys.stderr.write(f"\r{line}\x1b[K")
        sys.stderr.flush()

    def end(self) -> None:
        """Leave the line as it is and go on below it."""
        if self._shown:
            sys.stderr.write("\n")


def _in_words(found: Comparison) -> str:
    setup = found.setup
    rounds = "a match" if setup.rounds is None else "a round"
    if setup.rounds is not None and setup.rounds > 1:
        rounds = f"{setup.rounds} rounds"
    low, high = found.ci95
    verdict = "clear of zero" if found.ci95.is_clear else "not clear of zero"
    lines = [
        f"{setup.game}, {setup.seats} seats: {found.a} − {found.b} = "
        f"{found.mean_difference:+.2f} points a seat in {rounds}",
        f"95 %: {low:+.2f} to {high:+.2f}, {verdict}; {found.deals} deals played twice, "
        f"{found.seconds:.0f} s" + (", interrupted" if found.interrupted else ""),
    ]
    for name, thinking in ((found.a, found.thinking_a), (found.b, found.thinking_b)):
        lines.append(
            f"{name}: {1000 * thinking.mean:.2f} ms a decision, "
            f"slowest {1000 * thinking.slowest:.0f} ms"
        )
    return "\n".join(lines)


# --- bench ---------------------------------------------------------------------------------------


def _add_bench(commands: Any) -> None:
    parser = commands.add_parser(
        "bench",
        help="how many playouts a second the searches have",
        description="Compare each game's own simulation, many worlds in lanes, with playing one "
        "world after the other by its rules.",
    )
    parser.set_defaults(run=_run_bench)
    ids = [info.id for info in games()]
    parser.add_argument("--game", action="append", choices=ids, help="default: all, one by one")
    parser.add_argument("--seats", type=positive, help="default: four, or what is nearest to that")
    parser.add_argument("--seed", default="bench", help="default: %(default)s")
    parser.add_argument(
        "--batches", type=several, default=bench.BATCHES, help="compared; default: %(default)s"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def several(text: str) -> int:
    """A number from 2."""
    if (number := positive(text)) < 2:
        raise argparse.ArgumentTypeError(f"not a number from 2: {text!r}")
    return number


def _run_bench(chosen: argparse.Namespace) -> int:
    rows = []
    for game in chosen.game or [info.id for info in games()]:
        found = bench.measure(game, seats=chosen.seats, seed=chosen.seed, batches=chosen.batches)
        rows.append(found.as_dict())
    print(json.dumps({"games": rows}) if chosen.json else bench.table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
