import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton, Button } from '../controls/Button.tsx';
import { useSheet } from '../context.ts';
import { Heading } from '../layout/Heading.tsx';
import dialogCss from './dialog.css?inline';
import { Cross } from '../icons.tsx';
import { t } from '../kit.text.ts';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { focusPlaceBeside, keepFocus } from './keep-focus.ts';
import { addTopLayer, rememberFocus, setModal } from './top-layer.ts';

export { dialogCss };

interface DialogProps {
  readonly title?: string;
  readonly titleId?: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  /** True: Escape does not close the dialog, and by default it has no cross. The backdrop never closes a dialog. */
  readonly isStatic?: boolean;
  readonly hasCross?: boolean;
  readonly size?: 'small' | 'normal' | 'large';
  readonly depth?: 0 | 1;
}

/**
 * A modal dialog, open while it is rendered. Focuses the node marked `data-first-stop`, else the first field or button of
 * the body, else the first action. On close the focus returns to where it was, or near it if that node is gone.
 */
export function Dialog({
  title,
  titleId,
  children,
  actions,
  onClose,
  isStatic = false,
  hasCross = !isStatic,
  size = 'normal',
  depth = 1,
}: DialogProps) {
  const id = useId();
  const node = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useSheet(dialogCss);
  // Layout effect: calls `showModal` before the paint, because the focus would visibly jump after it. `showModal` throws
  // outside of a document, and a removed element may still render until it is unmounted: hence `isConnected`.
  useLayoutEffect(() => {
    const dialog = node.current;
    if (!dialog?.isConnected) return;
    const before = focusPlaceBeside(dialog);
    dialog.showModal();
    focusFirstStop(dialog);
    const forget = addTopLayer(dialog, () => {
      dialog.close();
      close();
    });
    const resizes = new ResizeObserver(() => setModal(dialog, dialog.getClientRects().length > 0));
    resizes.observe(dialog);
    return () => {
      resizes.disconnect();
      forget();
      dialog.close();
      // Does not restore the focus in an element that the page has removed: `keepFocus` would wait there, and its listeners
      // would never be removed.
      if (before && dialog.isConnected) keepFocus(before);
    };
  }, []);

  // Ignores the `cancel` event of a file input inside the dialog, which bubbles.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!isStatic) onClose();
  };
  return (
    <dialog
      ref={node}
      part="dialog"
      className={`d-dialog d-dialog-${size}`}
      aria-labelledby={titleId ?? id}
      closedby={isStatic ? 'none' : 'closerequest'}
      onFocus={rememberFocus}
      onCancel={cancel}
      // On a second Escape the browser closes the dialog without a `cancel` event: calls `onClose` then too. Not when the
      // dialog is closed because the page has removed the element: it opens again when the element returns.
      onClose={({ target, currentTarget }) =>
        target === currentTarget && !currentTarget.open && currentTarget.isConnected && onClose()
      }
    >
      <div className="d-dialog-box">
        {title && (
          <Heading depth={depth} id={id} className="d-heading d-dialog-title" tabIndex={-1}>
            {title}
          </Heading>
        )}
        {hasCross && (
          <div className="d-dialog-close">
            <IconButton label={t('close')} icon={<Cross />} onClick={onClose} />
          </div>
        )}
        <div className="d-dialog-body">{children}</div>
        {actions && <div className="d-dialog-actions">{actions}</div>}
      </div>
      <LiveRegion />
    </dialog>
  );
}

const stops =
  ':is(input:not([type=hidden], [hidden]), select, textarea, button, a[href], [tabindex="0"]):not(:disabled)';

const firstStop = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-first-stop]') ??
  dialog.querySelector<HTMLElement>(`.d-dialog-body ${stops}`) ??
  dialog.querySelector<HTMLElement>(`.d-dialog-actions ${stops}`) ??
  dialog.querySelector<HTMLElement>('.d-dialog-title');

function focusFirstStop(dialog: HTMLElement): void {
  const stop = firstStop(dialog);
  const actions = stop?.closest('.d-dialog-actions');
  // Sticky actions are always visible. Focusing one must not scroll: the dialog's scroll padding, which is meant for
  // fields, would move the beginning of the dialog out of sight.
  stop?.focus({ preventScroll: actions ? getComputedStyle(actions).position === 'sticky' : false });
}

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'children'> {
  readonly confirmLabel: string;
  readonly onCancel?: () => void;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly isDanger?: boolean;
  readonly busy?: boolean;
  readonly busyLabel?: string;
  readonly startsAtConfirm?: boolean;
}

export function ConfirmDialog({
  confirmLabel,
  onCancel,
  cancelLabel,
  onConfirm,
  isDanger,
  busy = false,
  busyLabel,
  startsAtConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const close = () => busy || (onCancel ?? onConfirm)();
  return (
    <Dialog
      {...dialog}
      size="small"
      isStatic={busy}
      hasCross={false}
      onClose={close}
      actions={
        <>
          {onCancel && (
            <Button disabled={busy} onClick={close}>
              {cancelLabel ?? t('cancel')}
            </Button>
          )}
          <Button
            kind={isDanger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            isInitialFocus={startsAtConfirm}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
