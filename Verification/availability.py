"""Resolves the platforms and versions in a source for one platform and its oldest supported version.

The compiler for Linux ignores the versions of Apple's platforms. Each version that is newer than the oldest supported one therefore becomes
an availability domain (`iOS_17_0`). The compiler checks domains as it checks versions on a Mac: a declaration of iOS 17 can be used only
inside `#available(iOS 17, *)`.
"""

import re

AVAILABLE = re.compile(r"([@#](?:un)?available)\(([^)]*)\)")
INTRODUCED = re.compile(r"^(\w+) ([\d.]+)$")
SYSTEM = re.compile(r"\bos\((\w+)\)")
CATALYST = re.compile(r"\btargetEnvironment\(macCatalyst\)")

# The domain for a version that every supported system has.
ALWAYS = "EVERY_SUPPORTED_VERSION"
# The versions of visionOS that correspond to versions of iOS.
VISION_OS = {(17, 0): "1.0", (17, 4): "1.1", (17, 5): "1.2", (18, 0): "2.0"}


def version(text):
    major, _, minor = text.partition(".")
    return int(major), int(minor.split(".")[0] or 0) if minor else 0


class Platform:
    """A platform at its oldest supported version, and the newer versions that sources name."""

    def __init__(self, name, oldest, texts):
        self.name = name
        self.oldest = version(oldest)
        # Mac Catalyst is iOS, and visionOS has the API of iOS, if a source does not name them.
        self.names = [name, "iOS"] if name in ("macCatalyst", "visionOS") else [name]
        spoken_of = {self.introduced(clauses(match[2])) for text in texts for match in AVAILABLE.finditer(text)}
        self.newer = sorted(version for version in spoken_of if version and version > self.oldest)

    def on(self, clause_platform, text):
        """Converts a version of one of this platform's names to its own version."""
        if self.name == "visionOS" and clause_platform == "iOS":
            equals = [vision for ios, vision in VISION_OS.items() if ios <= version(text)]
            return version(equals[-1] if equals else "1.0")
        return version(text)

    def introduced(self, said):
        """Returns the version in a list of clauses, in either form; `None` if this platform is excluded."""
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
        """Returns all domains that are available at `version`, the newest first."""
        return [self.domain(newer) for newer in reversed(self.newer) if version and newer <= version] or [ALWAYS]

    def header(self):
        """Returns a C header that declares the domains."""
        lines = ["#include <availability_domain.h>", "int isRunning(void);",
                 f"CLANG_ALWAYS_ENABLED_AVAILABILITY_DOMAIN({ALWAYS});"]
        lines += [f"CLANG_DYNAMIC_AVAILABILITY_DOMAIN({self.domain(newer)}, isRunning);" for newer in self.newer]
        return "\n".join(lines) + "\n"


def clauses(arguments):
    return [clause.strip() for clause in arguments.split(",")]


def resolved(text, platform):
    """Returns a source or an interface for `platform`, with the same lines."""
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
        # If one of them is unavailable, so is the newest.
        return ", ".join(f"{keyword}({domain})" for domain in (domains if keyword == "#available" else domains[:1]))
    if said[0] == "*":
        return f"@available({arguments})"
    if said[0] in platform.names:
        if "unavailable" in said:
            return f'@available(*, unavailable, message: "not on {platform.name}")'
        facts = dict(re.split(r":\s*", clause, maxsplit=1) for clause in said[1:] if ":" in clause)
        # An attribute for iOS deprecates an API on iOS; visionOS has its own attribute.
        for end in ("obsoleted", "deprecated") if said[0] == platform.name or platform.name == "macCatalyst" else ():
            if end in facts and version(facts[end]) <= platform.oldest:
                mark = "unavailable" if end == "obsoleted" else "deprecated"
                return f'@available(*, {mark}, message: "{end} from {platform.name} {facts[end]} on")'
    introduced = platform.introduced(said)
    if introduced is None or introduced <= platform.oldest:
        return ""
    # The compiler names the last domain that is not available.
    return " ".join(f"@available({domain})" for domain in reversed(platform.domains(introduced)))
