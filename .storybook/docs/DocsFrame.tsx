import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, type PropsWithChildren } from 'react';
import { themes } from './theme.ts';
import { toolbarTheme } from './toolbar-theme.ts';

/** Storybook renders a page of the documentation from scratch after each change in the toolbar. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = toolbarTheme();
  // Effect: the theme of the page, which the stories on it inherit.
  useEffect(() => void (document.documentElement.dataset.theme = theme), [theme]);
  return (
    <DocsContainer {...props} theme={themes[theme]}>
      <main aria-label="Documentation">{children}</main>
    </DocsContainer>
  );
}
