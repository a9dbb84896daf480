"""Compares dates and times with Python's `datetime`: which exist, which are in a range, and the values of texts in many notations."""

import datetime
import random
import re

import pytest

SEED = 2026
TEXTS = 10_000
#: The digits of the scripts that keyboards type.
ZEROS = "0٠۰०০๐０"
FORMATS = {"dmy": "%d{0}%m{0}%Y", "mdy": "%m{0}%d{0}%Y", "ymd": "%Y{0}%m{0}%d", "ydm": "%Y{0}%d{0}%m"}
EARLIEST, LATEST = datetime.date(1900, 1, 1), datetime.date(2099, 12, 31)


def in_script(text, zero):
    return "".join(chr(ord(zero) + int(each)) if each.isdigit() else each for each in text)


def parsed(text, format):
    try:
        return datetime.datetime.strptime(text, format)
    except ValueError:
        return None


def numbers(generator):
    """Three numbers that are often a date, near the ends of months and in leap years."""
    day = generator.choice([generator.randrange(1, 29), generator.randrange(28, 33), 0])
    year = generator.choice([generator.randrange(1, 10_000), generator.randrange(1900, 2100), generator.choice([1896, 1900, 2000, 2024, 2096, 2100])])
    return day, generator.randrange(14), year


@pytest.mark.parametrize("order", FORMATS)
def test_dates_exist_exactly_where_datetime_says_so(livectl, order):
    generator = random.Random(f"{SEED} {order}")
    texts, expected = [], []
    for _ in range(TEXTS):
        day, month, year = numbers(generator)
        places = {"d": f"{day:02}", "m": f"{month:02}", "y": f"{year:04}"}
        digits = "".join(places[each] for each in order)
        date = parsed(digits, FORMATS[order].format(""))
        texts.append(digits)
        expected.append((date and date.date(), f"{year:04}-{month:02}-{day:02}"))
    answers = livectl(["sections", "--preset", "date", "--order", order], ({"text": text} for text in texts))
    for text, (date, value), answer in zip(texts, expected, answers, strict=True):
        # Eight digits that are pasted and aren't a date in the format's order can be one as in ISO 8601.
        if date is None and parsed(text, "%Y%m%d"):
            continue
        # No server reads what isn't a date as another one.
        assert answer.get("value") == value, f"seed {SEED}: {text}"
        assert parsed(value, "%Y-%m-%d") == (date and datetime.datetime.combine(date, datetime.time())), f"seed {SEED}: {text}"
        assert answer["validity"] == ("correct" if date and EARLIEST <= date <= LATEST else "incorrect"), f"seed {SEED}: {text}"


@pytest.mark.parametrize("order", FORMATS)
def test_notations_of_a_date_have_its_value(livectl, order):
    generator = random.Random(f"{SEED} {order} notations")
    texts, expected = [], []
    for _ in range(TEXTS):
        date = EARLIEST + datetime.timedelta(generator.randrange((LATEST - EARLIEST).days + 1))
        separator = generator.choice([".", "/", "-", " ", ". ", "\u200f/", "年"])
        places = {"d": [f"{date.day:02}", f"{date.day}"], "m": [f"{date.month:02}", f"{date.month}"], "y": [f"{date.year}"]}
        # With an East Asian word, such a year can be one of an era.
        if 1950 <= date.year < 2050 and separator != "年":
            places["y"].append(f"{date.year % 100:02}")
        text = separator.join(generator.choice(places[each]) for each in order)
        text = generator.choice([text, text, date.isoformat(), f"{date.isoformat()}T09:30:00Z"])
        texts.append(in_script(text, generator.choice(ZEROS)))
        if order == "ydm" and re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", texts[-1]):
            # The form in which a program sets a date.
            expected.append((text, "correct" if parsed(text, "%Y-%m-%d") else "incorrect"))
        elif order == "ydm" and "T" not in text and date.month != date.day <= 12:
            # The month or the day can be next to the year.
            expected.append((None, "incorrect"))
        else:
            expected.append((date.isoformat(), "correct"))
    answers = livectl(["sections", "--preset", "date", "--order", order], ({"text": text} for text in texts))
    for text, result, answer in zip(texts, expected, answers, strict=True):
        assert (answer.get("value"), answer["validity"]) == result, f"seed {SEED}: {text}"


def test_a_date_is_in_its_range(livectl):
    generator = random.Random(SEED)
    for _ in range(20):
        ends = sorted(EARLIEST + datetime.timedelta(generator.randrange(73_000)) for _ in range(2))
        dates = [end + datetime.timedelta(generator.randrange(-40, 41)) for end in ends for _ in range(40)] + ends
        dates = [date for date in dates if date.year < 10_000]
        answers = livectl(["sections", "--preset", "date", "--min", str(ends[0]), "--max", str(ends[1])], ({"text": str(date)} for date in dates))
        for date, answer in zip(dates, answers, strict=True):
            assert answer["validity"] == ("correct" if ends[0] <= date <= ends[1] else "incorrect"), f"seed {SEED}: {date} in {ends}"


def test_times_exist_exactly_where_datetime_says_so(livectl):
    texts = [f"{number:04}" for number in range(10_000)]
    answers = livectl(["sections", "--preset", "time"], ({"text": text} for text in texts))
    for text, answer in zip(texts, answers, strict=True):
        time = parsed(text, "%H%M")
        assert answer.get("value") == f"{text[:2]}:{text[2:]}", text
        assert answer["validity"] == ("correct" if time else "incorrect"), text


def test_times_with_12_hours_are_converted(livectl):
    times = [datetime.time(hour, minute) for hour in range(24) for minute in range(60)]
    written = [(f"{time:{pattern}}", time) for time in times for pattern in ("%I:%M %p", "%I.%M%p", "%I:%M:15 %p", "%I:%M\u202f%p", "%H:%M", "%H:%M:59")]
    written += [(text.lstrip("0").lower(), time) for text, time in written if "M" in text]
    answers = livectl(["sections", "--preset", "time"], ({"text": text} for text, _ in written))
    for (text, time), answer in zip(written, answers, strict=True):
        assert (answer.get("value"), answer["validity"]) == (f"{time:%H:%M}", "correct"), text
