#!/usr/bin/env python3
"""Shows that the tests of the native views catch what they are for: plants one fault at a time in a copy, and runs the tests that are to
fail.

    python3 Verification/HeadlessUIKit/planted.py

Takes a minute for each fault.
"""

import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
COPY = HERE / ".build/planted"
HOST = "Prepared/Sources/LiveUIKit"
MAC = "Prepared/Sources/LiveSwiftUI/AppKit"

# What is planted, the file, what stands there, what takes its place, and the tests that are to see it.
FAULTS = [
    ("each key is entered twice", f"{HOST}/SectionedField/SectionedField.swift",
     "guard !answer.isAllowed else { return true }",
     "guard !answer.isAllowed else { input.text = session.model.presentation.text; return true }",
     "LiveUIKitTests.SectionedField"),
    ("a counter that lays itself out for ever", f"{HOST}/LimitedField/LimitedTextField.swift",
     "private func counterRect(in bounds: CGRect) -> CGRect {",
     "private func counterRect(in bounds: CGRect) -> CGRect { setNeedsLayout();",
     "LiveUIKitTests.LimitedField"),
    ("a timer that keeps its owner", f"{HOST}/CountRing/CountRingView.swift",
     "waker.wake(at: time) { [weak self] in self?.send(.woke) }",
     "waker.wake(at: time) { [self] in send(.woke) }",
     "LiveUIKitTests.CountRing"),
    ("a button that begins in the wrong corner", f"{HOST}/SnapButton/SnapButton.swift",
     "private var model: SnapButtonModel?\n",
     "private var model: SnapButtonModel? = SnapButtonModel(layout: SnapLayout(size: .zero, thing: .zero))\n",
     "LiveUIKitTests.SnapButton"),
    ("announcements that interrupt", "Prepared/Sources/LiveFoundation/Announcer.swift",
     "argument: queued)",
     "argument: queued.string)",
     "LiveUIKitTests.(CountRing|SnapButton|Password)"),
    ("a focus that is seen with the first key", f"{MAC}/SpacedTextField.swift",
     "        takeFocus()\n        return true",
     "        return true",
     "AppKitFieldTests"),
    ("edits that are judged when they are made", f"{MAC}/SpacedTextField.swift",
     "return owner.shouldChange(affectedCharRange, to: replacementString, in: self)",
     "return true",
     "AppKitFieldTests"),
    ("a changed limit that is shown with the next key", f"{MAC}/SpacedTextFieldCoordinator.swift",
     "if let self, let field { tell(steps, field) }",
     "",
     "AppKitFieldTests"),
    ("a password that is hidden without a word", f"{MAC}/RevealableTextField.swift",
     "            isRevealed = false\n            onHide()",
     "            isRevealed = false",
     "AppKitFieldTests"),
]


def tests(filter):
    return subprocess.run(["swift", "test", "--quiet", "--no-parallel", "--package-path", COPY, "--filter", filter],
                          capture_output=True, text=True)


def main():
    missed = 0
    subprocess.run([sys.executable, HERE / "prepare.py"], check=True)
    for name, file, before, after, filter in FAULTS:
        # With its times, so that only what is other is built again.
        shutil.copytree(HERE, COPY, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".build", ".swiftpm"))
        text = (COPY / file).read_text()
        if before not in text:
            raise SystemExit(f"{file}: there is no such line any more: {before}")
        (COPY / file).write_text(text.replace(before, after, 1))
        result = tests(filter)
        failed = sorted({line.split("Test ", 1)[1].split(" recorded", 1)[0]
                         for line in (result.stdout + result.stderr).splitlines()
                         if " recorded an issue" in line and "Test " in line})
        if result.returncode == 0 or not failed:
            missed += 1
            print(f"MISSED  {name}\n{(result.stdout + result.stderr)[-2000:]}", flush=True)
        else:
            print(f"caught  {name}: {len(failed)} tests fail, such as {failed[0]}", flush=True)
        shutil.copy2(HERE / file, COPY / file)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
