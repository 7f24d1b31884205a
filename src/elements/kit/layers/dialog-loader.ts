import { atom } from 'nanostores';

/**
 * Opens lazily loaded dialogs of one element (`lazyView`); `$opening` is the button whose dialog is loading. Of several
 * presses the latest wins.
 */
export function createDialogLoader({ load }: { readonly load: () => Promise<boolean> }, onLoadError: () => void) {
  const $opening = atom<string | null>(null);
  return {
    $opening,
    preload: () => void load(),
    async open(name: string, show: () => void): Promise<void> {
      $opening.set(name);
      const isThere = await load();
      if ($opening.get() !== name) return;
      $opening.set(null);
      if (isThere) show();
      else onLoadError();
    },
  };
}
