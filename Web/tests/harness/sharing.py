"""Shares the parameters of tests out to the engines.

A test runs in every engine. With as many parameters as engines, or more, each parameter runs in one engine and each engine gets its
share: what a parameter changes is mostly the core's, which is one. What `conformance.py` asks of an
element runs for each element in each engine. `pytest --everywhere` runs all parameters in all engines.

A mark says where that does not hold:

- `engines("chromium", "firefox")`, at a test or at a parameter: it can run, or tells anything, in these only;
- `each_engine`: what the parameter changes is the engine's, so that each engine runs all of them.
"""


def engine(item):
    """The engine that a test runs in; None for one that needs no browser."""
    return item.callspec.params.get("engine_driver") if hasattr(item, "callspec") else None


def shared(items, is_everything=False):
    """The tests that are to run, as a set: all that can run if `is_everything`, otherwise each parameter in one engine."""
    kept, tests = set(), {}
    for item in items:
        name = engine(item)
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


def _parameters(item):
    """What a test is called with, but its engine."""
    return tuple((name, repr(value)) for name, value in sorted(item.callspec.params.items()) if name != "engine_driver")
