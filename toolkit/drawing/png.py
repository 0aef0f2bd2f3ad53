"""A Scene as a PNG picture at a chosen number of dots an inch."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from toolkit.drawing.pdf import About, pdf_bytes
from toolkit.errors import SettingError

if TYPE_CHECKING:
    from toolkit.drawing.scene import Scene

MAX_PIXELS = 120_000_000


def png_bytes(scene: Scene, about: About, *, dpi: float = 150.0) -> bytes:
    """The scene's pixels on white; SettingError when the picture would be larger than 120 million pixels."""
    import pypdfium2

    pixels = scene.width * scene.height * (dpi / 25.4) ** 2
    if pixels > MAX_PIXELS:
        fitting = int(dpi * (MAX_PIXELS / pixels) ** 0.5)
        raise SettingError(
            f"{pixels / 1e6:.0f} million pixels are too many", where="--dpi", cure=f"Use {fitting} or less"
        )
    document = pypdfium2.PdfDocument(pdf_bytes([scene], about))
    try:
        picture = document[0].render(scale=dpi / 72).to_pil()
    finally:
        document.close()
    buffer = io.BytesIO()
    picture.save(buffer, "PNG", dpi=(dpi, dpi), optimize=False)
    return buffer.getvalue()
