import type { Locator, Page } from 'playwright/test';
import { needs } from '../../support/engines/instruments.ts';
import { expect, pageWith, test as base } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';

/* The one-time code field of the CDN build. The kit's tests check the same in its source. */

const test = base.extend<{ tag: string; code: Locator }>({
  tag: ['', { option: true }],
  code: async ({ page, origins, tag }, use) => {
    const site = await servePages({ '/': { html: pageWith(origins, tag) } });
    await page.goto(site.url);
    await page.getByLabel('Email').fill('retail@example.com');
    await page.getByRole('button', { name: 'RESET PASSWORD' }).click();
    const code = page.getByRole('textbox', { name: 'Code' });
    await code.click();
    await use(code);
    await site.close();
  },
});

const boxes = (page: Page) => page.locator('.d-code-boxes > *');

/** The index of the box that is marked as the caret's. */
const marked = (page: Page) =>
  boxes(page).evaluateAll((all) => all.findIndex((each) => (each as HTMLElement).dataset.here !== undefined));

/** Clicks before the digit in a box. */
async function clickBefore(page: Page, box: number): Promise<void> {
  const { x, y, width, height } = (await boxes(page).nth(box).boundingBox())!;
  await page.mouse.click(x + width / 4, y + height / 2);
}

const paste = (code: Locator, text: string) =>
  code.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

for (const [where, tag] of [
  ['in a shadow root', '<dict-forgot-password></dict-forgot-password>'],
  ['in the light DOM', '<dict-forgot-password light></dict-forgot-password>'],
] as const) {
  test.describe(where, () => {
    test.use({ tag });

    test('A11Y-02 the marked box follows the caret: by key, click, selection and script @all', async ({
      page,
      code,
    }) => {
      await expect.poll(() => marked(page)).toBe(0);
      await page.keyboard.type('1234');
      await expect.poll(() => marked(page)).toBe(4);
      for (const [key, box] of [
        ['ArrowLeft', 3],
        ['ArrowLeft', 2],
        ['Home', 0],
        ['ArrowRight', 1],
        ['End', 4],
        ['Shift+ArrowLeft', 3],
        ['End', 4],
        ['ControlOrMeta+a', 0],
        ['End', 4],
        ['Backspace', 3],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(() => marked(page), key).toBe(box);
      }
      for (const box of [1, 0, 2]) {
        await clickBefore(page, box);
        await expect.poll(() => marked(page), `a click into box ${box}`).toBe(box);
      }
      await code.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
      await expect.poll(() => marked(page)).toBe(1);
      await page.keyboard.type('9');
      await expect(code).toHaveValue('1923');
      await expect.poll(() => marked(page)).toBe(2);
    });

    test('A11Y-03 it takes what is typed, pasted, filled in and undone @all', async ({ page, code }) => {
      needs('pasted text');
      const empty = async () => {
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.press('Backspace');
        await expect(code).toHaveValue('');
      };
      await page.keyboard.type('1a2 b3-');
      await expect(code).toHaveValue('123');
      for (const text of [
        '123456',
        '123 456',
        '123-456',
        ' 123456\n',
        '１２３４５６',
        '١٢٣٤٥٦',
        'Your code is 123456',
      ]) {
        await empty();
        await paste(code, text);
        await expect(code, text).toHaveValue('123456');
      }
      await page.keyboard.press('Home');
      await page.keyboard.type('9');
      await expect(code).toHaveValue('923456');

      await empty();
      await page.keyboard.type('1256');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await paste(code, '3 4');
      await expect(code).toHaveValue('123456');
      await page.keyboard.type('9');
      await expect(code).toHaveValue('123496');

      await empty();
      await page.keyboard.type('12');
      await paste(code, '987654');
      await expect(code).toHaveValue('987654');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(code).toHaveValue('12');

      await empty();
      await code.evaluate((input: HTMLInputElement) => {
        input.value = '123-456';
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
      await expect(code).toHaveValue('123456');
      await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeEnabled();
    });

    test('A11Y-04 a refused code empties the boxes, is described, and keeps the focus, each time @all', async ({
      page,
      code,
      origins,
    }) => {
      const right = /\b\d{6}\b/.exec(origins.service.sandbox.world.outbox.at(-1)!.text)![0];
      const wrong = right === '000000' ? '000001' : '000000';
      for (let time = 0; time < 2; time += 1) {
        await page.keyboard.type(wrong);
        await expect(code).not.toHaveAttribute('aria-invalid');
        await page.keyboard.press('Enter');
        await expect(code).toHaveValue('');
        await expect(code).toBeFocused();
        await expect(code).toHaveAccessibleDescription(
          /^Invalid OTP\. Please check the code and try again\. The code expires in 10 minutes\./,
        );
        await expect(code).toHaveAttribute('aria-invalid', 'true');
        await expect.poll(() => marked(page)).toBe(0);
      }
    });
  });
}
