import { useEffect, useLayoutEffect, useRef } from 'react';
import { config } from '../../../core/config/config.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useSheet } from '../context.ts';
import { Alert, TickRound } from '../icons/statuses.tsx';
import { Cross } from '../icons/actions.tsx';
import { t } from '../layers/layer.text.ts';
import { useAnnounce } from './LiveRegion.tsx';
import toastCss from './toast.css?inline';
import { addTopLayer } from '../layers/top-layer.ts';
import { useAutoDismiss } from './auto-dismiss.ts';

export { toastCss };

export interface ToastProps {
  readonly text: string;
  readonly tone?: 'success' | 'danger';
  /** After the configured `messageMs`, or when dismissed: stop drawing it. */
  readonly onGone: () => void;
}

/** A short message over the page. Hover and focus keep it (A11Y-08). Give two after each other different keys. */
export function Toast({ text, tone = 'success', onGone }: ToastProps) {
  const node = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  const hold = useAutoDismiss(onGone, config().messageMs);
  useSheet(toastCss);
  // The top layer is entered by a call: no overflow or transform of the page clips it there.
  useLayoutEffect(() => {
    const toast = node.current;
    if (!toast) return;
    toast.showPopover();
    return addTopLayer(toast, () => toast.hidePopover());
  }, []);
  useEffect(() => announce(text), [announce, text]);
  const Icon = tone === 'danger' ? Alert : TickRound;
  return (
    <div ref={node} popover="manual" className={`d-toast d-tone-${tone}`} {...hold}>
      <Icon />
      <div>{text}</div>
      <IconButton label={t('dismiss')} icon={<Cross />} onClick={onGone} />
    </div>
  );
}
