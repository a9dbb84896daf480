"""Compares resting places with an independent implementation of their rule, which uses fractions instead of floats."""

import random
from fractions import Fraction

import pytest

WIDTH, HEIGHT, SIDE = 390, 844, 64
INSETS = {"top": 47, "leading": 6, "bottom": 34, "trailing": 2}
INSET, STRIP_BOTTOM = 20, 80
RATE = Fraction(99, 100)
COUNT = 3000


def centers(area, rtl):
    """Returns the limits of the center: left, right, top, and bottom."""
    left, right = (INSETS["trailing"], INSETS["leading"]) if rtl else (INSETS["leading"], INSETS["trailing"])
    bottom = STRIP_BOTTOM if area in ("leading", "trailing") else INSET
    half = SIDE // 2
    return left + INSET + half, WIDTH - right - INSET - half, INSETS["top"] + INSET + half, HEIGHT - INSETS["bottom"] - bottom - half


def rest(area, rtl, line):
    left, right, top, bottom = centers(area, rtl)
    x, y = (Fraction(line[p]) + Fraction(line[v]) / 1000 * RATE / (1 - RATE) for p, v in (("x", "vx"), ("y", "vy")))
    held = min(max(x, left), right), min(max(y, top), bottom)
    start, end = (right, left) if rtl else (left, right)
    beyond = {"leading": (right - x if rtl else x - left), "trailing": (x - left if rtl else right - x), "top": y - top, "bottom": bottom - y}
    if area == "corners":
        corners = {f"{v}-{h}": (cx, cy) for v, cy in (("top", top), ("bottom", bottom)) for h, cx in (("leading", start), ("trailing", end))}
        slot = min(corners, key=lambda name: (corners[name][0] - x) ** 2 + (corners[name][1] - y) ** 2)
        return slot, corners[slot]
    slot = min(beyond, key=beyond.get) if area == "edges" else area
    place = {"leading": (start, held[1]), "trailing": (end, held[1]), "top": (held[0], top), "bottom": (held[0], bottom)}
    return slot, place[slot]


@pytest.mark.parametrize("rtl", [False, True], ids=["ltr", "rtl"])
@pytest.mark.parametrize("area", ["trailing", "leading", "top", "bottom", "edges", "corners"])
def test_buttons_rest_where_the_rule_says(livectl, area, rtl):
    seed = 2026
    generator = random.Random(seed)
    lines = [{"x": generator.uniform(-50, 450), "y": generator.uniform(-50, 900), "vx": generator.gauss(0, 2000), "vy": generator.gauss(0, 2000)} for _ in range(COUNT)]
    arguments = ["snap", "--area", area, "--size", f"{WIDTH},{HEIGHT}", "--button", f"{SIDE},{SIDE}", "--insets", ",".join(map(str, INSETS.values()))]
    for line, answer in zip(lines, livectl([*arguments, *(["--rtl"] if rtl else [])], lines), strict=True):
        slot, (x, y) = rest(area, rtl, line)
        assert answer["slot"] == slot, f"seed {seed}: {line}"
        assert (answer["x"], answer["y"]) == pytest.approx((float(x), float(y)), abs=1e-9), f"seed {seed}: {line}"


def test_a_thousand_points_a_second_add_99(livectl):
    arguments = ["snap", "--area", "trailing", "--size", "390,844", "--button", "64,64"]
    assert livectl(arguments, [{"x": 100, "y": 300, "vx": 0, "vy": 1000}]) == [{"x": 338, "y": 399, "slot": "trailing"}]
