import { t } from './billing/billing.text.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import type { Saving } from './saving.ts';

/** Why a form was not saved, and that it may have been all the same (NET-03). */
export function SavingTrouble({ saving }: { readonly saving: Saving }) {
  if (!saving.problem) return null;
  return (
    <Notice tone="danger">
      <p>{saving.problem.text}</p>
      {saving.isUnsure && <p>{t('maybeSaved')}</p>}
    </Notice>
  );
}
