import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { keyOfService } from '../../../src/core/config/service-name.ts';
import { paymentPrefix } from '../../../src/core/payments/stored-payments.ts';
import { assistanceStore, endAssistance } from '../../../src/core/session/assistance.ts';
import { takeFlash } from '../../../src/core/session/drafts/flash.ts';
import { currentAccount, closeSession } from '../../../src/core/session/session.ts';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { reserving } from '../../../src/elements/runtime/reserving.ts';
import { session } from '../../../src/elements/session/session.element.ts';
import { define } from '../../../src/elements/tags/define.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { userOf } from '../../support/sales.ts';
import { until } from '../../support/wait.ts';
import { recordIn } from '../../unit/core/payments/next.world.ts';
import { loginOf } from '../../unit/core/session/session.world.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, within } from '../support/screen.ts';

/* <dict-nav>: CON-2.2. */

const page = sandboxPage();

let element: HTMLElementTagNameMap['dict-nav'];

/** The frame around a screen of 3000 px, with help in its slot. */
async function put(user: DocumentedUserKey = 'retail', width = 1280) {
  await screen.viewport(width, 800);
  await page.logIn(user);
  element = await page.put('dict-nav');
  const content = document.createElement('main');
  content.textContent = 'The screen';
  content.style.setProperty('min-block-size', '3000px');
  const help = Object.assign(document.createElement('button'), { textContent: 'Help', slot: 'help' });
  element.append(content, help);
  return help;
}

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const root = () => element.shadowRoot!;
const items = () => [...root().querySelectorAll('nav li')];
const focused = () => root().activeElement;

describe('the items', () => {
  test(
    'are Subscriptions, Installation, Account and Contact Us, as real links; Organizations is disabled, comes last, and says why; the logo leads to the subscriptions; Refer and earn is for users with a paid subscription',
    { tags: ['CON-2.2.1', 'CON-2.2.7', 'CON-2.2.8', 'CON-2.2.13', 'CON-6.11'] },
    async () => {
      await put('newcomer');
      const names = ['Subscriptions', 'Installation', 'Account', 'Contact Us', 'Organizations For organization admins'];
      expect(items().map(({ textContent }) => textContent)).toEqual(names);
      await expect.element(link(/Organizations/)).toBeDisabled();
      expect(getComputedStyle(within('dict-nav', '.d-nav-why')!).fontSize).toBe('12.5px');
      await expect.element(link('Account')).toHaveAttribute('href', `${location.origin}/account`);
      await link('Dictation Console').click();
      expect(page.visited).toEqual(['/subscription']);
    },
  );

  test(
    'of a referrer who is an admin begin with the organisations, to which the logo leads, and have Refer and earn; the one that is open is marked',
    { tags: ['CON-2.2.7', 'CON-6.10'] },
    async () => {
      userOf(page).organizationIds.push(...userOf(page, 'admin@example.com').organizationIds);
      await put();
      element.active = 'account';
      const names = ['Organizations', 'Subscriptions', 'Installation', 'Account', 'Refer and earn', 'Contact Us'];
      await expect.poll(() => items().map(({ textContent }) => textContent)).toEqual(names);
      for (const name of ['Organizations', 'Dictation Console']) await link(name).click();
      expect(page.visited).toEqual(['/organizations', '/organizations']);
      expect(root().querySelector('[aria-current=page]')?.textContent).toBe('Account');
    },
  );
});

describe('the header', () => {
  test.each([
    ['Ina Maria von Example', 'IE'],
    ['', 'R'],
  ])(
    'the initials of the user %s are %s; they open the name, the email address and the way to the account, which closes them',
    async (name, initials) => {
      userOf(page).fullName = name;
      await put();
      const user = button(name || 'retail@example.com');
      await expect.element(user).toBeVisible();
      expect(within('dict-nav', '.d-nav-initials')!.textContent).toBe(initials);
      const panel = within('dict-nav', 'section')!;
      expect(panel.textContent).toBe('');
      await user.click();
      await expect.element(user).toHaveAttribute('aria-expanded', 'true');
      expect(panel.textContent).toBe(`Logged in as${name}retail@example.comAccount`);
      // The whole window loses the focus: the panel stays.
      user.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      expect(panel.matches(':popover-open')).toBe(true);
      await userEvent.keyboard('{Escape}');
      await until('the button has the focus again', () => focused() === user.element());
      await user.click();
      panel.querySelector('a')!.click();
      expect(page.visited).toEqual(['/account']);
      await expect.element(user).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test.each([
    ['tells who has an unconfirmed payment to log in again', currentAccount, 'paymentKept'],
    ["says nothing about another user's payment", () => 'another', undefined],
  ])('Logout clears the session, opens / and %s', { tags: ['PAY-36'] }, async (_what, account, message) => {
    await put();
    const payment = `${paymentPrefix()}subject.payment`;
    localStorage.setItem(payment, JSON.stringify({ ...recordIn('paid'), account: account() }));
    await button('Logout').click();
    localStorage.removeItem(payment);
    expect(page.visited).toEqual(['/']);
    expect(takeFlash()?.key).toBe(message);
    await until('the frame goes', () => !root().querySelector('header, nav'));
    expect(localStorage.getItem(keyOfService('dict.session'))).toBe(null);
    await expect.element(screen.getByText('The screen')).toBeVisible();
  });
});

describe('help in its slot', () => {
  test('is at the foot of the side navigation, however long the screen', async () => {
    const help = await put();
    for (const width of [640, 768, 1280]) {
      await screen.viewport(width, 800);
      for (const top of [0, 1500]) {
        scrollTo(0, top);
        await until('the page has scrolled', () => scrollY === top);
        expect(Math.abs(help.getBoundingClientRect().bottom - 770)).toBeLessThanOrEqual(30);
      }
    }
    scrollTo(0, 0);
  });

  test('is below the screen at 320 px, and in the menu', async () => {
    const help = await put('retail', 320);
    expect(help.getBoundingClientRect().top).toBeGreaterThan(3000);
    await button('Menu').click();
    await button('Need assistance?').click();
    expect(assistanceStore().get()).toBe(true);
    await expect.element(button('Need assistance?')).not.toBeInTheDocument();
    endAssistance();
  });
});

describe('on a narrow screen', () => {
  test(
    'the items are behind a menu button, by keyboard too; Escape, a choice and Tab beyond the menu close it',
    { tags: ['A11Y-21'] },
    async () => {
      const help = await put('retail', 320);
      const menu = button('Menu');
      await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
      await expect.element(link('Account')).not.toBeInTheDocument();
      menu.element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await until('the first item has the focus', () => focused()?.textContent === 'Subscriptions');
      await userEvent.keyboard('{Escape}');
      await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
      await until('the button has the focus again', () => focused() === menu.element());
      await menu.click();
      await link('Contact Us').click();
      expect(page.visited).toEqual(['/contactus']);
      await expect.element(link('Contact Us')).not.toBeInTheDocument();
      await menu.click();
      const last = button('Need assistance?');
      await expect.element(last).toBeVisible();
      last.element().focus();
      await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
      help.focus();
      await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
      expect(document.activeElement).toBe(help);
    },
  );

  test(
    'nothing is wider than the page, and no name in the rail breaks within a word, in German',
    { tags: ['A11Y-23'] },
    async () => {
      userOf(page).fullName = 'Wolfeschlegelsteinhausenbergerdorff-Example von und zu Musterstadt';
      await put();
      element.lang = 'de';
      await expect.element(link('Abonnements')).toBeVisible();
      const header = within('dict-nav', 'header')!;
      for (const width of [240, 280, 320, 480, 640, 768, 960, 1280]) {
        await screen.viewport(width, 800);
        expect.soft(element.scrollWidth, String(width)).toBeLessThanOrEqual(width);
        expect.soft(header.scrollWidth, String(width)).toBeLessThanOrEqual(header.clientWidth);
      }
      await screen.viewport(768, 800);
      for (const name of ['Abonnements', 'Installation']) {
        const text = document.createRange();
        text.selectNodeContents(link(name).element().querySelector('span')!);
        expect(text.getClientRects(), name).toHaveLength(1);
      }
    },
  );
});

/* <dict-session> on a marketing page. */

const shopWindow = `
  <header class="shop">
    <dict-session>
      <a slot="signed-out" href="/login">Log in</a>
      <a slot="signed-out" href="/signup">Try it free</a>
      <a slot="signed-in" href="/console">Open the console</a>
    </dict-session>
  </header>`;

describe('dict-session', () => {
  beforeEach(async () => {
    await define('dict-session');
    const template = document.createElement('div');
    template.setHTMLUnsafe(shopWindow);
    document.body.append(template);
    await until('it draws', () => document.querySelector('dict-session')!.shadowRoot?.querySelector('slot'));
  });

  test('until its code has loaded, `dict.css` shows signed-out, and nothing else', { tags: ['HOST-19'] }, async () => {
    const sheet = document.createElement('style');
    sheet.textContent = reserving(session, 'dict-later');
    document.body.setHTMLUnsafe(shopWindow.replaceAll('dict-session', 'dict-later'));
    document.body.append(sheet);
    await expect.element(link('Log in')).toBeVisible();
    await expect.element(link('Open the console')).not.toBeInTheDocument();
  });

  test('shows signed-out to a visitor, and signed-in from the moment that a session opens, until it ends; it dispatches one event per change, with its reason', async () => {
    const received: unknown[] = [];
    const listen = (event: HTMLElementEventMap['dict-session']) => received.push(event.detail);
    document.addEventListener('dict-session', listen);
    const shows = async (shown: string, hidden: string) => {
      await expect.element(link(shown)).toBeVisible();
      await expect.element(link(hidden)).not.toBeInTheDocument();
    };
    await shows('Try it free', 'Open the console');
    openSession(loginOf());
    await shows('Open the console', 'Log in');
    closeSession('expired');
    await shows('Log in', 'Open the console');
    document.removeEventListener('dict-session', listen);
    expect(received).toEqual([
      { status: 'signed-in', reason: 'signed-in' },
      { status: 'signed-out', reason: 'expired' },
    ]);
  });

  test('has no style of its own: the page colours and lays out its slots’ content', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.shop { display: flex; gap: 10px; color: rgb(1, 2, 3); font: italic 700 21px serif; letter-spacing: 2px } .shop a { color: inherit }',
    );
    document.adoptedStyleSheets.push(sheet);
    const [login, signup] = document.querySelectorAll('a');
    const { color, font, letterSpacing } = getComputedStyle(login!);
    expect([color, font, letterSpacing]).toEqual(['rgb(1, 2, 3)', 'italic 700 21px serif', '2px']);
    expect(Math.round(signup!.getBoundingClientRect().left - login!.getBoundingClientRect().right)).toBe(10);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
});
