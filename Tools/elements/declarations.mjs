/**
 * Reads the declarations of the elements' modules in a folder: attributes, properties, methods, events, states, parts and the modules'
 * other exports. The folder is in this module's own URL, `declarations.mjs?web=path/to/Web`: see read.mjs.
 *
 * Names, types and values come from the code, through TypeScript's type checker. Descriptions are the code's JSDoc. Tags in the
 * comment at the top of an element's file declare the rest: `@fires`, `@state`, `@cssclass`, `@csspart`,
 * `@cssprop`.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHost, ts } from './compiler.mjs';

const web = new URL(import.meta.url).searchParams.get('web') ?? '';
/** The module of an element stands in the folder of its control: `count-ring/live-count-ring.js`. */
const moduleOf = (tag) => join(web, tag.replace('live-', ''), `${tag}.js`);
const inWeb = (declaration) => declaration.getSourceFile().fileName.startsWith(web);

const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(join(web, 'tsconfig.json'), ts.sys.readFile).config, ts.sys, web);
const tags = readdirSync(web).map((folder) => `live-${folder}`).filter((tag) => existsSync(moduleOf(tag))).sort();
const program = ts.createProgram(tags.map(moduleOf), options, createHost(options, web));
const checker = program.getTypeChecker();

/** An error in the declarations, with its location. */
function fail(node, message) {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  throw new Error(`${file.fileName}:${line + 1}: ${message}`);
}

// Types

/** The lists of names in the code. Types do not keep their order. */
const listed = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(web)).flatMap((file) => {
  const lists = [];
  visit(file, (node) => {
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 1 && node.elements.every(ts.isStringLiteral)) lists.push(node.elements.map(({ text }) => quoted(text)));
  });
  return lists;
}).sort((a, b) => a.length - b.length);

function quoted(text) {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

/** Writes a type without this project's names, so that it is self-contained. */
function typeText(type, isMember = false) {
  if (type.isUnion()) {
    const parts = type.types.map((each) => typeText(each, true));
    const distinct = [...new Set(joinedBooleans(parts))];
    const text = inOrder(distinct).join(' | ');
    return isMember && distinct.length > 1 ? `(${text})` : text;
  }
  if (type.isStringLiteral()) return quoted(type.value);
  if (type.isIntersection()) return objectText(type);
  if (checker.isArrayType(type)) return `${typeText(checker.getTypeArguments(type)[0], true)}[]`;
  const [signature] = type.getCallSignatures();
  if (signature) return isMember ? `(${signatureText(signature)})` : signatureText(signature);
  const isOwn = type.symbol?.declarations?.every(inWeb) || type.objectFlags & ts.ObjectFlags.Mapped;
  if (type.flags & ts.TypeFlags.Object && isOwn) return objectText(type);
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType);
}

/** The members of a union in the order of a list in the code, or else sorted. The type checker's own order is not stable. */
function inOrder(parts) {
  const names = listed.find((each) => parts.every((part) => each.includes(part) || !/^'.+'$/.test(part))) ?? [];
  const place = (part) => (part === 'undefined' ? 3 : part === 'null' ? 2 : part === "''" ? 1 : names.includes(part) ? names.indexOf(part) - names.length : 0);
  return [...parts].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

const joinedBooleans = (parts) =>
  parts.includes('true') && parts.includes('false') ? ['boolean', ...parts.filter((part) => part !== 'true' && part !== 'false')] : parts;
const propertyName = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

function objectText(type) {
  const members = checker.getPropertiesOfType(type).map((member) => {
    const isOptional = Boolean(member.flags & ts.SymbolFlags.Optional);
    const memberType = typeOf(member);
    return `${propertyName(member.name)}${isOptional ? '?' : ''}: ${typeText(isOptional ? checker.getNonNullableType(memberType) : memberType)}`;
  });
  for (const index of checker.getIndexInfosOfType(type)) members.push(`[name: string]: ${typeText(index.type)}`);
  return members.length ? `{ ${members.join('; ')} }` : '{}';
}

function signatureText(signature) {
  const parameters = signature.parameters.map((parameter) => `${parameter.name}: ${typeText(typeOf(parameter))}`);
  return `(${parameters.join(', ')}) => ${typeText(signature.getReturnType())}`;
}

const typeOf = (symbol) => checker.getTypeOfSymbolAtLocation(symbol, base.valueDeclaration);

// Descriptions

const text = (parts) => (typeof parts === 'string' ? parts : ts.displayPartsToString(parts ?? [])).trim().replace(/\s*\n\s*/g, ' ');
const description = (symbol) => text(symbol.getDocumentationComment(checker));

/** The comment at the top of a file: its description in paragraphs, without the line of markup, and its tags. */
function header(file) {
  const [comment] = file.statements[0]?.jsDoc ?? [];
  if (!comment) fail(file.statements[0] ?? file, 'the file has no comment at its head');
  const paragraphs = ts.getTextOfJSDocComment(comment.comment)?.trim().split(/\n\s*\n/) ?? [];
  return {
    paragraphs: paragraphs.map(text).filter((paragraph) => !paragraph.startsWith('`<')),
    tags: (comment.tags ?? []).map((tag) => {
      const [, name, words] = /^(\S+)(?:\s+-)?\s*([^]*)$/.exec(ts.getTextOfJSDocComment(tag.comment)?.trim() ?? '') ?? [];
      if (!words) fail(tag, `@${tag.tagName.text} needs a name and a description`);
      return { tag: tag.tagName.text, name, description: text(words), node: tag };
    }),
  };
}

const tagged = ({ tags }, wanted) => tags.filter(({ tag }) => tag === wanted);

// Calls and assignments

function visit(node, found) {
  found(node);
  ts.forEachChild(node, (child) => visit(child, found));
}

/** The types of the values that calls and assignments in some files give for a name: `Map<name, types>`. */
function givenTypes(files, read) {
  const given = new Map();
  for (const file of files) {
    visit(file, (node) => {
      const [name, value] = read(node) ?? [];
      if (name) given.set(name, [...(given.get(name) ?? []), checker.getTypeAtLocation(value)]);
    });
  }
  return given;
}

const calledName = ({ expression }) => (ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined);

/** `this.dispatch('live-limit', detail)` */
function dispatched(node) {
  if (ts.isCallExpression(node) && calledName(node) === 'dispatch' && ts.isStringLiteral(node.arguments[0])) return [node.arguments[0].text, node.arguments[1]];
}

/** `this.mark('stage', stage)`, `this.dataset.stage = stage` */
function marked(node) {
  if (ts.isCallExpression(node) && /^#?mark$/.test(calledName(node) ?? '') && ts.isStringLiteral(node.arguments[0])) {
    return [`data-${node.arguments[0].text}`, node.arguments[1]];
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken || !ts.isPropertyAccessExpression(node.left)) return;
  if (calledName(node.left) === 'dataset') return [`data-${node.left.name.text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, node.right];
}

const filesIn = (folder) => program.getSourceFiles().filter(({ fileName }) => dirname(fileName) === join(web, folder));
const widened = (types) => [...new Set(types.map((type) => typeText(checker.getNonNullableType(checker.getWidenedType(checker.getBaseTypeOfLiteralType(type))))))];
const values = (types) => inOrder([...new Set(types.flatMap((type) => (type.isUnion() ? type.types : [type])).filter((type) => !(type.flags & ts.TypeFlags.Undefined)).map((type) => typeText(type)))]);

// An element

/** Replaces every object of a page while the elements' modules are loaded to read their classes. Every access returns itself. */
const anyPage = new Proxy(() => {}, { get: () => anyPage, apply: () => anyPage });
Object.assign(globalThis, { HTMLElement: class {}, customElements: anyPage, matchMedia: anyPage, document: anyPage, addEventListener: anyPage });
const base = checker.getSymbolAtLocation(program.getSourceFile(join(web, 'core/live-element.js')));
const liveElement = checker.getExportsOfModule(base).find(({ name }) => name === 'LiveElement');
const baseMembers = new Set(checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(liveElement)).filter((member) => member.declarations.every(inWeb)).map(({ name }) => name));
const baseHeader = header(base.valueDeclaration);

async function element(tag) {
  const entry = checker.getSymbolAtLocation(program.getSourceFile(moduleOf(tag)));
  const exported = checker.getExportsOfModule(entry).map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
  const definition = exported.find((symbol) => symbol.flags & ts.SymbolFlags.Class);
  const file = definition.valueDeclaration.getSourceFile();
  const folder = basename(dirname(file.fileName));
  const head = header(file);
  const { [definition.name]: constructor } = await import(pathToFileURL(file.fileName));
  const type = checker.getDeclaredTypeOfSymbol(definition);
  const members = checker.getPropertiesOfType(type).filter((member) => member.declarations.some(inWeb) && !baseMembers.has(member.name) && !member.name.startsWith('#'));
  const isProtected = (member) => member.declarations.some((each) => ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Protected || ts.getJSDocProtectedTag(each));
  const found = members.filter((member) => !isProtected(member));
  const property = (member) => ({ name: member.name, description: description(member), type: typeText(typeOf(member)) });
  const { attributes } = constructor.definition;
  const declared = attributeDeclarations(definition.valueDeclaration);
  return {
    tag,
    class: definition.name,
    module: `${folder}/${basename(file.fileName)}`,
    style: `${folder}/${tag}.css`,
    paragraphs: head.paragraphs,
    attributes: Object.entries(attributes).map(([name, { name: attribute, read }]) => {
      const member = found.find((each) => each.name === name);
      const initial = read(null);
      const accepted = typeText(parameterType(declared.get(name), 'write'));
      return { ...property(member), description: documentation(declared.get(name)), accepted, attribute, default: initial };
    }),
    properties: found.filter(({ name, flags }) => !(name in attributes) && !(flags & ts.SymbolFlags.Method)).map((member) => ({
      ...property(member),
      isReadOnly: !member.declarations.some((each) => ts.isSetAccessor(each) || ts.isPropertyDeclaration(each)),
    })),
    methods: found.filter(({ flags }) => flags & ts.SymbolFlags.Method).map((member) => callable(member)),
    events: events(head, filesIn(folder), file),
    states: states(head, folder),
    classes: styled(head, 'cssclass', folder, tag, (name) => name),
    parts: styled(head, 'csspart', folder, tag, (name) => `::part(${name})`),
    styles: tagged(head, 'cssprop').map(({ name, description }) => ({ name, description })),
    functions: exported.filter((symbol) => symbol.flags & ts.SymbolFlags.Function).map((symbol) => callable(symbol)),
  };
}

/** The members of the argument of `liveElement`, by name. */
function attributeDeclarations(node) {
  const declared = new Map();
  visit(node.heritageClauses[0], (each) => {
    if (ts.isCallExpression(each) && each.expression.getText() === 'liveElement') {
      for (const member of each.arguments[1].properties) declared.set(member.name.getText(), member);
    }
  });
  return declared;
}

/** The type of the first parameter of a method of a property's value. */
function parameterType(node, method) {
  const [signature] = typeOf(checker.getTypeAtLocation(node.initializer).getProperty(method)).getCallSignatures();
  return typeOf(signature.parameters[0]);
}

function documentation(node) {
  const found = text(node.jsDoc?.map(({ comment }) => ts.getTextOfJSDocComment(comment)).join(' ') ?? '');
  if (!found) fail(node, `${node.name.getText()} has no description`);
  return found;
}

function callable(symbol) {
  const [signature] = typeOf(symbol).getCallSignatures();
  return {
    name: symbol.name,
    description: description(symbol),
    parameters: signature.parameters.map((parameter, index) => {
      const isOptional = signature.minArgumentCount <= index;
      const type = typeOf(parameter);
      return { name: parameter.name === '__0' ? 'options' : parameterName(signature, index), description: description(parameter), isOptional, type: typeText(isOptional ? checker.getNonNullableType(type) : type) };
    }),
    returns: typeText(signature.getReturnType()),
  };
}

/** The name of a parameter; for a destructured one, the name in its comment. */
function parameterName({ declaration, parameters }, index) {
  const { name } = declaration.parameters[index];
  if (ts.isIdentifier(name)) return parameters[index].name;
  return ts.getJSDocParameterTags(declaration.parameters[index])[0]?.name.getText() ?? 'value';
}

function events(head, files, file) {
  const sent = givenTypes(files, dispatched);
  const reported = tagged(head, 'fires');
  for (const { name, node } of reported) if (!sent.has(name)) fail(node, `nothing dispatches ${name}`);
  for (const name of sent.keys()) if (!reported.some((each) => each.name === name)) fail(file, `@fires does not tell of ${name}`);
  return reported.map(({ name, description }) => ({ name, description, detail: widened(sent.get(name)).join(' | ') }));
}

/** The names in a tag for which the element's stylesheet has a rule. */
function styled(head, tag, folder, name, selector) {
  const sheet = readFileSync(join(web, folder, `${name}.css`), 'utf8');
  return tagged(head, tag).map(({ name, description, node }) => {
    const wanted = selector(name).replace(/[.()]/g, '\\$&');
    if (!new RegExp(`${wanted}(?![\\w-])`).test(sheet)) fail(node, `no style is for ${name}`);
    return { name, description };
  });
}

function states(head, folder) {
  const shown = givenTypes([...filesIn(folder), base.valueDeclaration], marked);
  return [...tagged(baseHeader, 'state'), ...tagged(head, 'state')].map(({ name, description, node }) => {
    if (!shown.has(name)) fail(node, `nothing shows ${name}`);
    return { name, description, type: values(shown.get(name)).join(' | ') };
  });
}

export const declarations = [];
for (const tag of tags) declarations.push(await element(tag));
