import { atom } from 'nanostores';
import { installationLinks, type InstallationLinks } from '../../core/installation-links.ts';
import type { ElementHandle } from '../kit/context.ts';

export type LinksStep =
  { readonly at: 'loading' } | { readonly at: 'failed' } | { readonly at: 'ready'; readonly links: InstallationLinks };

export type LinksFlow = ReturnType<typeof createLinksFlow>;

/** Where the apps are: for the installation page and for its guides. */
export function createLinksFlow({ send }: Pick<ElementHandle, 'send'>) {
  const $step = atom<LinksStep>({ at: 'loading' });
  return {
    $step,
    async load(): Promise<void> {
      $step.set({ at: 'loading' });
      const links = await installationLinks(send);
      $step.set(links ? { at: 'ready', links } : { at: 'failed' });
    },
  };
}
