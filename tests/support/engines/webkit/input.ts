import type { Driver } from './driver.ts';

/* Sends input through WebDriver, as real input. Playwright's client of WebKit would simulate it by script. */

interface Key {
  readonly key: string;
}

export interface RawInput {
  readonly rawKeyboard: { sendText(progress: unknown, text: string): Promise<void> };
  readonly rawMouse: object;
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

export function playByHand(raw: RawInput, driver: Driver, handle: string): void {
  const press = (type: 'keyDown' | 'keyUp', { key: name }: Key) =>
    driver.act(handle, {
      type: 'key',
      id: 'keyboard',
      actions: [{ type, value: keys[name] ?? name }],
    });
  const pointer = (action: object) =>
    driver.act(handle, { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] });

  // Inserts text through the editor: React ignores values set by script, and e-mail fields have no selection to replace. If
  // the editor refuses, the focus is in a frame.
  const insert = "return document.execCommand('insertText', false, arguments[0])";
  const sendText = raw.rawKeyboard.sendText.bind(raw.rawKeyboard);

  // Playwright's first argument, for a step's progress, and its modifiers are not needed.
  Object.assign(raw.rawKeyboard, {
    sendText: async (progress: unknown, text: string) => {
      if (!(await driver.script<boolean>(handle, insert, text))) await sendText(progress, text);
    },
    keydown: (_progress: unknown, _modifiers: unknown, _name: string, pressed: Key) => press('keyDown', pressed),
    keyup: (_progress: unknown, _modifiers: unknown, _name: string, pressed: Key) => press('keyUp', pressed),
  });
  Object.assign(raw.rawMouse, {
    move: (_progress: unknown, x: number, y: number) =>
      pointer({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }),
    down: () => pointer({ type: 'pointerDown', button: 0 }),
    up: () => pointer({ type: 'pointerUp', button: 0 }),
  });
}
