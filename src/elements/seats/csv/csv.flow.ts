import { localized, type Localized } from '../../../core/config/text.ts';
import { atom } from 'nanostores';
import { readFileText } from '../../../core/format/csv.ts';
import { firstCharacters } from '../../../core/format/text.ts';
import type { CsvResult } from '../../../core/service/endpoints/seats-csv-result.ts';
import { type Upload, type Uploaded, createUpload } from '../../../core/service/upload.ts';
import { service } from '../../../core/service.ts';
import type { ElementHandle } from '../../kit/context.ts';
import { isOutcomeUnknown } from '../../../core/state/problem.ts';
import { maybeDone, text as dialogText } from '../seat-dialogs.text.ts';
import type { SeatsFlow } from '../seats.flow.ts';
import type { SeatDetail } from '../seats.lists.ts';
import { analyzeCsv, type CsvAnalysis } from './csv-preview.ts';
import { text } from './csv.text.ts';

export type Preview = { readonly at: 'reading' } | Extract<CsvAnalysis, { at: 'read' }>;

interface CsvTrouble {
  readonly text: Localized;
  readonly report: { readonly file: Blob; readonly name: string } | null;
  /** True if the service found errors in the file, so that sending the same file again can't help. */
  readonly isOfFile: boolean;
}

interface ChosenFile {
  readonly file: File;
  readonly preview: Preview;
}

export type CsvStep =
  | { readonly at: 'none'; readonly error?: Localized }
  | ({ readonly at: 'chosen'; readonly trouble?: CsvTrouble } & ChosenFile)
  | ({ readonly at: 'uploading' } & ChosenFile);

export interface CsvScope {
  readonly subscriptionId: string;
  readonly detail: Pick<SeatDetail, 'emptySeats' | 'countries' | 'csvTemplateUrl'>;
}

const largestBytes = 5 * 1024 * 1024;
/**
 * Bytes of the file that are read again before the upload, because the upload of a file that was removed or changed
 * fails like a lost network.
 */
const startBytes = 8 * 1024;

export type CsvFlow = ReturnType<typeof createCsvFlow>;

export function createCsvFlow(
  handle: Pick<ElementHandle, 'report' | 'signal'>,
  { subscriptionId, detail: { countries } }: CsvScope,
  { finish, recheck, emptySeats }: Pick<SeatsFlow, 'finish' | 'recheck' | 'emptySeats'>,
  upload: Upload = createUpload(service().needs),
) {
  const $state = atom<CsvStep>({ at: 'none' });
  const countryNames = countries.map(({ name }) => name);
  // Aborts the reading and the upload of a file when another one is chosen, or none.
  let current = new AbortController();

  const begin = () => {
    current.abort();
    current = new AbortController();
    return AbortSignal.any([handle.signal, current.signal]);
  };
  const refuse = (error: Localized) => $state.set({ at: 'none', error });

  const lookThrough = async (file: File) => {
    const mine = begin();
    const looked = await analyzeCsv(file, { emptySeats: emptySeats(), countryNames, signal: mine });
    const step = $state.get();
    if (mine.aborted || step.at === 'none') return;
    if (looked.at === 'read') return $state.set({ ...step, preview: looked });
    if (step.at === 'chosen') refuse(localized(text, looked.at, { name: file.name }));
  };

  const end = (chosen: ChosenFile, { result, report: body }: Uploaded) => {
    if (result.isValid && result.usersAssigned > 0)
      return finish(localized(dialogText, 'assignedMany', { count: result.usersAssigned }), { changesCounts: true });
    const sent = body.size > 0 ? { file: body, name: reportName(result.fileName) } : null;
    $state.set({ at: 'chosen', ...chosen, trouble: { text: outcomeText(result), report: sent, isOfFile: true } });
  };

  return {
    $state,

    /** Refuses several files at once: whoever drops two expects that both are sent. */
    choose(file: File, ...others: readonly File[]): void {
      if ($state.get().at === 'uploading') return;
      const fault = others.length > 0 ? localized(text, 'oneFile') : fileFault(file);
      begin();
      if (fault) return refuse(fault);
      $state.set({ at: 'chosen', file, preview: { at: 'reading' } });
      void lookThrough(file);
    },

    remove(): void {
      begin();
      $state.set({ at: 'none' });
    },

    async assign(): Promise<void> {
      const step = $state.get();
      if (step.at !== 'chosen') return;
      const { file } = step;
      const sending = AbortSignal.any([handle.signal, current.signal]);
      $state.set({ at: 'uploading', file, preview: step.preview });
      const start = await readFileText(file.slice(0, startBytes), () => {}, sending);
      if (sending.aborted) return;
      if (start.at !== 'text') return refuse(localized(text, start.at, { name: file.name }));
      const answer = await upload({ subscriptionId, fileName: file.name, file }, sending);
      const now = $state.get();
      if (now.at !== 'uploading') return;
      const chosen = { file, preview: now.preview };
      if (answer.ok) return end(chosen, answer.data);
      const { problem } = answer;
      handle.report(problem);
      if (isOutcomeUnknown(problem)) recheck();
      const said = isOutcomeUnknown(problem) ? maybeDone(problem) : problem.text;
      $state.set({ at: 'chosen', ...chosen, trouble: { text: said, report: null, isOfFile: false } });
    },

    /** Aborts a pending upload and reloads the seats, because the service may have assigned some of them already. */
    close(): void {
      const isUnderWay = $state.get().at === 'uploading';
      current.abort();
      if (isUnderWay) recheck();
    },
  };
}

function fileFault({ name, size }: File): Localized | null {
  if (!/\.csv$/i.test(name)) return localized(text, 'notCsv', { name });
  return size > largestBytes ? localized(text, 'tooLarge', { name }) : null;
}

/** Why an upload has assigned no seats (CON-8.16 to CON-8.19): a valid file that assigns none has no users. */
function outcomeText({ isValid, hasFormatMismatch, exceedsSeatCount }: CsvResult): Localized {
  if (isValid) return localized(text, 'zeroUsers');
  if (hasFormatMismatch) return localized(text, 'formatMismatch');
  return localized(text, exceedsSeatCount ? 'seatsExceeded' : 'otherErrors');
}

// Characters that are replaced in a file name: those that file systems reserve, and those that disguise an extension
// (SEC-01).
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
const longestName = 100;

export function reportName(given: string): string {
  const plain = given
    .replace(unsafe, '_')
    .replace(/^[\s.]+/, '')
    .replace(/\.csv$/i, '');
  const name = firstCharacters(plain, longestName).trim();
  return `${name || 'report'}.csv`;
}
