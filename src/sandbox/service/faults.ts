import * as z from 'zod/mini';
import type { Clock } from '../../core/page/clock.ts';
import type { Fault, Faults, FaultScript } from './fault.ts';

export const faultShape = z.object({
  call: z.string(),
  times: z._default(z.number(), 1),
  skip: z._default(z.number(), 0),
  strikes: z._default(z.enum(['before', 'after']), 'before'),
  delayMs: z._default(z.number(), 0),
  status: z.optional(z.number()),
  body: z.optional(z.string()),
  headers: z._default(z.record(z.string(), z.string()), {}),
  cut: z.optional(z.enum(['connection', 'body'])),
}) satisfies z.ZodMiniType<Fault, FaultScript>;

export function createFaults(clock: Clock): Faults {
  let scripted: Fault[] = [];

  function next(call: string): Fault | undefined {
    const fault = scripted.find((each) => each.call === call || each.call === '*');
    if (!fault) return undefined;
    if (fault.skip > 0) {
      fault.skip -= 1;
      return undefined;
    }
    if (fault.times > 0) fault.times -= 1;
    if (fault.times === 0) scripted = scripted.filter((each) => each !== fault);
    return fault;
  }

  return {
    get scripted() {
      return scripted;
    },
    add: (...scripts) => void scripted.push(...scripts.map((script) => faultShape.parse(script))),
    clear: () => void (scripted = []),
    async strike(call, answer) {
      const fault = next(call);
      if (!fault) return answer();
      const isLate = fault.strikes === 'after';
      const answered = isLate ? await answer() : null;
      if (fault.delayMs > 0) await new Promise<void>((resolve) => clock.after(fault.delayMs, resolve));
      if (fault.cut === 'connection') return new Response(null, { headers: { [cutMark]: '1' } });
      const response = replaced(fault) ?? answered ?? (await answer());
      return fault.cut === 'body' ? cutInHalf(response) : response;
    },
  };
}

// Marks a response whose connection is to be cut. `Response.error()` replaces it last: middleware can't add headers to it.
const cutMark = 'X-Sandbox-Cut';

export const asCut = (response: Response) => (response.headers.has(cutMark) ? Response.error() : response);

function replaced({ status, body, headers }: Fault): Response | null {
  if (status === undefined && body === undefined) return null;
  const hasNoBody = status === 204 || status === 304;
  return new Response(hasNoBody ? null : (body ?? ''), {
    status: status ?? 200,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

async function cutInHalf(response: Response): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(whole.length));
  const half = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(whole.subarray(0, whole.length / 2)),
    // Fails in `pull`, after the first half is read: an error in `start` would discard that half.
    pull: (stream) => stream.error(new TypeError('The connection was cut.')),
  });
  return new Response(half, { status: response.status, headers });
}
