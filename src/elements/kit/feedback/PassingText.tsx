import { useEffect } from 'react';
import { config } from '../../../core/config/config.ts';
import { useAnnounce } from './LiveRegion.tsx';
import { useAutoDismiss } from './auto-dismiss.ts';

interface PassingTextProps {
  readonly text: string;
  /** It has had its time, the configured `messageMs`. */
  readonly onGone: () => void;
}

/** What a small action has done, in the line that it stands in: said once, and gone like a banner (ACC-9.13). */
export function PassingText({ text, onGone }: PassingTextProps) {
  const announce = useAnnounce();
  const hold = useAutoDismiss(onGone, config().messageMs);
  // What a screen reader says is outside of React.
  useEffect(() => announce(text), [text, announce]);
  return <span {...hold}>{text}</span>;
}
