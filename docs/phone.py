"""Renews the README's pictures of the phone page in Chromium: python docs/phone.py [CHROMIUM]."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent / "pictures"


def main() -> None:
    """Two situations, light in English and dark in Polish."""
    chromium = sys.argv[1] if len(sys.argv) > 1 else "/usr/bin/chromium"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        file = Path(folder) / "odds.html"
        call = [sys.executable, "-m", "toolkit", "odds", "hjarnor", "--format", "html", "-o", str(file)]
        subprocess.run(call, check=True)  # noqa: S603 - our own program
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for scheme, language, table in (("light", "en", 0), ("dark", "pl", 1)):
            context = browser.new_context(
                viewport={"width": 360, "height": 780}, device_scale_factor=1.5, color_scheme=scheme, offline=True
            )
            page = context.new_page()
            page.goto(file.as_uri())
            page.get_by_role("radio", name=language, exact=True).click()
            page.select_option("#table", index=table)
            picture = HERE / f"phone-{scheme}.png"
            page.screenshot(path=picture)
            Image.open(picture).convert("RGB").quantize(48).save(picture, optimize=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
