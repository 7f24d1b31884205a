import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button } from '../support/screen.ts';

/* `theme` of the configuration: the look that the elements start from. */

const page = sandboxPage();
const looks = () => {
  const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(button('Log in').element());
  return { backgroundColor, borderRadius, fontFamily };
};

// The previous test file may have left the pointer on the button.
beforeEach(() => userEvent.unhover(document.body));
afterEach(() => document.head.querySelector('style[data-test]')?.remove());

test('the theme colours, rounds and sets the type of an element, and can be changed later', async () => {
  page.configure({ theme: { accent: '#7a1f5c', radius: '3px', font: 'Georgia, serif' } });
  await page.put('dict-login');
  expect(looks()).toEqual({
    backgroundColor: 'rgb(122, 31, 92)',
    borderRadius: '3px',
    fontFamily: 'Georgia, serif',
  });
  page.configure({ theme: { accent: '#0a5', radius: '', font: '' } });
  expect(looks()).toMatchObject({ backgroundColor: 'rgb(0, 170, 85)', borderRadius: '8px' });
});

test('a token of the page wins over the theme, even in a layer', async () => {
  const style = document.createElement('style');
  style.dataset.test = '';
  style.textContent = '@layer page { :root { --dict-accent: #123456; } }';
  document.head.append(style);
  page.configure({ theme: { accent: '#7a1f5c' } });
  await page.put('dict-login');
  expect(looks().backgroundColor).toBe('rgb(18, 52, 86)');
});

test.each([
  ['accent', 'red; } :root { color: red'],
  ['radius', '5em'],
  ['font', 'x;y'],
  ['accent', 'tael'],
  ['accent', '#12345'],
  ['accent', 'rbg(1, 2, 3)'],
  ['accent', 'url(tint)'],
  ['accent', 'inherit'],
  ['accent', 'var(--brand)'],
  ['font', "Comic Sans MS'"],
  ['font', 'Inter, 3x'],
])('a wrong %s (%s) is ignored', async (name, value) => {
  page.configure({ theme: { [name]: value } });
  await page.put('dict-login');
  expect(looks()).toEqual({
    backgroundColor: 'rgb(11, 107, 120)',
    borderRadius: '8px',
    fontFamily: 'system-ui, sans-serif',
  });
});
