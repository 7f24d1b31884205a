import { localized } from '../config/text.ts';
import { natives } from '../page/natives.ts';
import { failure, readAnswer, sendRaw, type Answer, type ClientNeeds } from './client.ts';
import { assignSeatsByCsv } from './endpoints/seat-changes.ts';
import { readCsvResult, type CsvResult } from './endpoints/seats-csv-result.ts';
import { neverSettles, type Received } from './fetch-answer.ts';
import { t } from './outcomes.text.ts';

export interface UploadArgs {
  readonly subscriptionId: string;
  readonly fileName: string;
  readonly file: Blob;
}

export interface Uploaded {
  readonly result: CsvResult;
  /** The error report as a file, of size 0 if there is none. */
  readonly report: Blob;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Progress from 0 to 1; not called if the browser can't measure it. */
  readonly onProgress: (share: number) => void;
}

export type Upload = (args: UploadArgs, options: UploadOptions) => Promise<Answer<Uploaded>>;

// Long enough for 5 MB on a slow connection (NET-26).
const slowestBytesPerMs = 50;

export function createUpload(needs: ClientNeeds, canStream = canStreamTo): Upload {
  return async ({ file, ...args }, { signal, onProgress }) => {
    const received = await sendRaw(
      needs,
      assignSeatsByCsv,
      { ...args, csv: '' },
      {
        responseType: 'blob',
        upload: canStream(needs.base()) ? countedStream(file, onProgress) : { body: file },
        limitMs: needs.timeoutMs() + file.size / slowestBytesPerMs,
        signal,
      },
    );
    const answer = 'problem' in received ? received : await readUpload(received);
    return signal.aborted ? neverSettles() : answer;
  };
}

// An answer without a result is a JSON envelope, which is short: a longer text is not read.
const longestEnvelope = 1024 * 1024;

async function readUpload({ body, ...received }: Received<Blob>): Promise<Answer<Uploaded>> {
  const { status, headers, isRedirect } = received;
  const report = body ?? new Blob();
  const isSuccess = status >= 200 && status <= 299;
  const result = isSuccess ? readCsvResult(headers.get('content-disposition') ?? '') : null;
  if (result) return { ok: true, data: { result, report } };

  const text = report.size > longestEnvelope ? '' : await natives().textOf(report);
  const answer = readAnswer(assignSeatsByCsv, { ...received, body: text });
  if (!answer.ok && (isRedirect || answer.problem.outcome !== 'malformed')) return { ...answer, refusal: null };
  // The result header is missing or unreadable (CON-8.20).
  console.warn('dict-elements: the result of the CSV upload can’t be read from its content-disposition header.');
  return failure(assignSeatsByCsv, 'malformed', 'malformed', localized(t, 'malformed'));
}

/* Browsers report the progress of an upload by `fetch` only if its body is a stream. Chromium sends streams over
 * HTTP/2 and HTTP/3 only and fails on older connections, so the service must be known to support one of them. */

const pieceBytes = 64 * 1024;

export function countedStream(file: Blob, onProgress: (share: number) => void) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = new Uint8Array(await file.slice(taken, taken + pieceBytes).arrayBuffer());
      if (piece.length === 0) return controller.close();
      taken += piece.length;
      controller.enqueue(piece);
      onProgress(taken / file.size);
    },
  });
  return { body, duplex: 'half' } as const;
}

export const canStreamTo = (base: string): boolean =>
  URL.canParse(base, location.href) && sendsStreams() && speaksHttp2(new URL(base, location.href).origin);

/**
 * Detects stream uploads: a browser without them converts the stream to text, which sets a Content-Type, and never
 * reads `duplex`.
 */
function sendsStreams(): boolean {
  let isDuplexRead = false;
  const init = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      isDuplexRead = true;
      return 'half';
    },
  };
  return !new Request('https://service.invalid', init).headers.has('Content-Type') && isDuplexRead;
}

/** Reads the protocol of the last call. Browsers reveal that of another origin only with Timing-Allow-Origin. */
function speaksHttp2(origin: string): boolean {
  const last = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .findLast(({ name }) => name.startsWith(`${origin}/`));
  return /^h[23]/.test(last?.nextHopProtocol ?? '');
}
