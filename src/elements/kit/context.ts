import { createContext, useContext, useEffect, useInsertionEffect, useState } from 'react';
import type { DictEventMap, ErrorDetail } from '../../core/page/events.ts';
import type { Navigate } from '../../core/config/navigation.ts';
import type { Problem } from '../../core/state/problem.ts';
import type { AnyEndpoint, ArgsOf, DataOf, RefusalOf } from '../../core/service/endpoint.ts';
import type { Answer } from '../../core/service/client.ts';

/** What `data-state` says. */
export type ElementState = 'loading' | 'ready' | 'busy' | 'error' | 'done';

/** Calls the service for one element: aborted when the element goes, its problems told as `dict-error`. */
export type Send = <E extends AnyEndpoint>(
  endpoint: E,
  args: ArgsOf<E>,
  /** Gives the call up before the element goes: a later search has begun. */
  options?: { readonly signal?: AbortSignal },
) => Promise<Answer<DataOf<E>, RefusalOf<E>>>;

/** What a view and its flow know of the element that they are in. */
export interface ElementHandle {
  /** The custom element. Absent while a server draws. */
  readonly element: HTMLElement | null;
  /** It was, or is being, drawn ahead for a visitor who is not signed in. */
  readonly isDrawnSignedOut: boolean;
  readonly send: Send;
  readonly navigate: Navigate;
  /** Whether an address is one of the console's routes: an address from outside is opened only then (SEC-06). */
  readonly isRoute: (to: string) => Promise<boolean>;
  /** Dispatches one of the typed events; false when a page cancelled it. */
  readonly emit: (event: DictEventMap[keyof DictEventMap]) => boolean;
  /** A step of a funnel: `dict-step`. */
  readonly step: (flow: string, step: string) => void;
  /** Tells the page of trouble: `dict-error`. */
  readonly report: (problem: Problem | ErrorDetail) => void;
  /** Says a text to assistive technology, in the element's one polite status region. The answer takes it back. */
  readonly say: (text: string) => () => void;
  /** Sets `data-state`; the first that is not 'loading' fulfils `element.ready`. */
  readonly setState: (state: ElementState) => void;
  /** Aborted when the element has gone. */
  readonly signal: AbortSignal;
  readonly setMethods: (methods: Readonly<Record<string, () => void>>) => void;
  readonly adoptSheet: (css: string) => void;
}

/** The handle of the element that a view is in. */
export const ElementContext = createContext<ElementHandle | null>(null);

/** The handle of the element that a view is in. Throws outside of a frame: that is a bug. */
export function useElement(): ElementHandle {
  const handle = useContext(ElementContext);
  if (!handle) throw new Error('A view is drawn outside its frame.');
  return handle;
}

/** The flow of this view, made once for the life of the element. */
export function useFlow<Flow>(create: (handle: ElementHandle) => Flow): Flow {
  const handle = useElement();
  const [flow] = useState(() => create(handle));
  return flow;
}

/** Shows on the element what the view is doing: `data-state`. */
export function useElementState(state: ElementState): void {
  const { element, setState } = useElement();
  // A server runs no effects, and wants to know what it has drawn.
  if (!element) setState(state);
  // An effect: the attribute is outside of what React draws.
  useEffect(() => setState(state), [setState, state]);
}

/** Gives the element its methods, such as `show()` and `close()`. */
export function useMethods(methods: Readonly<Record<string, () => void>>): void {
  const { setMethods } = useElement();
  // An effect: the methods belong to the custom element, which React does not draw.
  useEffect(() => setMethods(methods));
}

/** Adopts the sheet of a part that is loaded later than its element. */
export function useSheet(css: string): void {
  const { element, adoptSheet } = useElement();
  // A server runs no effects, and wants to know what the drawing looks like.
  if (!element) adoptSheet(css);
  useInsertionEffect(() => adoptSheet(css), [adoptSheet, css]);
}
