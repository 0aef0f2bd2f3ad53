"""Fractions as text, reduced, however long they are."""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47)
STEPS = (256, 16, 1)  # powers of a prime tried at once
LONGEST = 4000  # digits; str() refuses whole numbers beyond 4,300


class Ratios:
    """Texts of many fractions over one ``bottom``.

    The bottom of a pool is a power of a die's faces: dividing by its few small primes is many times as quick as the
    greatest common divisor of two numbers with thousands of digits, which is taken only when another prime is left.

    >>> Ratios(72).text(26)
    '13/36'
    """

    def __init__(self, bottom: int) -> None:
        self.bottom = bottom
        self.powers: dict[int, int] = {}
        left = bottom
        for prime in PRIMES:
            power = _power(left, prime, left.bit_length())
            if power:
                self.powers[prime] = power
                left //= prime**power
        self.rough = left > 1
        self.written: dict[int, str] = {}

    def text(self, top: int) -> str:
        """``top`` over the bottom, reduced: ``13/36``, ``0``, ``1``."""
        if top == 0:
            return "0"
        common = 1
        for prime, most in self.powers.items():
            power = _power(top, prime, most)
            if power:
                common *= prime**power
        top //= common
        if self.rough and (more := gcd(top, self.bottom // common)) > 1:
            top, common = top // more, common * more
        if common not in self.written:
            self.written[common] = digits(self.bottom // common)
        bottom = self.written[common]
        return digits(top) if bottom == "1" else f"{digits(top)}/{bottom}"


def text_of(value: Fraction) -> str:
    """A fraction as text: ``13/36``, ``-1/2``, ``3``."""
    top = digits(value.numerator)
    return top if value.denominator == 1 else f"{top}/{digits(value.denominator)}"


def digits(number: int) -> str:
    """A whole number of any length in decimal digits."""
    if number.bit_length() < LONGEST * 3:
        return str(number)
    from decimal import Decimal

    return f"{Decimal(number):f}"


def _power(number: int, prime: int, most: int) -> int:
    """How often the prime divides the number, at most so often."""
    power = 0
    for step in STEPS:
        factor = prime**step
        while power + step <= most and number % factor == 0:
            number //= factor
            power += step
    return power
