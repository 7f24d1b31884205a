import { afterEach, beforeEach, expect, test } from 'vitest';
import { DictErrorEvent } from '../../../src/core/page/events.ts';
import { clearDraft, clearPendingTrial } from '../../../src/core/session/drafts/signup-draft.ts';
import { person } from '../../../stories/person.ts';
import { cardWidget } from '../support/card-widget.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, field, fillSignup, heading } from '../support/screen.ts';
import { logIn } from './login-screen.ts';
import { toSignupOtp } from './otp-screen.ts';
import { openLink, payNow } from './payment-link-screen.ts';

/* `analytics` of the configuration: what a tag manager finds in the data layer of the page. */

const page = sandboxPage();

const dataLayer = () => (window as { dataLayer?: readonly Readonly<Record<string, unknown>>[] }).dataLayer;
const pushed = () => expect.poll(() => dataLayer()?.filter(({ event }) => event !== 'dict-error'));

beforeEach(() => page.configure({ analytics: 'dataLayer' }));

afterEach(() => {
  clearDraft();
  clearPendingTrial();
  const whole = JSON.stringify(dataLayer() ?? []);
  Reflect.deleteProperty(window, 'dataLayer');
  for (const typed of ['@', '%40', person.fullName, person.mobile, person.password])
    if (whole.includes(typed)) throw new Error(`The data layer has ${typed}: ${whole}`);
});

test('a signup pushes its step, after what the page has pushed itself', async () => {
  Reflect.set(window, 'dataLayer', [{ event: 'page' }]);
  await page.put('dict-signup', { product: 'dictation' });
  await fillSignup();
  await button('Create free account').click();
  await pushed().toEqual([{ event: 'page' }, { event: 'dict-step', flow: 'signup', step: 'otp-requested' }]);
});

test('the code of a signup pushes the session and the start of the trial', async () => {
  await toSignupOtp(page);
  await field('Code').fill(page.sentCode());
  await pushed().toEqual([
    { event: 'dict-session', status: 'signed-in', reason: 'signed-in' },
    { event: 'dict-step', flow: 'signup', step: 'started' },
  ]);
});

test('a login pushes its step and the session', async () => {
  await page.put('dict-login');
  await logIn();
  await pushed().toEqual(
    expect.arrayContaining([
      { event: 'dict-step', flow: 'login', step: 'signed-in' },
      { event: 'dict-session', status: 'signed-in', reason: 'signed-in' },
    ]),
  );
});

test('a payment pushes its status and the ids of the order', async () => {
  const widget = cardWidget(page);
  await openLink(page, 'unpaidWidget');
  await payNow().click();
  await expect.poll(() => widget.opened.length).toBe(1);
  await widget.pay();
  await expect.element(heading('PAYMENT SUCCESSFUL')).toBeVisible();
  const ids = { orderId: expect.stringMatching(/./), providerOrderId: widget.opened[0]!.order_id };
  await pushed().toEqual([
    { event: 'dict-payment', status: 'pending', ...ids },
    { event: 'dict-payment', status: 'succeeded', ...ids },
  ]);
});

test('an error pushes code and call, no message, and no code that holds an e-mail address', async () => {
  await page.put('dict-login');
  await logIn('retail@example.com', 'wrong');
  await expect
    .poll(dataLayer)
    .toEqual([{ event: 'dict-error', code: expect.stringMatching(/^\w+$/), call: 'authenticate' }]);
  document.dispatchEvent(new DictErrorEvent({ code: `unknown ${person.email}`, message: person.email }));
  expect(dataLayer()![1]).toEqual({ event: 'dict-error', code: '', call: '' });
  // `flow` is set to undefined: else a tag manager would send the `flow` of an earlier event with this one.
  expect(dataLayer()![1]).toHaveProperty('flow', undefined);
});

test('without the key a login pushes nothing', async () => {
  page.configure({ analytics: '' });
  await page.put('dict-login');
  await logIn();
  await expect.poll(() => page.visited.length).toBeGreaterThan(0);
  expect(dataLayer()).toBeUndefined();
});
