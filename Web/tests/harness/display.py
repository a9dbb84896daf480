"""A virtual display for WebKitGTK, which has no headless mode."""

import os
import subprocess
from contextlib import contextmanager

from .installed import program
from .processes import APART


@contextmanager
def virtual_display(environment):
    """Runs Xvfb on a free display number, and yields the display's name."""
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        [program("Xvfb"), "-displayfd", str(write_end), "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"],
        env=environment,
        pass_fds=[write_end],
        stderr=subprocess.DEVNULL,
        **APART,
    )
    os.close(write_end)
    try:
        with os.fdopen(read_end) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError(f"Xvfb exited with status {server.wait()} before it created a display")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()
