import { DictErrorEvent, DictNavigateEvent, DictStepEvent } from '../../core/page/events.ts';
import { languageInForce } from '../../core/config/language.ts';
import { textIn } from '../../core/config/text.ts';
import { sendLater } from '../../core/load-service.ts';
import type { ElementHandle } from '../kit/context.ts';

type ElementSide = Pick<
  ElementHandle,
  'isPrerenderedSignedOut' | 'language' | 'isRoute' | 'say' | 'setState' | 'setMethods' | 'adoptSheet'
> & {
  readonly element: HTMLElement;
  /** Called after a `dict-navigate` that no host cancelled. */
  readonly goOn: (to: string, state: Readonly<Record<string, unknown>>, replace: boolean) => void;
};

export function createHandle({ element, goOn, language, ...rest }: ElementSide, signal: AbortSignal): ElementHandle {
  const emit: ElementHandle['emit'] = (event) => element.dispatchEvent(event);
  const report: ElementHandle['report'] = (trouble) =>
    void emit(
      new DictErrorEvent({
        code: trouble.code,
        call: trouble.call,
        message: 'text' in trouble ? textIn(trouble.text, language()) : trouble.message,
      }),
    );

  return {
    element,
    signal,
    emit,
    report,
    ...rest,
    texts: (text) => (key, values) => text(key, values, language()),
    language,
    step: (flow, step) => void emit(new DictStepEvent({ flow, step })),
    navigate(to, { state = {}, replace = false, ifNoHost = to, ...back } = {}) {
      if (emit(new DictNavigateEvent({ to, state, replace, ...back }))) goOn(ifNoHost, state, replace);
    },
    async send(endpoint, args, { signal: givenUp } = {}) {
      const either = givenUp ? AbortSignal.any([signal, givenUp]) : signal;
      const answer = await sendLater(endpoint, args, { signal: either });
      if (!answer.ok) report(answer.problem);
      return answer;
    },
  };
}

const silent = () => {};

export const serverHandle: ElementHandle = {
  element: null,
  isPrerenderedSignedOut: false,
  texts: (text) => text,
  language: languageInForce,
  signal: new AbortController().signal,
  emit: () => true,
  report: silent,
  step: silent,
  navigate: silent,
  isRoute: () => Promise.resolve(false),
  send: () => new Promise<never>(silent),
  say: () => silent,
  setState: silent,
  setMethods: silent,
  adoptSheet: silent,
};
