import { atom } from 'nanostores';

/** Opens lazily loaded dialogs of one element (`late.tsx`). With several presses the latest one wins. */
export function createOpener({ load }: { readonly load: () => Promise<boolean> }, onLost: () => void) {
  const $opening = atom<string | null>(null);
  return {
    /** The name of the pressed button while its dialog is loading: show it as busy. */
    $opening,
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
