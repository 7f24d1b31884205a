import { useLayoutEffect, useRef } from 'react';
import { config } from '../../../core/config/config.ts';
import type { Localized } from '../../../core/config/text.ts';
import { useSheet } from '../context.ts';
import { Alert, TickRound } from '../icons.tsx';
import { translated } from '../language.ts';
import { CloseMessage, useAutoDismiss } from './Notice.tsx';
import { useAnnouncement } from './LiveRegion.tsx';
import toastCss from './toast.css?inline';
import { addTopLayer } from '../layers/top-layer.ts';

interface ToastProps {
  readonly text: Localized;
  readonly tone?: 'success' | 'danger';
  readonly onDismiss: () => void;
}

/** A short message over the page. Give each message its own `key`, so that its timer starts anew. */
export function Toast({ text, tone = 'success', onDismiss }: ToastProps) {
  const node = useRef<HTMLDivElement>(null);
  const words = translated(text);
  const hold = useAutoDismiss(onDismiss, config().messageMs);
  useSheet(toastCss);
  // Layout effect: opens the toast before the paint. A popover, because the page doesn't clip the top layer. A removed
  // element may still render, and a popover opens in a document only: hence `isConnected`.
  useLayoutEffect(() => {
    const toast = node.current;
    if (!toast?.isConnected) return;
    toast.showPopover();
    return addTopLayer(toast, () => toast.hidePopover());
  }, []);
  useAnnouncement(words);
  const Icon = tone === 'danger' ? Alert : TickRound;
  return (
    <div ref={node} popover="manual" className={`d-toast d-tone-${tone}`} {...hold}>
      <Icon />
      <div>{words}</div>
      <CloseMessage onClose={onDismiss} />
    </div>
  );
}
