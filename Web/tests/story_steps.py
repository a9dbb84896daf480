"""Performs each step of the stories in `Documentation/assistive-technology.md`."""

from functools import partial

from harness import Mouse, focus, paste, press, select_range, type_text, value, wait_until

FIELD = "main :is(input, textarea)"
BUTTON = "live-snap-button > button"


def nothing(browser):
    pass


def every(*steps):
    def step(browser):
        for each in steps:
            each(browser)

    return step


def types(text, field=FIELD):
    return lambda browser: type_text(browser, browser.find(field), text)


def presses(shortcut, times=1):
    return lambda browser: press(browser, shortcut, times)


def selects_all(browser, field=FIELD):
    found = browser.find(field)
    select_range(browser, found, 0, len(value(browser, found)))


def pastes(text):
    """Pastes over the field's entire text."""
    return every(selects_all, lambda browser: paste(browser, browser.find(FIELD), text))


clears = every(selects_all, presses("Delete"))


def retypes(text, field=FIELD):
    return every(partial(selects_all, field=field), types(text, field))


def enters(browser):
    focus(browser, browser.find(FIELD))


def leaves(browser):
    browser.run("document.activeElement.blur()")


def sets(selector, **attributes):
    """Sets attributes, or removes those whose value is None."""
    script = """const element = document.querySelector(arguments[0]);
    for (const [name, value] of Object.entries(arguments[1])) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }"""
    return lambda browser: browser.run(script, selector, {name.replace("_", "-"): text for name, text in attributes.items()})


def clicks(selector):
    return lambda browser: browser.find(selector).click()


def waits(selector, attribute, text):
    return lambda browser: wait_until(lambda: browser.find(selector).get_dom_attribute(attribute) == text)


def appears(selector):
    return lambda browser: wait_until(lambda: browser.find(selector).is_displayed())


# Snap button

rests = waits("live-snap-button", "data-phase", "idle")


def lifts(browser):
    browser.mouse = Mouse(browser)
    browser.mouse.press(browser.find(BUTTON))
    browser.mouse.move(-40, -40, steps=4)
    waits("live-snap-button", "data-phase", "dragging")(browser)


def lets_go(browser):
    browser.mouse.release()
    rests(browser)


def opens_menu(browser):
    press(browser, "Shift+F10")
    wait_until(lambda: browser.run("return document.activeElement.getAttribute('role')") == "menuitem")


RING, LIMITED, SECTIONED, NUMBER = "live-count-ring", "live-limited-field", "live-sectioned-field", "live-number"
GERMAN = sets("html", lang="de")


def kind(text, **attributes):
    """Types a text into a sectioned field of another kind, and leaves it."""
    ready = every(sets(FIELD, disabled=None), sets(SECTIONED, **attributes), waits(SECTIONED, "data-state", "ready"))
    return every(ready, clears, types(text), leaves)


#: For each element, the function for each row of its table, in order.
STEPS = {
    RING: {
        "At rest": nothing,
        "Five characters are typed": types("Hello"),
        "Five more: ten are left": types(" dear"),
        "Three more, one after another": types(" an"),
        "The last seven": types("d world"),
        "Three too many": types("!!!"),
        "All is deleted": clears,
        "The page's language becomes German": GERMAN,
        "The limit is taken away": sets(RING, limit="0"),
    },
    LIMITED: {
        "At rest": nothing,
        "The field is entered": presses("Tab"),
        "It is filled to its limit": types("Ada Lovela"),
        "Two keys too many": types("ce"),
        "A paste that is too long": pastes("Augusta Ada King"),
        "With `overflow=\"allow\"`, three too many": every(sets(LIMITED, overflow="allow"), pastes("Ada Lovelace!")),
        "They are deleted": presses("Backspace", 3),
        "A ring beside the counter": every(sets(LIMITED, ring="", overflow=None), waits(RING, "data-state", "ready")),
        # In one step, because the ring might announce the remaining amount between two steps.
        "With the ring, two keys too many": retypes("Ada Lovelace"),
        "Without it, the field is required and empty": every(sets(LIMITED, ring=None), sets(FIELD, required=""), clears),
        "It is read-only": sets(FIELD, required=None, readonly=""),
        "It is disabled": sets(FIELD, readonly=None, disabled=""),
        "The page's language becomes German": every(sets(FIELD, disabled=None), GERMAN),
    },
    SECTIONED: {
        "At rest": nothing,
        "The field is entered": presses("Tab"),
        "Six digits are typed": types("424242"),
        "The field is left": leaves,
        "The rest is typed, with an error in it": types("4242424243"),
        "The field is left again": leaves,
        "The error is corrected": every(enters, presses("End"), presses("Backspace"), types("2")),
        "And left": leaves,
        "The field is required and empty": every(sets(FIELD, required=""), clears, leaves),
        "It is read-only": sets(FIELD, required=None, readonly=""),
        "It is disabled": sets(FIELD, readonly=None, disabled=""),
        "A telephone number that is too short": kind("061234", preset="phone", country="FR"),
        "A date that doesn't exist": kind("02302026", preset="date"),
        "A date that is right": kind("12242026", preset="date"),
        "A time that is too late": kind("1800", preset="time", max="17:30"),
        "An expiry date in the past": kind("0120", preset="expiry"),
        "The page's language becomes German": GERMAN,
    },
    "live-password-setup": {
        "At rest": nothing,
        "Three characters are typed": types("abc", "#password"),
        "The field is left": leaves,
        "A password that meets all rules": retypes("Tr0mbone!case", "#password"),
        "The text is shown": clicks("#password ~ button, label:has(#password) + button"),
        "It is hidden again": clicks("#password ~ button, label:has(#password) + button"),
        "Another is typed again": every(types("Tr0mbone?", "#confirmation"), leaves),
        "The same is typed again": retypes("Tr0mbone!case", "#confirmation"),
        "A strength is shown": every(sets("live-password-setup", strength=""), appears(".live-password-strength")),
        "A common password": every(retypes("P@ssw0rd", "#password"), leaves),
        "Other rules": sets("live-password-setup", rules="minlength: 12; allowed: unicode"),
        "The page's language becomes German": GERMAN,
    },
    NUMBER: {
        "At rest": nothing,
        "It counts to another value": sets(NUMBER, value="2500"),
        "It has arrived": waits(NUMBER, "data-moving", None),
        "It rolls to another value": sets(NUMBER, transition="roll", value="199"),
        "The same in a live region of the page": every(waits(NUMBER, "data-moving", None), sets("main p", role="status"), sets(NUMBER, value="250.5")),
        "A share": every(sets("main p", role=None), sets(NUMBER, options='{"style":"percent"}', value="0.25")),
        "In German": sets(NUMBER, locale="de", options='{"style":"currency","currency":"EUR"}', value="1234.5"),
    },
    "live-snap-button": {
        "At rest": nothing,
        "An arrow key moves it": every(presses("Tab"), presses("ArrowUp"), rests),
        "Where it can go no further": every(presses("ArrowRight"), rests),
        "Its menu is opened": opens_menu,
        "Down in the menu": presses("ArrowDown"),
        "A place is chosen": every(presses("Enter"), rests),
        "It is lifted and dragged": lifts,
        "It is let go": lets_go,
        "It is disabled": sets(BUTTON, disabled=""),
        "The page's language becomes German": every(sets(BUTTON, disabled=None), GERMAN),
    },
}
