import type { Plugin } from 'vite';

/** The modules that run before an entry does, filled in once the graph is known; `import()` is not followed. */
export function reachableFrom(entry: string): { readonly ids: ReadonlySet<string>; readonly plugin: Plugin } {
  const ids = new Set<string>();
  return {
    ids,
    plugin: {
      name: 'dict:reachable',
      buildEnd() {
        const walk = (id: string) => {
          if (ids.has(id)) return;
          ids.add(id);
          this.getModuleInfo(id)?.importedIds.forEach(walk);
        };
        walk(entry);
      },
    },
  };
}
