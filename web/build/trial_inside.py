"""Plays whole matches and lessons, inside Pyodide, and tells which files of Python's library were
needed: what is imported at last, none of them having been there before.

An import that nobody has tried is not found missing before it comes. So everything that the page
may ask is asked here.
"""

import json
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pygame_core.ai.levels import LEVELS
from pygame_core.page.bridge import Bridge

# Of thinking, in seconds: all of its code runs.
LITTLE = 0.01
# They read what is added to the page: what Python needs for that, the snapshot imports.
OF_ADDED_GAMES = {"inspect", "adopt"}

bridge = Bridge()
asked = set[str]()


def ask(method: str, **params: Any) -> Any:
    """What the bridge answers; None if it refuses."""
    asked.add(method)
    reply = bridge.call(json.dumps({"method": method, "params": params}))
    while reply.startswith('{"progress"'):
        reply = bridge.proceed(1000)
    return json.loads(reply).get("result")


def play(save: dict[str, Any]) -> None:
    """A match: begun and led to its end, with all that may be asked on the way and afterwards."""
    game, seats, options, log = (save[key] for key in ("game", "seats", "options", "log"))
    assert ask("new", game=game, seats=seats, options=options, seed=save["seed"])
    for done, action in enumerate(log):
        if done in (0, len(log) // 2, len(log) - 1):
            consider(done, action, seats)
        assert ask("apply", action=action), action
    assert ask("replay", save=save)
    assert ask("load", save=save)
    assert ask("outline")
    for at in (0, len(log) // 2):
        ask("moment", at=at)
        ask("judge", at=at, seconds=LITTLE)
        ask("explain", index=at, seconds=LITTLE)
    share(save)
    ask("fork", at=len(log) // 2)


def consider(done: int, action: str, seats: int) -> None:
    """All that may be asked of a match under way, after so many actions."""
    for method in ("decided", "rules", "odds", "view", "stop", "hurry", "suggest"):
        ask(method)
    ask("advise", seconds=LITTLE)
    ask("why_not", action=action)
    ask("why_not", action="no such thing")
    for seat in range(seats):
        if ask("claim", seat=seat):
            ask("undo", to=done)
    for level in LEVELS:
        assert ask("computer", level=level, seconds=LITTLE, tempered=True)
        assert ask("undo", to=done)


def share(save: dict[str, Any]) -> None:
    assert ask("check", save=save)
    assert ask("pack", save=save)
    players = ["person"] + ["casual"] * (save["seats"] - 1)
    written = ask(
        "write_link",
        game=save["game"],
        players=players,
        options=save["options"],
        seed=save["seed"],
        lang="en",
    )
    assert written
    ask("link", text="no link", languages=["en"])
    result = ask("result", save=save, players=players, seat=0, own="", aids=[0, 0, 0])
    assert ask("results", text=result["code"] if result else "", deals=[]) is not None


def teach(document: dict[str, Any]) -> None:
    lesson = ask("lesson", text=json.dumps(document))
    assert lesson
    script = lesson["script"]
    for step in lesson["steps"]:
        ask("lesson_lay", script=script, log=script["log"][: step["start"]], seat=script["seat"])
        ask("lesson_next", script=script)
        if step["goal"]:
            ask("lesson_good", script=script, goal=step["goal"])
            done = step["start"] + 1
            ask("lesson_lay", script=script, log=script["log"][:done], seat=script["seat"])
            assert ask("lesson_judge", script=script, goal=step["goal"], since=done - 1)


def needed() -> str:
    """The files of the library that are in use, a line each."""
    library = re.escape(str(Path(find_spec("ast").origin).parent))  # type: ignore[union-attr, arg-type]
    files = (getattr(module, "__file__", None) or "" for module in tuple(sys.modules.values()))
    found = (re.match(f"{library}/(.+)", file) for file in files)
    return "\n".join(sorted(match[1] for match in found if match))


trials = json.loads(Path("/trials.json").read_text())
ask("games")
ask("no such method")
bridge.call("no JSON at all")
for transcript in trials["transcripts"]:
    play(transcript["save"])
for document in trials["lessons"]:
    teach(document)
forgotten = {*bridge._methods} - asked - OF_ADDED_GAMES
assert not forgotten, forgotten
needed()
