import { useStore } from '@nanostores/react';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { useFlow } from '../kit/context.ts';
import { Dialog } from '../kit/layers/Dialog.tsx';
import { Facts } from '../kit/lists/Facts.tsx';
import { Field } from '../kit/fields/Field.tsx';
import { readText } from '../../core/format/typed.ts';
import { keepPhoneDigits } from '../kit/fields/digits.ts';
import { focusFirstInvalid, readForm, submitOnEnter, type FormValues } from '../kit/fields/form.ts';
import { useAnnouncement, useAnnouncer } from '../kit/feedback/LiveRegion.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { translated, useBindTexts } from '../kit/language.ts';
import { createAssignFlow, type AssignStep } from './seat-changes.flow.ts';
import { t, text } from './seat-dialogs.text.ts';
import { t as tSeats } from './seats.text.ts';
import { nameOfUser } from './seats.rules.ts';
import type { SeatsFlow } from './seats.flow.ts';
import type { SeatDetail } from './seats.lists.ts';
import { unfinishedText, type SeatChange } from './seats-dialogs.flow.ts';
import { CheckBox } from '../kit/fields/CheckBox.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';

interface AssignDialogProps {
  readonly seats: SeatsFlow;
  readonly change: SeatChange;
  readonly subscriptionId: string;
  readonly countries: SeatDetail['countries'];
}

export function AssignDialog({ seats, change, subscriptionId, countries }: AssignDialogProps) {
  const flow = useFlow((handle) => createAssignFlow(handle, seats, change, subscriptionId));
  const step = useStore(flow.$state);
  const { seat } = change;
  const isChange = change.at === 'change';
  const form = useRef<HTMLFormElement>(null);
  const message = useAnnouncer();
  const bind = useBindTexts();
  const [missing, setMissing] = useState(() => missingOf(change.unfinished ?? {}));
  const [isTried, setTried] = useState(false);
  const isSaving = step.at !== 'email' && step.busy;
  const why = whyNot(step, missing.length === 0);
  useAnnouncement(outcomeOf(step));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step.at !== 'email' && why) {
      setTried(true);
      message.announce(why);
      return focusNext(form.current);
    }
    await flow.submit(readForm(event.currentTarget));
    // Announces the error, because screen readers don't read the field again if it has the focus already.
    const wrong = errorOf(flow.$state.get());
    if (form.current && wrong) message.announce(bind(text)(wrong));
    focusNext(form.current);
  };
  const typed = (event: FormEvent<HTMLFormElement>) => {
    const values = readForm(event.currentTarget);
    setMissing(missingOf(values));
    seats.type(values);
    message.retract();
    const name = event.target instanceof HTMLInputElement ? event.target.name : '';
    if (name === 'email') {
      flow.changeEmail();
      setTried(false);
    }
    if (name === 'fullName') flow.changeName();
  };
  return (
    <Dialog title={t(isChange ? 'changeTitle' : 'assignTitle')} isStatic={isSaving} onClose={seats.close}>
      <form
        ref={form}
        className="d-assign"
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={typed}
        onKeyDown={submitOnEnter}
      >
        <Facts
          facts={[
            { label: t('seat'), value: seat.seatId, isLtr: true },
            { label: t('present'), value: isChange ? nameOfUser(seat) : null, isVerbatim: true },
          ]}
        />
        {change.unfinished && (
          <Notice tone="warning">{tSeats(isChange ? unfinishedText.change : unfinishedText.assign)}</Notice>
        )}
        <div className="d-assign-email">
          <Field
            label={tKit('email')}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={change.unfinished?.email}
            help={t('emailHelp')}
            error={step.at === 'email' && step.error ? t(step.error) : undefined}
            isReadOnly={step.busy}
          />
        </div>
        {'trouble' in step && step.trouble && <Notice tone="danger">{translated(step.trouble)}</Notice>}
        {step.at === 'found' && <FoundUser step={step} onConfirm={flow.confirm} />}
        {/* Always rendered, so that the typed fields stay when the user corrects the email. */}
        <div hidden={step.at !== 'new'}>
          <NewUserFields
            step={step}
            countries={countries}
            typed={change.unfinished ?? {}}
            missing={isTried && step.at === 'new' ? missing : []}
          />
        </div>
        <p className="d-small d-quiet d-assign-why">{isTried && step.at === 'new' ? '' : why}</p>
        <div className="d-assign-actions d-dialog-foot">
          {!isSaving && <Button onClick={seats.close}>{tKit('cancel')}</Button>}
          <Button
            kind="primary"
            type="submit"
            disabled={why !== '' || (step.at === 'email' && step.error === 'seatTaken')}
            busy={step.busy}
            busyLabel={step.at === 'email' ? t('looking') : t(isChange ? 'changing' : 'assigning')}
          >
            {step.at === 'email' ? t('next') : t(isChange ? 'confirm' : 'assign')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const missingOf = (values: FormValues) => ['fullName', 'countryId'].filter((field) => !readText(values[field] ?? ''));

function whyNot(step: AssignStep, isFilled: boolean): string {
  if (step.at === 'email') return '';
  if (step.at === 'found') return step.isConfirmed ? '' : t('confirmFirst');
  return step.busy || isFilled ? '' : t('fillFirst');
}

/** The result of the lookup. It is announced, because the focus moves past it and screen readers would not read it. */
function outcomeOf(step: AssignStep): string | undefined {
  if (step.at === 'new') return t('unknown');
  return step.at === 'found' ? `${t('found')} ${step.user.fullName}, ${step.user.email}` : undefined;
}

function errorOf(step: AssignStep) {
  if (step.at === 'email') return step.error;
  return step.at === 'new' ? step.nameError : undefined;
}

function focusNext(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    if (form?.querySelector('[aria-invalid="true"]')) return focusFirstInvalid(form);
    form?.querySelector<HTMLElement>('[name=isConfirmed], [name=fullName]')?.focus();
  });
}

interface FoundUserProps {
  readonly step: Extract<AssignStep, { at: 'found' }>;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** Asks to confirm the name of the found user, so that the wrong person does not get the seat (A11Y-28). */
const FoundUser = ({ step: { user, isConfirmed }, onConfirm }: FoundUserProps) => (
  <div className="d-assign-found">
    <p>{t('found')}</p>
    <Facts
      facts={[
        { label: t('name'), value: user.fullName, isVerbatim: true },
        { label: tKit('email'), value: user.email, isLtr: true },
      ]}
    />
    <CheckBox name="isConfirmed" isOn={isConfirmed} onChange={onConfirm}>
      {t('confirmUser')}
    </CheckBox>
  </div>
);

interface NewUserFieldsProps {
  readonly step: AssignStep;
  readonly countries: SeatDetail['countries'];
  readonly typed: FormValues;
  readonly missing: readonly string[];
}

const NewUserFields = ({ step, countries, typed, missing }: NewUserFieldsProps) => (
  <div className="d-assign-new">
    <p>{t('unknown')}</p>
    <Field
      label={t('name')}
      name="fullName"
      type="name"
      autoComplete="off"
      defaultValue={typed.fullName}
      error={step.at === 'new' && step.nameError ? t(step.nameError) : missingText('fullName', missing)}
      isReadOnly={step.busy}
    />
    <Field
      label={t('mobile')}
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="off"
      isOptional
      defaultValue={typed.mobile}
      help={t('mobileHelp')}
      isReadOnly={step.busy}
      onInput={keepPhoneDigits}
    />
    <SelectField
      label={tKit('country')}
      name="countryId"
      placeholder={t('selectCountry')}
      defaultValue={typed.countryId ?? ''}
      options={countries.map(({ countryId, name }) => ({ value: countryId, label: name }))}
      error={missingText('countryId', missing)}
      disabled={step.busy}
    />
  </div>
);

const missingText = (field: string, missing: readonly string[]) =>
  missing.includes(field) ? t('fillFirst') : undefined;
