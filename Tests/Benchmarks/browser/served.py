"""Serves pages like a production server: HTTP/1.1, with Brotli or gzip and persistent connections."""

import sys
import threading
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).parents[3]
sys.path[:0] = [str(ROOT / "Web/tests"), str(ROOT / "Tools/dist")]

from compression import brotli, gzipped  # noqa: E402
from harness.server import TYPES  # noqa: E402



class Site:
    """The address of the server, and its folders by the first component of a path."""

    def __init__(self, port, folders):
        self.address = f"http://127.0.0.1:{port}/"
        self._folders = {name: Path(folder).resolve() for name, folder in folders.items()}

    def file(self, path):
        first, _, rest = path.lstrip("/").partition("/")
        root = self._folders.get(first)
        file = root and (root / rest).resolve()
        return file if file and file.is_file() and file.is_relative_to(root) else None

    @cache  # noqa: B019
    def form(self, file, coding):
        """Returns a file's bytes in a content coding."""
        return {"br": lambda: brotli([file])[file], "gzip": lambda: gzipped(file), None: file.read_bytes}[coding]()


@contextmanager
def serving(**folders):
    """Serves a `Site` on a free port of the loopback interface."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    server.daemon_threads = True
    server.site = Site(server.server_port, folders)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    try:
        yield server.site
    finally:
        server.shutdown()
        server.server_close()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Without a buffer, head and body are two packets, and the second one waits for an acknowledgment of the first.
    wbufsize = -1

    def do_GET(self):
        file = self.server.site.file(urlsplit(self.path).path)
        accepted = {each.strip() for each in self.headers.get("Accept-Encoding", "").split(",")}
        coding = next((each for each in ("br", "gzip") if each in accepted), None)
        body = self.server.site.form(file, coding) if file else b"not found"
        self.send_response(200 if file else 404)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream") if file else "text/plain")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=31536000")
        self.send_header("Vary", "Accept-Encoding")
        if file and coding:
            self.send_header("Content-Encoding", coding)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass
