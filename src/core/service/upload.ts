import { natives } from '../page/natives.ts';
import { malformed, readAnswer, sendRaw, type Answer, type ClientNeeds } from './client.ts';
import { assignSeatsByCsv } from './endpoints/seat-changes.ts';
import { readCsvResult, type CsvResult } from './endpoints/seats-csv-result.ts';
import { neverSettles, type Received } from './fetch-answer.ts';
import { warnOfMismatch } from './mismatch.ts';

export interface Uploaded {
  readonly result: CsvResult;
  /** The error report as a file; its size is 0 if the service sent no report. */
  readonly report: Blob;
}

export type Upload = (
  args: { readonly subscriptionId: string; readonly fileName: string; readonly file: Blob },
  signal: AbortSignal,
) => Promise<Answer<Uploaded>>;

// The time limit grows with the file's size: at this speed, by 100 s for 5 MB (NET-01).
const slowestBytesPerMs = 50;

export function createUpload(needs: ClientNeeds): Upload {
  return async ({ file, ...args }, signal) => {
    const received = await sendRaw(
      needs,
      assignSeatsByCsv,
      { ...args, csv: '' },
      {
        responseType: 'blob',
        upload: { body: file },
        limitMs: needs.timeoutMs() + file.size / slowestBytesPerMs,
        signal,
      },
    );
    const answer = 'problem' in received ? received : await readUpload(received);
    return signal.aborted ? neverSettles() : answer;
  };
}

async function readUpload({ body, ...received }: Received<Blob>): Promise<Answer<Uploaded>> {
  const { status, headers, isRedirect } = received;
  const report = body ?? new Blob();
  const isSuccess = status >= 200 && status <= 299;
  const result = isSuccess ? readCsvResult(headers.get('content-disposition') ?? '') : null;
  if (result) return { ok: true, data: { result, report } };

  const answer = readAnswer(assignSeatsByCsv, { ...received, body: await natives().textOf(report) });
  if (!answer.ok && (isRedirect || answer.problem.outcome !== 'malformed')) return answer;
  const header = headers.get('content-disposition');
  const seen = header === null ? 'missing (is it exposed to other origins?)' : 'another text';
  const unread = malformed(assignSeatsByCsv, {
    path: 'content-disposition',
    expected: 'the result of the upload',
    seen,
  });
  warnOfMismatch(unread.problem);
  return unread;
}
