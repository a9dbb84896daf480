"""People who write everything that can be written, and what the server has acknowledged of it."""

import random
import time

from server import PASSWORD, SEVERED, Visitor


class Poster:
    """Posts one text after another."""

    def __init__(self, name):
        self.name = name
        self.posts = {}  # text by number, of which the server said that it is kept
        self.visitors = []
        self.count = 0

    def live(self, server, end):
        visitor = Visitor(server)
        self.visitors.append(visitor)
        try:
            while time.monotonic() < end:
                self.count += 1
                text = f"{self.name} says {self.count}"
                answer = visitor.insist("POST", "/posts", {"text": text})
                assert answer.status == 201, f"a post: {answer.status}"
                self.posts[answer.json["id"]] = text
        except SEVERED:
            return

    def check(self, server):
        kept = dict(server.rows(f"SELECT id, text FROM post WHERE text LIKE '{self.name} says %'"))
        lost = {number for number, text in self.posts.items() if kept.get(number) != text}
        assert not lost, f"{len(lost)} posts of {self.name} are lost"
        return {"posts": len(self.posts)}


class Member:
    """Signs up, in and out and changes passwords, again and again, and notes what was acknowledged.

    What was under way when the server went is in neither list: it may have been done or not.
    """

    def __init__(self, name):
        self.name = name
        self.passwords = {}
        self.open = {}  # the sessions that exist, and their owners
        self.ended = []
        self.changes = 0
        self.visitors = []
        self.random = random.Random(name)

    def live(self, server, end):
        visitor = Visitor(server)
        self.visitors.append(visitor)
        try:
            while time.monotonic() < end:
                self.random.choice([self.sign_up, self.sign_in, self.sign_out, self.change])(visitor)
        except SEVERED:
            return

    def sign_up(self, visitor):
        name, password = f"{self.name}-{len(self.passwords)}-{self.random.randrange(10**9)}", PASSWORD.format(self.random.random())
        answer = visitor.insist("POST", "/accounts", {"name": name, "password": password})
        assert answer.status == 201, f"sign-up: {answer.status}"
        self.passwords[name] = password
        self.open[answer.cookie] = name

    def sign_in(self, visitor):
        if not self.passwords:
            return
        name = self.random.choice(list(self.passwords))
        answer = visitor.insist("POST", "/sessions", {"name": name, "password": self.passwords[name]})
        assert answer.status == 201, f"sign-in: {answer.status}"
        self.open[answer.cookie] = name

    def sign_out(self, visitor):
        if not self.open:
            return
        cookie = self.random.choice(list(self.open))
        owner = self.open.pop(cookie)
        answer = visitor.insist("DELETE", "/sessions/current", cookie=cookie)
        assert answer.status == 204, f"sign-out of {owner}: {answer.status}"
        self.ended.append(cookie)

    def change(self, visitor):
        """A new password ends all other sessions."""
        if not self.open:
            return
        cookie = self.random.choice(list(self.open))
        name = self.open[cookie]
        old, new = self.passwords.pop(name), PASSWORD.format(self.random.random())
        others = [other for other, owner in self.open.items() if owner == name]
        for other in others:
            del self.open[other]
        answer = visitor.insist("PUT", "/accounts/me/password", {"current": old, "password": new}, cookie=cookie)
        assert answer.status == 204, f"a new password of {name}: {answer.status}"
        self.passwords[name] = new
        self.changes += 1
        self.open[cookie] = name
        self.ended += [other for other in others if other != cookie]

    def check(self, server):
        visitor = Visitor(server)
        for cookie, name in self.open.items():
            answer = visitor.insist("GET", "/accounts/me", cookie=cookie)
            assert answer.status == 200 and answer.json["name"] == name, f"a session of {name} is lost"
        for cookie in self.ended:
            assert visitor.insist("GET", "/accounts/me", cookie=cookie).status == 401, "a session that was ended is back"
        # One of them with its password: each takes as long as a hash.
        for name in self.random.sample(sorted(self.passwords), min(1, len(self.passwords))):
            answer = visitor.insist("POST", "/sessions", {"name": name, "password": self.passwords[name]})
            assert answer.status == 201, f"{name} or the password is lost"
        kept = {name for (name,) in server.rows("SELECT name FROM account")}
        assert kept >= self.passwords.keys(), f"accounts of {self.name} are lost"
        return {"accounts": len(self.passwords), "sessions": len(self.open), "ended": len(self.ended), "changes": self.changes}
