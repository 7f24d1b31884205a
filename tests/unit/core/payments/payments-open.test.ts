import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createInbox } from '../../../../src/core/payments/payments.ts';
import { webLocks } from '../../../../src/core/page/locks.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { openDesk, type PayerTab } from './payers.world.ts';
import { unconfirmedIn } from './payments.world.ts';
import { startPaymentServer, type PaymentServer } from './payments.server.ts';

/* PAY-43: a card widget that was open when its page went away. PAY-44, PAY-47: answers and locks that can't be trusted. */

let server: PaymentServer;
let desk: ReturnType<typeof openDesk>;
beforeEach(async () => {
  server = await startPaymentServer();
  desk = openDesk(server, 'widget');
});
afterEach(() => server.close());

const settled = () => expect.poll(() => unconfirmedIn(desk.device.storage).length).toBe(0);
const showsOpened = (tab: PayerTab) => expect.poll(() => tab.state()).toMatchObject({ at: 'opened' });

/** Loses a payer's page while its widget is open. Returns the payer's next page. */
async function crashed(): Promise<PayerTab> {
  const lost = desk.openTab();
  await lost.press();
  lost.close();
  return desk.openTab();
}

/** Opens a widget in one tab, which loses its payment but not the widget, and then another widget in a second tab. */
async function twoWidgets(): Promise<[PayerTab, PayerTab]> {
  desk.canCloseWidget = false;
  desk.signIn('ada');
  const one = desk.openTab();
  await one.press();
  // Another user signs in for a moment. The page can't close the widget, but no longer has the payment.
  desk.signIn('ben');
  desk.signIn('ada');
  const other = desk.openTab();
  await showsOpened(other);
  other.takeBack();
  await other.press();
  return [one, other];
}

describe('a page that opens after one with an open widget has gone', { tags: ['PAY-43'] }, () => {
  test('says when it was opened, and how much', async () => {
    const tab = await crashed();
    await showsOpened(tab);
    expect(tab.state()).toMatchObject({ price: { amount: '1180.00', currency: 'INR' } });
  });

  test('starts nothing when Pay now is pressed', async () => {
    const tab = await crashed();
    await tab.press();
    expect(desk.orders).toHaveLength(1);
    await showsOpened(tab);
  });

  test('starts another payment once the payer has taken back the first', async () => {
    const tab = await crashed();
    await showsOpened(tab);
    tab.takeBack();
    await tab.press();
    await tab.pay();
    await settled();
    expect(desk.orders.map(({ fulfilments }) => fulfilments)).toEqual([0, 1]);
  });

  test('shows Pay now again after 30 minutes', async () => {
    const clock = createControlledClock();
    desk = openDesk(server, 'widget', clock);
    const tab = await crashed();
    await showsOpened(tab);
    clock.advance(30 * 60_000);
    expect(tab.state()).toEqual({ at: 'ready' });
  });

  test('shows it to its payer alone', { tags: ['PAY-35'] }, async () => {
    desk.signIn('ada');
    const tab = await crashed();
    await showsOpened(tab);
    desk.signIn('ben');
    expect(tab.state()).toEqual({ at: 'ready' });
    desk.signIn('ada');
    await showsOpened(tab);
  });

  test('waits while the page of the widget is there', async () => {
    const one = desk.openTab();
    await one.press();
    const other = desk.openTab();
    await other.press();
    expect(other.state()).toMatchObject({ at: 'ready', trouble: { kind: 'elsewhere' } });
    await one.pay();
    await settled();
    expect(desk.orders).toHaveLength(1);
  });

  test(
    'a late success of the first widget wins, and the payer reads that it was paid twice',
    { tags: ['PAY-16'] },
    async () => {
      const [one, other] = await twoWidgets();
      await other.pay();
      await one.payLate();
      await settled();
      expect(desk.orders).toHaveLength(2);
      await expect.poll(() => other.state()).toMatchObject({ at: 'succeeded', isDuplicate: true });
    },
  );

  test('a late success of the first widget closes the second, so that nothing is paid twice', async () => {
    const [one, other] = await twoWidgets();
    desk.canCloseWidget = true;
    expect(other.hasWidget()).toBe(true);
    await one.payLate();
    await expect.poll(() => other.state()).toMatchObject({ at: 'succeeded', isDuplicate: false });
    expect(other.hasWidget()).toBe(false);
    other.acknowledge();
    expect(other.state()).toEqual({ at: 'ready' });
  });

  test('its success, known while another is being started, wins: no second widget opens', async () => {
    const tab = await crashed();
    const other = desk.openTab();
    await showsOpened(tab);
    tab.takeBack();
    desk.onStart = async () => {
      other.settle('pay_1');
      await expect.poll(() => [...desk.device.storage.values()].join()).toContain('"state":"confirmed"');
    };
    await tab.press();
    expect(tab.hasWidget()).toBe(false);
  });

  test.each(['widget', 'redirect'] as const)(
    'by %s asks its payer before another is opened, if it was paid while that one started',
    { tags: ['PAY-42'] },
    async (way) => {
      desk = openDesk(server, way);
      const tab = await crashed();
      const other = desk.openTab();
      await expect.poll(() => tab.state().at).toMatch(/^(?:opened|elsewhere)$/);
      tab.takeBack();
      desk.onStart = async () => {
        other.settle('pay_1');
        await expect.poll(() => [...desk.device.storage.values()].join()).toContain('"state":"confirmed"');
      };
      await tab.press();
      expect(tab.asked).toHaveLength(1);
    },
  );

  test('the service says that it is paid: it is confirmed, and nothing is asked any more', async () => {
    const tab = await crashed();
    await showsOpened(tab);
    tab.settle('pay_1');
    expect(tab.state()).toEqual({ at: 'ready' });
    expect([...desk.device.storage.values()].join()).toContain('"state":"confirmed"');
  });
});

describe('a confirmation that is answered with', { tags: ['PAY-44'] }, () => {
  const other = { ProviderPaymentId: 'pay_of_somebody', OrderId: 1 };
  const confirmed = { Message: { Code: 'S0000', Message: '' }, IsShowSuccess: true, ...other };
  test.each([
    ['another payment’s success', { Status: 0, Data: confirmed }],
    [
      'another payment’s refusal',
      { Status: 0, Data: { ...confirmed, IsShowSuccess: false, Message: { Code: 'PAY04', Message: 'No.' } } },
    ],
    ['another payment’s refusal with Status 1', { Status: 1, ErrorCode: 'PAY01', ErrorMessage: 'No.', Data: other }],
  ])('%s is unknown, keeps its proof, and is sent again', async (_what, body) => {
    server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', status: 200, body: JSON.stringify(body) });
    const tab = desk.openTab();
    await tab.press();
    await tab.pay();
    await settled();
    expect(server.confirmations()).toBe(2);
    expect(tab.state()).toMatchObject({ at: 'succeeded' });
    expect(desk.orders[0]!.fulfilments).toBe(1);
  });
});

describe('a browser whose locks', { tags: ['PAY-47'] }, () => {
  const clock = createControlledClock();
  const never = () => new Promise<never>(() => {});
  test.each<[string, Partial<LockManager>]>([
    [
      'throw',
      {
        request: () => {
          throw new Error('broken');
        },
        query: () => {
          throw new Error('broken');
        },
      },
    ],
    [
      'reject',
      { request: () => Promise.reject(new Error('broken')), query: () => Promise.reject(new Error('broken')) },
    ],
    ['never answer', { request: never, query: never }],
  ])('%s gets a message within 3 s, and nothing starts', async (_how, broken) => {
    desk.device.lockedBy = () => webLocks(broken as LockManager, 'service', clock);
    const tab = desk.openTab();
    const pressed = tab.press();
    await Promise.resolve();
    clock.advance(3000);
    await pressed;
    expect(tab.state()).toMatchObject({ at: 'ready', trouble: { kind: 'no-locks' } });
    expect(desk.orders).toEqual([]);
  });
});

test(
  'a storage that the page clears just before it leaves: another tab still knows of the payment',
  { tags: ['PAY-41'] },
  async () => {
    desk = openDesk(server, 'redirect');
    desk.beforeLeave = () => desk.device.storage.clear();
    const [one, other] = [desk.openTab(), desk.openTab()];
    desk.device.tellsTabs = false;
    await one.press();
    await other.press();
    expect(other.state().at).toBe('elsewhere');
    expect(desk.orders).toHaveLength(1);
  },
);

test('ten thousand messages of other scripts are read together, the last of each payment', () => {
  const clock = createControlledClock();
  const taken: unknown[][] = [];
  const receive = createInbox((messages) => taken.push([...messages]), clock);
  for (let count = 0; count < 10_000; count += 1) receive({ junk: count });
  receive({ key: 'one', at: 1 });
  receive({ key: 'one', at: 2 });
  clock.advance(1000);
  expect(taken).toEqual([[{ junk: 9999 }, { key: 'one', at: 2 }]]);
});
