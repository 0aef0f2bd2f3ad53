"""Numbers as the writers print them: one place decides their precision (0.01 mm)."""

from __future__ import annotations


def short(value: float) -> str:
    """At most two decimals, no trailing zeros, no minus zero.

    >>> short(12.0), short(-0.001), short(3.14159)
    ('12', '0', '3.14')
    """
    text = f"{value:.2f}"
    if text.endswith("00"):
        text = text[:-3]
    elif text[-1] == "0":
        text = text[:-1]
    return "0" if text == "-0" else text
