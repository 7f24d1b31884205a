import type { Page } from 'playwright/test';
import { policyOf } from '../../../.storybook/docs/policies.ts';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, test, type Origins } from '../support/origins.ts';
import { pageWithSnippet, snippetOf } from './snippet-page.ts';

/* A partner's page embeds nothing but <dict-payment-link>, under the documented policy. */

/** A page with the snippet of an unpaid link. */
const invoice = ({ cdn, service }: Origins) =>
  pageWithSnippet(
    { cdn, service },
    snippetOf('dict-payment-link').replace('<dict-payment-link ', `$&payment-id="${paymentLinkIds.unpaidWidget}" `),
    {
      serviceBase: service.url,
      consoleUrl: service.url,
      timeoutMs: 3000,
      contact: { email: 'support@console.example' },
      payments: { cardWidgetUrl: `${service.url}/sandbox/card/checkout.js` },
    },
  );

/** The sandbox is the card provider too. */
const documentedPolicy = ({ cdn, service: { url: service } }: Origins) => ({
  'Content-Security-Policy': policyOf(['elements', 'styles', 'card'], {
    cdn,
    service,
    widget: service,
    widgetFrames: service,
  }),
});

function orderOf({ service }: Origins) {
  const { paymentLinks, orders } = service.sandbox.world;
  const { orderId } = paymentLinks.find(({ id }) => id === paymentLinkIds.unpaidWidget)!;
  return orders.find(({ id }) => id === orderId)!;
}

const payNow = (page: Page) => page.getByRole('button', { name: 'Pay Now' });
const payInWidget = (page: Page) =>
  page.frameLocator('iframe[title="Card payment"]').getByRole('button', { name: 'Pay', exact: true }).click();
const paid = (page: Page) => page.getByRole('heading', { name: 'PAYMENT SUCCESSFUL' });

test('SEC-05 PAY-38 a link is paid once on a partner’s page under the documented policy, also with two copies of the library', async ({
  page,
  origins,
  open,
  reports,
}) => {
  const html = invoice(origins);
  const script = /<script type="module"[^]*?<\/script>/.exec(html)![0];
  const address = await open(
    html.replace(script, script + script.replace('dict.js', 'dict.js?copy')),
    documentedPolicy(origins),
  );
  await payNow(page).click();
  await payInWidget(page);
  await expect(paid(page)).toBeVisible();
  expect(orderOf(origins)).toMatchObject({ status: 'paid', fulfilments: 1 });
  const calls = origins.service.sandbox.journal.entries.map(({ call }) => call);
  expect(calls.filter((call) => call === 'makeOnlinePaymentSuccess')).toHaveLength(1);
  expect(reports.violations).toEqual([]);
  expect(page.url()).toBe(`${address}/`);
});

test('PAY-12 from another origin, too, a confirmation outlives its page @all', async ({ page, origins, open }) => {
  origins.service.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', strikes: 'after', delayMs: 300 });
  await open(invoice(origins));
  await payNow(page).click();
  await payInWidget(page);
  await expect(page.getByRole('heading', { name: 'PAYMENT PENDING…' })).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => orderOf(origins).fulfilments).toBe(1);
});
