import { useEffect, useRef } from 'react';
import { useAnnounce } from './LiveRegion.tsx';

const spokenSeconds = [60, 10];

/** Announces a countdown at its start, one minute, ten seconds and its end (A11Y-05). `seconds` is null if unknown. */
export function useSpokenCountdown(
  seconds: number | null,
  { left, over }: { readonly left: (seconds: number) => string; readonly over: string },
): void {
  const announce = useAnnounce();
  const before = useRef<number | null>(null);
  // Effect: announces in the live region, which React doesn't render.
  useEffect(() => {
    if (seconds === null) return;
    const last = before.current;
    before.current = seconds;
    if (last === null && seconds > 0) return void announce(left(seconds));
    if (last === null || last <= seconds) return;
    if (seconds === 0) return void announce(over);
    // Not `seconds === mark`: a throttled tab skips seconds.
    if (spokenSeconds.some((mark) => last > mark && seconds <= mark)) announce(left(seconds));
  });
}
