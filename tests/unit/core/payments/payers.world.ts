import { startSandbox, type SandboxServer } from '../../../../src/sandbox/server/node.ts';
import { paymentLinkIds } from '../../../../src/sandbox/seed/documented-users.ts';
import type { Order, Payment as Charge, World } from '../../../../src/sandbox/domain/world.ts';
import type { PaymentSubject } from '../../../../src/core/payments/payment.ts';
import { createCaller } from '../../sandbox/sandbox-caller.ts';

/* Two users and their purchases, with the sandbox's service on a real server: it counts the provider's charges. */

export type Way = 'widget' | 'redirect';
export type Screen = 'checkout' | 'link';

export interface User {
  readonly email: string;
  readonly id: string;
  readonly headers: { readonly Token: string; readonly UserCode: string; readonly UserId: string };
}

export interface Shop {
  readonly server: SandboxServer;
  /** Two users with an address and a subscription. Both pay by `way`. */
  readonly ada: User;
  readonly ben: User;
  readonly way: Way;
  /** Ids of the payments in the sandbox's seed. */
  readonly former: ReadonlySet<string>;
}

const emails = ['retail@example.com', 'retail.uk@example.com'] as const;
const countryOf = { widget: 1, redirect: 2 } as const;

interface Seed {
  readonly world: World;
  readonly users: readonly User[];
}

let seed: Promise<Seed> | null = null;

/** Passwords are slow to check, so everybody logs in once for all worlds. */
async function seedOnce(): Promise<Seed> {
  const server = await startSandbox();
  const users = await Promise.all(
    emails.map(async (email) => {
      const caller = createCaller(fetch, server.url);
      const { loginToken: Token, userCode: UserCode, userId: UserId } = (await caller.logIn(email)).read();
      return { email, id: UserId, headers: { Token, UserCode, UserId } };
    }),
  );
  await server.close();
  return { world: server.sandbox.world, users };
}

export async function openShop(way: Way): Promise<Shop> {
  const { world: seeded, users } = await (seed ??= seedOnce());
  const world = structuredClone(seeded);
  for (const { email } of users) {
    const user = world.users.find((each) => each.email === email)!;
    user.countryId = countryOf[way];
    user.billingAddress = {
      id: 9100,
      fullName: user.fullName,
      taxNumber: '',
      countryId: user.countryId,
      address: '7 Placeholder Row',
      state: 'England',
      postalCode: 'ZZ1 1ZZ',
      city: 'London',
      cityId: 2508,
    };
  }
  const server = await startSandbox({ world });
  const former = new Set(world.payments.map(({ id }) => id));
  return { server, way, former, ada: users[0]!, ben: users[1]! };
}

/** A purchase: a user's own subscription, or the order of the payment link, which belongs to nobody. */
export interface Purchase {
  readonly shop: Shop;
  readonly screen: Screen;
  readonly owner: User | null;
  readonly subject: PaymentSubject;
}

export const linkOf = (shop: Shop): Purchase => ({
  shop,
  screen: 'link',
  owner: null,
  subject: { kind: 'link', id: shop.way === 'widget' ? paymentLinkIds.unpaidWidget : paymentLinkIds.unpaid },
});

export const checkoutOf = (shop: Shop, owner: User): Purchase => ({
  shop,
  screen: 'checkout',
  owner,
  subject: { kind: 'subscription', id: String(subscriptionOf(shop.server, owner).id) },
});

export const subscriptionOf = ({ sandbox }: SandboxServer, { id }: User) =>
  sandbox.world.subscriptions.find(({ ownerUserId }) => String(ownerUserId) === id)!;

/** The provider's charges for a purchase. */
export function chargesOf({ shop, screen, subject }: Purchase): { order: Order; charge: Charge }[] {
  const { server, former } = shop;
  const { payments, orders, paymentLinks } = server.sandbox.world;
  const linkTo = (order: Order) => paymentLinks.find(({ orderId }) => orderId === order.id);
  const isOfPurchase = (order: Order) =>
    screen === 'link'
      ? linkTo(order)?.id === subject.id
      : !linkTo(order) && String(order.subscriptionId) === subject.id;
  return payments
    .filter(({ id, status }) => status === 'captured' && !former.has(id))
    .flatMap((charge) => {
      const order = orders.find(({ providerOrderId }) => providerOrderId === charge.providerOrderId);
      return order && isOfPurchase(order) ? [{ order, charge }] : [];
    });
}
