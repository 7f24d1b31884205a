import type { MouseEvent } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import { useSheet } from '../../kit/context.ts';
import { Dialog, dialogCss } from '../../kit/layers/Dialog.tsx';
import changesCss from './changes.css?inline';
import { t } from './payment.text.ts';

export const changesSheets = [dialogCss, changesCss];

/** A line of the order before and after its change; '' if the order has no such line. */
export interface Change {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

interface ChangesProps {
  readonly text: string;
  readonly lines: readonly Change[];
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks the payer to confirm an order that differs from the one shown (PAY-34). */
export function Changes({ text, lines, yes, no, onYes, onNo }: ChangesProps) {
  useSheet(changesCss);
  // Ignores the second click of a double click on Pay now.
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
        {text}
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
          {lines.map(({ label, before, now }) => (
            <tr key={label} role="row">
              <th role="rowheader" scope="row">
                {label}
              </th>
              <td role="cell" translate="no">
                {before || t('none')}
              </td>
              <td role="cell" translate="no">
                {now || t('none')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
