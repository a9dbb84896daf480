"""Shares the parameters of tests out to the engines.

A test runs in every engine. With as many parameters as engines, or more, each parameter runs in one engine and each engine gets its
share: what a parameter changes is mostly the core's, which is one. What `conformance.py` asks of an
element runs for each element in each engine. `pytest --everywhere` runs all parameters in all engines.

A mark says where that does not hold:

- `engines("chromium", "firefox")`, at a test or at a parameter: it can run, or tells anything, in these only;
- `each_engine`: what the parameter changes is the engine's, so that each engine runs all of them;
- `about_a_field`, at a test that elements inherit: an element that is about a button has none of it.

A test that finds out in its middle that an engine cannot run it skips. If it has skipped wherever a run in all engines had it, it has
told nothing, and the run fails; see `Skips`.
"""

from .engines import ENGINES


def engine(item):
    """The engine that a test runs in; None for one that needs no browser."""
    return item.callspec.params.get("engine_driver") if hasattr(item, "callspec") else None


def shared(items, is_everything=False):
    """The tests that are to run, as a set: all that can run if `is_everything`, otherwise each parameter in one engine."""
    kept, tests = set(), {}
    for item in items:
        name = engine(item)
        if item.get_closest_marker("about_a_field") and item.cls.field_name is None:
            continue
        if name is None:
            kept.add(item)
        elif all(name in mark.args for mark in item.iter_markers("engines")):
            tests.setdefault((item.parent.nodeid, item.originalname), {}).setdefault(_parameters(item), []).append(item)
    for variants in tests.values():
        for number, variant in enumerate(variants.values()):
            for place, item in enumerate(variant):
                is_its_turn = (number - place) % min(len(variants), len(variant)) == 0
                if is_everything or is_its_turn or item.get_closest_marker("each_engine"):
                    kept.add(item)
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
