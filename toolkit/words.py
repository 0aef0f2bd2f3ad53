"""Words in English, Swedish and Polish: phrases, plurals, numbers as the language writes them."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from toolkit.data import Templates, shipped_folder
from toolkit.errors import TemplateError

if TYPE_CHECKING:
    from fractions import Fraction

LANGUAGES = ("en", "sv", "pl")


@dataclass(frozen=True, slots=True)
class Words:
    """The phrases of one language: the shared file under the game's own, both from the templates.

    Keys are dotted paths into the TOML tables: ``words["attack.destroyed"]``.
    """

    language: str
    table: dict[str, Any]
    where: str = "words"

    @classmethod
    def load(cls, templates: Templates, language: str, game: str | None = None) -> Words:
        """The words in force for a language and, when given, a game (whose own keys win)."""
        names = [f"words/{language}.toml", *([f"{game}/words/{language}.toml"] if game else [])]
        table: dict[str, Any] = {}
        for name in names:
            table |= _phrases(templates, name)
        return cls(language, table, " or ".join(names))

    def __contains__(self, key: str) -> bool:
        return key in self.table

    def __getitem__(self, key: str) -> str:
        return self._phrase(key)

    def fill(self, key: str, **values: object) -> str:
        """The phrase with ``{name}`` replaced; nothing else in it or in the values is interpreted."""
        return _filled(self._phrase(key), values)

    def plural(self, key: str, n: int, **values: object) -> str:
        """The phrase for ``n`` things, ``{n}`` filled in; keys end in .one, .few (Polish), .many.

        Polish: 1 one, 2-4 but not 12-14 few, all others many; English and Swedish: 1 one, all others many.
        """
        form = "one" if n == 1 else "many"
        if self.language == "pl" and n % 10 in {2, 3, 4} and n % 100 not in {12, 13, 14}:
            form = "few"
        return self.fill(f"{key}.{form}", n=n, **values)

    def number(self, value: float, decimals: int = 0) -> str:
        """A number with the language's decimal mark: 12.5 in English, 12,5 in Swedish and Polish."""
        text = f"{value:.{decimals}f}"
        return text if self.language == "en" else text.replace(".", ",")

    def percent(self, chance: Fraction | float, decimals: int = 1) -> str:
        """A chance as per cent without the sign, rounded half up from the exact value."""
        scaled = chance * 100 * 10**decimals
        whole = int(scaled + type(scaled)(1) / 2)
        return self.number(whole / 10**decimals, decimals)

    def _phrase(self, key: str) -> str:
        try:
            return str(self.table[key])
        except KeyError:
            what, cure = f"the phrase {key!r} is missing", "Add it, or delete your own file"
            raise TemplateError(what, where=self.where, cure=cure) from None


def _phrases(templates: Templates, name: str) -> dict[str, Any]:
    """The phrases of one file; TemplateError for a key of a player's own file that the shipped one does not have."""
    phrases = _flat(templates.table(name))
    path, shipped = templates.find(name), shipped_folder() / name
    if shipped.is_file() and not path.samefile(shipped):
        known = _flat(Templates.shipped().table(name))
        for key in phrases:
            if key not in known:
                near = difflib.get_close_matches(key, known, n=1, cutoff=0.5)
                cure = f"Did you mean {near[0]!r}?" if near else "Remove it"
                raise TemplateError(f"unknown key {key[:60]!r}", where=str(path), cure=cure)
    return phrases


def _flat(table: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            flat |= _flat(value, f"{prefix}{key}.")
        else:
            flat[f"{prefix}{key}"] = value
    return flat


def _filled(phrase: str, values: dict[str, object]) -> str:
    return re.sub(r"\{(\w+)\}", lambda match: str(values.get(match[1], match[0])), phrase)
