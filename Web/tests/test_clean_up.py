"""Browser test runs leave no processes or files behind, no matter how they end."""

import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from harness import wait_until
from harness.engines import ENGINES
from harness.installed import geckodriver

HERE = Path(__file__).parent
PATIENCE = 120  # seconds: engines start in parallel on a busy machine
#: A run's only test. It also leaves a directory and a daemon behind.
TEST = """
import pathlib, subprocess, tempfile, time

def test_page(browser):
    browser.open("plain.html")
    tempfile.mkdtemp()
    subprocess.Popen(["sleep", "600"], start_new_session=True)
    pathlib.Path(__file__).with_name(browser.engine).touch()
    {end}
"""
WAITS = "time.sleep(600)"
ENDS = {
    "passes": ("", None, pytest.ExitCode.OK),
    "fails": ("assert False", None, pytest.ExitCode.TESTS_FAILED),
    "is interrupted": (WAITS, signal.SIGINT, pytest.ExitCode.INTERRUPTED),
    "is killed": (WAITS, signal.SIGKILL, -signal.SIGKILL),
}
#: The programs that must be running before a run is interrupted or killed.
DRIVERS = {
    ("chromium",): {"chromedriver"},
    ENGINES: {"chromedriver", Path(geckodriver()).name, "WebKitWebDriver", "Xvfb"},
}


def processes_of(folder):
    """The processes whose command line or environment has a path in the folder, as text, by process ID."""
    found = {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            text = b"\0".join((process / name).read_bytes() for name in ("cmdline", "environ")).decode(errors="replace")
        except OSError:
            continue
        if f"{folder}/" in text and int(process.name) != os.getpid():
            found[int(process.name)] = text
    return found


def names_of(processes):
    return {text.partition("\0")[0].rpartition("/")[2] for text in processes.values()}


def stale_locks(displays):
    """The locks of X displays whose server has exited."""
    locks = [lock for number in displays if (lock := Path(f"/tmp/.X{number}-lock")).exists()]
    return [lock for lock in locks if not Path(f"/proc/{int(lock.read_text())}").exists()]


@pytest.mark.parametrize(
    ("end", "engines"),
    [*((end, ("chromium",)) for end in ENDS), ("is interrupted", ENGINES), ("is killed", ENGINES)],
    ids=lambda value: value if isinstance(value, str) else str(len(value)),
)
def test_a_run_leaves_nothing_behind(tmp_path, end, engines):
    how, number, status = ENDS[end]
    test = tmp_path / "test_run.py"
    output = tmp_path / "output"
    test.write_text(TEST.format(end=how))
    # Outside tmp_path, because socket paths must be short.
    with tempfile.TemporaryDirectory(prefix="e") as folder:
        temporary, home = Path(folder, "t"), Path(folder, "h")
        temporary.mkdir()
        home.mkdir()
        shared_memory = set(os.listdir("/dev/shm"))
        # A run in the background of a script would ignore SIGINT.
        command = ["env", "--default-signal=INT", sys.executable, "-m", "pytest", "-q", "-c", HERE / "pytest.ini", "--rootdir", HERE, "-p", "conftest", "-p", "no:cacheprovider", test]
        # A single process runs one engine. With several processes, each runs one.
        command += [*(f"--engine={engine}" for engine in engines), f"-n{len(engines) if len(engines) > 1 else 0}"]
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "XDG_"))}
        environment |= {"TMPDIR": str(temporary), "HOME": str(home), "PYTHONPATH": str(HERE), "PYTHONDONTWRITEBYTECODE": "1"}
        with output.open("w") as file:
            # A separate session, because Ctrl+C in a terminal interrupts all processes of its session.
            run = subprocess.Popen(command, env=environment, stdout=file, stderr=subprocess.STDOUT, start_new_session=True)
        wait_until(lambda: run.poll() is not None or all((tmp_path / engine).exists() for engine in engines), PATIENCE)
        if number:
            # A process that has just started has no command line for a moment.
            wait_until(lambda: {"sleep", *DRIVERS[engines]} <= names_of(processes_of(folder)), saying=output.read_text)
        displays = {number for text in processes_of(folder).values() for number in re.findall(r"\0DISPLAY=:(\d+)", text)}
        if number:
            (os.killpg if number == signal.SIGINT else os.kill)(run.pid, number)
        assert run.wait(PATIENCE) == status, output.read_text()

        wait_until(lambda: not processes_of(folder), saying="processes are still running")
        assert [path.relative_to(folder) for path in Path(folder).rglob("*")] == [Path("t"), Path("h")]
        assert not stale_locks(displays)
        # Other tests' browsers use shared resources only briefly.
        left = set(os.listdir("/dev/shm")) - shared_memory
        wait_until(lambda: not left & set(os.listdir("/dev/shm")), saying=f"files remain in shared memory: {left}")
