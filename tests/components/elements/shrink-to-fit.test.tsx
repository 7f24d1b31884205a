import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callback } from '../../../src/elements/callback/callback.element.ts';
import { login } from '../../../src/elements/login/login.element.ts';
import { reserving } from '../../../src/elements/runtime/element.ts';
import { define } from '../../../src/elements/tags/define.ts';
import { pageCss } from '../support/page-css.ts';

/* Places of a page in which an element shrinks to its content. */

afterEach(() => document.body.replaceChildren());

function place(css: string, element: HTMLElement): HTMLElement {
  pageCss(`body { margin: 16px } ${css}`);
  const main = document.createElement('main');
  main.append(element);
  document.body.append(main);
  return element;
}

async function widthIn(css: string, tag: 'dict-login' | 'dict-callback', light = false) {
  await define(tag);
  const element = Object.assign(document.createElement(tag), { light });
  place(css, element);
  await element.ready;
  return element.getBoundingClientRect().width;
}

describe.each([
  ['in a shadow root', false],
  ['in the light DOM', true],
])('HOST-17 %s', (_, light) => {
  test.each([
    ['a grid of a phone', 320, 'main { display: grid }', 288],
    ['a centred row of a phone', 320, 'main { display: flex; justify-content: center }', 288],
    ['the width of a dialog on a phone', 320, 'main { inline-size: fit-content }', 288],
    ['a centred row with room for a form', 1280, 'main { display: flex; justify-content: center }', 420],
    ['a tag that the page makes a flex container', 1280, 'dict-login { display: flex; inline-size: 500px }', 500],
  ])('an element in %s has its width', async (_place, screen, css, width) => {
    await page.viewport(screen, 900);
    expect(await widthIn(css, 'dict-login', light)).toBe(width);
    expect(document.documentElement.scrollWidth).toBe(screen);
    const login = document.querySelector('dict-login')!;
    const root = (login.shadowRoot ?? login).querySelector('.d-root')!;
    expect(root.getBoundingClientRect().left).toBe(login.getBoundingClientRect().left);
  });
});

test('a button stays as wide as its words', async () => {
  await page.viewport(1280, 900);
  expect(await widthIn('main { display: flex }', 'dict-callback')).toBeLessThan(280);
});

test('NET-26 `dict.css` reserves the width of a form in a centred row, and no more than a phone has', async () => {
  const rules = reserving({ ...login, tag: 'dict-later' });
  const later = document.createElement('dict-later');
  place(`main { display: flex; justify-content: center } ${rules}`, later);
  for (const [screen, width] of [
    [1280, 420],
    [320, 288],
  ] as const) {
    await page.viewport(screen, 900);
    expect(later.getBoundingClientRect().width).toBe(width);
  }
});

test('NET-26 `dict.css` reserves the height of the button, and the page may place it inside a line', () => {
  const rules = reserving({ ...callback, tag: 'dict-later' });
  const later = place(rules, document.createElement('dict-later'));
  expect([later.offsetWidth, later.offsetHeight]).toEqual([document.body.clientWidth, 40]);
  place(`main > dict-later { display: inline-block } ${rules}`, later);
  expect([later.offsetWidth, later.offsetHeight]).toEqual([0, 40]);
});
