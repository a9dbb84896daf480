"""The real gallery server, built with `swift build --package-path Examples/Gallery`, with its own database."""

import os
import re
import signal
import subprocess
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]
BUNDLE = ROOT / "Examples/Gallery/Bundle"
#: The gallery's own pages, by name.
PAGES = {
    "front": "",
    **{name: f"controls/{name}" for name in ("count-ring", "limited-field", "sectioned-field", "password-setup", "number", "snap-button")},
    "motion": "motion",
}
PROGRAM = ROOT / "Examples/Gallery/.build/debug/gallery"
PATIENCE = 15  # seconds until a server that received SIGTERM is killed


class Gallery:
    def __init__(self, process, address):
        self._process, self.address = process, address

    def end(self):
        """Ends the server with a signal, as an operating system does, and returns its exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)


@contextmanager
def running_gallery(folder, **variables):
    """A gallery with its database in the given folder and additional environment variables. It serves its bundle unless the
    variables specify otherwise."""
    program = os.environ.get("GALLERY", str(PROGRAM))
    environment = {**os.environ, "PORT": "0", "HOST": "127.0.0.1", "LOG_LEVEL": "warning", "GALLERY_DATABASE": str(folder / "gallery.sqlite")}
    environment |= variables or {"GALLERY_BUNDLE": str(BUNDLE)}
    process = subprocess.Popen([program], cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address, "the gallery did not print its address"
        yield Gallery(process, address[0])
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
