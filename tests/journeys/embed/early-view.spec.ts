import type { Page } from 'playwright/test';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { requestMobileOtp } from '../../../src/core/service/endpoints/access/signup.ts';
import { login as arabic } from '../../../src/languages/ar/access.ts';
import { login as german } from '../../../src/languages/de/access.ts';
import { login as hindi } from '../../../src/languages/hi/access.ts';
import { person } from '../../../stories/person.ts';
import { identifier, logInButton, passwordField } from '../login/login-screen.ts';
import { hold } from '../support/hold-chunk.ts';
import { configOf, expect, pageWith, signup, test } from '../support/origins.ts';
import { fill } from '../support/sign-up.ts';
import { countCalls, watchShifts, whenAlive } from './snippet-page.ts';

/* The forms that dict.js draws itself, while all other files are held back. */

const login = '<dict-login></dict-login>';

/** The forms that are drawn while nothing but dict.js has arrived. */
const drawnTags = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((each) => each.matches('[data-drawn]:not(:defined)') && each.shadowRoot?.querySelector('form'))
      .map(({ localName }) => localName),
  );

test('a bare signup that is sent with Enter before its code arrives is sent once, with all values', async ({
  page,
  origins,
  open,
}) => {
  const sent = countCalls(page, requestMobileOtp.path);
  const { release } = await hold(page, '**/chunks/**');
  await open(pageWith(origins, signup));
  await fill(page);
  await page.getByRole('checkbox').uncheck();
  await page.getByLabel('Full name').press('Enter');
  await expect(page.getByText('Sending your code')).toBeVisible();
  await expect(page.getByLabel('Full name')).not.toBeEditable();
  release();
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  expect(sent()).toHaveLength(1);
  const { fullName: FullName, email: Email, mobile: Mobile } = person;
  expect(Object.values(JSON.parse(sent()[0]!) as object)).toMatchObject([
    { FullName, Email, Mobile, IsWhatsOptInChecked: false },
  ]);
});

test('a bare login whose button is pressed before its code arrives is sent once, as it was then', async ({
  page,
  origins,
  open,
}) => {
  const sent = countCalls(page, authenticate.path);
  const { release } = await hold(page, '**/chunks/**');
  await open(pageWith(origins, login));
  await identifier(page).fill(person.email);
  await passwordField(page).fill('Wrong2026');
  await logInButton(page).click();
  await expect(page.getByText('Logging in…')).toBeVisible();
  release();
  await expect(page.locator('dict-login .d-notice')).toBeVisible();
  expect(sent()).toEqual([expect.stringContaining(btoa('Wrong2026'))]);
});

test('the field, its text, the focus and the caret stay when the code of a bare form arrives', async ({
  page,
  origins,
  open,
  reports,
}) => {
  const { release } = await hold(page, '**/chunks/**');
  await open(pageWith(origins, login));
  await identifier(page).pressSequentially('ada@new.example');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
  const field = await identifier(page).elementHandle();
  const alive = whenAlive(page, 'dict-login');
  release();
  await alive;
  expect(await identifier(page).evaluate((now, before) => now === before, field)).toBe(true);
  await page.keyboard.type('m');
  await expect(identifier(page)).toBeFocused();
  await expect(identifier(page)).toHaveValue('adam@new.example');
  expect([...reports.codes, ...reports.logged]).toEqual([]);
});

test('two forms are drawn before their code arrives, and so is one that is added later', async ({
  page,
  origins,
  open,
}) => {
  const { release } = await hold(page, '**/chunks/**');
  await open(pageWith(origins, signup + login));
  await expect.poll(() => drawnTags(page)).toEqual(['dict-signup', 'dict-login']);
  await page.evaluate(() => document.body.prepend(document.createElement('dict-forgot-password')));
  await page.evaluate(() => document.body.prepend(document.createElement('dict-login')));
  await expect.poll(() => drawnTags(page)).toEqual(['dict-login', 'dict-forgot-password', 'dict-signup', 'dict-login']);
  release();
  for (const tag of ['dict-login', 'dict-forgot-password', 'dict-signup']) {
    await expect(page.locator(tag).first()).toHaveAttribute('data-state', 'ready');
    await expect(page.locator(`${tag} form`).first()).toBeVisible();
  }
});

test(
  'an early form is there under a policy with a nonce alone and without Trusted Types policies',
  { tag: '@SEC-04' },
  async ({ page, origins, open, reports }) => {
    const { release } = await hold(page, '**/chunks/**');
    const policy = `default-src 'none'; script-src 'nonce-Rm9vYmFy'; connect-src ${origins.service.url}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
    const html = pageWith(origins, signup).replaceAll('<script ', '<script nonce="Rm9vYmFy" ');
    await open(html, { 'Content-Security-Policy': policy });
    await fill(page);
    await expect(page.getByRole('button', { name: 'Create free account' })).toHaveCSS('border-radius', '8px');
    const alive = whenAlive(page, 'dict-signup');
    release();
    await alive;
    await expect(page.getByLabel('Full name')).toHaveValue(person.fullName);
    expect([...reports.violations, ...reports.logged]).toEqual([]);
  },
);

test('on a dark page an early form is dark', async ({ page, origins, open }) => {
  await hold(page, '**/chunks/**');
  await open(pageWith(origins, login, { head: '<style>:root { color-scheme: dark }</style>' }));
  await expect(identifier(page)).toBeVisible();
  await expect(page.locator('dict-login .d-root')).toHaveCSS('background-color', 'rgb(15, 23, 32)');
});

for (const [tag, texts, language, direction] of [
  ['de-AT', german, 'de', 'ltr'],
  ['ar', arabic, 'ar', 'rtl'],
  ['hi', hindi, 'hi', 'ltr'],
] as const)
  test(`an early form is in the language of its tag, ${tag}, and stays in it`, async ({
    page,
    origins,
    open,
    reports,
  }) => {
    const { release } = await hold(page, '**/chunks/**');
    await open(pageWith(origins, `<dict-login lang="${tag}"></dict-login>`));
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
    const root = page.locator('dict-login .d-root');
    await expect(root).toHaveAttribute('dir', direction);
    await expect(root).toHaveAttribute('lang', language);
    await page.getByLabel(texts.identifier).fill('ada@new.example');
    const alive = whenAlive(page, 'dict-login');
    release();
    await alive;
    await expect(page.getByLabel(texts.identifier)).toHaveValue('ada@new.example');
    expect(reports.codes).toEqual([]);
  });

const links = { terms: 'https://example.com/terms', privacy: '/privacy' };

test('an early signup has the legal links of the page, and an early login those to its console', async ({
  page,
  origins,
  open,
  reports,
}) => {
  const { release } = await hold(page, '**/chunks/**');
  const config = { ...configOf(origins.service.url), links, consoleUrl: 'https://console.example/app/' };
  const address = await open(pageWith(origins, signup + login, { config }));
  const hrefs = () => page.locator('a').evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  const expected = [
    'https://example.com/terms',
    `${address}/privacy`,
    'https://console.example/app/forgotpassword',
    'https://console.example/app/signup',
  ];
  await expect.poll(hrefs).toEqual(expected);
  const node = await page.getByRole('link', { name: 'Terms' }).elementHandle();
  const alive = Promise.all(['dict-signup', 'dict-login'].map((tag) => whenAlive(page, tag)));
  release();
  await alive;
  expect(await hrefs()).toEqual(expected);
  expect(await page.getByRole('link', { name: 'Terms' }).evaluate((now, before) => now === before, node)).toBe(true);
  expect(reports.codes).toEqual([]);
});

test('a configuration that a script gives after dict.js changes an early form', async ({
  page,
  origins,
  open,
  reports,
}) => {
  const { release } = await hold(page, '**/chunks/**');
  const head = `<script type="module">import { configure } from '${origins.cdn}/dict.js'; configure(${JSON.stringify({ links, brand: 'Quillbrook' })});</script>`;
  await open(pageWith(origins, signup + login, { head }));
  await expect(page.getByRole('link', { name: 'Terms' })).toBeVisible();
  await expect.poll(() => drawnTags(page)).toEqual(['dict-signup']);
  release();
  await expect(page.getByText('Quillbrook').first()).toBeVisible();
  expect(reports.codes).toEqual([]);
});

/**
 * Forms that dict.js does not draw itself: body, configuration, and the heading that appears once their code has
 * arrived.
 */
const asBefore: readonly [what: string, body: string, config: object, shown: string][] = [
  ['with the attribute light', '<dict-login light></dict-login>', {}, 'Log in'],
  ['with an unknown layout', '<dict-signup layout="wide"></dict-signup>', {}, 'Create your Free Account'],
  ['with an unknown product', '<dict-signup product="other"></dict-signup>', {}, 'Create your Free Account'],
  ['with a referral code', '<dict-signup referral-code="A1"></dict-signup>', {}, 'Create your Free Account'],
  ['with another direction', '<dict-login dir="rtl"></dict-login>', {}, 'Log in'],
  ['with a replaced text', login, { messages: { 'login.title': 'Come in' } }, 'Come in'],
  ['with another brand', login, { brand: 'Quillbrook' }, 'Log in'],
  ['with an address that is refused', signup, { links: { terms: 'javascript:0' } }, 'Create your Free Account'],
  [
    'with an own shadow root',
    `<dict-login><template shadowrootmode="open">Theirs</template></dict-login>`,
    {},
    'Log in',
  ],
];

for (const [what, body, config, shown] of asBefore)
  test(`a form ${what} is drawn when its code has arrived`, async ({ page, origins, open }) => {
    const chunks = await hold(page, '**/chunks/**');
    const whole = { ...configOf(origins.service.url), ...config };
    await open(pageWith(origins, body, { config: whole }));
    await expect.poll(chunks.isAsked).toBe(true);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(page.locator('form')).toHaveCount(0);
    chunks.release();
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
  });

test(
  'an early form whose code can’t be loaded gives way to the page’s own content, with a dict-error',
  { tag: '@HOST-06' },
  async ({ page, origins, open, reports }) => {
    const { lose } = await hold(page, '**/chunks/**');
    await open(pageWith(origins, '<dict-login><p>Call us to log in.</p></dict-login>'));
    await identifier(page).fill('ada@new.example');
    await logInButton(page).click();
    await expect(page.getByText('Call us to log in.')).not.toBeVisible();
    lose();
    await expect(page.getByText('Call us to log in.')).toBeVisible();
    await expect(identifier(page)).toHaveCount(0);
    await expect(page.locator('dict-login')).not.toHaveAttribute('data-state');
    expect(reports.codes).toEqual(['load']);
  },
);

test(
  'an early form whose code was tampered with gives way too, and the code does not run',
  { tag: '@SEC-19' },
  async ({ page, origins, open, reports }) => {
    await page.route('**/chunks/Login-*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `globalThis.alteredRan = true;${await answer.text()}` });
    });
    await open(pageWith(origins, '<dict-login><p>Call us to log in.</p></dict-login>'));
    await expect.poll(() => reports.codes).toEqual(['integrity']);
    await expect(page.getByText('Call us to log in.')).toBeVisible();
    await expect(identifier(page)).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.has(globalThis, 'alteredRan'))).toBe(false);
  },
);

for (const [how, dictCss] of [
  ['with dict.css', true],
  ['if the script blocks rendering', false],
] as const)
  for (const width of [390, 1280])
    test(`an early form moves nothing at ${width} px ${how}`, async ({ page, origins, open }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await watchShifts(page);
      const head = dictCss ? `<link rel="stylesheet" href="${origins.cdn}/dict.css">` : '';
      const { release } = await hold(page, '**/chunks/**');
      const body = `<p>Before.</p>${login}${signup}<p>What follows.</p>`;
      const html = pageWith(origins, body, { head });
      await open(dictCss ? html : html.replace('<script type="module"', '<script type="module" blocking="render"'));
      await page.getByLabel('Full name').fill(person.fullName);
      const alive = Promise.all(['dict-signup', 'dict-login'].map((tag) => whenAlive(page, tag)));
      release();
      await alive;
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toBe(0);
    });
