"""Numbers in planes are added, compared and counted lane by lane."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.kit.lanes import planes, signed
from pygame_core.kit.lanes.masks import every

LANES = 9
EVERYWHERE = every(LANES)
numbers = st.lists(st.integers(0, 40), min_size=LANES, max_size=LANES)
integers = st.lists(st.integers(-600, 600), min_size=LANES, max_size=LANES)
masks = st.integers(0, EVERYWHERE)
quick = settings(max_examples=60, derandomize=True)


def laid_out(values: list[int], width: int = 6) -> list[int]:
    """Numbers, one a lane, as planes."""
    return [
        sum((value >> bit & 1) << lane for lane, value in enumerate(values)) for bit in range(width)
    ]


def read(numbers: list[int]) -> list[int]:
    return [
        sum((plane >> lane & 1) << bit for bit, plane in enumerate(numbers))
        for lane in range(LANES)
    ]


def read_signed(numbers: list[int]) -> list[int]:
    return [n - (1 << signed.WIDTH) if n >> (signed.WIDTH - 1) else n for n in read(numbers)]


def lanes_where(truths: list[bool]) -> int:
    return sum(1 << lane for lane, truth in enumerate(truths) if truth)


@quick
@given(st.lists(masks, max_size=30))
def test_masks_are_counted(lanes: list[int]) -> None:
    expected = [sum(mask >> lane & 1 for mask in lanes) for lane in range(LANES)]
    assert read(planes.count(lanes)) == expected


@quick
@given(st.lists(st.tuples(st.integers(0, 90), masks), max_size=12), numbers, st.integers(0, 9))
def test_weights_and_multiples_are_added_up(
    weights: list[tuple[int, int]], values: list[int], factor: int
) -> None:
    columns: planes.Columns = []
    for weight, mask in weights:
        planes.put_weight(columns, weight, mask)
    planes.put_planes(columns, laid_out(values), factor)
    expected = [
        factor * value + sum(weight for weight, mask in weights if mask >> lane & 1)
        for lane, value in enumerate(values)
    ]
    assert read(planes.add_up(columns)) == expected


@quick
@given(numbers, numbers, st.integers(0, 70), masks)
def test_numbers_are_compared(some: list[int], others: list[int], value: int, lanes: int) -> None:
    a, b = laid_out(some), laid_out(others)
    assert planes.equal(a, value, EVERYWHERE) == lanes_where([n == value for n in some])
    assert planes.at_least(a, value, EVERYWHERE) == lanes_where([n >= value for n in some])
    lower = lanes_where([n < m for n, m in zip(some, others, strict=True)])
    assert planes.less(a, b, EVERYWHERE) == lower
    planes.increment(a, lanes)
    assert read(a) == [n + (lanes >> lane & 1) for lane, n in enumerate(some)]


@quick
@given(numbers, masks)
def test_a_tally_counts_every_number_in_its_lanes(values: list[int], lanes: int) -> None:
    expected = Counter(value for lane, value in enumerate(values) if lanes >> lane & 1)
    assert planes.tally(laid_out(values), lanes) == expected
    assert planes.total(laid_out(values)) == sum(values)


@quick
@given(integers, integers, masks, st.integers(-99, 99))
def test_signed_numbers_are_added_negated_and_doubled(
    some: list[int], others: list[int], lanes: int, constant: int
) -> None:
    width = signed.WIDTH
    number = laid_out([value % (1 << width) for value in some], width)
    signed.add(number, laid_out([value % (1 << width) for value in others], width))
    signed.add(number, signed.constant(constant, lanes))
    inside = [bool(lanes >> lane & 1) for lane in range(LANES)]
    expected = [a + b + constant * here for a, b, here in zip(some, others, inside, strict=True)]
    assert read_signed(number) == expected
    signed.negate(number, lanes)
    signed.double(number, lanes)
    expected = [-2 * n if here else n for n, here in zip(expected, inside, strict=True)]
    assert read_signed(number) == expected
    shifted, added = signed.with_offset(number, EVERYWHERE)
    assert [value + added for value in read(shifted)] == expected
