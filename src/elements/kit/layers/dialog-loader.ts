import { atom } from 'nanostores';

/**
 * Loads the dialogs of one element (`lazyView`), then opens one. Of several calls of `open` the latest wins. While the
 * dialogs load, `$opening` is the `name` given to `open`, so that the view can show the pressed button as busy.
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
