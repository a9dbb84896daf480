"""The example themes: their contents, their precedence between the elements' styles and a page's, and their legibility."""

import re
from itertools import product
from pathlib import Path

import pytest
from harness import assert_accessible, end_animations, fill_in, focus, layout_problems, press, screenshot, set_viewport, settle, settle_frames, wait_until, wait_until_ready

GUIDE = Path(__file__).parents[2] / "Documentation/localization-and-colors.md"
THEMES = ["plain", "dense", "playful"]
CHOOSE = """const [theme, colors] = arguments;
for (const [name, value] of Object.entries({ theme, colors })) {
  const select = document.querySelector(`[name=${name}]`);
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}"""
#: The readable and visible parts, with the property that has their color.
WORDS = {
    "h1": "color",
    "label": "color",
    "#name": "color",
    "button": "color",
    "live-number": "color",
    ".live-limited-field-counter": "color",
    ".live-count-ring-label:not([data-length='0'])": "color",
    "live-sectioned-field > label": "color",
    ".live-sectioned-field-text": "color",
    ".live-password-line": "color",
    ".live-password-score": "color",
    ".live-password-advice": "color",
    ".live-snap-button-menu > button": "color",
}
GRAPHICS = {
    "#name": "borderTopColor",
    "#about": "borderTopColor",
    "select": "borderTopColor",
    ".live-count-ring-fill:not([data-empty])": "stroke",
    ".live-sectioned-field-line": "borderBottomColor",
    ".live-password-reveal": "color",
    ".live-password-line:is([data-standing=met], [data-standing=unmet]) circle": "stroke",
    "[data-score] .live-password-bars > :first-child": "backgroundColor",
    "live-snap-button > button": "backgroundColor",
    "[data-theme=plain] #profile > p > button": "borderTopColor",
    ":is([data-theme=dense], [data-theme=playful]) #profile > p > button": "backgroundColor",
}
#: In a script: returns the contrasts between an element's color and its background, and between the sectioned field's texts and
#: their boxes.
CONTRASTS = r"""
const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
const luminance = (colors) => {
  for (const color of colors) { context.fillStyle = color; context.fillRect(0, 0, 1, 1); }
  const parts = [...context.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (above, grounds) => {
  const [dark, light] = [luminance(grounds), luminance([...grounds, above])].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const groundsOf = (element) => {
  const grounds = [];
  for (let each = element; each; each = each.parentElement) grounds.unshift(getComputedStyle(each).backgroundColor);
  return ['#fff', ...grounds];
};
const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.matches(':disabled');
const found = [];
for (const [least, wanted] of [[4.5, arguments[0]], [3, arguments[1]]]) {
  for (const [selector, property] of Object.entries(wanted)) {
    for (const element of document.querySelectorAll(selector)) {
      if (!seen(element) || (least > 4 && !element.textContent && !element.value)) continue;
      const isItself = property === 'backgroundColor' || property.startsWith('border');
      // A border is between its content and the page.
      const grounds = isItself ? groundsOf(element.parentElement) : groundsOf(element);
      const reached = contrast(getComputedStyle(element)[property], grounds);
      if (reached < least) found.push(`${selector} ${element.textContent.trim().slice(0, 20)} ${property}: ${reached.toFixed(2)}`);
    }
  }
}
for (const field of document.querySelectorAll('live-sectioned-field')) {
  const style = getComputedStyle(field.querySelector('input'));
  for (const box of field.querySelectorAll('.live-sectioned-field-box')) {
    if (!seen(box)) continue;
    const reached = contrast(style.color, [...groundsOf(field), getComputedStyle(box).backgroundColor]);
    if (reached < 4.5) found.push(`the text in a box: ${reached.toFixed(2)}`);
  }
  const mark = getComputedStyle(field.querySelector('.live-sectioned-field-mark'), '::before');
  if (mark.opacity === '0') continue;
  const reached = [contrast(mark.color, [mark.backgroundColor]), contrast(mark.backgroundColor, groundsOf(field))];
  if (reached[0] < 4.5 || reached[1] < 3) found.push(`the mark: ${reached}`);
}
return found;
"""


@pytest.fixture
def page(browser):
    browser.open("examples/themes.html")
    wait_until_ready(browser, "form *")


def choose(browser, theme, colors="light"):
    browser.run(CHOOSE, theme, colors)
    end_animations(browser)


def fill(browser, card="4242424242424242", password="Purple-horse-42-battery", about="Engines"):
    fill_in(browser, {"#name": "Ada Lovelace", "#about": about, "#card": card, "#expiry": "1239", "#password": password, "#confirmation": password})
    browser.run("document.activeElement.blur()")
    wait_until(lambda: browser.find("[data-score]").is_displayed(), saying="the meter did not appear")


def fill_wrongly(browser):
    fill(browser, "4242424242424241", "abc", "This is more than anybody wants to know about an author, and still it goes on and on, and on.")
    fill_in(browser, {"#confirmation": "d"})
    browser.run("document.activeElement.blur(); document.querySelector('#profile > p > button').click()")
    settle(browser.driver)


def open_menu(browser):
    fill_in(browser, {"#card": "42"})
    focus(browser, browser.find("live-snap-button button"))
    press(browser, "Shift+F10")
    wait_until(browser.find("[role=menu]").is_displayed)


STATES = {
    "empty": lambda browser: None,
    "in a field": lambda browser: fill_in(browser, {"#card": "424242"}),
    "nearly full": lambda browser: fill(browser, about="This is nearly all that anybody wants to know of an author, is it not, dear?"),
    "filled": fill,
    "wrong": fill_wrongly,
    "menu": open_menu,
}


@pytest.mark.parametrize("state", STATES)
def test_text_and_borders_have_enough_contrast(browser, page, state):
    """Text has at least 4.5:1; borders and graphics have 3:1. Tracks are decorative, because the filled part has its own
    contrast."""
    STATES[state](browser)
    for theme, colors in product(THEMES, ["light", "dark"]):
        choose(browser, theme, colors)
        assert browser.run(CONTRASTS, WORDS, GRAPHICS) == [], f"{theme}, {colors}"
        if state in ("filled", "wrong"):
            assert_accessible(browser, saying=f"{theme}, {colors}: ")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width", [pytest.param(320, marks=pytest.mark.engines("chromium", "firefox")), 1280])
@pytest.mark.parametrize("theme", THEMES)
def test_nothing_overlaps_or_is_clipped(browser, page, theme, width, direction):
    set_viewport(browser, width)
    choose(browser, theme)
    browser.run("document.documentElement.dir = arguments[0]; document.querySelector('live-snap-button').remove()", direction)
    fill_wrongly(browser)
    end_animations(browser)
    screenshot(browser, f"theme-{theme}-{direction}-{width}")
    assert layout_problems(browser) == []


def test_a_theme_can_be_applied_and_removed(browser, page):
    accents = set()
    for theme in THEMES:
        choose(browser, theme)
        assert browser.run("return document.documentElement.dataset.theme") == theme
        accents.add(browser.run("return getComputedStyle(document.querySelector('live-snap-button button')).backgroundColor"))
    assert len(accents) == 3
    browser.run("delete document.documentElement.dataset.theme")
    assert browser.run("return getComputedStyle(document.querySelector('live-sectioned-field')).getPropertyValue('--live-accent')") == ""


def test_a_part_of_a_page_can_have_its_own_theme(browser, page):
    browser.run("delete document.documentElement.dataset.theme; document.querySelector('#profile').dataset.theme = 'playful'")
    assert browser.find("#name").value_of_css_property("border-top-left-radius") == "20px"
    assert browser.find("select").value_of_css_property("border-top-left-radius") != "20px"


def test_the_form_is_complete_without_scripts(browser):
    browser.open("examples/themes.html", csp="no-script")
    assert not browser.find("#looks").is_displayed()
    assert browser.find("#name").value_of_css_property("border-top-left-radius") == "0px"
    assert browser.find("#profile button").is_displayed()
    assert browser.run("return document.scrollingElement.scrollWidth <= innerWidth")


#: In a script: returns each rule of the page's stylesheets with the layers that contain it.
RULES = """
function* rulesOf(list, layers) {
  for (const rule of list) {
    if (rule instanceof CSSImportRule) yield* rulesOf(rule.styleSheet.cssRules, layers);
    else if (rule instanceof CSSLayerBlockRule) yield* rulesOf(rule.cssRules, [...layers, rule.name]);
    else if (rule instanceof CSSStyleRule) yield [rule, layers];
    else if (rule.cssRules && !(rule instanceof CSSKeyframesRule)) yield* rulesOf(rule.cssRules, layers);
  }
}
const sheets = (part) => [...document.styleSheets].filter(({ href }) => href.includes(part)).map(({ cssRules }) => cssRules);
"""


#: What an element guards against the page's rules with `!important`, because a text would leave its place without it: geometry, and
#: what is hidden. Colors, fonts, radii, and the sizes of an element itself belong to the page.
GUARDED = re.compile(
    r"display|position|inset|z-index|grid|place-|align-|justify-|order|flex|float|box-sizing|(min-|max-)?(inline|block)-size|margin|padding|gap|row-gap"
    r"|column-gap|overflow|visibility|white-space|text-wrap|vertical-align|alignment-baseline|baseline-|list-style|appearance|direction|unicode-bidi|text-indent|text-align|text-transform"
    r"|letter-spacing|word-spacing|pointer-events|fill|stroke$|stroke-width|border(?!.*radius)"
    r"|scroll-(margin|padding)|-webkit-text-security"
)
#: What it also guards in the native field of sections, whose characters would leave their boxes in another font, and in the buttons
#: that it adds, whose symbols could be invisible in the colors of the page's own buttons, and the separators, which are borders. A
#: transition would distort measurements of the field, and make a moving button lag behind the pointer.
GUARDED_IN_CONTROLS = re.compile(r"font|line-height|background|border|box-shadow|outline|transition|(-webkit-text-fill-)?color$")


def test_only_geometry_is_guarded_against_the_page(browser, page):
    """Each declaration of the elements is on one side, and only rules for parts and fields guard, not those for elements."""
    rules = browser.run(
        RULES
        + """return sheets('/live-controls/').flatMap((list) => [...rulesOf(list, [])]).map(([rule]) =>
          [rule.selectorText, [...rule.style].filter((name) => rule.style.getPropertyPriority(name))])"""
    )
    assert sum(len(names) for _, names in rules) > 200
    for selector, names in rules:
        for name in names:
            is_control = re.search(r"\binput\b|mirror|label|reveal|field-part|live-snap-button(::after|:not\(\[data-phase|( >)? button)|menu", selector)
            assert GUARDED.match(name) or is_control and GUARDED_IN_CONTROLS.match(name), f"{selector} guards {name}"


def test_all_rules_are_in_layers_and_no_theme_is_important(browser, page):
    counted = browser.run(
        RULES
        + """return Object.entries({ '/live-controls/': 'live-controls', '/themes/': 'live-themes' }).map(([part, layer]) =>
          sheets(part).flatMap((list) => [...rulesOf(list, [])]).map(([rule, layers]) => [layers.join() === layer, part === '/live-controls/' || !rule.cssText.includes('!important')]))"""
    )
    for rules in counted:
        assert len(rules) > 30
        assert all(rule == [True, True] for rule in rules)


@pytest.mark.parametrize("theme", THEMES)
def test_a_single_class_of_the_page_overrides_every_rule(browser, page, theme):
    """Also rules for states, and for every part that elements add."""
    choose(browser, theme)
    fill_wrongly(browser)
    browser.run("const s = new CSSStyleSheet(); s.replaceSync('.mine { color: rgb(1, 2, 3); background: rgb(4, 5, 6); border-radius: 7px; --live-snap-button-radius: 7px; transition: none }'); document.adoptedStyleSheets = [s]")
    lost = browser.run(
        """const parts = document.querySelectorAll('form *:not(option, svg *, live-sectioned-field input, .live-password-reveal, .live-pending-error)');
        for (const part of parts) part.classList.add('mine');
        return [...parts].map((part) => [part, getComputedStyle(part)])
          .filter(([, { color, backgroundColor, borderTopLeftRadius }]) => color !== 'rgb(1, 2, 3)' || backgroundColor !== 'rgb(4, 5, 6)' || borderTopLeftRadius !== '7px')
          .map(([part, { color, backgroundColor, borderTopLeftRadius }]) => `${part.localName}.${part.getAttribute('class')} ${color} ${backgroundColor} ${borderTopLeftRadius}`)"""
    )
    assert lost == []


def test_a_theme_overrides_the_elements_but_not_the_page_in_any_stylesheet_order(browser, page):
    read = "return [getComputedStyle(document.querySelector('.live-password-bars span')).borderRadius, getComputedStyle(document.querySelector('#name')).borderTopLeftRadius]"
    assert browser.run(read) == ["0px", "0px"]
    # The themes come first, as a page may order them.
    browser.run("for (const link of [...document.querySelectorAll('link[href^=\"themes/\"]')]) document.head.prepend(link)")
    settle_frames(browser, 3)
    wait_until(lambda: browser.run(read) == ["0px", "0px"])
    browser.run("const s = new CSSStyleSheet(); s.replaceSync('input { border-radius: 9px }'); document.adoptedStyleSheets = [s]")
    assert browser.run(read) == ["0px", "9px"]


def test_the_documentations_theme_works(browser, page):
    [style] = [css for css in re.findall(r"```css\n(.*?)```", GUIDE.read_text(), re.S) if "data-theme" in css]
    browser.run("const s = new CSSStyleSheet(); s.replaceSync(arguments[0]); document.adoptedStyleSheets = [s]; document.documentElement.dataset.theme = 'night'", style)
    end_animations(browser)
    assert browser.find(".live-password-bars span").value_of_css_property("height") == "8px"
    assert browser.find("live-snap-button button").value_of_css_property("background-color") in ("rgb(142, 197, 255)", "rgba(142, 197, 255, 1)")
    wait_until(lambda: browser.run(CONTRASTS, WORDS, {}) == [], saying="text has too little contrast")


def test_the_documentations_form_has_its_theme(browser, site, tmp_path):
    [form] = [html for html in re.findall(r"```html\n(.*?)```", GUIDE.read_text(), re.S) if "data-theme" in html]
    elements = '<link rel="stylesheet" href="/live-controls/limited-field/live-limited-field.css"><script type="module" src="/live-controls/limited-field/live-limited-field.js"></script>'
    markup = form.replace('href="themes/', 'href="/examples/themes/')
    (tmp_path / "index.html").write_text(f'<!doctype html><html lang="en"><title>A form</title><script src="/record.js"></script>{elements}{markup}')
    site.folders["/served/"] = tmp_path
    browser.open("served/index.html")
    wait_until(lambda: browser.find("live-limited-field").get_dom_attribute("data-state") == "ready")
    assert browser.find("#name").value_of_css_property("border-top-left-radius") == "20px"
