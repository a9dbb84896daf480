"""Generates realistic passwords from zxcvbn's lists and patterns, and some unrealistic ones."""

import string

import unicodedata2 as unicodedata
from zxcvbn.adjacency_graphs import ADJACENCY_GRAPHS
from zxcvbn.frequency_lists import FREQUENCY_LISTS
from zxcvbn.matching import L33T_TABLE

# For longer passwords with many look-alikes, PyPI's zxcvbn takes seconds.
LONGEST = 20
MOST_TABLES = 8
LISTS = list(FREQUENCY_LISTS.values())
SYMBOLS = "!@#$%^&*()-_=+[]{};:'\",.<>/?\\|`~ "
SCRIPTS = ["éèüößñçåæøœł", "абвгдежзиклмнопрстуфхцчшщыэюя", "αβγδεζηθικλμνξοπρστυφχψω", "가나다라마바사한국어글", "日本語漢字密码安全", "🔑🐴🔋👍🏽é", "שלוםעולם", "ÀÉÎÕÜЖДΩΣ"]


def word(random):
    """Returns a word from a list. Common words are more likely."""
    words = random.choice(LISTS)
    return words[min(int(len(words) ** random.random()), len(words) - 1)]


def number(random):
    return "".join(random.choices(string.digits, k=random.randint(1, 4)))


def capitals(random, text):
    way = random.randrange(5)
    if way == 4:
        return "".join(random.choice([each, each.upper()]) for each in text)
    return [text, text.capitalize(), text.upper(), text[:-1] + text[-1:].upper()][way]


def look_alikes(random, text):
    share = random.random()
    return "".join(random.choice(L33T_TABLE[each]) if each in L33T_TABLE and random.random() < share else each for each in text)


def mangled(random):
    text = word(random)
    if random.random() < 0.5:
        text = look_alikes(random, text)
    if random.random() < 0.2:
        text = text[::-1]
    text = capitals(random, text)
    if random.random() < 0.6:
        text += number(random) if random.random() < 0.7 else random.choice(SYMBOLS)
    return random.choice(SYMBOLS) + text if random.random() < 0.1 else text


def words(random):
    between = random.choice(["", "", " ", "-", ".", "_", "1"])
    return between.join(capitals(random, word(random)) if random.random() < 0.3 else word(random) for _ in range(random.randint(2, 4)))


def walk(random):
    graph = random.choice(list(ADJACENCY_GRAPHS.values()))
    text = random.choice(list(graph))
    direction = random.randrange(len(graph[text]))
    for _ in range(random.randint(2, 11)):
        neighbors = graph[text[-1]]
        if random.random() < 0.25 or not neighbors[direction]:
            direction = random.choice([at for at, each in enumerate(neighbors) if each])
        key = neighbors[direction]
        text += key[-1] if random.random() < 0.1 else key[0]
    return text


def date(random):
    year, month, day = random.randint(1900, 2049), random.randint(1, 12), random.randint(1, 31)
    padded = random.choice(["", "02"])
    parts = [format(day, padded), format(month, padded), str(year) if random.random() < 0.5 else f"{year % 100:02}"]
    random.choice([lambda: None, parts.reverse, lambda: random.shuffle(parts)])()
    return random.choice(["", "", ".", "-", "/", " ", "_", "\\"]).join(parts)


def year(random):
    return str(random.randint(1890, 2030))


def repeat(random):
    unit = random.choice([word, number, noise, sequence, lambda random: random.choice(string.printable[:95])])(random)[:6]
    return unit * random.randint(2, max(2, 14 // max(1, len(unit))))


def sequence(random):
    start, step = random.choice("aAzZ0159fkMαа"), random.choice([1, 1, 1, -1, -1, 2, -2, 3, 5, 6])
    return "".join(chr(max(0x21, ord(start) + step * at)) for at in range(random.randint(2, 9)))


def noise(random):
    return "".join(random.choices(string.ascii_letters + string.digits + SYMBOLS, k=random.randint(1, 12)))


def digits(random):
    return "".join(random.choices(string.digits, k=random.randint(3, 12)))


def foreign(random):
    text = "".join(random.choices(random.choice(SCRIPTS), k=random.randint(1, 9)))
    return text + random.choice(["", word(random), number(random)])


KINDS = [word, mangled, mangled, mangled, words, walk, date, year, repeat, sequence, noise, digits, foreign]


def tables(text):
    """Returns the maximum number of look-alike tables that zxcvbn would try."""
    count = 1
    for letters in L33T_TABLE.values():
        count *= max(1, sum(each in text for each in letters))
    return count


def password(random):
    while True:
        text = "".join(random.choice(KINDS)(random) for _ in range(random.choice([1, 1, 1, 2, 2, 3])))
        text = unicodedata.normalize("NFC", text[:LONGEST])
        if text and tables(text) <= MOST_TABLES:
            return text


def passwords(random, count):
    """Returns a number of different passwords."""
    found = {}
    while len(found) < count:
        found[password(random)] = None
    return list(found)
