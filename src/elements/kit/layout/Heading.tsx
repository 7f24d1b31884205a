import { createContext, use, useRef, type ComponentProps } from 'react';
import { useOnChange } from '../use-on-change.ts';

/** The level of the element's highest heading, from the attribute `heading-level` (A11Y-29). */
export const HeadingLevel = createContext(1);

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

interface HeadingProps extends ComponentProps<'h1'> {
  readonly depth?: 0 | 1 | 2;
  readonly takesFocus?: boolean;
}

export function Heading({ depth = 0, takesFocus = false, ...attributes }: HeadingProps) {
  const Tag = tags[use(HeadingLevel) - 1 + depth] ?? 'h6';
  const node = useRef<HTMLHeadingElement>(null);
  // Effect: focuses the rendered heading (A11Y-31), because the focused node was removed with the previous screen.
  useOnChange(takesFocus, () => {
    if (takesFocus) node.current?.focus();
  });
  return <Tag ref={node} tabIndex={takesFocus ? -1 : undefined} {...attributes} />;
}
