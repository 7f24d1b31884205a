import { createElement, useMemo, type FunctionComponent, type ReactNode } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { ElementContext, useElement, useElementState, type ElementHandle } from '../kit/context.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { useSession } from '../kit/use-session.ts';
import { currentSession } from '../../core/session/session.ts';
import { t } from '../kit/kit.text.ts';
import { useReplaced } from './replaced.ts';

export function guarded<Props extends object>(view: FunctionComponent<Props>): (props: Props) => ReactNode {
  return function Guarded(props) {
    const handle = useElement();
    const session = useSession();
    const user = session?.userCode;
    const ofUser = useMemo(() => (user === undefined ? handle : handleOfUser(handle, user)), [handle, user]);
    if (session === null) return <SignedOut />;
    return (
      <ElementContext value={ofUser}>
        {/* The key remounts the view for another user, so that no state of the first one is left (NET-11). */}
        {createElement(view, { ...props, key: user === undefined ? 'open' : `user ${user}` })}
      </ElementContext>
    );
  };
}

function SignedOut() {
  const { navigate, element } = useElement();
  useReplaced(element, true);
  // Overwrites the state 'loading', which remains if the session ends while the signed-in view is still loading.
  useElementState('ready');
  return (
    <Notice tone="info" isSilent action={<Button onClick={() => navigate('/')}>{t('logIn')}</Button>}>
      {t('signedOut')}
    </Notice>
  );
}

/**
 * Binds a handle to one user (NET-11). Once that user has logged out, `send` calls nothing and its promises never settle,
 * so that the next user sees no result of the former, and no flow of the former goes on as the next user.
 */
export function handleOfUser(handle: ElementHandle, userCode: string): ElementHandle {
  const isStillTheirs = () => currentSession()?.userCode === userCode;
  const send: ElementHandle['send'] = async (endpoint, args, options) => {
    if (!isStillTheirs()) return never();
    const answer = await handle.send(endpoint, args, options);
    return isStillTheirs() ? answer : never();
  };
  // Inherits the rest, because a copy would keep the `signal` of the current stay.
  return Object.create(handle, { send: { value: send } }) as ElementHandle;
}

const never = () => new Promise<never>(() => {});
