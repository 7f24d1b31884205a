import { parse } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { leavesFirst } from './chunk-map.ts';

/*
 * Decides which modules share a chunk of the CDN build. A root is an entry or a module that is loaded with `import()`.
 * A module that is loaded only by `import()` keeps a chunk of its own. All others that the same roots load form one chunk;
 * its id is a number with one bit per root. Then pairs of chunks are merged, the best pair first, while the saved requests
 * are worth more than the bytes that a root loads in vain. All roots of a module load its imports too, so chunks never import
 * each other in a circle.
 */

/** To save a request, this many bytes of minified code may be loaded in vain (about a third of them when compressed). */
const requestWorth = 3300;
/** Libraries have their own chunks, which stay cached over releases. */
const libraries = {
  react: /^\0?rolldown[\\/]|[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  data: /[\\/]node_modules[\\/]zod[\\/]/,
  phone: /[\\/]node_modules[\\/]libphonenumber-js[\\/]/,
};
const libraryOf = (id: string) => Object.entries(libraries).find(([, modules]) => modules.test(id))?.[0];

export function chunks() {
  const chunkOf = new Map<string, bigint>();
  let dynamicRoots: readonly string[] = [];
  const plugin: Plugin = {
    name: 'dict:chunks',
    buildEnd() {
      const info = (id: string) => this.getModuleInfo(id)!;
      // Sorts the ids, because the bundler's order differs from build to build.
      const ids = [...this.getModuleIds()].sort();
      const roots = ids.filter((id) => info(id).isEntry || info(id).dynamicImporters.length > 0);
      const loaded = loadedWith(roots, ids, info);
      dynamicRoots = roots.filter((id) => !info(id).isEntry);
      const isOnlyDynamic = (id: string) => dynamicRoots.includes(id) && info(id).importers.length === 0;
      for (const id of ids.filter((each) => !libraryOf(each) && !isOnlyDynamic(each))) {
        const bitOf = (root: string, at: number) => (loaded.get(root)!.has(id) ? 1n << BigInt(at) : 0n);
        const chunk = roots.map(bitOf).reduce((bits, bit) => bits | bit, 0n);
        if (count(chunk) > 1) chunkOf.set(id, chunk);
      }
      // Measures the minified code: the length of comments must not decide about chunks.
      const sizeOf = new Map([...chunkOf.keys()].map((id) => [id, minifySync(id, info(id).code ?? '').code.length]));
      while (merge(chunkOf, sizeOf, info));
    },
  };
  const name = (id: string) => {
    const chunk = chunkOf.get(id);
    if (libraryOf(id) || chunk === undefined) return libraryOf(id) ?? null;
    const root = dynamicRoots.find((each) => chunkOf.get(each) === chunk);
    return `${root ? parse(root).name : 'shared'}-${[...new Set(chunkOf.values())].indexOf(chunk)}`;
  };
  const groups: Rolldown.CodeSplittingGroup[] = [{ name, debugName: 'chunks', includeDependenciesRecursively: false }];
  return { plugin, groups };
}

/**
 * Maps each root to the modules that are certainly on the page once the root is loaded: those that the root imports and,
 * if it is loaded with `import()`, those that are there with every root that may have loaded it. Because roots may load
 * each other, such a root starts with all modules, and modules are removed until nothing changes.
 */
function loadedWith(roots: readonly string[], ids: readonly string[], info: (id: string) => Rolldown.ModuleInfo) {
  const own = new Map(roots.map((root) => [root, leavesFirst([root], (id) => info(id).importedIds)]));
  const loaded = new Map(roots.map((root) => [root, info(root).isEntry ? own.get(root)! : new Set(ids)]));
  const narrow = (root: string) => {
    const { isEntry, dynamicImporters } = info(root);
    if (isEntry) return false;
    const before = roots.filter((each) => dynamicImporters.some((id) => own.get(each)!.has(id)));
    const there = ids.filter((id) => own.get(root)!.has(id) || before.every((each) => loaded.get(each)!.has(id)));
    const isNarrower = there.length < loaded.get(root)!.size;
    loaded.set(root, new Set(there));
    return isNarrower;
  };
  while (roots.filter(narrow).length > 0);
  return loaded;
}

/**
 * Merges the pair of chunks with the highest gain: saved requests, less the bytes that roots load in vain. A chunk loads
 * the chunks that it imports, so their modules too belong to the roots of both afterwards. Returns false if no pair
 * gains anything.
 */
function merge(
  chunkOf: Map<string, bigint>,
  sizeOf: ReadonlyMap<string, number>,
  info: (id: string) => Rolldown.ModuleInfo,
): boolean {
  const sizes = new Map<bigint, number>();
  const below = new Map<bigint, Set<bigint>>();
  for (const [id, chunk] of chunkOf) {
    sizes.set(chunk, (sizes.get(chunk) ?? 0) + sizeOf.get(id)!);
    const imported = info(id).importedIds.flatMap((each) => chunkOf.get(each) ?? []);
    below.set(chunk, new Set([...(below.get(chunk) ?? []), ...imported]));
  }
  let best = { gain: 0, roots: 0n, merged: new Set<bigint>() };
  for (const a of sizes.keys())
    for (const b of sizes.keys()) {
      if (a >= b) continue;
      const roots = a | b;
      const merged = leavesFirst([a, b], (each) => below.get(each)!);
      const foreign = [...merged].reduce((sum, each) => sum + sizes.get(each)! * count(roots & ~each), 0);
      const gain = count(a & b) * requestWorth - foreign;
      if (gain > best.gain) best = { gain, roots, merged };
    }
  for (const [id, chunk] of chunkOf) if (best.merged.has(chunk)) chunkOf.set(id, chunk | best.roots);
  return best.gain > 0;
}

const count = (roots: bigint) => roots.toString(2).replaceAll('0', '').length;
