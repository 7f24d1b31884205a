// `npm run shots [part of a story's id]`: builds Storybook and takes screenshots of every story at 320, 768 and 1280 px, light
// and dark, into shots/. `-- --compare <commit> [part]`: those of a commit and of the working tree side by side, with what
// differs marked. `-- --readme`: the pictures of README.md. `-- --screens`: those of the page for designers. `-- --engines`: six screens of the built console in each installed
// engine, side by side.
import { join } from 'node:path';
import { compareWith } from './shots/compare.mjs';
import { takeReadmePictures } from './shots/readme.mjs';
import { takeScreens } from './shots/screens.mjs';
import { buildStorybook, root, takeStories } from './shots/stories.mjs';

const [first = '', ...rest] = process.argv.slice(2);
const ways = {
  '--engines': () => import('./engines/pictures/run.mjs'),
  '--readme': () => takeReadmePictures(),
  '--screens': () => takeScreens(),
  '--compare': () => compareWith(...rest),
};

await (ways[first] ?? shootStories)();

async function shootStories() {
  const built = join(root, 'storybook-static');
  buildStorybook(root, built);
  await takeStories(built, join(root, 'shots'), first);
}
