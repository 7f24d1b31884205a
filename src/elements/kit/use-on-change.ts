import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * An effect that calls `act` on mount and for each new value, but not again when the page puts a removed element back:
 * React then runs all effects anew (runtime/presence.ts).
 */
export function useOnChange(value: unknown, act: () => void): void {
  const last = useRef<unknown>(useOnChange);
  const change = useEffectEvent(act);
  useEffect(() => {
    if (Object.is(last.current, value)) return;
    last.current = value;
    change();
  }, [value]);
}
