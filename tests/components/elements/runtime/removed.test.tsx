import { page as screen, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSession } from '../../../../src/core/session/open-session.ts';
import { closeSession } from '../../../../src/core/session/session.ts';
import { markSubscriptionsStale } from '../../../../src/core/session/drafts/reload-flags.ts';
import { rememberEmail } from '../../../../src/core/session/remembered-emails.ts';
import { loginOf } from '../../../unit/core/session/session.world.ts';
import { sandboxPage } from '../../support/sandbox-page.ts';
import { button, dialog, field, isFocused, isGone, isShown, within } from '../../support/screen.ts';
import { identifier, password, submit } from '../login-screen.ts';
import { toResetOtp } from '../otp-screen.ts';
import { emailField, openAssign, openSeats } from '../seats-screen.ts';
import { box, enter, requests } from '../subscriptions-screen.ts';

/* An element that the page removes and adds again later, as Vue's KeepAlive and the caches of routers do. */

const page = sandboxPage();

/** Resolves in a later task, after the microtasks of a removal. */
const later = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (port1.close(), resolve());
    port2.postMessage(null);
  });

async function remove(element: Element) {
  element.remove();
  await later();
  await later();
}

async function park(element: Element) {
  await remove(element);
  document.body.append(element);
}

describe.each([
  ['a shadow root', {}],
  ['the light DOM', { light: '' }],
])('a login in %s that the page has removed', { tags: ['HOST-22'] }, (_, attributes) => {
  test('comes back with the same fields, and what was typed into them', async () => {
    const login = await page.put('dict-login', attributes);
    await identifier().fill('ada@clinic.example');
    await password().fill('Secret2026');
    const before = identifier().element();
    await park(login);
    await expect.element(identifier()).toBeVisible();
    expect(identifier().element()).toBe(before);
    await expect.element(identifier()).toHaveValue('ada@clinic.example');
    await expect.element(password()).toHaveValue('Secret2026');
  });

  test('comes back out of a template with what was typed', async () => {
    const login = await page.put('dict-login', attributes);
    await password().fill('Secret2026');
    document.createElement('template').content.append(login);
    await later();
    await later();
    document.body.append(login);
    await expect.element(password()).toHaveValue('Secret2026');
  });

  test('comes back with its errors, and can be corrected and sent', async () => {
    const login = await page.put('dict-login', attributes);
    await submit().click();
    await isShown('Enter password');
    await park(login);
    await isShown('Enter password');
    await identifier().fill('retail@example.com');
    await password().fill('wrong');
    await isGone('Enter password');
    await submit().click();
    await expect.poll(() => page.calls('authenticate')).toBe(1);
  });

  test.each([1, 2])(
    'comes back without what was typed, if the session has changed meanwhile (stay %s)',
    async (stay) => {
      const login = await page.put('dict-login', attributes);
      for (let stays = 1; stays < stay; stays += 1) await park(login);
      await password().fill('Secret2026');
      await remove(login);
      openSession(loginOf());
      closeSession('asked');
      document.body.append(login);
      await expect.element(password()).toBeVisible();
      await expect.element(password()).toHaveValue('');
    },
  );

  test('comes back usable after a call that its removal has aborted', async () => {
    const login = await page.put('dict-login', attributes);
    const release = page.hold('SingupLogin/Authenticate');
    await identifier().fill('retail@example.com');
    await password().fill('Sandbox2026');
    await submit().click();
    await remove(login);
    release();
    document.body.append(login);
    await expect.element(password()).toHaveValue('Sandbox2026');
    await submit().click();
    await expect.poll(() => page.visited).toContain('/subscription');
  });
});

test('a signup that the page has removed sends nothing and logs nothing', { tags: ['HOST-22', 'NET-04'] }, async () => {
  using lines = vi.spyOn(console, 'error');
  const signup = await page.put('dict-signup');
  const sent = page.sandbox.journal.entries.length;
  await park(signup);
  await expect.element(field('Full name')).toBeVisible();
  expect(page.sandbox.journal.entries.length).toBe(sent);
  expect(lines).not.toHaveBeenCalled();
});

describe('the code of a password reset that the page has removed', { tags: ['HOST-22'] }, () => {
  beforeEach(async () => {
    await toResetOtp(page);
    await field('Code').fill('123');
  });

  test('comes back with the digits, and the time that is left to a resend', async () => {
    const otp = document.querySelector('dict-otp')!;
    await remove(otp);
    page.passTime(15_000);
    document.body.append(otp);
    await expect.element(field('Code')).toHaveValue('123');
    expect(within('dict-otp', 'form')!.textContent).toMatch(/0?[1-5]\b/);
  });

  test('comes back with the failure of a check that its removal has aborted', { tags: ['NET-03'] }, async () => {
    const otp = document.querySelector('dict-otp')!;
    page.hold('setpasswordbyusingOTP');
    await field('Code').fill('123456');
    await button('Verify OTP').click();
    await expect.poll(() => otp.dataset.state).toBe('busy');
    await park(otp);
    await isShown('An unexpected error occurred. Please try again later.');
    await expect.element(field('Code')).toHaveValue('123456');
  });

  test('does not take the focus from the page when it comes back', async () => {
    const own = document.body.appendChild(document.createElement('input'));
    const otp = document.querySelector('dict-otp')!;
    await remove(otp);
    own.focus();
    document.body.append(otp);
    await expect.element(field('Code')).toBeVisible();
    expect(document.activeElement).toBe(own);
  });
});

describe('an account that the page removes or moves', { tags: ['HOST-22'] }, () => {
  beforeEach(() => page.logIn('retail'));

  test('comes back with its open dialog as a modal one, which closes', async () => {
    const account = await page.put('dict-account');
    await button('Change Password').click();
    await expect.element(dialog()).toBeVisible();
    await park(account);
    await expect.element(dialog()).toBeVisible();
    expect(dialog().element().matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('keeps its dialog modal, with what was typed, where the page moves it', { tags: ['A11Y-14'] }, async () => {
    const account = await page.put('dict-account');
    await button('Change Password').click();
    await field('Current password').fill('Secret2026');
    document.body.appendChild(document.createElement('section')).append(account);
    await expect.poll(() => dialog().element().matches(':modal')).toBe(true);
    await later();
    await expect.element(field('Current password')).toHaveValue('Secret2026');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('keeps its menu open below its button where the page moves it', { tags: ['A11Y-14'] }, async () => {
    const account = await page.put('dict-account');
    const options = button('Account options');
    await options.click();
    const elsewhere = document.body.appendChild(document.createElement('section'));
    elsewhere.style.paddingBlockStart = '60px';
    elsewhere.append(account);
    await expect.element(options).toHaveAttribute('aria-expanded', 'true');
    const menu = screen.getByRole('menu');
    await expect.element(menu).toBeVisible();
    const gapPx = () => menu.element().getBoundingClientRect().top - options.element().getBoundingClientRect().bottom;
    await expect.poll(() => Math.round(gapPx())).toBe(6);
    await options.click();
    await expect.element(options).toHaveAttribute('aria-expanded', 'false');
  });

  test('comes back with the tab that was chosen, and asks for nothing', async () => {
    const account = await page.put('dict-account');
    const orders = screen.getByRole('tab', { name: 'Order history' });
    await orders.click();
    await expect.element(screen.getByRole('table')).toBeVisible();
    const calls = page.sandbox.journal.entries.length;
    await park(account);
    await expect.element(orders).toHaveAttribute('aria-selected', 'true');
    expect(page.sandbox.journal.entries.length).toBe(calls);
  });

  test('comes back with its menu closed, which opens', async () => {
    const account = await page.put('dict-account');
    await button('Account options').click();
    await park(account);
    await expect.element(button('Account options')).toHaveAttribute('aria-expanded', 'false');
    await button('Account options').click();
    await expect.element(screen.getByRole('menuitem')).toBeVisible();
  });

  test('comes back signed out if its user has signed out meanwhile', { tags: ['NET-10'] }, async () => {
    const account = await page.put('dict-account');
    await remove(account);
    closeSession('asked');
    document.body.append(account);
    await expect.element(button('Log in')).toBeVisible();
    expect(within('dict-account', '.d-root')!.textContent).not.toContain('retail@example.com');
  });
});

describe('a list that the page has removed', { tags: ['HOST-22'] }, () => {
  test('comes back with the filters of subscriptions that were not searched for yet, and loads nothing', async () => {
    await enter(page);
    const stage = field('Stage');
    await expect.poll(() => stage.element().querySelectorAll('option').length).toBeGreaterThan(1);
    await box().fill('42');
    await stage.selectOptions('Trial');
    const calls = page.sandbox.journal.entries.length;
    await park(document.querySelector('dict-subscriptions')!);
    await expect.element(box()).toHaveValue('42');
    await expect.element(stage).toHaveDisplayValue('Trial');
    expect(page.sandbox.journal.entries.length).toBe(calls);
  });

  test('comes back with subscriptions that another element has changed meanwhile', async () => {
    await enter(page);
    const list = document.querySelector('dict-subscriptions')!;
    await remove(list);
    markSubscriptionsStale();
    document.body.append(list);
    await expect.poll(() => requests(page).length).toBe(2);
  });

  test('comes back with the organizations and the typed search', async () => {
    await page.logIn('enterprise');
    const list = await page.put('dict-organizations');
    const typed = field('Search organizations');
    await typed.fill('St');
    await park(list);
    await expect.element(typed).toHaveValue('St');
  });

  test('comes back with the open dialog of seats, and the email typed there', async () => {
    const seats = await openSeats(page);
    await openAssign();
    await emailField().fill('ada@clinic.example');
    await park(seats);
    await expect.element(emailField()).toHaveValue('ada@clinic.example');
    expect(dialog().element().matches(':modal')).toBe(true);
  });
});

test('an open list of saved emails that the page has removed comes back closed', { tags: ['HOST-22'] }, async () => {
  rememberEmail('ada@clinic.example');
  const login = await page.put('dict-login');
  await userEvent.click(identifier());
  await expect.element(screen.getByRole('option')).toBeVisible();
  await park(login);
  await expect.element(identifier()).toBeVisible();
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
});

test('an element that is moved to another document is rendered anew', { tags: ['HOST-09', 'HOST-22'] }, async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const login = await page.put('dict-login');
  await identifier().fill('ada@clinic.example');
  await remove(login);
  frame.contentDocument!.body.append(login);
  await expect.poll(() => login.shadowRoot!.querySelector('input')?.value).toBe('');
  expect(login.shadowRoot!.adoptedStyleSheets.length).toBeGreaterThan(3);
  login.remove();
});

test('an element in a frame that the page removes causes no errors', { tags: ['HOST-21'] }, async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const login = await page.put('dict-login');
  frame.contentDocument!.body.append(login);
  await expect.poll(() => login.shadowRoot!.adoptedStyleSheets.length).toBeGreaterThan(3);
  const errors = vi.fn();
  window.addEventListener('error', errors);
  onTestFinished(() => window.removeEventListener('error', errors));
  frame.remove();
  for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
  login.remove();
  expect(errors).not.toHaveBeenCalled();
});

test('the fields of an element that comes back can be focused', { tags: ['HOST-22'] }, async () => {
  const login = await page.put('dict-login');
  await park(login);
  await userEvent.click(password());
  await isFocused(password());
});
