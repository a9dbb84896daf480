"""What the gallery withstands, as a table: kills amid writes, full disks, stalled and very many visitors, and what its rules cost.

    swift build -c release --package-path Examples/Gallery
    python3 Examples/Gallery/Tests/load/load_test.py [--folder FOLDER] [--only kills] [--kills 8]

Needs Python alone; some rows need `strace` and the right to mount a disk, and say so where they are missing. It fails when
anything that was answered with success is lost, an answer is a 5xx other than 503, a password is in a log, or a bound does not hold.
"""

import argparse
import pathlib
import random
import tempfile
import threading
import time
from collections import Counter

import faults
import rules
from server import PATIENCE, ROOT, at_once, quantile, report, serving
from writing import Member, Poster


def check_all(server, people):
    """Everything that was acknowledged is there; gives how much of what."""
    found = Counter()

    def check(person):
        found.update(person.check(server))

    at_once([lambda person=person: check(person) for person in people])
    assert server.rows("PRAGMA integrity_check") == [("ok",)], "the database is damaged"
    return found


def check_answers(people, folder):
    visitors = [visitor for person in people for visitor in person.visitors]
    seen = sum((visitor.seen for visitor in visitors), Counter())
    assert not [line for line in seen if line[-3] == "5" and not line.endswith("503")], f"a 5xx other than 503: {seen}"
    assert "Kettle-" not in (folder / "log").read_text(), "the log has a password"
    return seen, [latency for visitor in visitors for latency in visitor.latencies]


def kill(server, members, seconds):
    """Kills the server so many seconds after another account was acknowledged."""
    before = sum(len(member.passwords) for member in members)
    for _ in range(20 * PATIENCE):
        if sum(len(member.passwords) for member in members) > before:
            break
        time.sleep(0.05)
    time.sleep(seconds)
    server.kill()


def kills(programs, folder, options):
    """Kills the server amid writes of every kind, again and again on one database."""
    choose = random.Random(options.seed)
    posters, members = [Poster(f"poster-{number}") for number in range(6)], [Member(f"member-{number}") for number in range(10)]
    people = posters + members
    for _ in range(options.kills):
        with serving(programs.gallery, folder) as server:
            killer = threading.Thread(target=kill, args=[server, members, choose.uniform(0.2, 3)])
            killer.start()
            at_once([lambda person=person: person.live(server, time.monotonic() + PATIENCE) for person in posters + members])
            killer.join()
    with serving(programs.gallery, folder) as server:
        found = check_all(server, people)
    seen, latencies = check_answers(people, folder)
    report("kills amid writes", f"{options.kills}, seed {options.seed}")
    for kind, words in (("posts", "acknowledged posts"), ("accounts", "accounts"), ("sessions", "open sessions")):
        assert found[kind], f"no {words}"
        report(f"  {words}, all found again", f"{found[kind]:,}")
    report("  sessions that were ended, none back", f"{found['ended']:,}")
    report("  changed passwords, all kept", f"{found['changes']:,}")
    report("  answers: median, 99 of 100, slowest", ", ".join(f"{quantile(latencies, share):.3f} s" for share in (0.5, 0.99, 1)))
    for line, count in sorted(seen.items()):
        report(f"  {line}", f"{count:,}")


PARTS = {
    "kills": kills,
    "full-disk": faults.full_disk,
    "visitors": faults.visitors,
    "descriptors": faults.descriptors,
    "start": faults.start,
    "log": faults.log,
    "syncs": faults.syncs,
    "addresses": rules.addresses,
    "pool": rules.pool,
    "sessions": rules.sessions,
    "bodies": rules.bodies,
    "cost": rules.cost,
}


class Programs:
    def __init__(self, folder):
        self.gallery = str(folder / "gallery")
        self.without_rules = str(folder / "gallery-without-rules")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "Examples/Gallery/.build/release", help="of the built programs")
    parser.add_argument("--only", choices=PARTS, action="append", help="a part of it")
    parser.add_argument("--kills", type=int, default=8)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="of the moments of the kills")
    options = parser.parse_args()
    beginning = time.monotonic()
    for name in options.only or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            PARTS[name](Programs(options.folder.absolute()), pathlib.Path(folder), options)
    report("all of it took", f"{time.monotonic() - beginning:.0f} s")


if __name__ == "__main__":
    main()
