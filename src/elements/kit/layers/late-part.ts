import { atom } from 'nanostores';

/** A rarely used part of a screen, loaded once per page. `standIn` is used if it can't be loaded. */
export function createLatePart<Part>(load: () => Promise<Part>, standIn: Part | null = null) {
  const $part = atom<Part | null>(null);
  let isThere = false;
  return {
    $part,
    /** Resolves to true once the part is loaded, to false if it can't be. A later call tries again. */
    async load(): Promise<boolean> {
      if (isThere) return true;
      const part = await load().catch(() => null);
      isThere = part !== null;
      $part.set(part ?? standIn);
      return isThere;
    },
  };
}

/** Opens lazily loaded parts of one element. With several presses the latest one wins. */
export function createOpener({ load }: { readonly load: () => Promise<boolean> }, onLost: () => void) {
  const $opening = atom<string | null>(null);
  return {
    /** The name of the pressed button while its part is loading: show it as busy. */
    $opening,
    /** Preloads the part, when the pointer or the focus reaches a button. */
    near: () => void load(),
    async open(name: string, show: () => void): Promise<void> {
      $opening.set(name);
      const isThere = await load();
      if ($opening.get() !== name) return;
      $opening.set(null);
      if (isThere) show();
      else onLost();
    },
  };
}
