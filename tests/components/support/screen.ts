import { expect } from 'vitest';
import { page as screen, type Locator } from 'vitest/browser';
import { person } from '../../../stories/person.ts';

/* Finds the controls of an element by role and name, in every shadow root. */

type Name = string | RegExp;

export const button = (name: Name) => screen.getByRole('button', { name, exact: true });
export const link = (name: Name) => screen.getByRole('link', { name, exact: true });
export const heading = (name: Name) => screen.getByRole('heading', { name, exact: true });
export const field = (label: Name) => screen.getByLabelText(label, { exact: true });
export const combobox = (name: Name) => screen.getByRole('combobox', { name });
export const option = (name: Name) => screen.getByRole('option', { name });
export const dialog = (name?: Name) => screen.getByRole('dialog', name === undefined ? {} : { name });
export const table = (name: Name) => screen.getByRole('table', { name });

export const texts = (locator: Locator) => locator.elements().map((each) => each.textContent.trim());

/** Texts of the cells in one column, by its heading. */
export const cells = (list: Locator, name: string) =>
  [...(list.query()?.querySelectorAll(`[data-heading="${name}"]`) ?? [])].map((cell) => cell.textContent.trim());

export const ids = (list: Locator) => texts(list.getByRole('rowheader'));

/** Waits until a table has this many rows, without its heading. */
export const hasRows = (list: Locator, count: number) =>
  expect.poll(() => list.query()?.querySelectorAll('tbody tr').length).toBe(count);

export const isShown = (text: Name) => expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
export const isGone = (text: Name) => expect.element(screen.getByText(text, { exact: true })).not.toBeInTheDocument();

/** `toHaveFocus` looks at the document only, whose focused node is the host of a shadow root. */
export const isFocused = (locator: Locator) =>
  expect
    .poll(
      () => {
        const node = locator.query();
        return node && (node.getRootNode() as ShadowRoot).activeElement === node;
      },
      { message: `the focus is on ${locator.selector}` },
    )
    .toBe(true);

/** The part of an element's content that matches a selector. */
export const within = (tag: string, selector: string): HTMLElement | null => {
  const element = document.querySelector(tag)!;
  return (element.shadowRoot ?? element).querySelector(selector);
};

/** The text of an element's status region, which screen readers announce. */
export const announced = (tag: string) => within(tag, '.d-status')?.textContent;

/** `data-state` of the element. */
export const state = (tag: string) => expect.poll(() => document.querySelector<HTMLElement>(tag)?.dataset.state);

/** An answer with Status 1. */
export const refusal = (message: string, code: string | null = 'X1', answer: unknown = null) => ({
  body: JSON.stringify({ Status: 1, Data: answer, ErrorCode: code, ErrorMessage: message }),
});

/** An answer with Status 0. */
export const answer = (data: unknown) => ({ body: JSON.stringify({ Status: 0, Data: data }) });

export async function fillSignup(other: Partial<typeof person> = {}): Promise<void> {
  const { fullName, mobile, email, password } = { ...person, ...other };
  await field('Full name').fill(fullName);
  await field('Mobile number').fill(mobile);
  await field('Email').fill(email);
  await field('Password').fill(password);
}
