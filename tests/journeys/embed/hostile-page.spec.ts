import { expect, pageWith, signup, test } from '../support/origins.ts';
import { fillSignup, signUp } from '../support/sign-up.ts';
import { person } from '../../../stories/person.ts';

/* Pages with arbitrary CSS and scripts (HOST-01 to HOST-21), against the built files. */

test(
  'visitors see the focus, click and type on a page that hides focus, selection and pointer',
  { tag: '@HOST-03' },
  async ({ page, origins, open }) => {
    const head = `<style>*:focus, *:focus-visible { outline: none !important }
    * { transition: all 3s; animation: tint 3s infinite; user-select: none; cursor: none }
    .gone { pointer-events: none } @keyframes tint { to { color: red } }</style>`;
    await open(pageWith(origins, `<div class="gone">${signup}</div>`, { head }));
    const heading = page.getByRole('heading', { name: 'Create your Free Account' });
    // The value is 'text', but Firefox reports 'auto' for children of an element with 'text'.
    await expect(heading).not.toHaveCSS('user-select', 'none');
    await expect(heading).toHaveCSS('animation-name', 'none');
    const name = page.getByLabel('Full name');
    await name.click();
    await expect(name).toHaveCSS('outline-style', 'solid');
    await expect(name).toHaveCSS('outline-width', '2px');
    await name.pressSequentially('Ada');
    await expect(name).toHaveValue('Ada');
  },
);

test(
  'visitors type and submit on a page that uses every key as a shortcut',
  { tag: '@HOST-15' },
  async ({ page, origins, open }) => {
    const head = `<script>for (const type of ['keydown', 'keypress', 'keyup'])
      for (const target of [document, window]) target.addEventListener(type, (event) => event.preventDefault());</script>`;
    await open(pageWith(origins, signup, { head }));
    const name = page.getByLabel('Full name');
    await name.click();
    await name.pressSequentially('Ada von Example');
    await expect(name).toHaveValue('Ada von Example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please Enter Mobile Number').first()).toBeVisible();
  },
);

const broken = '() => { throw new Error("broken") }';

// Each script runs before ours and makes rendering fail at another place: in the loader, in a chunk, in React.
const damages = [
  ['no shadow roots', 'Element.prototype.attachShadow = undefined', []],
  // As `<img name="createElement">` does (SEC-31).
  ['no elements that scripts create', "Object.defineProperty(document, 'createElement', { value: null })", []],
  ['arrays that map to nothing', 'Array.prototype.map = () => {}', ['@all']],
  ['listeners that can’t be added', `EventTarget.prototype.addEventListener = ${broken}`, ['@all']],
  ['no addresses', 'URL = undefined', ['@all']],
  ['addresses that can’t be checked', 'URL.canParse = undefined', ['@all']],
] as const;

for (const [what, damage, tag] of damages)
  test(
    `${what}: the content inside the tag is shown, and one console line says why`,
    { tag: ['@HOST-06', ...tag] },
    async ({ page, origins, open, reports }) => {
      const body = '<dict-signup><p>Write to us to sign up.</p></dict-signup><p>The page goes on.</p>';
      await open(pageWith(origins, body, { head: `<script>${damage}</script>` }));
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Write to us to sign up.')).toBeVisible();
      await expect(page.getByText('The page goes on.')).toBeVisible();
      expect(reports.thrown).toEqual([]);
      expect(reports.logged.map((line) => line.slice(0, 14))).toEqual(['dict-elements:']);
    },
  );

test(
  'the whole signup works on a page that has frozen the browser’s prototypes',
  { tag: ['@HOST-06', '@all'] },
  async ({ page, origins, open, reports }) => {
    const head =
      '<script>for (const { prototype } of [Object, Array, Function, Promise]) Object.freeze(prototype)</script>';
    await open(pageWith(origins, signup, { head }));
    await signUp(page, origins.service);
    expect([...reports.thrown, ...reports.logged]).toEqual([]);
  },
);

test(
  'an element that can’t be rendered dispatches dict-error and shows the content inside its tag',
  { tag: '@HOST-06' },
  async ({ page, origins, open, reports }) => {
    const body = `${signup}<dict-login light><p>Call us to log in.</p></dict-login>`;
    await open(pageWith(origins, body, { head: `<script>Node.prototype.appendChild = ${broken}</script>` }));
    await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'error');
    await expect(page.locator('dict-login')).toHaveAttribute('data-state', 'error');
    await expect(page.getByText('Call us to log in.')).toBeVisible();
    expect(reports.codes).toEqual(['view', 'view']);
  },
);

test(
  'a tag that the page defines first keeps its class, and never becomes a step of ours',
  { tag: '@SEC-32' },
  async ({ page, origins, open }) => {
    await page.addInitScript(() => {
      class Theirs extends HTMLElement {
        connectedCallback() {
          this.append('Their own');
        }
      }
      customElements.define('dict-login', Theirs);
      customElements.define('dict-otp', class extends Theirs {});
    });
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()} ${message.text()}`));
    await open(pageWith(origins, `<dict-login></dict-login>${signup}`));
    await fillSignup(page);
    await expect(page.getByText('The next step could not be loaded.').first()).toBeVisible();
    await expect(page.getByText('Their own')).toHaveCount(1);
    expect(lines).toContain('info dict-elements: <dict-login> is defined already and stays.');
    expect(await page.locator('dict-login').evaluate((element) => element.shadowRoot)).toBe(null);
  },
);

test('texts that a translator wraps break nothing', { tag: '@HOST-13' }, async ({ page, origins, open }) => {
  await open(pageWith(origins, '<dict-login light></dict-login><dict-signup light></dict-signup>'));
  const [login, form] = [page.locator('dict-login'), page.locator('dict-signup')];
  await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
  // Changes the nodes like Google's translator.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(({ data }) => data.trim() !== '')) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
  });
  await form.getByRole('button', { name: 'Create free account' }).click();
  await expect(form.getByText('Please Enter Full Name').first()).toBeVisible();
  await form.getByLabel('Full name').fill(person.fullName);
  await expect(form.getByText('Please Enter Full Name')).toHaveCount(0);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login.getByText('Enter password').first()).toBeVisible();
});

test(
  'twenty elements share one sheet of each kind and request shared data once',
  { tag: '@HOST-18' },
  async ({ page, origins, open }) => {
    await open(pageWith(origins, signup.repeat(20)));
    await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toHaveCount(20);
    await page.waitForLoadState('networkidle');
    const [each, all] = await page.evaluate(() => {
      const sheets = [...document.querySelectorAll('dict-signup')].map((tag) => tag.shadowRoot!.adoptedStyleSheets);
      return [sheets[0]!.length, new Set(sheets.flat()).size];
    });
    expect(all).toBe(each);
    const calls = origins.service.sandbox.journal.entries.map(({ call }) => call);
    expect(calls.filter((call) => call === 'fetchRegionInfo')).toHaveLength(1);
    expect(calls).not.toContain('validateLoginToken');
  },
);
