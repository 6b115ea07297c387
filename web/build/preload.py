"""What the living page needs, named in index.html so that browsers fetch it all at once.

Without, they learn of each module only from the one that imports it.
"""

import posixpath
import re
from collections.abc import Iterator, Mapping

import locales
from problem import BuildError

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
STATIC_IMPORT = re.compile(r"""(?<![\w.-])(?:from|import)\s*["']([\w@./-]+)["']""")


def links(files: Mapping[str, bytes], first: str, names: Mapping[str, str]) -> str:
    """A link for each module that the first one needs, in the order in which they are needed, and
    for the words of each language: with the languages that need them (app/first-screen.js leaves
    out the others).

    names: what is imported by a name, and its address in the site.
    """
    unfinished = [gap.language for gap in locales.gaps()]
    scripts = [f'<link rel="modulepreload" href="{path}">' for path in modules(files, first, names)]
    words = [
        f'<link rel="preload" href="locales/{code}.ftl" as="fetch" crossorigin'
        f' data-words="{" ".join([code, *(unfinished if code == locales.ENGLISH else ())])}">'
        for code in locales.languages()
    ]
    return "\n".join(scripts + words)


def modules(files: Mapping[str, bytes], first: str, names: Mapping[str, str]) -> list[str]:
    """A module and all that it imports, but for what it asks for by a call: that comes later."""
    wanted = [first]
    for path in wanted:
        wanted += [other for other in imported(files, path, names) if other not in wanted]
    return wanted


def imported(files: Mapping[str, bytes], path: str, names: Mapping[str, str]) -> Iterator[str]:
    text = COMMENT.sub("", files[path].decode())
    for name in dict.fromkeys(STATIC_IMPORT.findall(text)):
        address = names.get(name) or posixpath.join(posixpath.dirname(path), name)
        target = posixpath.normpath(address)
        if target not in files:
            raise BuildError(f"{path} imports {name}, which is not in the site.")
        yield target
