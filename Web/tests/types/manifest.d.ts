// The schema 2.1.0 of custom elements manifests, as far as this package's manifest uses it: required parts, and their kinds.

interface Named {
  name: string;
  description?: string;
}
interface Typed extends Named {
  type: { text: string };
}
interface Reference {
  name: string;
  module?: string;
  package?: string;
}
interface Callable extends Named {
  parameters?: (Typed & { optional?: boolean })[];
  return?: { type?: { text: string } };
}
interface Attribute extends Typed {
  default?: string;
  fieldName?: string;
}
interface Field extends Typed {
  kind: 'field';
  readonly?: boolean;
  /** For a field that an attribute mirrors. */
  attribute?: string;
  reflects?: boolean;
}
interface CustomElement extends Named {
  kind: 'class';
  customElement: true;
  tagName: `live-${string}`;
  superclass: Reference;
  attributes: Attribute[];
  members: (Field | (Callable & { kind: 'method' }))[];
  events: Typed[];
  cssParts: Named[];
  cssProperties: (Named & { name: `--${string}`; default?: string })[];
  // Specific to this package.
  dataAttributes: (Typed & { name: `data-${string}` })[];
  classes: (Named & { name: `.${string}` })[];
}
interface Package {
  schemaVersion: '2.1.0';
  readme?: string;
  modules: {
    kind: 'javascript-module';
    path: string;
    declarations: (CustomElement | (Callable & { kind: 'function' }))[];
    exports: { kind: 'js' | 'custom-element-definition'; name: string; declaration: Reference }[];
  }[];
}
