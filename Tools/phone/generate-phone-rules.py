"""Regenerates the rules of telephone numbers: Web/host/phone-rules.bin and PhoneRules.swift in Sources/LiveControls.

    pip install phonenumbers==9.0.43
    python Tools/phone/generate-phone-rules.py

The data is that of PyPI's `phonenumbers`, a port of libphonenumber; its license is in LICENSES/phonenumbers-Apache-2.0.txt. The same
input produces the same bytes. The result is ASCII, and compresses better than a binary form with a dictionary of its own:

    file      a line with P1, for this format, and the FNV-1a hash of the rest in 32 bits; a line for each region, in the order of the
              calling codes; the main region of a code is its first
    line      fields, separated by `;`: region (two letters, 00 for none) and calling code, international prefix, national prefixes,
              transform, leading digits, example, lengths of local numbers, then descriptions: general, and in the order of
              `PhoneNumber.Kind`; national formats, international formats. Only a main region has formats
    pattern   a regular expression of digits, with `d` for any digit, and groups that capture nothing
    prefixes  alternatives, separated by `/`, the first match first: a pattern; or `before:captured:after`, with `$` behind it if it
              ends at the number's end. The transform replaces the match if it captures something, with `a` for what it captured
    lengths   a capital letter for each: A is 0
    descr.    lengths and pattern; empty if there are no such numbers; `=` if mobile numbers have the pattern of fixed lines
    formats   separated by `/`, each with fields, separated by `:`: two letters for each group, its least and its greatest length;
              the format, with a, b, c… for the groups; the rule for the first group (`a`) with a national prefix; `o` if that
              prefix is optional, `c` if there is a rule with a carrier's code; patterns of leading digits, separated by `&`. An
              international format that is a national one without that rule is `=` and a letter, A for the first
"""

import importlib.metadata
import pathlib
import re
import sys

from phonenumbers import PhoneMetadata
from phonenumbers.data import _COUNTRY_CODE_TO_REGION_CODE as REGIONS

VERSION = "9.0.43"
ROOT = pathlib.Path(__file__).parents[2]
BINARY = ROOT / "Web/host/phone-rules.bin"
SWIFT = ROOT / "Sources/LiveControls/SectionedField/Phone/PhoneRules.swift"
#: The order of `PhoneNumber.Kind`, in which a number's kind is decided.
KINDS = "premium_rate toll_free shared_cost voip personal_number pager uan voicemail fixed_line mobile".split()
WORLD = "001"
MOST_DIGITS = 17
FNV_BASIS, FNV_PRIME = 0x811C9DC5, 0x01000193


def pattern(text):
    text = text.replace("(?:", "(").replace("\\d", "d")
    assert re.fullmatch(r"(?:[0-9d()|?-]|\[[0-9-]+\]|\{[1-9]\d*(?:,\d+)?\})*", text), text
    return text


def letters(lengths):
    return "".join(chr(ord("A") + length) for length in lengths if length >= 0)


def description(desc):
    if desc is None or not desc.national_number_pattern:
        return ""
    return letters(desc.possible_length) + pattern(desc.national_number_pattern)


def prefixes(metadata):
    """Returns the national prefixes as alternatives, in the order in which a regular expression tries them."""
    found = []
    for alternative in alternatives(metadata.national_prefix_for_parsing or ""):
        groups = [*captures(alternative)] if metadata.national_prefix_transform_rule else []
        if not groups:
            found.append(pattern(alternative))
            continue
        start, end = groups[-1]
        parts = alternative[:start], alternative[start + 1 : end], alternative[end + 1 :].removesuffix("$")
        found.append(":".join(map(pattern, parts)) + "$" * alternative.endswith("$"))
    return "/".join(found)


def alternatives(text):
    """Yields the alternatives of a pattern. One whose end is optional is two, the longer one first."""
    for alternative in split(text):
        if alternative.endswith("?"):
            end = alternative.removesuffix("?")
            start = len(end) - 1
            while end[start:].count("(") < end[start:].count(")"):
                start -= 1
            last = end[start:]
            yield end[:start] + (last[3:-1] if last.startswith("(?:") else last)
            alternative = end[:start]
        yield alternative


def split(text):
    """Splits a pattern at the bars outside of groups."""
    depth, parts = 0, [""]
    for character in text:
        depth += (character == "(") - (character == ")")
        if character == "|" and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part for part in parts if part]


def captures(text):
    """Yields the ranges of the capturing groups outside of other groups, from one parenthesis to the other."""
    starts = []
    for index, character in enumerate(text):
        if character == "(":
            starts.append(index)
        elif character == ")":
            start = starts.pop()
            if not starts and text[start + 1] != "?":
                yield start, index


def format_fields(each):
    widths = ""
    for least, most in re.findall(r"\(\\d(?:\{(\d+)(?:,(?=\d))?(\d+)?\})?\)", each.pattern):
        least = int(least or 1)
        widths += letters([least, int(most or least)])
    groups = each.pattern.count("(")
    assert len(widths) == 2 * groups, each.pattern
    digit = lambda found: chr(ord("a") - 1 + int(found[1]))  # noqa: E731
    return widths, re.sub(r"\\(\d)", digit, each.format), "&".join(map(pattern, each.leading_digits_pattern))


def formats(metadata):
    national, keys = [], []
    for each in metadata.number_format:
        widths, text, leading = format_fields(each)
        rule = (each.national_prefix_formatting_rule or "").replace("\\1", "a")
        flags = "o" * bool(each.national_prefix_optional_when_formatting) + "c" * bool(each.domestic_carrier_code_formatting_rule)
        national.append(f"{widths}:{text}:{rule}:{flags}:{leading}")
        keys.append((widths, text, leading))
    international = []
    for each in metadata.intl_number_format:
        assert not each.national_prefix_formatting_rule and not each.national_prefix_optional_when_formatting
        widths, text, leading = key = format_fields(each)
        international.append(f"={letters([keys.index(key)])}" if key in keys else f"{widths}:{text}:::{leading}")
    return "/".join(national), "/".join(international)


def example(metadata):
    for kind in ("mobile", "fixed_line", *KINDS, "general_desc"):
        desc = getattr(metadata, kind)
        if desc is not None and desc.example_number:
            return desc.example_number
    return ""


def line(region, code, is_main):
    world = region == WORLD
    metadata = PhoneMetadata.metadata_for_nongeo_region(code) if world else PhoneMetadata.metadata_for_region(region)
    general = metadata.general_desc
    assert max(general.possible_length) <= MOST_DIGITS
    kinds = [description(getattr(metadata, kind)) for kind in KINDS]
    if metadata.same_mobile_and_fixed_line_pattern:
        kinds[-1] = "="
    fields = [
        ("00" if world else region) + str(code),
        pattern(metadata.international_prefix or ""),
        prefixes(metadata),
        (metadata.national_prefix_transform_rule or "").replace("\\2" if code == 55 else "\\1", "a"),
        pattern(metadata.leading_digits or ""),
        example(metadata),
        letters(general.possible_length_local_only),
        description(general),
        *kinds,
        *(formats(metadata) if is_main else ("", "")),
    ]
    assert not any(";" in field or "\n" in field for field in fields)
    return ";".join(fields)


def hash_of(data):
    value = FNV_BASIS
    for byte in data:
        value = (value ^ byte) * FNV_PRIME & 0xFFFFFFFF
    return value


def rows(text, width):
    """Returns the text as lines of a Swift literal that continue."""
    return "\\\n".join(f"        {text[at : at + width]}" for at in range(0, len(text), width))


def main():
    installed = importlib.metadata.version("phonenumbers")
    if installed != VERSION:
        sys.exit(f"phonenumbers {VERSION} is needed, found {installed}")
    lines = [line(region, code, region == regions[0]) for code, regions in sorted(REGIONS.items()) for region in regions]
    text = "".join(f"{each}\n" for each in lines)
    head = f"P1 {hash_of(text.encode()):08x}"
    text = f"{head}\n{text}"
    BINARY.write_bytes(text.encode("ascii"))
    # Each line of the literal is a line of the file, in rows that continue.
    literal = "\n".join(rows(each, 110) for each in [head, *lines])
    SWIFT.write_text(
        f'''// Generated by Tools/phone/generate-phone-rules.py. Do not edit.
// The data of phonenumbers {VERSION}; its license is in LICENSES/phonenumbers-Apache-2.0.txt.

#if !hasFeature(Embedded)
/// The rules of all countries' telephone numbers; the same bytes as Web/host/phone-rules.bin.
///
/// A page's core does not carry them: a page fetches the file when it has a field for such numbers.
enum PhoneRules {{
    /// The lines that the generating script describes.
    static let text: StaticString = """
{literal}

        """
}}
#endif
'''
    )
    print(f"{len(lines)} regions, {len(text)} bytes")


main()
