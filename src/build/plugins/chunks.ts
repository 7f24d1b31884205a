import type { Plugin, Rolldown } from 'vite';

/* Decides which modules share a chunk of the CDN build. A root is an entry or an `import()`ed module. Modules that the
 * same roots load are one chunk, named by these roots as the bits of a number. Then two chunks become one, the best pair
 * first, while the saved requests are worth more than the bytes that a root loads without importing them. All roots of a
 * module load its imports too, so chunks never import each other in a circle. */

/** One request less is worth this many bytes of source; compressed they are about a quarter. */
const requestWorth = 6000;
/** Libraries have chunks of their own, which stay cached over releases. Tree shaking removes most of their source. */
const libraries: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /^\0?rolldown[\\/]|[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/],
  ['data', /[\\/]node_modules[\\/](?:zod|ofetch|destr|ufo)[\\/]/],
  ['phone', /[\\/]node_modules[\\/]libphonenumber-js[\\/]/],
  ['carousel', /[\\/]node_modules[\\/]embla-carousel[\\/]/],
  [
    'combobox',
    /[\\/]node_modules[\\/](?:downshift|prop-types|react-is|compute-scroll-into-view|@babel[\\/]runtime)[\\/]/,
  ],
];
const libraryOf = (id: string) => libraries.findIndex(([, modules]) => modules.test(id));
const keptOfModule = 2000;

export function chunks() {
  const chunkOf = new Map<string, bigint>();
  const plugin: Plugin = {
    name: 'dict:chunks',
    buildEnd() {
      const info = (id: string) => this.getModuleInfo(id)!;
      // Sorted, because the bundler's order differs from build to build.
      const ids = [...this.getModuleIds()].sort();
      const roots = ids.filter((id) => info(id).isEntry || info(id).dynamicImporters.length > 0);
      const loaded = new Map(roots.map((root) => [root, reach([root], (id) => info(id).importedIds)]));
      // All that every importer of a root loads is there before it. Twice, because a root may import another one.
      for (const root of [...roots, ...roots].filter((id) => !info(id).isEntry)) {
        const by = roots.filter((each) => info(root).dynamicImporters.some((id) => loaded.get(each)!.has(id)));
        const [first = [], ...rest] = by.map((each) => loaded.get(each)!);
        for (const id of first) if (rest.every((each) => each.has(id))) loaded.get(root)!.add(id);
      }
      for (const id of ids) {
        const bits = roots.flatMap((root, bit) => (loaded.get(root)!.has(id) ? [1n << BigInt(bit)] : []));
        const library = libraryOf(id);
        if (library >= 0) bits.push(1n << BigInt(roots.length + library));
        else if (bits.length < 2 || (roots.includes(id) && !info(id).isEntry)) continue;
        chunkOf.set(
          id,
          bits.reduce((one, other) => one | other),
        );
      }
      const sizeOf = (id: string) => Math.min(info(id).code?.length ?? 0, libraryOf(id) < 0 ? Infinity : keptOfModule);
      while (merge(chunkOf, sizeOf, (id) => info(id).importedIds, 1n << BigInt(roots.length)));
    },
  };
  const name = (id: string) => {
    const chunk = chunkOf.get(id);
    if (chunk === undefined) return null;
    return libraries[libraryOf(id)]?.[0] ?? `shared-${[...new Set(chunkOf.values())].indexOf(chunk)}`;
  };
  const groups: Rolldown.CodeSplittingGroup[] = [{ name, debugName: 'chunks', includeDependenciesRecursively: false }];
  return { plugin, groups };
}

function merge(
  chunkOf: Map<string, bigint>,
  sizeOf: (id: string) => number,
  importsOf: (id: string) => readonly string[],
  firstLibrary: bigint,
): boolean {
  const sizes = new Map<bigint, number>();
  const below = new Map<bigint, Set<bigint>>();
  for (const [id, chunk] of chunkOf) {
    sizes.set(chunk, (sizes.get(chunk) ?? 0) + sizeOf(id));
    const imported = importsOf(id).flatMap((each) => chunkOf.get(each) ?? []);
    below.set(chunk, new Set([...(below.get(chunk) ?? []), ...imported]));
  }
  const bytes = (chunk: bigint, roots: bigint) => sizes.get(chunk)! * count(roots & ~chunk);
  const own = [...sizes.keys()].filter((chunk) => chunk < firstLibrary);
  const merged = { gain: 0, roots: 0n, chunks: new Set<bigint>() };
  for (const [at, a] of own.entries())
    for (const b of own.slice(at + 1)) {
      const worth = count(a & b) * requestWorth;
      if (worth - bytes(a, b) - bytes(b, a) <= merged.gain) continue;
      const chunks = reach([a, b], (each) => below.get(each)!);
      const gain = [...chunks].reduce((left, each) => left - bytes(each, a | b), worth);
      if (gain > merged.gain) Object.assign(merged, { gain, roots: a | b, chunks });
    }
  for (const [id, chunk] of chunkOf) if (merged.chunks.has(chunk)) chunkOf.set(id, chunk | merged.roots);
  return merged.gain > 0;
}

const count = (roots: bigint) => roots.toString(2).replaceAll('0', '').length;

function reach<Node>(nodes: Iterable<Node>, next: (node: Node) => Iterable<Node>, seen = new Set<Node>()): Set<Node> {
  for (const node of nodes) if (!seen.has(node)) reach(next(node), next, seen.add(node));
  return seen;
}
