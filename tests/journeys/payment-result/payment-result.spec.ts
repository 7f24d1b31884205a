import { expect, seen, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import {
  confirmations,
  expectPaidOnce,
  heading,
  keptPayments,
  linkOrder,
  links,
  onConfirmation,
  payLink,
  withWidget,
} from '../checkout/payment.ts';
import { drawTwice, enterConsole } from '../support/signed-in.ts';
import { kept } from '../support/kept.ts';

test.use({ configuration: withWidget });

test.describe('the payment result', () => {
  test('with STATUS success it confirms the payment with the server and shows a success dialog [CON-2.2.16 CON-2.10.4 CON-2.10.5 CON-2.10.7 CON-4.84]', async ({
    page,
    server,
  }) => {
    await payLink(page, links.unpaid);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Payment successful' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Dictation Professional')).toBeVisible();
    await expect(dialog.getByText('£46.80')).toBeVisible();
    await expect(dialog.getByText(linkOrder(server, links.unpaid).paidBy!)).toBeVisible();
    await expect(page).toHaveTitle('Payment status - Dictation Console');
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await expectPaidOnce(server, links.unpaid);
    expect(confirmations(server)).toBe(1);
  });

  test('otherwise it reports a failure and shows the Error ID and the Order ID [CON-2.10.6 CON-4.84 CON-7.40]', async ({
    page,
    server,
  }) => {
    await payLink(page, links.unpaid);
    await page.getByRole('button', { name: 'Go back without paying' }).click();
    const dialog = page.getByRole('dialog', { name: 'Payment failed' });
    await expect(dialog).toBeVisible();
    const [error] = server.sandbox.world.paymentErrors;
    const order = linkOrder(server, links.unpaid);
    await expect(dialog.getByText(String(error!.id))).toBeVisible();
    await expect(dialog.getByText(String(order.id))).toBeVisible();
    expect(error).toMatchObject({ orderId: order.id, gatewayType: 2, userId: -1 });
    expect(JSON.parse(error!.detail)).toEqual({ session_id: order.cardSessionId, reason: 'cancelled' });
    expect(confirmations(server)).toBe(0);
  });

  test('a payment that the bank has not decided shows the pending dialog [CON-2.10.7]', async ({ page, server }) => {
    await payLink(page, links.unpaid);
    await page.getByRole('button', { name: 'Pay, and leave it pending' }).click();
    const dialog = page.getByRole('dialog', { name: 'Payment pending' });
    await expect(
      dialog.getByText("Your payment is being processed, we'll update your payment status shortly."),
    ).toBeVisible();
    await expect(dialog.getByText(String(linkOrder(server, links.unpaid).id))).toBeVisible();
  });

  test('neither Escape nor the backdrop closes a popup; its OK goes to /subscription [CON-2.10.3 CON-9.34]', async ({
    page,
    server,
  }) => {
    await enterConsole(page);
    await payLink(page, links.unpaid);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Payment successful' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/subscription');
    expect(server.calls('makeOnlinePaymentSuccess')).toBe(1);
  });

  test('access: it works without a session', async ({ page, server }) => {
    await payLink(page, links.unpaid);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    expect(await kept(page, 'dict.session')).toBe(null);
    expect(server.calls('authenticate')).toBe(0);
  });
});

test.describe('/paymentconfirmation', () => {
  const sessionOf = async (page: Parameters<typeof payLink>[0], press: string) => {
    await payLink(page, links.unpaid);
    await expect(heading(page, 'Card payment')).toBeVisible();
    await page.getByRole('button', { name: press, exact: true }).click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
  };

  test('PAY-27 its parameters go out of the address, as segments and as a query [CON-2.1.34 DEC-5.1]', async ({
    page,
    server,
  }) => {
    await sessionOf(page, 'Pay');
    await expect(page).toHaveURL('/paymentconfirmation');
    const session = linkOrder(server, links.unpaid).cardSessionId!;
    await page.goto(`/paymentconfirmation?CHECKOUT_SESSION_ID=${session}&STATUS=success`);
    await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    await expect(page).toHaveURL('/paymentconfirmation');
  });

  test('PAY-27 opened twice, in two tabs and again after a reload: one confirmation each at most, the same screen', async ({
    page,
    context,
    server,
  }) => {
    await sessionOf(page, 'Pay');
    const session = linkOrder(server, links.unpaid).cardSessionId!;
    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all(tabs.map((tab) => tab.goto(`/paymentconfirmation/${session}/success`)));
    for (const tab of tabs) await expect(tab.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    expect(confirmations(server)).toBeLessThanOrEqual(4);
    await expectPaidOnce(server, links.unpaid);
  });

  test('NET-29 a return that is drawn twice is dealt with once', async ({ page, server }) => {
    await drawTwice(page, 'dict-payment-result');
    await sessionOf(page, 'Pay');
    await expect(page.locator('dict-payment-result')).toHaveCount(2);
    for (const each of await page.locator('dict-payment-result').all())
      await expect(each.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    expect(confirmations(server)).toBe(1);
    await expectPaidOnce(server, links.unpaid);
  });

  test('NET-29 a session that was read and is drawn again is not confirmed again', async ({ page, server }) => {
    await enterConsole(page);
    await sessionOf(page, 'Pay');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/subscription');
    await page.evaluate((session) => {
      const again = document.createElement('dict-payment-result');
      again.setAttribute('session-id', session);
      again.setAttribute('status', 'success');
      document.body.append(again);
    }, linkOrder(server, links.unpaid).cardSessionId!);
    await expect(seen(page, 'There is no payment to show here.')).toBeVisible();
    expect(confirmations(server)).toBe(1);
  });

  test('PAY-27 a failure is recorded once: a reload shows the same ids and records nothing', async ({
    page,
    server,
  }) => {
    await sessionOf(page, 'Go back without paying');
    const told = await page.getByRole('dialog').innerText();
    await page.reload();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.getByRole('dialog').innerText()).toBe(told);
    expect(server.calls('recordPaymentError')).toBe(1);
  });

  for (const [what, session] of [
    ['a forged success of an unpaid session', ''],
    ['an unknown id', 'cs_unknown'],
    ['a 10 kB id', 'x'.repeat(10_000)],
    ['markup', '<img src=x onerror=alert(1)>'],
  ] as const) {
    test(`PAY-28 ${what} is never a success: the server’s answer decides @all`, async ({ page, server }) => {
      await payLink(page, links.unpaid);
      await expect(heading(page, 'Card payment')).toBeVisible();
      const id = session || linkOrder(server, links.unpaid).cardSessionId!;
      await page.goto(`/paymentconfirmation?CHECKOUT_SESSION_ID=${encodeURIComponent(id)}&STATUS=success`);
      await expect(page.getByRole('dialog', { name: 'Payment failed' })).toBeVisible();
      expect(linkOrder(server, links.unpaid).fulfilments).toBe(0);
      expect(await keptPayments(page)).toEqual([]);
      expect(confirmations(server)).toBe(1);
    });
  }

  test('PAY-28 several ids are read as the first one @all', async ({ page, server }) => {
    await page.goto('/paymentconfirmation?CHECKOUT_SESSION_ID=one&CHECKOUT_SESSION_ID=two&STATUS=success');
    await expect(page.getByRole('dialog', { name: 'Payment failed' })).toBeVisible();
    expect(confirmations(server)).toBe(1);
  });

  test('without a session there is nothing to show: the 404', async ({ page }) => {
    await page.goto('/paymentconfirmation');
    await expect(page).toHaveURL('/pageNotFound');
  });

  test('the gateway type of the start is remembered across the redirect, and is 1 where nothing was started [ACC-9.19 CON-7.39 CON-9.32]', async ({
    page,
    browser,
    server,
  }) => {
    const sent: number[] = [];
    const watch = (target: typeof page) =>
      target.on('request', (request) => {
        if (!request.url().endsWith('/MakeOnlinepaymentsuccess')) return;
        sent.push(
          (request.postDataJSON() as { Request: { payment_gateway_type: number } }).Request.payment_gateway_type,
        );
      });
    watch(page);
    await sessionOf(page, 'Pay');
    const session = linkOrder(server, links.unpaid).cardSessionId!;
    const elsewhere = await browser.newPage({ baseURL: server.url });
    watch(elsewhere);
    await elsewhere.goto(`/paymentconfirmation/${session}/success`);
    await expect(elsewhere.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    expect(sent).toEqual([2, 1]);
    await elsewhere.close();
  });
});

test('PAY-02 a confirmation that is not answered shows the pending popup, never a failure, and then the success @all', async ({
  page,
  server,
}) => {
  onConfirmation(server, { times: 3, status: 503 });
  await payLink(page, links.unpaid);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Payment pending' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible({ timeout: 20_000 });
  await expectPaidOnce(server, links.unpaid);
});

test('NET-03 while the session of a payment link is unconfirmed, the link can’t be paid again @all', async ({
  page,
  server,
}) => {
  onConfirmation(server, { times: -1, status: 503 });
  await payLink(page, links.unpaid);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Payment pending' })).toBeVisible();
  await page.goto(`/payment/${links.unpaid}`);
  await expect(heading(page, 'PAYMENT PENDING…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  server.sandbox.faults.clear();
  await expect(heading(page, 'PAYMENT SUCCESSFUL')).toBeVisible({ timeout: 20_000 });
});

test('SEC-10 the card session is in no event, no title, no console line and no address @all', async ({
  page,
  server,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await payLink(page, links.unpaid);
  await expect(heading(page, 'Card payment')).toBeVisible();
  const session = linkOrder(server, links.unpaid).cardSessionId!;
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heardAll', heard);
    for (const name of ['dict-payment', 'dict-error', 'dict-navigate', 'dict-step'])
      document.addEventListener(name, (event) => heard.push(JSON.stringify((event as CustomEvent).detail)));
  });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
  const heard = await page.evaluate(() => Reflect.get(window, 'heardAll') as string[]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect([page.url(), await page.title(), stored, ...heard, ...lines].filter((text) => text.includes(session))).toEqual(
    [],
  );
  expect(heard.some((text) => text.includes('succeeded'))).toBe(true);
});

test('SEC-01 what the service writes into a confirmation is shown as text @all', async ({ page, server }) => {
  const evil = '<img src=x onerror="document.title=1">';
  const answer = {
    Message: { Code: 'S0000', Message: '' },
    IsShowSuccess: true,
    ProductName: evil,
    PlanName: evil,
    CurrencyHTMLCode: '&lt;script&gt;',
    TotalAmountPaid: 58.8,
    ProviderPaymentId: evil,
    OrderId: evil,
  };
  onConfirmation(server, { body: JSON.stringify({ Status: 0, Data: answer, ErrorCode: null, ErrorMessage: null }) });
  await page.goto('/paymentconfirmation/any/success');
  const dialog = page.getByRole('dialog', { name: 'Payment successful' });
  await expect(dialog.getByText(evil).first()).toBeVisible();
  await expect(dialog.locator('img')).toHaveCount(0);
  await expect(dialog.getByText('58.80', { exact: true })).toBeVisible();
});

test('A11Y-14 the popups have a name, take the focus and have no finding, also at 320 x 256 @all', async ({ page }) => {
  await page.goto('/paymentconfirmation/unknown/failed');
  const dialog = page.getByRole('dialog', { name: 'Payment failed' });
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
  expect.soft(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await violations(page), 'dark, 320 px').toEqual([]);
  await dialog.getByRole('button', { name: 'OK' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeInViewport();
});
