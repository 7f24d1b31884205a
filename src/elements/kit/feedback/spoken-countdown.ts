import { useEffect, useRef } from 'react';
import { useAnnounce } from './LiveRegion.tsx';

interface Words {
  readonly left: (seconds: number) => string;
  readonly over: string;
}

const spokenSeconds = [60, 10];

/** A countdown is heard at its start, with a minute and ten seconds left, and at its end; never every second (A11Y-05). */
export function useSpokenCountdown(seconds: number, { left, over }: Words): void {
  const announce = useAnnounce();
  const before = useRef<number | null>(null);
  // What a screen reader says is outside of React.
  useEffect(() => {
    const last = before.current;
    before.current = seconds;
    if (last === null && seconds > 0) return void announce(left(seconds));
    if (last === null || last <= seconds) return;
    if (seconds === 0) return void announce(over);
    // A throttled tab skips seconds.
    if (spokenSeconds.some((mark) => last > mark && seconds <= mark)) announce(left(seconds));
  });
}
