"""The stories of `Documentation/assistive-technology.md`: for each element, a page and the steps of a user.

Each table row has the step, the resulting accessibility tree, and the announcements. `story_steps.py` performs the steps. Tests
compare with the document, so it always matches the behavior.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from harness import settle_frames, wait_until
from story_steps import STEPS

DOCUMENT = Path(__file__).parents[2] / "Documentation/assistive-technology.md"
#: The first step of each story: the page before an element is upgraded, and permanently if scripts are disabled.
WITHOUT_SCRIPT = "Without script"
_HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>A story</title><script src="/record.js"></script>'


@dataclass
class Row:
    """A row of a story's table."""

    when: str
    tree: str
    announced: list[str]


class Story:
    """One element's section of the document."""

    def __init__(self, tag):
        text = DOCUMENT.read_text()
        section = re.search(rf"<!-- story: {tag} -->(.*?)<!-- end -->", text, re.S)
        assert section, f"{DOCUMENT.name} has no story of {tag}"
        self.tag = tag
        [self.markup] = re.findall(r"```html\n(.*?)```", section[1], re.S)
        tables = [[_cells(line) for line in table.splitlines()[2:]] for table in re.findall(r"(?:^\|.*\n)+", section[1], re.M)]
        self.rows = [Row(when, _tree(tree), re.findall("“(.*?)”", announced)) for when, tree, announced in tables[0]]
        self.keys = [(key.strip("`"), _tree(focused)) for key, focused, _ in tables[1]] if len(tables) > 1 else []

    def open(self, browser, folder, **knobs):
        """Opens the story's page, which is written into `folder`."""
        names = sorted({self.tag, *re.findall(r"<(live-[\w-]+)", self.markup), *(["live-count-ring"] if self.tag == "live-limited-field" else [])})
        sheets = "".join(f'<link rel="stylesheet" href="/live-controls/{_folder(name)}/{name}.css">' for name in names)
        script = f'<script type="module" src="/live-controls/{_folder(self.tag)}/{self.tag}.js"></script>'
        (folder / "story.html").write_text(f'{_HEAD}<link rel="stylesheet" href="/page.css">{sheets}{script}<main>{self.markup}</main><footer><button>Next</button></footer>')
        browser.site.folders["/story/"] = folder
        browser.site.release_wasm()
        browser.open("story/story.html", **knobs)
        if "csp" not in knobs:
            wait_until(lambda: browser.find(self.tag).get_dom_attribute("data-state") == "ready")
            # The adornment inside a field is positioned in a frame.
            settle_frames(browser)

    @property
    def steps(self):
        """Each row with the function that performs it."""
        steps = STEPS[self.tag]
        reported = [row.when for row in self.rows]
        assert reported == [WITHOUT_SCRIPT, *steps], f"the document lists {reported}, the steps are {[*steps]}"
        return [(row, steps[row.when]) for row in self.rows[1:]]


def _folder(tag):
    return tag.removeprefix("live-")


def _cells(line):
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def _tree(cell):
    """Each line is a separate code span. A leading non-breaking space represents two spaces of indentation."""
    lines = [re.fullmatch("((?:&nbsp;)*) *`(.*)`", line.strip()) for line in cell.split("<br>") if line.strip()]
    return "\n".join("  " * line[1].count("&nbsp;") + line[2] for line in lines)


STORIES = {tag: Story(tag) for tag in STEPS}
