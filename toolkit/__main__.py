"""The command ``brains``; also ``python -m toolkit``."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line and end with its exit code."""
    from toolkit.cli import run

    sys.exit(run())


if __name__ == "__main__":
    main()
