"""An independent parser for the password-rules syntax, based only on its description, and a generator of texts."""

import re
import string

PRINTABLE = frozenset(map(chr, range(0x20, 0x7F)))
CLASSES = {
    "upper": frozenset(string.ascii_uppercase),
    "lower": frozenset(string.ascii_lowercase),
    "digit": frozenset(string.digits),
    "special": PRINTABLE - frozenset(string.ascii_letters + string.digits),
    "ascii-printable": PRINTABLE,
    # All characters. A single character represents those outside ASCII.
    "unicode": PRINTABLE | {"…"},
}
NUMBERS = {"minlength": max, "maxlength": min, "max-consecutive": min}
SETS = ("required", "allowed")
LARGEST = 10**9
SPACE = "[ \t\n\f\r]*"


class Error(Exception):
    """An error, as a part of livectl's message, and the index of its character."""

    def __init__(self, words, offset):
        super().__init__(words, offset)
        self.words, self.offset = words, offset


def read(text):
    """Returns the meaning of rules: numbers or None by name, `required` as a list of sets, and `allowed` as a set."""
    rules = {name: None for name in NUMBERS} | {"required": [], "allowed": frozenset()}
    at = re.match(SPACE, text).end()
    while at < len(text):
        name = re.compile("[A-Za-z-]*").match(text, at)
        if not name[0]:
            raise Error("a property's name", at)
        if name[0] not in NUMBERS and name[0] not in SETS:
            raise Error("no such property", at)
        if text[name.end() : name.end() + 1] != ":":
            raise Error("a colon", name.end())
        at = re.compile(SPACE).match(text, name.end() + 1).end()
        if text[at : at + 1] not in ("", ";"):
            at = read_number(text, at, name[0], rules) if name[0] in NUMBERS else read_sets(text, at, name[0], rules)
        at = re.compile(SPACE).match(text, at).end()
        if at == len(text):
            break
        if text[at] != ";":
            raise Error("a semicolon or the end", at)
        at = re.compile(SPACE).match(text, at + 1).end()
    named = frozenset().union(rules["allowed"], *rules["required"])
    return rules | {"allowed": named or PRINTABLE, "names characters": bool(named)}


def read_number(text, at, name, rules):
    number = re.compile("[0-9]+").match(text, at)
    if not number:
        raise Error("a whole number", at)
    value = min(int(number[0]), LARGEST)
    if value:
        rules[name] = value if rules[name] is None else NUMBERS[name](rules[name], value)
    return number.end()


def read_sets(text, at, name, rules):
    found = frozenset()
    while True:
        one, at = read_class(text, at)
        found |= one
        at = re.compile(SPACE).match(text, at).end()
        if text[at : at + 1] in ("", ";"):
            break
        if text[at] != ",":
            raise Error("a comma, a semicolon or the end", at)
        at = re.compile(SPACE).match(text, at + 1).end()
    if found and name == "required":
        rules["required"].append(found)
    elif name == "allowed":
        rules["allowed"] |= found
    return at


def read_class(text, at):
    if text[at : at + 1] == "[":
        custom = re.compile(r"\[(-?[^\]]*\]?)\]", re.DOTALL).match(text, at) if "]" in text[at:] else None
        if not custom:
            raise Error("no end", at)
        inside = custom[1]
        return PRINTABLE & frozenset(inside[:1] + inside[1:].replace("-", "")), custom.end()
    name = re.compile("[A-Za-z-]*").match(text, at)
    if not name[0]:
        raise Error("a character class", at)
    if name[0].lower() not in CLASSES:
        raise Error("no such class", at)
    return CLASSES[name[0].lower()], name.end()


def names(characters):
    """Returns a set as the fewest names, with one class in brackets for the rest."""
    for all_of_them in ("unicode", "ascii-printable"):
        if characters >= CLASSES[all_of_them]:
            return [all_of_them]
    found = [name for name in ("upper", "lower", "digit", "special") if characters >= CLASSES[name]]
    rest = characters.difference(*(CLASSES[name] for name in found))
    if rest:
        middle = "".join(sorted(rest - {"-", "]"}))
        found.append("[" + "-" * ("-" in rest) + middle + "]" * ("]" in rest) + "]")
    return found


def answer(rules):
    """Returns the expected answer of livectl."""
    parts = [f"{name}: {rules[name]}" for name in ("minlength", "maxlength") if rules[name]]
    parts += ["required: " + ", ".join(names(each)) for each in rules["required"]]
    parts += ["allowed: " + ", ".join(names(rules["allowed"]))] if rules["names characters"] else []
    parts += [f"max-consecutive: {rules['max-consecutive']}"] if rules["max-consecutive"] else []
    return {
        **{name: rules[name] for name in NUMBERS if rules[name] is not None},
        "required": [names(each) for each in rules["required"]],
        "allowed": names(rules["allowed"]),
        "canonical": "; ".join(parts),
    }


class Grammar:
    """A generator of texts in the syntax, with all its variations."""

    def __init__(self, random):
        self.random = random

    def space(self):
        return self.random.choice(["", "", "", " ", "  ", "\t", "\n", " \r\n"])

    def cased(self, name):
        return self.random.choice([name, name, name.upper(), name.title(), "".join(self.random.choice([each, each.upper()]) for each in name)])

    def custom(self):
        pool = sorted(PRINTABLE - {"]", ";", "-"}) + ["é", "漢", "\U0001f511"]
        inside = "".join(self.random.choices(pool, k=self.random.randint(0, 9)))
        if self.random.random() < 0.2:
            inside += "".join(sorted(CLASSES[self.random.choice(["upper", "lower", "digit"])]))
        if self.random.random() < 0.3:
            inside = "-" + inside
        if self.random.random() < 0.2:
            inside = inside[:3] + "-" + inside[3:]
        return "[" + inside + self.random.choice(["", "", "]"]) + "]"

    def classes(self):
        some = [self.custom() if self.random.random() < 0.4 else self.cased(self.random.choice([*CLASSES])) for _ in range(self.random.randint(1, 4))]
        return ",".join(self.space() + each + self.space() for each in some)

    def property(self):
        name = self.random.choice([*NUMBERS, *SETS, *SETS])
        if self.random.random() < 0.1:
            return f"{name}:{self.space()}"
        if name in SETS:
            return f"{name}:{self.classes()}"
        number = self.random.choice(["0", "00", "1", "2", "8", "20", "007", "128", "999999999999999999999999", str(self.random.randint(0, 300))])
        return f"{name}:{self.space()}{number}{self.space()}"

    def text(self):
        end = self.random.choice(["", "", "", ";", " ; "])
        some = (self.space() + self.property() for _ in range(self.random.randint(0, 6)))
        text = ";".join(some)
        return self.space() + text + (end if text else "")

    def broken(self):
        """Returns a text with a few characters removed, inserted, or replaced."""
        text = list(self.text())
        for _ in range(self.random.randint(1, 3)):
            at = self.random.randrange(len(text) + 1)
            text[at : at + self.random.randint(0, 1)] = self.random.choice(["", ";", ":", ",", "[", "]", "-", "a", "9", " ", "é", "\U0001f511", "upper", "minlength: 3"])
        return "".join(text)
