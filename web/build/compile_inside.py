"""Compiles zip files of Python modules. Runs inside Pyodide, under node.

Compiling the standard library's source is most of what a plain start of Pyodide does. The
compiled modules carry a hash that is never checked: nothing they could differ from is shipped.
"""

import ast
import importlib.util
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

# The oldest date a zip file knows: the same sources give the same bytes on every day.
LONG_AGO = (1980, 1, 1, 0, 0, 0)


# What it is documented by, nobody reads on a page; Pyodide reads its own at its start.
DOCUMENTED = ("_pyodide/", "pyodide/")
ENGINE = "pygame_core/"


def without_docstrings(source: bytes) -> ast.Module:
    """An eighth of all, as it is packed. Asserts stay."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        match node:
            case (
                ast.Module(body=[ast.Expr(ast.Constant(value=str())), *body])
                | ast.ClassDef(body=[ast.Expr(ast.Constant(value=str())), *body])
                | ast.FunctionDef(body=[ast.Expr(ast.Constant(value=str())), *body])
            ):
                node.body = body or [ast.Pass()]
    return ast.fix_missing_locations(tree)


def without_hints(tree: ast.Module) -> ast.Module:
    """What functions take and return is checked before. Classes keep what their fields are."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef():
                node.returns = None
            case ast.arg():
                node.annotation = None
    return tree


def compiled(source: bytes, shown_as: str, name: str) -> bytes:
    tree = ast.parse(source) if name.startswith(DOCUMENTED) else without_docstrings(source)
    # Only of our own code is it known that nobody asks for them.
    tree = without_hints(tree) if name.startswith(ENGINE) else tree
    code = compile(tree, shown_as, "exec", dont_inherit=True)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False))


def compile_archive(source: str, target: str, mounted: str) -> None:
    """Each module replaced by its compiled form, which Python takes as readily.

    mounted: where the modules will lie, as tracebacks tell it.
    """
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            if name.startswith(ENGINE) and name.endswith(".md"):
                continue
            content = old.read(name)
            if name.endswith(".py"):
                content = compiled(content, f"{mounted}/{name}", name)
                name += "c"
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            new.writestr(entry, content)
