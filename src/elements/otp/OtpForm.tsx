import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { CodeField, takeFocus, type CodeFieldHandle } from '../kit/fields/CodeField.tsx';
import { focusFirstInvalid, readForm, submitOnEnter } from '../kit/fields/form.ts';
import { PreHydrationGuard } from '../kit/fields/Field.tsx';
import { Notice, PassingText } from '../kit/feedback/Notice.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { focusPlaceBeside, keepFocus } from '../kit/layers/keep-focus.ts';
import { useSpokenCountdown } from '../kit/feedback/spoken-countdown.ts';
import type { OtpErrors, OtpFlow, OtpStep } from './otp-step.ts';
import { t, text } from './otp.text.ts';
import { translated, useTexts } from '../kit/language.ts';

interface OtpFormProps {
  readonly flow: OtpFlow;
  readonly step: OtpStep;
  readonly sentenceId: string;
}

export function OtpForm({ flow, step, sentenceId }: OtpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const code = useRef<CodeFieldHandle>(null);
  // null until hydration: the prerendered button is enabled, because digits typed before hydration are not known yet.
  const [digits, setDigits] = useState<string | null>(null);
  useLayoutEffect(() => setDigits((typed) => typed ?? ''), []);
  const [errors, setErrors] = useState<OtpErrors>({});
  const isDone = step.at === 'done';
  const isStarting = step.at === 'starting-trial' || (isDone && flow.mode === 'signup');
  const isBusy = isStarting || isDone || step.at === 'verifying';

  const verify = async () => {
    if (!form.current) return;
    // A failed trial or an expired signup replaces the form: the focus then goes to a node beside it.
    const place = focusPlaceBeside(form.current);
    if (place) keepFocus(place);
    const { otp = '', password = '' } = readForm(form.current);
    setErrors(await flow.verify(otp, password));
  };
  // Effect: focuses the first invalid field, once it is rendered as invalid.
  useEffect(() => focusFirstInvalid(form.current), [errors]);
  const password = useRef<HTMLInputElement>(null);
  // Effect: after a reload the password comes first, unless a code is typed already: whether the password is asked for
  // is known after the first rendering.
  useEffect(() => {
    if (flow.asksPassword && password.current && !readForm(form.current!).otp) takeFocus(password.current);
  }, [flow.asksPassword]);
  const resend = async () => {
    if (await flow.resend()) code.current?.clear();
  };

  return (
    <form
      ref={form}
      className="d-form"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void verify();
      }}
      onKeyDown={submitOnEnter}
    >
      {step.at === 'code' && step.trouble && (
        <Notice key={translated(step.trouble.text)} tone="danger" onDismiss={flow.dismissMessage}>
          {translated(step.trouble.text)}
        </Notice>
      )}
      {flow.asksPassword && (
        <PasswordField
          ref={password}
          label={t('passwordAgain')}
          name="password"
          autoComplete="new-password"
          help={t('passwordAgainHelp')}
          error={errors.password}
        />
      )}
      <CodeField
        ref={code}
        label={t('code')}
        name="otp"
        help={flow.asksPassword ? t('validFor') : `${t('validFor')} ${t('checkedAtOnce')}`}
        submitsItself={!flow.asksPassword}
        takesFocus={!isStarting}
        sentenceId={sentenceId}
        error={errors.otp}
        refusal={step.at === 'code' ? step.refusal : undefined}
        onDigits={(typed) => {
          setDigits(typed);
          if (errors.otp) setErrors(({ password }) => ({ password }));
        }}
      />
      <Button
        type="submit"
        kind="primary"
        isWide
        disabled={digits !== null && digits.length < 6 && !isBusy}
        busy={isBusy}
        busyLabel={t(isStarting ? 'startingTrial' : 'verifying')}
      >
        {t('verify')}
      </Button>
      <Resend flow={flow} step={step} onResend={() => void resend()} />
      <PreHydrationGuard />
    </form>
  );
}

function Resend({ flow, step, onResend }: Pick<OtpFormProps, 'flow' | 'step'> & { readonly onResend: () => void }) {
  const seconds = useStore(flow.countdown.$seconds);
  const notice = step.at === 'code' ? step.notice : undefined;
  const texts = useTexts();
  const known = step.at === 'waiting' ? null : seconds;
  useSpokenCountdown(known, { left: (left) => texts(text)('resendIn', { seconds: left }), over: t('canResend') });
  return (
    <p className="d-small d-quiet d-otp-resend">
      {notice ? <PassingText text={translated(notice.text)} onDismiss={flow.dismissMessage} /> : t('noCode')}{' '}
      <Button
        kind="quiet"
        isSmall
        disabled={seconds > 0}
        busy={step.at === 'resending'}
        busyLabel={t('resending')}
        onClick={onResend}
      >
        {seconds > 0 ? t('resendIn', { seconds }) : t('resend')}
      </Button>
    </p>
  );
}
