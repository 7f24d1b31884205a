import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { AnyElement } from '../../elements/runtime/element.ts';
import { embeddedId } from './embedded-elements.ts';

export const pageEntry = 'src/elements/index.ts';

const lateEntry = 'src/core/service.ts';

const isRequest = (id: string) => id.endsWith('.request.ts');

/**
 * A tag's files, as paths relative to `dict.js`, imports before importers. `needed` render the tag, and the last of them
 * defines it. `later` are loaded after rendering, such as the service client.
 */
export interface ChunkList {
  readonly needed: readonly string[];
  readonly later: readonly string[];
}

/** Content of `elements.json`, for the loader's build and for pages that preload files. */
export interface ChunkMap {
  readonly files: readonly string[];
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
      const fileNames = (of: readonly Rolldown.OutputChunk[]) => of.map(({ fileName }) => fileName);
      const ordered = (files: readonly string[]) => [
        ...leavesFirst(files, (file) => chunks.find(({ fileName }) => fileName === file)!.imports),
      ];
      const service = chunks.filter(({ moduleIds }) => moduleIds.includes(join(root, lateEntry)));
      const listOf = (view: Rolldown.OutputChunk): ChunkList => {
        const needed = ordered([view.fileName]);
        const requests = chunks.filter(
          ({ fileName, moduleIds }) => view.dynamicImports.includes(fileName) && moduleIds.some(isRequest),
        );
        const all = ordered(fileNames([view, ...service, ...requests]));
        return { needed, later: all.slice(needed.length) };
      };
      const tags = elements.map(({ tag }) => {
        const view = entryOf(embeddedId(tag));
        if (!view) throw new Error(`${tag} has no chunk.`);
        return [tag, listOf(view)];
      });
      const map: ChunkMap = {
        files: ordered(fileNames(chunks)),
        index: { file: index, needed: ordered([index]) },
        tags: Object.fromEntries(tags),
      };
      this.emitFile({ type: 'asset', fileName: chunkMapFile, source: JSON.stringify(map, null, 2) });
      const imports = Object.fromEntries(
        [...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)!.importedIds]),
      );
      writeModules(root, chunks, imports);
    },
  };
}

/** The modules of each chunk with their lengths, and the imports of each module. tests/build/sizes.spec.ts reads this. */
export interface ChunkModules {
  readonly chunks: Readonly<
    Record<string, { readonly imports: readonly string[]; readonly modules: Readonly<Record<string, number>> }>
  >;
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

export const chunkModulesFile = '.cache/cdn-modules.json';

function writeModules(root: string, chunks: readonly Rolldown.OutputChunk[], imports: ChunkModules['imports']): void {
  const lengths = ({ modules }: Rolldown.OutputChunk) =>
    Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength]));
  const list: ChunkModules = {
    chunks: Object.fromEntries(
      chunks.map((each) => [each.fileName, { imports: each.imports, modules: lengths(each) }]),
    ),
    imports,
  };
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, chunkModulesFile), JSON.stringify(list));
}

/** `nodes` and all that they import, directly or not: imports before importers. */
export function leavesFirst<Node>(nodes: Iterable<Node>, importsOf: (node: Node) => Iterable<Node>): Set<Node> {
  const seen = new Set<Node>();
  const found = new Set<Node>();
  const visit = (node: Node) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const each of importsOf(node)) visit(each);
    found.add(node);
  };
  for (const node of nodes) visit(node);
  return found;
}
