"""What the rules for visitors hold, and what they cost."""

import collections
import socket
import tempfile
import threading
import time

from server import PASSWORD, PATIENCE, Visitor, at_once, report, serving

BURST = 60  # texts in a row from one address


def accepted(server, addresses):
    """How many texts are taken, one from each of these addresses."""
    visitor, statuses = Visitor(server, address="198.51.100.1"), collections.Counter()
    for address in addresses:
        statuses[visitor.ask("POST", "/posts", {"text": "a"}, **{"X-Forwarded-For": address}).status] += 1
    assert statuses.keys() <= {201, 429}, statuses
    return statuses[201]


def addresses(programs, folder, options):
    """How often one visitor may post, whatever address it says or has; it gets one more in two seconds."""
    cases = [
        ("one IPv4 address, in several spellings", [("203.0.113.9", "203.0.113.9:4711", "::ffff:203.0.113.9")[n % 3] for n in range(400)], BURST),
        ("one network of IPv6", [f"2001:db8::{n:x}" for n in range(400)], BURST),
        ("made-up entries before the proxy's", [f"10.0.0.{n % 250}, 203.0.113.10" for n in range(400)], BURST),
        ("2,000 networks of one IPv6 site", [f"2001:db8:1:{n:x}::1" for n in range(2000)], 16 * BURST),
        ("2,000 addresses", [f"10.{n >> 8}.{n & 255}.1" for n in range(2000)], 2000),
    ]
    with serving(programs.gallery, folder) as server:
        for name, entries, most in cases:
            start = time.monotonic()
            count = accepted(server, entries)
            # What was allowed again meanwhile comes on top.
            slack = (time.monotonic() - start) / 2 * most / BURST + 1 if most < len(entries) else 0
            assert most <= count <= most + slack, f"{name}: {count} of {len(entries)}"
            report(f"texts taken from {name}", f"{count:,} of {len(entries):,}")
    with tempfile.TemporaryDirectory() as other, serving(programs.gallery, other, proxy="none") as server:
        count = accepted(server, [f"203.0.113.{n}" for n in range(200)])
        assert count < 200, "without a proxy, a visitor is believed where it comes from"
        report("texts taken from one who says others, without a proxy", f"{count} of 200")
        # The first address has used up what it may post.
        sources = [f"127.0.{n // 250}.{2 + n % 250}" for n in range(500)]
        taken = sum(Visitor(server, source=source).ask("POST", "/posts", {"text": "a"}).status == 201 for source in sources)
        assert taken == len(sources), f"{taken} of {len(sources)}"
        report("texts taken from so many loopback addresses", f"{taken} of {len(sources)}")


def pool(programs, folder, options):
    """One who signs in over many connections, rightly; others sign in meanwhile, one after another."""
    with serving(programs.gallery, folder) as server:
        member = {"name": "greedy", "password": PASSWORD.format("first")}
        assert Visitor(server).insist("POST", "/accounts", member).status == 201
        stop, statuses = threading.Event(), collections.Counter()

        def greedy():
            visitor = Visitor(server, address="203.0.113.7")
            while not stop.is_set():
                visitor.ask("POST", "/sessions", member)

        threads = [threading.Thread(target=greedy) for _ in range(24)]
        for thread in threads:
            thread.start()
        for _ in range(10):
            statuses[Visitor(server).ask("POST", "/sessions", member).status] += 1
        stop.set()
        for thread in threads:
            thread.join()
        # The account may be tried ten times at once, from all addresses together.
        assert statuses[503] == 0, statuses
        report("sign-ins of others beside 24 connections of one", ", ".join(f"{count} × {status}" for status, count in statuses.items()))


def sessions(programs, folder, options):
    """How many sessions an account keeps."""
    signed_in = 25
    with serving(programs.gallery, folder) as server:
        visitor, member = Visitor(server), {"name": "often", "password": PASSWORD.format("first")}
        cookies = [visitor.insist("POST", "/accounts", member).cookie]
        cookies += [visitor.insist("POST", "/sessions", member).cookie for _ in range(signed_in)]
        alive = [visitor.ask("GET", "/accounts/me", cookie=cookie).status == 200 for cookie in cookies]
        assert sum(alive) == 20 and not any(alive[:-20]), "the oldest are not those that ended"
        report(f"sessions of an account after {len(cookies)} sign-ins", sum(alive))


def bodies(programs, folder, options):
    """How much is read of a body of 300 MB that is refused."""
    length, chunk = 300 << 20, b"a" * 65536
    with serving(programs.gallery, folder) as server:
        for line in ("POST /posts", "POST /none", "POST /accounts", "GET /health"):
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
                connection.sendall(f"{line} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n".encode())
                start, sent = time.monotonic(), 0
                try:
                    while sent < length:
                        connection.sendall(chunk)
                        sent += len(chunk)
                except OSError:
                    pass
                assert sent < length / 2, f"{line}: all of it is read"
                report(f"{line} with 300 MB: sent before the connection was closed", f"{sent / 1e6:.1f} MB, {time.monotonic() - start:.2f} s")


def rate(server, work, seconds=3, people=8):
    """How often a piece of work is done in a second, by so many at once."""
    done, end = collections.Counter(), time.monotonic() + seconds

    def keep(number):
        visitor = Visitor(server)
        while time.monotonic() < end:
            done[work(visitor)] += 1

    start = time.monotonic()
    at_once([lambda number=number: keep(number) for number in range(people)])
    return done[True] / (time.monotonic() - start)


def cost(programs, folder, options):
    """The same server without throttles, bounds and costly hashes, as a ratio."""
    member = {"name": "often", "password": PASSWORD.format("first")}
    works = {
        "posts": lambda visitor: visitor.ask("POST", "/posts", {"text": "a"}).status == 201,
        "pages": lambda visitor: visitor.ask("GET", "/", Accept="text/html").status == 200,
        "sign-ins": lambda visitor: visitor.ask("POST", "/sessions", member).status == 201,
    }
    with tempfile.TemporaryDirectory() as other:
        with serving(programs.gallery, folder) as ruled, serving(programs.without_rules, other) as unruled:
            for server in (ruled, unruled):
                assert Visitor(server).insist("POST", "/accounts", member).status == 201
            for name, work in works.items():
                rates = [rate(server, work) for server in (ruled, unruled)]
                assert all(rates), f"no {name}: {rates}"
                report(f"{name} a second, with and without rules; ratio", f"{rates[0]:,.0f}, {rates[1]:,.0f}; {rates[0] / rates[1]:.3f}")
