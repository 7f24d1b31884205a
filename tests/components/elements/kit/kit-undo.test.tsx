import { expect, describe, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CodeField } from '../../../../src/elements/kit/fields/CodeField.tsx';
import { keepDigits } from '../../../../src/elements/kit/fields/digits.ts';
import { Field } from '../../../../src/elements/kit/fields/Field.tsx';
import { insertText } from '../../support/browser-tools.ts';
import { renderInRoot } from './kit-render.tsx';

/* Undo, Redo and the caret in fields that drop some of what is typed. */

const box = () => page.getByRole('textbox', { name: 'Number' });
const shown = () => (box().element() as HTMLInputElement).value;
const undo = () => userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
const redo = () => userEvent.keyboard('{ControlOrMeta>}{Shift>}z{/Shift}{/ControlOrMeta}');

describe.each([
  ['a field for digits', <Field key="field" label="Number" name="number" onInput={keepDigits} />],
  ['a one-time code', <CodeField key="code" label="Number" name="number" />],
])('in %s', { tags: ['A11Y-03'] }, (_, field) => {
  test('Undo takes back an inserted text of which only the digits were kept', async () => {
    renderInRoot(field);
    await userEvent.click(box());
    await userEvent.keyboard('12');
    await insertText('3 4');
    await expect.poll(shown).toBe('1234');
    // Browsers join what is typed without a pause into one step.
    await undo();
    await expect.poll(shown).toBe('');
  });

  test('Redo brings back the digits that Undo took back', async () => {
    renderInRoot(field);
    await userEvent.click(box());
    await insertText('3 4');
    await expect.poll(shown).toBe('34');
    await undo();
    await expect.poll(shown).toBe('');
    await redo();
    await expect.poll(shown).toBe('34');
  });

  test('digits of another script that are typed in the middle stay in their order', async () => {
    renderInRoot(field);
    await userEvent.click(box());
    await userEvent.keyboard('1256{ArrowLeft}{ArrowLeft}');
    await insertText('٣');
    await insertText('٤');
    await expect.poll(shown).toBe('123456');
  });
});
