import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import codeCss from './code.css?inline';
import { useSheet } from '../context.ts';
import { describedBy, Note } from '../feedback/Note.tsx';
import { useAnnounce } from '../feedback/LiveRegion.tsx';
import { codeIn, digitsOf, putDigits, type Typed } from './code-digits.ts';

export { codeCss };

const codeLength = 6;

/** What a form can do with the field for a code. */
export interface CodeFieldHandle {
  /** Empties the boxes and puts the focus there. */
  clear(): void;
}

export interface CodeFieldProps {
  readonly label: string;
  readonly name: string;
  readonly help?: string;
  /** A rule of the form that the code breaks. */
  readonly error?: string | undefined;
  /** The service refused the code. Each new one (by identity) empties the boxes, is said, and keeps the focus (A11Y-04). */
  readonly refusal?: { readonly text: string } | undefined;
  /** After every change: '' to six digits. */
  readonly onDigits?: (digits: string) => void;
  /** The sixth digit has come. */
  readonly onComplete?: (digits: string) => void;
  readonly ref?: Ref<CodeFieldHandle>;
}

/** Six boxes for the eye and one input, so that paste, undo, autofill and screen readers have what they know. */
export function CodeField({ label, name, help, error, refusal, onDigits, onComplete, ref }: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>({ value: '', caret: 0 });
  const announce = useAnnounce();
  useSheet(codeCss);

  const tell = (next: Typed) => {
    setTyped(next);
    if (next.value === typed.value) return;
    onDigits?.(next.value);
    if (next.value.length === codeLength) onComplete?.(next.value);
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    tell({ value: '', caret: 0 });
  };
  useImperativeHandle(ref, () => ({ clear }));
  const latest = useRef(clear);
  latest.current = clear;
  // The refusal comes from outside; the input's own text is not React's.
  useEffect(() => {
    if (refusal) latest.current();
  }, [refusal]);
  const shown = typed.value === '' ? refusal : undefined;
  useEffect(() => shown && announce(shown.text), [shown, announce]);
  useDigitsOnly(input);
  useCaret(input, (caret) => setTyped((before) => (before.caret === caret ? before : { ...before, caret })));

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    type(event.currentTarget, codeIn(event.clipboardData.getData('text'), codeLength));
  };
  const read = (field: HTMLInputElement) => {
    const value = field.value.length > codeLength ? codeIn(field.value, codeLength) : digitsOf(field.value);
    // Writing an input's value forgets its undo: only where it must be.
    if (field.value !== value) field.value = value;
    tell({ value, caret: field.selectionStart ?? value.length });
  };
  // A field that was drawn ahead may have been typed into before it lived.
  const begin = useRef(() => input.current?.value && read(input.current));
  useLayoutEffect(() => void begin.current(), []);
  const said = error || shown?.text;

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
          aria-describedby={describedBy(id, help)}
          onPaste={paste}
          onInput={(event) => read(event.currentTarget)}
        />
      </div>
      <Note id={id} help={help} error={said} />
    </div>
  );
}

/** Puts digits where the caret is, as typing would: the browser can undo it. */
function type(field: HTMLInputElement, digits: string): void {
  const { value, caret } = putDigits(
    field.value,
    field.selectionStart ?? 0,
    field.selectionEnd ?? 0,
    digits,
    codeLength,
  );
  if (value === field.value) return;
  field.select();
  field.ownerDocument.execCommand('insertText', false, value);
  field.setSelectionRange(caret, caret);
}

type InputRef = RefObject<HTMLInputElement | null>;

/** Tells where the caret is whenever it moves. React's `onSelect` is never called in a shadow root. */
function useCaret(input: InputRef, tell: (caret: number) => void): void {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const look = () => latest.current(field.selectionStart ?? 0);
    // In a shadow root some browsers say so to the field alone, and others to the document alone.
    const places = [field, field.ownerDocument];
    for (const place of places) place.addEventListener('selectionchange', look);
    return () => places.forEach((place) => place.removeEventListener('selectionchange', look));
  }, [input]);
}

/** Anything but a digit is not typed, and a digit into full boxes replaces the one after the caret. */
function useDigitsOnly(input: InputRef): void {
  // React's onBeforeInput is another event: this one knows what is about to happen.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
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
