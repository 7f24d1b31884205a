import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  readonly text: string;
  /** The node for each placeholder, by name. A placeholder without a node stays as it is. */
  readonly nodes: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links or other nodes in it. It is one text, because the word order depends on the language. */
export function Filled({ text, nodes }: FilledProps) {
  // Every odd part is a captured name.
  return text.split(/\{(\w+)\}/).map((part, place) => {
    const isName = place % 2 === 1;
    return <Fragment key={place}>{isName ? (Object.hasOwn(nodes, part) ? nodes[part] : `{${part}}`) : part}</Fragment>;
  });
}
