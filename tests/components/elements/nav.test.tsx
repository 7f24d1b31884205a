import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { keyOfService } from '../../../src/core/config/service-name.ts';
import { currentAccount } from '../../../src/core/payments/account.ts';
import { paymentPrefix } from '../../../src/core/payments/stored-payments.ts';
import { takeFlash } from '../../../src/core/session/drafts/flash.ts';
import { define } from '../../../src/elements/tags/define.ts';
import { isOrganizationAdmin } from '../../../src/core/session/organizations.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import type { LoginDataOnWire } from '../../../src/core/service/endpoints/access/login-data.ts';
import { recordIn } from '../../unit/core/payments/next.world.ts';
import { loginOf } from '../../unit/core/session/session.world.ts';
import { assistanceStore, endAssistance } from '../../../src/core/session/assistance.ts';
import { until } from '../../support/wait.ts';

/* <dict-nav>: CON-2.2. */

let element: HTMLElement;

beforeEach(async () => {
  closeSession('asked');
  await define('dict-nav');
});

afterEach(() => {
  document.body.replaceChildren();
  closeSession('asked');
});

interface Wanted {
  readonly width?: number;
  readonly active?: string;
  readonly organizations?: number;
  readonly user?: Partial<LoginDataOnWire>;
}

async function put({ width = 1280, active, organizations = 1, user = {} }: Wanted = {}) {
  await screen.viewport(width, 800);
  openSession(loginOf({ UserDisplayName: 'Ina Example', ...user }));
  const answer = { ok: true as const, data: { organizations: Array.from({ length: organizations }) } };
  await isOrganizationAdmin('U1', () => Promise.resolve(answer));
  element = document.createElement('dict-nav');
  if (active) element.setAttribute('active', active);
  const content = document.createElement('main');
  content.textContent = 'The screen';
  element.append(content);
  document.body.append(element);
  await until('it draws', () => element.shadowRoot?.querySelector('header'));
}

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const names = () =>
  [...element.shadowRoot!.querySelectorAll('nav li')].map((item) => item.textContent?.replace(/\s+/g, ' ').trim());

const focused = () => element.shadowRoot!.activeElement;

function journeys(): string[] {
  const to: string[] = [];
  element.addEventListener('dict-navigate', (event) => {
    event.preventDefault();
    to.push(event.detail.to);
  });
  return to;
}

describe('the items', () => {
  test('are Organizations, Subscriptions, Installation, Account and Contact Us, as real links; Organizations is disabled, comes last, and says why; the logo leads to the subscriptions; Refer and earn is for users with a paid subscription [CON-2.2.1 CON-2.2.7 CON-2.2.8 CON-2.2.13 CON-6.11]', async () => {
    await put({ user: { HasReferEligiblePaidSubscription: 'false' as never } });
    expect(names()).toEqual([
      'Subscriptions',
      'Installation',
      'Account',
      'Contact Us',
      'Organizations For organization admins',
    ]);
    await expect.element(link(/Organizations/)).toBeDisabled();
    await expect.element(link('Account')).toHaveAttribute('href', `${location.origin}/account`);
    const went = journeys();
    await link('Dictation Console').click();
    expect(went).toEqual(['/subscription']);
  });

  test('each leads to its screen, and the one that is open is marked; an admin’s logo leads to the organisations, a referrer has Refer and earn [CON-2.2.1 CON-2.2.7 CON-2.2.8 CON-2.2.13 CON-6.10]', async () => {
    await put({ active: 'account', organizations: 2, user: { HasReferEligiblePaidSubscription: 'true' } });
    expect(names()[0]).toBe('Organizations');
    const went = journeys();
    for (const name of ['Subscriptions', 'Installation', 'Account', 'Refer and earn', 'Contact Us']) {
      await link(name).click();
    }
    for (const name of ['Organizations', 'Dictation Console']) await link(name).click();
    expect(went).toEqual([
      '/subscription',
      '/installation',
      '/account',
      '/referearn',
      '/contactus',
      '/organizations',
      '/organizations',
    ]);
    const current = element.shadowRoot!.querySelectorAll('[aria-current=page]');
    expect([...current].map((each) => each.textContent)).toEqual(['Account']);
    element.setAttribute('active', 'installation');
    await until(
      'the mark moves',
      () => element.shadowRoot!.querySelector('[aria-current]')?.textContent === 'Installation',
    );
  });
});

describe('the header', () => {
  test.each([
    ['Ina Maria von Example', 'IE'],
    ['', 'A'],
  ])(
    'the initials of the user %s are %s; they open the name, the email address and the way to the account, which closes them',
    async (name, initials) => {
      await put({ user: { UserDisplayName: name, Email: 'ada@example.com' } });
      const button = screen.getByRole('button', { name: name || 'ada@example.com' });
      await expect.element(button).toBeVisible();
      expect(element.shadowRoot!.querySelector('.d-nav-initials')!.textContent).toBe(initials);
      expect(element.shadowRoot!.querySelector('section')!.textContent).toBe('');
      const went = journeys();
      await button.click();
      await expect.element(button).toHaveAttribute('aria-expanded', 'true');
      const panel = element.shadowRoot!.querySelector('section')!;
      expect(panel.textContent).toBe(`Logged in as${name}ada@example.comAccount`);
      await userEvent.keyboard('{Escape}');
      await until('the button has the focus again', () => focused() === button.element());
      await button.click();
      panel.querySelector('a')!.click();
      expect(went).toEqual(['/account']);
      await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test.each([
    ['Tab', '{Tab}{Tab}', 'Logout'],
    ['Shift+Tab', '{Shift>}{Tab}{/Shift}', 'Dictation Console'],
  ])('A11Y-21 %s beyond the user’s panel closes it and moves the focus on', async (_, keys, next) => {
    await put();
    const button = screen.getByRole('button', { name: 'Ina Example' });
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(link('Account').nth(1)).toBeVisible();
    await userEvent.keyboard(keys);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    expect(focused()?.textContent).toBe(next);
  });

  test('Logout clears the session and opens /', async () => {
    await put();
    const went = journeys();
    await screen.getByRole('button', { name: 'Logout' }).click();
    expect(went).toEqual(['/']);
    await until('the frame goes', () => !element.shadowRoot!.querySelector('header, nav'));
    expect(localStorage.getItem(keyOfService('dict.session'))).toBe(null);
    await expect.element(screen.getByText('The screen')).toBeVisible();
  });

  test.each([
    ['tells who has an unconfirmed payment to log in again', currentAccount, 'paymentKept'],
    ["says nothing about another user's payment", () => 'another', undefined],
  ])('PAY-36 %s', async (_what, account, message) => {
    await put();
    const payment = `${paymentPrefix()}subject.payment`;
    localStorage.setItem(payment, JSON.stringify({ ...recordIn('paid'), account: account() }));
    journeys();
    await screen.getByRole('button', { name: 'Logout' }).click();
    localStorage.removeItem(payment);
    expect(takeFlash()?.key).toBe(message);
  });
});

describe('help in its slot', () => {
  async function putWithHelp(width: number) {
    await put({ width });
    const content = element.querySelector('main')!;
    content.style.setProperty('min-block-size', '3000px');
    const help = document.createElement('button');
    help.textContent = 'Help';
    help.slot = 'help';
    element.append(help);
    return help;
  }

  test('is at the foot of the side navigation, however long the screen', async () => {
    const help = await putWithHelp(640);
    const foot = () => Math.round(help.getBoundingClientRect().bottom);
    for (const width of [640, 768, 1280]) {
      await screen.viewport(width, 800);
      for (const top of [0, 1500]) {
        scrollTo(0, top);
        await until('the page has scrolled', () => scrollY === top);
        expect(foot()).toBeLessThanOrEqual(800);
        expect(foot()).toBeGreaterThan(740);
      }
    }
    scrollTo(0, 0);
  });

  test('is below the screen at 320 px, and in the menu', async () => {
    const help = await putWithHelp(320);
    expect(help.getBoundingClientRect().top).toBeGreaterThan(3000);
    await screen.getByRole('button', { name: 'Menu' }).click();
    await screen.getByRole('button', { name: 'Need assistance?' }).click();
    expect(assistanceStore().get()).toBe(true);
    await expect.element(screen.getByRole('button', { name: 'Need assistance?' })).not.toBeInTheDocument();
    endAssistance();
  });

  test('the rail breaks no name within a word, in German', async () => {
    await put({ width: 800, organizations: 2 });
    element.lang = 'de';
    await expect.element(link('Organisationen')).toBeVisible();
    for (const name of ['Organisationen', 'Abonnements', 'Installation']) {
      const text = document.createRange();
      text.selectNodeContents(link(name).element().querySelector('span')!);
      expect(text.getClientRects(), name).toHaveLength(1);
    }
  });

  test('the rail shows names only: screen readers get the reason why Organizations is disabled', async () => {
    await put({ width: 768 });
    const why = element.shadowRoot!.querySelector('.d-nav-why') as HTMLElement;
    expect(why.offsetWidth).toBe(1);
    await screen.viewport(1280, 800);
    await until('the column has room for it', () => why.offsetWidth > 50);
  });
});

describe('on a narrow screen', () => {
  test('the items are behind a menu button, by keyboard too, and a choice closes the menu', async () => {
    await put({ width: 320 });
    const menu = screen.getByRole('button', { name: 'Menu' });
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
    const went = journeys();
    await menu.click();
    await link('Contact Us').click();
    expect(went).toEqual(['/contactus']);
    await expect.element(link('Contact Us')).not.toBeInTheDocument();
  });

  test('A11Y-21 Tab beyond the menu closes it and moves on, into the help or content of the page', async () => {
    await put({ width: 320 });
    const help = document.createElement('button');
    help.textContent = 'Help';
    help.slot = 'help';
    element.append(help);
    const menu = screen.getByRole('button', { name: 'Menu' });
    menu.element().focus();
    await userEvent.keyboard('{Enter}');
    const last = screen.getByRole('button', { name: 'Need assistance?' });
    await expect.element(last).toBeVisible();
    last.element().focus();
    await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
    help.focus();
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
    expect(document.activeElement).toBe(help);
  });

  test('a menu that was open before the page was widened becomes the side navigation', async () => {
    await put({ width: 320 });
    await screen.getByRole('button', { name: 'Menu' }).click();
    await expect.element(link('Account')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await screen.viewport(1280, 800);
    await expect.element(link('Account')).toBeVisible();
    const box = element.shadowRoot!.querySelector('nav')!.getBoundingClientRect();
    expect([Math.round(box.left), Math.round(box.top)]).toEqual([0, 57]);
  });

  test('A11Y-23 nothing is wider than the page', async () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff-Example von und zu Musterstadt';
    await put({ organizations: 2, user: { UserDisplayName: long } });
    const header = element.shadowRoot!.querySelector('header')!;
    for (const width of [240, 280, 320, 480, 640, 768, 960, 1280]) {
      await screen.viewport(width, 800);
      expect.soft(element.scrollWidth, String(width)).toBeLessThanOrEqual(width);
      expect.soft(header.scrollWidth, String(width)).toBeLessThanOrEqual(header.clientWidth);
      await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    }
  });
});
