import { connect } from 'node:tls';
import type { Received } from './call.ts';

/** The connection as a browser would have it. `problem` is '' if there is none. */
export interface Tls {
  readonly text: string;
  readonly problem: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const soonDays = 14;

export async function checkTls(base: string, now = Date.now): Promise<Tls> {
  const { protocol, hostname, port } = new URL(base);
  if (protocol === 'http:') return { text: 'none: this machine', problem: '' };
  const host = hostname.replaceAll(/[[\]]/g, '');
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port || 443), servername: host }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      const days = Math.floor((Date.parse(end) - now()) / dayMs);
      const text = `${socket.getProtocol()}, the certificate ends in ${days} days`;
      socket.destroy();
      resolve({ text, problem: days < soonDays ? 'the certificate ends soon' : '' });
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 s')));
    socket.on('error', (error) => resolve({ text: 'no connection', problem: error.message }));
  });
}

const worthIt = 1400;

/** The largest answer and how it came; null if none is longer than a packet. */
export function compressionOf(answers: ReadonlyMap<string, Received>) {
  const [largest] = [...answers].toSorted(([, one], [, other]) => other.body.length - one.body.length);
  if (!largest || largest[1].body.length < worthIt) return null;
  const [call, { headers, body }] = largest;
  return { call, bytes: Buffer.byteLength(body), encoding: headers.get('content-encoding') ?? '' };
}
