import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { within } from '../support/screen.ts';
import { openAccount } from './account-screen.ts';
import { subscriptionId } from './seats-screen.ts';

/* Texts of twice the size, by `--dict-font-size`: a screen takes its narrower layout, and nothing scrolls sideways. */

const page = sandboxPage();

const { style } = document.documentElement;

// Before the elements: where only the size of its text changes, Chromium may keep what a container query gave before.
beforeEach(() => style.setProperty('--dict-font-size', '32px'));
afterEach(() => void style.removeProperty('--dict-font-size'));

type Tag = keyof HTMLElementTagNameMap & `dict-${string}`;

async function putLarge(tag: Tag, user: DocumentedUserKey | null, attributes: Record<string, string> = {}) {
  if (user) await page.logIn(user);
  return page.put(tag, attributes);
}

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const fits = () => expect.poll(sideways).toBeLessThanOrEqual(0);

const lists = [
  ['dict-subscriptions', 'admin'],
  ['dict-seats', 'enterprise'],
  ['dict-organizations', 'admin'],
] as const;

const forms = [
  ['dict-signup', null],
  ['dict-login', null],
  ['dict-forgot-password', null],
  ['dict-nav', 'retail'],
  ['dict-installation', 'retail'],
  ['dict-refer', 'referral'],
  ['dict-contact', null],
] as const;

describe.each([1280, 768, 320])('with texts of 200 % in a window of %i px', { tags: ['A11Y-22'] }, (width) => {
  test.each(lists)('the list of <%s> fits', async (tag, user) => {
    await screen.viewport(width, 800);
    await putLarge(tag, user, tag === 'dict-seats' ? { 'subscription-id': subscriptionId(page) } : {});
    await expect.poll(() => within(tag, 'tbody tr')).not.toBe(null);
    await fits();
  });

  test('the orders fit', async () => {
    await screen.viewport(width, 800);
    await openAccount(page, 'retail', 'orders');
    await expect.poll(() => within('dict-account', 'tbody tr')).not.toBe(null);
    await fits();
  });

  test.each(forms)('<%s> fits', async (tag, user) => {
    await screen.viewport(width, 800);
    await putLarge(tag, user);
    await fits();
  });
});

/** Words of the text that take more than one line. */
function brokenWords(text: Node): string[] {
  const range = document.createRange();
  return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
  });
}

const parts = '.d-title, .d-tabs > button, .d-counter-label, .d-list-tools p, .d-nav-header > .d-button';

test.each([
  ['dict-subscriptions', 'admin', 'tbody tr'],
  ['dict-seats', 'enterprise', 'tbody tr'],
  ['dict-account', 'retail', '.d-tabs > :nth-child(3)'],
  ['dict-nav', 'retail', 'nav'],
] as const)(
  'no word of <%s> breaks on a phone with texts of twice the size',
  { tags: ['A11Y-22'] },
  async (tag, user, last) => {
    await screen.viewport(375, 800);
    const element = await putLarge(tag, user, tag === 'dict-seats' ? { 'subscription-id': subscriptionId(page) } : {});
    if (tag !== 'dict-nav') element.style.cssText += 'display: block; inline-size: 343px';
    const texts = () =>
      [...element.shadowRoot!.querySelectorAll(parts)].flatMap((part) => {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const found: Node[] = [];
        while (walker.nextNode()) found.push(walker.currentNode);
        return found;
      });
    await expect.poll(() => texts().length).toBeGreaterThan(0);
    await expect.poll(() => within(tag, last)).not.toBe(null);
    await expect.poll(() => texts().flatMap(brokenWords)).toEqual([]);
  },
);
