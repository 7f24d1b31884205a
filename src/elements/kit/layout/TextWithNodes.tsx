import { Fragment, type ReactNode } from 'react';

interface TextWithNodesProps {
  readonly text: string;
  readonly nodes: Readonly<Record<string, ReactNode>>;
}

/** A sentence with nodes for its `{placeholders}`. One text, because the word order depends on the language. */
export function TextWithNodes({ text, nodes }: TextWithNodesProps) {
  return text.split(/\{(\w+)\}/).map((part, place) => {
    const isName = place % 2 === 1;
    return <Fragment key={place}>{isName ? (Object.hasOwn(nodes, part) ? nodes[part] : `{${part}}`) : part}</Fragment>;
  });
}
