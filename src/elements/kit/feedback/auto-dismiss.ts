import { useEffect, useRef, useState } from 'react';
import { systemClock, type Clock } from '../../../core/page/clock.ts';

/**
 * Calls `onGone` after `delayMs`, not counting time in which the message is hovered or focused (A11Y-08). With a delay of
 * 0, calls it at the next click on a button or link outside of messages. Never, if `onGone` is undefined. Returns props to
 * spread on the message's node.
 */
export function useAutoDismiss(onGone: (() => void) | undefined, delayMs: number, clock: Clock = systemClock) {
  const [holds, setHolds] = useState(0);
  const remainingMs = useRef(delayMs);
  const gone = useRef(onGone);
  gone.current = onGone;
  const isTimed = delayMs > 0;
  const passes = onGone !== undefined;
  const runs = passes && isTimed && holds === 0;
  // Effect: runs a timer.
  useEffect(() => {
    if (!runs) return;
    const startedMs = clock.monotonicMs();
    const cancel = clock.after(remainingMs.current, () => gone.current?.());
    return () => {
      remainingMs.current -= clock.monotonicMs() - startedMs;
      cancel();
    };
  }, [runs, clock]);
  // Effect: listens on the document in the capture phase, before the click shows a new message.
  useEffect(() => {
    if (!passes || isTimed) return;
    const press = (event: Event) => isAction(event) && gone.current?.();
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, [passes, isTimed]);
  const hold = () => setHolds((count) => count + 1);
  const release = () => setHolds((count) => Math.max(0, count - 1));
  return { 'data-message': '', onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}

/** Clicks elsewhere, such as into a field, are no actions, and clicks in a message concern that message. */
function isAction(event: Event): boolean {
  const path = event.composedPath().filter((node) => node instanceof Element);
  return (
    path.some((node) => node.matches('button:not(.d-reveal), a[href]')) &&
    !path.some((node) => node.matches('[data-message]'))
  );
}
