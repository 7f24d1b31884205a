import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  /** A text with `{placeholders}`: `t('agree')` is 'You agree to the {terms}.' */
  readonly text: string;
  /** What takes the place of each, by its name. A placeholder without one stays as it is. */
  readonly nodes: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links or other nodes in it: the order of its words is the language's, so it is one text. */
export function Filled({ text, nodes }: FilledProps) {
  // `split` returns the names of the placeholders, which are captured, at every odd place.
  return text.split(/\{(\w+)\}/).map((part, place) => {
    const isName = place % 2 === 1;
    // The parts of a text don't change places, so the place is the key.
    return <Fragment key={place}>{isName ? (Object.hasOwn(nodes, part) ? nodes[part] : `{${part}}`) : part}</Fragment>;
  });
}
