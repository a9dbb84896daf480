#!/usr/bin/env python3
"""Draws a film strip of each motion, at 60 frames a second, from a real page in Chromium, into `Documentation/images`.

The page's animations are stopped when they have started, and each frame is their state at its time.
"""

import base64
import io
import pathlib
import sys

from PIL import Image, ImageDraw, ImageFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Web/tests"))
from harness import wait_until  # noqa: E402
from harness.browser import Browser  # noqa: E402
from harness.engines import DriverPool  # noqa: E402
from harness.server import serving  # noqa: E402

OUT = ROOT / "Documentation/images"
RATE = 60  # frames a second
FRAMES = 31  # half a second, and its end
COLUMNS = 8
COLORS = 96

#: By name: the section of controls.html, what prepares it, what starts the motion, and the part of the section to show.
MOTIONS = {
    "unfolding": ("sectioned-field", "", "card.focus()", None),
    "incorrect-entry": ("sectioned-field", "type(card, '4242424242424241')", "card.blur()", None),
    "tick": ("password-setup", "type(password, 'tromb')", "type(password, 'One1!')", (0, 0, 360, 160)),
    "ring-stage": ("count-ring", "type(post, 'a'.repeat(18))", "type(post, 'aaaaaaaaaa')", None),
    "roll": ("number", "", "document.querySelector('live-number').value = 1024", None),
    "lift": ("snap-button", "", "press(button)", (180, 20, 180, 200)),
    "snap": ("snap-button", "", "document.querySelector('live-snap-button').moveTo('top-leading')", None),
}
SET_UP = """const section = document.getElementById(arguments[0]);
for (const each of document.querySelectorAll('section')) if (each !== section) each.remove();
globalThis.card = document.querySelector('#card'); globalThis.password = document.querySelector('#password'); globalThis.post = document.querySelector('#post'); globalThis.button = document.querySelector('#area button');
globalThis.type = (field, text) => { field.focus(); document.execCommand('insertText', false, text); };
globalThis.press = (button) => button.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true, clientX: 1, clientY: 1 }));
const style = new CSSStyleSheet(); style.replaceSync('input, textarea { caret-color: transparent !important }'); document.adoptedStyleSheets = [style];
new Function(arguments[1])();
return (({ x, y, width, height }) => [x, y, width, height])(section.getBoundingClientRect())"""
START = """const all = () => [document, document.querySelector('live-number')?.shadowRoot].flatMap((root) => root?.getAnimations() ?? []);
for (const animation of all()) animation.finish();
new Function(arguments[0])();
while (arguments[0].startsWith('press') && document.querySelector('live-snap-button').dataset.phase !== 'lifted') await new Promise((resolve) => setTimeout(resolve));
// The page's clock stops.
const time = performance.now();
performance.now = () => time;
await new Promise(requestAnimationFrame);
globalThis.moving = all();
for (const animation of moving) animation.pause();
// Nothing else happens while the pictures are taken.
for (let last = setTimeout(() => {}); last > 0; last -= 1) clearTimeout(last);"""
SHOW = "for (const animation of moving) { animation.pause(); animation.currentTime = arguments[0]; } await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame)"


def film(browser, section, prepare, act, part):
    browser.open("pictures/controls.html")
    wait_until(lambda: browser.run("return [...document.querySelectorAll('[data-state]')].length >= 6 && [...document.querySelectorAll('[data-state]')].every((each) => each.dataset.state === 'ready')"))
    left, top, width, height = browser.run(SET_UP, section, prepare)
    x, y, width, height = part or (0, 0, width, height)
    browser.run_async("await new Promise((resolve) => setTimeout(resolve, 700))")
    browser.run_async(START, act)
    frames = []
    for index in range(FRAMES):
        browser.run_async(SHOW, 1000 * index / RATE)
        picture = browser.devtools("Page.captureScreenshot", format="png", clip={"x": left + x, "y": top + y, "width": width, "height": height, "scale": 1}, captureBeyondViewport=True)
        frames.append(Image.open(io.BytesIO(base64.b64decode(picture["data"]))).convert("RGB"))
    return frames


def strip(frames):
    """The frames in rows, each with its time."""
    width, height = frames[0].width // 2, frames[0].height // 2
    font = ImageFont.truetype("DejaVuSans.ttf", 11)
    rows = -(-len(frames) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * (width + 8), rows * (height + 22)), "#eef1f6")
    draw = ImageDraw.Draw(sheet)
    for index, frame in enumerate(frames):
        x, y = index % COLUMNS * (width + 8) + 4, index // COLUMNS * (height + 22) + 2
        sheet.paste(frame.resize((width, height), Image.LANCZOS), (x, y))
        draw.text((x + 2, y + height + 2), f"{1000 * index / RATE:.0f} ms", fill="#596070", font=font)
    return sheet.quantize(COLORS, dither=Image.Dither.NONE)


def main(names):
    with serving() as site, DriverPool("chromium") as drivers:
        site.folders["/pictures/"] = pathlib.Path(__file__).parent
        browser = Browser("chromium", drivers.driver(), site)
        for name in names or MOTIONS:
            path = OUT / f"motion-{name}.png"
            strip(film(browser, *MOTIONS[name])).save(path, optimize=True)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} KB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
