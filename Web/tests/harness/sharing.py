"""Assigns the tests to engines.

Each combination of a test and its parameters runs in one engine, because most tests check the core or an element, which are the
same everywhere. Every engine gets a share of them. A test inherited from `conformance.py` counts as one test with the elements as
parameters, so each engine runs it with some elements. The assignment depends on the turn: in three runs with different turns,
each test runs in each engine. `pytest --delays` uses its seed as the turn.

Marks declare exceptions:

- `each_engine`: the test checks the engine too, so it runs in each engine, with all parameters;
- `engines("chromium", "firefox")`, on a test or parameter: it works, or is meaningful, only in these engines;
- `about_a_field`, on an inherited test: it doesn't apply to an element that serves a button.

A test skips if it detects at run time that an engine can't run it. A test that skips in every engine of a complete run has
checked nothing, so the run fails; see `Skips`.
"""

from .engines import ENGINES


def engine(item):
    """The engine that a test runs in, or None for a test without a browser."""
    return item.callspec.params.get("engine_driver") if hasattr(item, "callspec") else None


def shared(items, is_everything=False, turn=0):
    """The set of tests to run: all runnable tests if `is_everything`. Otherwise, each test runs in one engine, depending on the
    turn, or in every engine if it's marked."""
    kept, tests = set(), {}
    for item in items:
        name = engine(item)
        if item.get_closest_marker("about_a_field") and item.cls.field_name is None:
            continue
        if name is None:
            kept.add(item)
        elif all(name in mark.args for mark in item.iter_markers("engines")):
            # Elements that inherit a test have the same function.
            variant = item.parent.nodeid, _parameters(item)
            tests.setdefault((item.function.__module__, item.function.__qualname__), {}).setdefault(variant, []).append(item)
    for place, variants in enumerate(tests.values()):
        # Each test starts with a different engine than the previous one.
        for number, variant in enumerate(variants.values(), place):
            if is_everything or variant[0].get_closest_marker("each_engine"):
                kept.update(variant)
            else:
                kept.add(variant[(number + turn) % len(variant)])
    return kept


class Skips:
    """A pytest plugin that fails a complete run if a test, with one of its parameters, skipped in every engine that it ran in."""

    def __init__(self):
        self._engines, self._outcomes = set(), {}

    @staticmethod
    def label(item):
        """Stores a test's engine and its engine-independent ID where the process that collects the reports finds it."""
        if engine(item):
            item.user_properties += [("engine", engine(item)), ("variant", f"{item.parent.nodeid}::{item.originalname} {_parameters(item)}")]

    def pytest_runtest_logreport(self, report):
        properties = dict(report.user_properties)
        if "engine" not in properties or report.passed and report.when != "call":
            return
        self._engines.add(properties["engine"])
        self._outcomes.setdefault(properties["variant"], set()).add(report.outcome)

    def told_nothing(self):
        if self._engines != {*ENGINES}:
            return []
        return [variant for variant, outcomes in self._outcomes.items() if outcomes == {"skipped"}]

    def pytest_sessionfinish(self, session):
        if self.told_nothing() and not session.exitstatus:
            session.exitstatus = 1

    def pytest_terminal_summary(self, terminalreporter):
        for variant in self.told_nothing():
            terminalreporter.line(f"SKIPPED IN EACH ENGINE {variant}", red=True)


def _parameters(item):
    """The parameters of a test, except its engine."""
    return tuple((name, repr(value)) for name, value in sorted(item.callspec.params.items()) if name != "engine_driver")
