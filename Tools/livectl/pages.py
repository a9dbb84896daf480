"""The parts of the documentation that tell of livectl, made of what it declares."""

import re

#: What stands between these marks of Documentation/livectl.md is written.
BLOCK = re.compile(r"(<!-- verbs -->\n).*?(<!-- end -->)", re.S)


def page(text, verbs):
    """Documentation/livectl.md as it should be."""
    return BLOCK.sub(lambda found: f"{found[1]}\n{''.join(map(section, verbs))}{found[2]}", text)


def section(verb):
    blocks = [f"## `livectl {verb.name}`", verb.summary, *map(marked, verb.paragraphs)]
    if verb.options:
        blocks.append(table(verb.options))
    if verb.examples:
        blocks.append(f"```\n{verb.examples}\n```")
    return "\n\n".join(blocks) + "\n\n"


def table(options):
    rows = ["| option | | default |", "|---|---|---|"]
    for each in options:
        default = "needed" if each.is_required else f"`{cell(each.default)}`" if each.default else ""
        rows.append(f"| `{cell(each.text)}` | {cell(each.words)} |" + (f" {default} |" if default else " |"))
    return "\n".join(rows)


def cell(text):
    return text.replace("|", "\\|")


def marked(paragraph):
    """A paragraph in which JSON is code: what stands between braces, or between quotation marks outside of them."""
    text, depth, is_quoted = "", 0, False
    for character in paragraph:
        is_end = False
        if not is_quoted and character == "{":
            depth += 1
            text += "`" if depth == 1 else ""
        elif not is_quoted and character == "}":
            depth -= 1
            is_end = depth == 0
        elif depth == 0 and character == '"':
            text += "" if is_quoted else "`"
            is_end = is_quoted
            is_quoted = not is_quoted
        text += character + ("`" if is_end else "")
    return text
