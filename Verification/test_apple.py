"""Checks that the demo's Xcode project is complete, and that no source uses an API that needs a reason in a privacy manifest."""

import pathlib
import re
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import demo  # noqa: E402
import samples  # noqa: E402

#: Apple's list of APIs that need a reason in an app's privacy manifest: developer.apple.com/documentation/bundleresources, "Describing use
#: of required reason API".
REQUIRED_REASON = re.compile(
    r"\b(?:creationDate|modificationDate|fileModificationDate|contentModificationDateKey|creationDateKey|getattrlist(?:bulk|at)?|fgetattrlist"
    r"|f?l?stat(?:at)?|systemUptime|mach_absolute_time|volumeAvailableCapacity\w*|volumeTotalCapacity\w*|systemFreeSize|systemSize|f?statv?fs"
    r"|activeInputModes|UserDefaults)\b")
COMMENT = re.compile(r"//.*")


def explained(text):
    """Returns the APIs in a Swift source that need a reason."""
    return REQUIRED_REASON.findall(COMMENT.sub("", text))


#: A color that Interface Builder sets.
COLOR = re.compile(r"@IBInspectable (dynamic )?(?:open|public) var (\w+): UIColor")


class Appearance(unittest.TestCase):
    def test_every_color_can_be_set_by_an_appearance_proxy(self):
        # A proxy intercepts setters, which the Objective-C runtime must dispatch. Otherwise it throws an exception.
        colors = [match for path in (demo.ROOT / "Sources/LiveUIKit").rglob("*.swift") for match in COLOR.findall(path.read_text())]
        self.assertGreater(len(colors), 10)
        self.assertEqual([name for dynamic, name in colors if not dynamic], [])


#: A number or a text that Interface Builder sets. Linux's compiler cannot represent a Boolean or a `CGFloat` in Objective-C.
SETTING = re.compile(
    r"^ {4}(@IBInspectable )?(?:open|public) var (\w+)(?:: (?:Int|Double|TimeInterval|String)\b(?!\?)| = [\d.\"]+)(?! \{ (?!didSet))",
    re.MULTILINE)


class InterfaceBuilder(unittest.TestCase):
    def test_every_number_and_text_can_be_set_in_a_nib(self):
        settings = [match for path in (demo.ROOT / "Sources/LiveUIKit").rglob("*.swift") for match in SETTING.findall(path.read_text())]
        self.assertGreater(len(settings), 20)
        self.assertEqual([name for inspectable, name in settings if not inspectable], [])


class Project(unittest.TestCase):
    def setUp(self):
        self.text = (demo.PROJECT / "project.pbxproj").read_text()
        self.objects = demo.read(self.text)["objects"]

    def of(self, kind):
        return [item for item in self.objects.values() if item["isa"] == kind]

    def test_every_reference_and_file_exists(self):
        self.assertEqual(demo.errors(demo.read(self.text), demo.DEMO), [])

    def test_missing_objects_and_files_are_found(self):
        text = self.text.replace("path = Sources;", "path = Screens;").replace("\n\t\tA11DE4000000000000000006 ", "\n\t\tA11DE4000000000000000099 ")
        self.assertEqual(demo.errors(demo.read(text), demo.DEMO), [
            "A11DE4000000000000000006 is not defined", "A11DE4000000000000000099 is not used", "Screens does not exist"])

    def test_the_scheme_runs_and_tests_the_targets(self):
        scheme = (demo.PROJECT / "xcshareddata/xcschemes/AppleDemo.xcscheme").read_text()
        targets = {name: item["productType"] for name, item in self.objects.items() if item["isa"] == "PBXNativeTarget"}
        self.assertEqual(set(re.findall(r'BlueprintIdentifier = "(\w+)"', scheme)), set(targets))
        [tested] = re.findall(r'BlueprintIdentifier = "(\w+)"', scheme[scheme.index("<TestAction"):scheme.index("</TestAction>")])
        self.assertEqual(targets[tested], "com.apple.product-type.bundle.ui-testing")

    def test_the_products_are_those_that_the_sources_import(self):
        text = "".join(path.read_text() for path in (demo.DEMO / "Sources").rglob("*.swift"))
        products = {item["productName"] for item in self.of("XCSwiftPackageProductDependency")}
        self.assertEqual(products, set(re.findall(r"^import (Live\w+)", text, re.MULTILINE)))
        self.assertLessEqual(products, set(re.findall(r'\.library\(name: "(\w+)"', (demo.ROOT / "Package.swift").read_text())))

    def test_the_oldest_versions_are_those_of_the_package(self):
        settings = demo.settings()
        declared = dict(re.findall(r"\.(\w+)\(\.v(\d+)\)", (demo.ROOT / "Package.swift").read_text()))
        names = {"iOS": "IPHONEOS", "macOS": "MACOSX", "visionOS": "XROS"}
        self.assertEqual({name: settings[f"{sdk}_DEPLOYMENT_TARGET"] for name, sdk in names.items()},
                         {name: f"{declared[name]}.0" for name in names})


class Privacy(unittest.TestCase):
    def test_no_source_names_an_api_that_needs_a_reason(self):
        found = {str(path.relative_to(samples.ROOT)): names for path in samples.sources() if (names := explained(path.read_text()))}
        self.assertEqual(found, {})

    def test_such_an_api_is_found(self):
        self.assertEqual(explained("let now = ProcessInfo.processInfo.systemUptime  // mach_absolute_time"), ["systemUptime"])


if __name__ == "__main__":
    unittest.main()
