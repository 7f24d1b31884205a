import {
  createElement,
  useEffect,
  useMemo,
  useRef,
  type FunctionComponent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { ElementContext, useElement, useElementState, type ElementHandle } from '../kit/context.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { useOnChange } from '../kit/use-on-change.ts';
import { useSession } from '../kit/use-session.ts';
import { holdsFocus } from '../../core/page/focus.ts';
import { currentSession, sessionStore } from '../../core/session/session.ts';
import { t } from '../kit/kit.text.ts';
import { useReplaced } from './replaced.ts';

export function guarded<Props extends object>(view: FunctionComponent<Props>): (props: Props) => ReactNode {
  return function Guarded(props) {
    const handle = useElement();
    const session = useSession();
    const user = session?.userCode;
    const ofUser = useMemo(() => (user === undefined ? handle : handleOfUser(handle, user)), [handle, user]);
    const end = useSessionEnd(handle.element);
    if (session === null) return <SignedOut end={end} />;
    return (
      <ElementContext value={ofUser}>
        {/* The key remounts the view for another user, so that no state of the first one is left (NET-11). */}
        {createElement(view, { ...props, key: user === undefined ? 'open' : `user ${user}` })}
      </ElementContext>
    );
  };
}

type SessionEnd = RefObject<{ readonly hadFocus: boolean } | null>;

/** Null until the session ends while the view is shown; then tells if the view had the focus. */
function useSessionEnd(element: HTMLElement | null): SessionEnd {
  const end = useRef<{ readonly hadFocus: boolean } | null>(null);
  // Effect: looks before the next rendering, which removes the focused node.
  useEffect(
    () =>
      sessionStore().listen((session) => {
        end.current = session ? null : { hadFocus: element !== null && holdsFocus(element) };
      }),
    [element],
  );
  return end;
}

function SignedOut({ end }: { readonly end: SessionEnd }) {
  const { navigate, element, announce } = useElement();
  const logIn = useRef<HTMLButtonElement>(null);
  const sentence = t('signedOut');
  useReplaced(element, true);
  // Effect: announces that the session has ended, and focuses the login button if the removed view had the focus
  // (A11Y-31).
  useOnChange(true, () => {
    if (!end.current) return;
    announce(sentence);
    if (end.current.hadFocus) logIn.current?.focus();
  });
  // Overwrites the state 'loading', which remains if the session ends while the signed-in view is still loading.
  useElementState('ready');
  return (
    <Notice
      tone="info"
      isSilent
      action={
        <Button ref={logIn} onClick={() => navigate('/')}>
          {t('logIn')}
        </Button>
      }
    >
      {sentence}
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
  // Inherits all other members of the handle: a copy would keep the `signal` of the element's current stay on the page.
  return Object.create(handle, { send: { value: send } }) as ElementHandle;
}

const never = () => new Promise<never>(() => {});
