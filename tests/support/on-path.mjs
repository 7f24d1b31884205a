import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first file with this name in the folders of PATH. */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
