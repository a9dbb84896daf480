// The subset of the frameworks' own types that the package's types for them use.

declare module 'react' {
  interface HTMLAttributes<T> {
    className?: string;
    id?: string;
    children?: unknown;
    onClick?: (event: MouseEvent & { currentTarget: T }) => void;
  }
  interface ClassAttributes<T> {
    key?: string | number;
    ref?: (element: T | null) => void;
  }
  type DetailedHTMLProps<Attributes extends HTMLAttributes<Element>, Element> = ClassAttributes<Element> & Attributes;
  namespace JSX {
    interface IntrinsicElements {
      textarea: DetailedHTMLProps<HTMLAttributes<HTMLTextAreaElement> & { name?: string }, HTMLTextAreaElement>;
    }
    interface ElementChildrenAttribute {
      children: {};
    }
  }
}

declare module 'react/jsx-runtime' {
  import * as React from 'react';
  export const Fragment: (properties: { children?: unknown }) => unknown;
  export namespace JSX {
    interface IntrinsicElements extends React.JSX.IntrinsicElements {}
    interface ElementChildrenAttribute extends React.JSX.ElementChildrenAttribute {}
  }
}

declare module 'vue' {
  interface VNodeProps {
    key?: string | number;
  }
  interface AllowedComponentProps {
    class?: unknown;
    style?: unknown;
  }
  interface HTMLAttributes {
    id?: string;
    class?: unknown;
    onClick?: (event: MouseEvent) => void;
  }
  interface GlobalComponents {}
}
