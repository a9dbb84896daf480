#!/usr/bin/env python3
"""Takes a picture of each page of the gallery in each engine, light and dark, in both directions, narrow and wide, into `.screenshots`.

    make screenshots [PAGES="number motion"] [ENGINES=chromium]
    screenshots.py --documentation    the pictures of the gallery and of themes in Documentation/images

`.screenshots/index.html` shows all of them. WebKit's window cannot be as narrow as 320 pixels, so 460 are used there.
"""

import argparse
import html
import io
import itertools
import pathlib
import sys
import tempfile
import time

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Web/tests"))
from harness import set_viewport, wait_until  # noqa: E402
from harness.browser import Browser  # noqa: E402
from harness.engines import ENGINES, DriverPool  # noqa: E402
from harness.gallery import PAGES, running_gallery  # noqa: E402
from harness.screenshots import FOLDER  # noqa: E402

WIDTHS = (320, 1280)
NARROWEST = {"webkit": 460}
IMAGES = ROOT / "Documentation/images"
AT_WORK = 2.6  # seconds until all six controls show content
SHEET_HEIGHT = 1600  # pixels of a page on a sheet
READY = "return ![...document.querySelectorAll('[data-state]')].some(({ dataset }) => dataset.state === 'loading')"


def take(browser, address, width):
    """Takes a picture of the whole page."""
    set_viewport(browser, max(width, NARROWEST.get(browser.engine, 0)), 800)
    browser.driver.get(address)
    wait_until(lambda: browser.run(READY))
    height = browser.run("return document.documentElement.scrollHeight")
    set_viewport(browser, max(width, NARROWEST.get(browser.engine, 0)), height)
    return browser.driver.get_screenshot_as_png()


def sheet(paths, target):
    """Writes all pictures of a page in one engine, side by side."""
    pictures = [Image.open(path).convert("RGB") for path in paths]
    pictures = [each.crop((0, 0, each.width, min(each.height, SHEET_HEIGHT))) for each in pictures]
    whole = Image.new("RGB", (sum(each.width + 16 for each in pictures), SHEET_HEIGHT), "#808080")
    left = 0
    for each in pictures:
        whole.paste(each, (left, 0))
        left += each.width + 16
    whole.resize((whole.width // 2, whole.height // 2), Image.LANCZOS).save(target)


def draw_documentation(browser, gallery):
    """Takes pictures of the front page in use, and with each example theme."""
    pictures = []
    for theme in ("", "plain", "dense", "playful"):
        set_viewport(browser, 1280, 1060)
        browser.driver.get(f"{gallery.address}?theme={theme}")
        wait_until(lambda: browser.run(READY))
        browser.run("document.querySelector('#watch').click()")
        time.sleep(AT_WORK)
        pictures.append(Image.open(io.BytesIO(browser.driver.get_screenshot_as_png())).convert("RGB"))
    front, *themed = pictures
    whole = Image.new("RGB", (sum(each.width for each in themed), themed[0].height))
    for index, each in enumerate(themed):
        whole.paste(each, (index * each.width, 0))
    for picture, name in ((front, "gallery"), (whole.resize((whole.width // 2, whole.height // 2), Image.LANCZOS), "themes")):
        picture.save(IMAGES / f"{name}.png", optimize=True)
        print(IMAGES / f"{name}.png")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pages", nargs="*", default=list(PAGES))
    parser.add_argument("--engines", nargs="*", default=list(reversed(ENGINES)))
    parser.add_argument("--query", default="", help="further settings, such as theme=dense")
    parser.add_argument("--documentation", action="store_true", help="draw the pictures of the documentation instead")
    options = parser.parse_args()
    if options.documentation:
        with tempfile.TemporaryDirectory() as folder, running_gallery(pathlib.Path(folder)) as gallery, DriverPool("chromium") as drivers:
            return draw_documentation(Browser("chromium", drivers.driver(), None), gallery)
    FOLDER.mkdir(exist_ok=True)
    shown = []
    with tempfile.TemporaryDirectory() as folder, running_gallery(pathlib.Path(folder)) as gallery:
        for engine in options.engines:
            with DriverPool(engine) as drivers:
                browser = Browser(engine, drivers.driver(), None)
                for name in options.pages:
                    paths = []
                    for width, colors, direction in itertools.product(WIDTHS, ("light", "dark"), ("ltr", "rtl")):
                        address = f"{gallery.address}{PAGES[name]}?colors={colors}&dir={direction}&{options.query}"
                        path = FOLDER / f"{name}-{engine}-{colors}-{direction}-{width}.png"
                        path.write_bytes(take(browser, address, width))
                        paths.append(path)
                    shown += paths
                    sheet(paths, FOLDER / f"{name}-{engine}.png")
                    print(FOLDER / f"{name}-{engine}.png", flush=True)
    figures = "".join(f'<figure><figcaption>{html.escape(each.stem)}</figcaption><img src="{each.name}" alt=""></figure>\n' for each in shown)
    (FOLDER / "index.html").write_text(f'<!doctype html><meta charset="utf-8"><title>The gallery</title>\n{figures}')


if __name__ == "__main__":
    main()
