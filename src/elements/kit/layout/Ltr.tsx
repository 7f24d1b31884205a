import { Fragment, type ReactNode } from 'react';

/** An email address, a phone number, a code or an id: left to right in every language, and not translated. */
export const Ltr = ({ children }: { readonly children: string }) => (
  // A phone number keeps its '+91' beside the rest.
  <bdi dir="ltr" translate="no" className={children.startsWith('+') ? 'd-unbroken' : undefined}>
    {children}
  </bdi>
);

interface SentenceProps {
  readonly text: string;
  /** Values in the text that are written left to right; an empty one is ignored. */
  readonly values: readonly string[];
}

/** A sentence that contains such values. */
export function Sentence({ text, values: [value, ...more] }: SentenceProps): ReactNode {
  if (value === undefined) return text;
  if (value === '') return <Sentence text={text} values={more} />;
  return text.split(value).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <Ltr>{value}</Ltr>}
      <Sentence text={part} values={more} />
    </Fragment>
  ));
}
