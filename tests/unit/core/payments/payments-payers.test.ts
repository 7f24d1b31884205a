import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { webLocks } from '../../../../src/core/page/locks.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { openDesk, type PayerTab, type Way } from './payers.world.ts';
import { expectFulfilledOnce, unconfirmedIn } from './payments.world.ts';
import { startPaymentServer, type PaymentServer } from './payments.server.ts';

let server: PaymentServer;
let desk: ReturnType<typeof openDesk>;
beforeEach(async () => void (server = await startPaymentServer()));
afterEach(() => server.close());

const isAtProvider = (tab: PayerTab) => tab.address() !== null || tab.hasWidget();
const isKept = () => unconfirmedIn(desk.device.storage).length > 0;
const settled = () => expect.poll(isKept).toBe(false);

/** One order was charged, and it is fulfilled once. */
async function expectOneCharge(): Promise<void> {
  await settled();
  const charges = server.sandbox.world.payments;
  expect(charges).toHaveLength(1);
  const order = desk.orders.find(({ providerOrderId }) => providerOrderId === charges[0]!.providerOrderId)!;
  expectFulfilledOnce(order, { paymentId: charges[0]!.id });
}

describe.each<Way>(['widget', 'redirect'])('one subscription in two tabs, paid by %s', { tags: ['PAY-14'] }, (way) => {
  let one: PayerTab;
  let other: PayerTab;
  beforeEach(() => {
    desk = openDesk(server, way);
    [one, other] = [desk.openTab(), desk.openTab()];
  });

  test(
    'both press Pay now at once: one continues, the other says so, and one charge is made',
    { tags: ['DEC-7.2'] },
    async () => {
      await Promise.all([one.press(), other.press()]);
      const [ahead, behind] = isAtProvider(one) ? [one, other] : [other, one];
      expect(isAtProvider(behind)).toBe(false);
      expect(behind.state()).toMatchObject(
        way === 'widget' ? { at: 'ready', trouble: { kind: 'elsewhere' } } : { at: 'elsewhere', canResume: true },
      );
      await ahead.pay();
      await behind.press();
      expect(desk.orders).toHaveLength(1);
      await expectOneCharge();
    },
  );

  test(
    'one is idle and hears nothing while the other pays: Pay now asks before anything starts',
    { tags: ['DEC-7.5'] },
    async () => {
      desk.device.tellsTabs = false;
      await one.press();
      await one.pay();
      await settled();
      await other.press();
      expect(other.asked).toHaveLength(1);
      expect(desk.orders).toHaveLength(1);
      await expectOneCharge();
    },
  );

  test('one is closed before the service confirms the payment: the other starts no second payment', async () => {
    desk.device.tellsTabs = false;
    server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', times: -1, status: 503 });
    await one.press();
    await one.pay();
    one.close();
    await other.press();
    expect(other.state().at).toBe('pending');
    expect(desk.orders).toHaveLength(1);
  });

  test('one is closed in the middle: the other pays, and one charge is made', async () => {
    await one.press();
    one.close();
    await expect.poll(() => other.state().at).toBe(way === 'redirect' ? 'elsewhere' : 'opened');
    other.takeBack();
    expect(other.state()).toEqual({ at: 'ready' });
    await other.press();
    await other.pay();
    await expectOneCharge();
  });
});

describe('a payment that one tab has open on the provider’s page', { tags: ['PAY-14'] }, () => {
  test('is continued in another tab at the same address', { tags: ['PAY-27'] }, async () => {
    desk = openDesk(server, 'redirect');
    const [one, other] = [desk.openTab(), desk.openTab()];
    await one.press();
    other.goOn();
    expect(other.address()).toBe(one.address());
  });

  test('is charged once if its payer returns to both tabs', { tags: ['PAY-27'] }, async () => {
    desk = openDesk(server, 'redirect');
    const [one, other] = [desk.openTab(), desk.openTab()];
    await one.press();
    other.goOn();
    await other.pay();
    await settled();
    one.comeBack(true);
    await expectOneCharge();
    // Each of the two returns may send one confirmation.
    expect(server.confirmations()).toBeLessThanOrEqual(2);
    expect(desk.orders).toHaveLength(1);
  });

  test('is found in the storage before a tab starts another, if that tab has heard nothing', async () => {
    desk = openDesk(server, 'redirect');
    desk.device.tellsTabs = false;
    const [one, other] = [desk.openTab(), desk.openTab()];
    await one.press();
    expect(other.state().at).toBe('ready');
    await other.press();
    expect(other.state().at).toBe('elsewhere');
    expect(desk.orders).toHaveLength(1);
  });

  test(
    'is over once its payer comes back without having paid: both tabs show Pay now again',
    { tags: ['DEC-7.3'] },
    async () => {
      desk = openDesk(server, 'redirect');
      const [one, other] = [desk.openTab(), desk.openTab()];
      await one.press();
      expect(other.state().at).toBe('elsewhere');
      one.comeBack(false);
      await expect.poll(() => [one.state().at, other.state().at]).toEqual(['ready', 'ready']);
      await other.press();
      await other.pay();
      await expectOneCharge();
    },
  );

  test('is over after 30 minutes', { tags: ['DEC-7.3'] }, async () => {
    const clock = createControlledClock();
    desk = openDesk(server, 'redirect', clock);
    const [one, other] = [desk.openTab(), desk.openTab()];
    await one.press();
    clock.advance(29 * 60_000);
    expect(other.state().at).toBe('elsewhere');
    clock.advance(60_000);
    expect(other.state().at).toBe('ready');
  });
});

describe('a payment that Ada took back, and paid beside another', { tags: ['PAY-16'] }, () => {
  beforeEach(async () => {
    desk = openDesk(server, 'redirect');
    desk.signIn('ada');
    const [one, other] = [desk.openTab(), desk.openTab()];
    await one.press();
    other.takeBack();
    await other.press();
    await other.pay();
    await server.pay(desk.orders[0]!);
    one.comeBack(true);
    await settled();
  });

  test('is shown by a page that she loads later, until she closes it', () => {
    const later = desk.openTab();
    expect(later.state()).toMatchObject({ at: 'succeeded', isDuplicate: true });
    later.acknowledge();
    expect(later.state()).toEqual({ at: 'ready' });
    expect(desk.openTab().state()).toEqual({ at: 'ready' });
  });

  test('can’t be closed by another user', () => {
    desk.signIn('ben');
    desk.openTab().acknowledge();
    desk.signIn('ada');
    expect(desk.openTab().state()).toMatchObject({ at: 'succeeded', isDuplicate: true });
  });
});

test('without https there are no locks: Pay now says so, and starts nothing', { tags: ['PAY-14'] }, async () => {
  desk = openDesk(server, 'widget');
  desk.device.lockedBy = () => webLocks(undefined, 'service');
  const tab = desk.openTab();
  await tab.press();
  expect(tab.state()).toMatchObject({ at: 'ready', trouble: { kind: 'insecure' } });
  expect(desk.orders).toEqual([]);
});

describe.each<Way>(['widget', 'redirect'])(
  'Ada pays by %s, and another user takes over the desk',
  { tags: ['PAY-35'] },
  (way) => {
    let adas: PayerTab;
    beforeEach(() => {
      desk = openDesk(server, way);
      desk.signIn('ada');
      adas = desk.openTab();
    });

    /** Ben pays for the same subscription; then Ada's payment is confirmed too, each as that of its own payer. */
    async function expectPaidAsOwn(): Promise<void> {
      desk.signIn('ben');
      const bens = desk.openTab();
      await bens.press();
      await bens.pay();
      await expect.poll(() => desk.orders.at(-1)!.fulfilments).toBe(1);
      desk.signIn('ada');
      await settled();
      expect(desk.orders.map(({ fulfilments }) => fulfilments)).toEqual([1, 1]);
      expect(new Set(desk.device.sentAs.slice(0, -1))).toEqual(new Set(['ben']));
      expect(desk.device.sentAs.at(-1)).toBe('ada');
    }

    test('before anything is opened: the payment stops, and Ada can pay later', async () => {
      desk.onStart = () => Promise.resolve().then(() => desk.signIn('ben'));
      await adas.press();
      expect([isAtProvider(adas), adas.state()]).toEqual([false, { at: 'ready' }]);
      desk.onStart = async () => {};
      desk.signIn('ada');
      await adas.press();
      await adas.pay();
      await expectOneCharge();
      expect(new Set(desk.device.sentAs)).toEqual(new Set(['ada']));
    });

    test.each(['ben', ''])(
      'during the payment, signed in: “%s”: it waits for Ada, unseen, and is confirmed as hers',
      { tags: ['DEC-7.6'] },
      async (account) => {
        desk.canCloseWidget = false;
        await adas.press();
        desk.signIn(account);
        await adas.pay();
        expect(isKept()).toBe(true);
        expect(desk.device.sentAs).toEqual([]);
        expect(adas.state()).toMatchObject(account ? { at: 'ready' } : { at: 'pending', waitsForAccount: true });
        await expectPaidAsOwn();
      },
    );

    test('a link that she pays belongs to no account, and is not held up by her own open payment', async () => {
      const link = desk.openTab('link');
      await adas.press();
      await link.press();
      expect(isAtProvider(link)).toBe(true);
      await link.pay();
      await settled();
      expect(desk.device.sentAs).toEqual(['']);
    });

    test('while it is open: Ben does not see it, and an open widget is closed', async () => {
      const other = desk.openTab();
      await adas.press();
      desk.signIn('ben');
      expect([adas.hasWidget(), other.state()]).toEqual([false, { at: 'ready' }]);
      desk.signIn('ada');
      await expect.poll(() => other.state().at).toBe(way === 'redirect' ? 'elsewhere' : 'opened');
    });
  },
);
