"""How quickly the command line answers; run by hand: pytest benchmarks --benchmark-enable.

Whole processes, because that is what a player waits for. The promises: ``brains --help`` within 2.5 times of
``python -c "import click"``; a kit under 250 MB of memory and kit.pdf under 5 MB.
"""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pathlib import Path

PROCESSES = {
    "import click": ["-c", "import click"],
    "--help": ["-m", "toolkit", "--help"],
    "kit --help": ["-m", "toolkit", "kit", "--help"],
    "games": ["-m", "toolkit", "games"],
    "scenario": ["-m", "toolkit", "scenario", "hjarnor", "--seed", "7", "-o", "-"],
    "board": ["-m", "toolkit", "board", "hjarnor", "--seed", "7", "-o", "-"],
}


@pytest.mark.parametrize("name", PROCESSES)
def test_a_process(name: str, benchmark: Any, tmp_path: Path) -> None:
    call = [sys.executable, *PROCESSES[name]]
    benchmark.pedantic(
        subprocess.run,
        (call,),
        {"cwd": tmp_path, "check": True, "capture_output": True},
        rounds=15,
        warmup_rounds=2,
    )


def test_a_kit(benchmark: Any, tmp_path: Path) -> None:
    """A whole kit, with its peak memory and the size of kit.pdf beside the time."""
    script = (
        "import resource, sys; from toolkit.cli import run; code = run(sys.argv[1:]); "
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, file=sys.stderr); sys.exit(code)"
    )
    call = [sys.executable, "-c", script, "kit", "hjarnor", "--seed", "7"]
    kwargs = {"cwd": tmp_path, "check": True, "capture_output": True, "text": True}
    done = benchmark.pedantic(subprocess.run, (call,), kwargs, rounds=5, warmup_rounds=1)
    benchmark.extra_info["peak_mb"] = int(done.stderr.split()[-1])
    benchmark.extra_info["kit_kb"] = (tmp_path / "output/hjarnor-7/kit.pdf").stat().st_size // 1000
    print(benchmark.extra_info)
