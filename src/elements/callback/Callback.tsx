import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { assistanceStore } from '../../core/session/assistance.ts';
import { sessionStore } from '../../core/session/session.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useElement, useFlow, useMethods } from '../kit/context.ts';
import { HelpIcon } from '../kit/icons.tsx';
import { Dialog, dialogCss } from '../kit/layers/Dialog.tsx';
import type { PropsOf } from '../runtime/element.ts';
import { useSession } from '../kit/use-session.ts';
import type { callbackAttributes } from './callback.element.ts';
import callbackCss from './callback.css?inline';
import { createCallbackFlow } from './callback.flow.ts';
import { Sentence } from '../kit/layout/Ltr.tsx';
import { t } from './callback.text.ts';
import { CallbackForm } from './CallbackForm.tsx';
import { fieldsCss } from '../kit/fields/Field.tsx';
import { doneText } from './time-slots.ts';
import { t as tKit } from '../kit/kit.text.ts';

export const css = [fieldsCss, dialogCss, callbackCss];

export default function Callback({ open }: PropsOf<typeof callbackAttributes>) {
  const flow = useFlow(createCallbackFlow);
  const { element } = useElement();
  const step = useStore(flow.$state);
  const isAsked = useStore(assistanceStore());
  const session = useSession();
  const close = () => element?.removeAttribute('open');
  const show = useCallback(() => element?.setAttribute('open', ''), [element]);
  useMethods({ show, close });
  // Effect: the `open` attribute, which the page may set too, determines the state.
  useEffect(() => {
    if (open) flow.show();
    else if (flow.$state.get().at !== 'closed') flow.close();
  }, [flow, open]);
  // Effect: the user may have asked for a callback elsewhere on the page.
  useEffect(() => {
    if (isAsked) show();
  }, [show, isAsked]);
  // Effect: the next user must not find the popup of this one open (NET-11).
  useEffect(
    () =>
      sessionStore().listen((now, before) => {
        if (before && now?.userCode !== before.userCode) element?.removeAttribute('open');
      }),
    [element],
  );

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
      <p className="d-callback-time">{doneText(time)}</p>
      {email && (
        <p className="d-quiet" translate="no">
          <Sentence text={t('doneMail', { email })} values={[email]} />
        </p>
      )}
    </div>
  </Dialog>
);
