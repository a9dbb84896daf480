"""`<live-password-setup>`: a password that is typed twice, under rules that are checked while it is typed."""

import time

import pytest
from conformance import LIVE, ElementConformance
from harness import caret, leave_and_return, listen, press, select_range, submitted, type_text, undo, value, wait_until

GOOD = "Tr0mbone!case"
PAUSE = 1.0  # seconds without a change, after which the set-up speaks


def lines(browser):
    """The checklist, as `[("At least 8 characters", "met"), …]`."""
    return [
        tuple(line)
        for line in browser.run(
            "return [...document.querySelectorAll('.live-password-rules li')]"
            ".map((line) => [line.querySelector('span').textContent, line.dataset.standing])"
        )
    ]


def standings(browser):
    return [standing for _, standing in lines(browser)]


def match(browser):
    return browser.run("return document.querySelector('.live-password-match').dataset.standing")


def validity(browser):
    return browser.find("live-password-setup").get_dom_attribute("data-validity")


def set_value(browser, selector, text):
    browser.run("document.querySelector(arguments[0]).value = arguments[1]", selector, text)


class TestConformance(ElementConformance):
    page = "password-setup.html"
    tag = "live-password-setup"
    field = "#password"
    field_name = "password"
    typed = GOOD
    attributes = [
        ("policy", "nist", "policy", "nist"),
        ("rules", "minlength: 9", "rules", "minlength: 9"),
        ("strength", "", "strength", True),
    ]
    bad_attributes = [("policy", ["", "NIST", "none"], "policy", "classic")]

    def assert_used(self, browser):
        assert value(browser, browser.find("#password")) == GOOD
        assert standings(browser) == ["met"] * 5

    def assert_unused(self, browser):
        assert standings(browser) == ["neutral"] * 5
        assert match(browser) == "neutral"

    def test_the_upgraded_field_is_submitted(self, browser):
        field = self.open_ready(browser)
        type_text(browser, field, GOOD)
        type_text(browser, browser.find("#confirmation"), GOOD)
        wait_until(lambda: validity(browser) == "valid")
        assert submitted(browser) == {"name": "", "password": GOOD, "confirmation": GOOD}

    def test_coming_back_to_the_page_shows_what_was_typed(self, browser):
        """Only where the page is kept alive; browsers restore no password in a page that they load again."""
        field = self.open_ready(browser)
        type_text(browser, field, GOOD)
        self.wait_until_used(browser)
        leave_and_return(browser, keep_alive=True)
        self.wait_for(browser, "ready")
        wait_until(lambda: standings(browser) == (["met"] if value(browser, browser.find("#password")) else ["neutral"]) * 5)


@pytest.fixture
def entry(browser):
    browser.open("password-setup.html")
    wait_until(lambda: browser.find("live-password-setup").get_dom_attribute("data-state") == "ready")
    return browser.find("#password")


@pytest.fixture
def confirmation(browser, entry):
    return browser.find("#confirmation")


# The checklist


def test_each_rule_has_a_line_in_words(browser, entry):
    wait_until(
        lambda: lines(browser)
        == [
            ("At least 8 characters", "neutral"),
            ("An upper-case letter", "neutral"),
            ("A lower-case letter", "neutral"),
            ("A digit", "neutral"),
            ("A symbol", "neutral"),
        ]
    )
    assert not browser.find("#fallback").is_displayed()


def test_a_line_turns_green_as_soon_as_its_rule_is_met_and_red_when_the_field_is_left(browser, entry, confirmation):
    type_text(browser, entry, "abc1")
    wait_until(lambda: standings(browser) == ["neutral", "neutral", "met", "met", "neutral"])
    press(browser, "Tab")
    wait_until(lambda: standings(browser) == ["unmet", "unmet", "met", "met", "unmet"])
    state = "return [...document.querySelectorAll('.live-password-state')].map((e) => e.textContent)"
    wait_until(lambda: browser.run(state)[:3] == [" (not met)", " (not met)", " (met)"])


def test_a_rule_that_more_typing_cannot_fix_is_red_at_once(browser, entry):
    browser.run("document.querySelector('live-password-setup').rules = 'max-consecutive: 2'")
    type_text(browser, entry, "aa")
    wait_until(lambda: ("No character more often in a row than 2", "met") in lines(browser))
    type_text(browser, entry, "a")
    wait_until(lambda: ("No character more often in a row than 2", "unmet") in lines(browser))


def test_rules_of_a_sites_own_win_over_the_policy(browser, entry):
    browser.run("document.querySelector('live-password-setup').setAttribute('rules', arguments[0])", "minlength: 20; required: upper, digit")
    wait_until(lambda: lines(browser)[0] == ("At least 20 characters", "neutral"))
    assert "upper, digit" in lines(browser)[1][0]
    assert browser.find("#password").get_dom_attribute("passwordrules").startswith("minlength: 20; required: upper, digit")


def test_password_managers_are_told_the_policy(browser, entry):
    for id in ("password", "confirmation"):
        field = browser.find(f"#{id}")
        assert field.get_dom_attribute("passwordrules").startswith("minlength: 8; required: upper; required: lower; required: digit;")
        assert field.get_dom_attribute("autocomplete") == "new-password"
        assert field.get_dom_attribute("maxlength") is None


def test_a_password_with_the_persons_name_is_refused(browser, entry):
    browser.run("document.querySelector('live-password-setup').policy = 'nist'")
    type_text(browser, browser.find("#name"), "annabella")
    type_text(browser, entry, "the garden of Annabella")
    wait_until(lambda: ("Without your name or address", "unmet") in lines(browser))
    browser.run("const name = document.querySelector('#name'); name.value = 'x'; name.dispatchEvent(new Event('input', { bubbles: true }))")
    wait_until(lambda: ("Without your name or address", "met") in lines(browser))


# The confirmation


def test_the_beginning_of_the_password_is_not_wrong_yet(browser, entry, confirmation):
    type_text(browser, entry, GOOD)
    type_text(browser, confirmation, GOOD[:5])
    wait_until(lambda: match(browser) == "neutral")
    type_text(browser, confirmation, "?")
    wait_until(lambda: match(browser) == "unmet")
    press(browser, "Backspace")
    wait_until(lambda: match(browser) == "neutral")
    press(browser, "Tab")
    wait_until(lambda: match(browser) == "unmet")


def test_a_change_of_the_entry_takes_the_match_away_and_leaves_the_confirmation(browser, entry, confirmation):
    type_text(browser, entry, GOOD)
    type_text(browser, confirmation, GOOD)
    wait_until(lambda: match(browser) == "met")
    type_text(browser, entry, "x")
    wait_until(lambda: match(browser) == "unmet")
    assert value(browser, confirmation) == GOOD
    assert validity(browser) == "invalid"


def test_the_same_character_composed_in_another_way_is_the_same(browser, entry):
    set_value(browser, "#password", "Caf\u00e9-au-lait-1")
    set_value(browser, "#confirmation", "Cafe\u0301-au-lait-1")
    wait_until(lambda: match(browser) == "met")
    assert validity(browser) == "valid"


@pytest.mark.each_engine
def test_filling_both_fields_at_once_is_green_with_one_announcement(browser, entry, announcements):
    set_value(browser, "#password", GOOD)
    set_value(browser, "#confirmation", GOOD)
    wait_until(lambda: validity(browser) == "valid")
    wait_until(announcements)
    time.sleep(PAUSE + 0.3)
    assert announcements() == ["All rules are met and the passwords match"]


# Sending


def test_the_form_is_not_sent_before_every_rule_is_met(browser, entry, confirmation):
    send = browser.find("form button:not([type])")
    assert not send.is_enabled()
    type_text(browser, entry, "short")
    press(browser, "Enter")
    assert browser.driver.current_url.split("?")[0].endswith("password-setup.html")
    message = "return arguments[0].validationMessage"
    wait_until(lambda: browser.run(message, entry) == "At least 8 characters")
    entry.clear()
    type_text(browser, entry, GOOD)
    wait_until(lambda: browser.run(message, entry) == "")
    wait_until(lambda: browser.run(message, confirmation) == "The passwords do not match")
    assert not send.is_enabled()
    type_text(browser, confirmation, GOOD)
    wait_until(send.is_enabled)
    assert submitted(browser)["password"] == GOOD


@pytest.mark.each_engine
def test_the_enter_key_makes_the_fields_say_why(browser, entry, confirmation):
    browser.run("window.reported = []; for (const field of document.querySelectorAll('input[type=password]')) field.addEventListener('invalid', () => reported.push(field.id))")
    type_text(browser, entry, GOOD)
    press(browser, "Enter")
    wait_until(lambda: browser.run("return reported") == ["confirmation"])


def test_a_form_that_turns_validation_off_is_held_back_too(browser, entry):
    browser.run("document.forms[0].noValidate = true")
    type_text(browser, entry, "short")
    browser.run("document.forms[0].requestSubmit()")
    assert browser.driver.current_url.split("?")[0].endswith("password-setup.html")
    assert browser.run("return document.activeElement.id") == "password"


def test_a_button_that_the_page_disables_stays_disabled(browser, entry, confirmation):
    browser.run("const button = document.createElement('button'); button.disabled = true; button.id = 'own'; document.forms[0].append(button)")
    type_text(browser, entry, GOOD)
    type_text(browser, confirmation, GOOD)
    wait_until(browser.find("form button:not([type])").is_enabled)
    assert not browser.find("#own").is_enabled()
    browser.run("document.querySelector('live-password-setup').replaceWith(...document.querySelector('live-password-setup').childNodes)")
    assert not browser.find("#own").is_enabled()


def test_a_change_of_validity_is_reported_without_the_password(browser, entry, confirmation):
    browser.run("window.told = []; document.addEventListener('live-validity', (event) => told.push([event.target.localName, event.detail]))")
    type_text(browser, entry, GOOD)
    type_text(browser, confirmation, GOOD)
    wait_until(lambda: browser.run("return told") == [["live-password-setup", {"isValid": True}]])
    press(browser, "Backspace")
    wait_until(lambda: browser.run("return told.map(([, detail]) => detail.isValid)") == [True, False])


# Showing the text


def reveal(browser, index=0):
    return browser.run("return document.querySelectorAll('.live-password-reveal')[arguments[0]]", index)


def test_each_field_has_a_real_button_that_shows_its_text(browser, entry, confirmation):
    first, second = reveal(browser), reveal(browser, 1)
    assert first.tag_name == "button"
    wait_until(lambda: [button.get_dom_attribute("title") for button in (first, second)] == ["Show password (Password)", "Show password (Password again)"])
    assert first.get_dom_attribute("aria-pressed") == "false"
    first.click()
    assert first.get_dom_attribute("aria-pressed") == "true"
    assert entry.get_dom_attribute("type") == "text"
    assert confirmation.get_dom_attribute("type") == "password"
    assert second.get_dom_attribute("aria-pressed") == "false"


def test_the_button_works_from_the_keyboard(browser, entry):
    type_text(browser, entry, "abc")
    press(browser, "Tab")
    assert browser.run("return document.activeElement === arguments[0]", reveal(browser))
    press(browser, "Space")
    assert entry.get_dom_attribute("type") == "text"
    press(browser, "Space")
    assert entry.get_dom_attribute("type") == "password"


@pytest.mark.each_engine
def test_showing_keeps_focus_caret_selection_and_undo(browser, entry):
    type_text(browser, entry, "abcdef")
    for start, end in [(2, 2), (1, 4)]:
        select_range(browser, entry, start, end)
        for kind in ("text", "password"):
            reveal(browser).click()
            assert entry.get_dom_attribute("type") == kind
            assert browser.run("return document.activeElement === arguments[0]", entry)
            assert browser.run("return [arguments[0].selectionStart, arguments[0].selectionEnd]", entry) == [start, end]
    select_range(browser, entry, 3, 3)
    reveal(browser).click()
    press(browser, "x")
    assert value(browser, entry) == "abcxdef"
    assert caret(browser, entry) == 4


def test_the_text_is_hidden_again_when_the_form_is_reset_or_sent(browser, entry, confirmation):
    reveal(browser).click()
    browser.find("button[type=reset]").click()
    wait_until(lambda: entry.get_dom_attribute("type") == "password")
    type_text(browser, entry, GOOD)
    type_text(browser, confirmation, GOOD)
    wait_until(lambda: validity(browser) == "valid")
    reveal(browser).click()
    browser.run("document.forms[0].addEventListener('submit', (event) => { event.preventDefault(); window.sentAs = document.querySelector('#password').type; })")
    browser.find("form button:not([type])").click()
    wait_until(lambda: browser.run("return window.sentAs") == "password")


def test_the_text_is_hidden_when_the_page_is_left(browser, entry):
    type_text(browser, entry, "abc")
    reveal(browser).click()
    browser.run("dispatchEvent(new PageTransitionEvent('pagehide'))")
    assert entry.get_dom_attribute("type") == "password"


# Fields that the page changes


@pytest.mark.parametrize("how", ["replaced", "later"])
def test_fields_that_the_page_replaces_are_taken_over(browser, entry, how):
    type_text(browser, entry, "abc")
    wait_until(lambda: browser.run("return document.querySelector('form button:not([type])').disabled"))
    if how == "replaced":
        browser.run("for (const id of ['password', 'repeated']) { const old = document.getElementById(id) ?? document.querySelectorAll('input[type=password]')[1]; const next = document.createElement('input'); next.type = 'password'; next.id = old.id; next.name = old.name; old.replaceWith(next) }")
    else:
        browser.run(
            """const setup = document.querySelector('live-password-setup'), form = setup.closest('form');
            const fields = [...setup.querySelectorAll('input[type=password]')].map((field) => Object.assign(field.cloneNode(), { value: "" }));
            const next = document.createElement('live-password-setup'); setup.replaceWith(next);
            window.bring = () => next.append(...fields);"""
        )
        wait_until(lambda: browser.find("live-password-setup").get_dom_attribute("data-state") == "ready")
        browser.run("bring()")
    wait_until(lambda: browser.run("return document.querySelectorAll('live-password-setup input + button, live-password-setup [aria-pressed]').length") == 2)
    for index in (0, 1):
        field = browser.run("return document.querySelectorAll('live-password-setup input')[arguments[0]]", index)
        type_text(browser, field, GOOD)
    wait_until(lambda: validity(browser) == "valid")
    assert browser.run("return document.querySelector('form button:not([type])').disabled") is False
    assert browser.run("return document.querySelectorAll('.live-password-rules').length") == 1


# Strength


def test_the_dictionary_is_fetched_for_the_meter_alone(browser, entry):
    fetched = "return performance.getEntriesByType('resource').filter((e) => e.name.endsWith('password-dictionary.bin')).length"
    type_text(browser, entry, "Password1!")
    assert browser.run(fetched) == 0
    assert not browser.find(".live-password-strength").is_displayed()
    browser.run("document.querySelector('live-password-setup').strength = true")
    wait_until(lambda: browser.find(".live-password-score").text == "Weak")
    assert browser.run(fetched) == 1
    score = "return document.querySelector('.live-password-strength').dataset.score"
    assert browser.run(score) == "1"
    entry.clear()
    type_text(browser, entry, "correct horse battery staple")
    wait_until(lambda: browser.run(score) == "4")
    assert browser.find(".live-password-score").text == "Strong"
    browser.run("document.querySelector('live-password-setup').strength = false")
    wait_until(lambda: not browser.find(".live-password-strength").is_displayed())


# Secrecy

SECRET = "Zebra7!quantum-Fjord"


def test_nothing_of_the_password_is_left_behind(browser, entry, confirmation):
    browser.run("document.querySelector('live-password-setup').strength = true")
    wait_until(lambda: browser.find(".live-password-strength").is_displayed())
    for field in (entry, confirmation):
        type_text(browser, field, SECRET[:8])
        set_value(browser, f"#{field.get_dom_attribute('id')}", SECRET)
    wait_until(lambda: validity(browser) == "valid")
    reveal(browser).click()
    everywhere = "return document.documentElement.outerHTML + JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, history.state])"
    assert SECRET[:8] not in browser.run(everywhere)
    browser.run("document.querySelector('live-password-setup').remove()")
    found = browser.run_async(
        LIVE
        + """
        const bytes = new Uint8Array(live.core.memory.buffer);
        const find = (needle) => {
          for (let at = bytes.indexOf(needle[0]); at >= 0; at = bytes.indexOf(needle[0], at + 1)) {
            if (needle.every((byte, index) => bytes[at + index] === byte)) return at;
          }
          return -1;
        };
        const codes = [...arguments[0]].map((character) => character.charCodeAt(0));
        const widened = (width) => codes.flatMap((code) => [code, ...Array(width - 1).fill(0)]);
        return [1, 2, 4].map((width) => find(widened(width)));""",
        SECRET[:6],
    )
    assert found == [-1, -1, -1]


# Announcements


@pytest.fixture
def announcements(browser, entry):
    """A function that returns the announcements so far."""
    return listen(browser)


def test_how_many_rules_are_left_is_announced_after_a_pause(browser, entry, announcements):
    type_text(browser, entry, "abc1")
    wait_until(announcements)
    assert announcements() == ["Rules not met yet: 3"]


@pytest.mark.parametrize("is_revealed", [False, True], ids=["hidden", "revealed"])
def test_a_copy_of_a_form_that_is_held_back_can_be_sent(browser, entry, is_revealed):
    type_text(browser, entry, "abc")
    if is_revealed:
        reveal(browser).click()
    browser.run("const form = document.querySelector('form'); form.replaceWith(form.cloneNode(true))")
    wait_until(lambda: browser.find("#password").get_dom_attribute("type") == "password" and browser.find("form > button").get_property("disabled"))
    assert browser.run("return document.querySelectorAll('[aria-pressed]').length") == 2
    for selector in ("#password", "#confirmation"):
        browser.run("document.querySelector(arguments[0]).value = ''", selector)
        type_text(browser, browser.find(selector), GOOD)
    wait_until(lambda: validity(browser) == "valid")
    assert submitted(browser) == {"name": "", "password": GOOD, "confirmation": GOOD}


def test_a_page_that_hides_the_text_itself_is_followed_by_the_button(browser, entry):
    type_text(browser, entry, "abc")
    button = reveal(browser)
    if button.get_dom_attribute("aria-pressed") == "false":
        button.click()
    wait_until(lambda: button.get_dom_attribute("aria-pressed") == "true")
    browser.run("arguments[0].type = 'password'", entry)
    wait_until(lambda: button.get_dom_attribute("aria-pressed") == "false")


def test_the_fallback_of_a_copy_is_hidden_and_comes_back(browser, entry):
    browser.run("const form = document.querySelector('form'); form.replaceWith(form.cloneNode(true))")
    wait_until(lambda: browser.run("return document.querySelector('#fallback').hidden"))
    browser.run("document.querySelector('live-password-setup').replaceWith(...document.querySelector('live-password-setup').childNodes)")
    wait_until(lambda: not browser.run("return document.querySelector('#fallback').hidden"))


# What the page does meanwhile


def fill(browser, text=GOOD):
    for selector in ("#password", "#confirmation"):
        browser.run("document.querySelector(arguments[0]).value = ''", selector)
        type_text(browser, browser.find(selector), text)


def test_buttons_that_send_the_form_unchecked_are_not_held(browser, entry):
    browser.run(
        """const back = Object.assign(document.createElement('button'), { name: 'go', value: 'back', formNoValidate: true, id: 'back', textContent: 'Back' });
        document.forms[0].append(back);"""
    )
    type_text(browser, entry, "abc")
    wait_until(lambda: not browser.find("form button:not([type])").is_enabled())
    assert browser.find("#back").is_enabled()
    assert submitted(browser, "#back") == {"name": "", "password": "abc", "confirmation": "", "go": "back"}


@pytest.mark.each_engine
def test_the_enter_key_presses_a_first_button_that_sends_the_form_unchecked(browser, entry):
    browser.run("window.reported = 0; document.forms[0].addEventListener('invalid', () => reported++, true); document.forms[0].querySelector('button:not([type])').formNoValidate = true")
    type_text(browser, entry, "abc")
    wait_until(browser.find("form button:not([type])").is_enabled)
    assert browser.run("return reported") == 0
    press(browser, "Enter")
    wait_until(lambda: browser.find("#received"))


@pytest.mark.parametrize("how", ["property", "attribute", "from the start"])
def test_a_button_that_the_page_disables_while_it_is_held_stays_disabled(browser, entry, how):
    send = browser.find("form button:not([type])")
    if how == "from the start":
        browser.run("const setup = document.querySelector('live-password-setup'); setup.remove(); arguments[0].disabled = true; document.forms[0].prepend(setup)", send)
        entry = browser.find("#password")
    type_text(browser, entry, "abc")
    wait_until(lambda: not send.is_enabled())
    browser.run({"property": "arguments[0].disabled = true", "attribute": "arguments[0].setAttribute('disabled', '')"}.get(how, ""), send)
    fill(browser)
    wait_until(lambda: validity(browser) == "valid")
    assert not send.is_enabled()
    browser.run("arguments[0].disabled = false", send)
    assert submitted(browser)["password"] == GOOD


def test_a_button_that_the_page_enables_waits_for_the_password(browser, entry):
    """As React does when `disabled={busy}` turns from true to false."""
    send = browser.find("form button:not([type])")
    for _ in range(2):
        browser.run("arguments[0].disabled = true", send)
        browser.run("arguments[0].disabled = false", send)
        wait_until(lambda: not send.is_enabled())
    browser.run("document.forms[0].append(Object.assign(document.createElement('button'), { id: 'late', textContent: 'Later' }))")
    wait_until(lambda: not browser.find("#late").is_enabled())
    fill(browser)
    wait_until(send.is_enabled)
    assert browser.find("#late").is_enabled()


def test_two_set_ups_hold_one_form_until_both_are_valid(browser, entry):
    send = browser.find("form button:not([type])")
    browser.run("const setup = document.querySelector('live-password-setup'); const other = setup.cloneNode(true); for (const e of other.querySelectorAll('input')) { e.id = e.name = `other-${e.id}` } for (const e of other.querySelectorAll('label')) e.htmlFor = `other-${e.htmlFor}`; setup.after(other)")
    wait_until(lambda: browser.run("return document.querySelectorAll('[data-state=ready]').length") == 2)
    fill(browser)
    wait_until(lambda: validity(browser) == "valid")
    assert not send.is_enabled()
    browser.run("document.querySelectorAll('live-password-setup')[1].remove()")
    wait_until(send.is_enabled)


@pytest.mark.parametrize("when", ["at once", "in a microtask"])
def test_a_text_that_is_shown_stays_so_when_a_framework_sets_the_type_after_each_key(browser, entry, when):
    """As React 19 does for an input with `type` and `value`."""
    browser.run(
        """const [field, when] = arguments;
        const render = () => { field.type = 'password'; };
        field.addEventListener('input', () => (when === 'at once' ? render() : queueMicrotask(render)));""",
        entry,
        when,
    )
    type_text(browser, entry, "abcd")
    reveal(browser).click()
    select_range(browser, entry, 2)
    for key, text, at in [("x", "abxcd", 3), ("Backspace", "abcd", 2), ("y", "abycd", 3)]:
        press(browser, key)
        wait_until(lambda: entry.get_dom_attribute("type") == "text")
        assert reveal(browser).get_dom_attribute("aria-pressed") == "true"
        assert value(browser, entry) == text
        assert caret(browser, entry) == at
        assert browser.run("return document.activeElement === arguments[0]", entry)
    reveal(browser).click()
    assert entry.get_dom_attribute("type") == "password"


def test_no_field_is_called_invalid_before_the_person_has_left_it(browser, entry, confirmation):
    def invalid():
        return [field.get_dom_attribute("aria-invalid") for field in (entry, confirmation)]

    def exposed():
        """What Chromium's accessibility tree says."""
        nodes = browser.devtools("Accessibility.getFullAXTree")["nodes"]
        fields = [node for node in nodes if node["role"]["value"] == "textbox" and node["name"]["value"].startswith("Password")]
        return [next((each["value"]["value"] for each in node["properties"] if each["name"] == "invalid"), "false") for node in fields]

    assert invalid() == ["false", None]
    if browser.engine == "chromium":
        assert exposed() == ["false", "false"]
    type_text(browser, entry, "abc")
    assert invalid() == ["false", None]
    press(browser, "Tab")
    wait_until(lambda: invalid() == ["true", None])
    if browser.engine == "chromium":
        assert exposed() == ["true", "false"]
    fill(browser)
    wait_until(lambda: invalid() == [None, None])
    type_text(browser, confirmation, "x")
    wait_until(lambda: invalid() == [None, "true"])


def test_the_form_has_what_a_script_has_set_without_a_word(browser, entry):
    """By the prototype's own setter, which a page may have kept."""
    setter = "Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(document.querySelector(arguments[0]), arguments[1]);"
    browser.run(setter, "#password", GOOD)
    browser.run(setter, "#confirmation", GOOD)
    assert browser.run("return [...new FormData(document.forms[0]).values()]") == ["", GOOD, GOOD]
    wait_until(lambda: validity(browser) == "valid")
    assert submitted(browser)["confirmation"] == GOOD
