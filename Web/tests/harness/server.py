"""Serves the test pages at `/`, the repository's `Web` folder at `/live-controls/`, the output of `make dist` at `/dist/`, and
the example pages with the frameworks' scripts at `/examples/`.

The query of a page's URL selects how to serve it: `csp=` one of `policy.VARIANTS`, `missing-wasm`, `wasm-error=` one of
`failures.FAILURES`, `slow-wasm=SECONDS`, or `slow-wasm=held`, which delays the response until `Site.release_wasm`. The Referer
associates a wasm request with its page. With `visit=NAME`, `Site.asked` counts the requests of the visit.
"""

import html
import json
import threading
import time
from collections import Counter
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, parse_qsl, unquote, urlencode, urlsplit

from . import failures, policy

PAGES = Path(__file__).parents[1] / "pages"
WEB = Path(__file__).parents[2]
FOLDERS = {"/live-controls/": WEB, "/dist/": WEB.parent / "dist", "/examples/": WEB.parent / "Examples/Web"}
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
}
#: The files that are the same for all pages. Each page selects how it receives its wasm.
KEPT = (".css", ".js", ".svg", "/favicon.ico")
#: The path where a test serves its own folder, which changes with the next test.
SERVED = "/served/"
#: The first script of a page, which contains the delays of a test.
RECORD = "/record.js"
LONGEST_HOLD = 15  # seconds, so that a failing test doesn't block the browser


class Site:
    """The running server, and the switch for delayed wasm."""

    def __init__(self, port):
        self.origin = f"http://127.0.0.1:{port}"
        #: The served folders by path. A test may add one.
        self.folders = dict(FOLDERS)
        #: The number of wasm requests of each visit.
        self.asked = Counter()
        #: The delays of the running test; see delays.py.
        self.delays = None
        self._wasm_may_go = threading.Event()

    def url(self, page, **knobs):
        """`url("plain.html", csp="no-wasm", slow_wasm=2)`. A parameter that is True has no value in the URL."""
        query = urlencode({name.replace("_", "-"): "" if value is True else value for name, value in knobs.items()})
        return f"{self.origin}/{page}" + (f"?{query}" if query else "")

    def hold_wasm(self):
        self._wasm_may_go.clear()

    def release_wasm(self):
        self._wasm_may_go.set()

    def wait_for_wasm(self, how):
        if how == "held":
            self._wasm_may_go.wait(LONGEST_HOLD)
        elif how:
            time.sleep(float(how))


@contextmanager
def serving():
    """A `Site` on a free port of the loopback interface."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    server.daemon_threads = True
    server.site = Site(server.server_port)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    try:
        yield server.site
    finally:
        server.site.release_wasm()
        server.shutdown()
        server.server_close()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path = urlsplit(self.path).path
        if path == "/echo":
            return self._echo(urlsplit(self.path).query)
        delays = self.server.site.delays
        if delays:
            delays.pause()
        file = _file(path, self.server.site.folders)
        if file is None:
            return self._answer(404, "text/plain", b"not found")
        if file.suffix == ".wasm":
            page = _query(self.headers.get("Referer", ""))
            self.server.site.wait_for_wasm(page.get("slow-wasm"))
            if "missing-wasm" in page:
                return self._answer(404, "text/plain", b"missing on purpose")
            self.server.site.asked[page.get("visit")] += 1
            if "wasm-error" in page:
                return self._answer(*failures.FAILURES[page["wasm-error"]](file.read_bytes()))
        body = file.read_bytes()
        if delays and path == RECORD:
            body += delays.script.encode()
        self._answer(200, TYPES.get(file.suffix, "application/octet-stream"), body)

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        if urlsplit(self.path).path != "/echo":
            return self._answer(404, "text/plain", b"not found")
        self._echo(body)

    def _echo(self, encoded):
        """Responds with the form's entries, in order, as JSON inside a page."""
        received = html.escape(json.dumps(parse_qsl(encoded, keep_blank_values=True)))
        page = f'<!doctype html><html lang="en"><title>Received</title><pre id="received">{received}</pre>'
        self._answer(200, TYPES[".html"], page.encode())

    def _answer(self, status, content_type, body, sent=None):
        """Sends a response body, or only its first `sent` bytes."""
        is_page = content_type == TYPES[".html"]
        try:
            self.send_response(status)
            self.send_header("Content-Type", content_type)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", self._lifetime(is_page))
            # A sandboxed page loads its modules from a different origin.
            self.send_header("Access-Control-Allow-Origin", "*")
            if is_page:
                self.send_header("Content-Security-Policy", policy.header(_query(self.path).get("csp", "strict")))
            self.end_headers()
            self.wfile.write(body[:sent])
            self.close_connection = self.close_connection or sent is not None
        except ConnectionError:
            pass  # The page was left before its response came.

    def _lifetime(self, is_page):
        """How long a browser may cache a response. Files that are the same for all pages are cached, because loading thirty
        files again takes as long as a test."""
        if is_page:
            return "no-cache"  # `no-store` would keep a page out of the back/forward cache and discard restored forms.
        path = urlsplit(self.path).path
        is_kept = path.endswith(KEPT) and not path.startswith(SERVED) and path != RECORD
        return "max-age=3600" if is_kept else "no-store"

    def log_message(self, *arguments):
        pass


def _query(address):
    return {name: values[0] for name, values in parse_qs(urlsplit(address).query, keep_blank_values=True).items()}


def _file(path, folders):
    folder = next((folder for folder in folders if path.startswith(folder)), "/")
    root = folders.get(folder, PAGES)
    file = (root / unquote(path.removeprefix(folder))).resolve()
    return file if file.is_file() and file.is_relative_to(root.resolve()) else None
