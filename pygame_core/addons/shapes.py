"""Whether data is of the shape that a type tells: for what an added game answers.

The types are those of views.py and scene.py; what they mean stands there only.
"""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

LARGEST = 2**53 - 1
"""Of a whole number that a page can count with."""

_hints = cache(get_type_hints)


def misfit(data: Any, shape: type) -> str:
    """The first part of the data that is not as the TypedDict has it; "" if all of them are."""
    if not isinstance(data, dict):
        return shape.__name__.lower()
    for part, kind in _hints(shape, include_extras=True).items():
        is_free = get_origin(kind) is NotRequired
        if part not in data:
            if not is_free:
                return part
        elif not fits(data[part], get_args(kind)[0] if is_free else kind):
            return part
    return ""


def fits(value: Any, shape: Any) -> bool:
    """Whether the value is of this type: what JSON can hold, a tuple being a list."""
    origin, of = get_origin(shape), get_args(shape)
    if shape is Any:
        return is_plain(value)
    if origin is UnionType:
        return any(fits(value, each) for each in of)
    if origin is Literal:
        return type(value) is str and value in of
    if origin is tuple:
        return _is_list(value) and len(value) == len(of) and all(map(fits, value, of))
    if origin is list:
        return _is_list(value) and all(fits(item, of[0]) for item in value)
    if origin is dict:
        return type(value) is dict and all(
            fits(key, of[0]) and fits(item, of[1]) for key, item in value.items()
        )
    if is_typeddict(shape):
        return not misfit(value, shape)
    return _is_single(value, shape)


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


def _is_single(value: Any, shape: type) -> bool:
    if shape is int and isinstance(value, int):
        return not isinstance(value, bool) and abs(value) <= LARGEST
    return type(value) is shape


def is_plain(value: Any) -> bool:
    """Whether it is what JSON and a page can hold."""
    if isinstance(value, list | tuple):
        return all(is_plain(item) for item in value)
    if type(value) is dict:
        return all(type(key) is str and is_plain(item) for key, item in value.items())
    if isinstance(value, float):
        return abs(value) <= LARGEST
    return any(_is_single(value, kind) for kind in (str, int, bool, NoneType))
