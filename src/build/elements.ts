import { join } from 'node:path';
import { runnerImport, type InlineConfig, type Plugin } from 'vite';
import type { AnyElement } from '../elements/runtime/element.ts';
import { prerenderedBy } from './outputs.ts';
import { className, nameOf, type DocsByTag } from './plugins/manifest.ts';

export async function readElements(root: string): Promise<AnyElement[]> {
  return Object.values(await importSource<Record<string, AnyElement>>(root, 'src/elements/registry.ts'));
}

export async function readDocs(root: string): Promise<DocsByTag> {
  return (await importSource<{ docsByTag: DocsByTag }>(root, 'src/elements/tags/collected.ts')).docsByTag;
}

export async function importSource<Module>(root: string, file: string): Promise<Module> {
  const config: InlineConfig = { configFile: false, root, plugins: [noSheets], define: prerenderedBy(root) };
  return (await runnerImport<Module>(join(root, file), config)).module;
}

/** Replaces style sheets by empty texts: Vite's own plug-in for style sheets doesn't work in `runnerImport`. */
export const noSheets: Plugin = {
  name: 'dict:no-sheets',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css?inline') ? '\0sheet' : undefined),
  load: (id) => (id === '\0sheet' ? "export default '';" : undefined),
};

export const viewOf = (tag: string) => `/src/elements/${nameOf(tag)}/${viewNameOf(tag)}.tsx`;

export const viewNameOf = (tag: string) => className(nameOf(tag));
