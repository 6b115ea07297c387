"""What nobody in their right mind would send, and documents with something of it in them."""

from __future__ import annotations

import base64
import copy
import hashlib
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from pygame_core.page.bridge import Bridge

LESSONS = sorted((Path(__file__).parent.parent.parent / "web" / "lessons").glob("*.json"))

NASTY: list[Any] = [
    None,
    True,
    0,
    -1,
    10**40,
    -0.0,
    1.5,
    float("nan"),
    float("inf"),
    "",
    " ",
    "\0",
    "\ud800",
    "\u202e\u2066",
    "é" * 50,
    "x" * 100_000,
    "__proto__",
    "constructor",
    "<img src=x onerror=alert(1)>",
    "play R1; import os",
    "{0.__class__}",
    "%s%n",
    [],
    {},
    [[]],
    {"__proto__": {"polluted": True}},
    {"constructor": {"prototype": {"polluted": True}}},
    [None] * 50,
]


def nodes(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a document."""
    yield path
    steps: Any = ()
    if isinstance(value, dict):
        steps = value.items()
    elif isinstance(value, list):
        steps = enumerate(value)
    for step, inner in steps:
        yield from nodes(inner, (*path, step))


def spoilt(document: Any, rng: Random) -> Any:
    """A copy with one to three values replaced, removed, doubled, or moved elsewhere."""
    document = copy.deepcopy(document)
    for _ in range(rng.randint(1, 3)):
        *way, last = rng.choice([path for path in nodes(document) if path] or [(None,)])
        holder = document
        for step in way:
            holder = holder[step]
        deed = rng.randrange(4)
        if last is None:
            continue
        if deed == 0:
            holder[last] = copy.deepcopy(rng.choice(NASTY))
        elif deed == 1:
            del holder[last]
        elif deed == 2 and isinstance(holder, list):
            holder.insert(last, copy.deepcopy(holder[rng.randrange(len(holder))]))
        elif isinstance(holder, dict):
            holder[rng.choice(["__proto__", "log", "seed", "x", ""])] = holder.pop(last)
    return document


def garbled(text: str, rng: Random) -> str:
    """With something put in anywhere, in place of a few letters or of none."""
    at = rng.randrange(len(text))
    insert = rng.choice(["", "x", '"', "{", "[" * 9000, "\\ud800", "1e999", "NaN", "\0", ","])
    return text[:at] + insert + text[at + rng.randint(0, 4) :]


def recoded(code: str, rng: Random) -> str:
    """The code with other contents and a checksum that fits them."""
    data = bytearray(base64.b32decode(code[4:] + "=" * (-len(code[4:]) % 8))[:-4])
    length = int.from_bytes(data[:2], "big")
    if rng.randrange(2):
        head = json.loads(zlib.decompress(bytes(data[2 : 2 + length]), -15))
        squeezed = zlib.compress(json.dumps(spoilt(head, rng)).encode(), 9, -15)
        data[: 2 + length] = len(squeezed).to_bytes(2, "big") + squeezed
    else:
        for _ in range(rng.randint(1, 4)):
            data[rng.randrange(len(data))] = rng.randrange(256)
    check = hashlib.sha256(data).digest()[:4]
    return "TT1." + base64.b32encode(bytes(data) + check).decode().rstrip("=")


class Watched:
    """A bridge with an open match that no hostile request may touch."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self.ask("new", {"game": "red-dragon", "seats": 3, "seed": "oak"})
        self.before = self.ask("view", {"seat": 0})

    def ask(self, method: str, params: object) -> dict[str, Any]:
        reply = self.bridge.call(json.dumps({"method": method, "params": params}))
        reply.encode()
        assert len(reply) < 200_000

        def refuse(constant: str) -> None:
            raise AssertionError(f"{constant} is no JSON")

        answer = json.loads(reply, parse_constant=refuse)
        assert len(answer) == 1
        assert next(iter(answer)) in {"result", "error"}
        return dict(answer)

    def assert_untouched(self) -> None:
        assert self.ask("view", {"seat": 0}) == self.before
