import type { Fact } from '../../kit/lists/Facts.tsx';
import { t } from './payment.text.ts';

interface Reference {
  readonly errorRecordId: string | null;
  readonly orderId: string | null;
}

/** The ids that support asks for. */
export const referenceOf = ({ errorRecordId, orderId }: Reference): Fact[] => [
  { label: t('errorId'), value: errorRecordId, isVerbatim: true },
  { label: t('orderId'), value: orderId, isVerbatim: true },
];
