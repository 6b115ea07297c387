"""The site in ten languages: those that there are, one that stretches English as far as languages
go, and others that have only begun.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from e2e.support.builds import publish_in
from e2e.support.hosting import LANGUAGES, ROOT

LOCALES = ROOT / "web" / "locales"
# Finnish is as long as this, and hardly anybody will call it a fault that tests speak none.
STRETCHED = "fi"
BEGUN = {
    "cs": "Čeština",
    "da": "Dansk",
    "es": "Español (Latinoamérica)",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "pl": "Polski",
    "pt": "Português do Brasil",
    "tr": "Türkçe",
}
TEN = [*LANGUAGES, STRETCHED, *[code for code in BEGUN if code not in LANGUAGES]][:10]

VOWELS = str.maketrans({"a": "áä", "e": "éë", "i": "íï", "o": "óö", "u": "úü", "y": "ýÿ"})
# Two words in one are about as long as a word of German or Finnish becomes.
LONGEST = 24
# What is no word: placeables and the heads of variants, drawings, and signs of the page's own.
KEPT = re.compile(r"(\{[^{}]*(?:\}|->$)|^\s*\*?\[[\w-]+\]|\[\w+\])")
MESSAGE = re.compile(r"^([a-z][\w-]*) *=")
SIGN = re.compile(r"^[a-z-]+-(sign|letter)-|^sentence-gap$|^language-name$")
PAIR = re.compile(r"\b([^\W\d_]{2,}) ([^\W\d_A-Z]{2,})\b")


def stretched(text: str) -> str:
    """The same sentences in Fluent's notation, each word 40 % longer and with accents, and two
    words in one wherever that gives none that nobody would write."""
    lines = []
    key = ""
    for line in text.splitlines():
        found = MESSAGE.match(line)
        key = found[1] if found else key
        if line.startswith("#") or SIGN.match(key):
            lines.append(line)
            continue
        head = found[0] if found else ""
        parts = KEPT.split(line.removeprefix(head))
        words = [part if at % 2 else longer(part) for at, part in enumerate(parts)]
        lines.append(head + "".join(words))
    return "\n".join(lines) + "\n"


def longer(text: str) -> str:
    words = re.sub(r"[^\W\d_]{2,}", lambda word: padded(word[0]), text)
    return PAIR.sub(lambda two: joined(two[1], two[2]), words)


def padded(word: str) -> str:
    more = word.translate(VOWELS)
    return more + "n" * (round(1.4 * len(word)) - len(more))


def joined(one: str, other: str) -> str:
    return one + other if len(one + other) <= LONGEST else f"{one} {other}"


def publish(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The site in these languages."""
    spoken = folder.with_name("locales")
    shutil.copytree(LOCALES, spoken)
    english = (LOCALES / "en.ftl").read_text(encoding="utf-8")
    name = "language-name = Suomen kieli\n"
    (spoken / f"{STRETCHED}.ftl").write_text(
        re.sub(r"^language-name = .*\n", name, stretched(english), flags=re.MULTILINE),
        encoding="utf-8",
    )
    for code in set(TEN) & set(BEGUN) - set(LANGUAGES):
        (spoken / f"{code}.ftl").write_text(f"language-name = {BEGUN[code]}\n", encoding="utf-8")
    publish_in(folder, spoken, monkeypatch)
