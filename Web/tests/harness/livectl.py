"""The native core, built with `swift build --package-path Tools/livectl`, for comparison with a page."""

import json
import os
import subprocess
from pathlib import Path

PROGRAM = Path(__file__).parents[3] / "Tools/livectl/.build/release/livectl"


def livectl(arguments, inputs=()):
    """The results of one run, one JSON value per line."""
    lines = "".join(json.dumps(line) + "\n" for line in inputs)
    finished = subprocess.run([os.environ.get("LIVECTL", str(PROGRAM)), *arguments], input=lines.encode(), capture_output=True, check=False)
    assert finished.returncode == 0, finished.stderr.decode() or finished.stdout.decode()[-1000:]
    return [json.loads(line) for line in finished.stdout.splitlines()]
