import type { Page } from 'playwright/test';
import { bodyHeader } from '../../support/engines/firefox.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, signIn, test } from '../support/console.ts';
import { payInWidget, withWidget } from '../checkout/payment.ts';
import { keyOn, readable } from '../support/kept.ts';
import { withMicrosoft } from '../support/signed-in.ts';

test.use({ configuration: { ...withMicrosoft, payments: withWidget.payments } });

/* SEC-09, SEC-10: secrets are planted, or recorded on the wire if the service makes them. The tests then search for
 * them wherever a script, a log or another origin could read them. Passwords that
 * are new: tests/journeys/passwords and signup. */
async function plant(page: Page, secrets: Readonly<Record<string, string>> = {}) {
  const canaries = { secrets: new Map(Object.entries(secrets)), seen: [] as string[] };
  page.on('console', (message) => canaries.seen.push(`console ${message.text()}`));
  page.on('request', (request) => {
    const { token, ...others } = request.headers();
    const headers = Object.entries(others).filter(([name]) => name !== bodyHeader);
    canaries.seen.push(`url ${request.url().split('#')[0]} headers ${JSON.stringify(headers)}`);
    if (token) canaries.secrets.set('token', token);
  });
  await page.addInitScript((names) => {
    for (const name of names)
      document.addEventListener(`dict-${name}`, (event) =>
        console.info(`event ${name} ${JSON.stringify((event as CustomEvent<unknown>).detail)}`),
      );
  }, Object.keys(details));
  return canaries;
}

async function expectNothing(page: Page, { secrets, seen }: Awaited<ReturnType<typeof plant>>) {
  const places = { ...(await readable(page, keyOn(page, 'dict.session'))), seen: seen.join('\n') };
  expect(secrets.size).toBeGreaterThan(0);
  expect(seen.flatMap(strangeDetails), 'an event holds what is documented').toEqual([]);
  for (const [secret, value] of secrets) {
    const encoded = Buffer.from(value).toString('base64');
    const found = Object.entries(places).filter(([, text]) => text.includes(value) || text.includes(encoded));
    expect(
      found.map(([place]) => place),
      `${secret} is found in`,
    ).toEqual([]);
  }
}

// The documented fields of each event's detail: ids, codes and counts, no personal data.
const details: Readonly<Record<string, readonly string[]>> = {
  navigate: ['to', 'state', 'replace'],
  session: ['status', 'reason'],
  step: ['flow', 'step'],
  'before-pay': ['orderId', 'providerOrderId', 'amount', 'currency'],
  payment: ['status', 'orderId', 'providerOrderId'],
  error: ['code', 'call', 'path', 'message', 'requestId'],
};

function strangeDetails(line: string): string[] {
  const [, name = '', detail = '{}'] = /^console event ([\w-]+) (.*)$/.exec(line) ?? [];
  const keys = Object.keys(JSON.parse(detail) as object);
  return keys.filter((key) => !details[name]?.includes(key)).map((key) => `${name}.${key}`);
}

test(
  'a login with two factors and a change of the password leave neither passwords, OTP nor token',
  { tag: ['@SEC-09', '@SEC-10', '@SEC-11'] },
  async ({ page, server }) => {
    const canaries = await plant(page, { password: seedPassword, 'new password': 'Canary2026Change' });
    await signIn(page, 'twofactor@example.com', seedPassword);
    await expect(page.getByRole('dialog', { name: 'Two-factor authentication' })).toBeVisible();
    const otp = server.otpFor('twofactor@example.com');
    canaries.secrets.set('OTP', otp);
    await page.getByLabel('OTP').fill(otp);
    await expect.poll(() => canaries.secrets.has('token')).toBe(true);
    await expectNothing(page, canaries);
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('Current password', { exact: true }).fill(seedPassword);
    await page.getByLabel('New password', { exact: true }).fill('Canary2026Change');
    await page.getByLabel('Confirm password', { exact: true }).fill('Canary2026Change');
    await expectNothing(page, canaries);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expectNothing(page, canaries);
  },
);

test('a payment leaves no signature', { tag: '@SEC-10' }, async ({ page }) => {
  const canaries = await plant(page);
  page.on('request', (request) => {
    const signature = /"razorpay_signature":"([^"]+)"/.exec(request.postData() ?? '')?.[1];
    if (signature) canaries.secrets.set('signature', signature);
  });
  await payInWidget(page);
  await expect(page.getByRole('heading', { name: 'PAYMENT SUCCESSFUL' })).toBeVisible();
  expect([...canaries.secrets.keys()]).toContain('signature');
  await expectNothing(page, canaries);
});
