"""Elements under the style sheets of frameworks, which a page loads after the elements' own."""

import pytest
from harness import end_animations, fill_in, focus, layout_problems, press, set_viewport, settle_frames, wait_until, wait_until_ready
from test_fit import add_style, fill_with_errors, leave
from test_themes import CONTRASTS, GRAPHICS, WORDS

pytestmark = pytest.mark.each_engine

#: Short sheets that do the same as those of the GOV.UK Design System and of Tailwind's forms plugin, which no package has in CSS.
GOVUK = """
body { font: 1.1875rem/1.32 arial, sans-serif; color: #0b0c0c; }
.govuk-label { display: block; margin-bottom: 5px; }
.govuk-input { box-sizing: border-box; width: 100%; height: 2.5rem; margin-top: 0; padding: 5px; border: 2px solid #0b0c0c; border-radius: 0; appearance: none; font: inherit; }
.govuk-input:focus { outline: 3px solid #fd0; outline-offset: 0; box-shadow: inset 0 0 0 2px; }
textarea.govuk-input { display: block; height: auto; min-height: 40px; resize: vertical; }
.govuk-button { position: relative; box-sizing: border-box; display: inline-block; width: 100%; margin: 0 0 22px; padding: 8px 10px 7px; border: 2px solid transparent; border-radius: 0;
  background: #00703c; box-shadow: 0 2px 0 #002d18; color: #fff; font: inherit; text-align: center; vertical-align: top; appearance: none; }
.govuk-button::before { content: ''; position: absolute; inset: -2px -2px -4px; background: transparent; }
"""
FORMS_PLUGIN = """
:is([type='text'], [type='password'], input:not([type]), textarea) { padding: .5rem .75rem; border: 1px solid #6b7280; border-radius: 0; background-color: #fff; appearance: none; font-size: 1rem; line-height: 1.5rem; }
:is([type='text'], [type='password'], input:not([type]), textarea):focus { outline: 2px solid transparent; outline-offset: 2px; box-shadow: 0 0 0 2px #fff, 0 0 0 4px #2563eb; border-color: #2563eb; }
"""
#: The files of each framework, further rules, and the classes that pages give to their elements.
FRAMEWORKS = {
    "bootstrap": (["bootstrap-5"], "", {"input, textarea": "form-control", "label": "form-label", "button": "btn btn-primary"}),
    "bulma": (["bulma-1"], "", {"input": "input", "textarea": "textarea", "label": "label", "button": "button is-primary"}),
    "foundation": (["foundation-6"], "", {"button": "button expanded"}),
    "govuk": ([], GOVUK, {"input, textarea": "govuk-input", "label": "govuk-label", "button": "govuk-button"}),
    "milligram": (["normalize-8", "milligram-1"], "", {}),
    "pico": (["pico-1"], "", {}),
    "quasar": (["quasar-2"], "", {"input, textarea": "q-field__native", "button": "q-btn"}),
    "tailwind 3": (["tailwind-3"], FORMS_PLUGIN, {"input, textarea": "w-full"}),
    "tailwind 4": (["tailwind-4"], "", {"input, textarea": "w-full"}),
}
#: In a script: replaces the page's own sheets by a framework's.
WEAR = """const [files, classes] = arguments;
for (const link of document.querySelectorAll('link[href="fit.css"], link[href="page.css"]')) link.remove();
for (const [selector, names] of Object.entries(classes)) {
  for (const element of document.querySelectorAll(`:is(${selector}):not([data-live-part], [data-live-part] *)`)) element.classList.add(...names.split(' '));
}
await Promise.all(files.map((file) => new Promise((onload, onerror) => {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/examples/frameworks/${file}.css`, onload, onerror }));
})));"""
#: In a script: returns the characters that are outside the boxes of their sections, and the texts and targets that are too small.
MISPLACED = """const context = document.createElement('canvas').getContext('2d'), found = [];
for (const input of document.querySelectorAll('live-sectioned-field:not([data-plain], [data-phase=rest]) input')) {
  const style = getComputedStyle(input), field = input.closest('live-sectioned-field');
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const width = context.measureText('0').width, pitch = width + parseFloat(style.letterSpacing), { left, top, bottom } = input.getBoundingClientRect();
  const boxes = [...field.querySelectorAll('.live-sectioned-field-box:not([hidden])')].map((box) => box.getBoundingClientRect());
  const boxOf = boxes.flatMap((box) => Array(Math.round(box.width / pitch)).fill(box));
  // Beside a visible separator, the characters are drawn in front of the input.
  const drawn = [...field.querySelectorAll('.live-sectioned-field-part')].flatMap((part) => {
    const { paddingLeft, letterSpacing } = getComputedStyle(part), x = part.getBoundingClientRect().left + parseFloat(paddingLeft);
    return [...part.dataset.text].map((_, index) => x + index * (width + (parseFloat(letterSpacing) || 0)));
  });
  for (const [index, character] of [...input.value].entries()) {
    const box = boxOf[index], start = drawn[index] ?? left + parseFloat(style.paddingLeft) + index * pitch;
    if (!box || start < box.left + 3 || start + width > box.right - 3 || Math.abs(top - box.top) > 1 || Math.abs(bottom - box.bottom) > 1) found.push(`${input.id}: ${character} at ${start}`);
  }
}
const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
for (const text of document.querySelectorAll('[class^=live-password-], live-sectioned-field > :is(label, span), .live-snap-button-menu, .live-snap-button-menu *')) {
  if (seen(text) && text.innerText && parseFloat(getComputedStyle(text).fontSize) < 12) found.push(`small: ${text.className} ${text.innerText}`);
}
for (const [least, targets] of [[24, '.live-password-reveal'], [44, 'live-sectioned-field input, live-snap-button button']]) {
  for (const target of document.querySelectorAll(targets)) {
    const { width, height } = target.getBoundingClientRect();
    if (seen(target) && Math.min(width, height) < least) found.push(`small: ${target.className} ${width} ${height}`);
  }
}
return found;"""
OURS = {part: color for part, color in {**WORDS, **GRAPHICS}.items() if "live-" in part and "live-snap-button >" not in part}
TEXTS = {part: color for part, color in OURS.items() if part in WORDS}
PICTURES = {part: color for part, color in OURS.items() if part in GRAPHICS} | {"live-sectioned-field:not([data-caret=end]) input": "caretColor"}


def fill_halfway(browser):
    fill_in(browser, {"#name": "Ada", "#biography": "About half of that", "#note": "A note", "#password": "abcD1", "#confirmation": "abc", "#phone": "415", "#plain": "Text", "#card": "424242"})


def fill(browser):
    fill_in(browser, {"#name": " Lovelace", "#biography": ", which is nearly all that fits.", "#card": "4242424242", "#expiry": "1239", "#code": "123456", "#phone": "5552671"})
    fill_in(browser, {"#password": "-horse-42-battery", "#confirmation": "D1-horse-42-battery"})
    leave(browser)


def fill_wrongly(browser):
    browser.run("document.querySelector('form').reset()")
    fill_with_errors(browser)


def open_menu(browser):
    focus(browser, browser.find("live-snap-button button"))
    press(browser, "Shift+F10")
    wait_until(browser.find("[role=menu]").is_displayed)


def disable(browser):
    press(browser, "Escape")
    browser.run("for (const part of document.querySelectorAll('input, textarea, button')) part.disabled = true")


#: The states of a page, in sequence.
STATES = {"empty": lambda browser: None, "half": fill_halfway, "full": fill, "wrong": fill_wrongly, "menu": open_menu, "disabled": disable}


@pytest.mark.parametrize("framework", FRAMEWORKS)
def test_elements_are_legible_under_a_framework(browser, framework):
    files, rules, classes = FRAMEWORKS[framework]
    browser.open("fit.html", csp="data-images")
    set_viewport(browser, 600, 2000)
    wait_until_ready(browser, "form *")
    wait_until(lambda: browser.find(".live-password-strength").is_displayed())
    browser.run_async(WEAR, files, classes)
    add_style(browser, f"#corner {{ height: 10rem }} {rules}")
    found = []
    for state, enter in STATES.items():
        enter(browser)
        end_animations(browser)
        settle_frames(browser, 3)
        found += [f"{state}: {error}" for error in [*layout_problems(browser), *browser.run(MISPLACED), *([] if state == "disabled" else browser.run(CONTRASTS, TEXTS, PICTURES))]]
    # When a sheet arrives, WebKit sometimes reports sizes in container units that it notifies about a frame later.
    found += [problem for problem in browser.take_problems() if browser.engine != "webkit" or "ResizeObserver loop" not in problem]
    assert not found, "\n".join(found)
