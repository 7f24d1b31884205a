import type { FormEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CodeField } from '../../../../src/elements/kit/fields/CodeField.tsx';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { renderInRoot } from './kit-render.tsx';

const box = () => page.getByRole('textbox', { name: 'Enter the code' });
const digits = () => (box().element() as HTMLInputElement).value;

function paste(text: string) {
  const clipboard = new DataTransfer();
  clipboard.setData('text/plain', text);
  box()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
}

async function open(props: Partial<Parameters<typeof CodeField>[0]> = {}) {
  const { host } = renderInRoot(
    <CodeField label="Enter the code" name="code" help="It is valid for 10 minutes." {...props} />,
  );
  await userEvent.click(box());
  return host;
}

describe('the one-time code', { tags: ['A11Y-03'] }, () => {
  test('is one input that a phone fills in', { tags: ['A11Y-02'] }, async () => {
    const host = await open();
    await expect.element(box()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(box()).toHaveAttribute('inputmode', 'numeric');
    await expect.element(box()).toHaveAttribute('pattern', '\\d*');
    expect(host.shadowRoot?.querySelectorAll('input')).toHaveLength(1);
    expect(host.shadowRoot?.querySelector('.d-code-boxes')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('has each digit in one of six boxes that are only seen', { tags: ['ACC-2.10'] }, async () => {
    const host = await open();
    await userEvent.keyboard('888888');
    const input = box().element() as HTMLInputElement;
    expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    const boxes = [...(host.shadowRoot?.querySelectorAll('.d-code-boxes > *') ?? [])];
    const pitch = boxes[1]!.getBoundingClientRect().left - boxes[0]!.getBoundingClientRect().left;
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.font = getComputedStyle(input).font;
    const advance = canvas.measureText('8').width + Number.parseFloat(getComputedStyle(input).letterSpacing);
    expect(Math.abs(advance - pitch)).toBeLessThan(0.5);
  });

  test('the marked box is that of the caret, however the caret is moved', { tags: ['A11Y-02'] }, async () => {
    const host = await open();
    const marked = () =>
      [...host.shadowRoot!.querySelectorAll('.d-code-boxes > *')].findIndex((each) => each.hasAttribute('data-here'));
    await userEvent.keyboard('1234');
    await expect.poll(marked).toBe(4);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(marked).toBe(3);
    (box().element() as HTMLInputElement).setSelectionRange(1, 1);
    await expect.poll(marked).toBe(1);
  });

  // Every other shape: tests/unit/elements/kit/code-digits.test.ts.
  test('is found in a pasted text, which can be undone', { tags: ['ACC-2.11'] }, async () => {
    await open();
    await userEvent.keyboard('123496');
    paste('Your code is 987-654\n');
    await expect.poll(digits).toBe('987654');
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    await expect.poll(digits).toBe('123496');
  });

  test('takes a pasted part of it in the middle, and the next digit after it', { tags: ['ACC-2.11'] }, async () => {
    await open();
    await userEvent.keyboard('1256{ArrowLeft}{ArrowLeft}');
    paste('3 4');
    await expect.poll(digits).toBe('123456');
    await userEvent.keyboard('9');
    expect(digits()).toBe('123496');
  });
});

test('digits that an input method composes are taken once', { tags: ['A11Y-03'] }, async () => {
  await open();
  const input = box().element() as HTMLInputElement;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  for (const composed of ['１', '１２', '１２３']) {
    setValue.call(input, composed);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
    expect(digits()).toBe(composed);
  }
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true }));
  expect(digits()).toBe('123');
});

describe('a whole code that is inserted as one text beside typed digits is the code', { tags: ['A11Y-03'] }, () => {
  test.each([
    ['after them', '9', 1],
    ['before them', '9', 0],
    ['between them', '1234', 2],
    ['into full boxes', '123456', 6],
  ])('%s', async (_, typed, caret) => {
    await open();
    await userEvent.keyboard(typed);
    const input = box().element() as HTMLInputElement;
    input.setSelectionRange(caret, caret);
    // Phones insert a suggested code at once, as `insertText` with six digits.
    document.execCommand('insertText', false, '045454');
    await expect.poll(digits).toBe('045454');
  });
});

describe('a code that submits its form itself', () => {
  function openForm() {
    const clock = createControlledClock();
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const { unmount } = renderInRoot(
      <form onSubmit={onSubmit}>
        <CodeField label="Enter the code" name="code" submitsItself takesFocus clock={clock} />
        <button>Verify</button>
      </form>,
    );
    return { clock, onSubmit, unmount };
  }

  test('does so once, half a second after the sixth digit', async () => {
    const { clock, onSubmit } = openForm();
    await userEvent.keyboard('123456');
    clock.advance(499);
    expect(onSubmit).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    clock.advance(5000);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('waits for a code that is being corrected', async () => {
    const { clock, onSubmit } = openForm();
    await userEvent.keyboard('123456');
    clock.advance(499);
    await userEvent.keyboard('{Backspace}');
    clock.advance(5000);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('7');
    clock.advance(500);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('does not wait any more once it is removed', async () => {
    const { clock, unmount } = openForm();
    await userEvent.keyboard('123458');
    unmount();
    expect(clock.running()).toBe(0);
  });

  test('submits a pasted code, but none that the browser restores without the focus', async () => {
    const { clock, onSubmit } = openForm();
    const input = box().element() as HTMLInputElement;
    input.blur();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '111111');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    clock.advance(5000);
    expect(onSubmit).not.toHaveBeenCalled();
    input.focus();
    paste('123 456');
    clock.advance(500);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
