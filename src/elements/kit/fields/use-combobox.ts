import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { isShortcut } from '../keys.ts';
import { isComposing } from './form.ts';
import { holdsFocus } from '../../../core/page/focus.ts';
import { optionNamed, optionOf, optionsFor } from './options.ts';
import type { Option } from './SelectField.tsx';

interface Choice {
  readonly name: string;
  readonly options: readonly Option[];
  readonly defaultValue: string;
  readonly isFoundAnywhere: boolean;
  readonly whenEmpty: string;
}

export interface OpenList {
  /** Text that filters the options; null before anything is typed: shows all. */
  readonly query: string | null;
  /** Position of the option that the arrow keys have reached. */
  readonly active: number | null;
}

const mostDrawn = 200;

/**
 * State and events of a combobox. The input itself has the text, and the value is worked out from the text. `chosen`
 * decides only which of several options with one label is meant, and what Escape restores.
 */
export function useCombobox({ name, options, defaultValue, isFoundAnywhere, whenEmpty }: Choice) {
  const field = useRef<HTMLInputElement>(null);
  const first = optionOf(options, defaultValue);
  const chosen = useRef(first);
  const [list, setList] = useState<OpenList | null>(null);
  const found = list?.query ? optionsFor(list.query, options, isFoundAnywhere) : options;
  const items = list ? found.slice(0, mostDrawn) : [];
  const active = list?.active ?? null;
  const reached = active === null ? undefined : items[active];
  useNewLabel(options, chosen, field);

  const named = () => {
    const typed = field.current!.value;
    return typed.trim() === '' && whenEmpty
      ? optionOf(options, whenEmpty)
      : optionNamed(typed, options, chosen.current);
  };
  useFormValue(field, name, {
    read: () => named()?.value ?? '',
    reset() {
      chosen.current = first;
      setList(null);
    },
  });

  const open = (isByArrow = false) => {
    const { value } = field.current!;
    const query = value === (chosen.current?.label ?? '') ? null : value;
    const shown = query ? optionsFor(query, options, isFoundAnywhere) : options;
    const isActive = isByArrow && shown.length > 0;
    setList({ query, active: isActive ? Math.max(0, positionOf(shown.slice(0, mostDrawn), chosen.current)) : null });
  };
  const close = () => setList(null);
  const show = (shown: string) => {
    field.current!.value = shown;
    // Setting `value` fires no event, and the form listens for `input`.
    field.current!.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const choose = (option: Option) => {
    chosen.current = option;
    show(option.label);
    close();
  };
  /** Takes the option that the text names, and leaves any other text as it is: only the user can mend it. */
  const settle = () => {
    const option = named();
    close();
    if (!option) return;
    chosen.current = option;
    if (field.current!.value !== option.label) show(option.label);
  };
  const move = (to: (at: number) => number) => {
    if (!list || items.length === 0) return;
    const from = active ?? (list.query === null ? positionOf(items, chosen.current) : -1);
    setList({ ...list, active: (to(from) + items.length) % items.length });
  };

  const typed = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const isFocused = holdsFocus(currentTarget);
    // The browser has filled in a whole value: chooses the option without opening the list.
    if ((!isFocused || isWholeValue(nativeEvent)) && named()) return settle();
    if (isFocused) setList({ query: currentTarget.value, active: null });
  };
  const keys: Keys = {
    ArrowDown: () => move((at) => at + 1),
    ArrowUp: ({ altKey }) => (altKey ? close() : move((at) => (at < 0 ? -1 : at - 1))),
    Home: () => move(() => 0),
    End: () => move(() => -1),
    Escape() {
      const before = chosen.current?.label ?? '';
      if (field.current!.value !== before) show(before);
      close();
    },
    Enter() {
      if (reached) return choose(reached);
      if (!named()) return;
      settle();
      return 'submits';
    },
  };
  const closedKeys: Keys = { ArrowDown: ({ altKey }) => open(!altKey), ArrowUp: () => open(true) };
  const keyDown = (event: KeyboardEvent) => {
    const action = (list ? keys : closedKeys)[event.key];
    if (isComposing(event) || isShortcut(event) || !action || action(event) === 'submits') return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = () => {
    // Ignores a blur of the whole window: the field has the focus again when the window has it.
    if (!field.current!.ownerDocument.hasFocus()) return;
    if (reached) choose(reached);
    else settle();
  };
  return {
    list,
    found,
    items,
    reached,
    isChosen: ({ value }: Option) => value === chosen.current?.value,
    choose,
    toggle() {
      field.current!.focus();
      if (list) close();
      else open();
    },
    field,
    input: {
      ref: field,
      defaultValue: first?.label ?? '',
      onInput: typed,
      onKeyDown: keyDown,
      onFocus: selectAll,
      onClick: () => list ?? open(),
      onBlur: leave,
    },
  };
}

type Keys = Readonly<Record<string, ((event: KeyboardEvent) => unknown) | undefined>>;

const positionOf = (items: readonly Option[], option: Option | null) =>
  items.findIndex(({ value }) => value === option?.value);

const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();

/** True for an `input` event that replaces the whole value: of autofill or a script. Typing has another `inputType`. */
const isWholeValue = (event: Event) => {
  const kind = 'inputType' in event ? event.inputType : '';
  return kind === '' || kind === 'insertReplacementText';
};

/** Makes `FormData` of the form contain `read()` instead of the typed text, and calls `reset` when the form is reset. */
function useFormValue(
  field: RefObject<HTMLInputElement | null>,
  name: string,
  { read, reset }: { readonly read: () => string; readonly reset: () => void },
) {
  const fill = useEffectEvent(({ formData }: FormDataEvent) => formData.set(name, read()));
  const forget = useEffectEvent(reset);
  // Effect: React has no `formdata` event.
  useEffect(() => {
    const form = field.current!.form;
    const listening = new AbortController();
    form?.addEventListener('formdata', (event) => fill(event), { signal: listening.signal });
    form?.addEventListener('reset', () => forget(), { signal: listening.signal });
    return () => listening.abort();
  }, [field]);
}

/** Shows the chosen option's new label after the options have loaded or the language has changed. */
function useNewLabel(
  options: readonly Option[],
  chosen: RefObject<Option | null>,
  field: RefObject<HTMLInputElement | null>,
) {
  // Effect: the chosen option has another label now. Replaces the former label in the field, but no text that the user typed.
  useEffect(() => {
    const before = chosen.current;
    const now = options.find(({ value }) => value === before?.value);
    if (!before || !now || now.label === before.label) return;
    chosen.current = now;
    if (field.current!.value === before.label) field.current!.value = now.label;
  }, [options, chosen, field]);
}
