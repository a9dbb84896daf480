"""Compares the core's timing curves and springs with the engines' own, read from paused animations."""

import random

import pytest
from harness.livectl import livectl

SEED = 3
CURVES = 200
TIMES = [index / 40 for index in range(41)]
#: The accepted difference of an engine's own approximation. WebKit solves curves to about 1e-4 of the animation's length.
ENGINE_ERROR = 1e-4
TOLERANCE = 0.001

PROGRESS = """
const [easings, times] = arguments;
return easings.map((easing) => {
  const animation = document.body.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1000, easing, fill: 'both' });
  animation.pause();
  const values = times.map((time) => {
    animation.currentTime = 1000 * time;
    return animation.effect.getComputedTiming().progress;
  });
  animation.cancel();
  return values;
});
"""


@pytest.fixture
def progress(browser):
    """`progress(easings, times)`: the engine's progress for each easing, at fractions of the duration."""
    browser.open("plain.html")
    return lambda easings, times: browser.run(PROGRESS, easings, times)


def curves():
    generator = random.Random(SEED)
    named = [[0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0, 0, 1, 1], [1, 0, 0, 1], [0, 1, 1, 0]]
    return named + [[round(generator.random(), 3), round(generator.uniform(-1.5, 2.5), 3)] * 2 for _ in range(20)] + [
        [round(generator.random(), 3), round(generator.uniform(-1.5, 2.5), 3), round(generator.random(), 3), round(generator.uniform(-1.5, 2.5), 3)]
        for _ in range(CURVES)
    ]


def test_bezier_curves_match_the_engines_own(progress):
    cases = curves()
    ours = livectl(["curve"], ({"curve": curve, "at": TIMES} for curve in cases))
    theirs = progress([f"cubic-bezier({', '.join(map(str, curve))})" for curve in cases], TIMES)
    for curve, our, their in zip(cases, ours, theirs, strict=True):
        worst = max(abs(a - b) for a, b in zip(our["value"], their, strict=True))
        assert worst <= ENGINE_ERROR, f"{curve}: {worst}"


@pytest.mark.each_engine
@pytest.mark.parametrize(("response", "damping"), [(0.5, 0.825), (0.35, 1), (0.3, 0.7), (0.6, 0.2), (0.5, 3)])
@pytest.mark.parametrize("velocity", [0, -3, 8])
def test_a_spring_played_through_linear_matches_the_spring(progress, response, damping, velocity):
    spring = ["spring", "--response", str(response), "--damping", str(damping), "--velocity", str(velocity)]
    easing = livectl([*spring, "--easing", str(TOLERANCE)])[0]
    times = [index / 500 for index in range(501)]
    ours = livectl([*spring, "--at", ",".join(str(time * easing["duration"]) for time in times)])
    theirs = progress([easing["easing"]], times)[0]
    worst = max(abs(our["value"] - their) for our, their in zip(ours, theirs, strict=True))
    assert worst <= TOLERANCE * 1.0001
