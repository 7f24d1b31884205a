import { atom } from 'nanostores';
import { installationLinks, type InstallationLinks } from '../../core/installation-links.ts';
import type { ElementHandle } from '../kit/context.ts';

export type LinksStep =
  { readonly at: 'loading' } | { readonly at: 'failed' } | { readonly at: 'ready'; readonly links: InstallationLinks };

export type LinksFlow = ReturnType<typeof createLinksFlow>;

export function createLinksFlow({ send }: Pick<ElementHandle, 'send'>) {
  const $state = atom<LinksStep>({ at: 'loading' });
  return {
    $state,
    async load(): Promise<void> {
      $state.set({ at: 'loading' });
      const links = await installationLinks(send);
      $state.set(links ? { at: 'ready', links } : { at: 'failed' });
    },
  };
}
