"""The documentation's snippets for pages. The tests run every one, without a framework, with React, and with Vue."""

import re
import subprocess
from pathlib import Path

import pytest
from harness import type_text, value, wait_until

DOCUMENTATION = Path(__file__).parents[2] / "Documentation"
HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>A snippet</title><script src="/record.js"></script>'
SHEETS = '<link rel="stylesheet" href="/dist/live-controls.css"><script type="module" src="/dist/live-controls.js"></script>'


def served(snippet):
    """A snippet with the package's file paths replaced by the tests' paths."""
    return re.sub(r'"(?:/live-controls/)?(live-[\w-]+\.(?:css|js)")', r'"/dist/\1', snippet)


def snippets():
    """Each element's documentation, with its snippets for a page, for React, and for Vue."""
    for path in sorted(DOCUMENTATION.glob("*.md")):
        text = path.read_text()
        tag = re.search(r"<!-- reference: (live-[\w-]+) -->", text)
        for kind in ("html", "jsx", "vue") if tag else ():
            found = [served(each) for each in re.findall(rf"```{kind}\n(.*?)```", text, re.S) if f"<{tag[1]}" in each]
            yield pytest.param(tag[1], kind, found, id=f"{path.stem}-{kind}")


def readme():
    """The README's page, which is next to the package's folder."""
    [snippet] = re.findall(r"```html\n(.*?)```", (DOCUMENTATION.parent / "README.md").read_text(), re.S)
    return served(snippet)


def page_of(kind, snippet, folder):
    """A page that runs a snippet, and the policy that it needs."""
    if kind == "html":
        return HEAD + snippet, "strict"
    if kind == "jsx":
        component = re.search(r"function (\w+)", snippet)[1]
        render = f"{snippet}\nReactDOM.createRoot(document.querySelector('main')).render(<{component} />);"
        flags = ["--loader=jsx", "--jsx-factory=React.createElement", "--jsx-fragment=React.Fragment"]
        compiled = subprocess.run(["esbuild", *flags], input=render, capture_output=True, text=True, check=True).stdout
        (folder / "snippet.js").write_text(compiled)
        scripts = "".join(f'<script src="/examples/frameworks/{name}-18.js" defer></script>' for name in ("react", "react-dom"))
        return f'{HEAD}{SHEETS}{scripts}<script src="snippet.js" defer></script><main></main>', "strict"
    names = sorted(set(re.findall(r'v-model="(\w+)"|(\w+) = ', snippet)))
    state = ", ".join(f"{name or other}: ''" for name, other in names)
    (folder / "snippet.js").write_text(
        f"""import {{ createApp }} from '/examples/frameworks/vue-3.js';
        const app = createApp({{ data: () => ({{ {state} }}) }});
        app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('live-');
        app.mount('main');"""
    )
    return f'{HEAD}{SHEETS}<script src="snippet.js" type="module"></script><main>{snippet}</main>', "frameworks"


def hosts():
    """The code for a page that the gallery shows beside the code for other hosts."""
    for snippet in re.findall(r"```html\n(.*?)```", (DOCUMENTATION / "every-host.md").read_text(), re.S):
        tag = re.search(r"<(live-[\w-]+)", snippet)[1]
        yield pytest.param(tag, "html", [SHEETS + snippet], id=f"every-host-{tag}")


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(("tag", "kind", "found"), [*snippets(), *hosts(), pytest.param("live-limited-field", "html", [readme()], id="README-html")])
def test_a_snippet_of_the_documentation_works(browser, site, tmp_path, tag, kind, found):
    assert found, f"the page of {tag} has no snippet for {kind}"
    page, policy = page_of(kind, found[0], tmp_path)
    (tmp_path / "index.html").write_text(page)
    site.folders["/served/"] = tmp_path
    browser.open("served/index.html", csp=policy)
    wait_until(lambda: browser.find(tag).get_dom_attribute("data-state") == "ready")
    for field in browser.driver.find_elements("css selector", "input:not([type=email]), textarea"):
        type_text(browser, field, "4242")
        wait_until(lambda: value(browser, field) == "4242", saying="the typed text is gone")
    warnings = [each for each in browser.run("return recorded.warnings") if "development build" not in each]
    assert warnings == [], warnings
