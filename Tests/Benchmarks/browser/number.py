"""Measures `<live-number>` in Chromium and compares it with handwritten pages, alternately, as ratios of one run.

    .venv/bin/python Tests/Benchmarks/browser/number.py [--check]

`count`: 1,000 numbers count. The script time per frame is compared with a cached `Intl.NumberFormat` that writes text
nodes.

`roll`: 100 numbers of seven digits receive one value, or four in a row. The nodes and the processor time of the main
thread are compared with handwritten wheels of ten spans per digit. One kind follows the same spring in script. The
other is simpler: it is created again each time and has a CSS transition.

`--check` fails if counting takes more than 1.5 times as long as on the handwritten page. It also fails if rolling uses more than a quarter
of the nodes, more than a quarter of the time of handwritten springs, or more time than any handwritten page.
"""

import pathlib
import statistics
import sys

ROOT = pathlib.Path(__file__).parents[3]
sys.path.insert(0, str(ROOT / "Web/tests"))

from harness import engines  # noqa: E402
from harness.browser import Browser  # noqa: E402
from harness.server import serving  # noqa: E402

ROUNDS = 3
MAIN_THREAD = "TaskDuration"

COUNT_OURS = """
    document.querySelector('#stage').replaceChildren();
    const numbers = liveNumbers(1000, 'count', '0');
    while (numbers.some((number) => number.dataset.state !== 'ready')) await wait(20);
    await wait(200);
    numbers.forEach((number, index) => (number.value = String(target(index))));
    return await timeFrames(900);
"""
COUNT_THEIRS = """
    document.querySelector('#stage').replaceChildren();
    const page = new PlainCounting(1000);
    await wait(200);
    page.count(page.texts.map((_, index) => target(index)));
    return await timeFrames(900);
"""
ROLL_OURS = """
    document.querySelector('#stage').replaceChildren();
    window.numbers = liveNumbers(100, 'roll', '1000000');
    while (numbers.some((number) => number.dataset.state !== 'ready')) await wait(20);
    window.show = (index, value) => (numbers[index].value = String(value));
    await wait(300);
"""
ROLL_THEIRS = """
    document.querySelector('#stage').replaceChildren();
    window.numbers = Array.from({ length: 100 }, () => new %s());
    window.show = (index, value) => numbers[index].show(value);
    numbers.forEach((number) => number.show(1000000));
    await wait(1200);
"""
#: Each number receives a value and moves to it for most of a second.
ROLL = """
    const [turn] = arguments;
    for (let index = 0; index < 100; index++) show(index, target(index * 31 + turn * 1777));
    await wait(300);
    const nodes = nodeCount();
    await wait(1200);
    return nodes;
"""
#: Each number receives four values, each before the previous one has settled.
INTERRUPT = """
    const [turn] = arguments;
    for (let time = 0; time < 4; time++) {
      for (let index = 0; index < 100; index++) show(index, target(index * 31 + turn * 1777 + time * 91));
      await wait(100);
    }
    const nodes = nodeCount();
    await wait(1200);
    return nodes;
"""


def main_thread(browser):
    return {each["name"]: each["value"] for each in browser.devtools("Performance.getMetrics")["metrics"]}[MAIN_THREAD]


def measure_rolls(browser, script, theirs):
    """Returns the nodes and main-thread seconds of `<live-number>` and of handwritten wheels, for each round."""
    rounds = []
    for turn in range(ROUNDS + 1):
        both = []
        for prepare in (ROLL_OURS, ROLL_THEIRS % theirs):
            browser.run_async(prepare)
            before = main_thread(browser)
            nodes = browser.run_async(script, turn)
            both.append((nodes, main_thread(browser) - before))
        rounds.append(both)
    # The first round includes the compilation of the script.
    return rounds[1:]


def report_rolls(name, rounds):
    """Prints and returns the ratios of time and nodes."""
    time = statistics.median(ours[1] / theirs[1] for ours, theirs in rounds)
    (our_nodes, _), (their_nodes, _) = rounds[0]
    ours, theirs = (statistics.median(each[1] for each in column) * 1000 for column in zip(*rounds, strict=True))
    print(f"{name}: {time:.2f} times the main thread's time ({ours:.0f} against {theirs:.0f} ms)")
    print(f"{name}: {our_nodes / their_nodes:.2f} times the nodes ({our_nodes:,} against {their_nodes:,})")
    return time, our_nodes / their_nodes


def main():
    with serving() as site, engines.DriverPool("chromium") as drivers:
        site.release_wasm()
        browser = Browser("chromium", drivers.driver(), site)
        browser.driver.set_script_timeout(60)
        browser.open("number-benchmark.html")
        browser.devtools("Performance.enable", timeDomain="threadTicks")
        counts = [[browser.run_async(script)["mean"] for script in (COUNT_OURS, COUNT_THEIRS)] for _ in range(ROUNDS)]
        rolls = {
            (name, kind): measure_rolls(browser, script, theirs)
            for name, script in (("100 numbers roll", ROLL), ("and are interrupted", INTERRUPT))
            for kind, theirs in (("springs", "SpringWheels"), ("transitions", "TransitionWheels"))
        }
    count = statistics.median(ours / theirs for ours, theirs in counts)
    ours, theirs = (statistics.median(column) for column in zip(*counts, strict=True))
    print(f"1,000 numbers count: {count:.2f} times the script time of a page by hand ({ours:.2f} against {theirs:.2f} ms a frame)")
    ratios = {each: report_rolls(", against ".join(each), rounds) for each, rounds in rolls.items()}
    most_time = {("100 numbers roll", "springs"): 0.25}
    keeps = all(time <= most_time.get(each, 1) and nodes <= 0.25 for each, (time, nodes) in ratios.items())
    most_count = 1.5
    if "--check" in sys.argv and (count > most_count or not keeps):
        sys.exit("A ratio is worse than it may be")


main()
