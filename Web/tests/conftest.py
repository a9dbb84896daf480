"""Fixtures: a `browser` per engine and the `site` that it visits."""

import pytest
from harness import engines, sharing
from harness.browser import Browser
from harness.delays import Delays
from harness.processes import use_guarded_directory
from harness.server import serving
from harness.waiting import settle_after_input


def pytest_addoption(parser):
    parser.addoption("--engine", action="append", choices=engines.ENGINES, help="run all tests in this engine only; repeatable")
    parser.addoption(
        "--delays", type=int, metavar="SEED",
        help="delay and reorder timers, frames, fetches, and driver commands, in whole browsers; seeds 1, 2, and 3 run every test in every engine",
    )


def pytest_generate_tests(metafunc):
    if "engine_driver" in metafunc.fixturenames:
        # Session scope lets pytest order the tests by engine, so that each process starts each engine once and runs one at a
        # time.
        metafunc.parametrize("engine_driver", metafunc.config.getoption("--engine") or engines.ENGINES, indirect=True, scope="session")


def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(sharing.Skips())
        use_guarded_directory("run-")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Selects each engine's share of the tests. Tests without a browser come first: a package build is the longest test and
    shouldn't start last."""
    kept = sharing.shared(items, is_everything=config.getoption("--engine"), turn=config.getoption("--delays") or 0)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = sorted((item for item in items if item in kept), key=lambda item: sharing.engine(item) is not None)
    for item in items:
        sharing.Skips.label(item)


@pytest.fixture(scope="session")
def site():
    with serving() as site:
        yield site


@pytest.fixture(scope="session")
def engine_driver(request):
    """The engine's name and a function that returns its driver, restarted after a crash."""
    with engines.DriverPool(request.param) as drivers:
        yield drivers


@pytest.fixture
def browser(request, engine_driver, site):
    """The engine under test. At the end of the test, the page must have reported no error and no policy violation."""
    site.hold_wasm()
    seed = request.config.getoption("--delays")
    may_be_shell = seed is None and request.node.get_closest_marker("back_forward_cache") is None
    browser = Browser(engine_driver.engine, engine_driver.driver(may_be_shell=may_be_shell), site)
    if seed is not None:
        site.delays = Delays(seed, request.node.name)
        browser.after_test.callback(site.delays.slow_down(browser.driver))
    browser.after_test.callback(settle_after_input(browser.driver))
    yield browser
    site.release_wasm()
    browser.after_test.close()
    site.delays = None
    problems = browser.take_problems()
    if not request.node.get_closest_marker("page_problems_allowed"):
        assert not problems, "the page reported:\n" + "\n".join(problems)
