"""What goes wrong around the server: disks, descriptors, connections, readers, files."""

import collections
import contextlib
import os
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import threading
import time

from server import PATIENCE, Server, Visitor, at_once, quantile, report, serving

ROOM = 1 << 20  # bytes of a small disk


@contextlib.contextmanager
def small_disk(folder):
    """A disk of its own, where this may be mounted; else nothing."""
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", folder], capture_output=True).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", folder], check=True)


def fill(server):
    """Posts until there is no room, and a little longer; gives what was acknowledged, and how the rest was answered."""
    visitor, kept, refused = Visitor(server), {}, collections.Counter()
    while sum(refused.values()) < 20:
        text = f"{len(kept)} " + "é" * 270
        answer = visitor.ask("POST", "/posts", {"text": text})
        if answer.status == 201:
            kept[answer.json["id"]] = text
        else:
            refused[answer.status, answer.json["error"]["code"]] += 1
    assert visitor.ask("GET", "/posts").status == 200, "nothing can be read any more"
    return kept, refused


def check_kept(server, kept):
    rows = dict(server.rows("SELECT id, text FROM post"))
    assert all(rows.get(number) == text for number, text in kept.items()), "an acknowledged post is lost"
    assert server.rows("PRAGMA integrity_check") == [("ok",)], "the database is damaged"
    assert Visitor(server).ask("POST", "/posts", {"text": "again"}).status == 201, "with room again, it does not write"


def full_disk(programs, folder, options):
    """No more room, as a full disk and as a bound on the size of files."""
    with small_disk(folder) as mounted:
        if mounted:
            with serving(programs.gallery, folder) as server:
                kept, refused = fill(server)
                server.kill()
            with tempfile.TemporaryDirectory() as roomy:
                for file in folder.glob("gallery.sqlite*"):
                    shutil.copy(file, roomy)
                with serving(programs.gallery, roomy) as server:
                    check_kept(server, kept)
            report("full disk: acknowledged posts, all found again; refused with", f"{len(kept):,}; {words(refused)}")
        else:
            report("full disk", "left out: a disk cannot be mounted here")
    with serving(programs.gallery, folder, file_size=ROOM) as server:
        kept, refused = fill(server)
        server.kill()
    with serving(programs.gallery, folder) as server:
        check_kept(server, kept)
    report("bound on files: acknowledged posts, all found again; refused", f"{len(kept):,}; {words(refused)}")


def words(refused):
    assert all(status == 503 for status, _ in refused), f"answered with {refused}"
    return ", ".join(f"{status} {code}" for status, code in refused)


def others(server, seconds=2):
    """How long others wait for answers meanwhile, in seconds: the median and 99 of 100."""
    visitor, end = Visitor(server), time.monotonic() + seconds
    while time.monotonic() < end:
        assert visitor.ask("GET", "/health").status == 200
        assert visitor.ask("POST", "/posts", {"text": "meanwhile"}).status == 201
    return f"{quantile(visitor.latencies, 0.5) * 1000:.1f} ms, {quantile(visitor.latencies, 0.99) * 1000:.1f} ms"


def connect(server, receive=None):
    connection = socket.socket()
    if receive:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    connection.settimeout(PATIENCE)
    connection.connect(("127.0.0.1", server.port))
    return connection


def visitors(programs, folder, options):
    """Visitors who do not read, who write a byte now and then, and who say nothing."""
    count = 200
    with serving(programs.gallery, folder) as server:
        report("answers to others (median, 99 of 100): nobody else", others(server))
        before = server.memory()
        with contextlib.ExitStack() as stack:
            for _ in range(count):
                connection = stack.enter_context(connect(server, receive=4096))
                connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10)
            report(f"  {count} who asked for 10 pages and read none", others(server))
            report("  memory before and during it", f"{before:.0f} MB, {server.memory():.0f} MB")
        with contextlib.ExitStack() as stack:
            slow = [stack.enter_context(connect(server)) for _ in range(count)]
            for connection in slow:
                connection.sendall(b"POST /posts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{")
            stop = threading.Event()

            def dribble():
                while not stop.wait(0.5):
                    for connection in slow:
                        with contextlib.suppress(OSError):
                            connection.send(b" ")

            thread = threading.Thread(target=dribble)
            thread.start()
            report(f"  {count} who send a body byte by byte", others(server))
            stop.set()
            thread.join()
        with contextlib.ExitStack() as stack:
            for _ in range(count):
                stack.enter_context(connect(server))
            report(f"  {count} who say nothing", others(server))
        status, seconds = server.end()
        assert status == 0, f"it ended with {status}"
        report("  SIGTERM after that", f"status {status} after {seconds:.1f} s")


def descriptors(programs, folder, options):
    """More connections than the process may have descriptors."""
    most, asked = 192, 250
    with serving(programs.gallery, folder, descriptors=most) as server:
        kept = Visitor(server)
        assert kept.ask("POST", "/posts", {"text": "before"}).status == 201
        idle = [connect(server) for _ in range(asked)]
        assert kept.ask("POST", "/posts", {"text": "during"}).status == 201, "who was there is not answered"
        held = len(os.listdir(f"/proc/{server.process.pid}/fd"))
        assert held < most, "no descriptor is left"
        start = time.monotonic()
        for connection in idle:
            connection.close()
        late = Visitor(server)
        assert late.ask("POST", "/posts", {"text": "after"}).status == 201, "a new visitor is not answered"
        report(f"{asked} connections for {most} descriptors: held at once", held)
        report("  who was there is answered; a new visitor after they left", f"{time.monotonic() - start:.2f} s")


def start(programs, folder, options):
    """Files that are no database of the gallery: the words and the status."""
    path = folder / "gallery.sqlite"

    def lock():
        database = sqlite3.connect(path, isolation_level=None)
        database.execute("CREATE TABLE other (a)")
        database.execute("BEGIN EXCLUSIVE")
        return database

    def foreign():
        with contextlib.closing(sqlite3.connect(path)) as database:
            database.execute("CREATE TABLE post (other)")

    def damage():
        with serving(programs.gallery, folder) as server:
            for number in range(50):
                assert Visitor(server).ask("POST", "/posts", {"text": f"{number} " + "a" * 270}).status == 201
            server.end()
        data = bytearray(path.read_bytes())
        data[8 * 4096 : 12 * 4096] = os.urandom(4 * 4096)
        path.write_bytes(data)

    for case in (lambda: path.write_text("no database " * 1000), damage, lock, foreign, lambda: path.mkdir()):
        for file in folder.glob("gallery.sqlite*"):
            file.unlink()
        held = case()
        environment = {**os.environ, "PORT": "0", "GALLERY_DATABASE": str(path)}
        run = subprocess.run([programs.gallery], env=environment, capture_output=True, text=True, timeout=PATIENCE)
        if isinstance(held, sqlite3.Connection):
            held.close()
        assert run.returncode in (1, 2) and run.stderr.count("\n") == 1, run.stderr
        report(f"start, status {run.returncode}:", run.stderr.strip().replace(str(path), "…"))


def log(programs, folder, options):
    """Standard error is a pipe that nobody reads."""
    reading, writing = os.pipe()
    try:
        server = Server(programs.gallery, folder, stderr=writing, level="info")
        visitor = Visitor(server)
        for _ in range(2000):
            assert visitor.ask("GET", "/health").status == 200, "a log that nobody reads stops the answers"
        status, seconds = server.end()
        assert status == 0, f"it ended with {status}"
        report("a log that nobody reads: answers, then SIGTERM", f"2,000, status {status} after {seconds:.1f} s")
    finally:
        os.close(reading)
        os.close(writing)


def syncs(programs, folder, options):
    """How often the database asks for its writes to be on the disk."""
    if not shutil.which("strace"):
        return report("syncs", "left out: there is no strace here")
    trace, count = folder / "trace", 30
    wrapper = ["strace", "-f", "-qq", "-e", "trace=fdatasync,fsync", "-o", str(trace)]
    with serving(programs.gallery, folder, wrapper=wrapper) as server:
        visitor = Visitor(server)
        visitor.ask("POST", "/posts", {"text": "before"})
        before = len(trace.read_text().splitlines())
        for number in range(count):
            assert visitor.ask("POST", "/posts", {"text": f"{number}"}).status == 201
        made = len(trace.read_text().splitlines()) - before
        subprocess.run(["pkill", "-TERM", "-P", str(server.process.pid)], check=True)
        server.process.wait(PATIENCE)
    assert made >= count, f"{made} syncs for {count} posts"
    report("syncs for each acknowledged post", f"{made / count:.1f}")
