import { useEffect, useRef, type ReactNode } from 'react';
import { config } from '../../../core/config/config.ts';
import { useMessage } from './LiveRegion.tsx';
import { Alert, Info, TickRound, Warning } from '../icons/statuses.tsx';
import { useAutoDismiss } from './auto-dismiss.ts';

const icons = { danger: Alert, success: TickRound, warning: Warning, info: Info };

export type Tone = keyof typeof icons;

export interface NoticeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  /** The way to do what the notice asks for. */
  readonly action?: ReactNode;
  /** The notice goes by itself after the configured `messageMs`; then this is called. */
  readonly onGone?: () => void;
  /** Is part of the page from the beginning: not said by itself. */
  readonly isStill?: boolean;
}

/** A message in its place on the screen, which assistive technology announces when it comes or changes. */
export function Notice({ tone, children, action, onGone, isStill = false }: NoticeProps) {
  const Icon = icons[tone];
  const text = useRef<HTMLDivElement>(null);
  const said = useRef('');
  const message = useMessage();
  const hold = useAutoDismiss(onGone, config().messageMs);
  // What a screen reader says is outside of React.
  useEffect(() => {
    const words = text.current?.textContent ?? '';
    if (isStill || words === said.current) return;
    said.current = words;
    message.say(words);
  });
  return (
    <div part="notice" className={`d-notice d-tone-${tone}`} {...hold}>
      <Icon />
      <div ref={text} className="d-notice-text">
        {children}
      </div>
      {action}
    </div>
  );
}
