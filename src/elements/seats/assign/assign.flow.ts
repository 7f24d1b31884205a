import type { BindTexts, Localized } from '../../../core/config/text.ts';
import { atom } from 'nanostores';
import { isEmailAddress } from '../../../core/format/email-address.ts';
import {
  assignSeatAndCreateUser,
  assignSeatToUser,
  getUserByEmail,
} from '../../../core/service/endpoints/seat-changes.ts';
import type { DataOf } from '../../../core/service/endpoint.ts';
import type { Seat } from '../../../core/service/endpoints/seats.ts';
import type { ElementHandle } from '../../kit/context.ts';
import { isOutcomeUnknown } from '../../../core/state/problem.ts';
import type { SeatCallbacks } from '../seat-changes.ts';
import { maybeDone } from '../seat-dialogs.text.ts';
import { text } from './assign.text.ts';

export type AssignStep =
  /** `error` belongs to the e-mail field, `trouble` to the call. */
  | { readonly at: 'email'; readonly busy: boolean; readonly error?: string; readonly trouble?: Localized }
  | { readonly at: 'found'; readonly busy: boolean; readonly user: FoundUser; readonly isConfirmed: boolean }
  | {
      readonly at: 'new';
      readonly busy: boolean;
      readonly email: string;
      readonly nameError?: string;
      readonly trouble?: Localized;
    };

interface FoundUser {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
}

const seatTakenCode = 'seat03';
const longestEmail = 255;

export function createAssignFlow(
  { send, texts }: Pick<ElementHandle, 'send' | 'texts'>,
  { seat, subscriptionId }: { readonly seat: Seat; readonly subscriptionId: string },
  { onDone, onFailed, onUnknown }: SeatCallbacks,
) {
  const $state = atom<AssignStep>({ at: 'email', busy: false });
  const { seatCode } = seat;
  const t = texts(text);

  const refuseEmail = (error: string) => $state.set({ at: 'email', busy: false, error });

  return {
    $state,

    async lookUp(typed: string): Promise<void> {
      if ($state.get().busy) return;
      const email = typed.trim();
      const fault = emailFault(email, texts);
      if (fault) return refuseEmail(fault);
      $state.set({ at: 'email', busy: true });
      const answer = await send(getUserByEmail, { email, subscriptionId });
      if (answer.ok) return $state.set(afterLookUp(answer.data, email));
      if (answer.problem.code === seatTakenCode) return refuseEmail(t('seatTaken'));
      $state.set({ at: 'email', busy: false, trouble: answer.problem.text });
    },

    changeEmail(): void {
      const step = $state.get();
      const isFresh = step.at === 'email' && !step.error && !step.trouble;
      if (!step.busy && !isFresh) $state.set({ at: 'email', busy: false });
    },

    confirm(isConfirmed: boolean): void {
      const step = $state.get();
      if (step.at === 'found' && !step.busy) $state.set({ ...step, isConfirmed });
    },

    async assign(): Promise<void> {
      const step = $state.get();
      if (step.at !== 'found' || step.busy || !step.isConfirmed) return;
      const { userId, email } = step.user;
      $state.set({ ...step, busy: true });
      const answer = await send(assignSeatToUser, { seatCode, userId });
      if (answer.ok) return onDone(email);
      if (answer.problem.code === seatTakenCode) return refuseEmail(t('seatTaken'));
      onFailed(isOutcomeUnknown(answer.problem), email);
    },

    async create({
      fullName,
      mobile,
      countryId,
    }: Readonly<Record<'fullName' | 'mobile' | 'countryId', string>>): Promise<void> {
      const step = $state.get();
      if (step.at !== 'new' || step.busy || fullName.trim() === '' || countryId === '') return;
      const { email } = step;
      if (!isName(fullName)) return $state.set({ at: 'new', busy: false, email, nameError: t('nameInvalid') });
      $state.set({ at: 'new', busy: true, email });
      const answer = await send(assignSeatAndCreateUser, {
        seatCode,
        fullName: fullName.trim(),
        email,
        mobile,
        countryId,
      });
      if (answer.ok) return onDone(email);
      const { problem } = answer;
      if (problem.code === seatTakenCode) return refuseEmail(t('seatTaken'));
      if (isOutcomeUnknown(problem)) onUnknown();
      const trouble = isOutcomeUnknown(problem) ? maybeDone(problem) : problem.text;
      $state.set({ at: 'new', busy: false, email, trouble });
    },

    changeName(): void {
      const step = $state.get();
      if (step.at === 'new' && step.nameError) $state.set({ at: 'new', busy: false, email: step.email });
    },
  };
}

function afterLookUp(found: DataOf<typeof getUserByEmail>, email: string): AssignStep {
  const { exists, userId, fullName } = found;
  if (!exists || userId === null) return { at: 'new', busy: false, email };
  return { at: 'found', busy: false, user: { userId, fullName, email: found.email || email }, isConfirmed: false };
}

function emailFault(email: string, texts: BindTexts): string | null {
  const t = texts(text);
  if (email.length > longestEmail) return t('emailTooLong');
  return isEmailAddress(email) ? null : t('emailInvalid');
}

// Letters and spaces, at most 100 characters (CON-5.35).
const isName = (name: string) => /^[\p{L}\p{M} ]{1,100}$/u.test(name.trim());
