import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { themes } from './theme.ts';

type ThemeName = keyof typeof themes;
type Globals = Readonly<Record<string, unknown>>;

export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [theme, setTheme] = useState<ThemeName>(firstTheme);
  useEffect(() => {
    const change = ({ globals }: { readonly globals: Globals }) =>
      setTheme(globals.theme === 'dark' ? 'dark' : 'light');
    channel.on('globalsUpdated', change);
    return () => channel.off('globalsUpdated', change);
  }, [channel]);
  // Effect: the theme of the page, which the stories on it inherit.
  useEffect(() => void (document.documentElement.dataset.theme = theme), [theme]);
  return (
    <DocsContainer {...props} theme={themes[theme]}>
      <main aria-label="Documentation">{children}</main>
    </DocsContainer>
  );
}

function firstTheme(): ThemeName {
  const [, named] = /\btheme:(light|dark)\b/.exec(decodeURIComponent(location.search)) ?? [];
  const isDark = named ? named === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark ? 'dark' : 'light';
}
