import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { ComponentProps, CSSProperties } from 'react';

/** A code block with a reserved height: Storybook highlights it later, with a script of its own. */
export function Code({ children, ...props }: ComponentProps<typeof CodeOrSourceMdx>) {
  const lines = typeof children === 'string' ? children.trimEnd().split('\n').length : 0;
  const code = <CodeOrSourceMdx {...props}>{children}</CodeOrSourceMdx>;
  if (!props.className) return code;
  return (
    <div className="docs-code" style={{ '--lines': lines } as CSSProperties}>
      {code}
    </div>
  );
}
