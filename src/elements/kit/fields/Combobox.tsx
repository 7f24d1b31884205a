import { drawn } from '../../../core/format/text.ts';
import { useEffect, useId, useRef, type MouseEvent, type RefObject } from 'react';
import { systemClock } from '../../../core/page/clock.ts';
import comboboxCss from './combobox.css?inline';
import { useSheet } from '../context.ts';
import { LabelRow, type FieldBasics, describedBy, Note, verbatim } from './Field.tsx';
import { ChevronDown } from '../icons.tsx';
import { t as tKit } from '../kit.text.ts';
import { t as tList } from '../lists/list.text.ts';
import { useAnnounce } from '../feedback/LiveRegion.tsx';
import { useOpenLayer } from '../layers/popover.ts';
import { t, text } from './combobox.text.ts';
import { useBindTexts } from '../language.ts';
import type { Option } from './SelectField.tsx';
import { useCombobox, type OpenList } from './use-combobox.ts';

interface ComboboxProps extends FieldBasics {
  readonly options: readonly Option[];
  readonly autoComplete?: string;
  readonly isFoundAnywhere?: boolean;
  /** True: more options may still come, so that no match means nothing yet. */
  readonly isLoading?: boolean;
  /** Value of the option that an empty field stands for. */
  readonly whenEmpty?: string;
}

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
  const layer = useRef<HTMLDivElement>(null);
  const combobox = useCombobox({ name, options, defaultValue, isFoundAnywhere, whenEmpty });
  const { list, found, items, reached, field, input, isChosen, choose, toggle } = combobox;
  const isListOpen = items.length > 0;
  useSheet(comboboxCss);
  useOpenLayer(layer, field, list !== null, found.length);
  useSpokenCount(isLoading && found.length === 0 ? null : (list?.query ?? null), found.length);
  useShownOption(layer, list);

  return (
    <div className="d-field">
      <LabelRow id={id} labelId={`${id}-label`} label={label} isOptional={isOptional} aside={aside} />
      <div className="d-control">
        <input
          {...input}
          id={id}
          name={name}
          part="input"
          className="d-input"
          type="text"
          role="combobox"
          autoComplete={autoComplete}
          {...verbatim}
          required={!isOptional}
          aria-autocomplete="list"
          aria-expanded={isListOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={reached && `${id}-${list?.active}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, help)}
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
            onClick={toggle}
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
              aria-selected={item === reached}
              data-picked={isChosen(item) ? '' : undefined}
              onClick={() => choose(item)}
            >
              {drawn(item.label)}
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

const keepFocus = (event: MouseEvent) => event.preventDefault();

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
  const bind = useBindTexts();
  // Effect: announces in the live region, which React doesn't render. The pause before that is longer than a slow
  // typist's between two letters.
  useEffect(() => {
    if (query === null) return;
    const t = bind(text);
    let retract = () => {};
    const cancel = systemClock.after(typingPauseMs, () => {
      retract = announce(count === 0 ? t('noMatches') : t('matches', { count }));
    });
    return () => {
      cancel();
      retract();
    };
  }, [query, count, announce, bind]);
}
