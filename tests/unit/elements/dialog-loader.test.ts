import { expect, test } from 'vitest';
import { textIn } from '../../../src/core/config/text.ts';
import { createDialogLoader } from '../../../src/elements/kit/layers/dialog-loader.ts';

function openerOf() {
  let arrive = (_isThere: boolean) => {};
  const shown: string[] = [];
  const load = () => new Promise<boolean>((resolve) => (arrive = resolve));
  const opener = createDialogLoader({ load }, (lost) => shown.push(textIn(lost)));
  const open = (name: string) => opener.open(name, () => shown.push(name));
  return { opener, open, shown, arrive: (isThere: boolean) => arrive(isThere) };
}

test('until the dialog is loaded the pressed button is busy', async () => {
  const { opener, open, arrive } = openerOf();
  const press = open('name');
  expect(opener.$opening.get()).toBe('name');
  arrive(true);
  await press;
  expect(opener.$opening.get()).toBeNull();
});

test('of two presses the later one counts', async () => {
  const { opener, open, shown, arrive } = openerOf();
  const presses = [open('name')];
  arrive(true);
  presses.push(open('password'));
  expect(opener.$opening.get()).toBe('password');
  arrive(true);
  await Promise.all(presses);
  expect(shown).toEqual(['password']);
});

test('a dialog that can’t be loaded is reported', { tags: ['NET-09'] }, async () => {
  const { opener, open, shown, arrive } = openerOf();
  const lost = open('name');
  arrive(false);
  await lost;
  expect(shown).toEqual([expect.stringMatching(/try again/)]);
  expect(opener.$opening.get()).toBeNull();
});
