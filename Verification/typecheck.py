#!/usr/bin/env python3
"""Type-checks the Apple adapters on any system, against the declarations in AppleInterfaces.

For each platform, it compiles the declarations to modules with Apple's names. It checks the adapters in Swift 6 mode with warnings as
errors, as a debug and as a release build. It checks the demo with the settings of its project, and the Swift in documents and comments, in
the files of samples.py, with the settings of apps. It checks that the core uses only the standard library of the oldest supported systems.
Then it checks itself: every file in Fixtures must give exactly its expected diagnostics (the compiler's `-verify`).
"""

import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys

import demo
import documentation
import samples
from availability import Platform, resolved

ROOT = pathlib.Path(__file__).resolve().parent.parent
INTERFACES = ROOT / "Verification/AppleInterfaces"
FIXTURES = ROOT / "Verification/Fixtures"
OUT = ROOT / ".build/apple"

# Each after the modules that it imports.
CORE = ["LiveCoding", "LiveMotion", "LiveUnicode", "LiveTwitterTables", "LiveText", "LiveGestures", "LivePasswords", "LiveControls", "LiveForms"]
STANDARD_LIBRARY = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]
GROUND = ["ObjectiveC", "CoreGraphics", "QuartzCore", "Security", "Accessibility"]
FLAVORS = {
    "iOS": [*GROUND, "UIKit", "SwiftUI", "XCTest"],
    "macOS": [*GROUND, "AppKit", "SwiftUI"],
    # It can import AppKit, but almost all of it is missing.
    "macCatalyst": [*GROUND, "UIKit", "macCatalyst/AppKit", "SwiftUI"],
    "tvOS": [*GROUND, "UIKit", "SwiftUI"],
    "visionOS": [*GROUND, "UIKit", "SwiftUI"],
    # It can import UIKit, of which the adapters use nothing there, and QuartzCore, in which everything is unavailable.
    "watchOS": [*GROUND, "watchOS/UIKit", "SwiftUI"],
}
ADAPTERS = ["LiveFoundation", "LiveUIKit", "LiveSwiftUI"]
# Its `Spring` would conflict with SwiftUI's.
NOT_EXPORTED = ["LiveMotion"]
TESTS = ROOT / "Tests/LiveUIKitTests"
SAMPLE_CONTROLLER = TESTS / "Support/SampleController.swift"
# The contexts of samples that each platform supports.
SAMPLE_CONTEXTS = {"iOS": ["", "swiftui", "uikit"], "macOS": ["", "swiftui"]}
# The settings for samples: a target of a package, an app from Xcode's template, and such an app in Swift 6 mode.
TARGET = {"SWIFT_VERSION": "6", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES"}
TEMPLATE = TARGET | {"SWIFT_VERSION": "5", "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"}
APPS = [TARGET, TEMPLATE, TEMPLATE | {"SWIFT_VERSION": "6"}]
DEMO = demo.DEMO / "Sources"
DEMO_FLAVORS = ["iOS", "macOS", "visionOS"]

# As in Xcode and SwiftPM.
CONFIGURATIONS = {"debug": ["-DDEBUG"], "release": []}

LANGUAGE = ["-swift-version", "6", "-package-name", "livecontrols"]
# The adapters use selectors, which the compiler for Linux supports only with this option.
APPLE = ["-parse-as-library", "-Xfrontend", "-enable-objc-interop"]
# Lets every file name the versions of its platform.
VERSIONS = ["-enable-experimental-feature", "CustomAvailability", "-import-module", "Versions"]


def run(*command):
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=ROOT)
    if result.returncode != 0:
        raise SystemExit(f"{result.stdout}{result.stderr}\nfailed: {' '.join(map(str, command[-3:]))}")


def toolchain():
    return pathlib.Path(shutil.which("swiftc")).resolve().parent.parent


def to_frontend(options):
    return [part for option in options for part in ("-Xfrontend", option)]


def symbol_graph(folder):
    """Returns the options that write a module's public declarations as a symbol graph, for Tools/docs."""
    return ["-emit-symbol-graph", "-emit-symbol-graph-dir", folder, *to_frontend(["-symbol-graph-minimum-access-level", "public"])]


def sources(folder):
    """Returns the Swift files of a module, without the code in its tutorials."""
    return sorted(path for path in folder.rglob("*.swift") if ".docc" not in str(path.relative_to(folder)))


def exported(module):
    """Returns the modules that a module exports, directly or indirectly."""
    path = ROOT / "Sources" / module / "Exports.swift"
    own = re.findall(r"^@_exported (?:public )?import (\w+)", path.read_text(), re.MULTILINE) if path.exists() else []
    return set(own).union(*map(exported, own))


def bundle_source():
    """Returns the source that SwiftPM writes for a target with resources."""
    return OUT / "core/Bundle.swift"


def sources_on(platform, folder):
    """Copies the sources of a folder, with conditions for this platform instead of the current system."""
    copies = OUT / platform.name / folder.relative_to(ROOT)
    for source in sources(folder):
        copy = copies / source.relative_to(folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(resolved(source.read_text(), platform))
    return sources(copies)


def interface(module):
    """Returns a module's declarations: a file, or the files of a folder, starting with the one with the module's name."""
    path = INTERFACES / module
    parts = sorted(path.glob("*.swiftinterface"), key=lambda part: (part.stem != module, part.stem))
    return "\n".join(part.read_text() for part in parts or [path.with_suffix(".swiftinterface")])


def oldest_versions():
    """Returns the oldest supported versions in Package.swift: {"iOS": "16.0", …}."""
    declared = re.findall(r"\.(\w+)\(\.v(\d+)(?:_(\d+))?\)", (ROOT / "Package.swift").read_text())
    versions = {platform: f"{major}.{minor or 0}" for platform, major, minor in declared}
    return {"macCatalyst": versions["iOS"]} | versions


def platforms():
    texts = [interface(module) for modules in FLAVORS.values() for module in modules]
    folders = [*(ROOT / "Sources" / adapter for adapter in ADAPTERS), DEMO, FIXTURES]
    texts += [source.read_text() for folder in folders for source in sources(folder)]
    versions = oldest_versions()
    return [Platform(flavor, versions[flavor], texts) for flavor in FLAVORS]


def compile_core():
    """Compiles the modules of the core without code, because the adapters need only their declarations. Returns the folder of their symbol
    graphs.
    """
    folder = OUT / "core"
    symbols = folder / "symbols"
    symbols.mkdir(parents=True)
    header = ROOT / "Sources/LiveMath/include/LiveMath.h"
    base = INTERFACES / "ObjectiveCBase.h"
    (folder / "module.modulemap").write_text(
        f'module LiveMath {{ header "{header}" export * }}\nmodule ObjectiveCBase {{ header "{base}" export * }}\n')
    bundle_source().write_text("import Foundation\nextension Bundle { static var module: Bundle { .main } }\n")
    for source in (ROOT / "Sources" / module for module in CORE):
        run("swiftc", "-emit-module", "-module-name", source.name, *LANGUAGE, "-parse-as-library", "-I", folder, "-wmo",
            "-Xfrontend", "-experimental-skip-all-function-bodies", *symbol_graph(symbols),
            "-o", folder / f"{source.name}.swiftmodule", *sources(source))
    return symbols


def compile_interfaces(platform, folder):
    (folder / "Versions.h").write_text(platform.header())
    (folder / "module.modulemap").write_text('module Versions { header "Versions.h" export * }\n')
    for name in FLAVORS[platform.name]:
        module = name.rsplit("/", 1)[-1]
        text = interface(name).replace("-enable-objc-interop", f"-enable-objc-interop {' '.join(VERSIONS)}", 1)
        path = folder / f"{module}.swiftinterface"
        path.write_text(resolved(text, platform))
        run("swiftc", "-frontend", "-compile-module-from-interface", path, "-module-name", module,
            "-enable-objc-interop", "-I", folder, "-I", OUT / "core", "-o", folder / f"{module}.swiftmodule")


def search_paths(platform, language=LANGUAGE):
    return [*language, *APPLE, *to_frontend(VERSIONS), "-I", OUT / platform.name, "-I", OUT / "core"]


def compile_adapters(platform, *options):
    """Compiles the modules of the adapters on a platform. Returns the sources of each and the folder of their symbol graphs."""
    folder = OUT / platform.name
    symbols = folder / "symbols"
    symbols.mkdir(parents=True)
    compile_interfaces(platform, folder)
    targets = {module: sources_on(platform, ROOT / "Sources" / module) for module in ADAPTERS}
    targets["LiveFoundation"].append(bundle_source())
    for module, files in targets.items():
        run("swiftc", "-emit-module", "-module-name", module, *search_paths(platform), "-warnings-as-errors",
            *CONFIGURATIONS["debug"], *symbol_graph(symbols), *options, "-wmo", "-o", folder / f"{module}.swiftmodule", *files)
    return targets, symbols


def check(platform):
    folder = OUT / platform.name
    search = search_paths(platform)
    strict = [*search, "-warnings-as-errors"]
    targets, symbols = compile_adapters(platform)
    if silent := documentation.undocumented(symbols, ADAPTERS):
        raise SystemExit("Without documentation:\n" + "\n".join(silent))
    for module in ADAPTERS:
        if missing := documentation.named(symbols, module, CORE + ADAPTERS) - exported(module) - {module, *NOT_EXPORTED}:
            raise SystemExit(f"{module} does not export {sorted(missing)}, which its public API names")
    # A release build removes code but adds none, so the modules of the debug build are sufficient.
    for module, files in targets.items():
        run("swiftc", "-typecheck", "-wmo", "-module-name", module, *strict, *CONFIGURATIONS["release"], *files)
    check_executors(folder, platform, targets["LiveSwiftUI"])
    if platform.name in DEMO_FLAVORS:
        for flags in CONFIGURATIONS.values():
            run("swiftc", "-typecheck", "-wmo", "-module-name", "AppleDemo", *search_paths(platform, demo.options(demo.settings())), *flags,
                *sources_on(platform, DEMO))
    if platform.name == "iOS":
        check_tests(folder, platform, search)
        run("swiftc", "-typecheck", "-wmo", "-module-name", "AppleDemoUITests", *search, *sources_on(platform, DEMO.parent / "UITests"))
    if platform.name in SAMPLE_CONTEXTS:
        check_samples(folder, platform)
    fixtures = check_fixtures(platform, search)
    count = len(list(documentation.declarations(symbols, ADAPTERS)))
    return (f"{platform.name} {'.'.join(map(str, platform.oldest))}: checked; {count} public declarations are documented; "
            f"refused as they should be: {fixtures} fixtures")


def check_executors(folder, platform, files):
    """Checks that LiveSwiftUI compiles with the settings of its target without warnings, and that no closure then checks its executor.
    SwiftUI can evaluate views off the main thread, where such a check stops the app.
    """
    features = re.findall(r'enableUpcomingFeature\("(\w+)"\)', (ROOT / "Package.swift").read_text())
    swift5 = ["-swift-version", "5", "-package-name", "livecontrols", *(part for name in features for part in ("-enable-upcoming-feature", name))]
    counts = []
    for language in [swift5, LANGUAGE]:
        out = folder / "LiveSwiftUI.sil"
        run("swiftc", "-emit-silgen", "-wmo", "-module-name", "LiveSwiftUI", *search_paths(platform, language), "-warnings-as-errors",
            "-o", out, *files)
        counts.append(out.read_text().count("_checkExpectedExecutor"))
    if counts[0]:
        raise SystemExit(f"LiveSwiftUI on {platform.name} checks its executor in closures: {counts[0]} references in its SIL")
    if not counts[1]:
        raise SystemExit("The search for executor checks finds none in Swift 6 mode either, which inserts them")


def check_tests(folder, platform, search):
    """Checks that the tests of LiveUIKit, which run on a test double, also compile against Apple's UIKit, with the stage for it."""
    run("swiftc", "-emit-module", "-module-name", "LiveTestSupport", *search, "-wmo",
        "-o", folder / "LiveTestSupport.swiftmodule", *sources(ROOT / "Tests/LiveTestSupport"))
    tests = sources_on(platform, TESTS)
    for test in tests:
        # A delegate's methods are optional, but not in the declarations: see AppleInterfaces/README.md.
        test.write_text(re.sub(r"(\bdelegate\?\.\w+)\?\(", r"\1(", test.read_text()))
    run("swiftc", "-typecheck", "-wmo", "-module-name", "LiveUIKitTests", *search,
        "-plugin-path", toolchain() / "lib/swift/host/plugins", *to_frontend(["-disable-cross-import-overlays"]), *tests)


def check_samples(folder, platform):
    """Checks that the Swift in the documents and comments compiles, and that an error in a fixture is reported with its page and line."""
    contexts = SAMPLE_CONTEXTS[platform.name]
    checked, wrong = ([sample for sample in found if sample.context in contexts]
                      for found in (samples.everything(), samples.samples(sorted(FIXTURES.glob("Samples/*.md")))))
    places = {f"{sample.page}:{sample.line + line}:" for sample in wrong
              for line, text in enumerate(sample.code.splitlines()) if "wrong" in text}
    for number, settings in enumerate(APPS):
        search = search_paths(platform, demo.options(settings))
        typecheck_samples(folder / f"samples-{number}", platform, search, checked)
        try:
            typecheck_samples(folder / f"wrong-samples-{number}", platform, search, wrong)
            found = set()
        except SystemExit as errors:
            found = set(re.findall(r"^(\S+:\d+:)\d+: error:", str(errors), re.MULTILINE))
        if found != places:
            raise SystemExit(f"Of a fixture's errors in {sorted(places)}, the check with {settings} found: {sorted(found)}")


def typecheck_samples(folder, platform, search, checked):
    folder.mkdir()
    for name, text in samples.written(checked).items():
        (folder / name).write_text(resolved(text, platform))
    controller = [SAMPLE_CONTROLLER] if "uikit" in SAMPLE_CONTEXTS[platform.name] else []
    # A sample may leave values unused.
    run("swiftc", "-typecheck", "-wmo", "-module-name", "Samples", *search, "-suppress-warnings",
        samples.CONTEXTS / "Core.swift", *controller, *sources(folder))


def check_fixtures(platform, search):
    """Checks that every fixture of a platform gives its expected diagnostics, also those of each configuration."""
    fixtures = sorted(FIXTURES.glob(f"{platform.name}-*.swift"))
    for fixture in fixtures:
        copy = OUT / platform.name / fixture.name
        text = fixture.read_text()
        copy.write_text(resolved(text, platform))
        for configuration, flags in CONFIGURATIONS.items():
            # Most fixtures do not depend on the configuration, so one of the two is sufficient.
            if configuration == "release" and "#if DEBUG" not in text:
                continue
            run("swiftc", "-typecheck", *search, *flags, *to_frontend([
                "-verify", "-verify-ignore-unrelated", "-verify-additional-prefix", f"{configuration}-"]), copy)
    return len(fixtures)


def check_availability():
    """Checks that the core uses only the standard library of the oldest supported macOS, and that a fixture's newer API is reported.

    The interfaces of the standard library for Linux contain the versions of Apple's platforms. Compiled for macOS, they are respected. The
    versions of the other platforms are those of the same year.
    """
    folder = OUT / "availability"
    folder.mkdir()
    target = f"x86_64-apple-macosx{oldest_versions()['macOS']}"
    for module in STANDARD_LIBRARY:
        [source] = (toolchain() / f"lib/swift/linux/{module}.swiftmodule").glob("*-gnu.swiftinterface")
        text = re.sub(r"(?<=-target )\S+", f"{target} -disable-availability-checking", source.read_text(), count=1)
        path = folder / f"{module}.swiftinterface"
        # This attribute requires a body, which the interfaces omit.
        path.write_text(re.sub(r"@backDeployed\([^)]*\)", "", text))
        run("swiftc", "-frontend", "-compile-module-from-interface", path, "-module-name", module, "-parse-stdlib", "-I", folder,
            "-o", folder / f"{module}.swiftmodule")
    shutil.copy(OUT / "core/module.modulemap", folder)
    options = [*LANGUAGE, "-target", target, "-disable-objc-interop", "-parse-as-library", "-I", folder]
    for source in (ROOT / "Sources" / module for module in CORE):
        run("swiftc", "-frontend", "-emit-module", "-module-name", source.name, *options,
            "-o", folder / f"{source.name}.swiftmodule", *sources(source))
    run("swiftc", "-frontend", "-typecheck", *options, "-verify", FIXTURES / "core-newer-than-the-platform.swift")
    return f"the core: checked for macOS {oldest_versions()['macOS']}"


def check_documentation():
    """Checks that the search for undocumented declarations finds those of a fixture, and no others."""
    folder = OUT / "documentation"
    folder.mkdir(parents=True)
    module = "Undocumented"
    run("swiftc", "-emit-module", "-module-name", module, *LANGUAGE, "-parse-as-library", "-wmo", "-emit-symbol-graph",
        "-emit-symbol-graph-dir", folder, "-o", folder / f"{module}.swiftmodule", *sources(FIXTURES / module))
    found = sorted(documentation.undocumented(folder, [module]))
    expected = [f"{module}: Spoken.silence", f"{module}: mute()"]
    if found != expected:
        raise SystemExit(f"Of a fixture's undocumented declarations {expected}, the check found: {found}")


def check_quotations():
    """Checks that the documents quote the sources correctly, and that a fixture's wrong quotation and unchecked blocks are found."""
    if wrong := samples.misquoted(samples.samples(samples.pages())):
        raise SystemExit(f"The sources no longer contain: {', '.join(sample.place for sample in wrong)}")
    faulty = FIXTURES / "Samples"
    if len(samples.misquoted(samples.samples([faulty / "Misquoted.md"]))) != 1:
        raise SystemExit("The wrong quotation of a fixture was not found")
    for page, line in [("Indented.txt", 3), ("NoContext.txt", 4)]:
        try:
            samples.samples([faulty / page])
        except SystemExit as refusal:
            if f"{page}:{line}:" in str(refusal):
                continue
        raise SystemExit(f"The block at {page}:{line} is not checked")


def refused(name, check, *arguments):
    """Returns the errors of a check, so that the other checks still run."""
    try:
        print(check(*arguments), flush=True)
    except SystemExit as refusal:
        return f"{name}: {refusal}"


def main(flavors):
    shutil.rmtree(OUT, ignore_errors=True)
    compile_core()
    check_documentation()
    check_quotations()
    asked_for = [platform for platform in platforms() if not flavors or platform.name in flavors]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        checks = [pool.submit(refused, platform.name, check, platform) for platform in asked_for]
        # On a Mac, every build checks it.
        if sys.platform == "linux":
            checks.append(pool.submit(refused, "the core", check_availability))
    # `None` exits with 0.
    return "\n".join(filter(None, (check.result() for check in checks))) or None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
