"""The planted faults fit the tree as it is: what `python -m tests.faults` breaks is still there."""

from __future__ import annotations

import ast
from functools import cache

import pytest

from tests.faults import FAULTS
from tests.faults.fault import ROOT, Fault

every_fault = pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)


@cache
def functions_in(file: str) -> frozenset[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def test_no_two_faults_have_one_name() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)


@every_fault
def test_a_fault_changes_just_one_place(fault: Fault) -> None:
    assert fault.old != fault.new
    assert fault.places() == 1, f"{fault.file}: {fault.old}"


@every_fault
def test_the_tests_that_must_notice_a_fault_exist(fault: Fault) -> None:
    assert fault.tests
    for test in fault.tests:
        file, _, function = test.partition("::")
        exists = function in functions_in(file) if function else (ROOT / file).is_file()
        assert exists, test
