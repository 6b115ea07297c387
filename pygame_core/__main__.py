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

from pygame_core.ai import arena, bench, field
from pygame_core.ai.arena import Comparison
from pygame_core.ai.deals import AllSeeing, Player, Setup, Thinking
from pygame_core.ai.evidence import Estimate, interval
from pygame_core.ai.field import FieldDeal, Measured
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
        description="Let two computer players play the same deals in each other's seats (--a and "
        "--b), or each of several in one seat among others of a field (--player).",
        epilog="A player is a level or MODULE:FUNCTION, optionally with settings: "
        "MODULE:FUNCTION,NAME=VALUE. The function is called with a view and a random.Random "
        "(and the settings by name) and returns one of view['legal'].",
    )
    parser.set_defaults(run=_run_arena, error=parser.error)
    parser.add_argument("--game", required=True, choices=[info.id for info in games()])
    sides = parser.add_argument_group("one side against another")
    for side in ("--a", "--b"):
        sides.add_argument(side, type=player, metavar="PLAYER", help=" | ".join(LEVELS))
    sides.add_argument("--seed", help="default: arena")
    sides.add_argument(
        "--until-clear", action="store_true", help="end early once the interval is clear of zero"
    )
    tested = parser.add_argument_group(
        "one seat among others", "All deals are played; nobody looks before the last."
    )
    tested.add_argument("--player", type=player, help="who is tested")
    tested.add_argument(
        "--against",
        action="append",
        type=player,
        metavar="PLAYER",
        help="who takes the same seat in the same deals, several if repeated; default: the field",
    )
    tested.add_argument("--field", choices=field.FIELDS, help="the others; default: casual")
    tested.add_argument(
        "--draws", type=positive, help=f"of random numbers for a deal; default: {field.DRAWS}"
    )
    tested.add_argument(
        "--control",
        action="store_true",
        help="take a part of the luck of the deals out, by what they are worth with all cards seen",
    )
    tested.add_argument("--name", metavar="RUN", help="the seed: a new name has fresh deals")
    parser.add_argument("--deals", type=positive, default=arena.DEALS, help="default: %(default)s")
    parser.add_argument("--seats", type=positive, help="default: four, or what is nearest to that")
    parser.add_argument(
        "--option", action="append", default=[], type=option, metavar="ID=VALUE", help="of the game"
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--rounds", type=positive, default=1, help="of a match that make a deal; default: 1"
    )
    length.add_argument("--whole", action="store_true", help="a deal is a whole match")
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
    if isinstance(found, AllSeeing) and not settings:
        return found
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


ONLY_WITH = {
    "player": ("against", "field", "draws", "control", "name"),
    "a": ("b", "seed", "until_clear"),
}
"""Which arguments make sense with one of the two ways to compare."""


def _run_arena(chosen: argparse.Namespace) -> int:
    way, other = ("a", "player") if chosen.player is None else ("player", "a")
    needed = ("a", "b") if way == "a" else ("name",)
    missing = [f"--{name}" for name in needed if getattr(chosen, name) is None]
    if missing:
        chosen.error(f"the following arguments are required: {', '.join(missing)}")
    for name in (other, *ONLY_WITH[other]):
        if getattr(chosen, name):
            chosen.error(f"--{name.replace('_', '-')} does not go with --{way}")
    bar = _Bar(chosen.deals) if sys.stderr.isatty() else None
    found: Comparison | Measured
    with processes(chosen.jobs) as executor:
        shared: dict[str, Any] = {
            "deals": chosen.deals,
            "seats": chosen.seats,
            "options": dict(chosen.option),
            "rounds": None if chosen.whole else chosen.rounds,
            "executor": executor,
        }
        if way == "a":
            found = arena.compare(
                chosen.game,
                chosen.a,
                chosen.b,
                seed=chosen.seed or "arena",
                until_clear=chosen.until_clear,
                progress=bar.show if bar else None,
                **shared,
            )
        else:
            found = field.measure(
                chosen.game,
                chosen.player,
                *(chosen.against or ()),
                field=field.FIELDS[chosen.field or "casual"],
                draws=chosen.draws or field.DRAWS,
                control=chosen.control,
                name=chosen.name,
                progress=bar.add if bar else None,
                **shared,
            )
    if bar:
        bar.end()
    if not found.as_dict()["deals"]:
        sys.stderr.write("stopped before a deal was complete\n")
    elif chosen.json:
        print(json.dumps(found.as_dict()))
    else:
        print(_in_words(found) if isinstance(found, Comparison) else _measured_in_words(found))
    return INTERRUPTED if found.interrupted else 0


class _Bar:
    """A line on the terminal: how far, what was found so far, and how long it may still take."""

    def __init__(self, deals: int) -> None:
        self._deals = deals
        self._started = monotonic()
        self._shown = 0.0
        self._added: list[float] = []

    def add(self, deal: FieldDeal) -> None:
        """Of the first reference."""
        self._added.append(deal.points[0] - deal.points[1])
        self.show(self._added)

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
    low, high = found.ci95
    lines = [
        f"{setup.game}, {setup.seats} seats: {found.a} − {found.b} = "
        f"{found.mean_difference:+.2f} points a seat in {_length(setup)}",
        f"95 %: {low:+.2f} to {high:+.2f}, {_verdict(found.ci95.is_clear)}; {found.deals} deals "
        f"played twice, {found.seconds:.0f} s" + (", interrupted" if found.interrupted else ""),
        _pace(found.a, found.thinking_a),
        _pace(found.b, found.thinking_b),
    ]
    return "\n".join(lines)


def _measured_in_words(found: Measured) -> str:
    setup, (tested, *references) = found.plan.setup, found.names
    others = found.as_dict()["field"]
    lines = [
        f"{setup.game}, {setup.seats} seats, one of them tested among {' and '.join(others)}: "
        f"points in {_length(setup)}, {len(found.deals)} deals, draws of each: {found.plan.draws}, "
        f"{found.seconds:.0f} s"
    ]
    if found.interrupted:
        lines.append("interrupted: not as many deals as were fixed beforehand, so no proof")
    for name in references:
        plain, controlled = found.difference(name), found.controlled(name)
        lines.append(f"{tested} − {name}: {_range(plain)}, {_verdict(plain.ci95.is_clear)}")
        if controlled is not None:
            lines.append(
                f"  less the luck of the deals: {_range(controlled)}, "
                f"{_verdict(controlled.ci95.is_clear)}"
            )
    for name in found.names:
        lines.append(f"{_pace(name, found.thinking(name))}; points {_range(found.points(name))}")
    return "\n".join(lines)


def _length(setup: Setup) -> str:
    if setup.rounds is None:
        return "a match"
    return "a round" if setup.rounds == 1 else f"{setup.rounds} rounds"


def _range(found: Estimate) -> str:
    return f"{found.mean:+.2f} ± {found.half:.2f}"


def _verdict(is_clear: bool) -> str:
    return "clear of zero" if is_clear else "not clear of zero"


def _pace(name: str, thinking: Thinking) -> str:
    return (
        f"{name}: {1000 * thinking.mean:.2f} ms a decision, "
        f"slowest {1000 * thinking.slowest:.0f} ms"
    )


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
