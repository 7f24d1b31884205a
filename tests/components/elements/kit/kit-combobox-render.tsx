import { page } from 'vitest/browser';
import { Combobox } from '../../../../src/elements/kit/fields/Combobox.tsx';
import { renderInRoot } from './kit-render.tsx';

/* Helpers of the tests of the combobox. */

export const names = ['Alabama', 'Alaska', 'Arizona', 'California', 'Colorado', 'Connecticut', 'Delaware', 'Florida'];
export const options = names.map((label, at) => ({ value: String(at), label }));

export const field = () => page.getByRole('combobox', { name: 'State' });
export const text = () => (field().element() as HTMLInputElement).value;
export const offered = (host: HTMLElement) =>
  [...(host.shadowRoot?.querySelectorAll('[role=option]') ?? [])].map((each) => each.textContent);
export const read = (host: HTMLElement) => new FormData(host.shadowRoot!.querySelector('form')!).get('state');
export const active = (host: HTMLElement) =>
  host.shadowRoot?.getElementById(field().element().getAttribute('aria-activedescendant') ?? '')?.textContent;

/**
 * Types without a task between the keys: on a busy machine, results could be announced in the pause between two real
 * keys.
 */
export function typeAtOnce(...keys: readonly string[]): void {
  for (const key of keys) document.execCommand('insertText', false, key);
}

interface Listeners {
  readonly onInput?: () => void;
  readonly onSubmit?: () => void;
}

export const open = (
  props: Partial<Parameters<typeof Combobox>[0]> = {},
  { onInput = () => {}, onSubmit = () => {} }: Listeners = {},
) =>
  renderInRoot(
    <form
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {/* Above the field, because the open list covers what is below. */}
      <button>Save</button>
      <Combobox label="State" name="state" options={options} {...props} />
    </form>,
  );
