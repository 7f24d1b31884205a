import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type FocusEvent } from 'react';
import { config } from '../../../core/config/config.ts';
import type { Localized } from '../../../core/config/text.ts';
import { useAnnouncer, useAnnouncement } from './LiveRegion.tsx';
import { Alert, Info, TickRound, Warning, Cross } from '../icons.tsx';
import { IconButton } from '../controls/Button.tsx';
import { t } from '../kit.text.ts';
import { translated } from '../language.ts';
import { focusPlaceOf, keepFocus } from '../layers/keep-focus.ts';
import { systemClock, type Clock } from '../../../core/page/clock.ts';
import { holdsFocus } from '../../../core/page/focus.ts';

const icons = { danger: Alert, success: TickRound, warning: Warning, info: Info };

type Tone = keyof typeof icons;

interface NoticeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
  readonly isSilent?: boolean;
}

/**
 * A message within the screen. It is announced when it appears or changes, unless it is part of the screen from the start
 * (`isSilent`). The visitor can close a message with the tone 'danger' unless it has an action.
 */
export function Notice({ tone, children, action, onDismiss, isSilent = false }: NoticeProps) {
  const Icon = icons[tone];
  const text = useRef<HTMLDivElement>(null);
  const said = useRef('');
  const [isClosed, setClosed] = useState(false);
  const message = useAnnouncer();
  const hold = useAutoDismiss(onDismiss, config().messageMs);
  // Effect: announces in the live region, which React doesn't render. Reads `innerText`, because `textContent` has no line
  // breaks between paragraphs.
  useEffect(() => {
    const words = text.current?.innerText ?? '';
    if (isSilent || words === said.current) return;
    said.current = words;
    setClosed(false);
    message.announce(words);
  }, [children, isSilent, message]);
  const close = () => {
    setClosed(true);
    message.retract();
    onDismiss?.();
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

interface ProblemNoticeProps extends Pick<NoticeProps, 'action' | 'onDismiss'> {
  readonly problem: { readonly text: Localized };
}

export const ProblemNotice = ({ problem, ...notice }: ProblemNoticeProps) => (
  <Notice tone="danger" {...notice}>
    {translated(problem.text)}
  </Notice>
);

export function CloseMessage({ onClose }: { readonly onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<EventTarget | null>(null);
  const remember = ({ relatedTarget }: FocusEvent) => void (before.current = relatedTarget);
  const close = () => {
    const node = button.current;
    const hadFocus = node !== null && holdsFocus(node);
    const place = hadFocus ? focusPlaceOf(node) : null;
    if (hadFocus && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else if (place) keepFocus(place);
    onClose();
  };
  return (
    <span className="d-message-close" onFocus={remember}>
      <IconButton ref={button} label={t('dismiss')} icon={<Cross />} onClick={close} />
    </span>
  );
}

/** The result of a small action, within a sentence. Announced, and dismissed automatically like a `Notice` (ACC-9.13). */
export function PassingText({ text, onDismiss }: { readonly text: string; readonly onDismiss: () => void }) {
  const hold = useAutoDismiss(onDismiss, config().messageMs);
  useAnnouncement(text);
  return <span {...hold}>{text}</span>;
}

/**
 * Dismisses a message after `delayMs`, paused while it is hovered or focused (A11Y-08); with 0, on the next click on a
 * button or link outside of messages. Does nothing without `onDismiss`. Spread the returned props on the message's node.
 */
export function useAutoDismiss(onDismiss: (() => void) | undefined, delayMs: number, clock: Clock = systemClock) {
  const [holds, setHolds] = useState(0);
  const remainingMs = useRef(delayMs);
  const dismiss = useEffectEvent(() => onDismiss?.());
  const isTimed = delayMs > 0;
  const passes = onDismiss !== undefined;
  const runs = passes && isTimed && holds === 0;
  // Effect: runs the timer, and stores the remaining time when the timer is paused.
  useEffect(() => {
    if (!runs) return;
    const startedMs = clock.monotonicMs();
    const cancel = clock.after(remainingMs.current, () => dismiss());
    return () => {
      remainingMs.current -= clock.monotonicMs() - startedMs;
      cancel();
    };
  }, [runs, clock]);
  // Effect: listens on the document in the capture phase: the message disappears before the same click shows a new one.
  useEffect(() => {
    if (!passes || isTimed) return;
    const press = (event: Event) => isAction(event) && dismiss();
    const listening = new AbortController();
    document.addEventListener('click', press, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [passes, isTimed]);
  const hold = () => setHolds((count) => count + 1);
  const release = () => setHolds((count) => Math.max(0, count - 1));
  return { 'data-message': '', onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}

function isAction(event: Event): boolean {
  const path = event.composedPath().filter((node) => node instanceof Element);
  return (
    path.some((node) => node.matches('button:not(.d-reveal), a[href]')) &&
    !path.some((node) => node.matches('[data-message]'))
  );
}
