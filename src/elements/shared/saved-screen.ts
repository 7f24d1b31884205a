import * as z from 'zod/mini';
import { storedOfAccount } from '../../core/session/drafts/account-storage.ts';

/** A browser keeps at most this many entries in a tab's history. */
const mostEntries = 50;

/**
 * Stores the search or the tab of a screen for its history entry. Back, Forward and a reload restore it; opening the
 * address anew doesn't. Another account doesn't find it (NET-11).
 */
export function savedScreen<Fields extends z.core.$ZodShape>(name: string, fields: Fields) {
  type SavedState = z.output<z.ZodMiniObject<Fields>>;
  const entryShape = z.object({ entry: z.string(), inDocument: z.number(), left: z.object(fields) });
  const storedEntries = storedOfAccount(name, { entries: z.array(entryShape) });
  const entries = () =>
    (storedEntries.read()?.entries ?? []) as { entry: string; inDocument: number; left: SavedState }[];

  return {
    write(left: SavedState): void {
      const entry = currentEntry();
      const others = entries().filter((each) => each.entry !== entry);
      const now = { entry, inDocument: performance.timeOrigin, left };
      storedEntries.write({ entries: [...others.slice(1 - mostEntries), now] });
    },
    read(): SavedState | null {
      const entry = currentEntry();
      const found = entries().find((each) => each.entry === entry);
      const isKnown = entry !== '' || found?.inDocument === performance.timeOrigin || !isOpenedAnew();
      return found && isKnown ? found.left : null;
    },
  };
}

/** The id that the console gives each history entry (src/host/router.ts). On other pages '' for every entry. */
function currentEntry(): string {
  const state: unknown = typeof history === 'undefined' ? null : history.state;
  const isNamed = typeof state === 'object' && state !== null && 'entry' in state;
  return isNamed && typeof state.entry === 'string' ? state.entry : '';
}

function isOpenedAnew(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opening?.type === 'navigate';
}
