"""Resolves the `@available` attributes of an interface for one platform and its oldest supported version.

The compiler for Linux ignores the versions of Apple's platforms. So what is newer than the oldest supported version, or
absent from the platform, is marked unavailable, and then the compiler itself refuses its use.
"""

import re

ATTRIBUTE = re.compile(r"@available\(([^)]*)\)")


def version(text):
    return tuple(int(part) for part in text.split("."))


def resolved(interface, platform, oldest):
    """The interface's text with each attribute as it stands on `platform` (`iOS`, `macOS`) from version `oldest` on."""
    return ATTRIBUTE.sub(lambda match: attribute(match[1], platform, oldest), interface)


def attribute(arguments, platform, oldest):
    clauses = [clause.strip() for clause in arguments.split(",")]
    if clauses[0] == "*":
        return f"@available({arguments})"
    if any(re.fullmatch(r"\w+ [\d.]+", clause) for clause in clauses):
        introduced = dict(clause.split() for clause in clauses if clause != "*").get(platform)
        return newer(platform, introduced, oldest)
    if clauses[0] != platform:
        return ""
    if "unavailable" in clauses:
        return f'@available(*, unavailable, message: "not on {platform}")'
    facts = dict(re.split(r":\s*", clause, maxsplit=1) for clause in clauses[1:] if ":" in clause)
    if "obsoleted" in facts and version(facts["obsoleted"]) <= version(oldest):
        return f'@available(*, unavailable, message: "gone from {platform} {facts["obsoleted"]} on")'
    if "deprecated" in facts and version(facts["deprecated"]) <= version(oldest):
        return f'@available(*, deprecated, message: "deprecated from {platform} {facts["deprecated"]} on")'
    return newer(platform, facts.get("introduced"), oldest)


def newer(platform, introduced, oldest):
    if introduced is None or version(introduced) <= version(oldest):
        return ""
    return f'@available(*, unavailable, message: "needs {platform} {introduced}, and {platform} {oldest} is supported")'
