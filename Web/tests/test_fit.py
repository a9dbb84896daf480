"""No element is clipped, covers other content, or makes a page scroll horizontally: on narrow and zoomed pages, with large and
widely spaced text, with long words of many languages, in every state, and in print."""

from functools import partial

import pytest
from harness import emulate, end_animations, fill_in, focus, layout_problems, press, screenshot, set_page_zoom, set_viewport, settle, settle_frames, wait_until, wait_until_ready

#: The text of the labels and fields, as long as on any realistic page.
WORDS = {
    "en": ("Name", "A note for whoever opens the door for you when the parcel comes", "Ada Lovelace"),
    "de": ("Rechtsschutzversicherungsgesellschaft", "Bitte geben Sie die vollständige Berechtigungsnummer Ihrer Kraftfahrzeughaftpflichtversicherung an", "Österreichisches Straßenverkehrsamt"),
    "ar": ("الاسم الكامل كما هو مكتوب في جواز السفر", "يرجى إدخال الرقم الكامل المكتوب على الوجه الأمامي للبطاقة من دون مسافات", "محمد بن عبد الله"),
    "ja": ("お名前（パスポートに記載されているとおり）", "カードの表面に記載されている番号を、すべて省略せずに入力してください", "山田太郎と申します"),
    "hi": ("पासपोर्ट में लिखा हुआ पूरा नाम", "कृपया अपने कार्ड के सामने की ओर लिखी हुई पूरी संख्या यहाँ दर्ज कीजिए", "अहमदाबाद विश्वविद्यालय"),
}
SPEAK = """
const [language, short, long] = arguments;
document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
for (const [index, label] of document.querySelectorAll('label').entries()) label.firstChild.data = `${index % 2 ? short : long} `;
document.querySelector('.before').textContent = short;
for (const field of document.querySelectorAll('live-sectioned-field')) field.labelIncorrect = long;
// The elements also fetch the messages of another language.
if (language !== 'en') await recorded.load(`/live-controls/localization/messages/${language}.js`);
"""
#: WCAG 2.2, 1.4.12.
TEXT_SPACING = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }"


def add_style(browser, style):
    browser.run("const s = new CSSStyleSheet(); s.replaceSync(arguments[0]); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]", style)


def set_zoom(browser, factor):
    """A page of 1280 by 1024 pixels, zoomed."""
    set_viewport(browser, 1280, 1024)
    if browser.engine == "chromium":
        browser.devtools("Emulation.setDeviceMetricsOverride", width=round(1280 / factor), height=round(1024 / factor), deviceScaleFactor=factor, mobile=False)
    else:
        set_page_zoom(browser, factor)


CONDITIONS = {
    "320 px": partial(set_viewport, width=320),
    "zoom 200 %": partial(set_zoom, factor=2),
    "zoom 400 %": partial(set_zoom, factor=4),
    "text spacing": lambda browser: (set_viewport(browser, 320), add_style(browser, TEXT_SPACING)),
    "root font 200 %": lambda browser: (set_viewport(browser, 640), browser.run("document.documentElement.style.fontSize = '200%'")),
    # Adds the width of Firefox's scroll bar, because an amount of money doesn't wrap and needs the full width.
    "root font 200 %, 320 px": lambda browser: (set_viewport(browser, 320 + (12 if browser.engine == "firefox" else 0)), browser.run("document.documentElement.style.fontSize = '200%'")),
    "reduced motion": lambda browser: (set_viewport(browser, 320), emulate(browser, "reduced motion")),
    "more contrast": lambda browser: (set_viewport(browser, 320), emulate(browser, "more contrast")),
    "forced colors": lambda browser: (set_viewport(browser, 320), emulate(browser, "forced colors")),
    "paper": lambda browser: emulate(browser, "paper"),
}
#: The engines that support a condition; if absent, all of them.
ENGINES = {condition: ["chromium", "firefox"] for condition in CONDITIONS if condition != "root font 200 %"} | {"paper": ["chromium"]}


def leave(browser):
    press(browser, "Tab")
    browser.run("document.activeElement.blur()")
    settle(browser.driver)


def fill(browser, text="Ada Lovelace"):
    browser.run("for (const id of ['name', 'biography', 'note', 'plain', 'after']) document.getElementById(id).value = arguments[0]", text)
    fill_in(browser, {"#card": "4242424242424242", "#expiry": "1239", "#code": "123456", "#phone": "4155552671"})
    fill_in(browser, {"#password": "Purple-horse-42-battery", "#confirmation": "Purple-horse-42-battery"})
    leave(browser)


def fill_with_much(browser):
    fill(browser, "Any word of this text is one of many, " * 8)


def fill_with_errors(browser):
    browser.run("for (const id of ['name', 'biography', 'note']) document.getElementById(id).value = 'Far too long for a field with a limit. '.repeat(40)")
    fill_in(browser, {"#card": "4242424242424241", "#expiry": "0101", "#code": "123", "#phone": "1111111111", "#password": "abc", "#confirmation": "abd"})
    leave(browser)
    browser.run("document.querySelector('button').click()")


def expand(browser):
    """Expands every part in sequence. Parts that are open at the end stay open."""
    fill_in(browser, {"#password": "Purple-horse"})
    browser.find(".live-password-reveal").click()
    browser.run("document.querySelector('live-number').value = 7654321.5")
    focus(browser, browser.find("live-snap-button button"))
    press(browser, "Shift+F10")


#: Several in sequence on one page, and one on its own page.
WAYS = {
    "filled": {"empty": lambda browser: None, "filled": fill, "much text": fill_with_much, "errors": fill_with_errors},
    "expanded": {"expanded": expand},
}


@pytest.fixture
def page(browser):
    browser.open("fit.html")
    wait_until_ready(browser, "form *")
    # It loads with its dictionary.
    wait_until(lambda: browser.find(".live-password-strength").is_displayed())


def combinations():
    for condition in CONDITIONS:
        marks = [pytest.mark.engines(*ENGINES[condition])] if condition in ENGINES else []
        yield from (pytest.param(condition, way, marks=marks) for way in WAYS if (condition, way) != ("paper", "expanded"))


@pytest.mark.parametrize(("condition", "way"), [*combinations()])
def test_nothing_is_clipped_or_covered(browser, page, condition, way):
    CONDITIONS[condition](browser)
    found = []
    for state, enter in WAYS[way].items():
        enter(browser)
        for language, (short, long, _) in WORDS.items():
            browser.run_async(SPEAK, language, short, long)
            end_animations(browser)
            if errors := layout_problems(browser):
                found += [f"{state}, {language}: {error}" for error in errors]
                screenshot(browser, f"fit-{condition}-{state}-{language}".replace(" ", "-"))
    assert not found, "\n".join(found)


#: The positions of the form's parts, by their role.
PLACES = """return [...document.querySelectorAll('form > *, live-password-setup > :is(label, input)')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [`${element.localName} ${element.getAttribute('preset') ?? element.id}`, x, y, width, height];
})"""


@pytest.mark.parametrize("width", [480, 1024])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_defining_the_elements_causes_no_layout_shift(browser, site, language, width):
    """Also if a validity's text takes more lines than the label. A password's lines have space reserved by the page."""
    set_viewport(browser, width)
    browser.open("fit.html", slow_wasm="held")
    browser.run("document.querySelector('live-password-setup').remove()")
    browser.run_async(SPEAK, language, *WORDS[language][:2])
    browser.run("document.querySelector('[preset=card]').labelCorrect = 'A text that is longer than all others. '.repeat(5)")
    # The script, which has the longer text, may load late. The core hasn't loaded.
    browser.run_async("await customElements.whenDefined('live-sectioned-field')")
    settle_frames(browser, 3)
    before = browser.run(PLACES)
    site.release_wasm()
    wait_until_ready(browser, "form *")
    end_animations(browser)
    for had, has in zip(before, browser.run(PLACES), strict=True):
        assert has == [had[0], *(pytest.approx(number, abs=0.5) for number in had[1:])]


def test_without_script_the_fields_are_as_large_as_with_it(browser, site):
    measured = []
    for knobs in ({"csp": "no-script"}, {}):
        browser.open("fit.html", **knobs)
        if not knobs:
            wait_until_ready(browser, "form *")
            end_animations(browser)
        measured.append([[name, width, height] for name, _, _, width, height in browser.run(PLACES) if "password-setup" not in name])
    assert measured[0] == measured[1]


EDGES = """const { left, right } = document.querySelector(arguments[0]).getBoundingClientRect();
const boxes = [...document.querySelectorAll(`${arguments[0]} .live-sectioned-field-box`)].map((box) => box.getBoundingClientRect());
const line = document.querySelector(`${arguments[0]} .live-sectioned-field-lines`);
const cut = parseFloat(getComputedStyle(line).clipPath.match(/inset\\(\\S+ ([\\d.]+)px/)[1]);
const reach = line.getBoundingClientRect();
return [left, right, boxes[0].left, boxes.at(-1).right, reach.left + cut, reach.right - cut, document.querySelector('#after').getBoundingClientRect().left]"""


@pytest.mark.parametrize("width", [480, 1024])
@pytest.mark.parametrize("preset", ["card", "code", "phone-us"])
def test_boxes_align_with_the_resting_line_and_adjacent_fields(browser, page, preset, width):
    set_viewport(browser, width)
    fill(browser)
    end_animations(browser)
    left, right, first, last, line, end, neighbor = browser.run(EDGES, f"[preset={preset}]")
    assert [first, line, neighbor] == [pytest.approx(left, abs=0.6)] * 3
    assert [last, end] == [pytest.approx(right, abs=0.6)] * 2


def test_a_checklist_keeps_its_distance_from_the_next_label(browser, page):
    """Also on a page that resets all margins."""
    add_style(browser, "* { margin: 0; padding: 0; }")
    distance = "return document.querySelector('[for=confirmation]').getBoundingClientRect().top - document.querySelector('.live-password-rules').getBoundingClientRect().bottom"
    assert browser.run(distance) >= 8


@pytest.mark.engines("chromium")
def test_print_shows_entered_text_and_no_controls(browser, page):
    fill(browser)
    # A number moves when it becomes visible, and continues on a stopped clock.
    browser.run("const time = performance.now(); performance.now = () => time; document.querySelector('live-number').scrollIntoView()")
    another = "const number = document.querySelector('live-number'); number.value = number.value === '42' ? 43 : 42; return number.hasAttribute('data-moving')"
    wait_until(lambda: browser.run(another))
    emulate(browser, "paper")
    for selector in ("live-snap-button", "live-count-ring", ".live-limited-field-adornment", ".live-password-reveal"):
        assert browser.run("return [...document.querySelectorAll(arguments[0])].every((element) => !element.checkVisibility())", selector), selector
    parts = "return ['final', 'moving'].map((part) => document.querySelector('live-number').shadowRoot.querySelector(`[part~=${part}]`)).map((e) => [getComputedStyle(e).display, getComputedStyle(e).clipPath])"
    assert browser.run(parts) == [["inline", "none"], ["none", "none"]]
    for tag in ("live-limited-field", "live-sectioned-field", "live-password-setup"):
        assert browser.find(tag).value_of_css_property("break-inside") == "avoid"
    # Browsers omit backgrounds in print unless a style requests them. The boxes' tint is purely decorative.
    assert browser.find(".live-sectioned-field-line").value_of_css_property("border-bottom-width") == "2px"
    assert browser.find(".live-password-bars span").value_of_css_property("print-color-adjust") == "exact"


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("colors", [[], ["dark"]], ids=["light", "dark"])
def test_more_contrast_strengthens_text_and_borders(browser, page, colors):
    """At least 7:1 for text, and 3:1 for borders and tracks."""
    emulate(browser, "more contrast", *colors)
    fill_with_errors(browser)
    end_animations(browser)
    words = [".live-limited-field-counter", ".live-password-line[data-standing=met] span", ".live-password-line[data-standing=unmet] span", ".live-password-advice", "[preset=card] > label", ".live-count-ring-label"]
    for selector in words:
        assert contrast_of(browser, selector, "color") >= 7, selector
    for selector, name in {"[data-validity=neutral] .live-sectioned-field-line": "borderBottomColor", ".live-count-ring-track": "stroke"}.items():
        assert contrast_of(browser, selector, name) >= 3, selector


def contrast_of(browser, selector, name):
    return browser.run(
        """const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        const luminance = (...colors) => {
          for (const color of colors) { context.fillStyle = color; context.fillRect(0, 0, 1, 1); }
          const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        const [one, other] = [luminance(ground), luminance(ground, getComputedStyle(document.querySelector(arguments[0]))[arguments[1]])].sort((a, b) => b - a);
        return (one + 0.05) / (other + 0.05)""",
        selector,
        name,
    )
