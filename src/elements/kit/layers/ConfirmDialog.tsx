import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { t } from './layer.text.ts';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** Without it the dialog is a message with one button. */
  readonly onCancel?: () => void;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly isDanger?: boolean;
  readonly busy?: boolean;
  readonly busyLabel?: string;
  readonly isStatic?: boolean;
}

/** A question with two answers, or a message with one. The safe answer is focused first. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  onCancel,
  cancelLabel,
  onConfirm,
  isDanger,
  busy,
  busyLabel,
  isStatic,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      size="small"
      isStatic={isStatic}
      hasCross={false}
      onClose={onCancel ?? onConfirm}
      actions={
        <>
          {onCancel && <Button onClick={onCancel}>{cancelLabel ?? t('cancel')}</Button>}
          <Button kind={isDanger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
