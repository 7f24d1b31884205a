import type { AnyEndpoint } from '../../core/service/endpoint.ts';
import { prepareRequest } from '../../core/service/request.ts';
import { config } from '../../core/config/config.ts';
import { systemClock } from '../../core/page/clock.ts';

/** An answer as it came, or the reason why none came. */
export interface Received {
  readonly status: number;
  readonly ms: number;
  readonly headers: Headers;
  readonly body: string;
  readonly failure: string | null;
}

export type Extra = Readonly<Record<string, string>>;

/** One call without a retry, with the request that a browser would send. `extra`: headers that a browser adds itself. */
export async function call(
  base: string,
  endpoint: AnyEndpoint,
  args: unknown,
  headers: Extra,
  extra: Extra = {},
): Promise<Received> {
  const needs = { base: () => base, pathOf: (name: string) => config().endpoints[name] };
  const request = prepareRequest(needs, endpoint, args, headers);
  if (!request) return nothing(0, 'the request can’t be prepared');
  return receive(request.url, { ...request.init, headers: { ...(request.init.headers as Extra), ...extra } });
}

export async function receive(url: string, init: RequestInit): Promise<Received> {
  const start = systemClock.monotonicMs();
  const ms = () => Math.round(systemClock.monotonicMs() - start);
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(config().timeoutMs) });
    const body = await response.text();
    return { status: response.status, ms: ms(), headers: response.headers, body, failure: null };
  } catch (error) {
    return nothing(ms(), reasonOf(error));
  }
}

const nothing = (ms: number, failure: string): Received => ({
  status: 0,
  ms,
  headers: new Headers(),
  body: '',
  failure,
});

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${config().timeoutMs} ms`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code || (cause instanceof Error ? cause.message : error.message);
}
