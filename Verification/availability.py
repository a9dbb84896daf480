"""Resolves what a source says of platforms and their versions, for one platform and its oldest supported version.

The compiler for Linux ignores the versions of Apple's platforms. So each version that is newer than the oldest supported one
becomes an availability domain of its own (`iOS_17_0`), which the compiler checks as it checks versions on a Mac: a declaration
of iOS 17 can be used inside `#available(iOS 17, *)` alone.
"""

import re

AVAILABLE = re.compile(r"([@#](?:un)?available)\(([^)]*)\)")
INTRODUCED = re.compile(r"^(\w+) ([\d.]+)$")
SYSTEM = re.compile(r"\bos\((\w+)\)")
CATALYST = re.compile(r"\btargetEnvironment\(macCatalyst\)")

# What asks for a version that every supported system has.
ALWAYS = "EVERY_SUPPORTED_VERSION"
# The versions of visionOS that brought what these of iOS did.
VISION_OS = {(17, 0): "1.0", (17, 4): "1.1", (17, 5): "1.2", (18, 0): "2.0"}


def version(text):
    major, _, minor = text.partition(".")
    return int(major), int(minor.split(".")[0] or 0) if minor else 0


class Platform:
    """A platform at the oldest version that is supported of it, and the newer versions that sources speak of."""

    def __init__(self, name, oldest, texts):
        self.name = name
        self.oldest = version(oldest)
        # Mac Catalyst is iOS, and visionOS has iOS's API, for those who do not name them.
        self.names = [name, "iOS"] if name in ("macCatalyst", "visionOS") else [name]
        spoken_of = {self.introduced(clauses(match[2])) for text in texts for match in AVAILABLE.finditer(text)}
        self.newer = sorted(version for version in spoken_of if version and version > self.oldest)

    def on(self, clause_platform, text):
        """A version, said of one of this platform's names, as one of its own."""
        if self.name == "visionOS" and clause_platform == "iOS":
            equals = [vision for ios, vision in VISION_OS.items() if ios <= version(text)]
            return version(equals[-1] if equals else "1.0")
        return version(text)

    def introduced(self, said):
        """The version that a list of clauses asks for, in either form; `None` where it leaves this platform out."""
        short = dict(match.groups() for match in map(INTRODUCED.match, said) if match)
        if short:
            return next((self.on(name, short[name]) for name in self.names if name in short), None)
        if said[0] not in self.names:
            return None
        introduced = dict(re.split(r":\s*", clause, maxsplit=1) for clause in said[1:] if ":" in clause).get("introduced")
        return self.on(said[0], introduced) if introduced else None

    def domain(self, version):
        return f"{self.name}_{version[0]}_{version[1]}"

    def domains(self, version):
        """All that hold where `version` runs, the newest first."""
        return [self.domain(newer) for newer in reversed(self.newer) if version and newer <= version] or [ALWAYS]

    def header(self):
        """A C header that declares the domains."""
        lines = ["#include <availability_domain.h>", "int isRunning(void);",
                 f"CLANG_ALWAYS_ENABLED_AVAILABILITY_DOMAIN({ALWAYS});"]
        lines += [f"CLANG_DYNAMIC_AVAILABILITY_DOMAIN({self.domain(newer)}, isRunning);" for newer in self.newer]
        return "\n".join(lines) + "\n"


def clauses(arguments):
    return [clause.strip() for clause in arguments.split(",")]


def resolved(text, platform):
    """A source or an interface as `platform` sees it; line for line."""
    text = SYSTEM.sub(lambda match: literal(match[1] in system(platform)), text)
    text = CATALYST.sub(literal(platform.name == "macCatalyst"), text)
    return AVAILABLE.sub(lambda match: attribute(match[1], match[2], platform), text)


def literal(condition):
    return "true" if condition else "false"


def system(platform):
    return ["iOS"] if platform.name == "macCatalyst" else [platform.name]


def attribute(keyword, arguments, platform):
    said = clauses(arguments)
    if keyword != "@available":
        domains = platform.domains(platform.introduced(said))
        # What is unavailable in one of them lacks the newest.
        return ", ".join(f"{keyword}({domain})" for domain in (domains if keyword == "#available" else domains[:1]))
    if said[0] == "*":
        return f"@available({arguments})"
    if said[0] in platform.names:
        if "unavailable" in said:
            return f'@available(*, unavailable, message: "not on {platform.name}")'
        facts = dict(re.split(r":\s*", clause, maxsplit=1) for clause in said[1:] if ":" in clause)
        # What iOS deprecates, an attribute of visionOS's own says of visionOS.
        for end in ("obsoleted", "deprecated") if said[0] == platform.name or platform.name == "macCatalyst" else ():
            if end in facts and version(facts[end]) <= platform.oldest:
                mark = "unavailable" if end == "obsoleted" else "deprecated"
                return f'@available(*, {mark}, message: "{end} from {platform.name} {facts[end]} on")'
    introduced = platform.introduced(said)
    if introduced is None or introduced <= platform.oldest:
        return ""
    # The compiler names the last that does not hold.
    return " ".join(f"@available({domain})" for domain in reversed(platform.domains(introduced)))
