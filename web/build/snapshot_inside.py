"""Imports the whole engine, inside Pyodide, before a snapshot is taken of Python's memory.

The snapshot holds memory only, not the file system: whatever the engine imports, lists or reads on
its first calls has to happen here.
"""

import gc
import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

# Pyodide's own, which is nowhere else.
_base: Any = importlib.import_module("_pyodide._base")
# What a traceback or an error's text is made with, and what wheels are read with.
LATE = (
    "linecache",
    "tokenize",
    "traceback",
    "_colorize",
    "importlib.metadata",
    "pygame_core.addons.wheels",
    "pygame_core.page.library",
    "encodings.cp437",
)


def with_compiled(evaluate: Callable[..., Any], lines: list[str]) -> Callable[..., Any]:
    """Pyodide's own function for code in text, which has these lines compiled already.

    It evaluates them at every start, each by way of tokens and a syntax tree: a fifth of a later
    start in WebKit, which does not compile WebAssembly before that has run for a while.
    """
    runners = {line: _base.CodeRunner(line).compile() for line in lines}

    def eval_code(source: str, globals: Any = None, locals: Any = None, **how: Any) -> Any:  # noqa: A002
        runner = None if how else runners.get(source)
        if runner is None:
            return evaluate(source, globals, locals, **how)
        return runner.run(globals, locals)

    return eval_code


sys.path.append(Path("/mounted.txt").read_text())
for name in LATE:
    importlib.import_module(name)
bridge = importlib.import_module("pygame_core.page.bridge")
# This imports all games.
assert bridge.call('{"method": "games", "params": {}}').startswith('{"result"')
lines = Path("/lines.txt").read_text().splitlines()
_base.eval_code = with_compiled(_base.eval_code, lines)
del bridge, lines, name
# Where each module lies in the library: there will be less in that of the page.
importlib.invalidate_caches()
gc.collect()
