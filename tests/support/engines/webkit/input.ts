import type { Driver } from './driver.ts';

/* Sends input through WebDriver, as real input. Playwright's client of WebKit would simulate it by script. */

interface Description {
  readonly key: string;
  readonly code: string;
  readonly location: number;
}

interface RawKeyboard {
  keydown(
    progress: unknown,
    modifiers: unknown,
    name: string,
    description: Description,
    isRepeated: boolean,
  ): Promise<void>;
  keyup(progress: unknown, modifiers: unknown, name: string, description: Description): Promise<void>;
  sendText(progress: unknown, text: string): Promise<void>;
}

interface RawMouse {
  move(progress: unknown, x: number, y: number): Promise<void>;
  down(progress: unknown, x: number, y: number, button: string): Promise<void>;
  up(progress: unknown, x: number, y: number, button: string): Promise<void>;
  wheel(
    progress: unknown,
    x: number,
    y: number,
    buttons: unknown,
    modifiers: unknown,
    deltaX: number,
    deltaY: number,
  ): Promise<void>;
}

export interface RawInput {
  readonly rawKeyboard: RawKeyboard;
  readonly rawMouse: RawMouse;
}

/** WebDriver's codes of keys that produce no text. */
const keys: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};
const buttons: Readonly<Record<string, number>> = { left: 0, middle: 1, right: 2 };

export function playByHand(raw: RawInput, driver: Driver, handle: string): void {
  const key = (type: 'keyDown' | 'keyUp', description: Description) =>
    driver.act(handle, {
      type: 'key',
      id: 'keyboard',
      actions: [{ type, value: keys[description.key] ?? description.key }],
    });
  const pointer = (...actions: object[]) =>
    driver.act(handle, { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const to = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y), duration: 0 });

  // Inserts text through the editor: React ignores values set by script, and e-mail fields have no selection to replace. If
  // the editor refuses, the focus is in a frame.
  const insert = "return document.execCommand('insertText', false, arguments[0])";
  const sendText = raw.rawKeyboard.sendText.bind(raw.rawKeyboard);

  Object.assign(raw.rawKeyboard, {
    sendText: async (progress, text) => {
      if (!(await driver.script<boolean>(handle, insert, text))) await sendText(progress, text);
    },
    keydown: (_, __, ___, description) => key('keyDown', description),
    keyup: (_, __, ___, description) => key('keyUp', description),
  } satisfies RawKeyboard);
  Object.assign(raw.rawMouse, {
    move: (_, x, y) => pointer({ type: 'pointerMove', ...to(x, y) }),
    down: (_, __, ___, button) => pointer({ type: 'pointerDown', button: buttons[button] }),
    up: (_, __, ___, button) => pointer({ type: 'pointerUp', button: buttons[button] }),
    wheel: (_, x, y, __, ___, deltaX, deltaY) =>
      driver.act(handle, {
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', ...to(x, y), deltaX: Math.round(deltaX), deltaY: Math.round(deltaY) }],
      }),
  } satisfies RawMouse);
}
