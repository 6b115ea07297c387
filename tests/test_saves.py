"""A save comes back whole, or says in one word what is wrong with it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import Match, SaveError
from pygame_core.formats.saves import LARGEST_TEXT, LONGEST_LOG, parse
from tests.support.playing import played

SETUP = ("red-dragon", 4, dict[str, str]())


def good_save() -> dict[str, Any]:
    return played(SETUP, seed=5, actions=40).save()


def refused(save: object) -> SaveError:
    with pytest.raises(SaveError) as error:
        Match.load(save)
    return error.value


def test_a_save_is_plain_data_with_the_fields_of_the_contract() -> None:
    save = good_save()
    assert list(save) == [
        "format",
        "version",
        "game",
        "rules_version",
        "seats",
        "options",
        "seed",
        "log",
        "digest",
    ]
    assert json.loads(json.dumps(save)) == save


def test_what_the_page_adds_is_left_alone() -> None:
    save = {**good_save(), "page": {"names": ["Mei", "<b>"]}}
    assert Match.load(save).log == tuple(save["log"])


@pytest.mark.parametrize("rubbish", [None, 5, "save", [], {}, {"format": "other"}, {"version": 1}])
def test_what_is_no_save_is_said_to_be_none(rubbish: object) -> None:
    assert refused(rubbish).id == "not-a-save"


FIELDS = ["version", "game", "rules_version", "seats", "options", "seed", "log", "digest"]


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    save = good_save()
    del save[field]
    assert refused(save).reason == ("missing-field", {"field": field})


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", [None, True, 1.5, b"x"])
def test_a_wrong_type_is_named(field: str, value: object) -> None:
    assert refused({**good_save(), field: value}).reason == ("wrong-type", {"field": field})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": 2}, ("newer-format", {"version": 2, "known": 1})),
        ({"version": 2, "log": 5}, ("newer-format", {"version": 2, "known": 1})),
        ({"version": 0}, ("wrong-type", {"field": "version"})),
        ({"game": "whist"}, ("unknown-game", {"game": "whist"})),
        ({"seats": 9}, ("bad-seats", {"seats": 9, "allowed": [3, 4, 5, 6]})),
        ({"options": {"a": "b"}}, ("bad-option", {"option": "a", "value": "b"})),
        ({"options": {"a": 1}}, ("wrong-type", {"field": "options"})),
        ({"seed": ""}, ("bad-seed", {})),
        ({"log": [1]}, ("wrong-type", {"field": "log"})),
        ({"log": ["play R1"] * (LONGEST_LOG + 1)}, ("too-large", {})),
        ({"digest": "0" * 32}, ("digest-mismatch", {})),
        ({"seed": "another"}, None),
        (
            {"rules_version": 99},
            ("other-rules", {"game": "red-dragon", "rules_version": 99, "known": 1}),
        ),
    ],
)
def test_each_fault_has_its_own_reason(
    change: dict[str, Any], reason: tuple[str, dict[str, object]] | None
) -> None:
    error = refused({**good_save(), **change})
    if reason is not None:
        assert error.reason == reason
    else:
        assert error.id in {"illegal-action", "digest-mismatch"}


def test_a_truncated_log_is_noticed() -> None:
    save = good_save()
    assert refused({**save, "log": save["log"][:-1]}).id == "digest-mismatch"


def test_an_illegal_action_is_named_with_its_place() -> None:
    save = good_save()
    log = [*save["log"][:7], "play R99", *save["log"][8:]]
    assert refused({**save, "log": log}).reason == (
        "illegal-action",
        {"index": 7, "action": "play R99", "reason": "not-an-action"},
    )


def test_ten_megabytes_of_rubbish_are_refused() -> None:
    with pytest.raises(SaveError, match="too-large"):
        parse("x" * 10_000_000)
    save = good_save()
    assert refused({**save, "log": ["x" * 10_000_000]}).id == "illegal-action"
    assert len(str(refused({**save, "log": ["x" * 10_000_000]}))) < 300


@pytest.mark.parametrize("text", ["", "{", "[" * 50_000, '{"a":' * 50_000, "NaN nonsense"])
def test_text_that_is_no_json_is_no_save(text: str) -> None:
    assert len(text) < LARGEST_TEXT
    with pytest.raises(SaveError, match="not-a-save"):
        parse(text)


@settings(max_examples=150, derandomize=True)
@given(data=st.data())
def test_a_mutated_save_loads_as_it_was_or_is_refused(data: st.DataObject) -> None:
    """Letters changed, dropped or doubled anywhere: a SaveError, or the very same match."""
    save = good_save()
    text = json.dumps(save)
    at = data.draw(st.integers(0, len(text) - 1))
    until = data.draw(st.integers(at, min(len(text), at + 4)))
    mutated = text[:at] + data.draw(st.text(max_size=3)) + text[until:]
    try:
        again = Match.load(parse(mutated))
    except SaveError as error:
        json.dumps(dict(error.params))
    else:
        assert again.log == tuple(save["log"])
        assert again.seed == save["seed"]
