"""Files written whole or not at all: beside the target, then renamed; nothing that exists is lost by accident."""

from __future__ import annotations

import os
import re
import tempfile
import unicodedata
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

from toolkit.errors import SettingError, ToolkitError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

OUTPUT = "output"
MAX_NAME = 100  # letters; file systems hold 255 bytes
FORBIDDEN = '<>:"/\\|?*'
RESERVED = {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))}


class FileError(ToolkitError):
    """A file or folder that cannot be written: not allowed, full, in the way."""


def safe_name(text: str) -> str:
    """The text as a file name that every system takes: no path parts, no device names, at most 100 letters.

    >>> safe_name("Åsa: the/brave?"), safe_name("CON"), safe_name("..")
    ('Åsa- the-brave-', 'CON-', 'unnamed')
    """
    composed = unicodedata.normalize("NFC", text)
    kept = "".join("-" if letter in FORBIDDEN or not letter.isprintable() else letter for letter in composed)
    kept = re.sub(r"\s+", " ", kept)[:MAX_NAME].strip(" .")
    if kept.partition(".")[0].upper() in RESERVED:
        kept = kept.partition(".")[0] + "-" + "".join(kept.partition(".")[1:])
    return kept or "unnamed"


def own_folder(name: str) -> Path:
    """The tool's own folder for one scenario: ``output/NAME`` in the working folder."""
    return Path(OUTPUT) / safe_name(name)


def refuse_existing(paths: Iterable[Path], *, force: bool) -> None:
    """FileError when one of the targets is there already, unless forced or in the tool's own ``output/``."""
    for path in paths:
        if path.is_dir():
            raise FileError("this is a folder, not a file", where=str(path), cure="Name a file in it")
        there = path.is_file() or path.is_symlink()  # a link that leads nowhere is somebody's, too
        if there and not force and not _is_device(path) and not _is_own(path):
            raise FileError("the file exists already", where=str(path), cure="Use another name, or --force")


def write_all(files: Mapping[Path, bytes], *, force: bool = False) -> None:
    """All the files, or none: every one is written beside its target before the first is renamed."""
    refuse_existing(files, force=force)
    staged: list[tuple[str, Path]] = []
    made: list[Path] = []
    try:
        for path, data in files.items():
            made += _folders(path.parent)
            if _is_device(path):
                path.write_bytes(data)
                continue
            staged.append((_staged(path, data), path))
        for temporary, path in staged:
            os.replace(temporary, path)  # noqa: PTH105 - the one call that replaces in one step everywhere
    except BaseException as error:
        for temporary, _ in staged:
            _gone(Path(temporary))
        _remove(made)
        if isinstance(error, OSError):
            raise _explained(error, next(iter(files))) from None
        raise


@contextmanager
def writing(path: Path, *, force: bool = False) -> Iterator[IO[bytes]]:
    """A stream into a file that takes its name only when all is written: for what is too long to be held."""
    refuse_existing([path], force=force)
    made: list[Path] = []
    temporary: Path | None = None
    try:
        made = _folders(path.parent)
        if _is_device(path):
            with path.open("wb") as stream:
                yield stream
            return
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", suffix=".part", dir=path.parent)
        temporary = Path(name)
        with os.fdopen(handle, "wb") as stream:
            yield stream
        _readable(temporary)
        temporary.replace(path)
    except BaseException as error:
        if temporary:
            _gone(temporary)
        _remove(made)
        if isinstance(error, OSError) and not isinstance(error, BrokenPipeError):
            raise _explained(error, path) from None
        raise


def size_words(count: int) -> str:
    """A file's size for people.

    >>> size_words(950), size_words(12_345), size_words(3_400_000)
    ('950 bytes', '12 kB', '3.4 MB')
    """
    if count < 1000:
        return f"{count} bytes"
    return f"{count / 1000:.0f} kB" if count < 1_000_000 else f"{count / 1e6:.1f} MB"


def _is_own(path: Path) -> bool:
    own = Path(OUTPUT).resolve()
    return own in path.resolve().parents and path.name != "README.md"


def _is_device(path: Path) -> bool:
    return path.exists() and not path.is_file() and not path.is_dir()


def _staged(path: Path, data: bytes) -> str:
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        _readable(Path(name))
    except BaseException:
        _gone(Path(name))
        raise
    return name


def _readable(path: Path) -> None:
    """Give a temporary file, which is private, the permissions of an ordinary one."""
    mask = os.umask(0)
    os.umask(mask)
    path.chmod(0o666 & ~mask)


def _folders(folder: Path) -> list[Path]:
    """Make a folder with its parents; gives those that were made, the outermost first."""
    missing = [parent for parent in (folder, *folder.parents) if not parent.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    return missing[::-1]


def _remove(folders: list[Path]) -> None:
    for folder in reversed(folders):
        with suppress(OSError):
            folder.rmdir()


def _gone(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _explained(error: OSError, path: Path) -> ToolkitError:
    reason = (error.strerror or str(error) or type(error).__name__).lower()
    where = str(error.filename) if isinstance(error.filename, str) and ".part" not in error.filename else str(path)
    return FileError(f"cannot be written ({reason})", where=where, cure="Choose another place with -o")


def output_path(text: str, *, where: str = "-o") -> Path:
    """The path a player wrote behind an option; SettingError for letters no file system takes."""
    if not text:
        raise SettingError("a path is missing", where=where, cure="Write one")
    if any(ord(letter) < 32 for letter in text):
        raise SettingError(f"{text!r} is no file name", where=where, cure="Leave out control characters")
    return Path(text)
