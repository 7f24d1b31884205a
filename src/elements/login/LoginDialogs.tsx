import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { CodeField, type CodeFieldHandle } from '../kit/fields/CodeField.tsx';
import { ConfirmDialog, Dialog } from '../kit/layers/Dialog.tsx';
import { readForm } from '../kit/fields/form.ts';
import { Sentence } from '../kit/layout/Text.tsx';
import { PassingText, ProblemNotice } from '../kit/feedback/Notice.tsx';
import { useSpokenCountdown } from '../kit/feedback/spoken-countdown.ts';
import type { LoginStep, SecondFactorStep } from './login-step.ts';
import type { LoginFlow } from './login.flow.ts';
import { t, text } from './login.text.ts';
import { createSecondFactor, type SecondFactor } from './second-factor.flow.ts';
import { translated, useBindTexts } from '../kit/language.ts';

export interface LoginDialogsProps {
  readonly flow: LoginFlow;
  readonly step: Extract<LoginStep, { at: 'second-factor' | 'expired' }>;
}

export default function LoginDialogs({ flow, step }: LoginDialogsProps) {
  if (step.at === 'expired') {
    return (
      <ConfirmDialog
        title={t('expired')}
        confirmLabel={t('resetNow')}
        cancelLabel={t('notNow')}
        startsAtConfirm
        onConfirm={() => flow.resetExpired(step.email)}
        onCancel={flow.backToForm}
      >
        <p>{t('expiredText')}</p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title={t('twoFactor')} size="small" onClose={flow.backToForm}>
      <SecondFactorForm flow={flow} step={step} />
    </Dialog>
  );
}

function SecondFactorForm({ flow, step }: { readonly flow: LoginFlow; readonly step: SecondFactorStep }) {
  const [secondFactor] = useState(() => createSecondFactor(flow.toSecondFactor));
  const code = useRef<CodeFieldHandle>(null);
  const sentenceId = useId();
  const [digits, setDigits] = useState('');
  const isBusy = step.doing === 'verifying';
  const email = step.maskedEmail;
  // Effect: runs the countdown to a resend while the dialog is shown.
  useEffect(() => secondFactor.countdown.run(), [secondFactor]);
  const resend = async () => {
    if (await secondFactor.resend()) code.current?.clear();
  };
  return (
    <form
      className="d-form"
      method="post"
      noValidate
      onSubmitCapture={(event) => {
        event.preventDefault();
        void secondFactor.verify(readForm(event.currentTarget).otp ?? '');
      }}
    >
      <p id={sentenceId} className="d-quiet" translate="no">
        {email ? <Sentence text={t('codeSent', { email })} values={[email]} /> : t('sent')}
      </p>
      {step.trouble && (
        <ProblemNotice
          key={translated(step.trouble.text)}
          problem={step.trouble}
          onDismiss={secondFactor.dismissMessage}
        />
      )}
      <CodeField
        ref={code}
        label={t('code')}
        name="otp"
        help={t('codeValid')}
        sentenceId={sentenceId}
        submitsItself
        refusal={step.refusal}
        onDigits={setDigits}
      />
      <Button
        type="submit"
        kind="primary"
        isWide
        disabled={digits.length < 6 && !isBusy}
        busy={isBusy}
        busyLabel={t('submittingCode')}
      >
        {t('submitCode')}
      </Button>
      <Resend secondFactor={secondFactor} step={step} onResend={() => void resend()} />
    </form>
  );
}

interface ResendProps {
  readonly secondFactor: SecondFactor;
  readonly step: SecondFactorStep;
  readonly onResend: () => void;
}

function Resend({ secondFactor, step, onResend }: ResendProps) {
  const seconds = useStore(secondFactor.countdown.$seconds);
  const { notice } = step;
  const bind = useBindTexts();
  useSpokenCountdown(seconds, { left: (left) => bind(text)('resendIn', { seconds: left }), over: t('canResend') });
  if (seconds > 0) {
    return (
      <p className="d-login-resend d-small d-quiet">
        {notice && <PassingText text={translated(notice.text)} onDismiss={secondFactor.dismissMessage} />}{' '}
        {t('resendIn', { seconds })}
      </p>
    );
  }
  return (
    <p className="d-login-resend d-small d-quiet">
      {t('noCode')}
      <Button kind="quiet" isSmall busy={step.doing === 'resending'} busyLabel={t('resending')} onClick={onResend}>
        {t('resend')}
      </Button>
    </p>
  );
}
