import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useId, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import comboboxCss from './combobox.css?inline';
import { useSheet } from '../context.ts';
import { LabelRow, type FieldBasics } from './Field.tsx';
import { ChevronDown } from '../icons/arrows.tsx';
import { t } from './combobox.text.ts';
import { t as tList } from '../lists/list.text.ts';
import { useAnnounce } from '../feedback/LiveRegion.tsx';
import { describedBy, Note } from '../feedback/Note.tsx';
import { useOpenLayer } from '../layers/open-layer.ts';
import type { Option } from './SelectField.tsx';
import { useRootEnvironment } from './root-environment.ts';

export { comboboxCss };

export interface ComboboxProps extends FieldBasics {
  readonly options: readonly Option[];
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** The typed letters are looked for anywhere in the options, not at their beginning alone. */
  readonly isFoundAnywhere?: boolean;
  readonly onPick?: (value: string) => void;
}

// More options than anybody reads cost a long pause on every letter: the rest is counted, and found by typing.
const mostDrawn = 200;

/**
 * A field that offers what begins with the typed letters (A11Y-18). Its form reads the picked option's value, '' before.
 * Text that names no option falls back to the last pick. Load it lazily: it brings downshift with it.
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
  disabled,
  isFoundAnywhere = false,
  onPick,
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
  // Downshift tells of a change late: the next key may come first. So the pick is kept in downshift's own state, where a form
  // that is sent at once finds it; and the query is read from the field, so that an arrow walks through the options that fit.
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
    onSelectedItemChange: ({ selectedItem: chosen }) => onPick?.(chosen?.value ?? ''),
  });
  const { getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = props;
  useOpenLayer(layer, field, isOpen, items.length);
  useSpokenCount(isOpen ? query : null, found.length);

  // Escape of a closed list is the dialog's.
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
          part="input"
          className="d-input"
          type="text"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          disabled={disabled}
          required={!isOptional}
          aria-activedescendant={active || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, help)}
        />
        <span className="d-control-end">
          <button type="button" className="d-reveal" disabled={disabled} aria-label={label} {...getToggleButtonProps()}>
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

/** What the form reads. A pick is an input to it, as typing is. */
function Picked({ name, value }: { readonly name: string; readonly value: string }) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  // The form listens to events, and a hidden input makes none.
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    input.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, [value]);
  return <input ref={input} type="hidden" name={name} value={value} readOnly />;
}

const beginsWith = (text: string, query: string) =>
  text.toLocaleLowerCase().startsWith(query.trim().toLocaleLowerCase());
const holds = (text: string, query: string) => text.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());

// Typing begins another search: the name of the pick is not in the way.
const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();

/** A saved value that the list does not hold is still shown. */
const optionOf = (options: readonly Option[], value: string): Option | null =>
  value === '' ? null : (options.find((option) => option.value === value) ?? { value, label: value });

const { InputKeyDownEscape, InputBlur, FunctionCloseMenu } = useCombobox.stateChangeTypes;

/** Leaving the field, by Escape or otherwise, leaves the name of an option in it. */
function settle(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
  options: readonly Option[],
) {
  if (type === InputKeyDownEscape || type === FunctionCloseMenu) return { ...changes, ...pickOf(state.selectedItem) };
  if (type !== InputBlur) return changes;
  const typed = state.inputValue.trim().toLocaleLowerCase();
  const named = options.find((option) => option.label.toLocaleLowerCase() === typed);
  return { ...changes, ...pickOf(named ?? changes.selectedItem ?? state.selectedItem) };
}

const pickOf = (option: Option | null) => ({ selectedItem: option, inputValue: option?.label ?? '' });

function useSpokenCount(query: string | null, count: number) {
  const announce = useAnnounce();
  // What a screen reader says is outside of React.
  useEffect(() => {
    if (query === null) return;
    return announce(count === 0 ? t('noMatches') : count === 1 ? t('oneMatch') : t('matches', { count }));
  }, [query, count, announce]);
}
