import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSheet } from '../context.ts';
import { placeBeside } from '../layers/place.ts';
import { addTopLayer } from '../layers/top-layer.ts';
import truncatedCss from './truncated.css?inline';

const lengthLimit = 35;

/** A text of at most 35 characters (CON-9.12), and the whole of a longer one on hover, focus or a tap. */
export function Truncated({ text }: { readonly text: string }) {
  const start = startOf(text);
  return start === null ? text : <Cut start={start} rest={text.slice(start.length)} />;
}

/** The same in a link, which is a stop of its own: its name is the whole, and the browser's tooltip shows it. */
export function TruncatedInLink({ text }: { readonly text: string }) {
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

/** null for what stands whole. */
function startOf(text: string): string | null {
  const characters = [...text];
  // Without a space before it the dots stay on the line of the last word.
  return characters.length > lengthLimit ? characters.slice(0, lengthLimit).join('').trimEnd() : null;
}

function Cut({ start, rest }: { readonly start: string; readonly rest: string }) {
  useSheet(truncatedCss);
  const word = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [isShown, show] = useState(false);
  // The top layer is entered by a call; a table's overflow does not clip it there.
  useEffect(() => {
    const node = tip.current;
    if (!isShown || !node || !word.current) return;
    node.showPopover();
    const stop = placeBeside(node, word.current);
    const forget = addTopLayer(node, () => show(false));
    return () => {
      stop();
      forget();
      node.hidePopover();
    };
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
      <span ref={tip} popover="manual" className="d-tip" aria-hidden="true">
        {start}
        {rest}
      </span>
    </span>
  );
}
