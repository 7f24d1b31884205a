import type { BindTexts } from '../../../core/config/text.ts';
import { tooLongText } from '../../shared/password.rules.ts';
import { isStrongPassword } from '../../../core/format/password-rules.ts';
import { text } from './password.text.ts';

const fields = ['existing', 'wanted', 'confirmation'] as const;

export type PasswordChange = Readonly<Record<(typeof fields)[number], string>>;

const missingTexts = { existing: 'existingMissing', wanted: 'newMissing', confirmation: 'confirmMissing' } as const;

export const missingText = (field: keyof PasswordChange, texts: BindTexts) => texts(text)(missingTexts[field]);

export const isField = (name: string): name is keyof PasswordChange => name in missingTexts;

export const isFilled = (change: PasswordChange) => fields.every((field) => change[field] !== '');

/** Errors by field (CON-5.12 to CON-5.21). */
export function passwordErrors(change: PasswordChange, texts: BindTexts) {
  const { existing, wanted, confirmation } = change;
  return {
    existing: existing ? tooLongText(existing, texts) : missingText('existing', texts),
    wanted: wanted ? newError(change, texts) : missingText('wanted', texts),
    confirmation: confirmation ? confirmationError(change, texts) : missingText('confirmation', texts),
  };
}

function newError({ existing, wanted }: PasswordChange, texts: BindTexts): string | undefined {
  const t = texts(text);
  if (!isStrongPassword(wanted)) return t('newWeak');
  return wanted === existing ? t('notNew') : tooLongText(wanted, texts);
}

function confirmationError({ wanted, confirmation }: PasswordChange, texts: BindTexts): string | undefined {
  const t = texts(text);
  if (!isStrongPassword(confirmation)) return t('confirmWeak');
  return confirmation === wanted ? undefined : t('mismatch');
}
