import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { systemClock, type Clock } from '../../../core/page/clock.ts';
import codeCss from './code.css?inline';
import type { Localized } from '../../../core/config/text.ts';
import { useSheet } from '../context.ts';
import { useOnChange } from '../use-on-change.ts';
import { translated } from '../language.ts';
import { describedBy, Note } from './Field.tsx';
import { useAnnouncement } from '../feedback/LiveRegion.tsx';
import { codeAfterInput, codeIn, putDigits, type Typed } from './code-digits.ts';
import { isStepSkipped, replaceText } from './digits.ts';
import { digitsOf } from '../../../core/format/typed.ts';

export { codeCss };

const codeLength = 6;
const correctionMs = 500;

export interface CodeFieldHandle {
  clear(): void;
}

interface CodeFieldProps {
  readonly label: string;
  readonly name: string;
  readonly help?: string;
  readonly sentenceId?: string;
  readonly error?: string | undefined;
  /** The service refused the code. Each new object empties and focuses the field, and is announced (A11Y-04). */
  readonly refusal?: { readonly text: Localized } | undefined;
  readonly onDigits?: (digits: string) => void;
  /** True: a complete code submits the form without a click; `help` has to say so beforehand (WCAG 3.2.2). */
  readonly submitsItself?: boolean;
  readonly takesFocus?: boolean;
  readonly clock?: Clock;
  readonly ref?: Ref<CodeFieldHandle>;
}

/** Looks like six boxes but is one input, so that paste, undo, autofill and screen readers work as usual. */
export function CodeField({
  label,
  name,
  help,
  sentenceId = '',
  error,
  refusal,
  onDigits,
  submitsItself = false,
  takesFocus = false,
  clock = systemClock,
  ref,
}: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>({ value: '', caret: 0 });
  // The value of `typed`, also between two inputs of one task, before it is rendered.
  const last = useRef('');
  const submitWhenComplete = useOwnSubmit(input, submitsItself, clock);
  useSheet(codeCss);

  const change = (next: Typed) => {
    setTyped(next);
    if (next.value === last.current) return;
    last.current = next.value;
    onDigits?.(next.value);
    submitWhenComplete(next.value);
  };
  const clear = () => {
    input.current!.value = '';
    input.current!.focus();
    change({ value: '', caret: 0 });
  };
  useImperativeHandle(ref, () => ({ clear }));
  // Effect: empties the input, which is uncontrolled, once for each refusal.
  useOnChange(refusal, () => {
    if (refusal) clear();
  });
  const shown = typed.value === '' && refusal ? translated(refusal.text) : undefined;
  useAnnouncement(shown);
  useDigitsOnly(input);
  useCaret(input, (caret) => setTyped((before) => (before.caret === caret ? before : { ...before, caret })));

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    type(event.currentTarget, codeIn(event.clipboardData.getData('text'), codeLength));
  };
  const read = (field: HTMLInputElement, { inputType = '', isComposing = false }: Partial<InputEvent> = {}) => {
    const caret = field.selectionStart ?? field.value.length;
    const value = codeAfterInput(last.current, field.value, caret, codeLength);
    if (field.value !== value) {
      if (isStepSkipped(field, inputType)) return;
      // While full-width digits are composed, the field gets the code only once it is complete: before, the input method
      // would insert the digits so far once more.
      if (isComposing && value.length === codeLength) field.value = value;
      if (!isComposing) replaceText(field, value, digitsOf(field.value.slice(0, caret)).length);
    }
    change({ value, caret: field.selectionStart ?? value.length });
  };
  const begin = useEffectEvent(() => input.current?.value && read(input.current));
  // Layout effect: reads the value on mount, because users may type into a prerendered field before hydration.
  useLayoutEffect(() => void begin(), []);
  // Effect: focuses the field after it is rendered.
  useOnChange(takesFocus, () => void (takesFocus && input.current && takeFocus(input.current)));
  const said = error || shown;

  return (
    <div className="d-field">
      <label part="label" className="d-label d-small" htmlFor={id}>
        {label}
      </label>
      <div className="d-code" data-error={said ? '' : undefined}>
        <div className="d-code-boxes" aria-hidden="true">
          {[...Array<undefined>(codeLength)].map((_, box) => (
            <span key={box} data-here={box === Math.min(typed.caret, codeLength - 1) ? '' : undefined} />
          ))}
        </div>
        <input
          ref={input}
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          required
          aria-invalid={said ? true : undefined}
          aria-describedby={`${describedBy(id, help)} ${sentenceId}`.trimEnd()}
          onPaste={paste}
          onInput={({ currentTarget, nativeEvent }) => read(currentTarget, nativeEvent as InputEvent)}
          onCompositionEnd={(event) => read(event.currentTarget)}
        />
      </div>
      <Note id={id} help={help} error={said} />
    </div>
  );
}

function type(field: HTMLInputElement, digits: string): void {
  const { value, caret } = putDigits(
    field.value,
    field.selectionStart ?? 0,
    field.selectionEnd ?? 0,
    digits,
    codeLength,
  );
  if (value !== field.value) replaceText(field, value, caret);
}

/**
 * Focuses the field if the focus is in its form, on an ancestor of the field, or nowhere. Elsewhere on the page the user
 * is busy with something else, and keeps the focus.
 */
export function takeFocus(field: HTMLInputElement): void {
  const { activeElement } = field.ownerDocument;
  if (field.form?.contains(activeElement)) return field.focus({ preventScroll: true });
  for (let node: Node | null = field; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    if (node === activeElement) return field.focus({ preventScroll: true });
}

type InputRef = RefObject<HTMLInputElement | null>;

/**
 * Call the returned function with each new value. It submits a complete code after `correctionMs`, unless before that the
 * value changes, or another component submits the form (hence the effect). It ignores values while the field isn't
 * focused, because after a reload the browser may fill in an old code.
 */
function useOwnSubmit(input: InputRef, isOn: boolean, clock: Clock): (value: string) => void {
  const cancel = useRef(() => {});
  useEffect(() => {
    const form = input.current?.form;
    const listening = new AbortController();
    form?.addEventListener('submit', () => cancel.current(), { signal: listening.signal });
    return () => {
      listening.abort();
      cancel.current();
    };
  }, [input]);
  return (value) => {
    cancel.current();
    const root = input.current?.getRootNode() as Document | ShadowRoot | undefined;
    // Not `:focus`: it matches nothing in Firefox while an extension's window is in front and fills in the code.
    if (!isOn || value.length < codeLength || root?.activeElement !== input.current) return;
    cancel.current = clock.after(correctionMs, () => input.current?.form?.requestSubmit());
  };
}

function useCaret(input: InputRef, onCaret: (caret: number) => void): void {
  const reportCaret = useEffectEvent(onCaret);
  // Effect: listens to the native `selectionchange`, because React's `onSelect` never fires in a shadow root. There some
  // browsers dispatch `selectionchange` on the field only, others on the document only.
  useEffect(() => {
    const field = input.current!;
    const look = () => reportCaret(field.selectionStart ?? 0);
    const listening = new AbortController();
    for (const place of [field, field.ownerDocument])
      place.addEventListener('selectionchange', look, { signal: listening.signal });
    return () => listening.abort();
  }, [input]);
}

function useDigitsOnly(input: InputRef): void {
  // Effect: listens to the native `beforeinput`, because React's `onBeforeInput` is a different event.
  useEffect(() => {
    const field = input.current!;
    const listen = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || event.isComposing || event.data === null || event.data.length > 1) return;
      const caret = field.selectionStart ?? 0;
      if (digitsOf(event.data) === '') return event.preventDefault();
      if (field.value.length < codeLength || caret !== field.selectionEnd) return;
      field.setSelectionRange(caret, caret + 1);
    };
    field.addEventListener('beforeinput', listen);
    return () => field.removeEventListener('beforeinput', listen);
  }, [input]);
}
