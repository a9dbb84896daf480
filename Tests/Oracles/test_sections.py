"""Compares card numbers and IBANs with PyPI's python-stdnum, and telephone numbers with phonenumbers."""

import random
import re

import phonenumbers
import pytest
from stdnum import iban, luhn
from stdnum.iso7064 import mod_97_10

SEED = 20_26
CARDS = 5_000
#: The prefixes and lengths of each brand's numbers.
BRANDS = {
    "visa": (["4"], [16]),
    "mastercard": (["51", "55", "2221", "2720", "25"], [16]),
    "amex": (["34", "37"], [15]),
    "discover": (["6011", "644", "649", "65"], [16, 17, 18, 19]),
    "diners": (["300", "305", "309", "36", "38", "39"], [14]),
    "jcb": (["3528", "3589"], [16, 17, 18, 19]),
    "unionpay": (["62"], [16, 17, 18, 19]),
    "maestro": (["50", "56", "58", "63", "67"], [12, 13, 14, 15, 16, 17, 18, 19]),
}
#: Small countries for which phonenumbers also lists the exchange codes in use. These change too often to be built in.
BY_EXCHANGE = {
    242, 246, 264, 268, 284, 340, 345, 441, 473, 523, 524, 649, 664, 670, 671, 684, 721, 758, 767, 784, 868, 869, 876, 983,
}


#: The brands within the numbers of others: Elo, RuPay, Dankort.
WITHIN = re.compile(r"401178|401179|431274|438935|451416|457393|45763[12]|5019|508[5-9]|509|506(699|7[0-7])|60(69|7|8[0-4])|65(0[4579]|16|2[1-9]|3[01]|50)|636297|636368")


def digits(generator, count):
    return "".join(generator.choices("0123456789", k=count))


def test_card_numbers_are_correct_exactly_where_luhn_says_so(livectl):
    generator = random.Random(SEED)
    numbers = []
    while len(numbers) < CARDS:
        brand = generator.choice([*BRANDS])
        prefixes, lengths = BRANDS[brand]
        prefix = generator.choice(prefixes)
        body = prefix + digits(generator, generator.choice(lengths) - len(prefix) - 1)
        check = luhn.calc_check_digit(body) if generator.random() < 0.5 else generator.choice("0123456789")
        if not WITHIN.match(body):
            numbers.append((brand, body + check))
    answers = livectl(["sections", "--preset", "card"], ({"text": number} for _, number in numbers))
    for (brand, number), answer in zip(numbers, answers, strict=True):
        # Some of UnionPay's numbers have no check digit.
        expected = (number, brand, "correct" if brand == "unionpay" or luhn.is_valid(number) else "incorrect")
        assert (answer["raw"], answer["brand"], answer["validity"]) == expected, f"seed {SEED}: {number}"


def structures():
    """Yields each country with the kinds of its number's characters, from python-stdnum's own table."""
    for _, country, _, properties, _ in iban._ibandb.prefixes:
        kinds = "".join(kind * int(count) for count, kind in iban._struct_re.findall(properties["bban"]))
        yield country, kinds


def test_ibans_are_correct_exactly_where_stdnum_says_so(livectl):
    generator = random.Random(SEED)
    characters = {"n": "0123456789", "a": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
    characters["c"] = characters["n"] + characters["a"]
    numbers = []
    for country, kinds in structures():
        for _ in range(40):
            body = "".join(generator.choice(characters[kind]) for kind in kinds)
            number = country + mod_97_10.calc_check_digits(body + country) + body
            numbers.append(number)
            at = generator.randrange(len(number))
            numbers.append(number[:at] + generator.choice(characters["c"]) + number[at + 1 :])
            # A number with correct check digits, but another country's structure.
            other = digits(generator, len(kinds)) if "n" not in kinds else "".join(generator.choices(characters["c"], k=len(kinds)))
            numbers.append(country + mod_97_10.calc_check_digits(other + country) + other)
            numbers.append(number[:-1])
    answers = livectl(["sections", "--preset", "iban"], ({"text": number} for number in numbers))
    for number, answer in zip(numbers, answers, strict=True):
        # The format doesn't include a country's own check digits inside the number.
        expected = "correct" if iban.is_valid(number, check_country=False) else "incorrect"
        assert answer["validity"] == expected, f"seed {SEED}: {number}"
        if expected == "correct":
            assert answer["display"] == iban.format(number)
            assert answer["complete"]


def is_valid_phone(number):
    return phonenumbers.is_valid_number(phonenumbers.PhoneNumber(country_code=1, national_number=int(number)))


def test_telephone_numbers_are_correct_exactly_where_phonenumbers_says_so(livectl):
    generator = random.Random(SEED)
    numbers = [
        f"{area}{exchange:03}{digits(generator, 4)}"
        for area in range(200, 1000)
        for exchange in [*generator.sample(range(200, 1000), 4), generator.randrange(200), 555]
    ]
    answers = livectl(["sections", "--preset", "phone-us"], ({"text": number} for number in numbers))
    for number, answer in zip(numbers, answers, strict=True):
        # In the whole numbering plan, exchange codes begin with 2…9. phonenumbers doesn't verify this for all areas.
        is_valid = is_valid_phone(number) and number[3] >= "2"
        if int(number[:3]) in BY_EXCHANGE and number[3] >= "2":
            assert not is_valid or answer["validity"] == "correct", number
        else:
            assert answer["validity"] == ("correct" if is_valid else "incorrect"), f"seed {SEED}: {number}"


@pytest.mark.parametrize("text", ["+1 (415) 555-2671", "1-415-555-2671", "415.555.2671", "４１５５５５２６７１"])
def test_telephone_numbers_are_read_in_any_form(livectl, text):
    [answer] = livectl(["sections", "--preset", "phone-us"], [{"text": text}])
    parsed = phonenumbers.parse(text, "US")
    assert answer["raw"] == str(parsed.national_number)
    assert answer["complete"]
    assert answer["sections"] == ["415", "555", "2671"]
