"""Shares the tests out to the engines.

Each test runs, with each of its parameters, in one engine, and each engine gets its share: what most of them ask is the core's or the
element's, and those are one. What elements inherit from `conformance.py` is one test with the elements as its parameters, so that each
engine has it, with some of them. In three runs with different turns, each test runs in each engine; `pytest --delays` takes its seed for the turn.

A mark says where that does not hold:

- `each_engine`: what is asked is the engine's as well, so that each engine runs it, with all parameters;
- `engines("chromium", "firefox")`, at a test or at a parameter: it can run, or tells anything, in these only;
- `about_a_field`, at a test that elements inherit: an element that is about a button has none of it.

A test that finds out in its middle that an engine cannot run it skips. If it has skipped wherever a run in all engines had it, it has
told nothing, and the run fails; see `Skips`.
"""

from .engines import ENGINES


def engine(item):
    """The engine that a test runs in; None for one that needs no browser."""
    return item.callspec.params.get("engine_driver") if hasattr(item, "callspec") else None


def shared(items, is_everything=False, turn=0):
    """The tests that are to run, as a set: all that can run if `is_everything`, otherwise each in one engine, which depends on the turn, or, where it is
    marked, in each."""
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
        # Each test begins with another engine than the one before.
        for number, variant in enumerate(variants.values(), place):
            if is_everything or variant[0].get_closest_marker("each_engine"):
                kept.update(variant)
            else:
                kept.add(variant[(number + turn) % len(variant)])
    return kept


class Skips:
    """A plugin of pytest that fails a run in all engines if a test, with one of its parameters, has skipped in each engine that it ran in."""

    def __init__(self):
        self._engines, self._outcomes = set(), {}

    @staticmethod
    def label(item):
        """Writes a test's engine, and what it is apart from that, where the process that collects the reports finds it."""
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
    """What a test is called with, but its engine."""
    return tuple((name, repr(value)) for name, value in sorted(item.callspec.params.items()) if name != "engine_driver")
