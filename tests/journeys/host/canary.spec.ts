import type { Page } from 'playwright/test';
import { bodyHeader } from '../../support/engines/firefox.ts';
import { historyOf } from '../../support/engines/history.ts';
import { fillSignup } from '../support/sign-up.ts';
import { activationCode, seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, signIn, test, type ConsoleServer } from '../support/console.ts';
import { payInWidget, withWidget } from '../checkout/payment.ts';
import { withMicrosoft } from '../support/signed-in.ts';

test.use({ configuration: { ...withMicrosoft, payments: withWidget.payments } });

/* SEC-09, SEC-10: secrets are planted, or recorded on the wire if the service makes them. The tests then search for
 * them wherever a script, a log or another origin could read them. */
interface Canaries {
  readonly secrets: Map<string, string>;
  readonly seen: string[];
}

async function plant(page: Page, secrets: Readonly<Record<string, string>> = {}): Promise<Canaries> {
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

/** Everything that a script can read, except the stored session. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const rendered = (root: ParentNode): string =>
      [...root.querySelectorAll('*')]
        .map((node) => {
          const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
          const own = [...node.childNodes].map((child) => (child.nodeType === 3 ? child.textContent : '')).join('');
          return `${attributes} ${own} ${node.shadowRoot ? rendered(node.shadowRoot) : ''}`;
        })
        .join('\n');
    const kept = (storage: Storage) =>
      Object.entries({ ...storage }).filter(([key]) => storage === sessionStorage || !/^dict\.\w+\.session$/.test(key));
    return {
      address: location.href,
      title: document.title,
      referrer: document.referrer,
      state: JSON.stringify(history.state),
      performance: performance
        .getEntries()
        .map(({ name }) => name)
        .join('\n'),
      local: JSON.stringify(kept(localStorage)),
      session: JSON.stringify(kept(sessionStorage)),
      window: window.name,
      dom: rendered(document),
    };
  });

async function expectNothing(page: Page, { secrets, seen }: Canaries) {
  const places = {
    ...(await readable(page)),
    history: await historyOf(page),
    seen: seen.join('\n'),
  };
  expect(secrets.size).toBeGreaterThan(0);
  expect(seen.flatMap(strangeDetails), 'SEC-11 an event holds what is documented').toEqual([]);
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
  'before-pay': ['orderId', 'amount', 'currency'],
  payment: ['status', 'orderId'],
  error: ['code', 'call', 'message'],
};

function strangeDetails(line: string): string[] {
  const [, name = '', detail = '{}'] = /^console event ([\w-]+) (.*)$/.exec(line) ?? [];
  const keys = Object.keys(JSON.parse(detail) as object);
  return keys.filter((key) => !details[name]?.includes(key)).map((key) => `${name}.${key}`);
}

const otp = (server: ConsoleServer, canaries: Canaries, to: string) => {
  const code = server.otpFor(to);
  canaries.secrets.set('OTP', code);
  return code;
};

test('SEC-09, SEC-10 the signup leaves neither password, OTP nor token @all', async ({ page, server }) => {
  const canaries = await plant(page, { password: 'Canary2026Signup' });
  await page.goto('/user/signup/dictation');
  await fillSignup(page, { password: 'Canary2026Signup' });
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await expectNothing(page, canaries);
  await page.getByLabel('Code').fill(otp(server, canaries, '+919876543210'));
  await expect(page.getByRole('heading', { name: 'Your trial subscription is active' })).toBeVisible();
  await expectNothing(page, canaries);
});

test('SEC-09, SEC-10 a password reset leaves neither OTP nor password @all', async ({ page, server }) => {
  const canaries = await plant(page, { password: 'Canary2026Reset' });
  await page.goto('/forgotpassword');
  await page.getByLabel('Email').fill('retail@example.com');
  await page.getByRole('button', { name: 'RESET PASSWORD' }).click();
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(otp(server, canaries, 'retail@example.com'));
  await page.getByLabel('New password').fill('Canary2026Reset');
  await expectNothing(page, canaries);
  await page.getByLabel('Confirm password').fill('Canary2026Reset');
  await page.getByRole('button', { name: 'Reset password', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await expectNothing(page, canaries);
});

test('SEC-09, SEC-10, SEC-37 an activation leaves neither code nor password', async ({ page }) => {
  const canaries = await plant(page, { password: 'Canary2026Activation' });
  await page.goto(`/activate/${activationCode}`);
  await page.getByLabel('New password').fill('Canary2026Activation');
  await page.getByLabel('Confirm password').fill('Canary2026Activation');
  await page.getByRole('button', { name: 'Set password', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expectNothing(page, canaries);
});

test('SEC-09, SEC-10, SEC-11 a login with two factors and a change of the password leave neither passwords, OTP nor token', async ({
  page,
  server,
}) => {
  const canaries = await plant(page, { password: seedPassword, 'new password': 'Canary2026Change' });
  await signIn(page, 'twofactor@example.com', seedPassword);
  await expect(page.getByRole('dialog', { name: 'Two-factor authentication' })).toBeVisible();
  await page.getByLabel('OTP').fill(otp(server, canaries, 'twofactor@example.com'));
  await page.getByRole('button', { name: 'Submit' }).click();
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
});

test('SEC-10 a payment leaves no signature', async ({ page }) => {
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
