import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { AnyElement } from '../../elements/runtime/element.ts';
import { embeddedId } from './embedded-elements.ts';

export const pageEntry = 'src/elements/index.ts';

/** Content of `elements.json`, for the loader's build and for pages that preload files. */
export interface ChunkMap {
  readonly files: readonly string[];
  readonly index: { readonly file: string; readonly needed: readonly string[] };
  /** A tag's files, as paths relative to `dict.js`, imports before importers. The last of them defines it. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

export const chunkMapFile = 'elements.json';

export function chunkMap(root: string, elements: readonly AnyElement[]): Plugin {
  return {
    name: 'dict:chunk-map',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entryOf = (id: string) => chunks.find(({ facadeModuleId }) => facadeModuleId === id);
      const index = entryOf(join(root, pageEntry))!.fileName;
      const ordered = (files: readonly string[]) => [
        ...leavesFirst(files, (file) => chunks.find(({ fileName }) => fileName === file)!.imports),
      ];
      const tags = elements.map(({ tag }) => {
        const view = entryOf(embeddedId(tag));
        if (!view) throw new Error(`${tag} has no chunk.`);
        return [tag, ordered([view.fileName])];
      });
      const map: ChunkMap = {
        files: ordered(chunks.map(({ fileName }) => fileName)),
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
