import { addons } from 'storybook/manager-api';
import { themes } from './docs/theme.ts';

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light,
  sidebar: { showRoots: true },
  // The pages and flows below Start have no controls: they get the panel's room.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith('start-'),
  },
});
