"""The home screen as markup, so that a first visitor sees it before all scripts are here."""

import json
import tempfile
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import output
from commands import run
from folders import MODULES, WEB
from node import Node

PAINTER = WEB / "build" / "first_screen.mjs"
NEEDED = ("app/", "locales/")


def templates(node: Node, site: Mapping[str, bytes]) -> str:
    """A template element for each language; app/first-screen.js shows the one that is wanted."""
    needed = (entry for entry in sorted(site.items()) if entry[0].startswith(NEEDED))
    return drawn(node, tuple(needed))


@lru_cache(maxsize=1)
def drawn(node: Node, needed: tuple[tuple[str, bytes], ...]) -> str:
    # Among the packages, where Node finds those that the modules import by name.
    with tempfile.TemporaryDirectory(dir=MODULES) as folder:
        output.write(Path(folder), dict(needed))
        said = run(
            [node.node, PAINTER, folder],
            cwd=WEB,
            otherwise="The home screen could not be drawn.",
        )
    return "\n".join(
        f'<template class="first-screen" lang="{language}">{markup}</template>'
        for language, markup in json.loads(said).items()
    )
