"""Reads the engine's accessibility tree as lines such as

    textbox "Name" value="Ada" description="Up to 10 characters" focused required

in the reading order of a screen reader, with nested content indented. Groups without their own role are omitted, and so is the
content of a field or button, which no screen reader visits.

Chromium provides its tree over the DevTools protocol, and Firefox through its accessibility service. WebKit's driver reports
only an element's role and name.
"""

import re

from .firefox import privileged
from .waiting import wait_until

#: The engine-specific names of roles. For a role of None, the children take the place of the node.
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
#: If a node contains only text, the text is written like a name.
_TEXTS = ("listitem", "paragraph", "status")
_LEAVES = ("textbox", "button", "menuitem", "text")
_STATES = ("multiline", "focused", "required", "invalid", "readonly", "disabled", "pressed", "current")
#: The roles of elements to query through WebKit's driver.
_ASKED = "textbox|button|list|menu|menuitem"


def accessibility_tree(browser, tag="body"):
    """The content of the page's only element with a tag, as text."""
    node = {"chromium": _chromium, "firefox": _firefox, "webkit": _webkit}[browser.engine](browser, tag)
    return "\n".join(line for child in node["children"] for line in _lines(child, ""))


def assert_tree(browser, tag, tree):
    """Asserts that an element's content becomes `tree`, as far as the engine reports it."""
    __tracebackhide__ = True
    expected = reported(browser, tree)

    def is_told():
        found = accessibility_tree(browser, tag)
        assert found == expected, f"the tree is\n{found}\nand should be\n{expected}"
        return True

    wait_until(is_told)


def focused_line(browser):
    """The line of the focused node, without the word "focused" and without its description."""
    if browser.engine == "webkit":
        # WebKit's driver doesn't report the focus.
        [line] = _lines(_asked(browser.run("return document.activeElement")), "")
        return line
    # While the focus moves between two elements, no node has it.
    line = next((line for line in accessibility_tree(browser).splitlines() if re.search(r' focused\b(?=[^"]*$)', line)), "")
    return re.sub(r' description="[^"]*"| focused\b(?=[^"]*$)', "", line.strip())


def reported(browser, tree):
    """The part of a tree that the engine reports."""
    if browser.engine == "webkit":
        return "\n".join(found[1] for found in re.finditer(rf'(?m)^ *((?:{_ASKED})\b(?: "[^"\n]*")?)', tree))
    if browser.engine == "chromium":
        # Chromium's protocol omits `aria-current`.
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

#: The page's whole tree. The service stops when nothing references it.
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
  // Firefox reports `invalid` for every field with a validation error, even if the page sets aria-invalid to false.
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
    # The service needs a moment to start and to update after page changes.
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
