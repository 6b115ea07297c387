"""What the documents say is true: their Python runs, their commands, paths and links exist."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parent.parent
BUILT = {"node_modules", "dist", ".venv", ".cache", ".pytest_cache"}
DOCUMENTS = sorted(
    path for path in ROOT.rglob("*.md") if not BUILT & set(path.relative_to(ROOT).parts)
)

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"python3? (-m [\w.]+|[\w/]+(?:\.py)?)((?: [^`\n|&]+)?)")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
QUOTED = re.compile(r"`([^`\n]+)`")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
TREE = re.compile(r"(?:pygame_core|web|tests|e2e|\.github)/[\w./-]*\w/?")
# What a build or an installation brings; the standard library's own modules.
NOT_HERE = ("web/dist", "web/node_modules")

every_document = pytest.mark.parametrize(
    "document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT))
)


def without_code(text: str) -> str:
    return FENCE.sub("", text)


def python_of(text: str) -> str:
    """All Python of a document, one after another, as its reader runs it."""
    return "\n".join(code for language, code in FENCE.findall(text) if language == "python")


@pytest.mark.parametrize(
    "document",
    [path for path in DOCUMENTS if python_of(path.read_text(encoding="utf-8"))],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_the_python_of_a_document_runs(document: Path, tmp_path: Path) -> None:
    script = tmp_path / "document.py"
    script.write_text(python_of(document.read_text(encoding="utf-8")), encoding="utf-8")
    # What a cluster warns its user of is the machine (a busy port, a slow disk), not the document.
    done = subprocess.run(
        [sys.executable, "-W", "error", "-W", "default::UserWarning", script.name],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for plot in tmp_path.glob("*.svg"):
        ElementTree.parse(plot)


@cache
def helps(program: tuple[str, ...]) -> str:
    """All that a command says of its options."""
    done = subprocess.run(
        [sys.executable, *program, "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


@every_document
def test_the_commands_of_a_document_exist(document: Path) -> None:
    for called, rest in COMMAND.findall(document.read_text(encoding="utf-8")):
        module = called.removeprefix("-m ")
        if module != called:
            assert importlib.util.find_spec(module), called
        else:
            assert (ROOT / called).exists(), called
        words = rest.split()
        options = [word.split("=")[0] for word in words if word.startswith("--")]
        if options and module.split(".")[0] not in {"pip", "http", "venv"}:
            verbs = [word for word in words[:1] if word.isidentifier()]
            told = helps((*called.split(), *verbs))
            assert all(option in told for option in options), (called, options)


def anchors(document: Path) -> set[str]:
    """The names that a rendered document gives its headings."""
    titles = HEADING.findall(without_code(document.read_text(encoding="utf-8")))
    plain = (re.sub(r"[^\w\- ]", "", title.lower()) for title in titles)
    return {title.strip().replace(" ", "-") for title in plain}


@every_document
def test_the_links_of_a_document_lead_somewhere(document: Path) -> None:
    for target in LINK.findall(without_code(document.read_text(encoding="utf-8"))):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        file = (document.parent / path).resolve() if path else document
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file), target


@every_document
def test_the_places_that_a_document_names_are_there(document: Path) -> None:
    for quoted in QUOTED.findall(without_code(document.read_text(encoding="utf-8"))):
        if TREE.fullmatch(quoted) and not quoted.startswith(NOT_HERE):
            assert (ROOT / quoted).exists(), quoted
