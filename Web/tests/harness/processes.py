"""Temporary directories that leave no files or processes behind, no matter how the process that uses them ends."""

import atexit
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

GRACE = 3  # seconds from SIGTERM to SIGKILL: Xvfb removes its lock in /tmp only if it exits on its own
PATIENCE = 30  # seconds to wait for a process that ignores even SIGKILL
#: Arguments that start a process in its own session, so that Ctrl+C in the terminal doesn't interrupt it.
APART = {"start_new_session": True}


@contextmanager
def guarded_directory(prefix):
    """A temporary directory, for the TMPDIR of this process's children.

    A separate guardian process creates the directory and waits for a pipe from this process to close. The system closes the
    pipe even if this process is killed. Then the guardian ends every process whose TMPDIR is in the directory, and removes the
    directory.
    """
    command = [sys.executable, "-I", "-S", __file__, prefix]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **APART) as guardian:
        yield guardian.stdout.readline().rstrip("\n")


def use_guarded_directory(prefix):
    """Uses a guarded directory as the temporary directory of this process and its children, until this process exits."""
    stack = ExitStack()
    # Exit handlers run in reverse order, so pytest removes its own directories first.
    atexit.register(stack.close)
    os.environ["TMPDIR"] = tempfile.tempdir = stack.enter_context(guarded_directory(prefix))


def _guard(prefix):
    with tempfile.TemporaryDirectory(prefix=prefix, ignore_cleanup_errors=True) as folder:
        print(folder, flush=True)
        sys.stdin.read()
        _end_processes(folder)


def _end_processes(folder):
    began, found = time.monotonic(), set()
    while running := _running(folder, found):
        elapsed = time.monotonic() - began
        if elapsed > PATIENCE:
            break
        for process in running if elapsed > GRACE else running - found:
            try:
                os.kill(process[0], signal.SIGKILL if elapsed > GRACE else signal.SIGTERM)
            except (ProcessLookupError, PermissionError):
                pass
        found |= running
        time.sleep(0.02)


def _running(folder, found):
    """The processes with a TMPDIR in the folder, the processes found earlier, and all their descendants, each with its ID and
    start time.

    A daemon isn't a descendant, and a browser's processes may overwrite their environment, so finding them all requires both.
    Without /proc, as on macOS, this finds none.
    """
    marker = os.fsencode(f"TMPDIR={folder}")
    starts, children, running = {}, {}, set()
    for process in Path("/proc").glob("[0-9]*"):
        pid = int(process.name)
        try:
            # The name in parentheses may contain spaces, so the fields are counted from its end.
            state, parent, *fields = (process / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if state == "Z":
            continue
        starts[pid] = fields[17]
        children.setdefault(int(parent), []).append(pid)
        try:
            environment = (process / "environ").read_bytes().split(b"\0")
        except OSError:
            environment = []
        if (pid, starts[pid]) in found or any(each == marker or each.startswith(marker + b"/") for each in environment):
            running.add(pid)
    waiting = [*running]
    while waiting:
        below = [child for child in children.get(waiting.pop(), []) if child not in running]
        running.update(below)
        waiting += below
    return {(pid, starts[pid]) for pid in running}


if __name__ == "__main__":
    _guard(sys.argv[1])
