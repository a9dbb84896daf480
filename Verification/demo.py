"""Reads the demo's Xcode project."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
DEMO = ROOT / "Examples/AppleDemo"
PROJECT = DEMO / "AppleDemo.xcodeproj"

TOKEN = re.compile(r'\s+|//[^\n]*|/\*.*?\*/|"((?:[^"\\]|\\.)*)"|([{}()=;,])|([^\s{}()=;,"]+)', re.DOTALL)
IDENTIFIER = re.compile(r"[0-9A-F]{24}")
SETTING = re.compile(r"^(\w+)(?:\[.*?\])? = (.*)$", re.MULTILINE)

# The features that `SWIFT_APPROACHABLE_CONCURRENCY` enables; Swift 6 mode has the first three.
APPROACHABLE = ["DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
                "InferIsolatedConformances", "NonisolatedNonsendingByDefault"]


def settings():
    """Returns the demo's build settings by name."""
    return dict(SETTING.findall((DEMO / "AppleDemo.xcconfig").read_text()))


def options(settings):
    """Returns the compiler options for the language settings, as Xcode passes them."""
    version = settings["SWIFT_VERSION"].removesuffix(".0")
    features = []
    if settings["SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY"] == "YES":
        features.append("MemberImportVisibility")
    if settings.get("SWIFT_APPROACHABLE_CONCURRENCY") == "YES":
        features += APPROACHABLE[0 if version == "5" else 3:]
    return ["-swift-version", version, "-default-isolation", settings.get("SWIFT_DEFAULT_ACTOR_ISOLATION", "nonisolated"),
            *(["-warnings-as-errors"] if settings.get("SWIFT_TREAT_WARNINGS_AS_ERRORS") == "YES" else []),
            *(option for feature in features for option in ("-enable-upcoming-feature", feature))]


def read(text):
    """Parses a property list in OpenStep's format, as Xcode writes it."""
    tokens = [match for match in TOKEN.finditer(text) if match.lastindex]
    position = 0

    def following():
        nonlocal position
        position += 1
        return tokens[position - 1]

    def value(token):
        if token[2] == "{":
            items = {}
            while (key := following())[2] != "}":
                following()
                items[value(key)] = value(following())
                following()
            return items
        if token[2] == "(":
            items = []
            while (item := following())[2] != ")":
                if item[2] != ",":
                    items.append(value(item))
            return items
        return token[3] or token[1]

    return value(following())


def references(value):
    """Returns the identifiers in a value."""
    if isinstance(value, str):
        return {value} if IDENTIFIER.fullmatch(value) else set()
    return set().union(*map(references, value.values() if isinstance(value, dict) else value))


def errors(project, folder):
    """Returns the errors in a project: dangling references, unreferenced objects and missing files."""
    objects = project["objects"]
    used = references(project["rootObject"]).union(*(references(item) for item in objects.values()))
    found = [f"{name} is not defined" for name in sorted(used - set(objects))]
    found += [f"{name} is not used" for name in sorted(set(objects) - used)]
    for item in objects.values():
        path = item.get("relativePath") or item.get("path")
        if path and item.get("sourceTree") != "BUILT_PRODUCTS_DIR" and not (folder / path).exists():
            found.append(f"{path} does not exist")
    return found
