import { createElement, useMemo, type FunctionComponent, type ReactNode } from 'react';
import { serviceName } from '../../core/config/service-name.ts';
import { Button } from '../kit/controls/Button.tsx';
import { ElementContext, useElement, useElementState, type ElementHandle } from '../kit/context.ts';
import { t } from './guarded.text.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { handleOfUser } from './user-handle.ts';
import { useSession } from '../kit/use-session.ts';

/** Wraps a view that needs a session: signed-out visitors get a link to the login instead. */
export function guarded<Props extends object>(view: FunctionComponent<Props>): (props: Props) => ReactNode {
  return function Guarded(props) {
    const handle = useElement();
    const session = useSession();
    const user = session?.userCode;
    // User codes are unique within one service only.
    const service = serviceName();
    const ofUser = useMemo(
      () => (user === undefined ? handle : handleOfUser(handle, user, service)),
      [handle, user, service],
    );
    if (session === null) return <SignedOut handle={handle} />;
    return (
      <ElementContext value={ofUser}>
        {/* The key remounts the view for another user, so that no state of the first one is left (NET-11). */}
        {createElement(view, { ...props, key: user === undefined ? 'open' : `${service} ${user}` })}
      </ElementContext>
    );
  };
}

function SignedOut({ handle }: { readonly handle: ElementHandle }) {
  // Ends the loading state that the view may have set before the session ended.
  useElementState('ready');
  return (
    <Notice tone="info" isStill action={<Button onClick={() => handle.navigate('/')}>{t('signIn')}</Button>}>
      {t('signedOut')}
    </Notice>
  );
}
