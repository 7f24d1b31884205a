import { failure, readAnswer, type Answer, type ClientNeeds } from './client.ts';
import { assignSeatsByCsv } from './endpoints/seats.ts';
import { readCsvResult, type CsvResult } from './endpoints/seats-csv-result.ts';
import { t } from './outcomes.text.ts';
import { prepareRequest, type Prepared } from './request.ts';

export interface UploadArgs {
  readonly subscriptionId: string;
  readonly fileName: string;
  /** Its bytes are sent as they are. */
  readonly file: Blob;
}

export interface Uploaded {
  readonly result: CsvResult;
  /** The error report; empty where there is none. */
  readonly report: Blob;
}

export interface UploadOptions {
  /** Aborts the upload; its promise then never settles (NET-04). */
  readonly signal: AbortSignal;
  /** How much is on its way, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export type Upload = (args: UploadArgs, options: UploadOptions) => Promise<Answer<Uploaded>>;

/**
 * Uploads the seat CSV (decisions.md section 1, Seat CSV) with XMLHttpRequest, the only one that tells how far an upload is. Headers
 * and outcomes are the client's. The time limit counts from the last byte that moved: a slow line may take longer for 5 MB.
 */
export function createUpload(needs: ClientNeeds, createRequest = () => new XMLHttpRequest()): Upload {
  return async ({ file, ...args }, { signal, onProgress }) => {
    if (signal.aborted) return never();
    const headers = needs.headers();
    const request = prepareRequest(needs, assignSeatsByCsv, { ...args, csv: '' }, headers);
    if (!request) return failure(assignSeatsByCsv, 'failed', '500', t('failed'));

    const received = await transfer({ needs, request, file, signal, onProgress, xhr: createRequest() });
    if (signal.aborted) return never();
    if (!received) return failure(assignSeatsByCsv, 'no-answer', '404', t('noAnswer'));
    if (received.status !== 401) return readUpload(received, signal);
    needs.onSignedOut(headers.Token ?? '');
    return failure(assignSeatsByCsv, 'signed-out', '401', t('failed'));
  };
}

interface Received {
  readonly status: number;
  readonly disposition: string;
  readonly body: Blob;
  readonly isRedirect: boolean;
}

interface Transfer extends UploadOptions {
  readonly needs: ClientNeeds;
  readonly request: Prepared;
  readonly file: Blob;
  readonly xhr: XMLHttpRequest;
}

/** One exchange; null where nothing came back in time. */
function transfer({
  needs,
  request: { url, init },
  file,
  xhr,
  signal,
  onProgress,
}: Transfer): Promise<Received | null> {
  return new Promise((resolve) => {
    let stopTimer = () => {};
    let isOver = false;
    const end = (received: Received | null) => {
      isOver = true;
      stopTimer();
      signal.removeEventListener('abort', giveUp);
      resolve(received);
    };
    // It ends here, whatever a page has made of its XMLHttpRequest (NET-30).
    const giveUp = () => {
      end(null);
      xhr.abort();
    };
    const waitOn = () => {
      stopTimer();
      if (isOver) return;
      stopTimer = needs.clock.after(needs.timeoutMs(), giveUp);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn();
      onProgress(total > 0 ? loaded / total : 1);
    });
    xhr.addEventListener('progress', waitOn);
    xhr.addEventListener('load', () => end(receivedBy(xhr, url)));
    xhr.addEventListener('error', () => end(null));
    xhr.addEventListener('abort', () => end(null));

    waitOn();
    try {
      xhr.open(init.method ?? 'POST', url);
      xhr.responseType = 'blob';
      new Headers(init.headers).forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.send(file);
    } catch {
      end(null);
    }
  });
}

const receivedBy = (xhr: XMLHttpRequest, url: string): Received => ({
  status: xhr.status,
  disposition: xhr.getResponseHeader('content-disposition') ?? '',
  body: xhr.response instanceof Blob ? xhr.response : new Blob(),
  // It follows redirects unasked; what it ends at is told apart here (NET-25).
  isRedirect: xhr.responseURL !== '' && xhr.responseURL !== url,
});

// An answer that is no report is an envelope, and none is that long.
const longestEnvelope = 1024 * 1024;

async function readUpload({ status, disposition, body, isRedirect }: Received, signal: AbortSignal) {
  const isSuccess = status >= 200 && status <= 299;
  const result = isSuccess ? readCsvResult(disposition) : null;
  if (result) return { ok: true, data: { result, report: body } } as const;

  const text = body.size > longestEnvelope ? '' : await body.text().catch(() => '');
  if (signal.aborted) return never();
  const answer = readAnswer(assignSeatsByCsv, { at: 'received', status, body: text, isRedirect, retryAfterMs: null });
  if (!answer.ok && answer.problem.outcome !== 'malformed') return { ...answer, refusal: null };
  // console.md section 8: a header that is missing or can't be read is logged.
  console.warn('dict-elements: the result of the CSV upload can’t be read from its content-disposition header.');
  const generic = failure(assignSeatsByCsv, 'malformed', 'malformed', t('malformed'));
  return answer.ok ? generic : { ...answer, refusal: null };
}

const never = () => new Promise<never>(() => {});
