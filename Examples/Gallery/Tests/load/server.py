"""The gallery as a process, and whoever asks it."""

import contextlib
import itertools
import json
import os
import pathlib
import re
import resource
import signal
import sqlite3
import subprocess
import threading
import time
from collections import Counter
from http.client import HTTPConnection, HTTPException

ROOT = pathlib.Path(__file__).parents[4]
PATIENCE = 60  # seconds for one answer
PASSWORD = "Kettle-{}-Harbour-violet"  # what every password here looks like
SEVERED = (OSError, HTTPException)


class Server:
    """The gallery on a database in a folder.

    Visitors reach it as through a proxy, so that each may have any address.
    """

    def __init__(self, program, folder, proxy="http", descriptors=None, file_size=None, stderr=None, level="warning", wrapper=()):
        self.folder = pathlib.Path(folder)
        environment = {"HOST": "127.0.0.1", "PORT": "0", "LOG_LEVEL": level, "GALLERY_PROXY": proxy, "GALLERY_DATABASE": str(self.database)}

        def limit():
            if descriptors:
                resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
            if file_size:
                # Otherwise the signal ends the process before the write can fail.
                signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
                resource.setrlimit(resource.RLIMIT_FSIZE, (file_size, file_size))

        with open(self.folder / "log", "a") as log:
            self.process = subprocess.Popen(
                [*wrapper, program], cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=stderr or log, text=True, preexec_fn=limit
            )
        line = re.search(r":(\d+)/", self.process.stdout.readline())
        if not line:
            raise RuntimeError(f"{program} did not start: {(self.folder / 'log').read_text()}")
        self.port = int(line[1])

    @property
    def database(self):
        return self.folder / "gallery.sqlite"

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def end(self):
        """Asks it to end, and gives its status and how many seconds it took."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return status, time.monotonic() - start

    def memory(self):
        """What it has in memory, in MB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def rows(self, query):
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            return database.execute(query).fetchall()


@contextlib.contextmanager
def serving(program, folder, **options):
    server = Server(program, folder, **options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Answer:
    def __init__(self, response):
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def cookie(self):
        return (self.headers["Set-Cookie"] or "").split(";")[0]


_addresses = itertools.count(1)


def new_address():
    """An address that nobody had before, so that its attempts are counted apart."""
    number = next(_addresses)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Visitor:
    """Somebody with an address and a connection, who notes how long answers take.

    Attributes:
        seen: How often a request was answered with a status.
        latencies: How long each answer took, in seconds.
    """

    def __init__(self, server, address=None, source=None):
        self.address = address
        self.seen = Counter()
        self.latencies = []
        self.connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE, source_address=(source, 0) if source else None)

    def ask(self, method, path, fields=None, cookie=None, **headers):
        """An answer. Whoever has no address of his own comes from another one each time."""
        body = json.dumps(fields).encode() if fields is not None else None
        headers = {"Content-Type": "application/json", "X-Forwarded-For": self.address or new_address(), **headers}
        if cookie:
            headers["Cookie"] = cookie
        start = time.monotonic()
        self.connection.request(method, path, body, headers)
        answer = Answer(self.connection.getresponse())
        self.latencies.append(time.monotonic() - start)
        self.seen[f"{method} {path} {answer.status}"] += 1
        return answer

    def insist(self, *arguments, **headers):
        """An answer other than "busy", for which it asks again."""
        while True:
            answer = self.ask(*arguments, **headers)
            if answer.status != 503:
                return answer
            assert answer.headers["Retry-After"], "a 503 without Retry-After"
            time.sleep(0.05)


def at_once(works):
    """Does each in a thread of its own; the first failure is everybody's."""
    failures = []

    def run(work):
        try:
            work()
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=run, args=[work]) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def quantile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def report(point, figure):
    """A row of the table."""
    print(f"{point:62} {figure}", flush=True)
