"""Sharing tests among the engines loses no parameter, and each engine gets a share."""

import itertools
from types import SimpleNamespace

import pytest
from harness.engines import ENGINES
from harness.sharing import Skips, engine, shared


class Item(SimpleNamespace):
    """The part of a collected test that sharing uses."""

    __hash__ = object.__hash__

    def iter_markers(self, name):
        return [mark for mark in self.marks if mark.name == name]

    def get_closest_marker(self, name):
        return next(iter(self.iter_markers(name)), None)


def collected(count, marks=lambda number: [], parent="file::Class", name="test", **more):
    """A test with a number of parameters in all engines, in pytest's order of collection: engine by engine."""
    return [
        Item(
            originalname=name,
            parent=SimpleNamespace(nodeid=parent),
            function=SimpleNamespace(__module__="file", __qualname__=name),
            marks=[*marks(number)],
            callspec=SimpleNamespace(params={"engine_driver": engine_name, "number": number}),
            user_properties=[],
            **more,
        )
        for engine_name, number in itertools.product(ENGINES, range(count))
    ]


def runs(items):
    return [(item.callspec.params["number"], engine(item)) for item in items]


@pytest.mark.parametrize("count", [3, 4, 7, 49])
def test_every_parameter_runs_once_and_every_engine_gets_a_share(count):
    kept = runs(shared(collected(count)))
    assert sorted(number for number, _ in kept) == [*range(count)]
    assert {name for _, name in kept} == {*ENGINES}


def test_tests_without_parameters_are_shared_too():
    kept = shared([item for name in "abc" for item in collected(1, name=name)])
    assert sorted(item.originalname for item in kept) == [*"abc"]
    assert {engine(item) for item in kept} == {*ENGINES}


def test_everything_runs_everywhere_on_request():
    items = collected(7)
    assert shared(items, is_everything=True) == {*items}


def test_a_test_for_each_engine_runs_with_all_parameters_in_each():
    items = collected(7, lambda _: [pytest.mark.each_engine.mark])
    assert shared(items) == {*items}


def test_tests_some_engines_cannot_run_are_shared_by_the_others():
    kept = runs(shared(collected(6, lambda number: [pytest.mark.engines("chromium", "firefox").mark] if number % 2 else [])))
    assert {number for number, _ in kept} == {*range(6)}
    assert all(name != "webkit" for number, name in kept if number % 2)


def test_tests_without_a_browser_run_once():
    item = Item(marks=[])
    assert shared([item]) == {item}


def test_an_inherited_test_runs_for_each_class_and_in_each_engine():
    names = "first", "second", "third"
    kept = shared([item for parent in "abcdef" for name in names for item in collected(1, parent=parent, name=name)])
    for name in names:
        runs_of_one = [item for item in kept if item.originalname == name]
        assert sorted(item.parent.nodeid for item in runs_of_one) == [*"abcdef"]
        assert {engine(item) for item in runs_of_one} == {*ENGINES}
    # No class runs entirely in one engine.
    assert all(len({engine(item) for item in kept if item.parent.nodeid == parent}) == len(ENGINES) for parent in "abcdef")


def test_an_element_without_a_field_skips_field_tests():
    marked = [pytest.mark.about_a_field.mark]
    has, has_not = (collected(1, lambda _: marked, cls=SimpleNamespace(field_name=name)) for name in ("note", None))
    assert shared([*has, *has_not]) == shared(has)


@pytest.mark.parametrize(
    ("outcomes", "fails"),
    [
        ({"webkit": "passed", "firefox": "passed", "chromium": "passed"}, False),
        ({"webkit": "skipped", "firefox": "skipped", "chromium": "passed"}, False),
        ({"webkit": "skipped", "firefox": "skipped", "chromium": "skipped"}, True),
        # Shared: each parameter runs in one engine.
        ({("webkit", 0): "skipped", ("firefox", 1): "passed", ("chromium", 2): "passed"}, True),
        # One engine doesn't stand for all.
        ({"webkit": "skipped"}, False),
        # A failed test has reported a result.
        ({"webkit": "skipped", "firefox": "skipped", "chromium": "failed"}, False),
    ],
)
def test_a_run_fails_if_a_test_skipped_in_every_engine(outcomes, fails):
    skips, session = Skips(), SimpleNamespace(exitstatus=0)
    items = {(engine(item), item.callspec.params["number"]): item for item in collected(3)}
    for place, outcome in outcomes.items():
        item = items[place if isinstance(place, tuple) else (place, 0)]
        skips.label(item)
        for when in ("setup", "call", "teardown"):
            is_told = outcome if when == "call" else "passed"
            skips.pytest_runtest_logreport(SimpleNamespace(user_properties=item.user_properties, when=when, outcome=is_told, passed=is_told == "passed"))
    skips.pytest_sessionfinish(session)
    assert (session.exitstatus, len(skips.told_nothing())) == ((1, 1) if fails else (0, 0))
