"""Fixtures: a `browser` per engine and the `site` that it visits."""

import pytest
from harness import engines
from harness.browser import Browser
from harness.server import serving


def pytest_addoption(parser):
    parser.addoption("--engine", action="append", choices=engines.ENGINES, help="run in this engine only; may be repeated")


def pytest_generate_tests(metafunc):
    if "engine_driver" not in metafunc.fixturenames:
        return
    wanted = metafunc.config.getoption("--engine") or engines.ENGINES
    limited = metafunc.definition.get_closest_marker("engines")
    names = [name for name in wanted if not limited or name in limited.args]
    # Session scope lets pytest order the tests by engine, so that each process starts each engine once and keeps one at a time.
    metafunc.parametrize("engine_driver", names, indirect=True, scope="session")


def pytest_itemcollected(item):
    """Keeps a file's tests in one engine on one process: whichever has nothing to do takes the next file."""
    engine = item.callspec.params.get("engine_driver", "") if hasattr(item, "callspec") else ""
    item.add_marker(pytest.mark.xdist_group(f"{engine} {item.path.stem}".strip()))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """Puts what needs no browser first: a build of the package is the longest test, and nobody should wait for it at the end."""
    items.sort(key=lambda item: "engine_driver" in item.fixturenames)


@pytest.fixture(scope="session")
def site():
    with serving() as site:
        yield site


@pytest.fixture(scope="session")
def engine_driver(request):
    """The engine's name and a function that gives its driver, started again if it has crashed."""
    with engines.Keeper(request.param) as keeper:
        yield keeper


@pytest.fixture
def browser(request, engine_driver, site):
    """The engine under test. Afterwards the page must have reported no error and no policy violation."""
    site.hold_wasm()
    # What a test left behind in the engine must not fail its second run as well.
    is_rerun = getattr(request.node, "execution_count", 1) > 1
    browser = Browser(engine_driver.engine, engine_driver.driver(is_fresh=is_rerun), site)
    yield browser
    site.release_wasm()
    browser.after_test.close()
    problems = browser.take_problems()
    if not request.node.get_closest_marker("page_problems_allowed"):
        assert not problems, "the page reported:\n" + "\n".join(problems)
