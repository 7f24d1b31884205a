import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { DocsByTag } from './plugins/manifest.ts';
import { camelCase, type AnyElement } from '../elements/runtime/element.ts';

/** The registry itself, imported as Node imports it. No view is loaded. */
export async function readElements(root: string): Promise<AnyElement[]> {
  return Object.values(await importSource<Record<string, AnyElement>>(root, 'src/elements/registry.ts'));
}

/** What is written about each tag. */
export async function readDocs(root: string): Promise<DocsByTag> {
  return (await importSource<{ docsByTag: DocsByTag }>(root, 'src/elements/docs.ts')).docsByTag;
}

async function importSource<Module>(root: string, file: string): Promise<Module> {
  return (await runnerImport<Module>(join(root, file), { configFile: false, root })).module;
}

/** The tag without the vendor's prefix: `dict-signup` is `dict-elements/signup`, in the folder `signup`. */
export const nameOf = (tag: string) => tag.replace(/^dict-/, '');

/** The name that the registry exports it by. */
export const exportOf = (tag: string) => camelCase(nameOf(tag));

/** Its files, from the project's root; `npm run new-element` names them so. */
export const definitionOf = (tag: string) => `/src/elements/${nameOf(tag)}/${nameOf(tag)}.element.ts`;
export const viewOf = (tag: string) => `/src/elements/${nameOf(tag)}/${camelCase(`-${nameOf(tag)}`)}.tsx`;
