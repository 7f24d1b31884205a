import type { Plugin, Rolldown } from 'vite';
import type { RegistryLine } from './registry-lines.ts';

/**
 * What a tag needs, leaves first, its own chunk last: all before it can be defined, and what sends its first call. Paths are
 * relative to `dict.js`.
 */
export type ChunkMap = Readonly<Record<string, readonly string[]>>;

export const chunkMapFile = 'elements.json';

/** Writes tag → files, for the loader's pass and for pages that preload by hand. */
export function chunkMap(lines: readonly RegistryLine[]): Plugin {
  return {
    name: 'dict:chunk-map',
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle).filter(
        (file) => file.type === 'chunk' && file.isEntry,
      ) as Rolldown.OutputChunk[];
      const map = lines.map(({ tag, name }) => {
        const entry = entries.find((chunk) => chunk.name === `chunks/${name}`);
        if (!entry) throw new Error(`${tag} has no chunk.`);
        return [tag, leavesFirst(entry.fileName, bundle, [...client(bundle)])];
      });
      this.emitFile({
        type: 'asset',
        fileName: chunkMapFile,
        source: JSON.stringify(Object.fromEntries(map), null, 2),
      });
    },
  };
}

// Loaded by the first call, which nearly every element makes at once: found out only then, it would cost a round trip.
const client = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && file.name === 'client')
    .flatMap(({ fileName }) => leavesFirst(fileName, bundle));

function leavesFirst(
  fileName: string,
  bundle: Rolldown.OutputBundle,
  seen: string[] = [],
  under = new Set<string>(),
): string[] {
  const chunk = bundle[fileName];
  if (seen.includes(fileName) || under.has(fileName) || chunk?.type !== 'chunk') return seen;
  under.add(fileName);
  for (const imported of chunk.imports) leavesFirst(imported, bundle, seen, under);
  seen.push(fileName);
  return seen;
}
