"""Many people sign up and in at once; then the server is killed in the middle of it and started again.

    swift build -c release --package-path Examples/Gallery
    python3 Examples/Gallery/Tests/load_test.py [--gallery PROGRAM] [--people 24] [--seconds 6]

Needs Python alone. Every person has a loopback address of their own, as the server counts attempts by address. It fails
when an answer is a 5xx other than the 503 of a full queue, or when anything that was answered with success is lost.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import tempfile
import threading
import time
from collections import Counter
from http.client import HTTPConnection, HTTPException
from pathlib import Path

ROOT = Path(__file__).parents[3]
PATIENCE = 30  # seconds for one answer


class Server:
    """The gallery on a database of its own."""

    def __init__(self, program, folder):
        environment = {**os.environ, "HOST": "127.0.0.1", "PORT": "0", "LOG_LEVEL": "warning", "GALLERY_DATABASE": f"{folder}/gallery.sqlite"}
        self.log = open(f"{folder}/log", "a+")
        self.process = subprocess.Popen([program], cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=self.log, text=True)
        self.port = int(re.search(r":(\d+)/", self.process.stdout.readline())[1])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()


class Person:
    """Somebody with an address, who signs up and then in, again and again."""

    def __init__(self, number):
        self.number = number
        self.address = f"127.0.{1 + number // 250}.{1 + number % 250}"
        self.accounts = []  # (name, password) of which the server said that they are kept
        self.cookies = []
        self.seen = Counter()
        self.latencies = []

    def ask(self, port, method, path, fields=None, cookie=None):
        """The status and the session that an answer gives; retries while the server says that it is busy."""
        body = json.dumps(fields).encode() if fields is not None else None
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        while True:
            connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(self.address, 0))
            start = time.monotonic()
            try:
                connection.request(method, path, body, headers)
                answer = connection.getresponse()
                answer.read()
            finally:
                connection.close()
            self.latencies.append(time.monotonic() - start)
            self.seen[f"{method} {path} {answer.status}"] += 1
            if answer.status != 503:
                return answer.status, (answer.getheader("Set-Cookie") or "").split(";")[0]
            assert answer.getheader("Retry-After"), "a 503 without Retry-After"
            time.sleep(0.1)

    def live(self, port, end):
        """Until the end, or until the server goes away under one's feet."""
        turn = 0
        try:
            while time.monotonic() < end:
                turn += 1
                name, password = f"person-{self.number}-{turn}-{port}", f"Kettle-{self.number}-Harbour-{turn}-violet"
                status, cookie = self.ask(port, "POST", "/accounts", {"name": name, "password": password})
                assert status in (201, 429), f"sign-up: {status}"
                if status == 201:
                    self.accounts.append((name, password))
                    self.cookies.append((cookie, name))
                name, password = self.accounts[turn % len(self.accounts)]
                status, cookie = self.ask(port, "POST", "/sessions", {"name": name, "password": password})
                assert status == 201, f"sign-in: {status}"
                self.cookies.append((cookie, name))
                status, _ = self.ask(port, "POST", "/sessions", {"name": name, "password": password + "x"})
                assert status in (401, 429), f"sign-in with a wrong password: {status}"
                status, _ = self.ask(port, "GET", "/accounts/me", cookie=cookie)
                assert status == 200, f"who am I: {status}"
        except (OSError, HTTPException):
            return

    def check(self, port):
        """Everything that the server said is kept is there."""
        for cookie, name in self.cookies:
            assert self.ask(port, "GET", "/accounts/me", cookie=cookie)[0] == 200, f"a session of {name} is lost"
        for name, password in self.accounts[-1:]:
            assert self.ask(port, "POST", "/sessions", {"name": name, "password": password})[0] == 201, f"{name} is lost"


def at_once(people, work):
    """Lets each person do something in a thread of their own; the first failure is everybody's."""
    failures = []

    def run(person):
        try:
            work(person)
        except Exception as failure:
            failures.append(failure)

    threads = [threading.Thread(target=run, args=[person]) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--gallery", default=os.environ.get("GALLERY", str(ROOT / "Examples/Gallery/.build/release/gallery")))
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=6, help="how long they are at it before the server is killed")
    options = parser.parse_args()

    people = [Person(number) for number in range(options.people)]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(options.gallery, folder)
        start = time.monotonic()
        killer = threading.Timer(options.seconds, server.kill)
        killer.start()
        at_once(people, lambda person: person.live(server.port, start + options.seconds + PATIENCE))
        killer.join()
        again = Server(options.gallery, folder)
        try:
            at_once(people, lambda person: person.check(again.port))
        finally:
            again.kill()
        log = Path(f"{folder}/log").read_text()

    seen = sum((person.seen for person in people), Counter())
    latencies = sorted(latency for person in people for latency in person.latencies)
    for line, count in sorted(seen.items()):
        print(f"{count:6} {line}")
    print(f"{sum(len(person.accounts) for person in people)} accounts and {sum(len(person.cookies) for person in people)} sessions, none lost")
    print(f"answers: median {latencies[len(latencies) // 2]:.3f} s, slowest {latencies[-1]:.3f} s")
    assert any(person.accounts for person in people), "nobody could sign up"
    assert not [line for line in seen if line.split()[-1].startswith("5") and not line.endswith("503")], "a 5xx other than 503"
    assert "Kettle-" not in log, "the log has a password"


if __name__ == "__main__":
    main()
