"""`<live-password-setup>`: a password that is typed twice, with rules that are checked during typing."""

import hashlib

import pytest
from conformance import LIVE, ElementConformance
from harness import caret, emulate, end_animations, fill_in, focus, form_error, leave_and_return, let_pass, listen, press, select_range, submitted, type_at_once, type_text, value, wait_until, wait_until_ready
from password_page import GOOD, PAUSE, announcements, confirmation, entry, lines, match, reveal, set_value, standings, validity


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
        ("gate", "report", "gate", "report"),
    ]
    bad_attributes = [("policy", ["", "NIST", "none"], "policy", "classic"), ("gate", ["", "Report"], "gate", "disable")]

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

    @pytest.mark.back_forward_cache
    def test_returning_to_the_page_shows_the_typed_text(self, browser):
        """Only if the page is kept alive. Browsers don't restore passwords in a page that they load again."""
        field = self.open_ready(browser)
        type_text(browser, field, GOOD)
        self.wait_until_used(browser)
        leave_and_return(browser, keep_alive=True)
        self.wait_for(browser, "ready")
        wait_until(lambda: standings(browser) == (["met"] if value(browser, browser.find("#password")) else ["neutral"]) * 5)


# The checklist


def test_each_rule_has_a_line_of_text(browser, entry):
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


def test_a_line_turns_green_when_its_rule_is_met_and_red_on_blur(browser, entry, confirmation):
    type_text(browser, entry, "abc1")
    wait_until(lambda: standings(browser) == ["neutral", "neutral", "met", "met", "neutral"])
    press(browser, "Tab")
    wait_until(lambda: standings(browser) == ["unmet", "unmet", "met", "met", "unmet"])
    state = "return [...document.querySelectorAll('.live-password-state')].map((e) => e.textContent)"
    wait_until(lambda: browser.run(state)[:3] == [" (not met)", " (not met)", " (met)"])


def test_a_rule_that_more_typing_cannot_fix_turns_red_immediately(browser, entry):
    browser.run("document.querySelector('live-password-setup').rules = 'max-consecutive: 2'")
    type_text(browser, entry, "aa")
    wait_until(lambda: ("No character more often in a row than 2", "met") in lines(browser))
    type_text(browser, entry, "a")
    wait_until(lambda: ("No character more often in a row than 2", "unmet") in lines(browser))


def test_a_sites_own_rules_override_the_policy(browser, entry):
    browser.run("document.querySelector('live-password-setup').setAttribute('rules', arguments[0])", "minlength: 20; required: upper, digit")
    wait_until(lambda: lines(browser)[0] == ("At least 20 characters", "neutral"))
    assert "upper, digit" in lines(browser)[1][0]
    assert browser.find("#password").get_dom_attribute("passwordrules").startswith("minlength: 20; required: upper, digit")


def test_password_managers_receive_the_policy(browser, entry):
    for id in ("password", "confirmation"):
        field = browser.find(f"#{id}")
        assert field.get_dom_attribute("passwordrules").startswith("minlength: 8; required: upper; required: lower; required: digit;")
        assert field.get_dom_attribute("autocomplete") == "new-password"
        assert field.get_dom_attribute("maxlength") is None
    browser.run("const setup = document.querySelector('live-password-setup'); setup.replaceWith(...setup.childNodes)")
    wait_until(lambda: browser.run("return !document.querySelector('[passwordrules], [spellcheck]')"))


@pytest.mark.parametrize("password", ["the garden of Annabella", "the garden of Ännab3l1a"])
def test_a_password_with_the_users_name_is_rejected(browser, entry, password):
    browser.run("document.querySelector('live-password-setup').policy = 'nist'")
    type_text(browser, browser.find("#name"), "annabella")
    type_text(browser, entry, password)
    wait_until(lambda: ("Without your name or address", "unmet") in lines(browser))
    browser.run("const name = document.querySelector('#name'); name.value = 'x'; name.dispatchEvent(new Event('input', { bubbles: true }))")
    wait_until(lambda: ("Without your name or address", "met") in lines(browser))


# The confirmation


def test_a_matching_prefix_is_not_a_mismatch_yet(browser, entry, confirmation):
    type_text(browser, entry, GOOD)
    type_text(browser, confirmation, GOOD[:5])
    wait_until(lambda: match(browser) == "neutral")
    type_text(browser, confirmation, "?")
    wait_until(lambda: match(browser) == "unmet")
    press(browser, "Backspace")
    wait_until(lambda: match(browser) == "neutral")
    press(browser, "Tab")
    wait_until(lambda: match(browser) == "unmet")


def test_changing_the_entry_clears_the_match_and_keeps_the_confirmation(browser, entry, confirmation):
    type_text(browser, entry, GOOD)
    type_text(browser, confirmation, GOOD)
    wait_until(lambda: match(browser) == "met")
    type_text(browser, entry, "x")
    wait_until(lambda: match(browser) == "unmet")
    assert value(browser, confirmation) == GOOD
    assert validity(browser) == "invalid"


def test_canonically_equivalent_passwords_match(browser, entry):
    set_value(browser, "#password", "Caf\u00e9-au-lait-1")
    set_value(browser, "#confirmation", "Cafe\u0301-au-lait-1")
    wait_until(lambda: match(browser) == "met")
    assert validity(browser) == "valid"


@pytest.mark.each_engine
def test_filling_both_fields_together_makes_one_announcement(browser, entry, announcements):
    fill_in(browser, {"#password": GOOD, "#confirmation": GOOD})
    wait_until(lambda: validity(browser) == "valid")
    wait_until(announcements)
    let_pass(browser, PAUSE + 0.3)
    assert announcements() == ["All rules are met and the passwords match"]


@pytest.mark.each_engine
def test_a_text_that_the_page_sets_is_not_announced(browser):
    browser.open("password-setup-filled.html")
    announcements = listen(browser)
    wait_until_ready(browser, "live-password-setup")
    wait_until(lambda: browser.find(".live-password-score").text)
    assert lines(browser)[2:4] == [("A lower-case letter", "met"), ("A digit", "met")]
    let_pass(browser, 2 * PAUSE + 0.3)
    set_value(browser, "#password", "abc")
    let_pass(browser, 2 * PAUSE + 0.3)
    assert announcements() == []


# Revealing the text


def test_each_field_has_a_button_that_reveals_its_text(browser, entry, confirmation):
    first, second = reveal(browser), reveal(browser, 1)
    assert first.tag_name == "button"
    wait_until(lambda: [button.get_dom_attribute("title") for button in (first, second)] == ["Show password (Password)", "Show password (Password again)"])
    assert first.get_dom_attribute("aria-pressed") == "false"
    first.click()
    assert first.get_dom_attribute("aria-pressed") == "true"
    assert entry.get_dom_attribute("type") == "text"
    assert confirmation.get_dom_attribute("type") == "password"
    assert second.get_dom_attribute("aria-pressed") == "false"


def test_a_button_has_the_name_of_its_field_also_from_outside_the_element(browser, entry):
    browser.run(
        """for (const label of document.querySelectorAll('live-password-setup label')) document.querySelector('form').prepend(label);
        const second = document.querySelector('#confirmation'), texts = [...'ab'].map((id) => Object.assign(document.createElement('i'), { id, textContent: ` The ${id} ` }));
        document.querySelector('form').prepend(...texts);
        second.setAttribute('aria-labelledby', 'a missing b');
        document.documentElement.lang = 'en-GB';"""
    )
    titles = "return [...document.querySelectorAll('.live-password-reveal')].map(({ title }) => title)"
    wait_until(lambda: browser.run(titles) == ["Show password (Password)", "Show password (The a The b)"])
    browser.run("arguments[0].ariaLabel = 'Own name'; document.documentElement.lang = 'en'", entry)
    wait_until(lambda: browser.run(titles) == ["Show password (Own name)", "Show password (The a The b)"])


def test_the_name_of_a_button_follows_the_text_of_the_label(browser, entry):
    titles = "return [...document.querySelectorAll('.live-password-reveal')].map(({ title }) => title)"
    browser.run(
        """const [first, second] = document.querySelectorAll('live-password-setup label');
        first.textContent = 'Passphrase';
        second.firstChild.data = 'Repeat it';"""
    )
    wait_until(lambda: browser.run(titles) == ["Show password (Passphrase)", "Show password (Repeat it)"])


def test_the_reveal_button_works_with_the_keyboard(browser, entry):
    type_text(browser, entry, "abc")
    press(browser, "Tab")
    assert browser.run("return document.activeElement === arguments[0]", reveal(browser))
    press(browser, "Space")
    assert entry.get_dom_attribute("type") == "text"
    press(browser, "Space")
    assert entry.get_dom_attribute("type") == "password"


@pytest.mark.each_engine
def test_revealing_keeps_focus_caret_selection_and_undo(browser, entry):
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


def test_the_text_is_hidden_when_the_form_is_reset_or_submitted(browser, entry, confirmation):
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


# Strength


def test_only_the_meter_fetches_the_dictionary(browser, entry):
    type_text(browser, entry, "Password1!")
    assert not browser.find(".live-password-strength").is_displayed()
    browser.run("window.asked = performance.now(); document.querySelector('live-password-setup').strength = true")
    wait_until(lambda: browser.find(".live-password-score").text == "Weak")
    # Not earlier, and only once.
    fetched = "return performance.getEntriesByType('resource').filter((e) => e.name.endsWith('password-dictionary.bin')).map((e) => e.startTime >= asked)"
    wait_until(lambda: browser.run(fetched))
    assert browser.run(fetched) == [True]
    score = "return document.querySelector('.live-password-strength').dataset.score"
    assert browser.run(score) == "1"
    entry.clear()
    type_text(browser, entry, "correct horse battery staple")
    wait_until(lambda: browser.run(score) == "4")
    assert browser.find(".live-password-score").text == "Strong"
    browser.run("document.querySelector('live-password-setup').strength = false")
    wait_until(lambda: not browser.find(".live-password-strength").is_displayed())


@pytest.mark.each_engine
def test_bars_are_hollow_until_they_are_filled_in_forced_colors(browser, entry):
    emulate(browser, "forced colors")
    browser.run("document.querySelector('live-password-setup').strength = true")
    type_text(browser, entry, "Password1!")
    wait_until(lambda: browser.find(".live-password-score").text == "Weak")
    end_animations(browser)
    filled, *empty = browser.run("return [...document.querySelectorAll('.live-password-bars span')].map((bar) => getComputedStyle(bar).backgroundColor)")
    assert [*{*empty}] == [browser.run("return getComputedStyle(document.documentElement).backgroundColor")] != [filled]


# Secrecy

SECRET = "Zebra7!quantum-Fjord"


def test_no_trace_of_the_password_remains(browser, entry, confirmation):
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


@pytest.mark.each_engine
def test_a_field_cleared_after_restoration_meets_no_rule(browser, entry):
    """As WebKit clears the passwords of a restored page, in a task that may be late."""
    type_text(browser, entry, GOOD)
    wait_until(lambda: standings(browser) == ["met"] * 5)
    browser.run(
        """const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        dispatchEvent(new Event('pageshow'));
        setTimeout(() => set.call(arguments[0], ''), 50);""",
        entry,
    )
    wait_until(lambda: standings(browser) == ["neutral"] * 5)


# Announcements


def test_the_number_of_unmet_rules_is_announced_after_a_pause(browser, entry, announcements):
    type_at_once(browser, entry, "abc1")
    wait_until(announcements)
    assert announcements() == ["Rules not met yet: 3"]


@pytest.mark.parametrize("is_revealed", [False, True], ids=["hidden", "revealed"])
def test_a_clone_of_a_blocked_form_can_be_submitted(browser, entry, is_revealed):
    type_text(browser, entry, "abc")
    if is_revealed:
        reveal(browser).click()
    browser.run("const form = document.querySelector('form'); form.replaceWith(form.cloneNode(true))")
    wait_until_ready(browser, "live-password-setup")
    wait_until(lambda: browser.find("#password").get_dom_attribute("type") == "password" and browser.find("form > button").get_property("disabled"))
    assert browser.run("return document.querySelectorAll('[aria-pressed]').length") == 2
    for selector in ("#password", "#confirmation"):
        browser.run("document.querySelector(arguments[0]).value = ''", selector)
        type_text(browser, browser.find(selector), GOOD)
    wait_until(lambda: validity(browser) == "valid")
    assert submitted(browser) == {"name": "", "password": GOOD, "confirmation": GOOD}


def test_the_button_follows_a_page_that_hides_the_text(browser, entry):
    type_text(browser, entry, "abc")
    button = reveal(browser)
    if button.get_dom_attribute("aria-pressed") == "false":
        button.click()
    wait_until(lambda: button.get_dom_attribute("aria-pressed") == "true")
    browser.run("arguments[0].type = 'password'", entry)
    wait_until(lambda: button.get_dom_attribute("aria-pressed") == "false")


def test_a_clones_fallback_is_hidden_and_restored(browser, entry):
    browser.run("const form = document.querySelector('form'); form.replaceWith(form.cloneNode(true))")
    wait_until_ready(browser, "live-password-setup")
    assert browser.run("return document.querySelector('#fallback').hidden")
    browser.run("document.querySelector('live-password-setup').replaceWith(...document.querySelector('live-password-setup').childNodes)")
    wait_until(lambda: not browser.run("return document.querySelector('#fallback').hidden"))


# Caps Lock


def test_caps_lock_is_shown_at_the_focused_field_and_announced_once(browser, entry, confirmation, announcements):
    """Drivers cannot turn Caps Lock on."""

    def turn(field, is_on, type):
        browser.run(
            """const [field, isOn, type] = arguments;
            field.dispatchEvent(new (type === 'pointerdown' ? PointerEvent : KeyboardEvent)(type, { bubbles: true, modifierCapsLock: isOn }));""",
            field,
            is_on,
            type,
        )

    def shown():
        return browser.run("return [...document.querySelectorAll('.live-password-caps-lock')].map(({ hidden, textContent }) => hidden ? '' : textContent)")

    turn(entry, True, "pointerdown")
    assert shown() == ["", ""]
    focus(browser, entry)
    wait_until(lambda: shown() == ["Caps Lock is on", ""])
    wait_until(announcements)
    focus(browser, confirmation)
    wait_until(lambda: shown() == ["", "Caps Lock is on"])
    browser.run("document.documentElement.lang = 'de'")
    wait_until(lambda: shown() == ["", "Die Feststelltaste ist aktiviert"])
    turn(confirmation, False, "keyup")
    assert shown() == ["", ""]
    assert announcements() == ["Caps Lock is on"]
    browser.run("arguments[0].dispatchEvent(new Event('keydown'))", confirmation)
    turn(confirmation, True, "keydown")
    wait_until(lambda: len(announcements()) == 2)


# Breached passwords

#: The SHA-1 hash of "Tr0mbone!".
HASH = hashlib.sha1(b"Tr0mbone!").hexdigest().upper()


def test_a_breached_password_is_refused_and_never_sent(browser, entry):
    """The list receives five digits of the hash, half a second after the last key."""
    browser.run(
        """window.asked = [];
        document.querySelector('live-password-setup').breachList = (prefix) => (asked.push(prefix), '0000:3\\r\\nREST:12\\r\\n');""".replace(
            "REST", HASH[5:]
        )
    )
    type_text(browser, entry, "Tr0mbone!")
    lines = "return [...document.querySelectorAll('.live-password-line')].find(({ textContent }) => textContent.includes('data breach'))?.dataset.standing"
    assert browser.run(lines) == "neutral"
    wait_until(lambda: browser.run(lines) == "unmet")
    assert browser.run("return asked") == [HASH[:5]]
    wait_until(lambda: form_error(browser, entry) == "Not one from a data breach")
    type_text(browser, entry, "?")
    assert browser.run(lines) == "neutral"
    wait_until(lambda: browser.run(lines) == "met")
    assert browser.run("return document.querySelector('live-password-setup').dataset.validity") == "invalid"
    browser.run("document.querySelector('live-password-setup').breachList = undefined")
    assert browser.run(lines) is None


def test_a_password_is_accepted_when_its_lookup_ends(browser, entry, confirmation, announcements):
    browser.run("document.querySelector('live-password-setup').breachList = () => new Promise((resolve) => { window.answer = resolve; })")
    for each in (entry, confirmation):
        type_text(browser, each, "Tr0mbone!")
    wait_until(lambda: browser.run("return 'answer' in window"))
    let_pass(browser, PAUSE + 0.2)
    assert validity(browser) == "invalid"
    assert form_error(browser, entry) == "Not one from a data breach"
    assert announcements() == []
    button = browser.find("form > button")
    assert button.get_property("disabled")
    browser.run("answer('')")
    wait_until(lambda: validity(browser) == "valid")
    assert not button.get_property("disabled")
    wait_until(lambda: announcements() == ["All rules are met and the passwords match"])


def test_a_password_is_accepted_if_the_list_does_not_respond(browser, entry, confirmation):
    browser.run(
        """const { setTimeout } = window;
        window.setTimeout = (callback, delay, ...others) => setTimeout(callback, delay === 5000 ? 0 : delay, ...others);
        document.querySelector('live-password-setup').breachList = () => new Promise(() => {});"""
    )
    for each in (entry, confirmation):
        type_text(browser, each, "Tr0mbone!")
    wait_until(lambda: validity(browser) == "valid")


def test_a_password_is_accepted_if_the_list_cannot_be_reached(browser, entry, confirmation):
    browser.run("document.querySelector('live-password-setup').breachList = async () => { throw new TypeError('no connection') }")
    for each in (entry, confirmation):
        type_text(browser, each, "Tr0mbone!")
    wait_until(lambda: browser.find("live-password-setup").get_dom_attribute("data-validity") == "valid")
    let_pass(browser, 0.8)
    assert browser.find("live-password-setup").get_dom_attribute("data-validity") == "valid"
