import { localized, type Localized } from '../../core/config/text.ts';
import { atom } from 'nanostores';
import { isEmailAddress, longestEmail } from '../../core/format/email-address.ts';
import { lengthOf } from '../../core/format/text.ts';
import { digitsOf, readEmail, readText } from '../../core/format/typed.ts';
import {
  assignSeatAndCreateUser,
  assignSeatToUser,
  getUserByEmail,
  unassignSeats,
} from '../../core/service/endpoints/seat-changes.ts';
import type { DataOf } from '../../core/service/endpoint.ts';
import type { ElementHandle } from '../kit/context.ts';
import { isOutcomeUnknown, type Problem } from '../../core/state/problem.ts';
import { maybeDone, text } from './seat-dialogs.text.ts';
import type { SeatChange } from './seats-dialogs.flow.ts';
import type { SeatsFlow } from './seats.flow.ts';
import { nameOfUser } from './seats.rules.ts';

export type AssignStep =
  /** `error`: shown at the e-mail field; `trouble`: the message of a failed lookup, shown as a notice. */
  | { readonly at: 'email'; readonly busy: boolean; readonly error?: EmailError; readonly trouble?: Localized }
  | { readonly at: 'found'; readonly busy: boolean; readonly user: FoundUser; readonly isConfirmed: boolean }
  | {
      readonly at: 'new';
      readonly busy: boolean;
      readonly email: string;
      readonly nameError?: NameError;
      readonly trouble?: Localized;
    };

/* Keys of texts instead of the texts, which change with the language. */
type NameError = 'nameInvalid' | 'nameTooLong';
type EmailError = 'emailInvalid' | 'emailTooLong' | 'seatTaken';

type FoundUser = Readonly<Record<'userId' | 'fullName' | 'email', string>>;

type Needs = Pick<ElementHandle, 'send'>;

const seatTakenCode = 'seat03';

/** Assigns a seat to a user, who is looked up by e-mail and created if unknown (CON-4.23). */
export function createAssignFlow({ send }: Needs, seats: SeatsFlow, change: SeatChange, subscriptionId: string) {
  const $state = atom<AssignStep>({ at: 'email', busy: false });
  const { seatCode } = change.seat;
  const { done, failed } = endsOf(change, seats);

  const refuseEmail = (error: EmailError) => $state.set({ at: 'email', busy: false, error });

  const lookUp = async (email: string): Promise<void> => {
    const fault = emailFault(email);
    if (fault) return refuseEmail(fault);
    $state.set({ at: 'email', busy: true });
    const answer = await send(getUserByEmail, { email, subscriptionId });
    if (answer.ok) return $state.set(afterLookUp(answer.data, email));
    if (answer.problem.code === seatTakenCode) return refuseEmail('seatTaken');
    $state.set({ at: 'email', busy: false, trouble: answer.problem.text });
  };

  const assign = async (step: Extract<AssignStep, { at: 'found' }>): Promise<void> => {
    if (!step.isConfirmed) return;
    const { userId, email } = step.user;
    $state.set({ ...step, busy: true });
    const answer = await send(assignSeatToUser, { seatCode, userId });
    if (answer.ok) return done(email);
    if (answer.problem.code === seatTakenCode) return refuseEmail('seatTaken');
    failed(answer.problem, email);
  };

  const create = async (
    email: string,
    { fullName = '', mobile = '', countryId = '' }: Readonly<Record<string, string>>,
  ): Promise<void> => {
    const user = { fullName: readText(fullName), email, mobile: digitsOf(mobile), countryId };
    const nameError = nameFault(user.fullName);
    if (nameError) return $state.set({ at: 'new', busy: false, email, nameError });
    $state.set({ at: 'new', busy: true, email });
    const answer = await send(assignSeatAndCreateUser, { seatCode, ...user });
    if (answer.ok) return done(email);
    const { problem } = answer;
    if (problem.code === seatTakenCode) return refuseEmail('seatTaken');
    if (isOutcomeUnknown(problem)) seats.recheck();
    const trouble = isOutcomeUnknown(problem) ? maybeDone(problem) : problem.text;
    $state.set({ at: 'new', busy: false, email, trouble });
  };

  return {
    $state,

    async submit(values: Readonly<Record<string, string>>): Promise<void> {
      const step = $state.get();
      if (step.busy) return;
      if (step.at === 'email') return lookUp(readEmail(values.email ?? ''));
      return step.at === 'found' ? assign(step) : create(step.email, values);
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

    changeName(): void {
      const step = $state.get();
      if (step.at === 'new' && step.nameError) $state.set({ at: 'new', busy: false, email: step.email });
    },
  };
}

export function createUnassignFlow({ send }: Needs, seats: SeatsFlow, change: SeatChange) {
  const $isBusy = atom(false);
  const { done, failed } = endsOf(change, seats);
  return {
    $isBusy,

    async unassign(): Promise<void> {
      if ($isBusy.get()) return;
      $isBusy.set(true);
      const answer = await send(unassignSeats, { seatCodes: [change.seat.seatCode] });
      if (answer.ok) return done();
      failed(answer.problem);
    },
  };
}

const outcomes = {
  assign: ['assignedTo', 'assignFailed', 'assignFailedText'],
  change: ['changed', 'changeFailed', 'changeFailedText'],
  unassign: ['removed', 'unassignFailed', 'unassignFailedText'],
} as const;

/**
 * The two ways in which a seat's dialog closes: with a toast, or replaced by the dialog that reports a failure (CON-8).
 */
function endsOf({ at, seat }: SeatChange, { finish, fail }: SeatsFlow) {
  const [success, failure, sentence] = outcomes[at];
  const user = nameOfUser(seat);
  const named = (email = '') => ({ user, email, old: user, new: email });
  return {
    done: (email?: string) => finish(localized(text, success, named(email)), { changesCounts: at !== 'change' }),
    failed(problem: Problem, email?: string) {
      const maybe = isOutcomeUnknown(problem) ? [localized(text, 'maybeDone')] : [];
      fail(localized(text, failure), [localized(text, sentence, named(email)), ...maybe], isOutcomeUnknown(problem));
    },
  };
}

function afterLookUp(found: DataOf<typeof getUserByEmail>, email: string): AssignStep {
  const { exists, userId, fullName } = found;
  if (!exists || userId === null) return { at: 'new', busy: false, email };
  return { at: 'found', busy: false, user: { userId, fullName, email: found.email || email }, isConfirmed: false };
}

function emailFault(email: string): EmailError | null {
  if (lengthOf(email) > longestEmail) return 'emailTooLong';
  return isEmailAddress(email) ? null : 'emailInvalid';
}

const longestName = 100;

/** A valid name has only letters, their accents and joiners (U+200C, U+200D), and spaces (CON-5.35). */
function nameFault(name: string): NameError | null {
  if (!/^(?:[\p{L}\p{M} ]|\u200c|\u200d)+$/u.test(name)) return 'nameInvalid';
  return lengthOf(name) > longestName ? 'nameTooLong' : null;
}
