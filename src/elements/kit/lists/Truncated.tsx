import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { drawn } from '../../../core/format/text.ts';
import { useSheet } from '../context.ts';
import { useOpenLayer } from '../layers/popover.ts';
import truncatedCss from './truncated.css?inline';

const lengthLimit = 35;

/** A text cut to 35 characters (CON-9.12); the full text appears on hover, focus or tap. */
export function Truncated({ text: whole }: { readonly text: string }) {
  const text = drawn(whole);
  const start = startOf(text);
  return start === null ? text : <Cut start={start} rest={text.slice(start.length)} />;
}

/** Shows the full text in a native tooltip, because a link can't contain the button of `Truncated`. */
export function TruncatedInLink({ text: whole }: { readonly text: string }) {
  const text = drawn(whole);
  useSheet(truncatedCss);
  const start = startOf(text);
  if (start === null) return text;
  return (
    <span title={text}>
      {start}
      <span className="d-cut-rest">{text.slice(start.length)}</span>
      <span aria-hidden="true">…</span>
    </span>
  );
}

/**
 * The native tooltip of a text that a narrow column may cut. Undefined for '-', and for a text of more than 35
 * characters, for which `Truncated` shows a tooltip itself.
 */
export const titleOf = (text: string): string | undefined =>
  text === '-' || startOf(text) !== null ? undefined : text;

function startOf(text: string): string | null {
  const characters = [...text];
  // Trims the end, because after a space the ellipsis could begin a new line.
  return characters.length > lengthLimit ? characters.slice(0, lengthLimit).join('').trimEnd() : null;
}

function Cut({ start, rest }: { readonly start: string; readonly rest: string }) {
  useSheet(truncatedCss);
  const word = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [isShown, show] = useState(false);
  useOpenLayer(tip, word, isShown);
  // Effect: on touch screens a press elsewhere hides the text. Safari does not focus a pressed button, so no blur follows.
  useEffect(() => {
    const { ownerDocument: document } = word.current!;
    const listening = new AbortController();
    const press = (event: Event) => event.composedPath().includes(word.current!) || show(false);
    if (isShown) document.addEventListener('pointerdown', press, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [isShown]);
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return;
    event.preventDefault();
    show(false);
  };
  return (
    <span onPointerEnter={() => show(true)} onPointerLeave={() => show(false)}>
      <button
        ref={word}
        type="button"
        className="d-cut"
        onFocus={() => show(true)}
        onBlur={() => show(false)}
        onClick={() => show(true)}
        onKeyDown={keyDown}
      >
        {start}
        <span className="d-cut-rest">{rest}</span>
        <span aria-hidden="true">…</span>
      </button>
      <span
        ref={tip}
        popover="manual"
        className="d-tip"
        aria-hidden="true"
        onToggle={({ newState }) => newState === 'closed' && show(false)}
      >
        {start}
        {rest}
      </span>
    </span>
  );
}
