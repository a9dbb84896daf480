#!/usr/bin/env python3
"""Lays out a new control on every surface: a small one that works, as a start.

    build.py tag-list          writes it into this repository
    build.py tag-list --root R writes it into a copy

The files of `template` are written with the new name in place of the sample's, and the lists that name every control get a line for
it. Then both ends of the wire and the reference are written. What is laid out builds, and passes the tests that every element must pass.
"""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TEMPLATE = HERE / "template"
GALLERY = "Examples/Gallery/Sources/GalleryServer"

#: The code of a control on every host.
EVERY_HOST = """
## Sample control

```html
<live-sample-control>
  <label>Name <input name="name"></label>
</live-sample-control>
```

```swift swiftui
TextField("Name", text: $name)
SampleControl(name)
```
"""
#: What stands before the first of the stories that assistive technology is told, and the story of a control.
STORIES = "values, hints and actions named below each table. Announcements wait there, too (`accessibilitySpeechQueueAnnouncement`).\n"
STORY = """
## The sample control

A bar for the eye: it is not in the tree.

<!-- story: live-sample-control -->

```html
<live-sample-control><label for="name">Name</label> <input id="name" name="name"></live-sample-control>
```

| what happens | the accessibility tree | announced |
| --- | --- | --- |
| Without script | `text "Name"`<br>`textbox "Name"` |  |
| At rest | `text "Name"`<br>`textbox "Name"` |  |
| A text is typed | `text "Name"`<br>`textbox "Name" value="Ada" focused` |  |

| key | the focus is on | |
| --- | --- | --- |
| `Tab` | `textbox "Name"` | the page's own field |
| `Tab` | `button "Next"` | there is nothing to operate in the bar |

<!-- end -->
"""
STEPS = """    "live-sample-control": {
        "At rest": nothing,
        "A text is typed": types("Ada"),
    },
"""
#: The lists that name every control: a file, a piece of text in it, and what comes after that.
LISTED = [
    ("Web/core/tokens.css", "{\n  :where(", "live-sample-control, "),
    ("Web/core/tokens.css", "{\n    :where(", "live-sample-control, "),
    ("Web/tests/pages/dist-elements.html", "</button></live-snap-button></template>\n",
     '<template id="live-sample-control"><live-sample-control><input></live-sample-control></template>\n'),
    ("Tests/ControlFuzzing/Fuzzer.swift", 'case snapButton = "snap-button"\n', '    case sampleControl = "sample-control"\n'),
    ("Tests/ControlFuzzing/Fuzzer.swift", "case .snapButton: SnapButtonFuzzer.self\n",
     "        case .sampleControl: SampleControlFuzzer.self\n"),
    ("Tools/Sources/livectl/ReplayCommand.swift", 'case snapButton = "snap-button"\n', '        case sampleControl = "sample-control"\n'),
    ("Tools/Sources/livectl/ReplayCommand.swift", "case .snapButton: ReplayedSnapButton.self\n",
     "            case .sampleControl: ReplayedSampleControl.self\n"),
    (f"{GALLERY}/Page/PageTemplates.swift", '"snap-button": PackageResources.snap_button_mustache,\n',
     '            "sample-control": PackageResources.sample_control_mustache,\n'),
    (f"{GALLERY}/Page/GalleryTopic.swift", 'case snapButton = "snap-button"\n', '    case sampleControl = "sample-control"\n'),
    (f"{GALLERY}/Page/GalleryTopic.swift", 'case .snapButton: "Snapping button"\n', '        case .sampleControl: "Sample control"\n'),
    (f"{GALLERY}/Page/GalleryTopic.swift", 'Arrow keys and a menu move it as well."\n',
     '        case .sampleControl:\n            "A bar that shows whether a field is filled."\n'),
    (f"{GALLERY}/Templates/pages.json", '"/live-controls/styles/live-snap-button.css",\n        "/live-controls/styles/live-sectioned-field.css",\n',
     '        "/live-controls/styles/live-sample-control.css",\n'),
    (f"{GALLERY}/Templates/pages.json", '"/live-controls/elements/live-snap-button.js",\n        "/live-controls/elements/live-sectioned-field.js",\n',
     '        "/live-controls/elements/live-sample-control.js",\n'),
    ("Documentation/every-host.md", ".slot  // .trailing\n```\n", EVERY_HOST),
    ("Documentation/assistive-technology.md", STORIES, STORY),
    ("Web/tests/story_steps.py", '"The page\'s language becomes German": every(sets(BUTTON, disabled=None), GERMAN),\n    },\n', STEPS),
    ("Examples/AppleDemo/Sources/DemoApp.swift", 'NavigationLink("Snapping button") { SnapButtonScreen() }\n',
     '                NavigationLink("Sample control") { SampleControlScreen() }\n'),
    ("README.md", "| `<live-snap-button>` | `SnapButton` | `SnapButton` | `snap` |\n",
     "| [sample control](Documentation/sample-control.md) | `SampleControlModel` | `<live-sample-control>` | `SampleControl` |"
     " `SampleControlView` | `replay` |\n"),
    ("CHANGELOG.md", "  `livectl snap`.\n", "- Sample control: `SampleControlModel`, `<live-sample-control>`.\n"),
]


def spellings(name):
    """The spellings of a name that replace those of the sample's."""
    words = name.split("-")
    pascal = "".join(word.capitalize() for word in words)
    return {
        "SampleControl": pascal,
        "sampleControl": pascal[0].lower() + pascal[1:],
        "sample-control": name,
        "sample_control": "_".join(words),
        "Sample control": " ".join(words).capitalize(),
        "sample control": " ".join(words),
    }


def respelled(text, names):
    return re.sub("|".join(names), lambda found: names[found[0]], text)


def lay_out(name, root):
    names = spellings(name)
    written = {respelled(str(path.relative_to(TEMPLATE)), names): path for path in sorted(TEMPLATE.rglob("*")) if path.is_file()}
    taken = [path for path in written if (root / path).exists()]
    if taken:
        raise SystemExit(f"{taken[0]} is there already")
    changed = {}
    for file, anchor, line in LISTED:
        text = changed.get(file) or (root / file).read_text()
        if text.count(anchor) != 1:
            raise SystemExit(f"{file} does not have this once: {anchor.strip()}")
        changed[file] = text.replace(anchor, anchor + respelled(line, names))
    for path, template in written.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(respelled(template.read_text(), names))
    for file, text in changed.items():
        (root / file).write_text(text)
    for tool in ("wire", "elements"):
        subprocess.run([sys.executable, root / "Tools" / tool / "build.py"], check=True)
    swift = [root / path for path in [*written, *changed] if path.endswith(".swift")]
    subprocess.run(["swift", "format", "--in-place", *swift], cwd=root, check=True)
    print("\n".join(sorted([*written, *changed])))


def main():
    arguments = sys.argv[1:]
    root = HERE.parents[1]
    if "--root" in arguments:
        at = arguments.index("--root")
        root = pathlib.Path(arguments[at + 1]).resolve()
        del arguments[at : at + 2]
    if len(arguments) != 1 or not re.fullmatch(r"[a-z]+(-[a-z]+)+", arguments[0]):
        sys.exit("A control is named by two or more words in small letters with hyphens between them, such as tag-list.")
    lay_out(arguments[0], root)


main()
