import { expect, test } from 'vitest';
import { randomOf } from '../../../support/random-of.ts';
import { rounds } from '../../../support/rounds.ts';
import { openDesk, type PayerTab } from './payers.world.ts';
import { scaledClock, unconfirmedIn } from './payments.world.ts';
import { startPaymentServer } from './payments.server.ts';

/* PAY-43, PAY-40: pages with an open card widget that crash, are discarded, closed and loaded again in random order, while
 * the bank may charge. Each sequence follows from its number; `npm run test:soak` runs all of them. */

const sequences = rounds(40, 5000);
const atOnce = 12;

async function play(number: number): Promise<void> {
  const random = randomOf(number + 50_000);
  const server = await startPaymentServer();
  const desk = openDesk(server, random() < 0.8 ? 'widget' : 'redirect', scaledClock());
  const payer = random() < 0.5 ? 'ada' : '';
  desk.signIn(payer);
  desk.device.tellsTabs = random() < 0.7;
  const tabs: PayerTab[] = [desk.openTab()];
  const story: string[] = [];
  const reported: string[] = [];
  /** Number of starts that the payer has agreed to: the first, and one for each time they said so. */
  let agreed = 1;
  const at = () => Math.floor(random() * tabs.length);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 2));

  const acts: Readonly<Record<string, () => unknown>> = {
    press: () => tabs[at()]!.press(),
    pressBoth: () => Promise.all([tabs[at()]!.press(), tabs[at()]!.press()]),
    crash() {
      const which = at();
      tabs[which]!.close();
      tabs[which] = desk.openTab();
    },
    discard() {
      const which = at();
      desk.device.suspend();
      tabs[which]!.close();
      desk.device.restore();
      tabs[which] = desk.openTab();
    },
    openTab: () => tabs.length < 4 && tabs.push(desk.openTab()),
    /** The bank charges, and no page hears of it. */
    charge: () => desk.orders.length > 0 && server.pay(desk.orders.at(-1)!),
    async pay() {
      const tab = tabs.find((each) => each.hasWidget() || each.address() !== null);
      if (!tab) return;
      reported.push(await tab.payOwn());
    },
    payAgain() {
      const tab = tabs.find((each) => ['opened', 'elsewhere'].includes(each.state().at));
      if (!tab) return undefined;
      agreed += 1;
      tab.takeBack();
      return tab.press();
    },
    buyAgain() {
      const tab = tabs.find((each) => each.state().at === 'succeeded');
      if (!tab) return undefined;
      agreed += 1;
      tab.acknowledge();
      return tab.press();
    },
    somebodyElse() {
      desk.signIn('ben');
      desk.signIn(payer);
    },
    fault: () => server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', status: 503 }),
    wait: () => new Promise((resolve) => setTimeout(resolve, 20)),
  };
  const usual = ['press', 'press', 'crash', 'crash', 'discard', 'pay', 'payAgain', 'charge', 'openTab'];
  for (let count = 4 + Math.floor(random() * 12); count > 0; count -= 1) {
    const names = random() < 0.7 ? usual : Object.keys(acts);
    const name = names[Math.floor(random() * names.length)]!;
    story.push(name);
    await acts[name]!();
    await settle();
  }

  server.sandbox.faults.clear();
  tabs.push(desk.openTab());
  const label = `sequence ${number}: ${story.join(', ')}`;
  await expect
    .poll(() => unconfirmedIn(desk.device.storage), { message: label, timeout: 60_000, interval: 5 })
    .toEqual([]);
  tabs.forEach((tab) => tab.close());
  const { orders } = server.sandbox.world;
  await server.close();
  expect(desk.orders.length, `${label}; orders without a yes`).toBeLessThanOrEqual(agreed);
  const paid = orders.filter(({ fulfilments }) => fulfilments === 1).map(({ id }) => String(id));
  expect(
    [...new Set(reported)].filter((id) => !paid.includes(id)),
    `${label}; lost`,
  ).toEqual([]);
}

test(
  `${sequences} sequences of lost pages: none lost, none started twice without a yes`,
  { tags: ['PAY-43', 'PAY-40'], timeout: 1_800_000 },
  async () => {
    const numbers = Array.from({ length: sequences }, (_, number) => number);
    const broken: string[] = [];
    const worker = async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        await play(number).catch((error: Error) => broken.push(error.message));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    expect(broken).toEqual([]);
  },
);
