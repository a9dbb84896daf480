#!/usr/bin/env python3
"""Type-checks the Apple adapters on any system, against the declarations in AppleInterfaces.

For each platform it compiles the declarations to modules with Apple's names, checks the adapters and the demo
in Swift 6 mode with warnings as errors, and then checks itself: every file in Fixtures must give exactly the diagnostics
that it says it does (the compiler's own `-verify`).
"""

import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys

import documentation
from availability import resolved

ROOT = pathlib.Path(__file__).resolve().parent.parent
INTERFACES = ROOT / "Verification/AppleInterfaces"
FIXTURES = ROOT / "Verification/Fixtures"
OUT = ROOT / ".build/apple"

# Each below those that import it.
CORE = ["LiveMotion", "LiveTwitterTables", "LiveText", "LiveGestures", "LivePasswords", "LiveControls"]
GROUND = ["ObjectiveC", "CoreGraphics", "QuartzCore", "Security"]
FLAVOURS = {
    "iOS": [*GROUND, "UIKit", "SwiftUI"],
    "macOS": [*GROUND, "AppKit", "SwiftUI"],
    "tvOS": [*GROUND, "UIKit", "SwiftUI"],
    "visionOS": [*GROUND, "UIKit", "SwiftUI"],
    # It has a small part of UIKit, which the adapters leave alone.
    "watchOS": ["ObjectiveC", "CoreGraphics", "Security", "SwiftUI"],
}
ADAPTERS = ["LiveFoundation", "LiveUIKit", "LiveSwiftUI"]
DEMO = ROOT / "Examples/AppleDemo/Sources"
DEMO_FLAVOURS = ["iOS", "macOS", "visionOS"]

LANGUAGE = ["-swift-version", "6", "-parse-as-library", "-package-name", "livecontrols"]
PLUGIN = f"{ROOT}/Verification/preview_plugin.py#PreviewsMacros"
# The adapters use selectors, which the compiler for Linux knows only with this.
APPLE = ["-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-load-plugin-executable", "-Xfrontend", PLUGIN]


def run(*command):
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=ROOT)
    if result.returncode != 0:
        raise SystemExit(f"{result.stdout}{result.stderr}\nfailed: {' '.join(map(str, command[-3:]))}")


def sources(folder):
    return sorted(folder.rglob("*.swift"))


def sources_on(flavour, folder):
    """Copies of a folder's sources in which `#if os(…)` asks for this flavour, and not for the system that this runs on."""
    copies = OUT / flavour / folder.relative_to(ROOT)
    for source in sources(folder):
        copy = copies / source.relative_to(folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(re.sub(r"\bos\((\w+)\)", r"RUNS_ON_\1", source.read_text()))
    return sources(copies)


def oldest_versions():
    """The oldest supported versions that Package.swift declares: {"iOS": "16.0", …}."""
    declared = re.findall(r"\.(\w+)\(\.v(\d+)(?:_(\d+))?\)", (ROOT / "Package.swift").read_text())
    return {platform: f"{major}.{minor or 0}" for platform, major, minor in declared}


def compile_core():
    """Modules of the core, without code: the adapters need their declarations only."""
    folder = OUT / "core"
    folder.mkdir(parents=True)
    header = ROOT / "Sources/LiveMath/include/LiveMath.h"
    base = INTERFACES / "ObjectiveCBase.h"
    (folder / "module.modulemap").write_text(
        f'module LiveMath {{ header "{header}" export * }}\nmodule ObjectiveCBase {{ header "{base}" export * }}\n')
    (folder / "Bundle.swift").write_text("import Foundation\nextension Bundle { static var module: Bundle { .main } }\n")
    for module in CORE:
        if not (ROOT / "Sources" / module).exists():
            continue
        run("swiftc", "-emit-module", "-module-name", module, *LANGUAGE, "-I", folder, "-wmo",
            "-Xfrontend", "-experimental-skip-all-function-bodies", "-o", folder / f"{module}.swiftmodule",
            *sources(ROOT / "Sources" / module))


def check(flavour, oldest):
    folder = OUT / flavour
    folder.mkdir(parents=True)
    for module in FLAVOURS[flavour]:
        text = resolved((INTERFACES / f"{module}.swiftinterface").read_text(), flavour, oldest)
        interface = folder / f"{module}.swiftinterface"
        interface.write_text(text)
        run("swiftc", "-frontend", "-compile-module-from-interface", interface, "-module-name", module,
            "-enable-objc-interop", "-I", folder, "-I", OUT / "core", "-o", folder / f"{module}.swiftmodule")
    search = ["-I", folder, "-I", OUT / "core", f"-DRUNS_ON_{flavour}"]
    symbols = folder / "symbols"
    symbols.mkdir()
    for module in ADAPTERS:
        # SwiftPM writes it for a target with resources.
        files = [OUT / "core/Bundle.swift"] if module == "LiveFoundation" else []
        run("swiftc", "-emit-module", "-module-name", module, *LANGUAGE, *APPLE, "-warnings-as-errors", *search,
            "-emit-symbol-graph", "-emit-symbol-graph-dir", symbols,
            "-Xfrontend", "-symbol-graph-minimum-access-level", "-Xfrontend", "public",
            "-wmo", "-o", folder / f"{module}.swiftmodule", *files, *sources_on(flavour, ROOT / "Sources" / module))
    if silent := documentation.undocumented(symbols, ADAPTERS):
        raise SystemExit("without documentation:\n" + "\n".join(silent))
    if flavour in DEMO_FLAVOURS:
        run("swiftc", "-typecheck", "-module-name", "AppleDemo", *LANGUAGE, *APPLE, "-warnings-as-errors", *search,
            "-DSWIFT_PACKAGE", OUT / "core/Bundle.swift", *sources_on(flavour, DEMO))
    fixtures = sorted(FIXTURES.glob(f"{flavour}-*.swift"))
    for fixture in fixtures:
        run("swiftc", "-typecheck", *LANGUAGE, *APPLE, *search, "-Xfrontend", "-verify",
            "-Xfrontend", "-verify-ignore-unrelated", fixture)
    count = len(list(documentation.declarations(symbols, ADAPTERS)))
    return (f"{flavour} {oldest}: checked; {count} public declarations are documented; "
            f"{len(fixtures)} fixtures are refused as they should be")


def check_documentation():
    """The search for silent declarations finds those of a fixture, and no others."""
    folder = OUT / "documentation"
    folder.mkdir(parents=True)
    module = "Undocumented"
    run("swiftc", "-emit-module", "-module-name", module, *LANGUAGE, "-wmo", "-emit-symbol-graph",
        "-emit-symbol-graph-dir", folder, "-o", folder / f"{module}.swiftmodule", *sources(FIXTURES / module))
    found = sorted(documentation.undocumented(folder, [module]))
    expected = [f"{module}: Spoken.silence", f"{module}: mute()"]
    if found != expected:
        raise SystemExit(f"of a fixture's silent declarations {expected} were found: {found}")


def main():
    shutil.rmtree(OUT, ignore_errors=True)
    versions = oldest_versions()
    compile_core()
    check_documentation()
    with concurrent.futures.ThreadPoolExecutor() as pool:
        for line in pool.map(lambda flavour: check(flavour, versions[flavour]), FLAVOURS):
            print(line)


if __name__ == "__main__":
    sys.exit(main())
