"""Compiles zip files of Python modules. Runs inside Pyodide, under node.

Compiling the standard library's source is most of what a plain start of Pyodide does. The
compiled modules carry a hash that is never checked: nothing they could differ from is shipped.
"""

import base64
import hashlib
import importlib.util
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

# The oldest date a zip file knows: the same sources give the same bytes on every day.
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def compiled(source: bytes, shown_as: str) -> bytes:
    code = compile(source, shown_as, "exec", dont_inherit=True)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False))


def write(target: zipfile.ZipFile, name: str, content: bytes) -> None:
    entry = zipfile.ZipInfo(name, LONG_AGO)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    target.writestr(entry, content)


def compile_library(source: str, target: str) -> None:
    """Each module replaced by its compiled form, which `zipimport` takes as readily."""
    mounted = "/lib/python{}{}.zip/".format(*sys.version_info)
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            content = old.read(name)
            if name.endswith(".py"):
                content = compiled(content, mounted + name)
                name += "c"
            write(new, name, content)


def compile_wheel(source: str, target: str) -> None:
    """The wheel with a compiled form beside each module, listed in its RECORD."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        record, lines = "", ""
        for name in sorted(old.namelist()):
            content = old.read(name)
            if name.endswith(".dist-info/RECORD"):
                record, lines = name, lines + content.decode()
                continue
            write(new, name, content)
            if name.endswith(".py"):
                installed = "/lib/python{}.{}/site-packages/".format(*sys.version_info)
                beside = importlib.util.cache_from_source(name)
                compiled_form = compiled(content, installed + name)
                write(new, beside, compiled_form)
                digest = base64.urlsafe_b64encode(hashlib.sha256(compiled_form).digest())
                lines += f"{beside},sha256={digest.decode().rstrip('=')},{len(compiled_form)}\n"
        write(new, record, lines.encode())
