import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { useSheet } from '../context.ts';
import { Heading } from '../layout/Heading.tsx';
import dialogCss from './dialog.css?inline';
import { Cross } from '../icons/actions.tsx';
import { t } from './layer.text.ts';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { addTopLayer } from './top-layer.ts';

export { dialogCss };

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot; the primary one last. */
  readonly actions?: ReactNode;
  /** The visitor wants it gone, or it was closed from outside: stop drawing it. */
  readonly onClose: () => void;
  /** Escape and the backdrop do nothing. */
  readonly isStatic?: boolean;
  /** A cross in the corner. A static dialog has none unless asked for: one of its actions closes it. */
  readonly hasCross?: boolean;
  readonly size?: 'small' | 'normal' | 'large';
  /** Of its title, below the element's highest heading; 0 where it is that one itself. */
  readonly depth?: 0 | 1;
}

/**
 * A modal dialog, open for as long as it is drawn. The focus goes to what `data-first-stop` marks, else to the first field or
 * button of the body, else to the first action; afterwards it returns to where it was.
 */
export function Dialog({
  title,
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
  const close = useRef(onClose);
  close.current = onClose;
  useSheet(dialogCss);
  // showModal is a call, not an attribute; before the paint, or the focus would be seen to jump.
  useLayoutEffect(() => {
    const dialog = node.current;
    if (!dialog) return;
    dialog.showModal();
    firstStop(dialog)?.focus();
    const forget = addTopLayer(dialog, () => {
      dialog.close();
      close.current();
    });
    return () => {
      forget();
      // Gives the focus back to where it was.
      dialog.close();
    };
  }, []);

  // A file input inside tells of its own cancel, which bubbles.
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
      aria-labelledby={id}
      closedby={isStatic ? 'none' : 'closerequest'}
      onCancel={cancel}
      // A browser may close it without asking, after a second Escape.
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClose()}
    >
      <div className="d-dialog-box">
        <Heading depth={depth} id={id} className="d-heading d-dialog-title" tabIndex={-1}>
          {title}
        </Heading>
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
