import { expect, test } from 'vitest';
import { createDialogLoader } from '../../../src/elements/kit/layers/dialog-loader.ts';

test('until the dialog is loaded the button that was pressed is busy; of two presses the later counts', async () => {
  let arrive = () => {};
  const arrival = new Promise<boolean>((resolve) => (arrive = () => resolve(true)));
  const shown: string[] = [];
  const opener = createDialogLoader({ load: () => arrival }, () => shown.push('lost'));
  const first = opener.open('name', () => shown.push('name'));
  expect(opener.$opening.get()).toBe('name');
  const second = opener.open('password', () => shown.push('password'));
  expect(opener.$opening.get()).toBe('password');
  arrive();
  await Promise.all([first, second]);
  expect(shown).toEqual(['password']);
  expect(opener.$opening.get()).toBeNull();
});

test('NET-09 a dialog that fails to load is reported, and the next press loads it again', async () => {
  const answers = [false, true];
  const shown: string[] = [];
  const opener = createDialogLoader({ load: () => Promise.resolve(answers.shift()!) }, () => shown.push('lost'));
  await opener.open('dialog', () => shown.push('dialog'));
  expect(shown).toEqual(['lost']);
  expect(opener.$opening.get()).toBeNull();
  await opener.open('dialog', () => shown.push('dialog'));
  expect(shown).toEqual(['lost', 'dialog']);
});
