import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { answer, button, heading, isFocused, isGone, isShown, link } from '../support/screen.ts';
import { emulateMedia } from '../support/browser-tools.ts';
import { shortHash } from '../../../src/core/format/text.ts';
import { paymentPrefix } from '../../../src/core/payments/stored-payments.ts';
import { recordIn } from '../../unit/core/payments/next.world.ts';
import { saveLinkPage } from '../../../src/core/session/drafts/saved-link.ts';
import {
  keepOpenCheckout,
  saveCheckout,
  savedCheckoutPath,
  takeSavedCheckout,
} from '../../../src/core/session/drafts/saved-checkout.ts';

/* <dict-payment-result>: the service's answer, not the address, says how a payment went. */

const page = sandboxPage();
const call = 'makeOnlinePaymentSuccess';
const leftCheckout = { subscriptionId: '20001', productId: '1', planId: '101', planPriceId: '', promoCode: '' };

const popup = (name: 'successful' | 'failed' | 'pending') => screen.getByRole('dialog', { name: `Payment ${name}` });
let received: unknown[] = [];
beforeEach(() => (received = []));
document.addEventListener('dict-payment', ({ detail }) => received.push(detail));
const open = (id: string, status = 'success') => page.put('dict-payment-result', { 'session-id': id, status });

/** Stores a payment that `account` has started in this browser; '' is the payer of a link. */
function storeOpened(sessionId: string, account: string) {
  const times = { sinceMs: Date.now(), atMs: Date.now() };
  // Each session has its own subject: the page remembers the payment of a subject.
  const of = { account, subject: shortHash(sessionId), traces: [shortHash(sessionId)] };
  const record = { ...recordIn('open'), ...times, ...of };
  localStorage.setItem(`${paymentPrefix()}${record.subject}.${sessionId}`, JSON.stringify(record));
}

const success = {
  Message: { Code: 'S0000', Message: '' },
  IsShowSuccess: true,
  ProductName: 'Dictation',
  PlanName: 'Dictation Professional',
  CurrencyHTMLCode: '&#163;',
  TotalAmountPaid: 46.8,
  ProviderPaymentId: 'pay_1',
  OrderId: 7,
};

describe('a confirmed payment', () => {
  async function openConfirmed(status = 'success') {
    await page.logIn('retail');
    saveCheckout(leftCheckout);
    page.sandbox.faults.add({ call, ...answer(success) });
    const element = await open(`cs_${crypto.randomUUID()}`, status);
    await expect.element(popup('successful')).toBeVisible();
    return element;
  }

  test('shows product, amount and payment id', { tags: ['CON-2.10.7'] }, async () => {
    await openConfirmed();
    for (const text of ['Dictation Professional', '£46.80', 'pay_1'])
      await expect.element(popup('successful').getByText(text, { exact: true })).toBeVisible();
  });

  test('may have a status with capital letters', { tags: ['CON-2.10.5'] }, async () => {
    await openConfirmed('Success');
    expect(page.calls(call)).toBe(1);
  });

  test('has a receipt that begins with the brand', async () => {
    await openConfirmed();
    expect(popup('successful').element().textContent).toMatch(/^Dictation ConsolePayment successful£46\.80/);
  });

  test('is printed without the buttons', async () => {
    const { shadowRoot } = await openConfirmed();
    const hasButtons = () => shadowRoot!.querySelector('.d-dialog-actions')!.checkVisibility();
    expect(hasButtons()).toBe(true);
    await emulateMedia({}, 'print');
    expect(hasButtons()).toBe(false);
    await emulateMedia({});
  });

  test('is closed neither by Escape nor by the backdrop', { tags: ['CON-2.10.3', 'CON-9.34'] }, async () => {
    await openConfirmed();
    await userEvent.keyboard('{Escape}{Escape}');
    (popup('successful').element() as HTMLDialogElement).click();
    await expect.element(popup('successful')).toBeVisible();
  });

  test('leads to /subscription by OK, and forgets the checkout', async () => {
    await openConfirmed();
    await popup('successful').getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => page.navigations).toMatchObject([{ to: '/subscription', replace: true }]);
    expect(savedCheckoutPath()).toBeNull();
  });

  test('is over for the next checkout of the same subscription, which begins without its promo code', async () => {
    await openConfirmed();
    keepOpenCheckout({ ...leftCheckout, promoCode: 'welcome10' }, '');
    await popup('successful').getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => page.navigations.length).toBe(1);
    expect(takeSavedCheckout(leftCheckout)).toBeNull();
  });
});

test('a payment that the service has not decided is pending', { tags: ['CON-2.10.7'] }, async () => {
  page.sandbox.faults.add({ call, ...answer({ ...success, IsShowSuccess: false }) });
  await open('cs_2');
  await expect
    .element(popup('pending'))
    .toHaveTextContent("Your payment is being processed, we'll update your payment status shortly.");
  expect(received).toEqual([{ status: 'pending', orderId: '7', providerOrderId: '' }]);
});

test(
  'while a payment is being confirmed, a status says so and asks the payer not to pay again',
  { tags: ['A11Y-07'] },
  async () => {
    const release = page.hold('MakeOnlinepaymentsuccess');
    await open('cs_slow');
    const waiting = screen.getByRole('status').filter({ hasText: 'Confirming your payment…' });
    await expect.element(waiting).toHaveTextContent('Please do not pay again.');
    expect(received).toEqual([]);
    page.passTime(2000);
    await expect.element(popup('pending')).toBeVisible();
    release();
    await expect.element(popup('failed')).toBeVisible();
    expect(received).toMatchObject([{ status: 'pending' }, { status: 'failed' }]);
    await expect.element(waiting).not.toBeInTheDocument();
  },
);

test.each([
  ['an unknown id', 'cs_unknown'],
  ['a 10 kB id', 'x'.repeat(10_000)],
  ['markup', '<img src=x>'],
])('never a success: with %s the server’s answer decides', { tags: ['PAY-28'] }, async (_what, id) => {
  const { shadowRoot } = await open(id);
  await expect.element(popup('failed')).toBeVisible();
  expect(shadowRoot!.querySelector('img')).toBeNull();
  expect(page.calls(call)).toBe(1);
  expect(JSON.stringify({ ...localStorage })).not.toContain('"state":"paid"');
});

test('a return that was replaced before its confirmation is not reported as pending later', async () => {
  const release = page.hold('MakeOnlinepaymentsuccess');
  const element = await open('cs_replaced');
  await isShown('Confirming your payment…');
  element.setAttribute('session-id', '');
  await isShown('There is no payment to show here.');
  page.passTime(2000);
  expect(received).toEqual([]);
  release();
});

test('a return that is rendered twice is confirmed once, and not again after OK', { tags: ['NET-29'] }, async () => {
  await page.logIn('retail');
  page.sandbox.faults.add({ call, ...answer(success) });
  await Promise.all([open('cs_3'), open('cs_3')]);
  await expect.poll(() => popup('successful').elements().length).toBe(2);
  expect(page.calls(call)).toBe(1);
  // Both elements show the popup: presses the button in the upper one.
  await popup('successful').last().getByRole('button', { name: 'OK' }).click();
  document.body.replaceChildren();
  await open('cs_3');
  await isShown('There is no payment to show here.');
  expect(page.calls(call)).toBe(1);
});

test('markup of the service in a confirmation stays text', { tags: ['SEC-01'] }, async () => {
  const evil = '<img src=x>';
  const attack = { ProductName: evil, PlanName: evil, CurrencyHTMLCode: '&lt;script&gt;', ProviderPaymentId: evil };
  page.sandbox.faults.add({ call, ...answer({ ...success, ...attack, OrderId: evil, TotalAmountPaid: 58.8 }) });
  await open('any');
  await expect.element(popup('successful').getByText(evil).first()).toBeVisible();
  await expect.element(popup('successful').getByText('58.80', { exact: true })).toBeVisible();
  expect(popup('successful').element().querySelector('img')).toBeNull();
});

describe('a failure', () => {
  const failed = async (id: string) => {
    const element = await open(id, 'failed');
    await expect.element(popup('failed')).toBeVisible();
    return element;
  };

  test('is reported, and not confirmed', { tags: ['CON-2.10.7'] }, async () => {
    await page.logIn('retail');
    page.sandbox.faults.add({ call: 'recordPaymentError', ...answer({ OrderId: 7 }) });
    await failed('cs_reported');
    await expect.poll(() => received).toMatchObject([{ status: 'failed', orderId: '7' }]);
    expect([page.calls(call), page.calls('recordPaymentError')]).toEqual([0, 1]);
  });

  test('leads back to the checkout that was left, and has the focus there', { tags: ['A11Y-14'] }, async () => {
    await page.logIn('retail');
    saveCheckout(leftCheckout);
    await failed('cs_left');
    const back = popup('failed').getByRole('button', { name: 'Try again' });
    await expect.element(back).toHaveAttribute('part', 'button primary');
    await isFocused(back);
    await back.click();
    await expect.poll(() => page.visited).toEqual(['/subscription/checkout?subscription=20001&product=1&plan=101']);
  });

  test('leads to the subscriptions alone if no checkout was left', { tags: ['A11Y-14'] }, async () => {
    await page.logIn('retail');
    saveCheckout(leftCheckout);
    await page.put('dict-checkout', { 'subscription-id': '20001', 'product-id': '1', 'plan-id': '101' });
    await failed('cs_link');
    await isFocused(button('Go to subscriptions'));
    await expect.element(button('Try again')).not.toBeInTheDocument();
    await isGone('Please open your payment link again to pay.');
  });

  test('leads to the subscriptions first, not to the mail to the support', { tags: ['A11Y-14'] }, async () => {
    await page.logIn('retail');
    page.configure({ contact: { email: 'support@console.example' } });
    await failed('cs_mail');
    await isFocused(button('Go to subscriptions'));
  });

  test('promises no other try if nothing leads to one', async () => {
    await failed('cs_no_way');
    await isShown('You can close this page.');
    await expect.element(popup('failed')).not.toHaveTextContent(/try again/i);
  });

  test('has a reference for the support if the service names no order', async () => {
    page.sandbox.faults.add({ call: 'recordPaymentError', status: 500, times: -1 });
    await failed('cs_without_an_order');
    await expect.element(popup('failed')).toHaveTextContent('Reference…an_order');
  });

  test('of a link asks to open the link again, and leads to no checkout', async () => {
    await page.logIn('retail');
    saveCheckout(leftCheckout);
    storeOpened('cs_of_link', '');
    await failed('cs_of_link');
    await isShown('Please open your payment link again to pay.');
    await expect.element(button('Try again')).not.toBeInTheDocument();
  });
});

describe('a payment that another tab has made after all', { tags: ['PAY-17'] }, () => {
  async function payInAnotherTab(id: string) {
    await page.logIn('retail');
    page.sandbox.faults.add({ call, ...answer(success) });
    const element = await open(id, 'cancelled');
    await expect.element(popup('failed')).toBeVisible();
    const key = Object.keys(localStorage).find((each) => each.startsWith(paymentPrefix()))!;
    localStorage.setItem(key, localStorage[key].replace('"dismissed"', '"confirmed"'));
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    await expect.element(popup('successful')).toBeVisible();
    return element;
  }

  test('replaces the failure, and is confirmed', async () => {
    await payInAnotherTab('cs_two_tabs');
    await expect.element(popup('failed')).not.toBeInTheDocument();
    expect(page.calls(call)).toBe(1);
  });

  test('is left unread by the button of another return', async () => {
    const element = await payInAnotherTab('cs_unread');
    element.setAttribute('session-id', 'cs_other');
    await popup('failed').getByRole('button', { name: 'Go to subscriptions' }).click();
    await open('cs_unread');
    await expect.element(popup('successful')).toBeVisible();
  });
});

test("another account's payment is not shown", { tags: ['DEC-7.6', 'PAY-35'] }, async () => {
  storeOpened('cs_others', 'another');
  await page.logIn('retail');
  await open('cs_others');
  await isShown(/^This payment belongs to another account\./);
  expect(page.calls(call)).toBe(0);
  // The console shows no navigation beside this screen: the button is the only way on.
  await button('Go to subscriptions').click();
  expect(page.navigations).toMatchObject([{ to: '/subscription', replace: true }]);
});

describe('a payer of a link, without a session', () => {
  const twoStepsAgo = () => saveLinkPage({ length: history.length - 2 });
  // Each test has its own card session: the page remembers how a session ended.
  let session = '';
  beforeEach(() => {
    session = `cs_${crypto.randomUUID()}`;
    storeOpened(session, '');
    page.sandbox.faults.add({ call, ...answer(success) }, { call: 'recordPaymentError', ...answer({ OrderId: 7 }) });
    page.configure({ contact: { email: 'support@console.example' } });
  });

  test('who has paid can close the page', async () => {
    await open(session);
    await isShown('You can close this page.');
  });

  test('who has paid has one button, which prints the receipt', async () => {
    await open(session);
    await expect.element(popup('successful').getByRole('button')).toHaveAccessibleName('Print receipt');
    expect(page.visited).toEqual([]);
  });

  test('who has paid is led back to the page with the link', async () => {
    twoStepsAgo();
    const go = vi.spyOn(history, 'go').mockReturnValue();
    await open(session);
    await button('Back to the order').click();
    expect(go.mock.lastCall).toEqual([-2]);
    await isGone('You can close this page.');
  });

  test('whose payment failed reads what is known of the money', async () => {
    twoStepsAgo();
    await open(session, 'failed');
    await isShown(/^We have received no money\./);
  });

  test('whose payment failed can try again', async () => {
    twoStepsAgo();
    await open(session, 'failed');
    await isFocused(button('Try again'));
    await expect.element(button('OK')).not.toBeInTheDocument();
  });

  test('whose payment failed can write to the support about the order', async () => {
    await open(session, 'failed');
    await expect
      .element(link('support@console.example'))
      .toHaveAttribute('href', 'mailto:support@console.example?subject=Payment%20for%20order%207');
  });

  test('whose payment failed begins to read at the title where there is no button', async () => {
    await open(session, 'failed');
    await isFocused(heading('Payment failed'));
  });

  test('whose payment is not confirmed yet is asked to keep the page open', async () => {
    page.hold('MakeOnlinepaymentsuccess');
    await open(session);
    await isShown('Confirming your payment…');
    page.passTime(2000);
    await isShown('Keep this page open until your payment is confirmed.');
    await isGone('You can close this page.');
    await expect.element(popup('pending').getByRole('button')).not.toBeInTheDocument();
  });
});

test('after a refusal the payer reads not to pay again if the bank shows a charge', async () => {
  await page.logIn('retail');
  await open('cs_refused');
  await expect.element(popup('failed').getByText(/^If your bank shows a charge, do not pay again/)).toBeVisible();
});
