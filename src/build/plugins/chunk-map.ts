import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { AnyElement } from '../../elements/runtime/element.ts';
import { isOfService, isRequest, pageEntry } from './audiences.ts';
import { embeddedId } from './embedded-elements.ts';

/** What a tag loads. Paths are relative to `dict.js`. */
export interface ChunkList {
  /** All that it is drawn with, leaves first; the last one defines its tag. */
  readonly needed: readonly string[];
  /** What it asks the service with, once it is drawn. */
  readonly later: readonly string[];
}

/** `elements.json`, for the loader's pass and for pages that preload by hand. */
export interface ChunkMap {
  /** Every file; each after all that it imports. */
  readonly files: readonly string[];
  /** What a page's own code imports (`configure` and its like), with all that it imports in turn. */
  readonly index: { readonly file: string; readonly needed: readonly string[] };
  readonly tags: Readonly<Record<string, ChunkList>>;
}

export const chunkMapFile = 'elements.json';

export function chunkMap(root: string, elements: readonly AnyElement[]): Plugin {
  return {
    name: 'dict:chunk-map',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entryOf = (id: string) => chunks.find(({ facadeModuleId }) => facadeModuleId === id);
      const index = entryOf(join(root, pageEntry))!.fileName;
      const service = chunks.filter(({ moduleIds }) => moduleIds.some((id) => isOfService(root, id)));
      const listOf = (view: Rolldown.OutputChunk): ChunkList => {
        const needed = leavesFirst([view.fileName], bundle);
        const requests = chunks.filter(
          ({ fileName, moduleIds }) => view.dynamicImports.includes(fileName) && moduleIds.some(isRequest),
        );
        const all = leavesFirst(
          [...service, ...requests].map(({ fileName }) => fileName),
          bundle,
          [...needed],
        );
        return { needed, later: all.slice(needed.length) };
      };
      const tags = elements.map(({ tag }) => {
        const view = entryOf(embeddedId(tag));
        if (!view) throw new Error(`${tag} has no chunk.`);
        return [tag, listOf(view)];
      });
      const map: ChunkMap = {
        files: leavesFirst(Object.keys(bundle), bundle),
        index: { file: index, needed: leavesFirst([index], bundle) },
        tags: Object.fromEntries(tags),
      };
      this.emitFile({ type: 'asset', fileName: chunkMapFile, source: JSON.stringify(map, null, 2) });
    },
  };
}

/** `files` and all that they import, after what is there already. */
function leavesFirst(files: readonly string[], bundle: Rolldown.OutputBundle, there: string[] = []): string[] {
  const seen = new Set(there);
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') return;
    seen.add(file);
    chunk.imports.forEach(visit);
    there.push(file);
  };
  files.forEach(visit);
  return there;
}
