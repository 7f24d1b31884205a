import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../src/core/state/problem.ts';
import { createResource } from '../../../../src/core/state/resource.ts';
import { problem } from './problem.ts';

interface Person {
  readonly name: string;
  readonly age: number;
}

/** A resource whose requests are answered by the test, in any order. */
function world() {
  const asked: { readonly answer: (outcome: Outcome<Person>) => void }[] = [];
  const person = createResource<Person>(() => new Promise((answer) => asked.push({ answer })));
  return { asked, person };
}

const ada = { ok: true, data: { name: 'Ada', age: 36 } } as const;
const failed = { ok: false, problem } as const;

describe('a resource', () => {
  test('keeps the shown value during a reload, and if that fails', async () => {
    const { asked, person } = world();
    const loading = person.load();
    asked[0]?.answer(ada);
    await loading;
    const reloading = person.reload();
    expect(person.$state.get()).toEqual({ at: 'ready', value: ada.data });
    asked[1]?.answer(failed);
    await reloading;
    expect(person.$state.get()).toEqual({ at: 'ready', value: ada.data });
  });

  test('that is opened twice is requested once', async () => {
    const { asked, person } = world();
    const opening = [person.open(), person.open()];
    asked[0]?.answer(ada);
    await Promise.all(opening);
    expect(asked).toHaveLength(1);
  });

  test('shows a saved change before the reload', async () => {
    const { asked, person } = world();
    const loading = person.load();
    asked[0]?.answer(ada);
    await loading;
    person.change({ age: 37 });
    expect(person.$state.get()).toEqual({ at: 'ready', value: { name: 'Ada', age: 37 } });
  });

  test('can’t be changed before it is loaded', () => {
    const { person } = world();
    person.change({ age: 37 });
    expect(person.$state.get()).toEqual({ at: 'loading' });
  });
});
