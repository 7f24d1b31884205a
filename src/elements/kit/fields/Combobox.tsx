import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useMemo,
} from 'react';
import { systemClock } from '../../../core/page/clock.ts';
import comboboxCss from './combobox.css?inline';
import { useSheet } from '../context.ts';
import { LabelRow, type FieldBasics, describedBy, Note } from './Field.tsx';
import { ChevronDown } from '../icons.tsx';
import { t as tList } from '../lists/list.text.ts';
import { useAnnounce } from '../feedback/LiveRegion.tsx';
import { useOpenLayer } from '../layers/popover.ts';
import type { Option } from './SelectField.tsx';
import { t, text } from './combobox.text.ts';
import { useTexts } from '../language.ts';

export interface ComboboxProps extends FieldBasics {
  readonly options: readonly Option[];
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly isFoundAnywhere?: boolean;
}

const mostDrawn = 200;

/**
 * A text field that suggests the options that begin with the typed text, or contain it if `isFoundAnywhere` (A11Y-18).
 * Its form reads the value of the picked option, '' before the first pick. On Enter, or when the field loses the focus,
 * the typed name of an option picks it, and any other text is reset to the last pick. Import `LazyCombobox` instead: this
 * module includes downshift.
 */
export default function Combobox({
  label,
  name,
  help,
  error,
  defaultValue = '',
  isOptional = false,
  aside,
  options,
  placeholder,
  autoComplete = 'off',
  isFoundAnywhere = false,
}: ComboboxProps) {
  const id = useId();
  const [query, setQuery] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { environment, ref: root } = useRootEnvironment();
  useSheet(comboboxCss);

  const fits = isFoundAnywhere ? holds : beginsWith;
  const found = query === null ? options : options.filter((option) => fits(option.label, query));
  const items = found.slice(0, mostDrawn);
  // Downshift may call its callbacks only after the next key press, too late for an arrow or for an Enter that submits the
  // form. So the picked option is read from downshift's state, and the query from the input event.
  const { isOpen, selectedItem, ...props } = useCombobox<Option>({
    items,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value ?? '',
    initialSelectedItem: optionOf(options, defaultValue),
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-menu`,
    getItemId: (index) => `${id}-${index}`,
    environment,
    stateReducer: (state, change) => settle(state, change, options),
    onInputValueChange: ({ type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) setQuery(null);
    },
  });
  const { getInputProps, getMenuProps, getItemProps, getToggleButtonProps, selectItem } = props;
  const renamed = options.find(({ value, label }) => value === selectedItem?.value && label !== selectedItem.label);
  // Effect: gives downshift the picked option's new label, after the options have loaded or the language has changed.
  useEffect(() => {
    if (renamed) selectItem(renamed);
  }, [renamed, selectItem]);
  useOpenLayer(layer, field, isOpen, items.length);
  useSpokenCount(isOpen ? query : null, found.length);
  const isListOpen = isOpen && items.length > 0;

  // While the list is closed, keeps Escape from downshift, so that it closes an enclosing dialog.
  const keyDown = (event: KeyboardEvent & { preventDownshiftDefault?: boolean }) => {
    if (event.key === 'Escape' && !isOpen) event.preventDownshiftDefault = true;
  };
  const { 'aria-activedescendant': active, ...input } = getInputProps({
    ref: field,
    onKeyDown: keyDown,
    onFocus: selectAll,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setQuery(currentTarget.value),
  });
  return (
    <div className="d-field" ref={root}>
      <LabelRow id={id} labelId={`${id}-label`} label={label} isOptional={isOptional} aside={aside} />
      <div className="d-control">
        <input
          {...input}
          autoComplete={autoComplete}
          part="input"
          className="d-input"
          type="text"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          required={!isOptional}
          aria-activedescendant={active || undefined}
          aria-expanded={isListOpen}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, help)}
        />
        <span className="d-control-end">
          <button
            type="button"
            className="d-reveal"
            aria-label={label}
            {...getToggleButtonProps()}
            aria-expanded={isListOpen}
          >
            <ChevronDown />
          </button>
        </span>
      </div>
      <Picked name={name} value={selectedItem?.value ?? ''} />
      <div ref={layer} popover="manual" className="d-options">
        <ul {...getMenuProps()} hidden={items.length === 0}>
          {isOpen &&
            items.map((item, index) => (
              <li
                key={item.value}
                data-picked={item.value === selectedItem?.value ? '' : undefined}
                {...getItemProps({ item, index })}
              >
                {item.label}
              </li>
            ))}
        </ul>
        {isOpen && found.length === 0 && <div className="d-options-none">{t('noMatches')}</div>}
        {isOpen && found.length > items.length && (
          <div className="d-options-none">{tList('moreOptions', { count: found.length - items.length })}</div>
        )}
      </div>
      <Note id={id} help={help} error={error} />
    </div>
  );
}

function Picked({ name, value }: { readonly name: string; readonly value: string }) {
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(value);
  // Effect: dispatches `input` when the value changes: the form listens for it, and a hidden input dispatches no events.
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    input.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, [value]);
  return <input ref={input} type="hidden" name={name} value={value} readOnly />;
}

const beginsWith = (text: string, query: string) =>
  text.toLocaleLowerCase().startsWith(query.trim().toLocaleLowerCase());
const holds = (text: string, query: string) => text.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());

const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();

const optionOf = (options: readonly Option[], value: string): Option | null =>
  value === '' ? null : (options.find((option) => option.value === value) ?? { value, label: value });

const { InputKeyDownEnter, InputKeyDownEscape, InputBlur, FunctionCloseMenu } = useCombobox.stateChangeTypes;

function settle(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
  options: readonly Option[],
) {
  if (type === InputKeyDownEscape || type === FunctionCloseMenu) return { ...changes, ...pickOf(state.selectedItem) };
  const isEnterOnNoOption = type === InputKeyDownEnter && state.highlightedIndex < 0;
  if (type !== InputBlur && !isEnterOnNoOption) return changes;
  const typed = state.inputValue.trim().toLocaleLowerCase();
  // Options may share a label: the last pick comes before the others.
  const named = [state.selectedItem, ...options].find((option) => option?.label.toLocaleLowerCase() === typed);
  return { ...changes, ...pickOf(named ?? changes.selectedItem ?? state.selectedItem) };
}

const pickOf = (option: Option | null) => ({ selectedItem: option, inputValue: option?.label ?? '' });

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

/**
 * Downshift's `environment`: the shadow root in place of the window. At the window, events are retargeted to the host, so
 * a click elsewhere in the element would not close the list. Its `document` has only the four members that downshift
 * uses; while nothing is focused, `activeElement` is `body`, as in a real document.
 */
function useRootEnvironment() {
  const [root, setRoot] = useState<Document | ShadowRoot | null>(null);
  const ref = useCallback((node: HTMLElement | null) => {
    const around = node?.getRootNode();
    if (around instanceof Document || around instanceof ShadowRoot) setRoot(around);
  }, []);
  const environment = useMemo(() => (root ? environmentOf(root) : undefined), [root]);
  return { environment, ref };
}

function environmentOf(root: Document | ShadowRoot) {
  const page = root.ownerDocument ?? document;
  const around = {
    get activeElement() {
      return root.activeElement ?? page.body;
    },
    getElementById: (id: string) => root.getElementById(id),
    createElement: (tag: string) => page.createElement(tag),
    body: page.body,
  };
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: around as unknown as Document,
    Node,
  };
}
