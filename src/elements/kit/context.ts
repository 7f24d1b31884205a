import { createContext, useContext, useEffect, useInsertionEffect, useState, useSyncExternalStore } from 'react';
import type { DictEventMap, ErrorInput } from '../../core/page/events.ts';
import type { BindTexts } from '../../core/config/text.ts';
import type { Navigate } from '../../core/config/navigation.ts';
import type { Problem } from '../../core/state/problem.ts';
import type { AnyEndpoint, ArgsOf, DataOf, RefusalOf } from '../../core/service/endpoint.ts';
import type { Steps } from '../../core/page/steps.ts';
import type { Answer } from '../../core/service/client.ts';

export type ElementState = 'loading' | 'ready' | 'busy' | 'error' | 'done';

/** Calls the service. Removing the element aborts the call. A problem is returned, and also dispatched as `dict-error`. */
export type Send = <E extends AnyEndpoint>(
  endpoint: E,
  args: ArgsOf<E>,
  options?: { readonly signal?: AbortSignal },
) => Promise<Answer<DataOf<E>, RefusalOf<E>>>;

export interface ElementHandle {
  /** null during server rendering. */
  readonly element: HTMLElement | null;
  readonly isPrerenderedSignedOut: boolean;
  readonly bind: BindTexts;
  readonly language: () => string;
  readonly send: Send;
  readonly navigate: Navigate;
  /** Resolves to true if `to` is a route of the console: check external input with it before navigating (SEC-06). */
  readonly isRoute: (to: string) => Promise<boolean>;
  readonly emit: (event: DictEventMap[keyof DictEventMap]) => boolean;
  readonly trackStep: <Flow extends keyof Steps>(flow: Flow, step: Steps[Flow]) => void;
  readonly report: (problem: Problem | ErrorInput) => void;
  /** Announces a text to screen readers. Returns a function that removes it. */
  readonly announce: (text: string) => () => void;
  /** Sets `data-state`; the first state other than 'loading' resolves `element.ready`. */
  readonly setState: (state: ElementState) => void;
  /**
   * A signal that is aborted when the element leaves the page. After its return there is a new signal: read it for each
   * use.
   */
  readonly signal: AbortSignal;
  readonly setMethods: (methods: Readonly<Record<string, () => void>>) => void;
  readonly adoptSheet: (css: string) => void;
}

export type ElementLanguage = Pick<ElementHandle, 'bind' | 'language'>;

export const ElementContext = createContext<ElementHandle | null>(null);

export function useElement(): ElementHandle {
  const handle = useContext(ElementContext);
  if (!handle) throw new Error('A view is rendered outside its frame.');
  return handle;
}

export function useFlow<Flow>(create: (handle: ElementHandle) => Flow): Flow {
  const handle = useElement();
  const [flow] = useState(() => create(handle));
  return flow;
}

export function useElementState(state: ElementState): void {
  const { element, setState } = useElement();
  // Effect: sets `data-state` on the custom element, which React doesn't render. A server runs no effects: there the
  // state is set while rendering.
  if (!element) setState(state);
  useEffect(() => setState(state), [setState, state]);
}

export function useMethods(methods: Readonly<Record<string, () => void>>): void {
  const { setMethods } = useElement();
  // Effect: sets the methods on the custom element, which React doesn't render.
  useEffect(() => setMethods(methods));
}

/** `onServer` in a prerendered view and until its hydration, then what `read` returns. */
export const useOnClient = <Value>(read: () => Value, onServer: Value) =>
  useSyncExternalStore(unchanging, read, () => onServer);

const unchanging = () => () => {};

export function useSheet(css: string): void {
  const { element, adoptSheet } = useElement();
  if (!element) adoptSheet(css);
  useInsertionEffect(() => adoptSheet(css), [adoptSheet, css]);
}
