"""Renews the README's pictures from real output: python docs/pictures.py."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import pypdfium2
from PIL import Image

HERE = Path(__file__).resolve().parent / "pictures"
GAP = 14
ROWS = {
    "kit": [("kit.pdf", 0), ("heroes.pdf", 0), ("overview.pdf", 0)],
    "aids": [("tokens.pdf", 0), ("reference.pdf", 0), ("odds.pdf", 0)],
    "plan": [("plan.pdf", 0), ("board.pdf", 1), ("rulers.pdf", 0)],
}


def main() -> None:
    """A row of three sheets a picture, and one of each other game's cover."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        for game in ("hjarnor", "hunger", "braaains"):
            call = [sys.executable, "-m", "toolkit", "kit", game, "--seed", "7", "-o", str(out / game)]
            subprocess.run(call, check=True)  # noqa: S603 - our own program
        for name, sheets in ROWS.items():
            row([sheet(out / "hjarnor" / file, page) for file, page in sheets]).save(
                HERE / f"{name}.png", optimize=True
            )
        games = [sheet(out / game / "kit.pdf", 0) for game in ("hjarnor", "hunger", "braaains")]
        row(games).save(HERE / "games.png", optimize=True)


def sheet(file: Path, page: int) -> Image.Image:
    """One page of a PDF at 60 dots an inch."""
    document = pypdfium2.PdfDocument(file)
    picture = document[page].render(scale=60 / 72).to_pil().convert("RGB")
    document.close()
    return picture


def row(pictures: list[Image.Image]) -> Image.Image:
    """Pictures side by side on grey, in few colours, so that the file stays small."""
    width = sum(picture.width + GAP for picture in pictures) + GAP
    joined = Image.new("RGB", (width, max(picture.height for picture in pictures) + 2 * GAP), "#b9b9b9")
    x = GAP
    for picture in pictures:
        joined.paste(picture, (x, GAP))
        x += picture.width + GAP
    return joined.quantize(48)


if __name__ == "__main__":
    main()
