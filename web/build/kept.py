"""What takes long to make, kept from one build to the next."""

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

from folders import CACHE


def kept(what: str, made_from: Iterable[bytes], make: Callable[[], bytes]) -> bytes:
    """What was made of the same parts before, or else is made now. Only the latest is kept."""
    fingerprint = hashlib.sha256()
    for part in made_from:
        fingerprint.update(hashlib.sha256(part).digest())
    path = CACHE / f"{what}-{fingerprint.hexdigest()[:32]}"
    if not path.is_file():
        CACHE.mkdir(parents=True, exist_ok=True)
        # Not what only begins alike, as a wheel does.
        for outdated in CACHE.glob(f"{what}-{'[0-9a-f]' * 32}*"):
            outdated.unlink(missing_ok=True)
        keep(path, make())
    return path.read_bytes()


def keep(path: Path, content: bytes) -> None:
    """Renamed into place, so that an interrupted build leaves no half file behind."""
    half = path.with_suffix(".part")
    half.write_bytes(content)
    half.replace(path)
