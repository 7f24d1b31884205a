import { t } from './billing/billing.text.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import type { Saving } from './saving.ts';

/** The reason why a form was not saved. Without an answer it may have been saved, which it says too (NET-03). */
export function SavingTrouble({ saving }: { readonly saving: Saving }) {
  if (!saving.problem) return null;
  return (
    <Notice tone="danger">
      <p>{saving.problem.text}</p>
      {saving.isUnsure && <p>{t('maybeSaved')}</p>}
    </Notice>
  );
}
