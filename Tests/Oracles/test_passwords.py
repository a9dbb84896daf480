"""Compares password strengths with PyPI's zxcvbn, rules with an independent parser, and equality with unicodedata2.

The core's estimate matches zxcvbn 4.4.2 in JavaScript. Documentation/password-setup.md lists the differences of PyPI's
4.5.0. These tests don't use digits outside ASCII, line breaks, and texts that aren't in NFC. Where the order of
sequences matters, they use the order of the original.
"""

import gzip
import inspect
import math
import multiprocessing
import pathlib
import random
import re
import subprocess
import sys

import password_rules
import password_samples
import pytest
import unicodedata2 as unicodedata
from zxcvbn import matching, scoring, zxcvbn

ROOT = pathlib.Path(__file__).parents[2]
DICTIONARY = ROOT / "Web/host/password-dictionary.bin"
SEED = 20_26
PASSWORDS = 19_000
WITH_INPUTS = 1_500
RULES = 20_000
TEXTS = 20_000
LARGEST_PACKED = 260_000
# A tolerance of 0.1 %, as a logarithm.
SAME = math.log10(1.001)


def estimate(line):
    result = zxcvbn(line["password"], line["inputs"])
    return result["score"], math.log10(result["guesses"])


def lines():
    generator = random.Random(SEED)
    passwords = password_samples.passwords(generator, PASSWORDS + WITH_INPUTS)
    made = [{"password": password, "inputs": []} for password in passwords[:PASSWORDS]]
    for password in passwords[PASSWORDS:]:
        # A part of the password, possibly reversed, and words that aren't in it.
        start = generator.randrange(len(password))
        part = password[start : start + generator.randint(1, 9)]
        inputs = [password_samples.word(generator), generator.choice([part, part.upper(), part[::-1]]), "Example"]
        made.append({"password": password, "inputs": inputs})
    return made


@pytest.fixture(scope="module")
def estimated():
    """Returns passwords with their scores and guesses by zxcvbn."""
    made = lines()
    with multiprocessing.Pool() as pool:
        return list(zip(made, pool.map(estimate, made, chunksize=200), strict=True))


@pytest.fixture(scope="module")
def exact_dictionary(tmp_path_factory):
    return pack(tmp_path_factory.mktemp("dictionary") / "exact.bin", "--exact-ranks")


def pack(path, *options):
    subprocess.run([sys.executable, ROOT / "Tools/passwords/pack.py", *options, path], check=True, capture_output=True)
    return path


def strengths(livectl, made, dictionary):
    arguments = ["password", "--strength", "--year", str(scoring.REFERENCE_YEAR), "--dictionary", str(dictionary)]
    return [answer["strength"] for answer in livectl(arguments, made)]


def test_the_packed_dictionary_is_what_the_script_makes(tmp_path):
    packed = DICTIONARY.read_bytes()
    assert pack(tmp_path / "packed.bin").read_bytes() == packed
    assert len(gzip.compress(packed, 9)) <= LARGEST_PACKED


def test_scores_are_those_of_zxcvbn(livectl, estimated):
    others = 0
    answers = strengths(livectl, [line for line, _ in estimated], DICTIONARY)
    for (line, (score, _)), answer in zip(estimated, answers, strict=True):
        others += answer["score"] != score
        assert abs(answer["score"] - score) <= 1, f"seed {SEED}: {line}"
    assert others <= 0.03 * len(estimated), f"seed {SEED}: {others} of {len(estimated)} scores differ"


@pytest.fixture
def ascending(monkeypatch):
    """Makes zxcvbn try shorter sequences before longer ones, as the original does.

    The keys of its tables are lengths. JavaScript iterates over them in ascending order, and Python in the order of
    insertion. Python can therefore keep a longer sequence that a cheaper, shorter one would have excluded.
    """
    name = scoring.most_guessable_match_sequence.__name__
    source = inspect.getsource(scoring.most_guessable_match_sequence)
    for loop in ("in optimal['m'][m['i'] - 1]:", "in optimal['m'][i - 1].items():", "in optimal['g'][k].items():"):
        assert loop in source
        source = source.replace(loop, f"in sorted({loop[3:-1]}, key=lambda each: each if isinstance(each, int) else each[0]):")
    namespace = {}
    exec(source, vars(scoring), namespace)  # the source of the package itself
    for module in (scoring, matching):
        monkeypatch.setattr(module, name, namespace[name])


def test_guesses_by_exact_ranks_are_those_of_zxcvbn(livectl, estimated, exact_dictionary, ascending):
    answers = strengths(livectl, [line for line, _ in estimated], exact_dictionary)
    others = 0
    for (line, (_, guesses)), answer in zip(estimated, answers, strict=True):
        if abs(answer["guessesLog10"] - guesses) > SAME:
            others += 1
            assert abs(answer["guessesLog10"] - estimate(line)[1]) <= SAME, f"seed {SEED}: {line} {answer} {guesses}"
    assert others <= 0.002 * len(estimated), f"seed {SEED}: {others} of {len(estimated)} depend on the order"


@pytest.mark.parametrize(("password", "is_valid", "score"), [("Password1!", True, 1), ("correct horse battery staple", False, 4)])
def test_documented_passwords(livectl, password, is_valid, score):
    (answer,) = livectl(["password", "--policy", "classic", "--strength"], [{"password": password}])
    assert (answer["valid"], answer["strength"]["score"]) == (is_valid, score)


def test_rules_mean_what_a_second_reading_says(livectl):
    grammar = password_rules.Grammar(random.Random(SEED))
    texts = [grammar.text() for _ in range(RULES)]
    answers = livectl(["password-rules"], [{"rules": text} for text in texts])
    for text, answer in zip(texts, answers, strict=True):
        expected = password_rules.answer(password_rules.read(text))
        assert answer == expected, f"seed {SEED}: {text!r}"
    canonical = [answer["canonical"] for answer in answers]
    assert livectl(["password-rules"], [{"rules": text} for text in canonical]) == answers
    for text, answer in zip(canonical, answers, strict=True):
        assert password_rules.answer(password_rules.read(text)) == answer


def test_errors_in_rules_are_reported_with_their_places(livectl):
    grammar = password_rules.Grammar(random.Random(SEED))
    texts = [grammar.broken() for _ in range(RULES)]
    answers = livectl(["password-rules"], [{"rules": text} for text in texts], has_errors=True)
    errors = 0
    for text, answer in zip(texts, answers, strict=True):
        try:
            expected = password_rules.answer(password_rules.read(text))
            assert answer == expected, f"seed {SEED}: {text!r}"
        except password_rules.Error as error:
            errors += 1
            offset, words = re.fullmatch(r"line \d+: offset (\d+): (.*)", answer["error"]).groups()
            assert int(offset) == len(text[: error.offset].encode("utf-16-le")) // 2, f"seed {SEED}: {text!r}"
            assert error.words in words, f"seed {SEED}: {text!r}"
    assert RULES // 4 < errors < RULES


def scalars():
    """Returns all assigned characters of Unicode 17, and those that join with their neighbors."""
    known = [each for each in map(chr, range(0x110000)) if unicodedata.category(each) not in ("Cn", "Co", "Cs")]
    return known, [each for each in known if unicodedata.combining(each) or unicodedata.decomposition(each)]


def texts():
    generator = random.Random(SEED)
    known, joining = scalars()
    chosen = ["".join(known[start : start + 40]) for start in range(0, len(known), 40)]
    hangul = [chr(generator.randint(0x1100, 0x11FF)) for _ in range(200)]
    for _ in range(TEXTS):
        pool = generator.choice([joining, joining, hangul, known, list("eaoAE\u0301\u0308\u0323\u0327\u0345")])
        chosen.append("".join(generator.choices(pool, k=generator.randint(1, 8))))
    return generator, chosen


def test_passwords_are_compared_and_counted_by_their_canonical_form(livectl):
    generator, chosen = texts()
    events, expected = [], []
    for text in chosen:
        form = unicodedata.normalize("NFC", text)
        other = "".join(generator.sample(text, len(text))) if generator.random() < 0.3 else unicodedata.normalize(generator.choice(["NFC", "NFD"]), text)
        rules = f"minlength: {len(form)}; maxlength: {len(form)}; allowed: unicode"
        events += [
            {"settingsChanged": {"policy": rules}},
            {"edited": {"field": "entry", "text": text}},
            {"edited": {"field": "confirmation", "text": other}},
        ]
        expected.append("met" if unicodedata.normalize("NFC", other) == form else "unmet")
    answers = livectl(["replay", "--control", "password-setup"], events)[2::3]
    for text, match, answer in zip(chosen, expected, answers, strict=True):
        standings = {next(iter(line["rule"])): line["standing"] for line in answer["presentation"]["lines"]}
        assert standings["minLength"] == standings["maxLength"] == "met", f"seed {SEED}: {text!a}"
        assert answer["presentation"]["match"] == match, f"seed {SEED}: {text!a}"
    assert expected.count("unmet") > TEXTS // 20
