import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * What a store holds now; the view is drawn anew when it changes. (@nanostores/react does this too, and brings listening to
 * single keys of maps, which nothing here needs, to every visitor.)
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  const subscribe = useCallback((redraw: () => void) => store.listen(redraw), [store]);
  const read = () => store.get();
  return useSyncExternalStore(subscribe, read, read);
}
