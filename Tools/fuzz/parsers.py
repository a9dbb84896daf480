"""Fuzzes the parsers with libFuzzer and AddressSanitizer.

    parsers.py [--seconds 60] [--parser NAME]   tries random inputs; failing ones are saved in .build/fuzz/found
    parsers.py --runs 2000                      tries as many inputs for each parser, always the same ones
    parsers.py --can-fail                       checks that an injected parser error and a memory error are found

Swift's libFuzzer needs every module compiled with its coverage and linked without a `main`, which SwiftPM does not support. This script
compiles the modules that the parsers need one by one, as SwiftPM describes them, into .build/fuzz.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).parents[2]
TESTS = ROOT / "Tests/LiveWebTests/Parsers"
BUILD = ROOT / ".build/fuzz"
SWIFT = ["swiftc", "-swift-version", "6", "-O", "-g", "-wmo", "-parse-as-library", "-enable-testing", "-package-name", "live_controls",
         "-sanitize=address,fuzzer", "-I", str(BUILD)]
CLANG = ["clang", "-O2", "-g", "-fsanitize=address,fuzzer-no-link"]
LONGEST = 4096  # bytes of an input


def targets():
    """Returns the targets that the page's exports need, each after its dependencies."""
    command = ["swift", "package", "describe", "--type", "json"]
    package = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    described = {target["name"]: target for target in package["targets"]}
    ordered = {}

    def add(name):
        for needed in described[name].get("target_dependencies", []):
            add(needed)
        ordered.setdefault(name, described[name])

    add("LiveWeb")
    return ordered.values()


def is_newer(output, sources):
    return output.exists() and all(output.stat().st_mtime > source.stat().st_mtime for source in sources)


def compile_swift(name, sources, flags):
    output = BUILD / f"{name}.o"
    command = [*SWIFT, *flags, "-module-name", name, "-emit-module", "-emit-module-path", str(BUILD / f"{name}.swiftmodule")]
    subprocess.run([*command, "-c", *map(str, sources), "-o", str(output)], check=True)
    return output


def build():
    """Compiles everything, or only what has changed, and returns the program."""
    BUILD.mkdir(parents=True, exist_ok=True)
    objects, includes, is_stale = [], [], False
    for target in targets():
        folder = ROOT / target["path"]
        # The module's main.swift has no code to run; libFuzzer provides a `main`.
        sources = [folder / source for source in target["sources"] if source != "main.swift"]
        if target["module_type"] == "ClangTarget":
            includes += ["-Xcc", f"-fmodule-map-file={modulemap(target)}", "-Xcc", f"-I{folder}/include"]
            for source in sources:
                objects.append(BUILD / f"{target['name']}-{source.stem}.o")
                subprocess.run([*CLANG, f"-I{folder}/include", "-c", str(source), "-o", str(objects[-1])], check=True)
            continue
        objects.append(BUILD / f"{target['name']}.o")
        is_stale = is_stale or not is_newer(objects[-1], sources)
        if is_stale:
            compile_swift(target["name"], sources, includes)
    objects.append(compile_swift("Parsers", [*TESTS.glob("*.swift"), pathlib.Path(__file__).parent / "driver.swift"], includes))
    program = BUILD / "parsers"
    # Binutils' gold prints a page of warnings about the sanitizers' runtime.
    link = ["swiftc", "-sanitize=address,fuzzer", "-use-ld=lld", *map(str, objects), "-o", str(program)]
    subprocess.run(link, check=True)
    return program


def modulemap(target):
    """Returns a module map for a C target, as SwiftPM writes it."""
    file = BUILD / f"{target['name']}.modulemap"
    file.write_text(f'module {target["name"]} {{ umbrella "{ROOT / target["path"] / "include"}" export * }}\n')
    return file


def parsers():
    text = (TESTS / "FuzzedParser.swift").read_text()
    cases = re.findall(r"^    case (\w+)(?: = \"([\w-]+)\")?$", text, re.MULTILINE)
    return [name or case for case, name in cases]


def corpus(parser):
    """Returns the inputs in the repository: samples to start with, and inputs of earlier bugs."""
    return TESTS / "Corpus" / parser


def fuzz(program, parser, options, grown, found, **environment):
    """Runs libFuzzer on the inputs in the repository and those in `grown`. Returns its output and the number of inputs."""
    for folder in (grown, found):
        folder.mkdir(parents=True, exist_ok=True)
    bounds = [f"-max_len={LONGEST}", "-timeout=20", "-rss_limit_mb=4096", "-print_final_stats=1", f"-artifact_prefix={found}/"]
    command = [str(program), *bounds, *options, str(grown), str(corpus(parser))]
    # Swift's own crash report would wait for a process that libFuzzer ends.
    environment = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0", "LIVE_FUZZED_PARSER": parser, "SWIFT_BACKTRACE": "enable=no", **environment}
    run = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace")
    tried = re.search(r"stat::number_of_executed_units: (\d+)", run.stderr)
    return run, int(tried[1]) if tried else 0


def search(program, chosen, options, grown):
    """Fuzzes parsers one after the other."""
    for parser in chosen:
        found = BUILD / "found" / parser
        start = time.monotonic()
        run, tried = fuzz(program, parser, options, grown / parser, found)
        seconds = time.monotonic() - start
        if run.returncode:
            sys.exit(f"{run.stderr[-6000:]}\n{parser}: found a failing input in {found}. Copy it to {corpus(parser)}.")
        reached = re.findall(r"cov: (\d+)", run.stderr)
        print(f"{parser:20} {tried:10,} inputs in {seconds:5.0f} s, {reached[-1] if reached else 0} places reached: no errors")


def check_that_bugs_are_found(program):
    for error, words in (("overrun", "heap-buffer-overflow"), ("answer", "the injected bug")):
        with tempfile.TemporaryDirectory() as folder:
            grown, found = pathlib.Path(folder, "grown"), pathlib.Path(folder, "found")
            run, _ = fuzz(program, "decimal-number", ["-seed=1", "-runs=200000"], grown, found, LIVE_INJECTED_BUG=error)
            if run.returncode == 0 or words not in run.stderr or not any(found.iterdir()):
                sys.exit(f"{run.stderr[-2000:]}\nThe injected {error} was not found")
    print("The injected overrun and the injected wrong answer were found")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--parser", choices=parsers(), action="append", help="one parser; all by default")
    parser.add_argument("--seconds", type=int, default=60, help="the duration for each")
    parser.add_argument("--runs", type=int, help="the number of inputs for each, the same ones every time")
    parser.add_argument("--can-fail", action="store_true", help="check that injected errors are found")
    options = parser.parse_args()
    program = build()
    if options.can_fail:
        check_that_bugs_are_found(program)
    if options.runs:
        with tempfile.TemporaryDirectory() as folder:
            search(program, options.parser or parsers(), ["-seed=1", f"-runs={options.runs}"], pathlib.Path(folder))
    elif not options.can_fail:
        search(program, options.parser or parsers(), [f"-max_total_time={options.seconds}"], BUILD / "corpus")


main()
