import { DictErrorEvent, DictNavigateEvent, DictStepEvent, type ErrorInput } from '../../core/page/events.ts';
import { activeLanguage } from '../../core/config/language.ts';
import { textIn } from '../../core/config/text.ts';
import { sendWhenLoaded } from '../../core/load-service.ts';
import type { Problem } from '../../core/state/problem.ts';
import type { ElementHandle } from '../kit/context.ts';
import type { NavigateInPlace } from './journey.ts';

type ElementSide = Pick<
  ElementHandle,
  'isPrerenderedSignedOut' | 'language' | 'isRoute' | 'announce' | 'setState' | 'setMethods' | 'adoptSheet'
> & {
  readonly element: HTMLElement;
  readonly navigateInPlace: NavigateInPlace;
};

export function createHandle(
  { element, navigateInPlace, language, ...rest }: ElementSide,
  signal: AbortSignal,
): ElementHandle {
  const emit: ElementHandle['emit'] = (event) => element.dispatchEvent(event);
  const report: ElementHandle['report'] = (trouble) =>
    void emit(new DictErrorEvent('text' in trouble ? detailOf(trouble, language()) : trouble));

  return {
    element,
    signal,
    emit,
    report,
    ...rest,
    texts: (text) => (key, values) => text(key, values, language()),
    language,
    trackStep: (flow, step) => void emit(new DictStepEvent({ flow, step })),
    navigate(to, { state = {}, replace = false, ifNoHost = to, ...back } = {}) {
      // Not from a removed element: its events don't reach the page, which could not cancel them (NET-04).
      if (signal.aborted || !element.isConnected) return;
      if (emit(new DictNavigateEvent({ to, state, replace, ...back }))) navigateInPlace(ifNoHost, state, replace);
    },
    async send(endpoint, args, { signal: requestSignal } = {}) {
      const either = requestSignal ? AbortSignal.any([signal, requestSignal]) : signal;
      const answer = await sendWhenLoaded(endpoint, args, { signal: either });
      if (!answer.ok) report(answer.problem);
      return answer;
    },
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
  texts: (text) => text,
  language: activeLanguage,
  signal: new AbortController().signal,
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
