import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from './element-name.ts';

/** One line of the registry, as the bundler needs it: which files, before any of them has run. */
export interface RegistryLine {
  /** The name that the registry exports it by. */
  readonly exported: string;
  readonly tag: string;
  /** The tag without the vendor's prefix: `dict-elements/<name>`. */
  readonly name: string;
  /** It can draw in the light DOM. */
  readonly light: boolean;
  /** The height that is kept free for it until it has drawn, '' for none. */
  readonly reserve: string;
  /** Paths from the project's root, with a leading slash. */
  readonly definition: string;
  readonly view: string;
}

const registryFolder = '/src/elements';
const line = /^export \{ (\w+) \} from '\.\/(.+\.element\.ts)';$/gm;

export function readRegistry(root: string): RegistryLine[] {
  const registry = readFileSync(join(root, registryFolder, 'registry.ts'), 'utf8');
  return [...registry.matchAll(line)].map(([, exported = '', file = '']) => readLine(root, exported, file));
}

function readLine(root: string, exported: string, file: string): RegistryLine {
  const definition = `${registryFolder}/${file}`;
  const source = readFileSync(join(root, definition), 'utf8');
  const tag = /^ {2}tag: '([a-z0-9-]+)',$/m.exec(source)?.[1];
  const view = /^ {2}view: \(\) => import\('\.\/(.+\.tsx)'\),$/m.exec(source)?.[1];
  if (!tag || !view)
    throw new Error(`${definition}: write \`tag: '…'\` and \`view: () => import('./….tsx')\`, one line each.`);
  const folder = definition.slice(0, definition.lastIndexOf('/'));
  return {
    exported,
    tag,
    name: nameOf(tag),
    light: /^ {2}light: true,$/m.test(source),
    reserve: /^ {2}reserve: '(.+)',$/m.exec(source)?.[1] ?? '',
    definition,
    view: `${folder}/${view}`,
  };
}
