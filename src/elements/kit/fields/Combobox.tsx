import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { systemClock } from '../../../core/page/clock.ts';
import comboboxCss from './combobox.css?inline';
import { useSheet } from '../context.ts';
import { LabelRow, type FieldBasics, describedBy, Note, verbatim } from './Field.tsx';
import { ChevronDown } from '../icons.tsx';
import { t as tKit } from '../kit.text.ts';
import { t as tList } from '../lists/list.text.ts';
import { useAnnounce } from '../feedback/LiveRegion.tsx';
import { useOpenLayer } from '../layers/popover.ts';
import { optionNamed, optionOf, optionsFor } from './options.ts';
import type { Option } from './SelectField.tsx';
import { t, text } from './combobox.text.ts';
import { useTexts } from '../language.ts';

interface ComboboxProps extends FieldBasics {
  readonly options: readonly Option[];
  readonly autoComplete?: string;
  readonly isFoundAnywhere?: boolean;
  /** True: more options may still come, so that no match means nothing yet. */
  readonly isLoading?: boolean;
  /** Value of the option that an empty field stands for. */
  readonly whenEmpty?: string;
}

interface OpenList {
  /** Text that filters the options; null before anything is typed: shows all. */
  readonly query: string | null;
  /** Position of the option that the arrow keys have reached. */
  readonly active: number | null;
}

const mostDrawn = 200;

/**
 * A text field that suggests options, after the combobox pattern of the ARIA Authoring Practices (A11Y-18). Its form reads
 * the value of the option that the text names, and '' if the text names none. That is worked out from the text at the
 * moment of reading, so that it never depends on which events have arrived or what has been rendered.
 */
export function Combobox({
  label,
  name,
  help,
  error,
  defaultValue = '',
  isOptional = false,
  aside,
  options,
  autoComplete = 'off',
  isFoundAnywhere = false,
  isLoading = false,
  whenEmpty = '',
}: ComboboxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const first = optionOf(options, defaultValue);
  const chosen = useRef(first);
  const [list, setList] = useState<OpenList | null>(null);
  useSheet(comboboxCss);

  const found = list?.query ? optionsFor(list.query, options, isFoundAnywhere) : options;
  const items = list ? found.slice(0, mostDrawn) : [];
  const active = list?.active ?? null;
  const reached = active === null ? undefined : items[active];
  const isListOpen = items.length > 0;
  useOpenLayer(layer, field, list !== null, found.length);
  useSpokenCount(isLoading && found.length === 0 ? null : (list?.query ?? null), found.length);
  useShownOption(layer, list);
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
    const isFocused = (currentTarget.getRootNode() as Document | ShadowRoot).activeElement === currentTarget;
    // A browser that fills in a whole value: the option is chosen, and its list does not open.
    if ((!isFocused || isWholeValue(nativeEvent)) && named()) return settle();
    if (isFocused) setList({ query: currentTarget.value, active: null });
  };
  const keys: Readonly<Record<string, ((event: KeyboardEvent) => unknown) | undefined>> = list
    ? {
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
      }
    : {
        ArrowDown: ({ altKey }) => open(!altKey),
        ArrowUp: () => open(true),
      };
  const keyDown = (event: KeyboardEvent) => {
    // 229: Safari ends a composition before it reports its last key.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    const action = keys[event.key];
    if (isComposing || !action || action(event) === 'submits') return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = () => {
    // The window lost the focus, not the field.
    if (!field.current!.ownerDocument.hasFocus()) return;
    if (reached) choose(reached);
    else settle();
  };
  return (
    <div className="d-field">
      <LabelRow id={id} labelId={`${id}-label`} label={label} isOptional={isOptional} aside={aside} />
      <div className="d-control">
        <input
          ref={field}
          id={id}
          name={name}
          part="input"
          className="d-input"
          type="text"
          role="combobox"
          autoComplete={autoComplete}
          {...verbatim}
          defaultValue={first?.label ?? ''}
          required={!isOptional}
          aria-autocomplete="list"
          aria-expanded={isListOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={reached && `${id}-${active}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, help)}
          onInput={typed}
          onKeyDown={keyDown}
          onFocus={selectAll}
          onClick={() => list ?? open()}
          onBlur={leave}
        />
        <span className="d-control-end">
          <button
            type="button"
            className="d-reveal"
            tabIndex={-1}
            aria-label={label}
            aria-expanded={isListOpen}
            aria-controls={`${id}-list`}
            onMouseDown={keepFocus}
            onClick={() => {
              field.current!.focus();
              if (list) close();
              else open();
            }}
          >
            <ChevronDown />
          </button>
        </span>
      </div>
      <div ref={layer} popover="manual" className="d-options" onMouseDown={keepFocus}>
        <ul id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`} hidden={!isListOpen}>
          {items.map((item, index) => (
            <li
              key={item.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              data-picked={item.value === chosen.current?.value ? '' : undefined}
              onClick={() => choose(item)}
            >
              {item.label}
            </li>
          ))}
        </ul>
        {list && found.length === 0 && (
          <div className="d-options-none">{isLoading ? tKit('loading') : t('noMatches')}</div>
        )}
        {found.length > items.length && items.length > 0 && (
          <div className="d-options-none">{tList('moreOptions', { count: found.length - items.length })}</div>
        )}
      </div>
      <Note id={id} help={help} error={error} />
    </div>
  );
}

const positionOf = (items: readonly Option[], option: Option | null) =>
  items.findIndex(({ value }) => value === option?.value);

const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** True for an `input` event that replaces the whole value: of autofill, or of a script. Typing names its kind. */
const isWholeValue = (event: Event) => {
  const kind = 'inputType' in event ? event.inputType : '';
  return kind === '' || kind === 'insertReplacementText';
};

/** Puts the field's value in place of its text whenever the form is read, and reports its reset. */
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
  // Effect: the text is the user's, so it changes only if it still is the former label.
  useEffect(() => {
    const before = chosen.current;
    const now = options.find(({ value }) => value === before?.value);
    if (!before || !now || now.label === before.label) return;
    chosen.current = now;
    if (field.current!.value === before.label) field.current!.value = now.label;
  }, [options, chosen, field]);
}

function useShownOption(layer: RefObject<HTMLElement | null>, list: OpenList | null) {
  // Effect: scrolls to the active option, or to the chosen one when the list has opened.
  useEffect(() => {
    if (!list) return;
    const node = layer.current!.querySelector(list.active === null ? '[data-picked]' : '[aria-selected="true"]');
    node?.scrollIntoView({ block: 'nearest' });
  }, [layer, list]);
}

const typingPauseMs = 700;

function useSpokenCount(query: string | null, count: number) {
  const announce = useAnnounce();
  const texts = useTexts();
  // Effect: announces in the live region, which React doesn't render. The pause before that is longer than a slow
  // typist's between two letters.
  useEffect(() => {
    if (query === null) return;
    const t = texts(text);
    let retract = () => {};
    const cancel = systemClock.after(typingPauseMs, () => {
      retract = announce(count === 0 ? t('noMatches') : t('matches', { count }));
    });
    return () => {
      cancel();
      retract();
    };
  }, [query, count, announce, texts]);
}
