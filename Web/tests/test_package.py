"""dist/ as a package: packed by npm, installed into an empty project, checked by TypeScript, bundled, and run."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from harness import type_text, wait_until

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
TYPES = Path(__file__).parent / "types"
MANIFEST = json.loads((DIST / "custom-elements.json").read_text())
ELEMENTS = [each for module in MANIFEST["modules"] for each in module["declarations"] if each["kind"] == "class"]
#: The TypeScript options. TypeScript's own declarations need no check.
STRICT = ["--strict", "--noEmit", "--target", "es2022", "--skipDefaultLibCheck"]


def run(*command, folder, fails=False):
    done = subprocess.run(list(map(str, command)), cwd=folder, capture_output=True, text=True)
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    return done.stdout


def packed(folder):
    """The archive that npm creates from the package."""
    [reported] = json.loads(run("npm", "pack", DIST, "--json", "--pack-destination", folder, folder=folder))
    return folder / reported["filename"]


@pytest.fixture(scope="session")
def project(tmp_path_factory):
    """An empty project with the package installed from its archive, without a network."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "package.json").write_text('{ "private": true, "type": "module" }')
    run("npm", "install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", packed(folder), folder=folder)
    return folder


def contents(folder):
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.rglob("*") if path.is_file()}


# Modules


def test_modules_can_be_imported_where_there_is_no_document(project):
    names = ["live-controls", *(f"live-{name}" for name in ("count-ring", "limited-field", "number", "password-setup", "sectioned-field", "snap-button"))]
    script = "".join(f"const {{ ...m{i} }} = await import('live-controls/{name}.js'); if (!Object.keys(m{i}).length) throw new Error('{name}');" for i, name in enumerate(names))
    run("node", "--input-type=module", "--eval", script, folder=project)


# Contents


def test_the_build_is_reproducible(tmp_path):
    run(sys.executable, ROOT / "Tools/dist/build.py", "--into", tmp_path / "deeper/again", folder=tmp_path)
    assert contents(tmp_path / "deeper/again") == contents(DIST)


def test_npm_packs_all_files_reproducibly(project, tmp_path):
    assert contents(project / "node_modules/live-controls") == contents(DIST)
    assert packed(tmp_path).read_bytes() == packed(project).read_bytes()


def test_every_script_of_the_package_can_be_imported(project):
    names = sorted(str(path.relative_to(DIST)) for path in DIST.rglob("*.js"))
    run("node", "--input-type=module", "--eval", "".join(f"await import('live-controls/{name}');" for name in names), folder=project)


def test_every_export_of_the_package_is_a_file(project):
    installed = project / "node_modules/live-controls"
    about = json.loads((installed / "package.json").read_text())
    targets = [path for target in about["exports"].values() for path in (target.values() if isinstance(target, dict) else [target])]
    for target in [*targets, about["main"], about["types"], about["customElements"]]:
        assert list(installed.glob(target.removeprefix("./"))), f"{target} is not there"
    script = "for (const name of process.argv.slice(1)) import.meta.resolve(name)"
    names = ["live-controls" + name.removeprefix(".") for name, target in about["exports"].items() if "*" not in name and "default" in str(target)]
    run("node", "--input-type=module", "--eval", script, *names, folder=project)


def test_a_page_can_load_the_element_with_the_readmes_hashes(browser, site, tmp_path):
    """The README's own markup. A file with another hash doesn't run."""
    snippet = "".join(re.findall(r"```html\n(.*?)```", (DIST / "README.md").read_text(), re.S)).replace("/live-controls/", "/dist/")
    pages = {"right": snippet, "wrong": re.sub(r"(<script.*?sha384-).{8}", r"\1AAAAAAAA", snippet, flags=re.S)}
    body = '<title>Readme</title><script src="/record.js"></script><textarea></textarea><live-count-ring limit="20"></live-count-ring>'
    for name, markup in pages.items():
        # A separate URL, because Chromium remembers for the next page that it blocked a script.
        markup = markup.replace("live-count-ring.js", f"live-count-ring.js?{name}")
        (tmp_path / f"{name}.html").write_text(f'<!doctype html><html lang="en"><meta charset="utf-8">{body}{markup}')
    site.folders["/served/"] = tmp_path
    browser.open("served/right.html")
    wait_until(lambda: browser.find("live-count-ring").get_dom_attribute("data-state") == "ready")
    browser.open("served/wrong.html")
    assert browser.run("return customElements.get('live-count-ring') === undefined")


# The manifest


#: Invalid manifests.
SPOILED = [
    lambda manifest: manifest.pop("schemaVersion"),
    lambda manifest: manifest["modules"][0].pop("path"),
    lambda manifest: manifest["modules"][0]["declarations"][0].update(customElement=1),
    lambda manifest: manifest["modules"][0]["declarations"][0]["members"][0].update(kind="property"),
    lambda manifest: manifest["modules"][0]["declarations"][0]["attributes"][0].update(types="string"),
]


def test_the_manifest_matches_the_schema_and_violations_are_found(tmp_path):
    shutil.copy(TYPES / "manifest.d.ts", tmp_path)
    manifests = {"right": MANIFEST}
    for number, spoil in enumerate(SPOILED):
        spoil(manifests.setdefault(f"wrong-{number}", json.loads(json.dumps(MANIFEST))))
    for name, manifest in manifests.items():
        (tmp_path / f"{name}.ts").write_text(f"import './manifest';\nexport const manifest: Package = {json.dumps(manifest)};\n")
    reported = run("tsc", *STRICT, *(f"{name}.ts" for name in manifests), "manifest.d.ts", folder=tmp_path, fails=True)
    assert set(re.findall(r"^(\S+)\.ts\(", reported, re.M)) == {*manifests} - {"right"}, reported


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("element", ELEMENTS, ids=lambda element: element["tagName"])
def test_the_manifest_describes_the_actual_element(browser, element):
    """Its attributes, their defaults, and its members, as a page finds them."""
    browser.open("dist-elements.html")
    found = browser.run_async(
        """const module = await recorded.load(`/dist/${arguments[0]}.js`);
        const element = document.createElement(arguments[0]);
        const all = {};
        for (let each = element; each.constructor !== HTMLElement; each = Object.getPrototypeOf(each)) {
          for (const [name, { set }] of Object.entries(Object.getOwnPropertyDescriptors(each))) all[name] ??= Boolean(set);
        }
        return { name: customElements.get(arguments[0]).name, exports: Object.keys(module), attributes: customElements.get(arguments[0]).observedAttributes,
          settable: all, initial: Object.fromEntries(arguments[1].map((name) => [name, String(element[name])])) };""",
        element["tagName"], [attribute["fieldName"] for attribute in element["attributes"]],
    )
    [module] = [each for each in MANIFEST["modules"] if each["path"] == f"{element['tagName']}.js"]
    assert sorted(found["exports"]) == sorted(each["name"] for each in module["exports"] if each["kind"] == "js")
    assert sorted(found["attributes"]) == sorted(each["name"] for each in element["attributes"])
    for attribute in element["attributes"]:
        empty = {"boolean": "false"}.get(attribute["type"]["text"], "" if "'" in attribute["type"]["text"] or attribute["type"]["text"] == "string" else "[object Object]")
        assert found["initial"][attribute["fieldName"]] == attribute.get("default", empty)
    for member in element["members"]:
        assert member["name"] in found["settable"]
        if member["kind"] == "field":
            assert found["settable"][member["name"]] != member.get("readonly", False), member["name"]


# Typings


@pytest.mark.parametrize(("uses", "flags"), [
    (["uses.ts"], ["--moduleResolution", "node"]),
    # Finds declarations only through the package's `exports`.
    (["uses.ts", "react.tsx", "vue.ts"], ["--module", "node16"]),
], ids=["node", "node16"])
def test_right_uses_compile_and_wrong_ones_do_not(project, uses, flags):
    files = [*uses, "frameworks.d.ts"]
    for name in files:
        shutil.copy(TYPES / name, project)
    run("tsc", *STRICT, "--lib", "es2022,dom,dom.iterable", "--jsx", "react-jsx", *flags, *files, folder=project)


# In a bundle


#: The commands that bundle `app.js` into the folder `public`, without configuration. Each keeps the ES modules of the page.
BUNDLERS = {
    "esbuild": ["esbuild", "app.js", "--bundle", "--minify", "--format=esm", "--outdir=public"],
    "esbuild, split": ["esbuild", "app.js", "--bundle", "--splitting", "--format=esm", "--outdir=public"],
    # Rollup resolves packages only with a plugin, which is not part of it.
    "rollup": ["rollup", "app.js", "--format", "es", "--dir", "public", "--plugin", "./resolve.js"],
}
RESOLVE = """import { fileURLToPath } from 'node:url';
export default () => ({ resolveId: (name) => (name.startsWith('live-controls') ? fileURLToPath(import.meta.resolve?.(name) ?? `file://${process.cwd()}/node_modules/${name}.js`) : null) });"""
APP = """import { LiveLimitedField } from 'live-controls/live-limited-field';
import 'live-controls/live-number';
import 'live-controls/live-password-setup';
import 'live-controls/messages/de.js';
import 'live-controls/live-limited-field/twitter.js';
import 'live-controls/limited-field-extras.js';
import('live-controls/password-dictionary.js');
window.isUpgraded = document.querySelector('live-limited-field') instanceof LiveLimitedField;"""
PAGE = """<!doctype html><html lang="de"><meta charset="utf-8"><title>A bundle</title><script src="/record.js"></script>
<script type="module" src="app.js"></script>
<live-limited-field limit="30" unit="twitter" wording="remaining"><input aria-label="Name"></live-limited-field>
<live-number value="1234.5">1.234,5</live-number>
<live-password-setup strength><input type="password"><input type="password"></live-password-setup></html>"""


@pytest.mark.parametrize("bundler", BUNDLERS)
def test_a_bundle_of_the_installed_package_is_complete(browser, site, project, bundler):
    """It is all that the page loads: there is no file to copy and no option to set."""
    command = BUNDLERS[bundler]
    (project / "app.js").write_text(APP)
    (project / "resolve.js").write_text(RESOLVE)
    shutil.rmtree(project / "public", ignore_errors=True)
    run(*command, folder=project)
    made = {path.name for path in (project / "public").iterdir()}
    (project / "public/index.html").write_text(PAGE)
    site.folders["/served/"] = project / "public"
    browser.open("served/index.html")
    wait_until(lambda: browser.run("return [...document.querySelectorAll('[data-state=ready]')].length") == 3)
    # A URL counts as 23, as Twitter counts it.
    type_text(browser, browser.find("input"), "example.com 123456789")
    assert browser.run("return [isUpgraded, document.querySelector('input').value, document.querySelector('live-number').innerText]") == [True, "example.com 123456", "1.234,5"]
    wait_until(lambda: browser.run("return document.querySelector('.live-limited-field-counter').textContent") == "noch 0")
    wait_until(lambda: browser.run("return document.querySelector('live-limited-field [hidden]').textContent") == "Höchstens 30 Zeichen")
    assert browser.run("return getComputedStyle(document.querySelector('live-limited-field')).position") == "relative"
    wait_until(lambda: browser.find(".live-password-strength").is_displayed())
    loaded = browser.run("return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/served/'))")
    loaded = {name.rsplit("/", 1)[1] for name in loaded}
    # The element looks for the dictionary beside its script while the bundle's own chunk with it is loading.
    assert made <= loaded <= made | {"password-dictionary.js"}
    assert "live-count-ring" not in re.findall(r'define\w*\("(live-[a-z-]+)"', (project / "public/app.js").read_text())
