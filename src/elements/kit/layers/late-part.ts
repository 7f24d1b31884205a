import { atom } from 'nanostores';

/**
 * A part of a screen that most visits never see. It is loaded once for the page. `standIn` is drawn where it can't be loaded;
 * without one there is nothing to draw.
 */
export function createLatePart<Part>(load: () => Promise<Part>, standIn: Part | null = null) {
  const $part = atom<Part | null>(null);
  let isThere = false;
  return {
    /** null until it has been loaded. */
    $part,
    /** Whether it is there now: false where it can't be loaded. A later call tries again. */
    async load(): Promise<boolean> {
      if (isThere) return true;
      const part = await load().catch(() => null);
      isThere = part !== null;
      $part.set(part ?? standIn);
      return isThere;
    },
  };
}

/** What opens a late part of one element. The latest press counts. */
export function createOpener({ load }: { readonly load: () => Promise<boolean> }, onLost: () => void) {
  const $opening = atom<string | null>(null);
  return {
    /** What was pressed and is not open yet: its button is busy. */
    $opening,
    /** The pointer or the focus has come to one of the buttons. */
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
