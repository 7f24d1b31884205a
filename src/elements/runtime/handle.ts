import {
  DictErrorEvent,
  DictNavigateEvent,
  DictStepEvent,
  type ErrorInput,
  type StepDetail,
} from '../../core/page/events.ts';
import { activeLanguage } from '../../core/config/language.ts';
import { textIn } from '../../core/config/text.ts';
import { service } from '../../core/service.ts';
import { noAnswer } from '../../core/service/client.ts';
import { onSessionChange } from '../../core/session/session.ts';
import type { Problem } from '../../core/state/problem.ts';
import type { ElementHandle } from '../kit/context.ts';
import type { createLiveRegion } from '../kit/feedback/LiveRegion.tsx';
import type { NavigateInPlace } from './journey.ts';
import { createPresence, type Presence } from './presence.ts';

type ElementSide = Pick<
  ElementHandle,
  'isPrerenderedSignedOut' | 'language' | 'isRoute' | 'setState' | 'adoptSheet'
> & {
  readonly element: HTMLElement;
  readonly announcement: ReturnType<typeof createLiveRegion>;
  readonly navigateInPlace: NavigateInPlace;
};

export function createHandle(
  { element, announcement, navigateInPlace, language, ...rest }: ElementSide,
  presence: Presence,
): ElementHandle {
  const emit: ElementHandle['emit'] = (event) => element.dispatchEvent(event);
  const report: ElementHandle['report'] = (trouble) =>
    void emit(new DictErrorEvent('text' in trouble ? detailOf(trouble, language()) : trouble));

  const send: ElementHandle['send'] = (endpoint, args, options = {}) =>
    new Promise((resolve) => {
      const signals = [presence.signal, ...(options.signal ? [options.signal] : [])];
      // If the call is aborted because the element leaves the page: when the element returns, a read is sent again, and
      // a change counts as not answered, because the service may have made it.
      const forget = presence.onBack(() =>
        resolve(endpoint.kind === 'read' ? send(endpoint, args, options) : noAnswer(endpoint)),
      );
      options.signal?.addEventListener('abort', forget, { once: true });
      void service()
        .send(endpoint, args, { signal: AbortSignal.any(signals) })
        .then((answer) => {
          forget();
          if (!answer.ok) report(answer.problem);
          resolve(answer);
        });
    });

  // Removes announcements when the user changes: the next user must not hear what the former one has found (NET-11).
  presence.during(() => onSessionChange(() => announcement.clear()));

  return {
    element,
    get signal() {
      return presence.signal;
    },
    emit,
    report,
    ...rest,
    announce: (text) => announcement.announce(text),
    setMethods: (methods) => void Object.assign(element, methods),
    bind: (text) => (key, values) => text(key, values, language()),
    language,
    trackStep: (flow, step) => void emit(new DictStepEvent({ flow, step } as StepDetail)),
    navigate(to, { state = {}, replace = false, ifNoHost = to, ...back } = {}) {
      // A removed element does not navigate: its events don't reach the page, which could not cancel them (NET-04).
      if (presence.isAway || !element.isConnected) return;
      if (emit(new DictNavigateEvent({ to, state, replace, ...back }))) navigateInPlace(ifNoHost, state, replace);
    },
    send,
  };
}

const detailOf = ({ code, call, text, mismatch, requestId = '' }: Problem, language: string): ErrorInput => ({
  code,
  call,
  path: mismatch?.path ?? '',
  message: textIn(text, language),
  requestId,
});

const silent = () => {};

export const serverHandle: ElementHandle = {
  element: null,
  isPrerenderedSignedOut: false,
  bind: (text) => text,
  language: activeLanguage,
  signal: createPresence().signal,
  emit: () => true,
  report: silent,
  trackStep: silent,
  navigate: silent,
  isRoute: () => Promise.resolve(false),
  send: () => new Promise<never>(silent),
  announce: () => silent,
  setState: silent,
  setMethods: silent,
  adoptSheet: silent,
};
