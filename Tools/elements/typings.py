"""Writes the elements as TypeScript declarations: their classes, and the markup of React and Vue."""

import re

NOTE = "// Written by `make dist` from the declarations of the elements.\n"


def files(elements):
    """Returns the declaration files, by name."""
    functions = {each["name"]: each for element in elements for each in element["functions"]}
    return {
        **{f"{element['tag']}.d.ts": element_file(element) for element in elements},
        "live-controls.d.ts": NOTE + "\n" + "".join(f"export * from './{element['tag']}.js';\n" for element in elements),
        "shared.d.ts": shared_file(elements, functions.values()),
        "react.d.ts": react_file(elements),
        "vue.d.ts": vue_file(elements),
    }


def comment(text, indent=""):
    paragraphs = [text] if isinstance(text, str) else text
    if len(paragraphs) == 1:
        return f"{indent}/** {paragraphs[0]} */\n"
    return f"{indent}/**\n" + f"{indent} *\n".join(f"{indent} * {paragraph}\n" for paragraph in paragraphs) + f"{indent} */\n"


def quoted(name):
    return name if re.fullmatch(r"[A-Za-z_$][\w$]*", name) else f"'{name}'"


def event_map(element):
    return f"{element['class']}EventMap"


# Classes


def element_file(element):
    names = ", ".join(function["name"] for function in element["functions"])
    shared = f"export {{ {names} }} from './shared.js';\n" if names else "import './shared.js';\n"
    return f"""{NOTE}
{shared}
{comment(element["paragraphs"])}export class {element["class"]} extends HTMLElement {{
{"".join(attribute(each) for each in element["attributes"])}{"".join(property_(each) for each in element["properties"])}\
{"".join(comment(each["description"], "  ") + f"  {signature(each)};" + chr(10) for each in element["methods"])}{listening(element)}}}

{events(element)}{attributes(element)}{properties(element)}
declare global {{
  interface HTMLElementTagNameMap {{
    '{element["tag"]}': {element["class"]};
  }}
}}
"""


def attribute(each):
    text = comment(each["description"], "  ")
    if each["accepted"] == each["type"]:
        return f"{text}  {each['name']}: {each['type']};\n"
    return f"{text}  get {each['name']}(): {each['type']};\n  set {each['name']}(value: {each['accepted']});\n"


def property_(each):
    return f"{comment(each['description'], '  ')}  {'readonly ' if each['isReadOnly'] else ''}{each['name']}: {each['type']};\n"


def signature(each):
    parameters = (f"{parameter['name']}{'?' if parameter['isOptional'] else ''}: {parameter['type']}" for parameter in each["parameters"])
    return f"{each['name']}({', '.join(parameters)}): {each['returns']}"


def listening(element):
    """Returns the listener declarations, as HTML's own elements have them: the name of an event determines its type."""
    text = ""
    for verb in ("add", "remove") if element["events"] else ():
        options = f"options?: boolean | {'Add' if verb == 'add' else ''}EventListenerOptions"
        name, map_ = f"{verb}EventListener", event_map(element)
        text += f"  {name}<Name extends keyof {map_}>(type: Name, listener: (this: {element['class']}, event: {map_}[Name]) => any, {options}): void;\n"
        text += f"  {name}(type: string, listener: EventListenerOrEventListenerObject, {options}): void;\n"
    return text


def events(element):
    if not element["events"]:
        return ""
    lines = "".join(f"{comment(each['description'], '  ')}  '{each['name']}': CustomEvent<{each['detail']}>;\n" for each in element["events"])
    return f"/** The events of `<{element['tag']}>`. They bubble. */\nexport interface {event_map(element)} extends HTMLElementEventMap {{\n{lines}}}\n\n"


def attributes(element):
    """Returns the attributes for markup: numbers also as text, flags by presence."""
    lines = "".join(f"{comment(each['description'], '  ')}  {quoted(each['attribute'])}?: {markup_type(each)};\n" for each in element["attributes"])
    return f"/** The attributes of `<{element['tag']}>`, as in markup. */\nexport interface {element['class']}Attributes {{\n{lines}}}\n\n"


def markup_type(each):
    match each["type"]:
        case "boolean":
            return "'' | true"
        case "number":
            return "number | `${number}`"
        case type_ if type_ == "string" or type_.startswith("'"):
            return each["accepted"].replace("null | ", "").replace(" | undefined", "")
        case _:
            return "string"


def properties(element):
    """Returns the properties that a template can set."""
    accepted = [*element["attributes"], *({**each, "accepted": each["type"]} for each in element["properties"] if not each["isReadOnly"])]
    lines = "".join(f"{comment(each['description'], '  ')}  {each['name']}?: {template_type(each)};\n" for each in accepted)
    return f"/** The properties of `<{element['tag']}>` that may be set. */\nexport interface {element['class']}Properties {{\n{lines}}}\n"


def template_type(each):
    return f"{each['accepted']} | `${{number}}`" if each["accepted"] == "number" else each["accepted"]


# Shared parts


def shared_file(elements, functions):
    details = {}
    for element in elements:
        for each in element["events"]:
            details.setdefault(each["name"], {})[f"CustomEvent<{each['detail']}>"] = None
    listed = "".join(f"    '{name}': {' | '.join(types)};\n" for name, types in details.items())
    declared = "".join(f"{comment(function_comment(each))}export function {signature(each)};\n\n" for each in functions)
    return f"""{NOTE}
{declared}declare global {{
  /** The elements' events bubble: a form and a document hear them, too. */
  interface GlobalEventHandlersEventMap {{
{listed}  }}
}}
"""


def function_comment(function):
    parameters = " ".join(f"`{each['name']}`: {each['description']}." for each in function["parameters"])
    return f"{function['description']} {parameters}"


# Frameworks


def imports(elements, *kinds):
    """Returns the imports of the elements' classes and of their other declarations."""
    def names(element):
        return [element["class"] + kind for kind in ("", *kinds) if kind != "EventMap" or element["events"]]

    return "".join(f"import type {{ {', '.join(names(element))} }} from './{element['tag']}.js';\n" for element in elements)


def own(element, handler):
    """Returns the properties of an element in a template: its attributes, its properties, and a handler for each event."""
    name, events = element["class"], element["events"]
    handlers = "; ".join(f"{handler(each['name'])}?: (event: {event_map(element)}['{each['name']}']) => void" for each in events)
    return f"Omit<{name}Attributes, keyof {name}Properties> & {name}Properties" + (f" & {{ {handlers} }}" if handlers else "")


def react_handler(event):
    return f"'on{event}'"


def vue_handler(event):
    return "on" + "".join(word.capitalize() for word in event.split("-"))


def react_file(elements):
    def markup(element):
        return f"      '{element['tag']}': Live<{element['class']}, {own(element, react_handler)}>;\n"

    return f"""{NOTE}// For React 19, which sets properties of custom elements and listens to their events: import type {{}} from 'live-controls/react';

import type {{ DetailedHTMLProps, HTMLAttributes }} from 'react';
{imports(elements, "Attributes", "Properties", "EventMap")}
type Live<Element, Own> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Own> & Own;

declare module 'react' {{
  namespace JSX {{
    interface IntrinsicElements {{
{"".join(map(markup, elements))}    }}
  }}
}}
"""


def vue_file(elements):
    def component(element):
        emits = " & ".join(f"((event: '{each['name']}', value: {event_map(element)}['{each['name']}']) => void)" for each in element["events"])
        return f"    '{element['tag']}': Live<{element['class']}, {own(element, vue_handler)}, {emits or '() => void'}>;\n"

    return f"""{NOTE}// For templates of Vue 3: import type {{}} from 'live-controls/vue';

import type {{ AllowedComponentProps, HTMLAttributes, VNodeProps }} from 'vue';
{imports(elements, "Attributes", "Properties", "EventMap")}
type Live<Element, Own, Emit> = new () => Element & {{ $props: Omit<HTMLAttributes, keyof Own> & Own & VNodeProps & AllowedComponentProps; $emit: Emit }};

declare module 'vue' {{
  interface GlobalComponents {{
{"".join(map(component, elements))}  }}
}}
"""
