import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useId, useState, type FormEvent } from 'react';
import { assistanceStore } from '../../core/session/assistance.ts';
import { sessionStore } from '../../core/session/session.ts';
import { isOutcomeUnknown } from '../../core/state/problem.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useElement, useFlow, useMethods } from '../kit/context.ts';
import { HelpIcon } from '../kit/icons.tsx';
import { Dialog, dialogCss } from '../kit/layers/Dialog.tsx';
import type { PropsOf } from '../runtime/element.ts';
import { useSession } from '../kit/use-session.ts';
import type { callbackAttributes } from './callback.element.ts';
import callbackCss from './callback.css?inline';
import { createCallbackFlow, type CallbackFlow, type CallbackStep } from './callback.flow.ts';
import { Sentence } from '../kit/layout/Text.tsx';
import { t, text } from './callback.text.ts';
import { fieldsCss, Field } from '../kit/fields/Field.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { readForm, useFormErrors, type FormValues } from '../kit/fields/form.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { translated } from '../kit/language.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';

export const css = [fieldsCss, dialogCss, callbackCss];

export default function Callback({ open }: PropsOf<typeof callbackAttributes>) {
  const flow = useFlow(createCallbackFlow);
  const { element } = useElement();
  const step = useStore(flow.$state);
  const isAsked = useStore(assistanceStore());
  const session = useSession();
  const close = () => {
    flow.clearDraft();
    element?.removeAttribute('open');
  };
  const show = useCallback(() => element?.setAttribute('open', ''), [element]);
  useMethods({ show, close });
  // Effect: opens or closes the popup when the attribute `open` changes, which the host page may set too.
  useEffect(() => {
    if (open) flow.show();
    else if (flow.$state.get().at !== 'closed') flow.close();
  }, [flow, open]);
  // Effect: opens the popup when another element asks for assistance, such as the navigation on narrow screens. Of two
  // callbacks on a page only one opens.
  useEffect(() => {
    if (isAsked && !element?.ownerDocument.querySelector('dict-callback[open]')) show();
  }, [element, show, isAsked]);
  // Effect: closes the popup when its user signs out or another signs in: the next user must not see it open (NET-11).
  useEffect(
    () =>
      sessionStore().listen((now, before) => {
        if (before && now?.userCode !== before.userCode) element?.removeAttribute('open');
      }),
    [element],
  );
  // Effect: Back and Forward show another screen, over which the popup would stay. They close it.
  useEffect(() => {
    const hide = () => element?.removeAttribute('open');
    addEventListener('popstate', hide);
    return () => removeEventListener('popstate', hide);
  }, [element]);

  return (
    <>
      <div className="d-callback-trigger">
        <Button icon={<HelpIcon />} onClick={show} aria={{ 'aria-haspopup': 'dialog' }}>
          {tKit('needAssistance')}
        </Button>
      </div>
      {step.at !== 'closed' && !session && <SignInFirst onClose={close} />}
      {step.at === 'form' && session && <CallbackForm flow={flow} step={step} onClose={close} />}
      {step.at === 'done' && session && <CallbackDone time={step.time} email={session.email} onClose={close} />}
    </>
  );
}

function SignInFirst({ onClose }: { readonly onClose: () => void }) {
  const { navigate } = useElement();
  return (
    <Dialog
      depth={0}
      title={tKit('needAssistance')}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={() => navigate('/')}>
          {tKit('logIn')}
        </Button>
      }
    >
      <p>{t('signedOut')}</p>
    </Dialog>
  );
}

interface CallbackDoneProps {
  readonly time: string;
  readonly email: string;
  readonly onClose: () => void;
}

const CallbackDone = ({ time, email, onClose }: CallbackDoneProps) => (
  <Dialog
    depth={0}
    title={t('done')}
    onClose={onClose}
    actions={
      <Button kind="primary" onClick={onClose}>
        {t('ok')}
      </Button>
    }
  >
    <div className="d-callback-done">
      <p className="d-callback-time">{time === nextMinutes ? t('doneNow') : t('doneTime', { time })}</p>
      {email && (
        <p className="d-quiet" translate="no">
          <Sentence text={t('doneMail', { email })} values={[email]} />
        </p>
      )}
    </div>
  </Dialog>
);

interface CallbackFormProps {
  readonly flow: CallbackFlow;
  readonly step: Extract<CallbackStep, { at: 'form' }>;
  readonly onClose: () => void;
}

function CallbackForm({ flow, step, onClose }: CallbackFormProps) {
  const id = useId();
  const { errors, submit, revalidate } = useFormErrors(({ reason }, bind) => ({
    reason: reason ? undefined : bind(text)('reasonMissing'),
  }));
  const [typed] = useState(flow.readDraft);
  const keep = (event: FormEvent<HTMLFormElement>) => {
    revalidate(event);
    flow.saveDraft(valuesOf(readForm(event.currentTarget)));
  };
  return (
    <Dialog
      depth={0}
      title={tKit('needAssistance')}
      isStatic={step.busy}
      onClose={onClose}
      actions={
        <>
          {!step.busy && <Button onClick={onClose}>{tKit('cancel')}</Button>}
          <Button type="submit" form={id} kind="primary" busy={step.busy} busyLabel={t('submitting')}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="d-form d-callback-form"
        noValidate
        onSubmit={submit((values) => void flow.submit(valuesOf(values)))}
        onInput={keep}
        onChange={keep}
      >
        <p className="d-quiet">{t('lead')}</p>
        {step.problem && (
          <Notice tone="danger">
            <p>{translated(step.problem.text)}</p>
            {isOutcomeUnknown(step.problem) && <p>{t('maybeSent')}</p>}
          </Notice>
        )}
        <SelectField
          label={t('reason')}
          name="reason"
          placeholder={t('chooseReason')}
          defaultValue={typed?.reason ?? ''}
          options={callbackReasons()}
          error={errors.reason}
        />
        <SelectField
          label={t('time')}
          name="time"
          help={t('zone')}
          defaultValue={typed?.time ?? nextMinutes}
          options={callbackSlots()}
        />
        <Field label={t('comment')} name="comment" rows={3} isOptional defaultValue={typed?.comment} />
      </form>
    </Dialog>
  );
}

const valuesOf = ({ reason = '', time = '', comment = '' }: FormValues) => ({ reason, time, comment });

const first = 9 * 60;
const last = 22 * 60;
const length = 30;

const nextMinutes = 'Next 10 min';

/** 'Next 10 min', then the half hours from 09:00-09:30 to 22:00-22:30 (CON-9.30). */
function callbackSlots() {
  const starts = [...Array<undefined>((last - first) / length + 1)].map((_, index) => first + index * length);
  const halfHours = starts.map((start) => `${clock(start)}-${clock(start + length)}`);
  return [{ value: nextMinutes, label: t('now') }, ...halfHours.map((each) => ({ value: each, label: each }))];
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** `value`: the label of the specification, always sent in English; `label`: shown, translated (DEC-1.19). */
const callbackReasons = () => [
  { value: 'Need a Product Demo', label: t('demo') },
  { value: 'Need Help With Installation', label: t('installation') },
  { value: 'Not Sure What To Do', label: t('unsure') },
  { value: 'Others', label: t('others') },
];
