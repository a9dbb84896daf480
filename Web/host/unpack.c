// Unpacks the binary data in the elements' scripts: an LZMA stream without a header, as text of 91 printable characters.
//
// The core is a sixth smaller in this form than in gzip, and does not depend on a server's compression. `make dist` compiles this file
// into a module of its own, which is small enough to be compiled on the spot. In JavaScript, a page would unpack before the engine has
// optimized the code, and take several times as long.
//
// A part's core is the continuation of its script's core: what the stream of both has beyond that of one. The page joins them.
//
// The stream has the parameters lc = 1, lp = 0 and pb = 0, and its dictionary is the output. In a module, the indexes of local variables
// come first, apart from the code, because without them, functions have more in common. The data comes from the build, so nothing is
// checked here: the core's own compilation fails if a script is damaged.

#include <stdint.h>

// The places of the probabilities. Where there are twelve, the state selects one.
enum {
    isMatch = 0,
    isRepeat = isMatch + 12,
    isNotLatest = isRepeat + 12,
    isNotSecond = isNotLatest + 12,
    isNotThird = isNotSecond + 12,
    isLong = isNotThird + 12,
    lengthOfMatch = isLong + 12,
    lengthOfRepeat = lengthOfMatch + 274,
    distanceSlots = lengthOfRepeat + 274,
    distanceBits = distanceSlots + 256,
    lowestBits = distanceBits + 115,
    literals = lowestBits + 16,
    placeCount = literals + 2 * 768,
};

static uint16_t probabilities[placeCount];
static const uint8_t *text;
static uint32_t pending, pendingCount;
static uint32_t range, code;

/// Returns the value of a character. The characters are those from "#" to "~", without the backslash.
static uint32_t digit(void) {
    uint32_t character = *text++;
    return character - '#' - (character > '\\');
}

/// Two characters hold 13 bits.
static uint32_t nextByte(void) {
    if (pendingCount < 8) {
        uint32_t high = digit() * 91;
        pending = pending << 13 | (high + digit());
        pendingCount += 13;
    }
    pendingCount -= 8;
    return pending >> pendingCount & 255;
}

static void refill(void) {
    if (range >> 24) return;
    range <<= 8;
    code = code << 8 | nextByte();
}

__attribute__((noinline)) static uint32_t bit(uint32_t place) {
    uint32_t probability = probabilities[place];
    uint32_t bound = (range >> 11) * probability;
    uint32_t isSet = code >= bound;
    if (isSet) {
        range -= bound;
        code -= bound;
        probability -= probability >> 5;
    } else {
        range = bound;
        probability += (2048 - probability) >> 5;
    }
    probabilities[place] = probability;
    refill();
    return isSet;
}

/// Reads a number, its highest bit first.
__attribute__((noinline)) static uint32_t number(uint32_t places, uint32_t count) {
    uint32_t node = 1;
    while (!(node >> count)) node = node << 1 | bit(places + node);
    return node - (1u << count);
}

/// Reads a number, its lowest bit first.
__attribute__((noinline)) static uint32_t reversed(uint32_t places, uint32_t count) {
    uint32_t node = 1, value = 0;
    for (uint32_t index = 0; index < count; index++) {
        uint32_t isSet = bit(places + node);
        node = node << 1 | isSet;
        value |= isSet << index;
    }
    return value;
}

/// Reads a number whose bits are equally likely.
static uint32_t plain(uint32_t count) {
    uint32_t value = 0;
    for (; count > 0; count--) {
        range >>= 1;
        uint32_t isSet = code >= range;
        if (isSet) code -= range;
        value = value << 1 | isSet;
        refill();
    }
    return value;
}

__attribute__((noinline)) static uint32_t length(uint32_t places) {
    if (!bit(places)) return 2 + number(places + 2, 3);
    return bit(places + 1) ? 18 + number(places + 18, 8) : 10 + number(places + 10, 3);
}

static uint32_t distance(uint32_t length) {
    uint32_t slot = number(distanceSlots + 64 * (length < 5 ? length - 2 : 3), 6);
    if (slot < 4) return slot;
    uint32_t count = (slot >> 1) - 1;
    uint32_t base = (2 | (slot & 1)) << count;
    if (slot < 14) return base + reversed(distanceBits + base - slot, count);
    base += plain(count - 4) << 4;
    return base + reversed(lowestBits, 4);
}

/// Decodes `size` bytes.
static void decode(const uint8_t *packed, uint8_t *output, uint32_t size) {
    text = packed;
    for (uint32_t place = 0; place < placeCount; place++) probabilities[place] = 1024;
    range = UINT32_MAX;
    // The first byte is always 0.
    for (int index = 0; index < 5; index++) code = code << 8 | nextByte();
    uint32_t state = 0;
    // The latest distances. They start at 0, and the byte before the output is 0.
    uint32_t latest = 0, second = 0, third = 0, fourth = 0;
    for (uint8_t *next = output; next < output + size;) {
        uint32_t count;
        if (!bit(isMatch + state)) {
            uint32_t places = literals + 768 * (next[-1] >> 7), node = 1;
            // After a match, the byte that would have continued it predicts this one, up to the first difference.
            uint32_t expected = next[-(int)latest - 1], isExpected = state > 6;
            while (!(node >> 8)) {
                uint32_t top = expected >> 7 & 1;
                uint32_t isSet = bit(places + node + (isExpected ? 256 + (top << 8) : 0));
                isExpected &= isSet == top;
                expected <<= 1;
                node = node << 1 | isSet;
            }
            *next++ = node;
            state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
            continue;
        }
        uint32_t isAfterMatch = state < 7 ? 0 : 3;
        if (!bit(isRepeat + state)) {
            count = length(lengthOfMatch);
            fourth = third, third = second, second = latest;
            latest = distance(count);
            state = 7 + isAfterMatch;
        } else if (!bit(isNotLatest + state)) {
            count = bit(isLong + state) ? length(lengthOfRepeat) : 1;
            state = count == 1 && !isAfterMatch ? 9 : 8 + isAfterMatch;
        } else {
            uint32_t found = second;
            if (bit(isNotSecond + state)) {
                found = third;
                if (bit(isNotThird + state)) found = fourth, fourth = third;
                third = second;
            }
            second = latest, latest = found;
            count = length(lengthOfRepeat);
            state = 8 + isAfterMatch;
        }
        for (; count > 0; count--, next++) *next = next[-(int)latest - 1];
    }
}

/// Puts the indexes of local variables back behind the instructions that use them.
///
/// The instructions are not parsed. A byte with the value of such an instruction counts as one, except after `i32.const` and
/// `i64.const`.
static void restore(const uint8_t *indexes, const uint8_t *others, uint8_t *next, const uint8_t *end) {
    enum { localGet = 0x20, localTee = 0x22, i32Const = 0x41, i64Const = 0x42 };
    while (next < end) {
        uint32_t before = next[-1], byte = *others++;
        *next++ = byte;
        uint32_t isConstant = before >= i32Const && before <= i64Const;
        if (byte >= localGet && byte <= localTee && !isConstant) *next++ = *indexes++;
    }
}

/// Unpacks `size` bytes after `skipped` others, and returns where they begin. The first `indexesSize` bytes of a module are the indexes
/// of its local variables.
__attribute__((export_name("unpack"))) uint8_t *
unpack(const uint8_t *packed, uint8_t *output, uint32_t skipped, uint32_t size, uint32_t indexesSize) {
    decode(packed, output, skipped + size);
    output += skipped;
    uint8_t *end = output + size;
    if (indexesSize == 0) return output;
    restore(output, output + indexesSize, end, end + size);
    return end;
}
