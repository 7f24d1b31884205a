import type { BindTexts } from '../../core/config/text.ts';
import { atom } from 'nanostores';
import { saveUserDetails, type UserDetail } from '../../core/service/endpoints/account.ts';
import type { ElementHandle } from '../kit/context.ts';
import { failedSave, type Saving } from '../shared/saving.ts';
import { text } from './account.text.ts';

const longestName = 100;

/** Saves the full name and sends the other details back unchanged (DEC-1). */
export function createNameFlow(
  { send }: Pick<ElementHandle, 'send'>,
  { jobTitleId, countryId, genderId }: UserDetail,
  onSaved: (fullName: string) => void,
) {
  const $saving = atom<Saving>({ busy: false });

  return {
    $saving,

    async save(typed: string): Promise<void> {
      if ($saving.get().busy) return;
      $saving.set({ busy: true });
      const fullName = typed.trim();
      const answer = await send(saveUserDetails, { fullName, jobTitleId, countryId, genderId });
      if (answer.ok) return onSaved(fullName);
      $saving.set(failedSave(answer.problem));
    },
  };
}

/** Required, at most 100 characters (CON-5.24, CON-9.8). */
export function nameError(typed: string, texts: BindTexts): string | undefined {
  const t = texts(text);
  const fullName = typed.trim();
  if (fullName === '') return t('nameMissing');
  return fullName.length > longestName ? t('nameTooLong') : undefined;
}
