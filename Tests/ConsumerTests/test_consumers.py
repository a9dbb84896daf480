"""A package that depends on this one builds and runs: by address and version as from a release, and by path as beside a clone.

Both of SwiftPM's build systems build it. `swiftbuild` is that of Xcode, which suppresses the warnings of a dependency that has an address. The
consumer uses every library product that the manifest declares. The examples depend on the package by path with the other build system.
"""

import json
import pathlib
import shutil
import signal
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
VERSION = json.loads((ROOT / "Web/package.json").read_text())["version"]
# What an app needs from outside the package: a message, a format of its own, and the exact number that a form has validated.
PROGRAM = """
final class Percentage: SectionRules {
    let name = "percentage"
    let accepts = AcceptedCharacters.digits
    let sections = [3]

    func decorations(of text: [UInt8]) -> SectionDecorations? { SectionDecorations(before: [""], after: " %", unit: " %") }
}

print(ControlMessage(.remaining, TextLimit(5).measure("ab").remaining!, unit: .characters).text())
print(SectionedFormat(Percentage()).formatted("50").display)
if case .valid(let values) = FormDeclaration([.number("price", NumberBounds())]).validate([("price", "12345678901234567890.12")]) {
    let price = values.number("price")!
    print(price, price.text, price.wholeValue ?? 0, Decimal(price)!)
}
"""
PRICE = "12345678901234567890.12"
EXPECTED = f"3 characters left\n50 %\n{PRICE} {PRICE} 0 {PRICE}\n"


def run(*command, folder, attempts=1):
    """What a command prints; an assertion fails with its errors. A command that a signal ended has the rest of its attempts."""
    result = subprocess.run([str(part) for part in command], cwd=folder, capture_output=True, text=True)
    if result.returncode < 0 and attempts > 1:
        return run(*command, folder=folder, attempts=attempts - 1)
    if result.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))}\n{result.stdout}{result.stderr}")
    return result.stdout


def tagged_copy(folder):
    """A git repository of the files as they are in the working tree, with a version's tag."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", folder=ROOT).split("\0")
    for name in filter(None, listed):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    git = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false", "-c", "tag.gpgsign=false"]
    run(*git, "init", "--quiet", folder=folder)
    run(*git, "add", "--all", folder=folder)
    run(*git, "commit", "--quiet", "--message", "Release", folder=folder)
    run(*git, "tag", VERSION, folder=folder)


def library_products():
    manifest = json.loads(run("swift", "package", "dump-package", folder=ROOT))
    return [product["name"] for product in manifest["products"] if "library" in product["type"]]


def write_consumer(folder, dependency, products):
    dependencies = ", ".join(f'.product(name: "{product}", package: "LiveControls")' for product in products)
    (folder / "Sources/Consumer").mkdir(parents=True)
    (folder / "Package.swift").write_text(
        "// swift-tools-version: 6.2\n"
        "import PackageDescription\n"
        f'let package = Package(name: "Consumer", platforms: [.macOS(.v13)], dependencies: [.package({dependency})],\n'
        f'targets: [.executableTarget(name: "Consumer", dependencies: [{dependencies}])])\n')
    imports = "".join(f"import {module}\n" for module in ["Foundation", *products])
    (folder / "Sources/Consumer/main.swift").write_text(f"{imports}{PROGRAM}")


class Consumers(unittest.TestCase):
    def test_by_address_and_version(self):
        self.check(lambda package: f'url: "{package.as_uri()}", from: "{VERSION}"', ["native", "swiftbuild"], ["debug", "release"])

    def test_by_path(self):
        # The same sources with the same options, apart from those for a dependency beside the package.
        self.check(lambda package: f'path: "{package}"', ["swiftbuild"], ["debug"])

    def check(self, dependency, systems, configurations):
        products = library_products()
        self.assertIn("LiveSwiftUI", products)
        with tempfile.TemporaryDirectory() as temporary:
            package, consumer = (pathlib.Path(temporary, part) for part in ("LiveControls", "Consumer"))
            package.mkdir()
            consumer.mkdir()
            tagged_copy(package)
            write_consumer(consumer, dependency(package), products)
            for system in systems:
                build = ["swift", "build", "--build-system", system, "--scratch-path", f"{temporary}/{system}",
                         "--cache-path", f"{temporary}/cache"]
                for configuration in configurations:
                    with self.subTest(system=system, configuration=configuration):
                        # Swift's preview of Xcode's build engine crashes now and then. The program has one attempt.
                        run(*build, "-c", configuration, folder=consumer, attempts=2)
                        built = run(*build, "-c", configuration, "--show-bin-path", folder=consumer).strip()
                        self.assertEqual(run(f"{built}/Consumer", folder=temporary), EXPECTED)


if __name__ == "__main__":
    # Ends as after Ctrl+C, so that the temporary folders are removed.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    unittest.main()
