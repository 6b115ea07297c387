"""A bridge, called as the page calls it."""

from __future__ import annotations

import json
from typing import Any

from pygame_core.page.bridge import Bridge


class Page:
    """Calls a bridge as the page does."""

    def __init__(self) -> None:
        self.bridge = Bridge()

    def reply(self, method: str, **params: object) -> dict[str, Any]:
        answer = json.loads(self.bridge.call(json.dumps({"method": method, "params": params})))
        assert isinstance(answer, dict)
        return answer

    def proceed(self, milliseconds: float = 10) -> dict[str, Any]:
        answer = json.loads(self.bridge.proceed(milliseconds))
        assert isinstance(answer, dict)
        return answer

    def thought(self, method: str, **params: object) -> Any:
        """The result of what may take a while."""
        reply = self.reply(method, **params)
        while "progress" in reply:
            reply = self.proceed()
        assert "result" in reply, reply
        return reply["result"]

    def result(self, method: str, **params: object) -> Any:
        reply = self.reply(method, **params)
        assert "result" in reply, reply
        return reply["result"]

    def error(self, method: str, **params: object) -> dict[str, Any]:
        error = self.reply(method, **params)["error"]
        assert isinstance(error, dict)
        return error

    @classmethod
    def at_a_table(cls) -> Page:
        """Where a match of four has just been dealt."""
        page = cls()
        page.result("new", game="red-dragon", seats=4, seed="class-7b", seat=0)
        return page
