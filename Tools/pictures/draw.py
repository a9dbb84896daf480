#!/usr/bin/env python3
"""Draws each control in motion, from a real page in Chromium, as an animated PNG.

All clocks of the page run several times slower, so that each frame is complete when its picture is taken. The animation has normal speed.
"""

import base64
import io
import pathlib
import sys

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Web/tests"))
from harness import Mouse, focus, type_text, wait_until  # noqa: E402
from harness.browser import Browser  # noqa: E402
from harness.engines import DriverPool  # noqa: E402
from harness.server import serving  # noqa: E402

OUT = ROOT / "Sources/LiveControls/LiveControls.docc/Resources"
#: The final state of a form, for the tutorial.
STILLS = {"password-setup": ROOT / "Sources/LiveSwiftUI/LiveSwiftUI.docc/Resources/sign-up.png"}
SLOWNESS = 10
FRAME = 0.04  # seconds between two pictures
SCALE = 1.5  # pixels of a picture per pixel of the page
COLORS = 64
LAST = 1500  # duration of the last picture in milliseconds

SLOW_CLOCKS = """
const now = performance.now.bind(performance);
const later = globalThis.setTimeout;
const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp').get;
const frame = globalThis.requestAnimationFrame;
performance.now = () => now() / SLOWNESS;
globalThis.setTimeout = (run, delay = 0, ...rest) => later(run, delay * SLOWNESS, ...rest);
globalThis.requestAnimationFrame = (run) => frame((time) => run(time / SLOWNESS));
Object.defineProperty(Event.prototype, 'timeStamp', { get() { return stamp.call(this) / SLOWNESS; } });
""".replace("SLOWNESS", str(SLOWNESS))


class Camera:
    """Takes pictures of a part of the page."""

    def __init__(self, browser, name):
        self.browser = browser
        self.clip = {**browser.run(
            "const { x, y, width, height } = document.getElementById(arguments[0]).getBoundingClientRect();"
            "return { x: x + scrollX, y: y + scrollY, width, height };", name), "scale": SCALE}
        self.frames = []

    def time(self):
        return self.browser.run("return performance.now()") / 1000

    def film(self, seconds):
        """Takes pictures for a duration on the page's clock."""
        start = self.time()
        while (time := self.time()) < start + seconds:
            if not self.frames or time >= self.frames[-1][0] + FRAME:
                picture = self.browser.devtools("Page.captureScreenshot", format="png", clip=self.clip, captureBeyondViewport=True)
                self.frames.append((time, base64.b64decode(picture["data"])))

    def develop(self, path):
        pictures = [Image.open(io.BytesIO(data)).convert("RGB") for _, data in self.frames]
        width, height = pictures[0].size
        # One palette for all frames, from a few evenly spaced ones, which differ most.
        samples = pictures[:: max(1, len(pictures) // 8)]
        sheet = Image.new("RGB", (width, height * len(samples)))
        for number, picture in enumerate(samples):
            sheet.paste(picture, (0, height * number))
        palette = sheet.quantize(COLORS)
        drawn = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
        times = [time for time, _ in self.frames]
        kept, durations = [drawn[0]], [0]
        for picture, time, following in zip(drawn, times, [*times[1:], times[-1]]):
            if picture.tobytes() != kept[-1].tobytes():
                kept.append(picture)
                durations.append(0)
            durations[-1] += round((following - time) * 1000)
        durations[-1] += LAST
        kept[0].save(path, save_all=True, append_images=kept[1:], duration=durations, loop=0, optimize=True)
        if path.stem in STILLS:
            kept[-1].save(STILLS[path.stem], optimize=True)
        print(f"{path.relative_to(ROOT)}: {len(kept)} frames, {path.stat().st_size / 1000:.0f} KB")


def typed(camera, selector, text, pause=0.12):
    field = camera.browser.find(selector)
    for character in text:
        type_text(camera.browser, field, character)
        camera.film(pause)


def counting_ring(camera):
    typed(camera, "#post", "Soup at noon, who will come? 👩‍👩‍👧‍👦!")
    camera.film(0.8)


def limited_field(camera):
    typed(camera, "#nickname", "Šárka 👩🏽‍🚀 fly!?")
    camera.film(0.6)


def sectioned_field(camera):
    camera.film(0.2)
    focus(camera.browser, camera.browser.find("#card"))
    camera.film(1)
    typed(camera, "#card", "4242424242424242", pause=0.08)
    camera.film(0.6)


def password_setup(camera):
    typed(camera, "#password", "Tr0mbone!")
    typed(camera, "#confirmation", "Tr0mbone!", pause=0.06)
    camera.film(0.6)


def number(camera):
    for value in ("1024", "98765", "-7"):
        camera.film(0.3)
        camera.browser.run("document.querySelector('live-number').value = arguments[0]", value)
        camera.film(0.9)


def snap_button(camera):
    mouse = Mouse(camera.browser)
    button = camera.browser.find("#snap-button button")
    camera.film(0.2)
    mouse.press(button, hold=0)
    camera.film(0.6)
    for _ in range(16):
        mouse.move(-12, -4)
        camera.film(0.02)
    mouse.release()
    camera.film(1)


SCENES = {
    "count-ring": counting_ring,
    "limited-field": limited_field,
    "sectioned-field": sectioned_field,
    "password-setup": password_setup,
    "number": number,
    "snap-button": snap_button,
}


def main(names):
    OUT.mkdir(parents=True, exist_ok=True)
    with serving() as site, DriverPool("chromium") as drivers:
        site.folders["/pictures/"] = pathlib.Path(__file__).parent
        browser = Browser("chromium", drivers.driver(), site)
        browser.devtools("Page.enable")
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", source=SLOW_CLOCKS)
        browser.devtools("Animation.enable")
        for name in names or SCENES:
            browser.open("pictures/controls.html")
            browser.devtools("Animation.setPlaybackRate", playbackRate=1 / SLOWNESS)
            wait_until(lambda: browser.run(
                "return [...document.querySelectorAll('[data-state]')].length >= 6"
                " && [...document.querySelectorAll('[data-state]')].every((each) => each.dataset.state === 'ready')"))
            browser.run("for (const each of document.querySelectorAll('section')) if (each.id !== arguments[0]) each.remove()", name)
            camera = Camera(browser, name)
            SCENES[name](camera)
            camera.develop(OUT / f"{name}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
