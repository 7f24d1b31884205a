import type { Page } from 'playwright/test';
import { setPasswordByUsingOtp } from '../../../src/core/service/endpoints/access/passwords.ts';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, pageWith, test, type Origins } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import {
  asked,
  countCalls,
  hold,
  keepNodes,
  pageWithSnippet,
  slowDown,
  snippetOf,
  watchNavigations,
  watchShifts,
  whenAlive,
} from './snippet-page.ts';

/* A button that is clicked before hydration in a later step of a journey, on a slow network and beside other
 * elements: the click is carried out once, and only by this button. */

const email = 'retail@example.com';

test('a code that is submitted before hydration is sent once; no node is replaced and nothing moves @all', async ({
  page,
  origins,
}) => {
  await page.setViewportSize({ width: 320, height: 915 });
  const site = await servePages({
    '/': { html: pageWith(origins, '<dict-forgot-password></dict-forgot-password>') },
    '/forgotpasswordotp': { html: pageWithSnippet(origins, snippetOf('dict-otp')) },
  });
  await watchNavigations(page);
  await page.goto(site.url);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'RESET PASSWORD' }).click();
  await expect.poll(() => asked(page)).toEqual(['/forgotpasswordotp']);
  const code = /\b\d{6}\b/.exec(origins.service.sandbox.world.outbox.at(-1)!.text)![0];

  const release = await hold(page, '**/chunks/**');
  const shifts = await watchShifts(page);
  const sent = countCalls(page, setPasswordByUsingOtp.path);
  await slowDown(page);
  await page.goto(`${site.url}/forgotpasswordotp`);
  const areKept = await keepNodes(page, 'dict-otp');
  await page.getByLabel('Code').pressSequentially(code);
  await page.getByLabel('Code').press('Enter');
  await expect(page.getByText('Checking…')).toBeVisible();
  await page.getByLabel('Code').press('Enter');
  const alive = whenAlive(page, 'dict-otp');
  release();
  await alive;
  expect(await areKept()).toBe(true);
  expect(await shifts()).toBe(0);
  await expect.poll(() => asked(page)).toEqual(['/resetpassword']);
  expect(sent()).toHaveLength(1);
  expect(JSON.parse(sent()[0]!)).toMatchObject({ Request: { Email: email, OTP: code } });
  await site.close();
});

test('an incomplete code that is submitted before hydration is not sent, and its button is disabled @all', async ({
  page,
  origins,
}) => {
  const release = await hold(page, '**/chunks/**');
  const sent = countCalls(page, setPasswordByUsingOtp.path);
  const site = await servePages({ '/forgotpasswordotp': { html: pageWithSnippet(origins, snippetOf('dict-otp')) } });
  await page.goto(`${site.url}/forgotpasswordotp`);
  await page.getByLabel('Code').pressSequentially('123');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  const alive = whenAlive(page, 'dict-otp');
  release();
  await alive;
  await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeDisabled();
  await expect(page.getByLabel('Code')).toHaveValue('123');
  await expect(page.locator('[data-held]')).toHaveCount(0);
  expect(sent()).toEqual([]);
  await site.close();
});

const payNow = (page: Page) => page.getByRole('button', { name: 'Pay Now' });

/** A page with the snippet of an unpaid link, and the usual configuration. */
function paymentPage({ cdn, service }: Origins) {
  const configuration = {
    serviceBase: service.url,
    contact: { email: 'support@console.example' },
    payments: { cardWidgetUrl: `${service.url}/sandbox/card/checkout.js` },
  };
  const snippet = snippetOf('dict-payment-link').replace(
    '<dict-payment-link ',
    `$&payment-id="${paymentLinkIds.unpaidWidget}" `,
  );
  return servePages({ '/': { html: pageWithSnippet({ cdn, service }, snippet, configuration) } });
}

for (const width of [320, 1280])
  test(`the order of a payment link appears without moving anything, ${width} px wide @all`, async ({
    page,
    origins,
  }) => {
    const shifts = await watchShifts(page);
    const release = await hold(page, '**/chunks/**');
    const site = await paymentPage(origins);
    await page.setViewportSize({ width, height: 915 });
    await page.goto(site.url);
    const merchant = await page.locator('dict-payment-link .d-pay-merchant').elementHandle();
    release();
    await payNow(page).waitFor();
    expect(await shifts()).toBe(0);
    expect(await merchant!.evaluate((node) => node.isConnected)).toBe(true);
    await site.close();
  });

test('Pay Now that is pressed in its first frame, twice and on a slow network, opens the payment once @all', async ({
  page,
  origins,
}) => {
  const site = await paymentPage(origins);
  await page.addInitScript(() => {
    const look = () => {
      const button = document.querySelector('dict-payment-link')?.shadowRoot?.querySelector('button');
      if (!button?.textContent.startsWith('Pay Now')) return requestAnimationFrame(look);
      button.click();
      button.click();
    };
    requestAnimationFrame(look);
  });
  await slowDown(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  const widget = page.frameLocator('iframe[title="Card payment"]');
  await widget.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'PAYMENT SUCCESSFUL' })).toBeVisible();
  const { world } = origins.service.sandbox;
  const link = world.paymentLinks.find(({ id }) => id === paymentLinkIds.unpaidWidget)!;
  expect(world.orders.find(({ id }) => id === link.orderId)).toMatchObject({ status: 'paid', fulfilments: 1 });
  await site.close();
});

test('NET-11 a click before hydration affects its own page only, and is dropped if somebody has logged in meanwhile @all', async ({
  page,
  context,
  origins,
}) => {
  const html = pageWithSnippet(origins, snippetOf('dict-subscriptions'));
  const site = await servePages({
    '/': { html },
    '/login': { html: pageWith(origins, '<dict-login></dict-login>') },
  });
  await watchNavigations(context);
  const release = await hold(page, '**/chunks/**');
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('button[data-held]')).toHaveCount(1);

  const second = await context.newPage();
  await second.goto(site.url);
  await expect(second.locator('dict-subscriptions')).toHaveAttribute('data-state', 'ready');
  await expect(second.locator('[data-held]')).toHaveCount(0);
  expect(await asked(second)).toEqual([]);
  await second.goto(`${site.url}/login`);
  await second.getByLabel('Mobile number or email').fill(email);
  await second.getByLabel('Password', { exact: true }).fill('Sandbox2026');
  await second.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => asked(second)).toHaveLength(1);

  release();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('[data-held]')).toHaveCount(0);
  expect(await asked(page)).toEqual([]);
  await site.close();
});

test('a visitor who focuses the code field before the step takes the focus keeps it @all', async ({
  page,
  origins,
}) => {
  const site = await servePages({
    '/': { html: pageWith(origins, '<dict-forgot-password></dict-forgot-password>') },
  });
  await page.goto(site.url);
  await page.getByLabel('Email').fill(email);
  // Focuses the field at the first possible moment.
  await page.locator('dict-forgot-password').evaluate(({ shadowRoot }) => {
    new MutationObserver(() => {
      const step = shadowRoot!.querySelector<HTMLElement & { readonly ready: Promise<void> }>('dict-otp');
      void step?.ready.then(() => (step.shadowRoot ?? step).querySelector('input')!.focus());
    }).observe(shadowRoot!, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'RESET PASSWORD' }).click();
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type('123');
  await expect(page.getByLabel('Code')).toHaveValue('123');
  await site.close();
});
