import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callback } from '../../../src/elements/callback/callback.element.ts';
import { login } from '../../../src/elements/login/login.element.ts';
import { reserving } from '../../../src/elements/runtime/element.ts';
import { define } from '../../../src/elements/tags/define.ts';

/* Places of a page in which an element shrinks to its content. */

const pageSheet = new CSSStyleSheet();

afterEach(() => {
  pageSheet.replaceSync('');
  document.body.replaceChildren();
});

async function placed(
  css: string,
  { count = 1, light = false, tag = 'dict-login' as 'dict-login' | 'dict-callback' } = {},
) {
  pageSheet.replaceSync(`body { margin: 16px } ${css}`);
  document.adoptedStyleSheets = [pageSheet];
  await define(tag);
  const elements = Array.from({ length: count }, () => document.createElement(tag));
  const main = document.createElement('main');
  for (const element of elements) {
    const column = document.createElement('div');
    column.append(Object.assign(element, { light }));
    main.append(column);
  }
  document.body.append(main);
  await Promise.all(elements.map(({ ready }) => ready));
  return elements.map((element) => element.getBoundingClientRect().width);
}

describe.each([
  ['in a shadow root', false],
  ['in the light DOM', true],
])('HOST-17 %s', (_, light) => {
  test.each([
    ['a grid', 'main { display: grid }'],
    ['a column of a grid', 'main { display: grid; grid-template-columns: 1fr }'],
    ['a centred row', 'main { display: flex; justify-content: center }'],
    ['a dialog’s width', 'main { inline-size: fit-content }'],
  ])('an element in %s of a phone is not wider than the phone', async (_place, css) => {
    await page.viewport(320, 900);
    const [width] = await placed(css, { light });
    expect(width).toBe(288);
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test('two elements in the columns of a tablet are as wide as these', async () => {
    await page.viewport(768, 900);
    const widths = await placed('main { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }', {
      count: 2,
      light,
    });
    expect(widths).toEqual([360, 360]);
  });

  test('a centred row with room gives it the width of a form', async () => {
    await page.viewport(1280, 900);
    expect(await placed('main { display: flex; justify-content: center }', { light })).toEqual([420]);
  });

  test('a page that makes the tag a flex container changes nothing inside', async () => {
    await page.viewport(1280, 900);
    expect(await placed('dict-login { display: flex; inline-size: 500px }', { light })).toEqual([500]);
    const login = document.querySelector('dict-login')!;
    const root = (login.shadowRoot ?? login).querySelector('.d-root')!;
    expect(root.getBoundingClientRect().left).toBe(login.getBoundingClientRect().left);
  });
});

test('NET-26 `dict.css` reserves the width of a form in a centred row, and no more than a phone has', async () => {
  pageSheet.replaceSync(
    `body { margin: 16px } main { display: flex; justify-content: center } ${reserving({ ...login, tag: 'dict-later' })}`,
  );
  document.adoptedStyleSheets = [pageSheet];
  const later = document.createElement('dict-later');
  const main = document.createElement('main');
  main.append(later);
  document.body.append(main);
  for (const [screen, width] of [
    [1280, 420],
    [320, 288],
  ] as const) {
    await page.viewport(screen, 900);
    expect(later.getBoundingClientRect().width).toBe(width);
  }
});

test('NET-26 `dict.css` reserves the height of the button, and the page may place it inside a line', async () => {
  const reserved = reserving({ ...callback, tag: 'dict-later' });
  pageSheet.replaceSync(`p > dict-later { display: inline-block } ${reserved}`);
  document.adoptedStyleSheets = [pageSheet];
  const sizeIn = (parent: HTMLElement, state?: string) => {
    const later = document.createElement('dict-later');
    if (state) later.dataset.state = state;
    parent.append(later);
    document.body.append(parent);
    return [later.offsetWidth, later.offsetHeight];
  };
  expect(sizeIn(document.createElement('main'))).toEqual([document.body.clientWidth, 40]);
  expect(sizeIn(document.createElement('main'), 'loading')).toEqual([document.body.clientWidth, 40]);
  expect(sizeIn(document.createElement('p'))).toEqual([0, 40]);
});

test('a button stays as wide as its words', async () => {
  await page.viewport(1280, 900);
  const [width] = await placed('main { display: flex }', { tag: 'dict-callback' });
  expect(width).toBeLessThan(280);
});
