import { expect, test } from 'vitest';
import { createLatePart, createOpener } from '../../../src/elements/kit/layers/late-part.ts';

test('a part is loaded when it comes near, and opens at once when it is pressed for', async () => {
  let loads = 0;
  const part = createLatePart(() => Promise.resolve({ name: `load ${(loads += 1)}` }));
  expect(part.$part.get()).toBeNull();
  const shown: string[] = [];
  const opener = createOpener(part, () => shown.push('lost'));
  opener.near();
  await opener.open('dialog', () => shown.push('dialog'));
  await opener.open('dialog', () => shown.push('dialog again'));
  expect(shown).toEqual(['dialog', 'dialog again']);
  expect(part.$part.get()).toEqual({ name: 'load 2' });
});

test('until it is there the button that was pressed is busy; of two presses the later counts', async () => {
  const { part, arrive } = slowPart();
  const shown: string[] = [];
  const opener = createOpener(part, () => shown.push('lost'));
  const first = opener.open('name', () => shown.push('name'));
  expect(opener.$opening.get()).toBe('name');
  const second = opener.open('password', () => shown.push('password'));
  expect(opener.$opening.get()).toBe('password');
  arrive();
  await Promise.all([first, second]);
  expect(shown).toEqual(['password']);
  expect(opener.$opening.get()).toBeNull();
});

test('NET-09 a part that does not come is told, and the next press asks for it again', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve('part')];
  const part = createLatePart(() => answers.shift()!);
  const shown: string[] = [];
  const opener = createOpener(part, () => shown.push('lost'));
  await opener.open('dialog', () => shown.push('dialog'));
  expect(shown).toEqual(['lost']);
  expect(opener.$opening.get()).toBeNull();
  await opener.open('dialog', () => shown.push('dialog'));
  expect(shown).toEqual(['lost', 'dialog']);
});

function slowPart() {
  let arrive = () => {};
  const arrival = new Promise<string>((resolve) => (arrive = () => resolve('part')));
  return { part: createLatePart(() => arrival), arrive: () => arrive() };
}
