"""Screenshots for manual review, outside version control."""

from pathlib import Path

FOLDER = Path(__file__).parents[3] / ".screenshots"


def screenshot(browser, name):
    """Saves a screenshot of the page as `.screenshots/<name>-<engine>.png` and returns the path."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{name}-{browser.engine}.png"
    path.write_bytes(browser.driver.get_screenshot_as_png())
    return path
