import type { Rolldown } from 'vite';

/** Chunks of what is large: React, which every page loads once, and what only some visitors come to need. */
export const heavy: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /^\0?rolldown[:\\/]|[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 7 },
  { name: 'phone', test: /[\\/]node_modules[\\/]libphonenumber-js[\\/]/, priority: 6 },
  { name: 'carousel', test: /[\\/]node_modules[\\/]embla-carousel[\\/]/, priority: 6 },
  { name: 'combobox', test: /[\\/]node_modules[\\/]downshift[\\/]/, priority: 6 },
];
