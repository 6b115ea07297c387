"""What documents and docstrings say is true: their Python prints it, all that they name exists."""

from __future__ import annotations

import ast
import doctest
import importlib.util
import io
import json
import os
import re
import subprocess
import sys
import textwrap
import tokenize
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from pygame_core import errors
from tests.support import telling
from tests.support.sources import calls_by_name

ROOT = Path(__file__).parent.parent
BUILT = {"node_modules", "dist", ".venv", ".cache", ".pytest_cache"}
DOCUMENTS = sorted(
    path for path in ROOT.rglob("*.md") if not BUILT & set(path.relative_to(ROOT).parts)
)

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# What a cell prints may stand right below it.
CELL = re.compile(r"^```python\n(.*?)^```$(?:\n\n```text\n(.*?)\n```$)?", re.MULTILINE | re.DOTALL)
TOML = re.compile(r"^ *```toml\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"python3? (-m [\w.]+|[\w/]+(?:\.py)?)((?: [^`\n|&]+)?)")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
QUOTED = re.compile(r"`([^`\n]+)`")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
TREE = re.compile(r"(?:pygame_core|web|tests|e2e|\.github)/[\w./-]*\w/?")
# What a build or an installation brings; the standard library's own modules.
NOT_HERE = ("web/dist", "web/node_modules", "web/trick-table.html")

every_document = pytest.mark.parametrize(
    "document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT))
)


def without_code(text: str) -> str:
    return FENCE.sub("", text)


class Cell(NamedTuple):
    lines: range
    """Where its code stands in the document, the first line being 1."""
    code: str
    output: str | None


def cells(text: str) -> Iterator[Cell]:
    for found in CELL.finditer(text):
        first = text.count("\n", 0, found.start(1)) + 1
        code = found[1]
        yield Cell(range(first, first + code.count("\n")), code, found[2])


def script_of(text: str) -> str:
    """All Python of a document at its own lines, and heard; line 1 is a title."""
    lines = [""] * (text.count("\n") + 1)
    lines[0] = f"from {telling.__name__} import print"
    for cell in cells(text):
        lines[cell.lines.start - 1 : cell.lines.stop - 1] = cell.code.splitlines()
    return "\n".join(lines)


def comments(script: str) -> dict[int, str]:
    """Line → what is said behind its code."""
    tokens = tokenize.generate_tokens(io.StringIO(script).readline)
    return {
        token.start[0]: token.string.removeprefix("# ")
        for token in tokens
        if token.type == tokenize.COMMENT
    }


def prints(script: str) -> set[int]:
    """The lines that print."""
    return {
        node.lineno
        for node in ast.walk(ast.parse(script))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "print"
    }


def promises(said: str, printed: str) -> bool:
    """Whether a comment foretells this, in whole or up to a colon; "…" stands for anything."""
    parts = said.split(": ")
    foretold = [": ".join(parts[:end]) for end in range(1, len(parts) + 1)]
    patterns = [".*".join(map(re.escape, text.split("…"))) for text in foretold]
    return any(re.fullmatch(pattern, printed) for pattern in patterns)


def test_a_promise_is_kept_to_the_letter() -> None:
    assert promises("['card.given']", "['card.given']")
    assert promises("True: the same moment", "True")
    assert promises("wrong (at: 0, …)", "wrong (at: 0, why: so)")
    assert not promises("40 41", "40 42")
    assert not promises("True: the same moment", "False")
    assert not promises("a spectator holds nothing: []", "[]")


@pytest.mark.parametrize(
    "document",
    [path for path in DOCUMENTS if CELL.search(path.read_text(encoding="utf-8"))],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_the_python_of_a_document_does_what_is_said(document: Path, tmp_path: Path) -> None:
    text = document.read_text(encoding="utf-8")
    code = script_of(text)
    script = tmp_path / "document.py"
    script.write_text(code, encoding="utf-8")
    # What a cluster warns its user of is the machine (a busy port, a slow disk), not the document.
    done = subprocess.run(
        [sys.executable, "-W", "error", "-W", "default::UserWarning", script.name],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    kept = tmp_path / telling.KEPT
    told = list(map(json.loads, kept.read_text("utf-8").splitlines() if kept.exists() else ()))
    assert {line for line, _ in told} == prints(code)
    said = comments(code)
    for cell in cells(text):
        printed = [(line, output) for line, output in told if line in cell.lines]
        if cell.output is not None:
            assert "\n".join(output for _, output in printed) == cell.output
        else:
            for line, output in printed:
                assert promises(said.get(line, ""), output), (line, output)
    for plot in tmp_path.glob("*.svg"):
        shown = ROOT / ".github" / "pictures" / plot.name
        assert plot.read_text("utf-8") == shown.read_text("utf-8")


# The face of the engine: these show how they are used.
SHOWN = {
    "pygame_core",
    "pygame_core.match",
    "pygame_core.views",
    "pygame_core.errors",
    "pygame_core.ai.advice",
    "pygame_core.ai.arena",
    "pygame_core.ai.levels",
    "pygame_core.formats.codes",
    "pygame_core.formats.links",
    "pygame_core.formats.saves",
    "pygame_core.formats.transcript",
}


def with_examples() -> Iterator[str]:
    """The modules of the engine whose docstrings hold examples."""
    for path in sorted((ROOT / "pygame_core").rglob("*.py")):
        if ">>> " in path.read_text(encoding="utf-8"):
            parts = path.relative_to(ROOT).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_the_face_of_the_engine_has_examples() -> None:
    assert set(with_examples()) >= SHOWN


@pytest.mark.parametrize("module", list(with_examples()))
def test_the_examples_of_a_docstring_print_what_they_show(module: str) -> None:
    found = doctest.testmod(import_module(module))
    assert found.attempted
    assert not found.failed


TOLD_ID = re.compile(r"^ {4}([a-z]+(?:-[a-z]+)*)(?: \(([a-z_, ]+)\))?(?=:|$)", re.MULTILINE)


def told_ids(error: type[errors.Refusal]) -> dict[str, set[str]]:
    """The ids that an error's docstring lists, with the names of their parameters."""
    return {
        reason: set(names.split(", ")) if names else set()
        for reason, names in TOLD_ID.findall(error.__doc__ or "")
    }


def raised_ids(error: type[errors.Refusal]) -> dict[str, set[str]]:
    """The ids by which the engine makes such an error, with the names of their parameters."""
    found: dict[str, set[str]] = {}
    for node in calls_by_name()[error.__name__]:
        match node.args:
            case [ast.Constant(value=str(reason))]:
                names = {keyword.arg for keyword in node.keywords if keyword.arg}
                found.setdefault(reason, set()).update(names)
    return found


@pytest.mark.parametrize(
    "error",
    [errors.SetupError, errors.SaveError, errors.LessonError, errors.AddonError, errors.ShareError],
)
def test_an_error_tells_every_id_that_it_may_have(error: type[errors.Refusal]) -> None:
    assert raised_ids(error)
    assert told_ids(error) == raised_ids(error)


def test_what_a_package_is_told_to_declare_is_what_ours_declares() -> None:
    declared = (ROOT / "tests" / "addon" / "pyproject.toml").read_text(encoding="utf-8")
    examples = TOML.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert examples
    assert all(textwrap.dedent(example) in declared for example in examples)


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
