import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { DocsByTag } from './plugins/manifest.ts';
import type { AnyElement } from '../elements/runtime/element.ts';

export async function readElements(root: string): Promise<AnyElement[]> {
  return Object.values(await importSource<Record<string, AnyElement>>(root, 'src/elements/registry.ts'));
}

export async function readDocs(root: string): Promise<DocsByTag> {
  return (await importSource<{ docsByTag: DocsByTag }>(root, 'src/elements/tags/docs.ts')).docsByTag;
}

async function importSource<Module>(root: string, file: string): Promise<Module> {
  return (await runnerImport<Module>(join(root, file), { configFile: false, root })).module;
}
