import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { enterScreen, leaveScreen } from '../../../src/host/scroll.ts';

/* Where the console shows a screen after Back. The whole way, with a list: tests/journeys/host/routes.spec.ts. */

const long = 5000;

function enter(name: string, height: number): HTMLElement {
  leaveScreen();
  const element = document.createElement('div');
  element.tabIndex = 0;
  element.style.height = `${height}px`;
  document.body.replaceChildren(element);
  enterScreen(name, element);
  return element;
}

const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Goes back to a list that was left at 1000 px, and whose rows are still loading. */
function comeBack(): HTMLElement {
  enter('list', long);
  scrollTo(0, 1000);
  enter('details', long);
  const list = enter('list', 2500);
  list.dataset.state = 'loading';
  return list;
}

beforeEach(() => void enter('first', long));
afterEach(() => {
  leaveScreen();
  document.body.replaceChildren();
});

test('a list that grows while it loads is shown where it was left', async () => {
  const list = comeBack();
  list.style.height = '100px';
  await rendered();
  expect(scrollY).toBe(0);
  list.style.height = `${long}px`;
  await expect.poll(() => scrollY).toBe(1000);
});

test.each([
  ['a wheel', () => window.dispatchEvent(new WheelEvent('wheel'))],
  ['a finger', () => window.dispatchEvent(new Event('touchmove'))],
  ['the scroll bar', () => window.dispatchEvent(new PointerEvent('pointerdown'))],
  ['a key', () => userEvent.keyboard('{Shift}')],
])('a list that goes on loading leaves the visitor where they have scrolled to with %s', async (_, use) => {
  const list = comeBack();
  await rendered();
  await use();
  scrollTo(0, 1300);
  list.style.height = `${long}px`;
  await rendered();
  expect(scrollY).toBe(1300);
});

test('a list that has loaded leaves the visitor alone when it grows later', async () => {
  const list = comeBack();
  list.dataset.state = 'ready';
  list.style.height = `${long}px`;
  await rendered();
  scrollTo(0, 1300);
  list.style.height = `${long + 500}px`;
  await rendered();
  expect(scrollY).toBe(1300);
});
