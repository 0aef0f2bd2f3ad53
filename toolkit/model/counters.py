"""What stands on sheets of counters: small pieces of card handed out and given back, singly and in fives."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Counter:
    """One kind of counter: how many rounds it stands for, how many there are, the icon and word that tell whose."""

    worth: int
    count: int
    icon: str
    label: str


@dataclass(frozen=True, slots=True)
class CounterGroup:
    """Counters under one heading; ``only`` is what ``--only`` selects them by."""

    title: str
    note: str
    counters: tuple[Counter, ...]
    only: str = ""


@dataclass(frozen=True, slots=True)
class Counters:
    """Sheets of counters to punch or cut out; ``lead`` says in our own words what is done with them."""

    title: str
    lead: str
    groups: tuple[CounterGroup, ...]
