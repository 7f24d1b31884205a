import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { localized, textIn, type BindTexts, type Localized } from '../../core/config/text.ts';
import { isStrongPassword } from '../../core/format/password-rules.ts';
import { lengthOf } from '../../core/format/text.ts';
import { readText } from '../../core/format/typed.ts';
import { changePassword, saveUserDetails, type UserDetail } from '../../core/service/endpoints/account.ts';
import { storedOfAccount } from '../../core/session/drafts/account-storage.ts';
import { sendEncoded } from '../../core/service/send-encoded.ts';
import { isOutcomeUnknown } from '../../core/state/problem.ts';
import type { ElementHandle } from '../kit/context.ts';
import type { FormValues } from '../kit/fields/form.ts';
import { text as kitText } from '../kit/kit.text.ts';
import { tooLongText } from '../shared/password.rules.ts';
import { failedSave, type Saving } from '../shared/saving.ts';
import { text as dialogText } from './account-dialogs.text.ts';
import { text } from './account.text.ts';

const longestName = 100;

/** The full name as typed: restored when the session ended while its dialog was open and the same user logs in. */
const nameDraft = storedOfAccount('dict.account.name.', { fullName: z.string() });

/** Saves the full name and sends the other details back unchanged (DEC-1). */
export function createNameFlow(
  { send }: Pick<ElementHandle, 'send'>,
  { fullName: savedName, jobTitleId, countryId, genderId }: UserDetail,
  onSaved: (fullName: string) => void,
  onClose: () => void,
) {
  const $saving = atom<Saving>({ busy: false });

  return {
    $saving,
    typedName: nameDraft.read()?.fullName ?? savedName,
    type: (fullName: string): void => nameDraft.write({ fullName }),

    close(): void {
      nameDraft.clear();
      onClose();
    },

    async save(typed: string): Promise<void> {
      if ($saving.get().busy) return;
      $saving.set({ busy: true });
      const fullName = readText(typed);
      const answer = await send(saveUserDetails, { fullName, jobTitleId, countryId, genderId });
      if (!answer.ok) return $saving.set(failedSave(answer.problem));
      nameDraft.clear();
      onSaved(fullName);
    },
  };
}

/** The error of a full name (CON-5.24, CON-9.8). */
export function nameError(typed: string, bind: BindTexts): string | undefined {
  const t = bind(text);
  const fullName = readText(typed);
  if (fullName === '') return t('nameMissing');
  return lengthOf(fullName) > longestName ? t('nameTooLong') : undefined;
}

const changedCode = 'REG08';
const wrongPasswordCode = 'REG07';

interface PasswordStep {
  readonly busy: boolean;
  readonly trouble?: Localized;
  /** True after an attempt to which no answer came: it may have changed the password. */
  readonly mayBeChanged: boolean;
}

type Outcome = { readonly at: 'changed' | 'reported' } | { readonly at: 'wrong-existing'; readonly text: string };

export function createPasswordFlow(needs: Pick<ElementHandle, 'send' | 'report' | 'bind' | 'language'>) {
  const $state = atom<PasswordStep>({ busy: false, mayBeChanged: false });

  return {
    $state,

    /** Resolves to 'reported' if the caller has nothing more to show: `$state` contains the error, if there is one. */
    async change({ existing = '', wanted = '' }: FormValues): Promise<Outcome> {
      const { busy, mayBeChanged } = $state.get();
      if (busy) return { at: 'reported' };
      $state.set({ busy: true, mayBeChanged });
      const answer = await sendEncoded(
        needs,
        changePassword,
        [existing, wanted],
        (encodedExistingPassword, encodedNewPassword) => ({ encodedExistingPassword, encodedNewPassword }),
      );
      const verdict = answer.ok ? answer.data : answer.refusal;
      if (answer.ok && verdict?.code === changedCode) return { at: 'changed' };
      const problem = answer.ok ? null : answer.problem;
      const code = verdict?.code || problem?.code;
      const text = verdict?.text || problem?.text || localized(kitText, 'somethingWrong');
      if (code === wrongPasswordCode) {
        $state.set({ busy: false, mayBeChanged });
        return { at: 'wrong-existing', text: textIn(text, needs.language()) };
      }
      const isUnknown = problem !== null && isOutcomeUnknown(problem);
      $state.set({ busy: false, trouble: text, mayBeChanged: mayBeChanged || isUnknown });
      return { at: 'reported' };
    },
  };
}

const missingTexts = { existing: 'existingMissing', wanted: 'newMissing', confirmation: 'confirmMissing' } as const;

export type PasswordName = keyof typeof missingTexts;

export const missingText = (field: PasswordName, bind: BindTexts) => bind(dialogText)(missingTexts[field]);

export const isField = (name: string): name is PasswordName => name in missingTexts;

export const isFilled = (values: FormValues) => Object.keys(missingTexts).every((name) => values[name]);

/** The errors of the password form, by field (CON-5.12 to CON-5.21). */
export const passwordErrors = ({ existing = '', wanted = '', confirmation = '' }: FormValues, bind: BindTexts) => ({
  existing: existing ? tooLongText(existing, bind) : missingText('existing', bind),
  wanted: wanted ? newError(wanted, existing, bind) : missingText('wanted', bind),
  confirmation: confirmation ? confirmationError(wanted, confirmation, bind) : missingText('confirmation', bind),
});

function newError(wanted: string, existing: string, bind: BindTexts): string | undefined {
  const t = bind(dialogText);
  if (!isStrongPassword(wanted)) return t('newWeak');
  return wanted === existing ? t('notNew') : tooLongText(wanted, bind);
}

function confirmationError(wanted: string, confirmation: string, bind: BindTexts): string | undefined {
  const t = bind(dialogText);
  if (!isStrongPassword(confirmation)) return t('confirmWeak');
  return confirmation === wanted ? undefined : t('mismatch');
}
