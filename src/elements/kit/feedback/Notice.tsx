import { useEffect, useRef, useState, type ReactNode } from 'react';
import { config } from '../../../core/config/config.ts';
import { CloseMessage } from './CloseMessage.tsx';
import { useMessage } from './LiveRegion.tsx';
import { Alert, Info, TickRound, Warning } from '../icons/statuses.tsx';
import { useAutoDismiss } from './auto-dismiss.ts';

const icons = { danger: Alert, success: TickRound, warning: Warning, info: Info };

export type Tone = keyof typeof icons;

export interface NoticeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Called when the configured `messageMs` are over: remove the notice. */
  readonly onGone?: () => void;
  /** Part of the screen from the start, so it is not announced. */
  readonly isStill?: boolean;
}

/**
 * A message at a fixed place of the screen, announced when it appears or changes. An error can be closed unless the notice
 * has an action.
 */
export function Notice({ tone, children, action, onGone, isStill = false }: NoticeProps) {
  const Icon = icons[tone];
  const text = useRef<HTMLDivElement>(null);
  const said = useRef('');
  const [isClosed, setClosed] = useState(false);
  const message = useMessage();
  const hold = useAutoDismiss(onGone, config().messageMs);
  // Effect: the live region is outside of React.
  useEffect(() => {
    const words = text.current?.textContent ?? '';
    if (isStill || words === said.current) return;
    said.current = words;
    setClosed(false);
    message.say(words);
  }, [children, isStill, message]);
  const close = () => {
    setClosed(true);
    message.takeBack();
    onGone?.();
  };
  return (
    <div part="notice" className={`d-notice d-tone-${tone}`} hidden={isClosed} {...hold}>
      <Icon />
      <div ref={text} className="d-notice-text">
        {children}
      </div>
      {action}
      {tone === 'danger' && !action && <CloseMessage onClose={close} />}
    </div>
  );
}
