import type { Localized } from '../config/text.ts';
import type { PaymentTrouble, Trouble } from './payment.ts';
import { inWords } from './payments.text.ts';

const troubleTexts = {
  refused: 'failed',
  elsewhere: 'elsewhere',
  'price-changed': 'priceChanged',
  'widget-failed': 'widgetFailed',
  insecure: 'insecure',
  'no-locks': 'noLocks',
} as const;

export const troubled = (kind: PaymentTrouble, text: Localized = inWords(troubleTexts[kind])): Trouble => ({
  kind,
  text,
});
