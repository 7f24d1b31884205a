import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { themes } from './theme.ts';

type ThemeName = keyof typeof themes;
type Globals = Readonly<Record<string, unknown>>;

/** The frame of every page of the documentation, in the theme of the toolbar. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [theme, setTheme] = useState<ThemeName>(themeOfAddress);
  useEffect(() => {
    const change = ({ globals }: { readonly globals: Globals }) =>
      setTheme(globals.theme === 'dark' ? 'dark' : 'light');
    channel.on('globalsUpdated', change);
    return () => channel.off('globalsUpdated', change);
  }, [channel]);
  // The stories on the page inherit it.
  useEffect(() => void (document.documentElement.dataset.theme = theme), [theme]);
  return (
    <DocsContainer {...props} theme={themes[theme]}>
      <main>{children}</main>
    </DocsContainer>
  );
}

const themeOfAddress = (): ThemeName => (/\btheme:dark\b/.test(decodeURIComponent(location.search)) ? 'dark' : 'light');
