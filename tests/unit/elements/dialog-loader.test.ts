import { expect, test } from 'vitest';
import { textIn } from '../../../src/core/config/text.ts';
import { createDialogLoader } from '../../../src/elements/kit/layers/dialog-loader.ts';

test(
  'until the dialog is loaded the pressed button is busy; of two presses the later counts; a failure is reported',
  { tags: ['NET-09'] },
  async () => {
    let arrive = (_isThere: boolean) => {};
    const shown: string[] = [];
    const load = () => new Promise<boolean>((resolve) => (arrive = resolve));
    const opener = createDialogLoader({ load }, (lost) => shown.push(textIn(lost)));
    const open = (name: string) => opener.open(name, () => shown.push(name));

    const lost = open('name');
    arrive(false);
    await lost;
    expect(shown).toEqual([expect.stringMatching(/try again/)]);
    expect(opener.$opening.get()).toBeNull();

    const presses = [open('name')];
    arrive(true);
    expect(opener.$opening.get()).toBe('name');
    presses.push(open('password'));
    expect(opener.$opening.get()).toBe('password');
    arrive(true);
    await Promise.all(presses);
    expect(shown).toEqual([expect.stringMatching(/try again/), 'password']);
  },
);
