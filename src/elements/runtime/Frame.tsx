import { useStore } from '@nanostores/react';
import { Component, createElement, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import type { ReadableAtom } from 'nanostores';
import { serviceName } from '../../core/config/service-name.ts';
import { Button } from '../kit/controls/Button.tsx';
import { ElementContext, type ElementHandle } from '../kit/context.ts';
import { t } from '../kit/kit.text.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { useSession } from '../kit/use-session.ts';
import { handleOfUser } from './user-handle.ts';

/** The tag that goes on with the journey inside this element, and its attributes. */
export interface InPlace {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  /** Changes with every step, so that going back to the same tag begins it anew. */
  readonly visit: number;
}

/** A step that could not be loaded: what tries it again. */
export type LostStep = () => void;

export interface FrameProps {
  readonly handle: ElementHandle;
  readonly view: ComponentType<never>;
  readonly props: Readonly<Record<string, string | boolean>>;
  /** The view needs a session; without one a way to sign in stands in its place. */
  readonly isProtected: boolean;
  readonly $inPlace: ReadableAtom<InPlace | LostStep | null>;
  /** Called when the view is drawn for the first time, after its own effects. */
  readonly onDrawn?: () => void;
}

/** What stands around every view: its handle, and a boundary so that one element's bug stays its own. */
export function Frame({ handle, view, props, isProtected, $inPlace, onDrawn }: FrameProps) {
  // Listening keeps the session in step with the other tabs while an element is on the page.
  const session = useSession();
  const inPlace = useStore($inPlace);
  const user = isProtected ? session?.userCode : undefined;
  // The same code at another service is another user.
  const service = serviceName();
  const ofUser = useMemo(
    () => (user === undefined ? handle : handleOfUser(handle, user, service)),
    [handle, user, service],
  );
  // An effect: a parent's runs after its children's, so a view that has more to load has said so by now.
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <ElementContext value={ofUser}>
      <Boundary handle={handle}>
        {typeof inPlace === 'function' ? (
          <Notice tone="danger" action={<Button onClick={inPlace}>{t('tryAgain')}</Button>}>
            {t('stepLost')}
          </Notice>
        ) : inPlace ? (
          <NextStep {...inPlace} key={inPlace.visit} />
        ) : isProtected && session === null ? (
          <SignedOut handle={handle} />
        ) : (
          // Another user's view begins anew: nothing of the first one's is left in it (NET-11).
          createElement(view as ComponentType<object>, {
            ...props,
            key: user === undefined ? 'open' : `${service} ${user}`,
          })
        )}
      </Boundary>
    </ElementContext>
  );
}

// A page's ::part rules reach the steps after this one too.
const exportparts = 'root, button, primary, secondary, quiet, danger, label, input, notice, dialog';

const NextStep = ({ tag, attributes }: InPlace) => createElement(tag, { ...attributes, exportparts });

function SignedOut({ handle }: { readonly handle: ElementHandle }) {
  // A view that was loading when the session ended, or before it was known that there is none, says no more.
  useEffect(() => handle.setState('ready'), [handle]);
  return (
    <Notice tone="info" isStill action={<Button onClick={() => handle.navigate('/')}>{t('signIn')}</Button>}>
      {t('signedOut')}
    </Notice>
  );
}

interface BoundaryProps {
  readonly handle: ElementHandle;
  readonly children: ReactNode;
}

// React knows error boundaries as classes only.
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    // The thrown message may hold anything: it is not passed on (SEC-35).
    this.props.handle.report({ code: 'view', call: '', message: t('viewFailed') });
    this.props.handle.setState('error');
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Notice tone="danger">{t('viewFailed')}</Notice>;
  }
}
