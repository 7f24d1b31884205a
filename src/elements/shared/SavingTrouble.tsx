import { t } from './billing/billing.text.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import type { Saving } from './saving.ts';
import { translated } from '../kit/language.ts';

export function SavingTrouble({ saving }: { readonly saving: Saving }) {
  if (!saving.problem) return null;
  return (
    <Notice tone="danger">
      <p>{translated(saving.problem.text)}</p>
      {saving.isOutcomeUnknown && <p>{t('maybeSaved')}</p>}
    </Notice>
  );
}
