"""The very start of the program."""

from __future__ import annotations

import builtins
from typing import Any

import pytest

from toolkit import __main__


def test_stopping_before_the_imports_are_done_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def stopped(name: str, *rest: Any, **named: Any) -> Any:
        if name == "toolkit.cli":
            raise KeyboardInterrupt
        return real(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", stopped)
    with pytest.raises(SystemExit) as ended:
        __main__.main()
    assert ended.value.code == 130
