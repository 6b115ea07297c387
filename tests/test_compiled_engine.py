"""What the page gets of the engine is what it runs, without what only readers need."""

from __future__ import annotations

import importlib.util
import marshal
import zipfile
from pathlib import Path
from types import CodeType

BUILD = Path(__file__).parent.parent / "web" / "build"
MODULE = b'''"""Of the module."""

from __future__ import annotations

__all__ = ["Some"]


class Some:
    """Of the class."""

    kind: str = "kept"
    """Of the attribute."""

    def told(self) -> str:
        """Of the method."""
        assert self.kind
        return "told"

    def silent(self) -> None:
        """Only this."""
'''


def compiled(folder: Path, name: str, **others: bytes) -> dict[str, bytes]:
    """The files of an archive with this module, once it is compiled."""
    spec = importlib.util.spec_from_file_location("compile_inside", BUILD / "compile_inside.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    source, target = folder / "in.zip", folder / "out.zip"
    with zipfile.ZipFile(source, "w") as archive:
        archive.writestr(name, MODULE)
        for other, content in others.items():
            archive.writestr(other, content)
    tool.compile_archive(str(source), str(target), "/lib")
    with zipfile.ZipFile(target) as archive:
        return {file: archive.read(file) for file in archive.namelist()}


def texts(code: CodeType) -> set[str]:
    found = {value for value in code.co_consts if isinstance(value, str)}
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            found |= texts(inner)
    return found


def test_the_engine_is_packed_without_what_only_readers_need_and_works_as_before(
    tmp_path: Path,
) -> None:
    files = compiled(
        tmp_path,
        "pygame_core/some.py",
        **{"pygame_core/GUIDE.md": b"# Guide", "trick_table.dist-info/METADATA": b"Name: it"},
    )
    assert set(files) == {"pygame_core/some.pyc", "trick_table.dist-info/METADATA"}
    code = marshal.loads(files["pygame_core/some.pyc"][16:])
    assert not any(text.startswith(("Of the", "Only")) for text in texts(code))
    assert code.co_filename == "/lib/pygame_core/some.py"
    names: dict[str, object] = {"__name__": "some"}
    exec(code, names)
    some = names["Some"]
    assert isinstance(some, type)
    assert some().told() == "told"
    assert some().silent() is None
    assert some.__doc__ is None
    assert vars(some)["told"].__annotations__ == {}
    assert some.__annotations__ == {"kind": "str"}


def test_what_pyodide_says_of_itself_stays(tmp_path: Path) -> None:
    files = compiled(tmp_path, "_pyodide/some.py")
    code = marshal.loads(files["_pyodide/some.pyc"][16:])
    assert {"Of the module.", "Of the class.", "Of the method.", "Only this."} <= texts(code)
