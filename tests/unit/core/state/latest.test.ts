import fc from 'fast-check';
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
  /** Results that were shown although a later search had started. */
  const wrong: string[] = [];
  const counts = { mostInFlight: 0 };
  const search = () => {
    const number = begun.length;
    const running = latest(
      (signal) =>
        new Promise<string>((resolve, reject) =>
          begun.push({ signal, answer: resolve, fail: () => reject(new Error('lost')) }),
        ),
      (text) => {
        shown.push(text);
        if (number !== begun.length - 1) wrong.push(text);
      },
    );
    const inFlight = begun.filter(({ signal }) => !signal.aborted).length;
    counts.mostInFlight = Math.max(counts.mostInFlight, inFlight);
    return running;
  };
  return { search, begun, shown, wrong, counts };
}

/** Random events of a search box. The number selects the pending search that is answered. */
const happening = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'search' as const, pick: 0 }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pause' as const), pick: fc.nat({ max: 3 }) }) },
);

describe('latestOnly', () => {
  test('NET-05 NET-06 in 1,000 random interleavings the last search is shown, with one in flight at most', async () => {
    const property = fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 40 }), async (story) => {
      const box = searchBox();
      const open = new Set<number>();
      const answer = (number: number) => {
        open.delete(number);
        box.begun[number]!.answer(`answer ${number}`);
      };
      const running: Promise<void>[] = [];
      for (const { kind, pick } of story) {
        if (kind === 'search') {
          open.add(box.begun.length);
          running.push(box.search());
        }
        if (kind === 'answer' && open.size > 0) answer([...open][pick % open.size]!);
        for (let turn = 0; kind === 'pause' && turn < pick; turn += 1) await Promise.resolve();
      }
      for (const number of open) answer(number);
      await Promise.all(running);

      const last = box.begun.length - 1;
      expect(box.shown.at(-1)).toBe(last < 0 ? undefined : `answer ${last}`);
      expect(box.wrong).toEqual([]);
      expect(box.counts.mostInFlight).toBeLessThanOrEqual(1);
    });
    await fc.assert(property, { numRuns: 1000 });
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
