import { Fragment, type ReactNode } from 'react';
import { drawn } from '../../../core/format/text.ts';

/**
 * An email address, a phone number, a code or an id: left to right in every language, and not translated. A phone number
 * with its country code stays on one line.
 */
export const Ltr = ({ children }: { readonly children: string }) => (
  <bdi dir="ltr" translate="no" className={children.startsWith('+') ? 'd-unbroken' : undefined}>
    {drawn(children)}
  </bdi>
);

interface SentenceProps {
  readonly text: string;
  readonly values: readonly string[];
}

export function Sentence({ text, values: [whole, ...more] }: SentenceProps): ReactNode {
  if (whole === undefined) return text;
  const value = drawn(whole);
  if (value === '') return <Sentence text={text} values={more} />;
  return text.split(value).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <Ltr>{value}</Ltr>}
      <Sentence text={part} values={more} />
    </Fragment>
  ));
}

interface TextWithNodesProps {
  readonly text: string;
  readonly nodes: Readonly<Record<string, ReactNode>>;
}

export function TextWithNodes({ text, nodes }: TextWithNodesProps) {
  return text.split(/\{(\w+)\}/).map((part, place) => {
    const isName = place % 2 === 1;
    return <Fragment key={place}>{isName ? (Object.hasOwn(nodes, part) ? nodes[part] : `{${part}}`) : part}</Fragment>;
  });
}
