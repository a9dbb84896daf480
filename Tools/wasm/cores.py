"""Chooses the cores in addition to the whole one: modules that are linked for some kinds of elements.

A page loads the core, or the two cores, with the smallest size that contain everything it needs. A core for each of the 63 sets of elements
would add megabytes to a package. cores.txt lists only as many as needed, so that no page loads more than `BOUND` times what it would load
with a core of exactly its elements, including scripts and styles. Twitter's rules are a part as well, for a ring or a limited field that
counts posts.
"""

import gzip
import itertools
import pathlib

FILE = pathlib.Path(__file__).parent / "cores.txt"
TWITTER = "twitter"
COUNTING = {"live-count-ring", "live-limited-field"}
# LIMIT is the maximum that a page may load, as a multiple of its size with a core of exactly its elements. BOUND is the smaller limit for
# choosing cores, so that a small change of the core does not require new ones.
LIMIT = 1.1
BOUND = 1.085
SCRIPTS_AND_STYLES = 5000, 5000  # gzip bytes: the part that all elements share, and the part that each adds


def gzipped(path):
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))


def name(parts):
    return "+".join(sorted(parts))


def listed():
    return [frozenset(line.split()) for line in FILE.read_text().splitlines()]


def sets(parts):
    """Returns all sets of parts that a page can need."""
    every = (frozenset(each) for size in range(1, len(parts) + 1) for each in itertools.combinations(sorted(parts), size))
    return [each for each in every if TWITTER not in each or each & COUNTING]


def cost(needed, weights, available):
    """Returns the size of the smallest core, or of the smallest two, that contain all parts."""
    useful = [core for core in available if core & needed]
    lightest = min(weights[core] for core in useful if core >= needed)
    pairs = (weights[one] + weights[other] for one, other in itertools.combinations(useful, 2) if one | other >= needed)
    return min(lightest, *pairs) if len(useful) > 2 else lightest


def ratios(weights, available):
    """Returns, for each set of elements, the size of a page with the available cores relative to one with a core of exactly its elements.
    """
    shared, each = SCRIPTS_AND_STYLES
    result = {}
    for needed, weight in weights.items():
        if TWITTER not in needed:
            rest = shared + each * len(needed)
            result[needed] = (rest + cost(needed, weights, available)) / (rest + weight)
    return result


def chosen(weights):
    """Returns the cores to add to the whole one. The choice is greedy: each core improves as many sets as possible."""
    whole = max(weights, key=len)
    own = {each for each in weights if len(each) == 1 or (TWITTER in each and each <= COUNTING | {TWITTER})}
    own |= {whole - {TWITTER}}
    while failing := {needed for needed, ratio in ratios(weights, own | {whole}).items() if ratio > BOUND}:

        def mended(core):
            after = ratios({needed: weights[needed] for needed in failing} | {core: weights[core]} | {each: weights[each] for each in own | {whole}}, own | {whole, core})
            return sum(after[needed] <= BOUND for needed in failing)

        own.add(max(sorted(set(weights) - own - {whole}, key=name), key=mended))
    return sorted(own - {frozenset([TWITTER])}, key=lambda each: (len(each), name(each)))
