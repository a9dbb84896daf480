"""Reads what an engine tells assistive technology, from its own accessibility tree, as lines such as

    textbox "Name" value="Ada" description="Up to 10 characters" focused required

in the order in which a screen reader goes through them, with what stands inside another line indented. Groups without a role of their
own are left out; so is what is inside a field or a button, which no screen reader visits.

Chromium gives its tree over the DevTools protocol, Firefox from its accessibility service. WebKit's driver tells an element's role
and name alone.
"""

import re

from .firefox import privileged
from .waiting import wait_until

#: The roles that engines name in their own ways. A role that is none leaves its children in its place.
_ROLES = {
    # Chromium
    "LabelText": "",
    "StaticText": "text",
    "RootWebArea": "",
    "generic": "",
    "none": "",
    "image": "img",
    "Iframe": "",
    # Firefox
    "autocomplete": "textbox",
    "entry": "textbox",
    "label": "",
    "list item": "listitem",
    "password text": "textbox",
    "menupopup": "menu",
    "menu popup": "menu",
    "menu item": "menuitem",
    "popup menu": "menu",
    "parent menuitem": "menuitem",
    "pushbutton": "button",
    "push button": "button",
    "toggle button": "button",
    "section": "",
    "text container": "",
    "text leaf": "text",
    "graphic": "img",
    "statusbar": "status",
}
#: Where nothing but text stands in them, it is written like a name.
_TEXTS = ("listitem", "paragraph", "status")
_LEAVES = ("textbox", "button", "menuitem", "text")
_STATES = ("multiline", "focused", "required", "invalid", "readonly", "disabled", "pressed", "current")
#: Roles of elements that WebKit's driver is asked about.
_ASKED = "textbox|button|list|menu|menuitem"


def accessibility_tree(browser, tag="body"):
    """What stands inside the page's only element with a tag, as text."""
    node = {"chromium": _chromium, "firefox": _firefox, "webkit": _webkit}[browser.engine](browser, tag)
    return "\n".join(line for child in node["children"] for line in _lines(child, ""))


def assert_tree(browser, tag, tree):
    """Fails unless what stands inside an element becomes `tree`, as far as the engine tells."""
    __tracebackhide__ = True
    expected = told(browser, tree)

    def is_told():
        found = accessibility_tree(browser, tag)
        assert found == expected, f"the tree is\n{found}\nand should be\n{expected}"
        return True

    wait_until(is_told)


def focused_line(browser):
    """The line of what has the focus, without that word and without its description."""
    if browser.engine == "webkit":
        # Its driver does not tell of the focus.
        [line] = _lines(_asked(browser.run("return document.activeElement")), "")
        return line
    # Between two elements nothing has it.
    line = next((line for line in accessibility_tree(browser).splitlines() if re.search(r' focused\b(?=[^"]*$)', line)), "")
    return re.sub(r' description="[^"]*"| focused\b(?=[^"]*$)', "", line.strip())


def told(browser, tree):
    """As much of a tree as the engine tells."""
    if browser.engine == "webkit":
        return "\n".join(found[1] for found in re.finditer(rf'(?m)^ *((?:{_ASKED})\b(?: "[^"\n]*")?)', tree))
    if browser.engine == "chromium":
        # Its protocol leaves `aria-current` out.
        return re.sub(r'(?m) current\b(?=[^"\n]*$)', "", tree)
    return tree


def _lines(node, indentation):
    role = _ROLES.get(node["role"], node["role"])
    children = [] if role in _LEAVES else node["children"]
    name = " ".join((node["name"] or "").split())
    if role == "text" and not name:
        return
    below = [line for child in children for line in _lines(child, "")]
    if role in _TEXTS and all(line.startswith("text ") for line in below):
        name, below = " ".join(line.removeprefix("text ").strip('"') for line in below), []
    if role:
        yield indentation + " ".join(_words(node, role, name))
        indentation += "  "
    yield from (indentation + line for line in below)


def _words(node, role, name):
    yield role
    if name and role != "form":
        yield f'"{name}"'
    for what in ("value", "description"):
        if node[what] and role != "text":
            yield f'{what}="{" ".join(node[what].split())}"'
    yield from (state for state in _STATES if state in node["states"])


# Chromium


def _chromium(browser, tag):
    objects = browser.devtools("Runtime.evaluate", expression=f"document.querySelector({tag!r})")
    node = browser.devtools("DOM.describeNode", objectId=objects["result"]["objectId"])["node"]
    nodes = browser.devtools("Accessibility.getFullAXTree")["nodes"]
    known = {each["nodeId"]: each for each in nodes}
    [root] = [each for each in nodes if each.get("backendDOMNodeId") == node["backendNodeId"]]
    return _chromium_node(root, known)


def _chromium_node(node, known):
    properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    children = [_chromium_node(known[each], known) for each in node.get("childIds", []) if each in known]
    return {
        "role": "" if node["ignored"] else node["role"]["value"],
        "name": node.get("name", {}).get("value"),
        "value": node.get("value", {}).get("value"),
        "description": node.get("description", {}).get("value"),
        "states": [name for name, value in properties.items() if value not in (False, "false", None)],
        "children": children,
    }


# Firefox

#: The page's whole tree. The service stops when nobody holds it any more.
_FIREFOX = """
const service = (window.liveAccessibility ??= Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService));
const names = { 'single line': '', 'multi line': 'multiline', unavailable: 'disabled', 'selectable text': '' };
const quiet = arguments[0];
function read(accessible) {
  const [states, extra] = [{}, {}];
  accessible.getState(states, extra);
  const list = service.getStringStates(states.value, extra.value);
  const attributes = Object.fromEntries([...accessible.attributes.enumerate()].map(({ key, value }) => [key, value]));
  const found = Array.from({ length: list.length }, (_, index) => names[list.item(index)] ?? list.item(index));
  if (attributes.current) found.push('current');
  // Firefox tells `invalid` of every field that its form waits for, also where the page says that it is not to be shown so.
  const isShown = !quiet.includes(attributes.id) && !(found.includes('required') && !accessible.value);
  const untold = ['form', 'list', 'listitem'].includes(service.getStringRole(accessible.role)) ? ['invalid', 'readonly'] : isShown ? [] : ['invalid'];
  const children = [];
  for (let child = accessible.firstChild; child; child = child.nextSibling) children.push(read(child));
  const { name, description, value } = accessible;
  return { role: service.getStringRole(accessible.role), name, description, value, states: found.filter((state) => !untold.includes(state)), children, tag: attributes.tag };
}
const page = service.getAccessibleFor(gBrowser.selectedBrowser);
return page && read(page);
"""


def _firefox(browser, tag):
    quiet = browser.run("return [...document.querySelectorAll('[aria-invalid=false]')].map(({ id }) => id)")
    # The service takes a moment to begin, and to follow the page.
    return wait_until(lambda: next(_tagged(privileged(browser, _FIREFOX, quiet), tag), None), saying=f"{tag} is not in Firefox's tree")


def _tagged(node, tag):
    if node and node["tag"] == tag:
        yield node
    for child in node["children"] if node else ():
        yield from _tagged(child, tag)


# WebKit


def _webkit(browser, tag):
    parts = browser.driver.find_elements("css selector", f"{tag} :is(input, textarea, button, ul, [role])")
    shown = [part for part in parts if browser.run("return arguments[0].checkVisibility({ visibilityProperty: true })", part)]
    return {"children": [node for node in map(_asked, shown) if node["role"] in _ASKED.split("|")]}


def _asked(element):
    return {"role": element.aria_role, "name": element.accessible_name, "value": "", "description": "", "states": [], "children": []}
