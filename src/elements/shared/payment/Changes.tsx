import type { MouseEvent } from 'react';
import type { Localized } from '../../../core/config/text.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useSheet } from '../../kit/context.ts';
import { Dialog } from '../../kit/layers/Dialog.tsx';
import changesCss from './changes.css?inline';
import { translated } from '../../kit/language.ts';
import { t } from './payment.text.ts';

export interface OrderChange {
  readonly text: Localized;
  /**
   * Lines that differ between the order shown (`before`) and the present one (`now`). A side is '' if its order lacks
   * the line. The last line is the amount, even if it is equal.
   */
  readonly lines: readonly { readonly label: Localized; readonly before: Localized; readonly now: Localized }[];
}

export interface ChangesProps extends OrderChange {
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks the payer to confirm an order that differs from the one shown (PAY-34). */
export function Changes({ text, lines, yes, no, onYes, onNo }: ChangesProps) {
  useSheet(changesCss);
  // Ignores the second click of a double click on Pay now: it may hit this dialog's button.
  const confirm = (event: MouseEvent) => {
    if (event.detail < 2) onYes();
  };
  return (
    <Dialog
      title={t('changed')}
      hasCross={false}
      onClose={onNo}
      actions={
        <>
          <Button onClick={onNo}>{no}</Button>
          <Button kind="primary" onClick={confirm}>
            {yes}
          </Button>
        </>
      }
    >
      {/* Takes the focus, so that a second Enter on Pay now doesn't confirm. */}
      <p className="d-changes-text" tabIndex={-1} data-first-stop>
        {translated(text)}
      </p>
      {/* A narrow dialog renders the cells as blocks: explicit roles keep it a table for screen readers. */}
      <table className="d-changes" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            <th role="columnheader" scope="col">
              {t('before')}
            </th>
            <th role="columnheader" scope="col">
              {t('now')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map(({ label, before, now }, at) => (
            <tr key={at} role="row">
              <th role="rowheader" scope="row">
                {translated(label)}
              </th>
              <td role="cell" translate="no">
                {translated(before) || t('none')}
              </td>
              <td role="cell" translate="no">
                {translated(now) || t('none')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
