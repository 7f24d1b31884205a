import { describe, expect, onTestFinished, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { keyOfService } from '../../../src/core/config/service-name.ts';
import { paymentPrefix } from '../../../src/core/payments/stored-payments.ts';
import { assistanceStore, endAssistance } from '../../../src/core/session/assistance.ts';
import { takeFlash } from '../../../src/core/session/drafts/flash.ts';
import { currentAccount } from '../../../src/core/session/session.ts';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { userOf } from '../../support/sales.ts';
import { until } from '../../support/wait.ts';
import { recordIn } from '../../unit/core/payments/next.world.ts';
import { emulateMedia } from '../support/browser-tools.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, within } from '../support/screen.ts';

/* <dict-nav> */

const page = sandboxPage();

let element: HTMLElementTagNameMap['dict-nav'];

/** Puts <dict-nav> around a screen 3000 px high, with a button in its slot for help. Returns the button. */
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

describe('the items of the navigation', () => {
  async function putAdmin() {
    userOf(page).organizationIds.push(...userOf(page, 'admin@example.com').organizationIds);
    await put();
  }

  const itemsOf = (...names: string[]) =>
    expect.poll(() => items().map(({ textContent }) => textContent)).toEqual(names);

  test('of a new user are without Refer and earn', { tags: ['CON-2.2.1', 'CON-2.2.7', 'CON-6.11'] }, async () => {
    await put('newcomer');
    await itemsOf('Subscriptions', 'Installation', 'Account', 'Contact Us', 'Organizations For organization admins');
  });

  test('have Organizations disabled, with the reason', { tags: ['CON-2.2.8'] }, async () => {
    await put('newcomer');
    await expect.element(link(/Organizations/)).toBeDisabled();
    expect(getComputedStyle(within('dict-nav', '.d-nav-why')!).fontSize).toBe('12.5px');
  });

  test('are real links', async () => {
    await put('newcomer');
    await expect.element(link('Account')).toHaveAttribute('href', `${location.origin}/account`);
  });

  test('follow a logo that leads to the subscriptions', async () => {
    await put('newcomer');
    await link('Dictation Console').click();
    expect(page.visited).toEqual(['/subscription']);
  });

  test(
    'of a referrer who is an admin begin with the organisations, and have Refer and earn',
    { tags: ['CON-2.2.7', 'CON-6.10'] },
    async () => {
      await putAdmin();
      await itemsOf('Organizations', 'Subscriptions', 'Installation', 'Account', 'Refer and earn', 'Contact Us');
    },
  );

  test('follow a logo that leads an admin to the organisations', { tags: ['CON-2.2.13', 'CON-6.10'] }, async () => {
    await putAdmin();
    for (const name of ['Organizations', 'Dictation Console']) await link(name).click();
    expect(page.visited).toEqual(['/organizations', '/organizations']);
  });

  test('have the open one marked', async () => {
    await put();
    element.active = 'account';
    await expect.poll(() => root().querySelector('[aria-current=page]')?.textContent).toBe('Account');
  });
});

describe('the header of the console', () => {
  const panel = () => within('dict-nav', 'section')!;

  async function openPanel() {
    await put();
    const user = button('Ina Example');
    await user.click();
    await expect.element(user).toHaveAttribute('aria-expanded', 'true');
    return user;
  }

  test.each([
    ['Ina Maria von Example', 'IE'],
    ['', 'R'],
  ])('the initials of the user %s are %s, and open the name and the email address', async (name, initials) => {
    userOf(page).fullName = name;
    await put();
    const user = button(name || 'retail@example.com');
    await expect.element(user).toBeVisible();
    expect(within('dict-nav', '.d-nav-initials')!.textContent).toBe(initials);
    expect(panel().textContent).toBe('');
    await user.click();
    await expect.element(user).toHaveAttribute('aria-expanded', 'true');
    expect(panel().textContent).toBe(`Logged in as${name}retail@example.comAccount`);
  });

  test('the user’s panel stays when the whole window loses the focus', async () => {
    const user = await openPanel();
    user.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(panel().matches(':popover-open')).toBe(true);
  });

  test('Escape closes the user’s panel, and its button has the focus again', async () => {
    const user = await openPanel();
    await userEvent.keyboard('{Escape}');
    await until('the button has the focus again', () => focused() === user.element());
    await expect.element(user).toHaveAttribute('aria-expanded', 'false');
  });

  test('the way to the account closes the user’s panel', async () => {
    const user = await openPanel();
    panel().querySelector('a')!.click();
    expect(page.visited).toEqual(['/account']);
    await expect.element(user).toHaveAttribute('aria-expanded', 'false');
  });

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

  test('stays below the items when a phone with its menu open is turned', async () => {
    const help = await put('retail', 375);
    await button('Menu').click();
    await screen.viewport(768, 800);
    await expect.poll(() => help.getBoundingClientRect().top).toBeGreaterThan(500);
    const last = items().at(-1)!.getBoundingClientRect();
    expect(help.getBoundingClientRect().top).toBeGreaterThanOrEqual(last.bottom);
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
  async function openMenu() {
    const help = await put('retail', 320);
    const menu = button('Menu');
    await menu.click();
    await expect.element(link('Contact Us')).toBeVisible();
    return { help, menu };
  }

  test('the items are behind a menu button, by keyboard too', { tags: ['A11Y-21'] }, async () => {
    await put('retail', 320);
    const menu = button('Menu');
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('Account')).not.toBeInTheDocument();
    menu.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await until('the first item has the focus', () => focused()?.textContent === 'Subscriptions');
  });

  test('Escape closes the menu, and its button has the focus again', { tags: ['A11Y-21'] }, async () => {
    const { menu } = await openMenu();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
    await until('the button has the focus again', () => focused() === menu.element());
  });

  test('a choice closes the menu', async () => {
    await openMenu();
    await link('Contact Us').click();
    expect(page.visited).toEqual(['/contactus']);
    await expect.element(link('Contact Us')).not.toBeInTheDocument();
  });

  test('Tab beyond the menu closes it', { tags: ['A11Y-21'] }, async () => {
    const { help, menu } = await openMenu();
    const last = button('Need assistance?');
    await expect.element(last).toBeVisible();
    last.element().focus();
    await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
    help.focus();
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
    expect(document.activeElement).toBe(help);
  });

  async function putInGerman() {
    userOf(page).fullName = 'Wolfeschlegelsteinhausenbergerdorff-Example von und zu Musterstadt';
    await put();
    element.lang = 'de';
    await expect.element(link('Abonnements')).toBeVisible();
  }

  test('nothing is wider than the page, in German', { tags: ['A11Y-23'] }, async () => {
    await putInGerman();
    const header = within('dict-nav', 'header')!;
    for (const width of [240, 280, 320, 480, 640, 768, 960, 1280]) {
      await screen.viewport(width, 800);
      expect.soft(element.scrollWidth, String(width)).toBeLessThanOrEqual(width);
      expect.soft(header.scrollWidth, String(width)).toBeLessThanOrEqual(header.clientWidth);
    }
  });

  test('no name in the rail breaks within a word, in German', { tags: ['A11Y-23'] }, async () => {
    await putInGerman();
    await screen.viewport(768, 800);
    for (const name of ['Abonnements', 'Installation']) {
      const text = document.createRange();
      text.selectNodeContents(link(name).element().querySelector('span')!);
      expect(text.getClientRects(), name).toHaveLength(1);
    }
  });
});

test('on paper a screen has the width of the page, without header and menu', async () => {
  await put();
  onTestFinished(() => emulateMedia({}));
  await emulateMedia({}, 'print');
  const { left, right } = within('dict-nav', '.d-nav-content')!.getBoundingClientRect();
  expect([left, right]).toEqual([0, document.documentElement.clientWidth]);
  await expect.element(button('Logout')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('navigation', { name: 'Console' })).not.toBeInTheDocument();
});
