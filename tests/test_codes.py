"""A whole match travels as a few letters."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from typing import Any

import pytest

from pygame_core import Match, SaveError
from pygame_core.formats import codes
from tests.support.playing import ALL_SETUPS, Setup, played, setup_name

PAGE = {
    "players": [["Mei", "human", ""], ["ウメ", "computer", "casual"]],
    "undone": 2,
    "barrier": 31,
    "created": 1763701234567,
}
# A QR code of version 20 at the lowest correction holds so many letters of this kind: about the
# largest that a tablet's camera reads off another tablet's screen without patience.
QR_HOLDS = 1249


def coded(setup: Setup = ("red-dragon", 4, {}), actions: int | None = 30) -> str:
    return codes.pack({**played(setup, seed=5, actions=actions).save(), "page": PAGE})


def refused(code: object) -> SaveError:
    with pytest.raises(SaveError) as error:
        codes.unpack(code)
    return error.value


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=setup_name)
def test_a_whole_match_of_every_game_comes_back_from_its_code(setup: Setup) -> None:
    save = {**played(setup, seed=5).save(), "page": PAGE}
    code = codes.pack(save)
    assert codes.unpack(code) == save
    assert Match.load(codes.unpack(code)).is_over
    assert len(code) < QR_HOLDS


def test_a_match_that_has_just_been_dealt_has_a_code_too() -> None:
    save = Match.new("x-missions", seats=4, seed="oak").save()
    assert codes.unpack(codes.pack(save)) == save


def test_a_code_reads_the_same_however_it_was_broken_and_typed() -> None:
    code = coded()
    lines = "\n".join(code[at : at + 20] for at in range(0, len(code), 20))
    for typed in (code.lower(), f"  {lines}\r\n", "-".join(code)):
        assert codes.unpack(typed) == codes.unpack(code)


def test_codes_of_today_open_for_ever() -> None:
    """Made by the first edition. If a game's rules change, its edition does, and this says so."""
    save = played(("red-dragon", 3, {}), seed=1, actions=12).save()
    assert codes.unpack(OLD) == save


def test_only_a_sound_match_gets_a_code() -> None:
    save = played(("red-dragon", 4, {}), seed=5, actions=30).save()
    with pytest.raises(SaveError, match="digest-mismatch"):
        codes.pack({**save, "digest": "0" * 32})
    with pytest.raises(SaveError, match="not-a-save"):
        codes.pack(7)
    with pytest.raises(SaveError, match="too-large"):
        codes.pack({**save, "page": "x" * codes.LONGEST_HEAD})


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (None, "not-a-code"),
        (b"TT1.AA", "not-a-code"),
        ("", "not-a-code"),
        ("TT", "not-a-code"),
        ("TT1.", "damaged-code"),
        ("TT1.A", "damaged-code"),
        ("TT0.AAAA", "damaged-code"),
        ("TT1.18", "not-a-code"),
        ("TT١.AA", "not-a-code"),
        ("TT1.ÄÖ", "not-a-code"),
        ("TT1.\ud800", "not-a-code"),
        ("javascript:alert(1)", "not-a-code"),
        ("TT2.AAAA", "newer-format"),
        ("TT1." + "A" * 30_000, "too-large"),
    ],
)
def test_what_is_no_code_is_refused(code: object, reason: str) -> None:
    assert refused(code).id == reason


def test_every_wrong_letter_and_every_missing_end_is_noticed() -> None:
    code = coded()
    for at in range(4, len(code)):
        other = "A" if code[at] != "A" else "B"
        changed = code[:at] + other + code[at + 1 :]
        if at < len(code) - 1:  # the last letter has bits that mean nothing
            assert refused(changed).id == "damaged-code"
        assert refused(code[:at]).id == "damaged-code"


def forged(head: object, places: bytes = b"", digest: bytes = b"\0" * 6) -> str:
    """A code with a right checksum, made by somebody who knows how."""
    text = head if isinstance(head, bytes) else json.dumps(head).encode()
    squeezed = zlib.compress(text, 9, -15)
    data = len(squeezed).to_bytes(2, "big") + squeezed + digest + places
    check = hashlib.sha256(data).digest()[:4]
    return "TT1." + base64.b32encode(data + check).decode().rstrip("=")


SOUND: list[Any] = ["red-dragon", 1, 4, {}, "oak", 0, None]


def sound_but(**changes: object) -> list[Any]:
    places = {"game": 0, "rules": 1, "seats": 2, "options": 3, "seed": 4, "plays": 5, "page": 6}
    head = [*SOUND]
    for name, value in changes.items():
        head[places[name]] = value
    return head


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        (SOUND, "digest-mismatch"),
        ([], "damaged-code"),
        ({}, "damaged-code"),
        (7, "damaged-code"),
        (sound_but(game="whist"), "unknown-game"),
        (sound_but(game=["red-dragon"]), "wrong-type"),
        (sound_but(rules=99), "other-rules"),
        (sound_but(rules=True), "wrong-type"),
        (sound_but(seats=99), "bad-seats"),
        (sound_but(seats=4.0), "wrong-type"),
        (sound_but(options=[]), "wrong-type"),
        (sound_but(options={"__proto__": "x"}), "bad-option"),
        (sound_but(options={"a": 1}), "wrong-type"),
        (sound_but(seed=""), "bad-seed"),
        (sound_but(seed="\ud800"), "bad-seed"),
        (sound_but(seed=None), "wrong-type"),
        (sound_but(plays=-1), "damaged-code"),
        (sound_but(plays=True), "damaged-code"),
        (sound_but(plays=10**9), "damaged-code"),
        (sound_but(plays=20_000), "damaged-code"),  # the match is over before
        (b"[" * 19_000, "damaged-code"),
        (b"[NaN,1,4,{},1,0,0]", "damaged-code"),
        (b'["red-dragon",1,4,{},"oak",0,1e999]', "damaged-code"),
        (b"\xff\xfe", "damaged-code"),
        (b'["' + b"x" * 3_000_000 + b'"]', "damaged-code"),  # some hundred letters unpack to it
    ],
)
def test_a_forged_code_is_refused_for_what_is_wrong_with_it(head: object, reason: str) -> None:
    assert refused(forged(head)).id == reason


def test_more_plays_than_there_are_are_refused() -> None:
    code = codes.pack(Match.new("red-dragon", seats=4, seed="oak").save())
    digest = bytes.fromhex(codes.unpack(code)["digest"])[:6]
    assert codes.unpack(forged(SOUND, digest=digest))["log"] == []
    assert refused(forged(SOUND, b"\1", digest)).id == "damaged-code"


OLD = "TT1.AAQYWVRKJJG5CTJJJJGM7T2T2IY5IMOWVGXNKUJSAQZI25HSJJZXEYQBE4523KWQ6UCP2W5ASZ66ZF65GQYA"
