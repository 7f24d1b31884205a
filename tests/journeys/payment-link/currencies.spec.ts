import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type * as priceCheck from '../../../src/core/card-widget/price-check.ts';
import { isoCurrencies } from '../../support/iso-4217.ts';
import { linkOrder } from '../../support/sales.ts';
import { expectPaidOnce, links, paid, payLink, widgetOf, withWidget } from '../checkout/payment.ts';
import { eventsOf, expect, test } from '../support/console.ts';

/* The currencies of ISO 4217 in each engine, because what `Intl` says about a currency differs between them. */

test.use({ configuration: withWidget });

test(
  'a link over 1,234.00 rupiah, which have no decimals on screens, is paid in the card widget',
  { tag: '@PAY-45' },
  async ({ page, server }) => {
    const before = await eventsOf(page, 'dict-before-pay');
    Object.assign(linkOrder(server, links.unpaidWidget), { currency: 'IDR', totalMinor: 123_400 });
    await payLink(page, links.unpaidWidget);
    await expect(widgetOf(page).getByText(/IDR.1,234\.00/)).toBeVisible();
    await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(paid(page)).toBeVisible();
    await expectPaidOnce(server);
    expect(await before()).toMatchObject([{ amount: '1234.00', currency: 'IDR' }]);
  },
);

test(
  'a charge of 1,234 is the amount of a link over 1,234, in every currency and engine',
  { tag: '@PAY-45' },
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(await bundled());
    const refused = await page.evaluate((currencies) => {
      const { chargesAsShown } = Reflect.get(window, 'checked') as typeof priceCheck;
      return currencies.filter(({ code, decimals }) => {
        const charge = { amountMinor: 1234 * 10 ** decimals, currency: code, orderId: null, options: {} };
        return !chargesAsShown(charge, { text: `${code} 1,234.00` });
      });
    }, isoCurrencies);
    expect(refused).toEqual([]);
  },
);

/** Bundles the library's check of prices as a script that defines the global `checked`. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('../../../src/core/card-widget/price-check.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, name: 'checked', formats: ['iife'] } },
  });
  const [only] = built as Rolldown.RolldownOutput[];
  return only!.output[0].code;
}
