import { useEffect } from 'react';
import { config } from '../../../core/config/config.ts';
import { useAnnounce } from './LiveRegion.tsx';
import { useAutoDismiss } from './auto-dismiss.ts';

interface PassingTextProps {
  readonly text: string;
  /** Called when the configured `messageMs` are over: remove the text. */
  readonly onGone: () => void;
}

/** The result of a small action, shown in its line. Announced once and dismissed automatically like a banner (ACC-9.13). */
export function PassingText({ text, onGone }: PassingTextProps) {
  const announce = useAnnounce();
  const hold = useAutoDismiss(onGone, config().messageMs);
  // Effect: the live region is outside of React.
  useEffect(() => announce(text), [text, announce]);
  return <span {...hold}>{text}</span>;
}
