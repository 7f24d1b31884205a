import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import comboboxCss from '../../kit/fields/combobox.css?inline';
import { useSheet } from '../../kit/context.ts';
import { Cross } from '../../kit/icons.tsx';
import { useOpenLayer } from '../../kit/layers/popover.ts';
import { Ltr, Sentence } from '../../kit/layout/Text.tsx';
import { t } from '../login.text.ts';
import type { SavedEmailList } from './use-saved-emails.ts';
import { ConfirmDialog } from '../../kit/layers/Dialog.tsx';

interface SavedEmailsProps {
  readonly id: string;
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly saved: SavedEmailList;
}

/**
 * The list of saved emails. The Remove buttons are beside the listbox, because a listbox may contain only options. Only the
 * active row's button is a tab stop, so that Tab does not lead through all buttons to the password field.
 */
export default function SavedEmails(props: SavedEmailsProps) {
  const { saved } = props;
  return (
    <>
      {saved.isOpen && <Rows {...props} />}
      {saved.removing !== null && (
        <ConfirmDialog
          title={t('removeTitle')}
          confirmLabel={t('remove')}
          isDanger
          onCancel={saved.keep}
          onConfirm={saved.remove}
        >
          <p translate="no">
            <Sentence text={t('removeText', { email: saved.removing })} values={[saved.removing]} />
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Rows({ id, layer, input, saved }: SavedEmailsProps) {
  const { matches, active } = saved;
  useSheet(comboboxCss);
  useOpenLayer(layer, input, true, matches.length);
  // Effect: scrolls to the active row, which may be out of view.
  useEffect(() => {
    layer.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [layer, active]);
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    // Focuses the field before closing the list, because the field opens the list when it takes the focus.
    input.current?.focus();
    saved.close();
  };
  return (
    <div ref={layer} popover="manual" className="d-options d-saved" onMouseDown={(event) => event.preventDefault()}>
      <div className="d-saved-rows" onKeyDown={escape}>
        <ul id={`${id}-list`} role="listbox" aria-label={t('saved')}>
          {matches.map((email, row) => (
            <li
              key={email}
              id={`${id}-${row}`}
              role="option"
              translate="no"
              aria-selected={row === active}
              aria-describedby={`${id}-hint`}
              onClick={() => saved.pick(email)}
            >
              <Ltr>{email}</Ltr>
            </li>
          ))}
        </ul>
        <div role="group" aria-label={t('remove')}>
          {matches.map((email, row) => (
            <button
              key={email}
              type="button"
              className="d-saved-remove"
              aria-label={t('removeLabel', { email })}
              tabIndex={row === active ? 0 : -1}
              onClick={() => saved.askRemoval(email)}
            >
              <Cross />
            </button>
          ))}
        </div>
      </div>
      <span id={`${id}-hint`} className="d-hidden">
        {t('removeHint')}
      </span>
    </div>
  );
}
