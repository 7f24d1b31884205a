import * as z from 'zod/mini';
import { parseJson } from '../format/json.ts';
import type { Mismatch } from '../state/problem.ts';
import { mismatchOf } from './mismatch.ts';

const nullableText = z.nullish(z.string());
const status = z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')], '0 or 1');

export const envelopeShape = z.object({
  Status: status,
  Data: z.optional(z.unknown()),
  ErrorCode: nullableText,
  ErrorMessage: nullableText,
});

export function readEnvelope(body: string) {
  const json = parseJson(body);
  const parsed = envelopeShape.safeParse(json);
  if (!parsed.success) {
    const mismatch = json === undefined ? notJson(body) : mismatchOf(parsed.error.issues[0]!, json);
    return { at: hasUnknownStatus(json) ? 'unknown-status' : 'unreadable', mismatch } as const;
  }
  const { Status, Data, ErrorCode, ErrorMessage } = parsed.data;
  return {
    at: 'envelope',
    envelope: {
      isSuccess: Number(Status) === 0,
      data: Data ?? null,
      errorCode: ErrorCode ?? '',
      errorMessage: ErrorMessage?.trim() ?? '',
    },
  } as const;
}

export const notJson = (body: string): Mismatch => ({
  path: '',
  expected: 'an envelope in JSON',
  seen: body === '' ? 'empty' : 'no JSON',
});

function hasUnknownStatus(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || !('Status' in json)) return false;
  return !status.safeParse(json.Status).success;
}
