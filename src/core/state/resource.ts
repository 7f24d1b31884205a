import { atom, type ReadableAtom } from 'nanostores';
import { latestOnly } from './latest.ts';
import type { Outcome, Problem } from './problem.ts';

export type Resource<Value> =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly problem: Problem }
  | { readonly at: 'ready'; readonly value: Value };

export type ResourceStore<Value> = ReturnType<typeof createResource<Value>>;

export function createResource<Value>(ask: (signal: AbortSignal) => Promise<Outcome<Value>>) {
  const $state = atom<Resource<Value>>({ at: 'loading' });
  const latest = latestOnly();
  let isOpened = false;

  /** Keeps the old value until the new one arrives, also if the reload fails. */
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
    $state: $state as ReadableAtom<Resource<Value>>,
    load,
    reload,
    /** Loads unless a load has started already: safe to call at every render. */
    open: () => (isOpened ? Promise.resolve() : load()),
    change(part: Partial<Value>): void {
      const state = $state.get();
      if (state.at === 'ready') $state.set({ at: 'ready', value: { ...state.value, ...part } });
    },
  };
}
