from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from toolkit.data import Templates
from toolkit.errors import SettingError
from toolkit.games.braaains.rolls import TABLES as BRAAAINS
from toolkit.games.hjarnor.rolls import TABLES as HJARNOR
from toolkit.odds.any_die import DICE
from toolkit.odds.parameters import Choice, Models, Number
from toolkit.odds.tables import text_of

SHIPPED = Templates.shipped()
TEST, ATTACK = HJARNOR[:2]
ASSAULT = next(table for table in BRAAAINS if table.name == "assault")


def test_rows_are_flat_and_have_the_form_others_rely_on() -> None:
    table, mean = TEST.results(SHIPPED, {"dice": (3,)})
    assert table.plain() == {
        "name": "test",
        "parameters": {"dice": [3]},
        "assumes": [],
        "rows": list(table.rows),
    }
    assert table.rows[0] == {
        "dice": 3,
        "outcome": "fumble",
        "exact": "43/324",
        "probability": 43 / 324,
        "at_least_exact": "1",
        "at_least": 1.0,
    }
    assert mean.plain()["name"] == "test-mean"
    assert mean.rows == ({"dice": 3, "outcome": "mean", "exact": "6/5", "value": 1.2},)


def test_counts_give_every_total() -> None:
    (table, _) = TEST.results(SHIPPED, {"dice": (2,)}, counts=True)
    assert [row["outcome"] for row in table.rows[:4]] == ["-2", "-1", "0", "1"]
    assert table.rows[-1]["outcome"].endswith("+")
    assert sum(Fraction(row["exact"]) for row in table.rows) == 1


def test_beyond_2000_dice_floats_are_given_and_said_so() -> None:
    exact, _ = TEST.results(SHIPPED, {"dice": (2000,)})
    assert exact.assumes == ()
    assert len(exact.rows[-1]["exact"]) > 4000
    floats, mean = TEST.results(SHIPPED, {"dice": (2001,)})
    assert floats.assumes == ("floats",)
    assert "exact" not in floats.rows[-1]
    assert floats.rows[-1]["probability"] == pytest.approx(1.0)
    assert mean.rows[0]["exact"] == "4002/5"


def test_fractions_of_any_length_become_text() -> None:
    assert text_of(Fraction(1, 10**9000)) == "1/1" + "0" * 9000
    assert text_of(Fraction(-4, 6)) == "-2/3"


@pytest.mark.parametrize(
    ("table", "given", "message"),
    [
        (TEST, {"dice": (-1,)}, "--dice: -1 is below 0"),
        (TEST, {"dice": (1.5,)}, "no whole number"),
        (TEST, {"dice": (True,)}, "no whole number"),
        (TEST, {"dice": (10**9,)}, "above 1000000 .more would take too long."),
        (TEST, {"cards": (1,)}, "has no parameter 'cards'.*--dice"),
        (ATTACK, {"dice": (2001,)}, "above 2000"),
        (ATTACK, {"target": ("crawlr",)}, "Did you mean 'crawler'"),
        (ASSAULT, {"soldiers": (1,), "pistol": (2,)}, "--pistol: 2 of 1 soldiers"),
        (ASSAULT, {"die": (7,)}, "neither a d6 nor a d8"),
        (DICE, {"faces": ("1!",)}, "never ends"),
        (DICE, {"dice": (3,), "keep": (4,)}, "4 dice are kept of 3"),
        (DICE, {"dice": (1000,), "keep": (4,)}, "too long"),
        (DICE, {"dice": tuple(range(5001)), "faces": ("1,2",)}, "more than 5000 situations"),
    ],
)
def test_wrong_values_are_refused_by_name(table: Any, given: Any, message: str) -> None:
    with pytest.raises(SettingError, match=message):
        table.results(SHIPPED, given)


def test_numbers_are_written_singly_as_lists_and_as_spans() -> None:
    dice = Number("dice", (1,), words=("empty",))
    assert dice.parsed("1-3,7, empty") == (1, 2, 3, 7, "empty")
    assert dice.parsed("-2") == (-2,)
    for wrong in ("", "1.5", "x", "1-9999999"):
        with pytest.raises(SettingError, match="--dice"):
            dice.parsed(wrong)


def test_models_of_a_side_may_be_none_or_all_of_them() -> None:
    charged = Models("charged", ("all",), 0, 9, side="zombies")
    assert charged.parsed("yes") == ("all",)
    assert charged.parsed("no") == (0,)
    assert charged.parsed("1,2") == (1, 2)
    assert charged.checked("all", None, {"zombies": 3}) == 3


def test_choices_may_come_from_a_template() -> None:
    weapon = Choice("weapon", tuple)
    assert weapon.usual({"axe": 1, "bow": 2}, {}) == ("axe", "bow")
    with pytest.raises(SettingError, match="Choose from: axe"):
        weapon.checked("zzzz", {"axe": 1}, {})


def test_the_same_seed_rolls_the_same_dice() -> None:
    rolled = [next(ATTACK.rolls(SHIPPED, Random("7/dice"), {"dice": (5,)})) for _ in range(2)]
    assert rolled[0] == rolled[1]
    assert rolled[0].situation == {"dice": 5, "target": "zombie"}


def test_any_die_keeps_the_highest() -> None:
    (table, mean) = DICE.results(SHIPPED, {"faces": ("d6",), "dice": (4,), "keep": (3,)})
    assert next(row["exact"] for row in table.rows if row["outcome"] == "18") == "7/432"
    assert mean.rows[0]["exact"] == "15869/1296"
    rolled = next(DICE.rolls(SHIPPED, Random(1), {"dice": (4,), "keep": (1,)}))
    assert int(rolled.outcome) == max(shown[0] + 1 for shown in rolled.thrown[0].shown)


def test_any_die_that_explodes_has_its_exact_rest() -> None:
    (table, mean) = DICE.results(SHIPPED, {"faces": ("-1,0,0,1,1,1!",), "dice": (4,)})
    assert sum(Fraction(row["exact"]) for row in table.rows) == 1
    assert mean.rows[0]["exact"] == "8/5"
    assert table.rows[0]["outcome"] == "-4"
    down = DICE.results(SHIPPED, {"faces": ("-1!,0,1",), "dice": (2,)})[0]
    assert down.rows[0]["outcome"].startswith("<=")
    assert DICE.results(SHIPPED, {"faces": ("1!,2",), "dice": (3,), "keep": (1,)})[0].rows[-1]["outcome"].endswith("+")
