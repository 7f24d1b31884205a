import { beforeEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { reserving } from '../../../src/elements/runtime/reserving.ts';
import { session } from '../../../src/elements/session/session.element.ts';
import { define } from '../../../src/elements/tags/define.ts';
import { until } from '../../support/wait.ts';
import { loginOf } from '../../unit/core/session/session.world.ts';
import { sandboxPage } from '../support/sandbox-page.ts';

/* <dict-session> on a marketing page. */

sandboxPage();

const link = (name: string) => screen.getByRole('link', { name });

const shopWindow = `
  <header class="shop">
    <dict-session>
      <a slot="signed-out" href="/login">Log in</a>
      <a slot="signed-out" href="/signup">Try it free</a>
      <a slot="signed-in" href="/console">Open the console</a>
    </dict-session>
  </header>`;

beforeEach(async () => {
  await define('dict-session');
  const template = document.createElement('div');
  template.setHTMLUnsafe(shopWindow);
  document.body.append(template);
  await until('it draws', () => document.querySelector('dict-session')!.shadowRoot?.querySelector('slot'));
});

test(
  'until the code of <dict-session> has loaded, `dict.css` shows signed-out, and nothing else',
  { tags: ['HOST-19'] },
  async () => {
    const sheet = document.createElement('style');
    sheet.textContent = reserving(session, 'dict-later');
    document.body.setHTMLUnsafe(shopWindow.replaceAll('dict-session', 'dict-later'));
    document.body.append(sheet);
    await expect.element(link('Log in')).toBeVisible();
    await expect.element(link('Open the console')).not.toBeInTheDocument();
  },
);

test('<dict-session> shows signed-in from the moment that a session opens, until it ends', async () => {
  const shows = async (shown: string, hidden: string) => {
    await expect.element(link(shown)).toBeVisible();
    await expect.element(link(hidden)).not.toBeInTheDocument();
  };
  await shows('Try it free', 'Open the console');
  openSession(loginOf());
  await shows('Open the console', 'Log in');
  closeSession('expired');
  await shows('Log in', 'Open the console');
});

test('<dict-session> dispatches one event per change of the session, with its reason', () => {
  const received: unknown[] = [];
  const listen = (event: HTMLElementEventMap['dict-session']) => received.push(event.detail);
  document.addEventListener('dict-session', listen);
  openSession(loginOf());
  closeSession('expired');
  document.removeEventListener('dict-session', listen);
  expect(received).toEqual([
    { status: 'signed-in', reason: 'signed-in' },
    { status: 'signed-out', reason: 'expired' },
  ]);
});

test('<dict-session> has no style of its own: the page colours and lays out its slots’ content', () => {
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
