#!/usr/bin/env python3
"""Draws three springs with the same response, evaluated by livectl, as an SVG."""

import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / "Sources/LiveMotion/LiveMotion.docc/Resources/springs.svg"
LIVECTL = ROOT / "Tools/livectl/.build/release/livectl"
RESPONSE = 0.5
#: Damping ratios, each with a color that is visible on light and dark backgrounds.
SPRINGS = {0.5: "#d9742b", 1: "#3f82e0", 2: "#3a9a62"}
DURATION, STEP = 1.2, 0.02  # seconds
WIDTH, HEIGHT, MARGIN = 600, 260, 30
HIGHEST = 1.25


def point(time, value):
    x = MARGIN + time / DURATION * (WIDTH - 2 * MARGIN)
    y = HEIGHT - MARGIN - value / HIGHEST * (HEIGHT - 2 * MARGIN)
    return f"{x:.1f},{y:.1f}"


def line(start, end, color="#8a919c"):
    (x1, y1), (x2, y2) = (each.split(",") for each in (start, end))
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{color}" stroke-width="1" stroke-dasharray="4 4"/>'


def label(place, text, color):
    x, y = place.split(",")
    return f'<text x="{x}" y="{y}" dx="4" dy="-6" fill="{color}" font-family="sans-serif" font-size="14">{text}</text>'


def main():
    times = [round(STEP * index, 3) for index in range(round(DURATION / STEP) + 1)]
    drawn = [line(point(0, 1), point(DURATION, 1)), label(point(0, 1), "target", "#8a919c")]
    for row, (ratio, color) in enumerate(SPRINGS.items()):
        spring = ["spring", "--response", str(RESPONSE), "--damping", str(ratio), "--from", "0", "--to", "1", "--at", ",".join(map(str, times))]
        answers = subprocess.run([LIVECTL, *spring], capture_output=True, text=True, check=True).stdout.splitlines()
        places = [point(each["t"], each["value"]) for each in map(json.loads, answers)]
        drawn.append(f'<polyline points="{" ".join(places)}" fill="none" stroke="{color}" stroke-width="2.5"/>')
        drawn.append(label(point(0.75, 0.5 - row * 0.14), f"damping ratio {ratio}", color))
    OUT.parent.mkdir(exist_ok=True)
    body = "\n".join(drawn)
    OUT.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">\n{body}\n</svg>\n')
    print(OUT.relative_to(ROOT))


if __name__ == "__main__":
    main()
