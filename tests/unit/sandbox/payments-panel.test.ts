import { expect, test } from 'vitest';
import { troubles } from '../../../src/sandbox/pages/payments-page.ts';
import { submitted } from './sandbox-caller.ts';
import { sandbox, withSandbox } from './sandbox.world.ts';

withSandbox();

const address = 'http://sandbox.test/sandbox/payments';
const press = (trouble: string) => sandbox.fetch(submitted(address, { trouble }));
const shown = async () => (await sandbox.fetch(new Request(address))).text();

test.each(Object.keys(troubles))(
  'the button "%s" makes the next confirmation fail, and the page says so',
  async (name) => {
    expect(await shown()).toContain('Confirmations are answered as they should.');
    const answer = await press(name);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/sandbox/payments']);
    expect(sandbox.faults.scripted).toMatchObject([{ call: 'makeOnlinePaymentSuccess' }]);
    expect(await shown()).toContain('Ahead:');
  },
);

test('one button removes all faults, and an unknown one does nothing', async () => {
  await press('down');
  expect((await press('toString')).status).toBe(400);
  expect(sandbox.faults.scripted).toHaveLength(1);
  await press('none');
  expect(sandbox.faults.scripted).toEqual([]);
});

test('the page shows all values as text', { tags: ['SEC-01'] }, async () => {
  sandbox.world.orders.at(-1)!.status = '<img src=x>' as never;
  expect(await shown()).not.toContain('<img src=x>');
});
