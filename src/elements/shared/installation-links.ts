import { config } from '../../core/config/config.ts';
import type { DataOf } from '../../core/service/endpoint.ts';
import { productGettingStart } from '../../core/service/endpoints/installation.ts';
import { createResource } from '../../core/state/resource.ts';
import type { ElementHandle } from '../kit/context.ts';

export type InstallationLinks = DataOf<typeof productGettingStart>;

export type AppKey = 'win' | 'web' | 'webext' | 'mobapp' | 'mob';

export type LinksFlow = ReturnType<typeof createLinksFlow>;

export const createLinksFlow = ({ send }: Pick<ElementHandle, 'send'>) =>
  createResource((signal) =>
    send(productGettingStart, { listingId: config().products.dictation?.listingId ?? 1 }, { signal }),
  );
