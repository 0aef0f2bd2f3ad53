"""Round shapes as lines and cubic curves, for whatever cannot say them in a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from toolkit.drawing.scene import Segment

QUARTER = 0.5522847498  # how far the control points of a quarter circle lie from its ends, in radii


def ellipse(x: float, y: float, across: float, down: float) -> tuple[Segment, ...]:
    """An ellipse by its centre and its two radii, as four curves."""
    k, m = across * QUARTER, down * QUARTER
    return (
        ("M", (x + across, y)),
        ("C", (x + across, y + m, x + k, y + down, x, y + down)),
        ("C", (x - k, y + down, x - across, y + m, x - across, y)),
        ("C", (x - across, y - m, x - k, y - down, x, y - down)),
        ("C", (x + k, y - down, x + across, y - m, x + across, y)),
        ("Z", ()),
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> tuple[Segment, ...]:
    """An upright rectangle from its top left corner, its corners quarters of a circle."""
    right, bottom, k = x + width, y + height, radius * (1 - QUARTER)
    return (
        ("M", (x + radius, y)),
        ("L", (right - radius, y)),
        ("C", (right - k, y, right, y + k, right, y + radius)),
        ("L", (right, bottom - radius)),
        ("C", (right, bottom - k, right - k, bottom, right - radius, bottom)),
        ("L", (x + radius, bottom)),
        ("C", (x + k, bottom, x, bottom - k, x, bottom - radius)),
        ("L", (x, y + radius)),
        ("C", (x, y + k, x + k, y, x + radius, y)),
        ("Z", ()),
    )
