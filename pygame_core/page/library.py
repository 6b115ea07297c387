"""What the page leaves out of Python's library at first, brought when somebody imports it.

An import waits for nobody, so what brings it must have done so when it returns.
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

GZIPPED = 16 + zlib.MAX_WBITS


class Rest(MetaPathFinder):
    """Finds modules in an archive that need not be here before somebody asks for one of them.

    modules: the topmost that it has something of. archive: where it lies, or will. sha256: of what
    is brought, in hexadecimal. bring: puts the archive, gzipped, at a path, and says whether it
    could.
    """

    def __init__(
        self, modules: Sequence[str], archive: str, sha256: str, bring: Callable[[str], bool]
    ) -> None:
        self._modules = frozenset(modules)
        self._archive = Path(archive)
        self._sha256 = sha256
        self._bring = bring

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        *packages, _ = fullname.split(".")
        if [*packages, fullname][0] not in self._modules or not self._is_here():
            return None
        return PathFinder.find_spec(fullname, [str(self._archive.joinpath(*packages))], target)

    def _is_here(self) -> bool:
        """Whether it is, or has come."""
        if self._archive.is_file():
            return True
        packed = self._archive.with_suffix(".gz")
        if not self._bring(str(packed)):
            return False
        content = packed.read_bytes()
        packed.unlink()
        if hashlib.sha256(content).hexdigest() != self._sha256:
            return False
        self._archive.write_bytes(zlib.decompress(content, GZIPPED))
        return True


def lend(modules: str, archive: str, sha256: str, bring: Callable[[str], bool]) -> None:
    """From now on, what is nowhere else is found there. See Rest; modules: as one text."""
    sys.meta_path.append(Rest(modules.split(), archive, sha256, bring))
