"""Finds the files a player may edit (``templates/``) and decodes them, naming file and key when one is wrong."""

from __future__ import annotations

import difflib
import re
import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, get_args

import msgspec

from toolkit.errors import SettingError, TemplateError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

T = TypeVar("T")

PACKAGE = Path(__file__).resolve().parent
MAX_BYTES = 4_000_000


def shipped_folder() -> Path:
    """The templates that came with the program: ``toolkit/templates`` in a wheel, ``../templates`` in a checkout."""
    inside = PACKAGE / "templates"
    return inside if inside.is_dir() else PACKAGE.parent / "templates"


@dataclass(frozen=True, slots=True)
class Templates:
    """The template files in force: each is taken from the first folder that has it, the shipped folder last.

    ``replaced`` holds values that stand in for those at the top of a TOML file, by the file's name.
    """

    folders: tuple[Path, ...]
    replaced: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @classmethod
    def of(cls, *overrides: Path) -> Templates:
        """The player's own folders first, file by file, then the shipped one."""
        return cls((*overrides, shipped_folder()))

    @classmethod
    def shipped(cls) -> Templates:
        """Only what came with the program."""
        return cls((shipped_folder(),))

    def with_values(self, name: str, values: Mapping[str, Any]) -> Templates:
        """The same templates, with some values at the top of one TOML file replaced, such as a scenario's settings."""
        return replace(self, replaced={**self.replaced, name: values})

    def find(self, name: str) -> Path:
        """The path of one file, such as ``hjarnor/heroes.toml``; TemplateError when no folder has it."""
        for folder in self.folders:
            path = folder / name
            if path.is_file():
                return path
        raise TemplateError(f"there is no template {name!r}", cure="Copy the shipped ones with: brains init")

    def has(self, name: str) -> bool:
        """Whether any folder has this file."""
        return any((folder / name).is_file() for folder in self.folders)

    def names(self, folder: str, suffix: str) -> tuple[str, ...]:
        """The stems of all files with this suffix in a folder of the templates, sorted."""
        found = {path.stem for root in self.folders for path in (root / folder).glob(f"*{suffix}")}
        return tuple(sorted(found))

    def text(self, name: str) -> str:
        """The whole file as text (UTF-8, with or without a byte-order mark)."""
        path = self.find(name)
        try:
            if path.stat().st_size > MAX_BYTES:
                raise TemplateError("the file is larger than 4 MB", where=str(path), cure="Make it smaller")
            return path.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError as error:
            raise TemplateError(f"byte {error.start} is not UTF-8", where=str(path), cure="Save it as UTF-8") from None
        except OSError as error:
            raise TemplateError(f"cannot be read ({error.strerror})", where=str(path)) from None

    def table(self, name: str) -> dict[str, Any]:
        """The TOML file as plain dicts and lists."""
        text = self.text(name)
        try:
            return {**tomllib.loads(text), **self.replaced.get(name, {})}
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise TemplateError(f"not TOML: {error}", where=str(self.find(name)), cure="Mend that line") from None

    def decode(self, name: str, kind: type[T]) -> T:
        """The TOML file as a value of ``kind`` (a msgspec Struct); names file, key and nearest valid key."""
        return decoded(self.table(name), kind, where=str(self.find(name)))

    def decode_each(self, name: str, kind: type[T], needed: Iterable[str]) -> dict[str, T]:
        """The TOML file's tables, each as a value of ``kind``; TemplateError when one that is ``needed`` is missing."""
        tables: dict[str, T] = self.decode(name, dict[str, kind])  # type: ignore[valid-type]
        for key in needed:
            if key not in tables:
                cure = "Compare with the shipped file (brains init)"
                raise TemplateError(f"the table [{key}] is missing", where=str(self.find(name)), cure=cure)
        return tables


def decoded(table: object, kind: type[T], *, where: str) -> T:
    """Plain dicts and lists as a value of ``kind``; TemplateError names the key and the nearest valid one."""
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        message = _pinpointed(str(error), table, kind)
        raise TemplateError(_explained(message, kind), where=where, cure=_cure(message, kind)) from None


def overridden(settings: T, table: dict[str, Any], *, where: str) -> T:
    """The same settings with some keys replaced, checked like the file itself; SettingError for a wrong value.

    A kind with a function ``implied`` says there what the player's own values say besides.
    """
    kind = type(settings)
    implied = getattr(kind, "implied", dict)
    try:
        return decoded({**msgspec.to_builtins(settings), **implied(table)}, kind, where=where)
    except TemplateError as error:
        raise SettingError(error.what, where=error.where, cure=error.cure) from None


def parsed_assignments(pairs: Iterable[str], kind: type[Any]) -> dict[str, Any]:
    """What ``--set key=value`` says, as plain values for the fields of ``kind``.

    Numbers, words, true and false; a size is ``100x45`` or ``5x6in``, a list is separated by commas.

    >>> class S(msgspec.Struct): car_mm: tuple[float, float]
    >>> parsed_assignments(["car_mm=4x2in"], S)
    {'car_mm': [101.6, 50.8]}
    """
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    values: dict[str, Any] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        key = key.strip()
        if not equals:
            raise SettingError(f"--set {pair!r} has no '='", cure="Write --set key=value")
        if key not in types:
            raise SettingError(f"there is no setting {key!r}", where="--set", cure=_nearest(key, types))
        values[key] = _value(text.strip(), types[key], key)
    return values


def parsed_length(text: str) -> float:
    """Millimetres of ``12.5``, ``12.5mm``, ``4in`` or ``4"``; SettingError for anything else.

    >>> parsed_length('1in')
    25.4
    """
    match = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*(mm|cm|in|\"|″)?\s*", text)
    if not match:
        raise SettingError(f"{text!r} is no length", cure="Write millimetres, or inches with 'in' behind: 120 or 5in")
    factor = {None: 1.0, "mm": 1.0, "cm": 10.0}.get(match[2], 25.4)
    return round(float(match[1]) * factor, 6)


def parsed_size(text: str) -> list[float]:
    """Two lengths of ``120x150`` or ``5x6in`` (the unit at the end holds for both), in millimetres.

    >>> parsed_size('5x6in')
    [127.0, 152.4]
    """
    match = re.fullmatch(r"\s*([\d.]+)\s*(mm|cm|in|\"|″)?\s*[x×]\s*([\d.]+)\s*(mm|cm|in|\"|″)?\s*", text)
    if not match:
        raise SettingError(f"{text!r} is no size", cure="Write 120x150 or 5x6in")
    second = match[4] or ""
    return [parsed_length(match[1] + (match[2] or second)), parsed_length(match[3] + second)]


def _plain_kinds(kind: Any) -> set[Any]:
    """The types that a setting's values may have; a choice of values has their types.

    >>> from typing import Literal
    >>> sorted(one.__name__ for one in _plain_kinds(Literal[6, "random"]))
    ['int', 'str']
    """
    if isinstance(kind, type):
        return {kind}
    members = get_args(kind)
    if not members:  # a value of a Literal
        return {type(kind)}
    return set().union(*(_plain_kinds(one) for one in members))


def _value(text: str, kind: Any, key: str) -> object:
    name = str(kind)
    try:
        if "tuple[tuple[float, float]" in name:
            return [parsed_size(part) for part in text.split(",") if part.strip()]
        if "tuple[float, float]" in name:
            return parsed_size(text.replace(",", "x"))
        if "tuple[str, ..." in name:
            return [part.strip() for part in text.split(",") if part.strip()]
        if name.startswith("dict["):
            parts = [part.partition(":") for part in text.split(",") if part.strip()]
            return {left.strip(): int(right) for left, _, right in parts}
        kinds = _plain_kinds(kind)
        if bool in kinds and text.lower() in {"true", "false", "yes", "no", "on", "off"}:
            return text.lower() in {"true", "yes", "on"}
        if int in kinds and re.fullmatch(r"[+-]?\d+", text):
            return int(text)
        if float in kinds and re.fullmatch(r"[+-]?(\d+\.?\d*|\.\d+)", text):
            return float(text)
    except SettingError as error:
        raise SettingError(error.what, where=f"--set {key}", cure=error.cure) from None
    except ValueError:
        raise SettingError(f"{text!r} is not NAME:NUMBER,...", where=f"--set {key}") from None
    return text


def _pinpointed(message: str, table: object, kind: type) -> str:
    """The message with the keys that msgspec writes as ``[...]``: the first whose table alone is refused as well."""
    while "[...]" in message:
        before = message.partition("[...]")[0].rpartition("$")[2].strip(".`")
        steps = [int(step[1:-1]) if step[0] == "[" else step for step in re.findall(r"\[\d+\]|[^.\[\]]+", before)]
        keys = list(_part(table, steps))
        found = next((key for key in keys if _refused_alone(table, steps, key, kind)), None)
        if found is None:
            break
        message = message.replace("[...]", f".{found}", 1)
    return message


def _part(table: Any, steps: list[int | str]) -> Any:
    for step in steps:
        table = table[step]
    return table


def _refused_alone(table: Any, steps: list[int | str], key: str, kind: type) -> bool:
    copied = msgspec.to_builtins(table)
    part = _part(copied, steps)
    for other in [other for other in part if other != key]:
        del part[other]
    try:
        msgspec.convert(copied, kind)
    except msgspec.ValidationError:
        return True
    return False


def _explained(message: str, kind: type) -> str:
    reason, _, path = message.partition(" - at ")
    place = path.strip("`").removeprefix("$").lstrip(".")
    unknown = re.search(r"unknown field `(.*)`", reason)
    if unknown:
        key = f"{place}.{unknown[1]}" if place else unknown[1]
        return f"unknown key {key!r}"
    missing = re.search(r"missing required field `(.*)`", reason)
    if missing:
        return f"key {missing[1]!r} is missing" + (f" in {place}" if place else "")
    value = re.fullmatch(r"Invalid enum value (.*)", reason)
    if value and (choices := _choices(kind, place)):
        return f"{place}: {value[1]} is none of {', '.join(choices)}"
    if not place and not reason.startswith("Expected"):
        return reason  # a sentence of the settings' own, which names its key
    return f"{place or kind.__name__}: {reason[:1].lower()}{reason[1:]}"


def _choices(kind: type, key: str) -> list[str]:
    """The values that a key of a settings file may have, where they are a few."""
    types = [field.type for field in msgspec.structs.fields(kind) if field.encode_name == key]
    values = [value for one in types for value in get_args(one)]
    return [] if any(get_args(value) or isinstance(value, type) for value in values) else [str(v) for v in values]


def _cure(message: str, kind: type) -> str:
    unknown = re.search(r"unknown field `(.*?)`", message)
    return _nearest(unknown[1], _all_keys(kind)) if unknown else "Compare with the shipped file (brains init)"


def _nearest(key: str, keys: Iterable[str]) -> str:
    known = sorted(keys)
    near = difflib.get_close_matches(key, known, n=1, cutoff=0.5)
    return f"Did you mean {near[0]!r}?" if near else f"Known: {', '.join(known)}"


def _all_keys(kind: Any, seen: frozenset[Any] = frozenset()) -> set[str]:
    """Every key that may stand in a file of this kind, nested ones included."""
    if kind in seen:
        return set()
    seen |= {kind}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        fields = msgspec.structs.fields(kind)
        return {field.encode_name for field in fields}.union(*(_all_keys(field.type, seen) for field in fields))
    return set().union(*(_all_keys(part, seen) for part in get_args(kind)))
