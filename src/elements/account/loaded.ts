import { atom } from 'nanostores';
import { latestOnly } from '../../core/state/latest.ts';
import type { Problem } from '../../core/state/problem.ts';
import type { Answer } from '../../core/service/client.ts';

/** Something that a tab shows, read from the service. */
export type Loaded<Content> =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly problem: Problem }
  | { readonly at: 'ready'; readonly content: Content };

/** Reads it when it is first looked at, and again after it was changed. */
export function createLoaded<Content>(ask: (signal: AbortSignal) => Promise<Answer<Content, unknown>>) {
  const $loaded = atom<Loaded<Content>>({ at: 'loading' });
  const latest = latestOnly();
  let isAsked = false;

  const reload = () =>
    latest(ask, (answer) => {
      if (answer.ok) return $loaded.set({ at: 'ready', content: answer.data });
      // What is shown stays.
      if ($loaded.get().at !== 'ready') $loaded.set({ at: 'failed', problem: answer.problem });
    });

  return {
    $loaded,
    reload,

    async open(): Promise<void> {
      if (isAsked) return;
      isAsked = true;
      await reload();
    },

    async retry(): Promise<void> {
      if ($loaded.get().at !== 'failed') return;
      $loaded.set({ at: 'loading' });
      await reload();
    },

    /** What has been saved, before it is read again. */
    change(part: Partial<Content>): void {
      const before = $loaded.get();
      if (before.at === 'ready') $loaded.set({ at: 'ready', content: { ...before.content, ...part } });
    },
  };
}
