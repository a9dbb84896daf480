"""What livectl declares: its verbs with their options, words and examples, as the program itself tells."""

import json
import pathlib
import re
import subprocess
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "Tools/.build/release/livectl"
#: As VerbHelp.swift writes it.
EXAMPLES_TITLE = "\n\nEXAMPLES:\n"


@dataclass
class Option:
    name: str
    value: str
    words: str
    default: str
    choices: list
    is_required: bool

    @property
    def text(self):
        return f"{self.name} <{self.value}>" if self.value else self.name


@dataclass
class Verb:
    """A verb, or livectl itself."""

    name: str
    summary: str
    paragraphs: list
    examples: str
    options: list


def declared(program=PROGRAM):
    """Livectl itself and its verbs, in the order of `livectl --help`."""
    told = subprocess.run([program, "--experimental-dump-help"], capture_output=True, text=True, check=True)
    return read(json.loads(told.stdout))


def read(dump):
    command = dump["command"]
    return verb(command), [verb(each) for each in command["subcommands"] if each["commandName"] != "help"]


def verb(command):
    words, _, examples = command.get("discussion", "").partition(EXAMPLES_TITLE)
    options = [option(each) for each in command.get("arguments", []) if each["valueName"] not in ("help", "version")]
    return Verb(command["commandName"], command["abstract"], words.split("\n\n"), examples, options)


def option(argument):
    return Option(
        name=f"--{argument['preferredName']['name']}",
        value=argument["valueName"] if argument["kind"] == "option" else "",
        words=argument.get("abstract", ""),
        default=argument.get("defaultValue", ""),
        choices=argument.get("allValues") or argument.get("completionKind", {}).get("list", {}).get("values", []),
        is_required=not argument["isOptional"],
    )


@dataclass
class Example:
    """A command as one types it, and what it prints; `…` stands for what is left out."""

    place: str
    command: str
    printed: str

    def run(self, folder=PROGRAM.parent):
        command = self.command.replace("swift run --package-path Tools livectl", "livectl")
        environment = {"PATH": f"{folder}:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/"}
        done = subprocess.run(["bash", "-c", command], cwd=ROOT, env=environment, capture_output=True, text=True)
        return done.stdout + done.stderr

    def is_right(self, printed):
        pattern = ".*".join(re.escape(part) for part in self.printed.split("…"))
        return re.fullmatch(pattern, printed.rstrip("\n")) is not None


def examples(text, place=""):
    """The commands with livectl among those behind `$` in a text, each up to where the shell has all of it."""
    found, lines = [], text.split("\n")
    while lines:
        line = lines.pop(0)
        if not line.startswith("$ "):
            continue
        command = line[2:]
        while lines and is_unfinished(command):
            command += "\n" + lines.pop(0)
        printed = []
        while lines and lines[0] and not lines[0].startswith("$ "):
            printed.append(lines.pop(0))
        if re.search(r"\blivectl\b", command):
            found.append(Example(place, command, "\n".join(printed)))
    return found


def is_unfinished(command):
    if command.endswith("\\"):
        return True
    checked = subprocess.run(["bash", "-n", "-c", command], capture_output=True)
    return checked.returncode != 0 or bool(checked.stderr)
