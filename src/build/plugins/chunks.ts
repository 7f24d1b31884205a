import { minifySync, type Plugin, type Rolldown } from 'vite';

/*
 * Decides which modules share a chunk of the CDN build. A root is an entry or a module that is loaded with `import()`.
 * Modules that the same roots load form one chunk; its id is a number with one bit per root. Then pairs of chunks are
 * merged, the best pair first, while the saved requests are worth more than the bytes that a root loads in vain. All
 * roots of a module load its imports too, so chunks never import each other in a circle.
 */

/** The worth of a saved request in bytes of minified code, which are about a third when compressed. */
const requestWorth = 3000;
/** Libraries have their own chunks, which stay cached over releases. */
const libraries = {
  react: /^\0?rolldown[\\/]|[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  data: /[\\/]node_modules[\\/](?:zod|ofetch|destr|ufo)[\\/]/,
  phone: /[\\/]node_modules[\\/]libphonenumber-js[\\/]/,
  combobox: /[\\/]node_modules[\\/](?:downshift|prop-types|react-is|compute-scroll-into-view|@babel[\\/]runtime)[\\/]/,
};
const libraryOf = (id: string) => Object.entries(libraries).find(([, modules]) => modules.test(id))?.[0];

export function chunks() {
  const chunkOf = new Map<string, bigint>();
  const plugin: Plugin = {
    name: 'dict:chunks',
    buildEnd() {
      const info = (id: string) => this.getModuleInfo(id)!;
      // The ids are sorted, because the bundler's order differs from build to build.
      const ids = [...this.getModuleIds()].sort();
      const roots = ids.filter((id) => info(id).isEntry || info(id).dynamicImporters.length > 0);
      const loaded = new Map(roots.map((root) => [root, reach([root], (id) => info(id).importedIds)]));
      // A root needn't load modules that all its importers load. Two passes, because a root may import another one.
      for (const root of [...roots, ...roots].filter((id) => !info(id).isEntry)) {
        const by = roots.filter((each) => info(root).dynamicImporters.some((id) => loaded.get(each)!.has(id)));
        const [first = [], ...rest] = by.map((each) => loaded.get(each)!);
        for (const id of first) if (rest.every((each) => each.has(id))) loaded.get(root)!.add(id);
      }
      for (const id of ids.filter((each) => !libraryOf(each) && (info(each).isEntry || !roots.includes(each)))) {
        const bits = roots.map((root, bit) => (loaded.get(root)!.has(id) ? 1n << BigInt(bit) : 0n));
        const chunk = bits.reduce((one, other) => one | other);
        if (count(chunk) > 1) chunkOf.set(id, chunk);
      }
      // Minified, because comments must not decide what a visitor loads.
      const sizeOf = new Map([...chunkOf.keys()].map((id) => [id, minifySync(id, info(id).code ?? '').code.length]));
      while (merge(chunkOf, sizeOf, info));
    },
  };
  const name = (id: string) => {
    const chunk = chunkOf.get(id);
    return libraryOf(id) ?? (chunk === undefined ? null : `shared-${[...new Set(chunkOf.values())].indexOf(chunk)}`);
  };
  const groups: Rolldown.CodeSplittingGroup[] = [{ name, debugName: 'chunks', includeDependenciesRecursively: false }];
  return { plugin, groups };
}

/**
 * Merges the pair of chunks that saves most: both get the roots of both, so they become one chunk. All chunks that they
 * import get these roots too. False if no pair saves anything.
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
      const merged = reach([a, b], (each) => below.get(each)!);
      const foreign = [...merged].reduce((sum, each) => sum + sizes.get(each)! * count(roots & ~each), 0);
      const gain = count(a & b) * requestWorth - foreign;
      if (gain > best.gain) best = { gain, roots, merged };
    }
  for (const [id, chunk] of chunkOf) if (best.merged.has(chunk)) chunkOf.set(id, chunk | best.roots);
  return best.gain > 0;
}

const count = (roots: bigint) => roots.toString(2).replaceAll('0', '').length;

function reach<Node>(nodes: Iterable<Node>, next: (node: Node) => Iterable<Node>, seen = new Set<Node>()): Set<Node> {
  for (const node of nodes) if (!seen.has(node)) reach(next(node), next, seen.add(node));
  return seen;
}
