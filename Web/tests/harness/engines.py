"""Starts one driver per engine, and ends it together with all its processes."""

import os
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from functools import partial

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.webkitgtk.options import Options as WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service as WebKitGTKService
from urllib3.exceptions import HTTPError

from .display import virtual_display
from .installed import geckodriver, headless_shell, mini_browser, program
from .processes import APART, guarded_directory

#: The engine with the longest waits first, so that the others fill the idle processes.
ENGINES = ("webkit", "firefox", "chromium")
LONGEST_SCRIPT = 30  # seconds
_COMPOSES_CHANGES = "UseDamagingInformationForCompositing"


class DriverPool:
    """Manages one engine's drivers for the whole session, and starts another after a crash or a hang."""

    def __init__(self, engine):
        self.engine, self._kept = engine, {}

    def driver(self, may_be_shell=False):
        """The driver of the whole browser, or of the engine alone if that is sufficient and installed."""
        shell = headless_shell(self.engine) if may_be_shell else None
        stack, driver = self._kept.get(shell) or (ExitStack(), None)
        if driver is None or not _answers(driver):
            stack.close()
            driver = stack.enter_context(running(self.engine, shell))
            self._kept[shell] = stack, driver
        return driver

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        for stack, _ in self._kept.values():
            stack.close()


@contextmanager
def running(engine, shell=None):
    """Starts a driver for `engine`, in Chromium's headless shell or in the whole browser. It retries one failed start, because
    a busy machine can miss a driver's port."""
    start = {"chromium": partial(_chromium, shell), "firefox": _firefox, "webkit": _webkit}[engine]
    # Socket paths have at most 107 bytes, and Chromium's paths in this directory need 47 of them.
    with guarded_directory(engine[0]) as scratch, ExitStack() as stack:
        # Removing the directory removes profiles, caches, and settings.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        environment |= {"TMPDIR": scratch, "HOME": scratch, "XDG_RUNTIME_DIR": scratch, "NO_AT_BRIDGE": "1"}
        try:
            driver = start(stack, environment)
        except WebDriverException as failure:
            print(f"{engine} did not start, trying once more: {failure}", file=sys.stderr)
            driver = start(stack, environment)
        try:
            driver.set_script_timeout(LONGEST_SCRIPT)
            driver.set_page_load_timeout(LONGEST_SCRIPT)
            # A browser that hangs must fail a test, not stop the run.
            driver.command_executor.client_config.timeout = LONGEST_SCRIPT + 10
            yield driver
        finally:
            _quit(driver)


def _chromium(shell, stack, environment):
    options = webdriver.ChromeOptions()
    options.binary_location = shell or program("chromium")
    for argument in (
        "--headless=new",
        "--no-sandbox",  # Chromium's sandbox doesn't run as root.
        "--disable-gpu",
        "--window-size=1024,768",
        "--hide-scrollbars",
        "--force-color-profile=srgb",
        "--no-first-run",
        "--disable-component-update",
        "--disable-background-networking",
    ):
        options.add_argument(argument)
    service = webdriver.ChromeService(program("chromedriver"), env=environment, popen_kw=APART)
    return webdriver.Chrome(options=options, service=service)


def _firefox(stack, environment):
    options = webdriver.FirefoxOptions()
    options.binary_location = program("firefox-esr")
    # Privileged scripts provide a real input method and media preferences; see composition.py and media.py.
    for argument in ("-headless", "-remote-allow-system-access", "--width=1024", "--height=850"):
        options.add_argument(argument)
    for name, value in {
        "browser.sessionhistory.max_total_viewers": 4,
        "datareporting.policy.dataSubmissionEnabled": False,
        "extensions.enabledScopes": 0,
        "network.captive-portal-service.enabled": False,
    }.items():
        options.set_preference(name, value)
    service = webdriver.FirefoxService(geckodriver(), env={**environment, "MOZ_HEADLESS_WIDTH": "1024", "MOZ_HEADLESS_HEIGHT": "850"}, popen_kw=APART)
    return webdriver.Firefox(options=options, service=service)


def _webkit(stack, environment):
    options = WebKitGTKOptions()
    options.binary_location = mini_browser()
    options.add_argument("--automation")
    environment = {
        **environment,
        "DISPLAY": stack.enter_context(virtual_display(environment)),
        "GDK_BACKEND": "x11",
        "GTK_A11Y": "none",
        "GTK_THEME": "Adwaita",
        "GSETTINGS_BACKEND": "memory",
        "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "LP_NUM_THREADS": "0",  # Mesa's threads would block each other on two cores.
        # bubblewrap can't set up its namespaces as root in a container.
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        # Without a GPU, this setting renders 60 frames per second instead of 20. Turning off compositing or DMA-BUF would too,
        # but then each screenshot waits 10 seconds for a frame that never arrives.
        "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
    }
    # Otherwise, each frame composites the whole window, which takes a third of a processor's time. An older MiniBrowser lacks
    # the feature, and doesn't start with an unknown feature.
    listed = subprocess.run([options.binary_location, "--features=help"], env=environment, capture_output=True, text=True)
    if _COMPOSES_CHANGES in listed.stdout + listed.stderr:
        options.add_argument(f"--features=+{_COMPOSES_CHANGES}")
    service = WebKitGTKService(program("WebKitWebDriver"), env=environment, popen_kw=APART)
    return webdriver.WebKitGTK(options=options, service=service)


def _answers(driver):
    """Whether the driver runs a script: after a crash it has no window, and a page that hangs stops it for all later tests."""
    try:
        return driver.execute_script("return true")
    except (WebDriverException, HTTPError, OSError):
        return False


def _quit(driver):
    try:
        driver.quit()
    except Exception as failure:  # A crashed browser doesn't respond. Its processes end next.
        print(f"driver did not quit: {failure}", file=sys.stderr)
