"""Packages that are not what they should be: each left out or refused with one clear id."""

from __future__ import annotations

import base64
import json
import zipfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pygame_core import Match, games
from pygame_core.addons import wheels
from pygame_core.errors import AddonError
from pygame_core.games import added, own_games
from pygame_core.page.bridge import Bridge
from tests.support.packages import FILE, SOUND, install, offered, packed

SILENT = (
    SOUND
    + """
from pygame_core.games.red_dragon.state import RedDragonState

class Silent(RedDragonState):
    __slots__ = ()

    def apply(self, action):
        super().apply(action)
        return []

def start(self, seats, options, seed, /):
    state = Silent(seats, seed, 0)
    state.deal()
    return state, []

Renamed.start = start
"""
)
UNSOUND = {
    "broken": "raise OSError('no such thing')",
    "incomplete": "GAME = object()",
    "contract": SOUND.replace("contract = 2", "contract = 99"),
    "contract-before": "class Old:\n    contract = 1\n\nGAME = Old()",
    "clash": SOUND.replace('"gulls"', '"red-dragon"'),
    "info": SOUND.replace("(3, 4)", "(4, 3)"),
    "info-id": SOUND.replace('"gulls"', '"../gulls"'),
    "info-option": SOUND.replace("(), 1)", '(Option("wind", ("a",), "b"),), 1)'),
    "info-suits": SOUND.replace(
        "suits = ()", "from pygame_core.game import Suit\n    suits = (Suit('S', 'plaid'),)"
    ),
    "view": SOUND + "\nRenamed.position = lambda self, state, seat: {'game': 'gulls'}\n",
    "view-scene": SOUND + "\nRenamed.scene = lambda self, view: {'progress': None}\n",
}


def test_a_sound_one_is_taken(folder: Path) -> None:
    assert offered(folder, "sound_gulls", SOUND).info.id == "gulls"
    assert Match.new("gulls", seats=3).to_act is not None


def test_one_that_tells_nothing_of_what_happened_can_still_be_played(folder: Path) -> None:
    offered(folder, "silent_gulls", SILENT)
    bridge = Bridge()

    def ask(method: str, **params: Any) -> Any:
        return json.loads(bridge.call(json.dumps({"method": method, "params": params})))

    now = ask("new", game="gulls", seats=3, seed="oak", seat=0)["result"]
    choices = set()
    while now["view"]["round"] == 1:
        seat = now["view"]["to_act"]
        legal = ask("view", seat=seat)["result"]["view"]["legal"]
        choices.add(len(legal))
        now = ask("apply", action=legal[0], seat=seat)["result"]
    assert 1 in choices


@pytest.mark.parametrize("fault", UNSOUND)
def test_an_unsound_one_is_left_out_and_says_why(folder: Path, fault: str) -> None:
    refused = offered(folder, f"unsound_{fault.replace('-', '_')}", UNSOUND[fault])
    assert isinstance(refused, AddonError)
    assert refused.id == fault.split("-")[0]
    with pytest.warns(RuntimeWarning, match=f"left out: {refused.id}"):
        assert games() == own_games()
    reply = json.loads(
        Bridge().call(
            json.dumps(
                {"method": "adopt", "params": {"package": f"unsound-{fault.replace('_', '-')}"}}
            )
        )
    )
    assert reply["error"]["kind"] == "addon"
    assert reply["error"]["id"] == refused.id


LATE = {
    "raises": "raise ZeroDivisionError('no wind')",
    "odd object": "return {**view, 'table': object()}, scene",
    "odd number": "return {**view, 'scores': ['0', '0', '0']}, scene",
    "too few": "return {**view, 'hand_counts': [1]}, scene",
    "no such seat": "return {**view, 'to_act': 9}, scene",
    "odd cards": "return {**view, 'hand': [[]]}, scene",
    "odd scene": "return view, {**scene, 'choices': [None]}",
    "no number": "return view, {**scene, 'progress': {'id': 'x', 'params': {'x': 1e400}}}",
}
"""What a game does in a real match only, since it knows a trial by its seed."""


@pytest.mark.parametrize("fault", LATE)
def test_one_that_fails_in_a_match_is_named_as_the_one_at_fault(folder: Path, fault: str) -> None:
    spoilt = f"""
def spoilt(view, scene):
    {LATE[fault]}

class Late(Renamed):
    def start(self, seats, options, seed, /):
        self.is_trial = seed == "trial"
        return super().start(seats, options, seed)

    def position(self, state, seat, /):
        view = super().position(state, seat)
        return view if self.is_trial else spoilt(view, dict())[0]

    def scene(self, view):
        scene = super().scene(view)
        return scene if self.is_trial else spoilt(view, scene)[1]

GAME = Late()
"""
    offered(folder, "late_gulls", SOUND + spoilt)
    request = {"method": "new", "params": {"game": "gulls", "seats": 3, "seed": "oak", "seat": 0}}
    error = json.loads(Bridge().call(json.dumps(request)))["error"]
    assert (error["kind"], error["id"]) == ("addon", "broken" if fault == "raises" else "view")


def test_of_two_with_one_id_the_first_by_name_is_taken(folder: Path) -> None:
    install(folder, "b_gulls", SOUND)
    assert offered(folder, "a_gulls", SOUND).info.id == "gulls"
    faults = [offer.game for offer in added() if offer.package == "b_gulls"]
    assert [str(fault) for fault in faults] == ["clash (game: gulls)"]


def test_a_wheel_says_what_it_offers() -> None:
    about = wheels.about(FILE, packed())
    assert (about["package"], about["version"], about["games"]) == ("gulls", "1.0", ["gulls"])
    extra = "Name: gulls\nVersion: 1.0\nRequires-Dist: numpy; extra == 'art'\n"
    assert wheels.about(FILE, packed(METADATA=extra))["package"] == "gulls"


def encrypted() -> bytes:
    """The same with the bit set that asks for a password."""
    content = bytearray(packed())
    for head, flags in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
        at = -1
        while (at := content.find(head, at + 1)) >= 0:
            content[at + flags] |= 1
    return bytes(content)


REFUSED: dict[str, tuple[str, bytes]] = {
    "not-a-wheel name": ("gulls.zip", packed()),
    "not-a-wheel rubbish": (FILE, b"rubbish"),
    "not-a-wheel cut": (FILE, packed()[:-40]),
    "not-a-wheel encrypted": (FILE, encrypted()),
    "not-a-wheel packed": (FILE, packed(zipfile.ZIP_BZIP2)),
    "not-a-wheel empty": (FILE, packed(METADATA=None)),
    "not-a-wheel nameless": (FILE, packed(METADATA="Version: 1.0\n")),
    "not-a-wheel offers": (FILE, packed(entry_points="gulls")),
    "too-large wheel": (FILE, packed(**{"gulls/big": "x" * (wheels.LARGEST + 1)})),
    "too-large metadata": (FILE, packed(METADATA="Name: gulls\n\n" + "x" * wheels.LARGEST_ABOUT)),
    "too-large offers": (FILE, packed(entry_points="\n" * (wheels.LARGEST_OFFERS + 1))),
    "too-large files": (FILE, packed(**{f"gulls/{at}": "" for at in range(wheels.MOST_FILES)})),
    "not-pure": ("gulls-1.0-cp311-cp311-linux_x86_64.whl", packed()),
    "no-game none": (FILE, packed(entry_points=None)),
    "no-game other": (FILE, packed(entry_points="[console_scripts]\ngulls = gulls:main\n")),
    "needs-more": (FILE, packed(METADATA="Name: gulls\nVersion: 1\nRequires-Dist: numpy (>1)\n")),
    "meddles part": (FILE, packed(**{"pygame_core/match.py": "Match = None"})),
    "meddles name": (FILE, packed(METADATA="Name: Trick_Table\nVersion: 9\n")),
    "meddles offer": (FILE, packed(entry_points="[pygame_core.games]\ngulls = json:GAME\n")),
    "info name": (FILE, packed(METADATA=f"Name: {'g' * 61}\nVersion: 1.0\n")),
    "not-a-wheel long": (f"gulls-{'1' * 300}-py3-none-any.whl", packed()),
    "not-a-wheel folder": (FILE, packed(METADATA="Name: terns\nVersion: 1.0\n")),
}
MEDDLING = (
    *("./pygame_core/x.py", "/pygame_core/x.py", "gulls/../pygame_core/x.py", "gulls/./x.py"),
    *("gulls//x.py", "..\\pygame_core\\x.py", "gulls\\x.py", "C:/x.py", "gulls/C:x.py"),
    *("PYGAME_CORE/x.py", "Gulls/x.py", "micropip/__init__.py", "json/__init__.py"),
    *("gulls.pth", "gulls.py/x", "sitecustomize.py", "other/__init__.py", "other.py"),
    *("gulls-1.0.data/purelib/pygame_core/x.py", "gulls-1.0.data/platlib/gulls/x.py"),
    *("gulls-1.0.data/scripts/x", "gulls-1.0.data/data/lib/x.py", "x.data/purelib/gulls/x.py"),
    *("trick_table-0.1.dist-info/RECORD", "gulls-1.0.DIST-INFO/RECORD", "gulls/\x07/x.py"),
)


@pytest.mark.parametrize("path", MEDDLING)
def test_what_is_not_plainly_inside_its_own_package_is_refused(path: str) -> None:
    with pytest.raises(AddonError) as refused:
        wheels.about(FILE, packed(**{path: "x"}))
    assert refused.value.id == "meddles"
    assert refused.value.params["part"]


def test_a_wheel_may_be_a_single_module_or_a_package_with_folders() -> None:
    for path in ("gulls.py", "gulls/", "gulls/locales/en.ftl", "gulls-1.0.dist-info/licenses/MIT"):
        assert wheels.about(FILE, packed(**{path: ""}))["package"] == "gulls"


def test_a_damaged_wheel_is_read_or_refused() -> None:
    rng = Random("damage")
    for sound in (packed(), packed(zipfile.ZIP_DEFLATED)):
        for _ in range(1000):
            content = bytearray(sound)
            content[rng.randrange(len(content))] = rng.randrange(256)
            with suppress(AddonError):
                wheels.about(FILE, bytes(content))


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_no_game_for_this_page_is_refused_unopened(case: str) -> None:
    file, content = REFUSED[case]
    with pytest.raises(AddonError) as refused:
        wheels.about(file, content)
    assert refused.value.id == case.split(" ")[0]


def test_what_is_sent_to_the_page_is_refused_in_the_same_words() -> None:
    for content in ("%%%", base64.b64encode(b"rubbish").decode()):
        request = {"method": "inspect", "params": {"file": FILE, "content": content}}
        reply = json.loads(Bridge().call(json.dumps(request)))
        assert reply == {"error": {"kind": "addon", "id": "not-a-wheel", "params": {}}}
