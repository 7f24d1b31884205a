import * as z from 'zod/mini';
import { parseJson } from '../format/json.ts';

const nullableText = z.nullish(z.string());
const status = z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]);

const envelopeShape = z.object({
  Status: status,
  Data: z.optional(z.unknown()),
  ErrorCode: nullableText,
  ErrorMessage: nullableText,
});

export interface Envelope {
  readonly isSuccess: boolean;
  readonly data: unknown;
  readonly errorCode: string;
  readonly errorMessage: string;
}

export type ReadEnvelope =
  { readonly at: 'envelope'; readonly envelope: Envelope } | { readonly at: 'unknown-status' | 'unreadable' };

export function readEnvelope(body: string): ReadEnvelope {
  const json = parseJson(body);
  const parsed = envelopeShape.safeParse(json);
  if (!parsed.success) return { at: hasUnknownStatus(json) ? 'unknown-status' : 'unreadable' };
  const { Status, Data, ErrorCode, ErrorMessage } = parsed.data;
  return {
    at: 'envelope',
    envelope: {
      isSuccess: Number(Status) === 0,
      data: Data ?? null,
      errorCode: ErrorCode ?? '',
      errorMessage: ErrorMessage ?? '',
    },
  };
}

function hasUnknownStatus(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || !('Status' in json)) return false;
  return !status.safeParse(json.Status).success;
}
