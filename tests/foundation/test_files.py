"""Files are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.errors import ToolkitError
from toolkit.files import MAX_NAME, safe_name, write_all, writing


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def names() -> list[str]:
    return sorted(str(path) for path in Path().rglob("*"))


def test_all_files_are_written_with_their_folders() -> None:
    write_all({Path("a/b/one"): b"1", Path("a/two"): b"2"})
    assert Path("a/b/one").read_bytes() == b"1"
    assert names() == ["a", str(Path("a/b")), str(Path("a/b/one")), str(Path("a/two"))]


def test_what_exists_stays_unless_forced() -> None:
    Path("one").write_bytes(b"old")
    with pytest.raises(ToolkitError, match="exists"):
        write_all({Path("two"): b"new", Path("one"): b"new"})
    assert names() == ["one"]
    assert Path("one").read_bytes() == b"old"
    write_all({Path("one"): b"new"}, force=True)
    assert Path("one").read_bytes() == b"new"


def test_the_tools_own_output_is_overwritten_but_for_its_readme() -> None:
    write_all({Path("output/hjarnor-7/kit.pdf"): b"1"})
    write_all({Path("output/hjarnor-7/kit.pdf"): b"2"})
    assert Path("output/hjarnor-7/kit.pdf").read_bytes() == b"2"
    Path("output/README.md").write_text("kept")
    with pytest.raises(ToolkitError, match="exists"):
        write_all({Path("output/README.md"): b""})


def test_a_link_out_of_output_does_not_count_as_output() -> None:
    Path("mine").mkdir()
    Path("mine/kit.pdf").write_bytes(b"mine")
    Path("output").mkdir()
    Path("output/link").symlink_to(Path("mine").resolve())
    with pytest.raises(ToolkitError, match="exists"):
        write_all({Path("output/link/kit.pdf"): b"new"})


def test_a_link_that_leads_nowhere_stays_unless_forced() -> None:
    Path("link.txt").symlink_to("nowhere.txt")
    with pytest.raises(ToolkitError, match="exists already"):
        write_all({Path("link.txt"): b"new"})
    assert Path("link.txt").is_symlink()
    write_all({Path("link.txt"): b"new"}, force=True)
    assert Path("link.txt").read_bytes() == b"new"


def test_a_folder_in_the_way_is_named() -> None:
    Path("here").mkdir()
    with pytest.raises(ToolkitError, match="here: this is a folder"):
        write_all({Path("here"): b""}, force=True)


def test_a_file_in_the_way_of_a_folder_is_named_and_nothing_is_left() -> None:
    Path("plain").write_bytes(b"")
    with pytest.raises(ToolkitError, match="plain"):
        write_all({Path("new/one"): b"1", Path("plain/two"): b"2"})
    assert names() == ["plain"]


def test_a_disk_that_fills_up_leaves_the_old_files(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("one").write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", os.fsync)
    real = os.fdopen
    opened = []

    def full(handle: int, mode: str) -> object:
        stream = real(handle, mode)
        opened.append(stream)
        if len(opened) == 2:
            stream.close()
            raise OSError(28, "No space left on device")
        return stream

    monkeypatch.setattr(os, "fdopen", full)
    with pytest.raises(ToolkitError, match="no space left on device"):
        write_all({Path("one"): b"new", Path("deep/er/two"): b"new"}, force=True)
    assert names() == ["one"]
    assert Path("one").read_bytes() == b"old"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_device_is_one_message() -> None:
    with pytest.raises(ToolkitError, match="no space left"):
        write_all({Path("/dev/full"): b"x" * 100_000}, force=True)
    with pytest.raises(ToolkitError, match="no space left"), writing(Path("/dev/full")) as stream:
        stream.write(b"x" * 100_000)
    assert Path("/dev/full").is_char_device()


def test_a_stream_takes_its_name_only_when_it_is_whole() -> None:
    with writing(Path("many")) as stream:
        stream.write(b"1\n")
        assert not Path("many").exists()
    assert names() == ["many"]
    with pytest.raises(KeyboardInterrupt):
        _stopped_while_writing(Path("sub/more"))
    assert names() == ["many"]


def _stopped_while_writing(path: Path) -> None:
    with writing(path) as stream:
        stream.write(b"1\n")
        raise KeyboardInterrupt


@pytest.mark.skipif(os.name == "nt", reason="permissions are POSIX here")
def test_new_files_have_the_permissions_of_ordinary_ones() -> None:
    Path("plain").write_bytes(b"")
    write_all({Path("ours"): b""})
    assert Path("ours").stat().st_mode == Path("plain").stat().st_mode


@given(st.text(max_size=300))
def test_every_text_becomes_a_name_that_every_system_takes(text: str) -> None:
    name = safe_name(text)
    assert 0 < len(name) <= MAX_NAME + 1
    assert not set(name) & set('<>:"/\\|?*\0')
    assert name.isprintable()
    assert name not in {".", ".."}
    assert name == name.strip(" .")
    assert name.partition(".")[0].upper() not in {"CON", "PRN", "AUX", "NUL", "COM1", "LPT9"}


BROKE_OTHERS = ("con", "Aux.txt", "NUL.", "com1", "../../etc/passwd", "a" * 300, "A\u0301sa", "🧟", "..", "a:b")


@pytest.mark.parametrize("given_name", BROKE_OTHERS)
def test_names_that_broke_other_tools(given_name: str) -> None:
    write_all({Path("output") / safe_name(given_name) / "x": b"1"})
    assert [path.parent.parent for path in Path("output").rglob("x")] == [Path("output")]
