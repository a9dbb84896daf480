"""Runs `livectl`, built with `swift build --package-path Tools/livectl -c release`, on many inputs at once."""

import json
import os
import pathlib
import subprocess
import tempfile

import pytest

LIVECTL = pathlib.Path(__file__).parents[2] / "Tools/livectl/.build/release/livectl"


def pytest_addoption(parser):
    parser.addoption("--livectl", default=str(LIVECTL), help="the livectl to compare with its oracles")


def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        # By default, pytest keeps the directories of its last runs.
        folder = tempfile.TemporaryDirectory()
        config.add_cleanup(folder.cleanup)
        os.environ["PYTEST_DEBUG_TEMPROOT"] = folder.name


@pytest.fixture(scope="session")
def livectl(request):
    """Returns a function that runs livectl, such as `livectl(["count", "--unit", "utf8"], inputs)`.

    The result contains one answer for each input. Some answers are errors if `has_errors` is true.
    """
    program = request.config.getoption("--livectl")

    def ask(arguments, inputs=(), has_errors=False):
        lines = "".join(json.dumps(line) + "\n" for line in inputs)
        finished = subprocess.run([program, *arguments], input=lines.encode(), capture_output=True, check=False)
        assert finished.returncode == int(has_errors), finished.stderr.decode() or finished.stdout.decode()[-1000:]
        return [json.loads(line) for line in finished.stdout.splitlines()]

    return ask
