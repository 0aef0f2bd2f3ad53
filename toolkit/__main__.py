"""The command ``brains``; also ``python -m toolkit``."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line and end with its exit code, even when stopped before anything is imported."""
    try:
        from toolkit.cli import run

        code = run()
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


if __name__ == "__main__":
    main()
