import { policyOf } from '../../../.storybook/docs/policies.ts';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { linkOrder } from '../../support/sales.ts';
import { paid, payNow, widgetOf } from '../checkout/payment.ts';
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

/** The documented policy, with the sandbox as the card provider too. */
const documentedPolicy = ({ cdn, service: { url: service } }: Origins) => ({
  'Content-Security-Policy': policyOf(['elements', 'styles', 'card'], {
    cdn,
    service,
    widget: service,
    widgetFrames: service,
  }),
});

test(
  'two copies of the library pay a link once on a partner’s page under the documented policy',
  { tag: ['@SEC-05', '@PAY-38'] },
  async ({ page, origins, open, reports }) => {
    const html = invoice(origins);
    const script = /<script type="module"[^]*?<\/script>/.exec(html)![0];
    const address = await open(
      html.replace(script, script + script.replace('dict.js', 'dict.js?copy')),
      documentedPolicy(origins),
    );
    await payNow(page).click();
    await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(paid(page)).toBeVisible();
    expect(linkOrder(origins.service)).toMatchObject({ status: 'paid', fulfilments: 1 });
    const calls = origins.service.sandbox.journal.entries.map(({ call }) => call);
    expect(calls.filter((call) => call === 'makeOnlinePaymentSuccess')).toHaveLength(1);
    expect(reports.violations).toEqual([]);
    expect(page.url()).toBe(`${address}/`);
  },
);
