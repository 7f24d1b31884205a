import { inWords } from '../../support/in-words.ts';
import { describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../../src/core/service/client.ts';
import type { Upload, Uploaded } from '../../../src/core/service/upload.ts';
import { createCsvFlow, reportName } from '../../../src/elements/seats/csv/csv.flow.ts';

const csv = (rows: number) => `Full Name,Email,Mobile,Country\n${'Fay,fay@x.example,,Germany\n'.repeat(rows)}`;
const file = (name: string, rows = 1) => new File([csv(rows)], name);

function world() {
  const uploads: { answer: (answer: Answer<Uploaded>) => void; signal: AbortSignal }[] = [];
  const upload: Upload = (_, signal) => new Promise((answer) => uploads.push({ answer, signal }));
  const finish = vi.fn<() => void>();
  let emptySeats = 45;
  const recheck = vi.fn<() => void>(() => void (emptySeats = 1));
  const report = vi.fn<() => void>();
  const flow = createCsvFlow(
    { report, signal: new AbortController().signal },
    { subscriptionId: '7', detail: { emptySeats, countries: [], csvTemplateUrl: '' } },
    { finish, recheck, emptySeats: () => emptySeats },
    upload,
  );
  return { flow, uploads, finish, recheck, report };
}

async function uploading() {
  const all = world();
  all.flow.choose(file('team.csv'));
  void all.flow.assign();
  await vi.waitFor(() => expect(all.uploads).toHaveLength(1));
  return all;
}

const answered = (given: Partial<Uploaded['result']>, report = 'x'): Answer<Uploaded> => {
  const result = { isValid: true, usersAssigned: 0, hasFormatMismatch: false, exceedsSeatCount: false, fileName: '' };
  return { ok: true, data: { result: { ...result, ...given }, report: new Blob([report]) } };
};

describe('the CSV flow', () => {
  test('shows the preview of the file that was chosen last, whichever was read first', async () => {
    const { flow } = world();
    flow.choose(file('first.csv', 5000));
    flow.choose(file('second.csv', 2));
    await vi.waitFor(() => expect(flow.$state.get()).toMatchObject({ preview: { at: 'read' } }));
    expect(flow.$state.get()).toMatchObject({ file: { name: 'second.csv' }, preview: { rowCount: 2 } });
  });

  test(
    'does not send a file that is no text, even if it was not checked before Assign',
    { tags: ['SEC-25'] },
    async () => {
      const { flow, uploads } = world();
      flow.choose(new File(['PK\u0003\u0004\0'], 'team.csv'));
      await flow.assign();
      expect(inWords(flow.$state.get())).toEqual({
        at: 'none',
        error: '“team.csv” is not a text file. Please save the table as CSV UTF-8.',
      });
      expect(uploads).toHaveLength(0);
    },
  );

  test('sends one file once, however often Assign is pressed, whatever is dropped meanwhile', async () => {
    const { flow, uploads, finish } = await uploading();
    void flow.assign();
    flow.choose(file('other.csv'));
    expect(flow.$state.get()).toMatchObject({ at: 'uploading', file: { name: 'team.csv' } });
    expect(uploads[0]!.signal.aborted).toBe(false);
    uploads[0]!.answer(answered({ usersAssigned: 3 }));
    await vi.waitFor(() => expect(inWords(finish.mock.calls)).toMatchObject([['Assigned seats to 3 users', {}]]));
    expect(uploads).toHaveLength(1);
  });

  test.each([
    [{ isValid: true }, 'Users not assigned : The CSV has zero users. Please check and upload again.'],
    [{ isValid: false, hasFormatMismatch: true }, 'Column names in the CSV mismatch compared to the sample template'],
    [
      { isValid: false, exceedsSeatCount: true },
      'Seat count exceeded: The CSV has more users than the number of empty seats available. Please check and upload again.',
    ],
    [
      { isValid: false },
      'Users not assigned : Your CSV file has the following errors. Please correct all the errors and upload your file again.',
    ],
  ])(
    'a result without users is shown as an error, and its report is saved under a safe name',
    { tags: ['CON-8.16', 'CON-8.17', 'CON-8.18', 'CON-8.19', 'DEC-1.18'] },
    async (result, text) => {
      const { flow, uploads, finish } = await uploading();
      uploads[0]!.answer(answered(result));
      await vi.waitFor(() => expect(flow.$state.get().at).toBe('chosen'));
      expect(inWords(flow.$state.get())).toMatchObject({ trouble: { text, report: { name: 'report.csv' } } });
      expect(finish).not.toHaveBeenCalled();
      flow.remove();
      expect(flow.$state.get()).toEqual({ at: 'none' });
    },
  );

  test('a result without content offers no report', { tags: ['CON-4.37'] }, async () => {
    const { flow, uploads } = await uploading();
    uploads[0]!.answer(answered({ isValid: false }, ''));
    await vi.waitFor(() => expect(flow.$state.get()).toMatchObject({ at: 'chosen', trouble: { report: null } }));
  });

  describe('after a failure', { tags: ['NET-03'] }, () => {
    async function failed(outcome: 'refused' | 'no-answer') {
      const all = await uploading();
      const problem = { code: 'X1', text: 'No.', call: 'assignSeatsByCsv', outcome };
      all.uploads.pop()!.answer({ ok: false, problem, refusal: null });
      await vi.waitFor(() => expect(all.flow.$state.get().at).toBe('chosen'));
      return all;
    }

    test.each([
      ['refused', 0],
      ['no-answer', 1],
    ] as const)('of the kind %s the list is reloaded %i times', async (outcome, times) => {
      const { recheck, report } = await failed(outcome);
      expect(recheck).toHaveBeenCalledTimes(times);
      expect(report).toHaveBeenCalledTimes(1);
    });

    test('the next preview counts with the empty seats of the reloaded list', async () => {
      const { flow } = await failed('no-answer');
      flow.choose(file('team.csv', 3));
      const tooMany = expect.stringContaining('3 users and one empty seat') as string;
      await vi.waitFor(() => expect(inWords(flow.$state.get())).toMatchObject({ preview: { advice: [tooMany] } }));
    });
  });
});

test.each([
  ["team o'brien.csv", "team o'brien.csv"],
  ['', 'report.csv'],
  ['../../etc/passwd', '_.._etc_passwd.csv'],
  ['team\u202Evsc.exe', 'team_vsc.exe.csv'],
  [`${'x'.repeat(300)}.csv`, `${'x'.repeat(100)}.csv`],
  [`x${'𠮷'.repeat(300)}.csv`, `x${'𠮷'.repeat(99)}.csv`],
])('the report %j is saved as %j', (given, saved) => expect(reportName(given)).toBe(saved));
