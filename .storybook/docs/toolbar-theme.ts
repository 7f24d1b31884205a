import { addons } from 'storybook/preview-api';

export type ThemeName = 'light' | 'dark';

const chosen = { theme: themeOf(/\btheme:(\w+)/.exec(decodeURIComponent(location.search))?.[1]) };

/** The theme chosen in the toolbar, else in the address, else the visitor's. */
export const toolbarTheme = (): ThemeName => chosen.theme;

interface Changed {
  readonly globals: Readonly<Record<string, unknown>>;
}

// Not `globalsUpdated`: a page of the documentation receives that also from the stories in its frames.
void addons.ready().then((channel) =>
  channel.on('updateGlobals', ({ globals }: Changed) => {
    if ('theme' in globals) chosen.theme = themeOf(globals.theme);
  }),
);

function themeOf(name: unknown): ThemeName {
  if (name === 'dark' || name === 'light') return name;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
