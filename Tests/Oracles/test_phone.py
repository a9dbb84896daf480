"""Compares telephone numbers of all regions with PyPI's phonenumbers: their parts, validity, lengths, kinds, formats and groups while typing."""

import random
import re

import phonenumbers
import pytest
from phonenumbers import AsYouTypeFormatter, PhoneMetadata, PhoneNumberFormat, PhoneNumberType, ValidationResult
from phonenumbers.data import _COUNTRY_CODE_TO_REGION_CODE as REGIONS

SEED = 20_26
NUMBERS = 100_000
#: Numbers whose groups are compared after each digit.
TYPED = 20_000
WORLD = "001"
UNKNOWN = "ZZ"
TYPES = "fixed_line mobile toll_free premium_rate shared_cost personal_number voip pager uan voicemail".split()
KINDS = {
    PhoneNumberType.FIXED_LINE: "fixedLine",
    PhoneNumberType.MOBILE: "mobile",
    PhoneNumberType.FIXED_LINE_OR_MOBILE: "fixedLineOrMobile",
    PhoneNumberType.TOLL_FREE: "tollFree",
    PhoneNumberType.PREMIUM_RATE: "premiumRate",
    PhoneNumberType.SHARED_COST: "sharedCost",
    PhoneNumberType.VOIP: "voip",
    PhoneNumberType.PERSONAL_NUMBER: "personal",
    PhoneNumberType.PAGER: "pager",
    PhoneNumberType.UAN: "universalAccess",
    PhoneNumberType.VOICEMAIL: "voicemail",
}
LENGTHS = {
    ValidationResult.IS_POSSIBLE: "possible",
    ValidationResult.IS_POSSIBLE_LOCAL_ONLY: "localOnly",
    ValidationResult.TOO_SHORT: "tooShort",
    ValidationResult.TOO_LONG: "tooLong",
    ValidationResult.INVALID_LENGTH: "between",
}
PAIRS = [(region, code) for code, regions in REGIONS.items() for region in regions]
COUNTRIES = [region for region, _ in PAIRS if region != WORLD]


def metadata(region, code):
    return PhoneMetadata.metadata_for_nongeo_region(code) if region == WORLD else PhoneMetadata.metadata_for_region(region)


def digits(generator, count):
    return "".join(generator.choices("0123456789", k=count))


def examples():
    """Yields each example number of each region as a country and a text."""
    for region, code in PAIRS:
        for kind in TYPES:
            description = getattr(metadata(region, code), kind)
            if description is not None and description.example_number:
                yield None if region == WORLD else region, f"+{code}{description.example_number}"


def generated(generator):
    """Returns a number that resembles those of a region, and the country in which it is typed."""
    region, code = generator.choice(PAIRS)
    plan = metadata(region, code)
    description = getattr(plan, generator.choice(TYPES))
    example = (description.example_number if description is not None else None) or plan.general_desc.example_number or digits(generator, 8)
    start = generator.randrange(len(example))
    number = generator.choice([
        example,
        example[:start] + digits(generator, len(example) - start),
        digits(generator, generator.choice(plan.general_desc.possible_length)),
        example[: start + 1],
        example + digits(generator, generator.randrange(1, 3)),
    ])
    home = generator.choice(COUNTRIES) if region == WORLD else region
    if region == WORLD or generator.random() < 0.4:
        return generator.choice([home, None]), f"+{code}{number}"
    return home, generator.choice([(plan.national_prefix or "") + number, number, f"{code}{number}", f"00{code}{number}"])


def numbers():
    found = list(examples())
    generator = random.Random(SEED)
    return found + [generated(generator) for _ in range(NUMBERS - len(found))]


def by_country(cases):
    groups = {}
    for country, text in cases:
        groups.setdefault(country, []).append(text)
    return groups


def ask(livectl, country, texts):
    arguments = ["sections", "--preset", "phone", *(["--country", country] if country else [])]
    return livectl(arguments, ({"text": text} for text in texts))


def expected(text, country):
    try:
        number = phonenumbers.parse(text, country)
    except phonenumbers.NumberParseException:
        return None
    is_valid = phonenumbers.is_valid_number(number)
    region = phonenumbers.region_code_for_number(number)
    facts = {
        "callingCode": number.country_code,
        "e164": phonenumbers.format_number(number, PhoneNumberFormat.E164),
        "national": phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL),
        "international": phonenumbers.format_number(number, PhoneNumberFormat.INTERNATIONAL),
        "length": LENGTHS[phonenumbers.is_possible_number_with_reason(number)],
    }
    if is_valid:
        facts["kind"] = KINDS[phonenumbers.number_type(number)]
        if region != WORLD:
            facts["country"] = region
    return facts


def test_numbers_are_as_phonenumbers_reads_them(livectl):
    cases = by_country(numbers())
    count = 0
    for country, texts in cases.items():
        for text, answer in zip(texts, ask(livectl, country, texts), strict=True):
            count += 1
            want = expected(text, country)
            assert answer.get("phone") == want, f"seed {SEED}: {text} in {country}"
            # A text beyond the longest number is an error of its own.
            if want and want["length"] != "tooLong":
                assert answer["validity"] == ("correct" if "kind" in want else "incorrect"), f"seed {SEED}: {text} in {country}"
    assert count == NUMBERS


def groups(text):
    return [len(group) for group in re.split(r"[^0-9+]+", text) if group]


def is_similar(shown, formatted, formatter):
    """Returns whether a field's groups are those of the formatter.

    The formatter writes fewer than three digits without groups. When it finds a calling code in place of another one, and the code is that
    of its own country, it uses the groups of the other country.
    """
    if shown == formatted:
        return True
    *before, code = formatter._prefix_before_national_number.split() or [""]
    if before and code.isdigit() and int(code) in REGIONS and int(code) != formatter._current_metadata.country_code:
        return True
    number = formatter._national_number
    is_prefixed = formatter._is_complete_number and not formatter._extracted_national_prefix
    return len(number) < 3 and is_prefixed and shown[: len(formatted) - 1] == formatted[:-1]


def test_groups_are_those_of_the_formatter_after_each_digit(livectl):
    generator = random.Random(SEED)
    cases = by_country(generator.sample(numbers(), TYPED))
    compared = 0
    for country, texts in cases.items():
        answers = iter(ask(livectl, country, [text[:end] for text in texts for end in range(1, len(text) + 1)]))
        for text in texts:
            formatter = AsYouTypeFormatter(country or UNKNOWN)
            for character in text:
                answer = next(answers)
                formatted = groups(formatter.input_digit(character))
                if len(formatted) < 2 or sum(map(len, answer["sections"])) < sum(formatted):
                    continue
                shown = [len(section) for section in answer["sections"] if section]
                compared += 1
                assert is_similar(shown, formatted, formatter), f"seed {SEED}: {text} in {country}, {shown}, {formatted}"
    assert compared > 4 * TYPED


@pytest.mark.parametrize("text", ["+33 6 12 34 56 78", "0033612345678", "06 12 34 56 78", "٠٦١٢٣٤٥٦٧٨", "tel:+33-6-12-34-56-78"])
def test_numbers_are_read_in_any_form(livectl, text):
    [answer] = ask(livectl, "FR", [text])
    assert answer["phone"]["e164"] == phonenumbers.format_number(phonenumbers.parse(text, "FR"), PhoneNumberFormat.E164)
