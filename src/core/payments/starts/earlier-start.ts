import * as z from 'zod/mini';
import { stored, type StorageArea } from '../../session/storage.ts';

const shape = z.object({ v: z.literal(1), subject: z.string(), gatewayType: z.number() });

const kept = (area: StorageArea) => stored('dict.started', shape, () => area);

export interface EarlierStart {
  readonly subject: string | null;
  readonly gatewayType: number | null;
}

/**
 * What an earlier version kept of a payment that is on the provider's page now. It named no account and no session, so in
 * another tab than the one that started it only the gateway is taken from it.
 */
export function readEarlierStart(): EarlierStart {
  const here = kept('session').read();
  return { subject: here?.subject ?? null, gatewayType: (here ?? kept('local').read())?.gatewayType ?? null };
}
