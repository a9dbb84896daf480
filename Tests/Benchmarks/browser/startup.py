"""Measures the startup of pages and the gallery on a slow connection, and the cost of elements, in Chromium.

    .venv/bin/python Tests/Benchmarks/browser/startup.py [--runs 5] [--waterfall] [--number-flow FILE] [--check]

The connection has 1.6 Mbit/s, a round trip of 150 ms, a processor that is four times slower, an empty cache, HTTP/1.1,
and Brotli. One page has a number, one links its stylesheet as well, and one has all six elements. One has a handwritten
number (`pages/number-by-hand.js`). With `--number-flow`, which names a bundle that defines `<number-flow>`, one has
NumberFlow. A page shows its own number first ("visible"), before the element is ready. All pages are opened
alternately. The results are medians, and ratios of one run.

Memory and the work of upgrading are measured without slowdown: the JavaScript heap and the page's own objects after a
garbage collection, and the core's memory. Of a thousand numbers, those out of sight don't animate, but handwritten
ones always do.

`--check` fails if the gallery needs more than 20 requests, 260 KB, or 3 s.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from served import ROOT, serving
from slow_line import TAGS, open_cold, slow_down, watch

# `served` adds the harness to the path.
from harness import engines
from harness.browser import Browser
from harness.gallery import running_gallery

DIST = ROOT / "dist"
OWN = Path(__file__).with_name("pages")
MANY = 1000
LONGEST = 120  # seconds
MARKUP = {
    "live-count-ring": '<p><label>Text <textarea rows="1"></textarea></label> <live-count-ring limit="100"></live-count-ring></p>',
    "live-limited-field": '<live-limited-field limit="100"><label>Text <input></label></live-limited-field>',
    "live-sectioned-field": '<live-sectioned-field preset="card"><label>Card <input></label></live-sectioned-field>',
    "live-password-setup": '<form><live-password-setup><label>One <input type="password"></label> '
    '<label>Two <input type="password"></label></live-password-setup></form>',
    "live-number": '<p><live-number value="1284" locale="en-US" transition="roll">1,284</live-number></p>',
    "live-snap-button": '<live-snap-button><button type="button">Act</button></live-snap-button>',
    "number-by-hand": '<p><number-by-hand value="1284" data-measured>1,284</number-by-hand></p>',
    "number-flow": '<p><number-flow value="1284" data-measured>1,284</number-flow></p>',
}
MAKE = """
    const [tag, count] = arguments;
    const { content } = document.querySelector('template');
    const stage = document.querySelector('#stage');
    const isLoading = `${tag}:not([data-state=ready])`;
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    stage.append(...Array.from({ length: count }, () => content.cloneNode(true)));
    if (window.prepare) stage.querySelectorAll(isLoading).forEach(window.prepare);
    do await frame(); while (stage.querySelector(isLoading));
    await frame();
"""


# Pages


def files(tag):
    """Returns the lines that load an element."""
    if tag == "number-flow":
        return '<script type="module" src="/flow/{}"></script><script type="module" src="/own/number-flow.js"></script>'
    if tag == "number-by-hand":
        return f'<link rel="stylesheet" href="/own/{tag}.css"><script type="module" src="/own/{tag}.js"></script>'
    return f'<script type="module" src="/dist/{tag}.js"></script>'


def write_pages(folder, numbers, flow):
    """Writes a page for each startup, and one for each element that creates many instances."""
    pages = {"all six": (files("live-controls"), "".join(MARKUP[tag] for tag in TAGS)), **{tag: (files(tag), MARKUP[tag]) for tag in numbers}}
    pages["live-number, linked"] = f'<link rel="stylesheet" href="/dist/live-number.css">{files("live-number")}', MARKUP["live-number"]
    for tag in {*TAGS, *numbers}:
        pages[f"many {tag}"] = files(tag), f'<template>{MARKUP[tag]}</template><div id="stage"></div>'
    for name, (head, body) in pages.items():
        text = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{name}</title><link rel="icon" href="data:,">{head}<body>{body}'
        (folder / address(name)).write_text(text.replace("/flow/{}", f"/flow/{flow.name}" if flow else ""))
    return [name for name in pages if not name.startswith("many ")]


def address(name):
    return name.replace(", ", "-").replace(" ", "-") + ".html"


# Measurements


def starts(browser, addresses, runs):
    """Returns the startups of each page. The pages are opened alternately."""
    slow_down(browser)
    rounds = [{name: open_cold(browser, each) for name, each in addresses.items()} for _ in range(runs + 1)]
    slow_down(browser, False)
    # The first round includes the startup of parts that the browser keeps.
    return {name: [each[name] for each in rounds[1:]] for name in addresses}


def main_thread(browser):
    return {each["name"]: each["value"] for each in browser.devtools("Performance.getMetrics")["metrics"]}["TaskDuration"] * 1000


def bytes_used(browser):
    for _ in range(2):
        browser.devtools("HeapProfiler.collectGarbage")
    heap = browser.devtools("Runtime.getHeapUsage")
    core = browser.run("return startup.memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)")
    return heap["usedSize"] + heap.get("embedderHeapUsedSize", 0), core


def weigh(browser, page, tag):
    """Measures one element and a thousand more: main-thread milliseconds until shown, and bytes of heap and core."""
    browser.driver.get(page)
    empty, _ = bytes_used(browser)
    made = []
    for count in (1, MANY):
        before = main_thread(browser)
        browser.run_async(MAKE, tag, count)
        time = main_thread(browser) - before
        heap, core = bytes_used(browser)
        made.append((time, heap, core))
    return [(time, heap - before, core) for (time, heap, core), before in zip(made, (empty, made[0][1]), strict=True)]


def median(startups, figure):
    return statistics.median(getattr(each, figure) for each in startups)


def report_start(name, startups):
    visible, first, everything, requests, transferred = (median(startups, each) for each in ("visible", "first_ready", "all_ready", "requests", "transferred"))
    print(f"{name:28}{visible:10.0f}{first:10.0f}{everything:10.0f}{requests:10.0f}{transferred:12,.0f}", flush=True)
    return visible, everything, transferred


def ratios(name, ours, theirs, kinds):
    print(f"a number against {name}: " + ", ".join(f"{a / b:.2f} times the {kind}" for a, b, kind in zip(ours, theirs, kinds, strict=True)))


def measure(browser, options):
    numbers = ["live-number", "number-by-hand", *(["number-flow"] if options.number_flow else [])]
    flow = options.number_flow and options.number_flow.resolve()
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        names = write_pages(folder, numbers, flow)
        with (
            serving(dist=DIST, own=OWN, pages=folder, **({"flow": flow.parent} if flow else {})) as site,
            running_gallery(folder) as gallery,
        ):
            addresses = {name: f"{site.address}pages/{address(name)}" for name in names}
            started = starts(browser, {**addresses, "the gallery": gallery.address}, options.runs)
            print(f"{'on the slow line, in ms':28}{'visible':>10}{'first':>10}{'all ready':>10}{'requests':>10}{'bytes':>12}")
            totals = {name: report_start(name, startups) for name, startups in started.items()}
            for name in numbers[1:]:
                for ours in ("live-number", "live-number, linked"):
                    ratios(f"{name}{ours.removeprefix('live-number')}", totals[ours], totals[name], ("time until visible", "time until ready", "bytes"))
            if options.waterfall:
                for name, [*_, last] in started.items():
                    print(f"\n{name}: begun, answered, ended, bytes", *last.waterfall(), sep="\n")
            report_weights(browser, {tag: f"{site.address}pages/{address(f'many {tag}')}" for tag in dict.fromkeys([*TAGS, *numbers])}, numbers)
    return started["the gallery"]


def report_weights(browser, pages, numbers):
    browser.devtools("Performance.enable", timeDomain="threadTicks")
    print(f"\n{'on this machine':28}{'first: ms':>10}{'heap, KB':>10}{f'{MANY:,}: ms':>12}{'heap, KB':>10}{'core, KB':>10}")
    weights = {}
    for tag, page in pages.items():
        (time, heap, _), (more_time, more_heap, core) = weights[tag] = weigh(browser, page, tag)
        print(f"{tag:28}{time:10.1f}{heap / 1024:10.0f}{more_time:12.0f}{more_heap / 1024:10.0f}{core / 1024:10.0f}", flush=True)
    ours = weights["live-number"][1]
    for tag in numbers[1:]:
        theirs = weights[tag][1]
        ratios(f"{tag}, {MANY:,}", (ours[0], ours[1] + ours[2]), (theirs[0], theirs[1] + theirs[2]), ("main thread's time", "memory"))


def main():
    parser = argparse.ArgumentParser(description="How pages start on a slow line.")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--waterfall", action="store_true", help="print each request of the last run")
    parser.add_argument("--number-flow", type=Path, help="a bundle that defines <number-flow>")
    parser.add_argument("--check", action="store_true", help="fail where the gallery takes longer or more than it may")
    options = parser.parse_args()
    with engines.DriverPool("chromium") as drivers:
        browser = Browser("chromium", drivers.driver(), None)
        browser.driver.set_script_timeout(LONGEST)
        browser.driver.command_executor.client_config.timeout = LONGEST
        watch(browser)
        gallery = measure(browser, options)
    limits = {"requests": 20, "transferred": 260_000, "all_ready": 3000}
    if options.check and any(median(gallery, figure) > limit for figure, limit in limits.items()):
        raise SystemExit("The gallery takes longer or more than it may")


main()
