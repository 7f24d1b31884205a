import { createContext, use, type ComponentProps } from 'react';

/** The level of the element's highest heading on its page, from 1: its `heading-level` (A11Y-29). */
export const HeadingLevel = createContext(1);

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export interface HeadingProps extends ComponentProps<'h1'> {
  /** How far it is below the element's highest heading. */
  readonly depth?: 0 | 1 | 2;
}

/** Every heading of every view: where the element stands in its page's outline is the page's to say. */
export function Heading({ depth = 0, ...attributes }: HeadingProps) {
  const Tag = tags[use(HeadingLevel) - 1 + depth] ?? 'h6';
  return <Tag {...attributes} />;
}
