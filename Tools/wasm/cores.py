"""Which cores there are beside the whole one: modules linked for some kinds of elements.

A page loads the core, or the two cores, that weigh least among those with all it needs. A core for each of the 63 sets of elements
would fill a package with megabytes; cores.txt lists so few that what a page loads, scripts and styles counted too, is nowhere
heavier than `BOUND` times what a core of exactly its elements would make it. Twitter's rules are a part as well: for a ring or a
limited field that weighs posts.
"""

import gzip
import itertools
import pathlib

FILE = pathlib.Path(__file__).parent / "cores.txt"
TWITTER = "twitter"
COUNTING = {"live-count-ring", "live-limited-field"}
# The most that a page may load, in times what it would with a core of exactly its elements; and what the choice keeps below, so that
# a small change of the core needs no new one.
LIMIT = 1.1
BOUND = 1.085
SCRIPTS_AND_STYLES = 5000, 5000  # gzip bytes: what all elements share, and what each adds


def gzipped(path):
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))


def name(parts):
    return "+".join(sorted(parts))


def listed():
    return [frozenset(line.split()) for line in FILE.read_text().splitlines()]


def sets(parts):
    """All sets of parts that a page can need."""
    every = (frozenset(each) for size in range(1, len(parts) + 1) for each in itertools.combinations(sorted(parts), size))
    return [each for each in every if TWITTER not in each or each & COUNTING]


def cost(needed, weights, available):
    """The weight of the lightest core, or of the lightest two, in which all parts are."""
    useful = [core for core in available if core & needed]
    lightest = min(weights[core] for core in useful if core >= needed)
    pairs = (weights[one] + weights[other] for one, other in itertools.combinations(useful, 2) if one | other >= needed)
    return min(lightest, *pairs) if len(useful) > 2 else lightest


def ratios(weights, available):
    """By set of elements, the weight of a page with the available cores against one with a core of exactly its elements."""
    shared, each = SCRIPTS_AND_STYLES
    result = {}
    for needed, weight in weights.items():
        if TWITTER not in needed:
            rest = shared + each * len(needed)
            result[needed] = (rest + cost(needed, weights, available)) / (rest + weight)
    return result


def chosen(weights):
    """The cores to have beside the whole one, found greedily: each next one mends the most sets."""
    whole = max(weights, key=len)
    own = {each for each in weights if len(each) == 1 or (TWITTER in each and each <= COUNTING | {TWITTER})}
    own |= {whole - {TWITTER}}
    while failing := {needed for needed, ratio in ratios(weights, own | {whole}).items() if ratio > BOUND}:

        def mended(core):
            after = ratios({needed: weights[needed] for needed in failing} | {core: weights[core]} | {each: weights[each] for each in own | {whole}}, own | {whole, core})
            return sum(after[needed] <= BOUND for needed in failing)

        own.add(max(sorted(set(weights) - own - {whole}, key=name), key=mended))
    return sorted(own - {frozenset([TWITTER])}, key=lambda each: (len(each), name(each)))
