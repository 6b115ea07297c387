"""The sentences of each language, as far as the build itself has to know them."""

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from folders import WEB

FOLDER = WEB / "locales"
# What others fall back on.
ENGLISH = "en"
MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9-]*) *=(.*)", re.MULTILINE)


class Gap(NamedTuple):
    """What a language does not say yet, of how many sentences."""

    language: str
    missing: list[str]
    of: int


def files() -> dict[str, bytes]:
    """By their paths in the site."""
    return {f"locales/{path.name}": path.read_bytes() for path in sorted(FOLDER.glob("*.ftl"))}


def languages() -> list[str]:
    """Every language that has a file here, by what each calls itself: English, Suomi, 日本語."""
    found = [path.stem for path in FOLDER.glob("*.ftl")]
    return sorted(found, key=lambda code: (first_line(code, "language-name") or code).casefold())


def gaps() -> list[Gap]:
    """Of the languages that say less than English does."""
    wanted = messages(ENGLISH)
    said = {code: messages(code) for code in languages()}
    missing = {code: [key for key in wanted if key not in said[code]] for code in said}
    return [Gap(code, keys, len(wanted)) for code, keys in missing.items() if keys]


def report() -> list[str]:
    """A line for each of them: how much is missing, and what first."""
    lines = []
    for language, missing, of in gaps():
        first = ", ".join([*missing[:3], *(["…"] if missing[3:] else [])])
        lines.append(f"{language} lacks {len(missing)} of {of} sentences: {first}")
    return lines


def names(language: str) -> str:
    """What has to be known of a language in whichever is spoken, as in its file."""
    wanted = ("language-name", "person-name")
    return "".join(f"{key} = {line}\n" for key in wanted if (line := first_line(language, key)))


def first_line(language: str, key: str) -> str:
    """Of a sentence, "" if it is missing; the sentences that the build itself says have one."""
    return messages(language).get(key, "")


def messages(language: str) -> Mapping[str, str]:
    """The first line of each sentence, by its id."""
    return read((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def read(text: str) -> Mapping[str, str]:
    return {key: line.strip() for key, line in MESSAGE.findall(text)}
