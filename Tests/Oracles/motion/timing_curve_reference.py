#!/usr/bin/env python3
"""Generates Tests/LiveMotionTests/TimingCurveReference.swift: cubic Bezier easings solved by SciPy's brentq.

    timing_curve_reference.py > Tests/LiveMotionTests/TimingCurveReference.swift
"""

import random

from scipy.optimize import brentq

PRESETS = [
    (0.25, 0.1, 0.25, 1.0),
    (0.42, 0.0, 1.0, 1.0),
    (0.0, 0.0, 0.58, 1.0),
    (0.42, 0.0, 0.58, 1.0),
    (0.0, 1.0, 1.0, 0.0),
    (0.68, -0.6, 0.32, 1.6),
]
RANDOM_CURVES = 54
PROGRESSES = 5


def bezier(a, b, s):
    return 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s * s * b + s**3


def main():
    rng = random.Random(11)
    curves = PRESETS + [
        tuple(round(n, 3) for n in (rng.random(), rng.uniform(-1, 2), rng.random(), rng.uniform(-1, 2)))
        for _ in range(RANDOM_CURVES)
    ]
    script = "Tests/Oracles/motion/timing_curve_reference.py"
    print(f"/// Points of cubic Bézier easings, made by `{script}` with SciPy's `brentq`.")
    print("enum TimingCurveReference {")
    print("    /// x1, y1, x2, y2, the progress in time, the value.")
    print("    static let rows: [[Double]] = [")
    for curve in curves:
        for _ in range(PROGRESSES):
            progress = round(rng.random(), 4)
            s = brentq(lambda s: bezier(curve[0], curve[2], s) - progress, 0, 1, xtol=1e-16, rtol=1e-15)
            value = bezier(curve[1], curve[3], s)
            print("        [" + ", ".join(repr(float(number)) for number in (*curve, progress, value)) + "],")
    print("    ]")
    print("}")


if __name__ == "__main__":
    main()
