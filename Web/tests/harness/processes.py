"""Ends a driver and all its descendants, so that a crashed browser leaves no process behind."""

import os
import signal
import time
from pathlib import Path

#: Servers that the tests have started while an engine ran: they outlive the engine, and end by whoever started them.
outliving = set()


def descendants(pid):
    """Process ids below `pid`, at the time of asking, but for those that outlive an engine."""
    children = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The name in parentheses may hold spaces, so fields are counted from its end.
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
        children.setdefault(parent, []).append(int(stat.parent.name))
    found, waiting = [], [pid]
    while waiting:
        below = [child for child in children.get(waiting.pop(), []) if child not in outliving]
        found += below
        waiting += below
    return found


def end(pids, grace=1.0):
    """Asks the processes to end, and kills those that still run after `grace` seconds."""
    _signal(pids, signal.SIGTERM)
    deadline = time.monotonic() + grace
    while any(map(_runs, pids)) and time.monotonic() < deadline:
        time.sleep(0.02)
    _signal(filter(_runs, pids), signal.SIGKILL)


def _runs(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _signal(pids, number):
    for pid in pids:
        try:
            os.kill(pid, number)
        except ProcessLookupError:
            pass
