import type { RefObject } from 'react';
import { Button } from '../controls/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { t } from './list.text.ts';

/** Shown in place of rows. `searchBox`: the field that the button clears; without it there is no button. */
export function NothingFound({ searchBox }: { readonly searchBox: RefObject<HTMLInputElement | null> | undefined }) {
  const action = searchBox && <Button onClick={() => clearSearch(searchBox.current)}>{t('clear')}</Button>;
  return (
    <EmptyState drawing="search" action={action}>
      {t('noRecords')}
    </EmptyState>
  );
}

/** Empties and focuses the field. Dispatches `input`, so that the list reacts as if the visitor had emptied it. */
export function clearSearch(box: HTMLInputElement | null): void {
  if (!box) return;
  box.value = '';
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  box.focus();
}
