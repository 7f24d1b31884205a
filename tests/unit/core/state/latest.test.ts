import { describe, expect, test } from 'vitest';
import { latestOnly } from '../../../../src/core/state/latest.ts';

interface Search {
  readonly signal: AbortSignal;
  readonly answer: (text: string) => void;
  readonly fail: () => void;
}

/** A search box whose requests are answered by the test. */
function searchBox() {
  const latest = latestOnly();
  const begun: Search[] = [];
  const shown: string[] = [];
  const search = () =>
    latest(
      (signal) =>
        new Promise<string>((resolve, reject) =>
          begun.push({ signal, answer: resolve, fail: () => reject(new Error('lost')) }),
        ),
      (text) => void shown.push(text),
    );
  return { search, begun, shown };
}

describe('latestOnly', () => {
  test('NET-05 NET-06 the last search is shown in whatever order the answers arrive, with one in flight at most', async () => {
    for (const order of ['012', '021', '102', '120', '201', '210']) {
      const box = searchBox();
      const running = [box.search(), box.search(), box.search()];
      expect(box.begun.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
      for (const number of order) box.begun[Number(number)]!.answer(`answer ${number}`);
      await Promise.all(running);
      expect(box.shown).toEqual(['answer 2']);
    }
  });

  test('an aborted search settles, even if its request never does', async () => {
    const box = searchBox();
    const first = box.search();
    const second = box.search();
    await first;
    expect(box.begun[0]!.signal.aborted).toBe(true);
    box.begun[1]!.answer('second');
    await second;
    expect(box.shown).toEqual(['second']);
  });

  test('an error in an aborted search is ignored', async () => {
    const box = searchBox();
    const first = box.search();
    const second = box.search();
    box.begun[0]!.fail();
    await expect(first).resolves.toBeUndefined();
    box.begun[1]!.fail();
    await expect(second).rejects.toThrow('lost');
    expect(box.shown).toEqual([]);
  });
});
