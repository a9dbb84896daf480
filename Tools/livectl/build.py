#!/usr/bin/env python3
"""Writes what tells of livectl from what the program declares, so that its help, its manual and its page say the same.

    build.py                  writes the verbs into Documentation/livectl.md
    build.py --check          exits 1 if that page is not what would be written
    build.py --install PREFIX installs the program, its manual and the completions of bash, zsh and fish under a folder
"""

import pathlib
import shutil
import subprocess
import sys

from declarations import PROGRAM, ROOT, declared
from manual import manual
from pages import page

PAGE = ROOT / "Documentation/livectl.md"
#: Where the shells look for completions, below a prefix.
COMPLETIONS = {
    "bash": "share/bash-completion/completions/livectl",
    "zsh": "share/zsh/site-functions/_livectl",
    "fish": "share/fish/vendor_completions.d/livectl.fish",
}


def files(program):
    """What is installed beside the program: paths and texts."""
    texts = {"share/man/man1/livectl.1": manual(*declared(program))}
    for shell, path in COMPLETIONS.items():
        script = subprocess.run([program, "--generate-completion-script", shell], capture_output=True, text=True, check=True)
        texts[path] = script.stdout
    return texts


def install(program, prefix):
    for name, text in files(program).items():
        (prefix / name).parent.mkdir(parents=True, exist_ok=True)
        (prefix / name).write_text(text)
    (prefix / "bin").mkdir(parents=True, exist_ok=True)
    shutil.copy2(program, prefix / "bin/livectl")
    dictionary = prefix / "share/livectl/password-dictionary.bin"
    dictionary.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(ROOT / "Web/host/password-dictionary.bin", dictionary)


def main():
    match sys.argv[1:]:
        case ["--install", prefix]:
            install(PROGRAM, pathlib.Path(prefix).expanduser())
            print(f"{prefix}/bin/livectl, with its manual, its dictionary and completions for {', '.join(COMPLETIONS)}")
            return 0
        case arguments:
            text = PAGE.read_text()
            wanted = page(text, declared(PROGRAM)[1])
            if text == wanted:
                return 0
            if "--check" in arguments:
                print(f"{PAGE.relative_to(ROOT)} is not what livectl declares: run Tools/livectl/build.py")
                return 1
            PAGE.write_text(wanted)
            return 0


if __name__ == "__main__":
    sys.exit(main())
