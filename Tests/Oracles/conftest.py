"""Asks `livectl`, built with `swift build --package-path Tools -c release`, about many inputs at once."""

import json
import pathlib
import subprocess

import pytest

LIVECTL = pathlib.Path(__file__).parents[2] / "Tools/.build/release/livectl"


def pytest_addoption(parser):
    parser.addoption("--livectl", default=str(LIVECTL), help="the livectl to compare with its oracles")


@pytest.fixture(scope="session")
def livectl(request):
    """`livectl(["count", "--unit", "utf8"], inputs)`: the answers, one for each input, some of them errors if so told."""
    program = request.config.getoption("--livectl")

    def ask(arguments, inputs=(), has_errors=False):
        lines = "".join(json.dumps(line) + "\n" for line in inputs)
        finished = subprocess.run([program, *arguments], input=lines.encode(), capture_output=True, check=False)
        assert finished.returncode == int(has_errors), finished.stderr.decode() or finished.stdout.decode()[-1000:]
        return [json.loads(line) for line in finished.stdout.splitlines()]

    return ask
