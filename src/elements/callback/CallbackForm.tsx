import { useId } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { Dialog } from '../kit/layers/Dialog.tsx';
import { Field } from '../kit/fields/Field.tsx';
import { useFormErrors, type FormValues } from '../kit/fields/form.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import type { CallbackFlow, CallbackStep } from './callback.flow.ts';
import { t, text } from './callback.text.ts';
import { callbackSlots, nextMinutes, callbackReasons } from './time-slots.ts';
import { t as tKit } from '../kit/kit.text.ts';
import { translated } from '../kit/language.ts';

interface CallbackFormProps {
  readonly flow: CallbackFlow;
  readonly step: Extract<CallbackStep, { at: 'form' }>;
  readonly onClose: () => void;
}

export function CallbackForm({ flow, step, onClose }: CallbackFormProps) {
  const id = useId();
  const { errors, submit, revalidate } = useFormErrors(({ reason }, texts) => ({
    reason: reason ? undefined : texts(text)('reasonMissing'),
  }));
  const send = ({ reason = '', time = '', comment = '' }: FormValues) => void flow.submit({ reason, time, comment });
  return (
    <Dialog
      depth={0}
      title={tKit('needAssistance')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{tKit('cancel')}</Button>
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
        onSubmit={submit(send)}
        onInput={revalidate}
        onChange={revalidate}
      >
        <p className="d-quiet">{t('lead')}</p>
        {step.problem && <Notice tone="danger">{translated(step.problem.text)}</Notice>}
        <SelectField
          label={t('reason')}
          name="reason"
          placeholder={t('chooseReason')}
          defaultValue=""
          options={callbackReasons()}
          error={errors.reason}
        />
        <SelectField
          label={t('time')}
          name="time"
          help={t('zone')}
          defaultValue={nextMinutes}
          options={callbackSlots()}
        />
        <Field label={t('comment')} name="comment" rows={3} isOptional />
      </form>
    </Dialog>
  );
}
