"""What is rolled and what it leads to, said once: the odds are counted from it, and the dice at the table follow it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from toolkit.odds.distribution import Distribution
from toolkit.odds.pools import pool

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction
    from random import Random
    from typing import Protocol

    from toolkit.odds.dice import Die

    class Source(Protocol):
        """Something rolled or drawn: its exact odds, and a throw of it whose values have those odds."""

        def odds(self) -> Distribution:
            """The exact distribution of the value."""
            ...

        def throw(self, random: Random) -> Thrown:
            """One throw, with what it showed."""
            ...


State = Any


class Thrown(Struct, frozen=True):
    """What one throw showed: for each die the places of its faces, one after another while it rolled again.

    ``what`` is the key of the words that say what was rolled for, ``bonuses`` what was added to each die, ``cards``
    what was drawn, ``value`` the number that the rule reads, ``read_as`` how it comes from the dice: their ``total``,
    the ``hits`` among them, the ``best`` of them.
    """

    what: str
    value: Any
    die: Die | None = None
    shown: tuple[tuple[int, ...], ...] = ()
    bonuses: tuple[int, ...] = ()
    cards: tuple[Any, ...] = ()
    read_as: str = "total"


class Sum(Struct, frozen=True):
    """The sum of equal dice, which may explode; ``up_to`` as for ``pool``."""

    what: str
    die: Die
    dice: int = 1
    up_to: int | None = None

    def odds(self) -> Distribution:
        """The pool's exact distribution."""
        return _pool(self.die, self.dice, self.up_to)

    def throw(self, random: Random) -> Thrown:
        """All dice, explosions included."""
        shown = tuple(self.die.throw(random) for _ in range(self.dice))
        return Thrown(self.what, sum(map(self.die.total, shown)), self.die, shown)


class Hits(Struct, frozen=True):
    """How many of the dice (faces 1 to n, none exploding) show ``needed`` or more after the bonus."""

    what: str
    die: Die
    dice: int
    needed: int
    bonus: int = 0

    def odds(self) -> Distribution:
        """The number of hits."""
        from toolkit.odds.contests import successes

        return successes(pool(self.die, 1).chance(self._hits), self.dice)

    def throw(self, random: Random) -> Thrown:
        """Every die with its bonus."""
        shown = tuple(self.die.throw(random) for _ in range(self.dice))
        hits = sum(self._hits(self.die.total(die)) for die in shown)
        bonuses = (self.bonus,) * self.dice if self.bonus else ()
        return Thrown(self.what, hits, self.die, shown, bonuses, read_as="hits")

    def _hits(self, value: int) -> bool:
        return value + self.bonus >= self.needed


class Best(Struct, frozen=True):
    """The highest of some dice, each with its own bonus (one die or more, none exploding)."""

    what: str
    die: Die
    bonuses: tuple[int, ...]

    def odds(self) -> Distribution:
        """The side's best."""
        return _best(self.die, self.bonuses)

    def throw(self, random: Random) -> Thrown:
        """Every model's die with its bonus."""
        shown = tuple(self.die.throw(random) for _ in self.bonuses)
        best = max(self.die.total(die) + bonus for die, bonus in zip(shown, self.bonuses, strict=True))
        return Thrown(self.what, best, self.die, shown, self.bonuses, read_as="best")


class Row(Struct, frozen=True):
    """Dice laid side by side, their numbers in the order rolled: the doors of zombies that appear."""

    what: str
    die: Die
    dice: int

    def odds(self) -> Distribution:
        """Every order of numbers: meant for a few dice."""
        one = pool(self.die, 1)
        rows = Distribution.sure(())
        for _ in range(self.dice):
            rows = rows.then(lambda row: one.map(lambda n: (*row, n)))
        return rows

    def throw(self, random: Random) -> Thrown:
        """All dice."""
        shown = tuple(self.die.throw(random) for _ in range(self.dice))
        return Thrown(self.what, tuple(map(self.die.total, shown)), self.die, shown)


class Hand(Struct, frozen=True):
    """Cards drawn from a deck without putting any back; ``measure`` reads the hand, ``exact`` counts its odds."""

    what: str
    deck: tuple[Any, ...]
    cards: int
    measure: Callable[[tuple[Any, ...]], Any]
    exact: Callable[[], Distribution]

    def odds(self) -> Distribution:
        """The exact distribution of what ``measure`` says."""
        return self.exact()

    def throw(self, random: Random) -> Thrown:
        """The cards in the order drawn."""
        left = list(self.deck)
        drawn = tuple(left.pop(int(random.random() * len(left))) for _ in range(self.cards))
        return Thrown(self.what, self.measure(drawn), cards=drawn)


class Move(Struct, frozen=True):
    """One throw, and the state that its value leads to.

    ``then`` must be able to read an open end (``AtLeast``) where the source has one.
    """

    source: Source
    then: Callable[[Any], State]

    def odds(self) -> Distribution:
        """The next state's exact distribution."""
        return self.source.odds().map(self.then)


class Rule(Struct, frozen=True):
    """A start, and the move from every state; None where it ends, and that state is what comes out.

    ``endless``: a state may come back, so that no number of throws is enough for certain.
    """

    start: State
    move: Callable[[State], Move | None]
    endless: bool = False

    @classmethod
    def once(cls, source: Source, then: Callable[[Any], Any]) -> Rule:
        """One throw and what it means."""
        return cls(_START, lambda state: Move(source, then) if state is _START else None)

    def step(self, state: State) -> Distribution | None:
        """The distribution of the state after the next throw, None at an end."""
        move = self.move(state)
        return None if move is None else move.odds()

    def odds(self) -> Distribution:
        """The exact distribution of what comes out."""
        if self.endless:
            from toolkit.odds.chains import absorbed

            return absorbed(self.start, self.step).ends
        step = lru_cache(maxsize=None)(self.step)
        now = Distribution.sure(self.start)
        while any(step(state) is not None for state in now):
            now = now.then(lambda state: step(state) or Distribution.sure(state))
        return now

    def roll(self, random: Random) -> tuple[tuple[Thrown, ...], State]:
        """The dice thrown one after another, and what came out."""
        state, thrown = self.start, []
        while (move := self.move(state)) is not None:
            throw = move.source.throw(random)
            thrown.append(throw)
            state = move.then(throw.value)
        return tuple(thrown), state


def best_play(start: State, choices: Callable[[State], tuple[Move, ...]], worth: Callable[[State], Fraction]) -> Rule:
    """The rule in which the player always takes the best choice, or stops where stopping is worth as much.

    ``choices`` are the moves a state allows (none at an end), ``worth`` what it is worth to stop there. By dynamic
    programming from the ends backwards; no state may come back.
    """

    @cache
    def value(state: State) -> Fraction:
        return max([worth(state)] + [gained(move) for move in choices(state)])

    def gained(move: Move) -> Fraction:
        return sum((chance * value(after) for after, chance in move.odds().items()), start=0 * worth(start))

    def chosen(state: State) -> Move | None:
        best, most = None, worth(state)
        for move in choices(state):
            if (gain := gained(move)) > most:
                best, most = move, gain
        return best

    return Rule(start, lru_cache(maxsize=None)(chosen))


_START = "start"


@lru_cache(maxsize=256)
def _pool(die: Die, dice: int, up_to: int | None) -> Distribution:
    return pool(die, dice, up_to)


@lru_cache(maxsize=256)
def _best(die: Die, bonuses: tuple[int, ...]) -> Distribution:
    from toolkit.odds.contests import highest

    one = pool(die, 1)
    return highest([one.map(bonus.__add__) for bonus in bonuses])
