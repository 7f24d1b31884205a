import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, type PropsWithChildren } from 'react';
import { themes } from './theme.ts';
import { toolbarTheme } from './toolbar-theme.ts';

/**
 * The frame of a documentation page, in the toolbar's theme. Storybook renders the page from scratch after each change
 * in the toolbar, so the theme needs no state.
 */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = toolbarTheme();
  // Effect: sets the page's theme, which its stories inherit.
  useEffect(() => void (document.documentElement.dataset.theme = theme), [theme]);
  return (
    <DocsContainer {...props} theme={themes[theme]}>
      <main aria-label="Documentation">{children}</main>
    </DocsContainer>
  );
}
