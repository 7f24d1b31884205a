import type { Mismatch } from '../../core/state/problem.ts';
import type { EndpointName } from '../../core/service/calls.ts';
import type { Refused } from './cors.ts';
import type { Fit } from './fit.ts';
import type { compressionOf, Tls } from './transport.ts';

export interface Checked extends Omit<Fit, 'data'> {
  readonly call: EndpointName;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
}

export interface Report {
  readonly service: string;
  readonly user: string;
  readonly isFitting: boolean;
  readonly ms: number;
  readonly calls: readonly Checked[];
  readonly notMade: readonly { readonly call: string; readonly because: string }[];
  readonly deadToken: readonly Mismatch[];
  readonly cors: { readonly origin: string; readonly refused: readonly Refused[] } | null;
  readonly tls: Tls;
  readonly compression: ReturnType<typeof compressionOf>;
}

export const asJson = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;

export function asText(report: Report): string {
  const { service, user, calls, notMade, deadToken, cors, tls, compression, isFitting, ms } = report;
  const wrong = calls.filter(({ differs }) => differs.length > 0).length;
  return [
    `${service}, ${user ? `as ${user}` : 'without a user: open calls only'}`,
    '',
    ...table(calls),
    '',
    ...section(
      'Optional fields that never came',
      calls.flatMap(({ call, neverCame }) => (neverCame.length > 0 ? [`${call}: ${neverCame.join(', ')}`] : [])),
    ),
    ...section(
      'Not called',
      notMade.map(({ call, because }) => `${call}: ${because}`),
    ),
    ...section('A dead token', deadToken.length > 0 ? deadToken.map(difference) : ['is answered by 401']),
    ...section(
      cors ? `CORS, for pages of ${cors.origin}` : 'CORS',
      cors ? corsLines(cors) : ['not checked: no --embed-origin that differs from the service’s'],
    ),
    ...section('TLS', [tls.problem ? `${tls.text}: ${tls.problem}` : tls.text]),
    ...section('Compression', [compressionLine(compression)]),
    `${isFitting ? 'Everything fits' : wrong > 0 ? `${wrong} of ${calls.length} calls do not fit` : 'Not everything fits'}: ${calls.length} calls, ${(ms / 1000).toFixed(1)} s.`,
    '',
  ].join('\n');
}

function table(calls: readonly Checked[]): string[] {
  const width = Math.max(4, ...calls.map(({ call }) => call.length));
  const row = (call: string, status: string, time: string, fits: string) =>
    `  ${call.padEnd(width)}  ${status.padStart(6)}  ${time.padStart(8)}  ${fits}`.trimEnd();
  return [
    row('Call', 'Status', 'Time', 'Fits'),
    ...calls.flatMap((each) => [
      row(each.call, each.status === 0 ? '-' : String(each.status), `${each.ms} ms`, verdict(each)),
      ...each.differs.map((differs) => `      ${difference(differs)}`),
    ]),
  ];
}

const verdict = ({ differs, outcome, code }: Checked) =>
  differs.length > 0 ? 'no' : outcome === 'refused' ? `yes, as a refusal${code && ` (${code})`}` : 'yes';

/** `Data.PurchaseSubs[3].ExpireOn: a time, not "soon"` */
const difference = ({ path, expected, seen }: Mismatch) =>
  `${path || 'The answer'}: ${expected}${seen.startsWith('missing') ? '; it is' : ', not'} ${seen}`;

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];

function corsLines({ refused }: NonNullable<Report['cors']>): string[] {
  if (refused.length === 0) return ['a browser lets them call the service'];
  return refused.map(({ what, calls }) => {
    const named = calls.slice(0, 3).join(', ');
    return `${what} (${calls.length > 3 ? `${named} and ${calls.length - 3} more calls` : named})`;
  });
}

function compressionLine(compression: Report['compression']): string {
  if (!compression) return 'not checked: no answer is large enough';
  const { call, bytes, encoding } = compression;
  const size = `${(bytes / 1000).toFixed(1)} kB of ${call}`;
  return encoding ? `${encoding} (${size})` : `none: ${size} came uncompressed`;
}
