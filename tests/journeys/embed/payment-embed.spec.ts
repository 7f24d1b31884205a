import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { policyOf } from '../../../.storybook/docs/policies.ts';
import { startSandbox, type SandboxServer } from '../../../src/sandbox/server/node.ts';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, test as base } from '../../support/engines/test.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { servePages } from '../support/page-server.ts';
import { watchViolations } from './snippet-page.ts';

/* A partner's page on an origin of its own embeds nothing but <dict-payment-link>; the CDN and the service are elsewhere. */

const cdnFolder = fileURLToPath(new URL('../../../dist/cdn', import.meta.url));

interface Partner {
  readonly url: string;
  readonly service: SandboxServer;
}

/** The documented policy; the sandbox is the card provider too, and the page has an icon. */
const documentedPolicy = ({ cdn, service }: { cdn: string; service: string }) =>
  `${policyOf(['elements', 'card'], { cdn, service, widget: service, widgetFrames: service })}; img-src data:`;

const test = base.extend<{ partner: Partner }>({
  partner: async ({}, use) => {
    const cdn = await serveFolder(cdnFolder);
    const service = await startSandbox();
    const configuration = {
      serviceBase: service.url,
      consoleUrl: service.url,
      timeoutMs: 3000,
      contact: { email: 'support@console.example' },
      payments: { cardWidgetUrl: `${service.url}/sandbox/card/checkout.js` },
    };
    const site = await servePages({
      '/': {
        headers: { 'Content-Security-Policy': documentedPolicy({ cdn: cdn.url, service: service.url }) },
        html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An invoice</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<script type="application/json" id="dict-config">${JSON.stringify(configuration)}</script>
<script type="module" src="${cdn.url}/dict.js"></script></head>
<body><main><dict-payment-link payment-id="${paymentLinkIds.unpaidWidget}"></dict-payment-link></main></body></html>`,
      },
    });
    await use({ url: site.url, service });
    await site.close();
    await service.close();
    await cdn.close();
  },
});

const orderOf = ({ sandbox }: SandboxServer) => {
  const link = sandbox.world.paymentLinks.find(({ id }) => id === paymentLinkIds.unpaidWidget)!;
  return sandbox.world.orders.find(({ id }) => id === link.orderId)!;
};

const payNow = (page: Page) => page.getByRole('button', { name: 'Pay Now' });
const widgetOf = (page: Page) => page.frameLocator('iframe[title="Card payment"]');

test('SEC-05 a link is paid on a partner’s page under the documented policy, with 0 violations', async ({
  page,
  partner,
}) => {
  const found = await watchViolations(page);
  await page.goto(partner.url);
  await payNow(page).click();
  await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'PAYMENT SUCCESSFUL' })).toBeVisible();
  expect(orderOf(partner.service)).toMatchObject({ status: 'paid', fulfilments: 1 });
  expect(await found()).toEqual([]);
  expect(page.url()).toBe(`${partner.url}/`);
});

test('PAY-12 from another origin, too, a confirmation outlives its page @all', async ({ page, partner }) => {
  partner.service.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', strikes: 'after', delayMs: 300 });
  await page.goto(partner.url);
  await payNow(page).click();
  await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'PAYMENT PENDING…' })).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => orderOf(partner.service).fulfilments).toBe(1);
});

test('PAY-38 two copies of the library on one page pay once', async ({ page, partner }) => {
  await page.goto(partner.url);
  await expect(payNow(page)).toBeVisible();
  await page.evaluate(() => {
    const first = document.querySelector<HTMLScriptElement>('script[type=module]')!;
    const again = document.createElement('script');
    again.type = 'module';
    again.src = `${first.src}?copy`;
    document.head.append(again);
  });
  await payNow(page).click();
  await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'PAYMENT SUCCESSFUL' })).toBeVisible();
  const { journal } = partner.service.sandbox;
  expect(journal.entries.filter(({ call }) => call === 'makeOnlinePaymentSuccess')).toHaveLength(1);
});
