import { useEffect, useRef, useState } from 'react';
import { systemClock, type Clock } from '../../../core/page/clock.ts';

/**
 * A message that goes away by itself: after `delayMs` in which neither the pointer nor the focus was on it (A11Y-08).
 * The answer goes on the message's own node. Without `onGone` it stays.
 */
export function useAutoDismiss(onGone: (() => void) | undefined, delayMs: number, clock: Clock = systemClock) {
  const [holds, setHolds] = useState(0);
  const remainingMs = useRef(delayMs);
  const gone = useRef(onGone);
  gone.current = onGone;
  const runs = onGone !== undefined && holds === 0;
  // A timer is outside of React.
  useEffect(() => {
    if (!runs) return;
    const startedMs = clock.monotonicMs();
    const cancel = clock.after(remainingMs.current, () => gone.current?.());
    return () => {
      remainingMs.current -= clock.monotonicMs() - startedMs;
      cancel();
    };
  }, [runs, clock]);
  const hold = () => setHolds((count) => count + 1);
  const release = () => setHolds((count) => Math.max(0, count - 1));
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
