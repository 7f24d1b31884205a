import * as z from 'zod/mini';

const nullableText = z.nullish(z.string());

/** The envelope of every JSON answer (decisions.md section 1). Numeric text is accepted for Status. */
const envelopeShape = z.object({
  Status: z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]),
  Data: z.unknown(),
  ErrorCode: nullableText,
  ErrorMessage: nullableText,
});

export interface Envelope {
  readonly isSuccess: boolean;
  readonly data: unknown;
  readonly errorCode: string;
  readonly errorMessage: string;
}

export type ReadEnvelope = { readonly at: 'envelope'; readonly envelope: Envelope } | { readonly at: 'unknown-status' | 'unreadable' };

/** Reads an answer's body. An envelope whose Status is neither 0 nor 1 is told apart: the OTP page has a text of its own for it. */
export function readEnvelope(body: string): ReadEnvelope {
  const json = parseJson(body);
  const parsed = envelopeShape.safeParse(json);
  if (parsed.success) {
    const { Status, Data, ErrorCode, ErrorMessage } = parsed.data;
    return {
      at: 'envelope',
      envelope: { isSuccess: Number(Status) === 0, data: Data ?? null, errorCode: ErrorCode ?? '', errorMessage: ErrorMessage ?? '' },
    };
  }
  const hasStatus = typeof json === 'object' && json !== null && !Array.isArray(json) && Object.hasOwn(json, 'Status');
  return { at: hasStatus ? 'unknown-status' : 'unreadable' };
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

type Reviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown;

// An id above 2^53 would be rounded: where the engine shows a number's source, it stays text (NET-22).
const revive: Reviver = (key, value, context) => {
  if (forbiddenKeys.has(key)) return undefined;
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER && context?.source) return context.source;
  return value;
};

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''), revive as (key: string, value: unknown) => unknown);
  } catch {
    return undefined;
  }
}

const stringify = JSON.stringify;

/**
 * JSON from null-prototype copies: a page's `toJSON` on Array.prototype or Object.prototype (Prototype.js 1.6) changes nothing.
 */
export const toJson = (value: unknown): string => stringify(bare(value));

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return Object.setPrototypeOf(value.map(bare), null);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(value)) copy[key] = bare(inner);
  return copy;
}
