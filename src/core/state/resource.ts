import { atom, type ReadableAtom } from 'nanostores';
import { latestOnly } from './latest.ts';
import type { Outcome } from './outcome.ts';
import type { Problem } from './problem.ts';

/** A value of the service that a screen shows. */
export type Resource<Value> =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly problem: Problem }
  | { readonly at: 'ready'; readonly value: Value };

/** A value of the service, and how far it has come. A failure is a state; nothing throws. */
export interface ResourceStore<Value> {
  readonly $state: ReadableAtom<Resource<Value>>;
  /** Shows the loading state and loads the value: at first, for another subject, or after a failure. */
  load(): Promise<void>;
  /** Loads the value unless that has started: safe to call at every render. */
  open(): Promise<void>;
  /** Reloads the value. The old value stays until then, and stays if it fails. */
  reload(): Promise<void>;
  /** Changes the shown value after it was saved, before it is loaded again. */
  change(part: Partial<Value>): void;
}

/** `ask` is given up, its signal aborted, when it is asked anew: the latest request wins (NET-05). */
export function createResource<Value>(ask: (signal: AbortSignal) => Promise<Outcome<Value>>): ResourceStore<Value> {
  const $state = atom<Resource<Value>>({ at: 'loading' });
  const latest = latestOnly();
  let isOpened = false;

  const reload = () => {
    isOpened = true;
    return latest(ask, (outcome) => {
      if (outcome.ok) return $state.set({ at: 'ready', value: outcome.data });
      if ($state.get().at !== 'ready') $state.set({ at: 'failed', problem: outcome.problem });
    });
  };

  const load = () => {
    $state.set({ at: 'loading' });
    return reload();
  };

  return {
    $state,
    load,
    reload,
    open: () => (isOpened ? Promise.resolve() : load()),
    change(part) {
      const state = $state.get();
      if (state.at === 'ready') $state.set({ at: 'ready', value: { ...state.value, ...part } });
    },
  };
}
