import { atom } from 'nanostores';
import { localized, type Localized } from '../../../core/config/text.ts';
import { text } from '../kit.text.ts';

/** Shown if the code of a dialog can't be loaded. */
export const dialogLost: Localized = localized(text, 'stepLost');

/**
 * Loads the dialogs of one element (`lazyView`), then opens one. Of several calls of `open` the latest wins. While the
 * dialogs load, `$opening` is the `name` given to `open`, so that the view can show the pressed button as busy.
 */
export function createDialogLoader(
  { load }: { readonly load: () => Promise<boolean> },
  onLoadError: (message: Localized) => void,
) {
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
      else onLoadError(dialogLost);
    },
  };
}
