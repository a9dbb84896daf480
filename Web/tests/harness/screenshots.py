"""Screenshots, to review outside version control or to measure."""

import io
from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).parents[3] / ".screenshots"


def screenshot(browser, name):
    """Saves a screenshot of the page as `.screenshots/<name>-<engine>.png` and returns the path."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{name}-{browser.engine}.png"
    path.write_bytes(browser.driver.get_screenshot_as_png())
    return path


def picture_of(browser, mode="RGB"):
    """Returns a screenshot of the page in a color mode of PIL."""
    return Image.open(io.BytesIO(browser.driver.get_screenshot_as_png())).convert(mode)
