import { useEffect } from 'react';
import * as z from 'zod/mini';
import { stored, tabArea, type Stored } from '../../core/session/storage.ts';

/**
 * Keeps the search or the tab of a screen that the user leaves by a row, or with the page. Back and a reload restore it, an
 * address that is opened anew doesn't. It is forgotten with the session (NET-11).
 */
export function leftScreen<Fields extends z.core.$ZodShape>(name: string, fields: Fields) {
  type Left = z.output<z.ZodMiniObject<Fields>>;
  const kept: Stored<{ left: Left; inDocument: number }> = stored(
    name,
    { left: z.object(fields), inDocument: z.number() },
    tabArea,
  );
  return {
    write: (left: Left): void => kept.write({ left, inDocument: performance.timeOrigin }),
    take(): Left | null {
      const found = kept.take();
      return found && (found.inDocument === performance.timeOrigin || !isOpenedAnew()) ? found.left : null;
    },
  };
}

function isOpenedAnew(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opening?.type === 'navigate';
}

/** Calls `leave` when the page is left or reloaded. */
export function useLeave(leave: () => void): void {
  // Effect: listens on the page.
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('pagehide', leave, { signal: listening.signal });
    return () => listening.abort();
  }, [leave]);
}
