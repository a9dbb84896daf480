"""The manual page livectl(1), in the macros of man(7)."""


def manual(program, verbs):
    parts = [
        '.TH LIVECTL 1 "" LiveControls',
        # No word is broken: many are to be typed.
        ".nh",
        ".SH NAME",
        f"livectl \\- {escaped(program.summary.rstrip('.'))}",
        ".SH SYNOPSIS",
        *(f".B livectl {escaped(verb.name)}\n{usage(verb)}\n.br" for verb in verbs),
        ".SH DESCRIPTION",
        *paragraphs(program),
        ".SH VERBS",
        *(part for verb in verbs for part in section(verb)),
        ".SH EXIT STATUS",
        ".TP\n0\nEvery line was answered.",
        ".TP\n1\nA line could not be answered, or a stream could not be read or written.",
        ".TP\n2\nBad usage.",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def usage(verb):
    return " ".join(escaped(each.text if each.is_required else f"[{each.text}]") for each in verb.options)


def section(verb):
    yield f".SS livectl {escaped(verb.name)}"
    yield escaped(verb.summary)
    yield from paragraphs(verb)
    for each in verb.options:
        default = f" Default: {each.default}." if each.default else ""
        yield f".TP\n.B {escaped(each.text)}\n{escaped(each.words + default)}"
    if verb.examples:
        yield f".P\nExamples:\n.P\n.nf\n.RS 4\n{lines(verb.examples)}\n.RE\n.fi"


def paragraphs(verb):
    return [f".P\n{escaped(each)}" for each in verb.paragraphs if each]


def lines(text):
    return "\n".join(escaped(line) if line else ".sp" for line in text.split("\n"))


def escaped(text):
    """Text in which nothing is a request or an escape; a hyphen stays one that can be copied."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga").replace("^", "\\(ha").replace("~", "\\(ti")
    return "\\&" + text if text.startswith(".") else text
