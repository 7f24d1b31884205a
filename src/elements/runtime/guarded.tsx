import { createElement, useMemo, type FunctionComponent, type ReactNode } from 'react';
import { serviceName } from '../../core/config/service-name.ts';
import { Button } from '../kit/controls/Button.tsx';
import { ElementContext, useElement, useElementState, type ElementHandle } from '../kit/context.ts';
import { t } from './guarded.text.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { handleOfUser } from './user-handle.ts';
import { useSession } from '../kit/use-session.ts';

/** A view that needs a session: without one a way to sign in stands in its place. */
export function guarded<Props extends object>(view: FunctionComponent<Props>): (props: Props) => ReactNode {
  return function Guarded(props) {
    const handle = useElement();
    const session = useSession();
    const user = session?.userCode;
    // The same code at another service is another user.
    const service = serviceName();
    const ofUser = useMemo(
      () => (user === undefined ? handle : handleOfUser(handle, user, service)),
      [handle, user, service],
    );
    if (session === null) return <SignedOut handle={handle} />;
    return (
      <ElementContext value={ofUser}>
        {/* Another user's view begins anew: nothing of the first one's is left in it (NET-11). */}
        {createElement(view, { ...props, key: user === undefined ? 'open' : `${service} ${user}` })}
      </ElementContext>
    );
  };
}

function SignedOut({ handle }: { readonly handle: ElementHandle }) {
  // A view that was loading when the session ended, or before it was known that there is none, says no more.
  useElementState('ready');
  return (
    <Notice tone="info" isStill action={<Button onClick={() => handle.navigate('/')}>{t('signIn')}</Button>}>
      {t('signedOut')}
    </Notice>
  );
}
