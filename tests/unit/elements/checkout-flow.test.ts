import { beforeEach, describe, expect, test } from 'vitest';
import { textIn } from '../../../src/core/config/text.ts';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { saveCheckout } from '../../../src/core/session/drafts/saved-checkout.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { saveBillingDraft } from '../../../src/elements/shared/billing/billing.draft.ts';
import { createCheckoutFlow } from '../../../src/elements/checkout/checkout.flow.ts';
import { createSandbox, seedPassword } from '../../../src/sandbox/sandbox.ts';
import { base64 } from '../sandbox/sandbox-caller.ts';
import { needsOf } from './signup.world.ts';

/* Which section of the checkout opens first (CON-4.59, CON-4.60). */

beforeEach(() => closeSession('asked'));

async function world(userName: string) {
  const sandbox = createSandbox();
  const { needs, send } = needsOf(sandbox);
  const login = { userName, encodedPassword: base64(seedPassword), referralCode: '', clientVersion: '1' };
  const answer = await send(authenticate, login);
  if (!answer.ok) throw new Error(textIn(answer.problem.text));
  const { userId } = openSession(answer.data);
  const bought = sandbox.world.subscriptions.find(({ ownerUserId }) => String(ownerUserId) === userId)!;
  const wanted = {
    subscriptionId: String(bought.id),
    productId: String(bought.listingId),
    planId: String(bought.planId),
    planPriceId: '',
  };
  const flow = createCheckoutFlow({
    ...needs,
    emit: () => true,
    signal: new AbortController().signal,
    announce: () => () => {},
  });
  return {
    wanted,
    async section() {
      flow.show(wanted);
      await expect.poll(() => flow.$state.get().at).toBe('open');
      const step = flow.$state.get();
      return step.at === 'open' ? step.section : null;
    },
  };
}

describe('the checkout opens', () => {
  test('the saved address first, also for a payer who comes back from the provider’s page [CON-4.59]', async () => {
    const { section, wanted } = await world('retail@example.com');
    expect(await section()).toBe('billing');
    saveCheckout({ ...wanted, promoCode: '' });
    expect(await section()).toBe('billing');
    saveBillingDraft({ ...typed, countryId: '1' });
    expect(await section()).toBe('form');
  });

  test('the form, if no address is saved [CON-4.60]', async () => {
    const { section } = await world('retail.uk@example.com');
    expect(await section()).toBe('form');
  });
});

const typed = { fullName: 'Ina Example', taxNumber: '', address: '', state: '', city: '', postalCode: '' };
