import { useEffect, useRef } from 'react';
import { useAnnounce } from './LiveRegion.tsx';

interface Words {
  readonly left: (seconds: number) => string;
  readonly over: string;
}

const spokenSeconds = [60, 10];

/**
 * Announces a countdown at its start, at one minute, at ten seconds and at its end (A11Y-05). `seconds` is null until it is
 * known how many are left.
 */
export function useSpokenCountdown(seconds: number | null, { left, over }: Words): void {
  const announce = useAnnounce();
  const before = useRef<number | null>(null);
  // Effect: the live region is outside of React.
  useEffect(() => {
    if (seconds === null) return;
    const last = before.current;
    before.current = seconds;
    if (last === null && seconds > 0) return void announce(left(seconds));
    if (last === null || last <= seconds) return;
    if (seconds === 0) return void announce(over);
    // A throttled tab skips seconds, so a mark counts once it is passed.
    if (spokenSeconds.some((mark) => last > mark && seconds <= mark)) announce(left(seconds));
  });
}
