import type { Plugin, Rolldown } from 'vite';

/* Decides which modules share a chunk of the CDN build. Modules that are loaded by the same entries form a group.
 * Then pairs of groups are merged, the best pair first, as long as fewer requests are worth more than the bytes that
 * some entry would load without needing them. */

/** One request less is worth this many bytes of source; compressed they are about a quarter. */
const requestWorth = 5000;
// Each library keeps its own chunk, which stays cached over releases. The size is an estimate, because tree shaking
// runs later.
const librarySize = 40_000;
const libraries: Readonly<Record<string, RegExp>> = {
  react: /^\0?rolldown[\\/]|[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  data: /[\\/]node_modules[\\/](?:zod|ofetch|destr|ufo)[\\/]/,
  phone: /[\\/]node_modules[\\/]libphonenumber-js[\\/]/,
  carousel: /[\\/]node_modules[\\/]embla-carousel[\\/]/,
  combobox: /[\\/]node_modules[\\/](?:downshift|prop-types|react-is|compute-scroll-into-view|@babel[\\/]runtime)[\\/]/,
};

/**
 * `roots`: the entries and `import()`ed modules that need the group, or have it loaded, when they run. `below`: the
 * groups that it imports.
 */
type Group = { name: string; size: number; modules: Set<string>; roots: Set<string>; below: Set<Group> };

export function chunks() {
  const groupOf = new Map<string, Group>();
  const plugin: Plugin = {
    name: 'dict:chunks',
    buildEnd() {
      const info = (id: string) => this.getModuleInfo(id)!;
      // Sorted, because the bundler's order differs from build to build.
      const ids = [...this.getModuleIds()].sort();
      const roots = ids.filter((id) => info(id).isEntry || info(id).dynamicImporters.length > 0);
      const loaded = new Map(roots.map((root) => [root, reach(root, (id) => info(id).importedIds)]));
      // When a module is loaded by `import()`, everything that all of its importers load is already there. Two rounds,
      // because such a module may load another one.
      for (const root of [...roots, ...roots].filter((id) => !info(id).isEntry)) {
        const by = roots.filter((each) => info(root).dynamicImporters.some((id) => loaded.get(each)!.has(id)));
        const [first = [], ...rest] = by.map((each) => loaded.get(each)!);
        for (const id of first) if (rest.every((each) => each.has(id))) loaded.get(root)!.add(id);
      }
      const groups = new Map<string, Group>();
      // A module loaded by `import()` keeps its own chunk, so it belongs to no group.
      for (const id of ids.filter((each) => info(each).isEntry || !roots.includes(each))) {
        const has = roots.filter((root) => loaded.get(root)!.has(id));
        const library = Object.keys(libraries).find((each) => libraries[each]!.test(id));
        const key = library ?? has.join();
        const name = library ?? `shared-${groups.size}`;
        const group = groups.get(key) ?? { name, size: 0, modules: new Set(), roots: new Set(), below: new Set() };
        groupOf.set(groups.set(key, group) && group.modules.add(id) && id, group);
        has.forEach((root) => group.roots.add(root));
        group.size = library ? librarySize : group.size + (info(id).code?.length ?? 0);
      }
      for (const [id, group] of groupOf)
        for (const each of info(id).importedIds) if (groupOf.has(each)) group.below.add(groupOf.get(each)!);
      while (mergeBest(groupOf));
    },
  };
  const name = (id: string) => (isShared(groupOf.get(id)) ? groupOf.get(id)!.name : null);
  const groups: Rolldown.CodeSplittingGroup[] = [{ name, debugName: 'chunks', includeDependenciesRecursively: false }];
  return { plugin, groups };
}

const isShared = (group?: Group) => group !== undefined && (group.roots.size > 1 || group.name in libraries);

function mergeBest(groupOf: Map<string, Group>): boolean {
  const own = [...new Set(groupOf.values())].filter((group) => isShared(group) && !(group.name in libraries));
  const pairs = own.flatMap((a, at) => own.slice(at + 1).map((b) => ({ a, b, gain: gain(a, b) })));
  const better = pairs.filter((pair) => pair.gain > 0).sort((one, other) => other.gain - one.gain);
  const best = better.find(({ a, b }) => !leadsAround(a, b) && !leadsAround(b, a));
  if (!best) return false;
  const { a, b } = best;
  for (const id of b.modules) groupOf.set(id, a);
  for (const id of b.modules) a.modules.add(id);
  a.size += b.size;
  for (const group of b.below) a.below.add(group);
  for (const group of groupOf.values()) if (group.below.delete(b)) group.below.add(a);
  const roots = [...a.roots, ...b.roots];
  for (const group of reach(a, (each) => each.below)) roots.forEach((root) => group.roots.add(root));
  return true;
}

/** The bytes saved by merging two groups, summed over all entries; negative if merging costs more. */
function gain(a: Group, b: Group): number {
  const saved = [...a.roots].filter((root) => b.roots.has(root)).length * requestWorth;
  if (saved <= bytesFor(b.roots, [a]) + bytesFor(a.roots, [b])) return 0;
  return (
    saved -
    bytesFor(
      b.roots,
      reach(a, (each) => each.below),
    ) -
    bytesFor(
      a.roots,
      reach(b, (each) => each.below),
    )
  );
}

/** The bytes of `groups` that `roots` would load in addition, summed over all roots. */
const bytesFor = (roots: ReadonlySet<string>, groups: Iterable<Group>) =>
  [...groups].reduce((sum, { size, roots: has }) => sum + size * [...roots].filter((root) => !has.has(root)).length, 0);

/** True if `from` imports `to` through a third group: merged, they and the third would import each other. */
const leadsAround = (from: Group, to: Group) =>
  [...from.below].some((each) => each !== to && each !== from && reach(each, (group) => group.below).has(to));

function reach<Node>(node: Node, next: (node: Node) => Iterable<Node>, seen = new Set<Node>()): Set<Node> {
  if (!seen.has(node)) for (const each of (seen.add(node), next(node))) reach(each, next, seen);
  return seen;
}
