import { useRef, useState } from 'react';
import { addressOf, designTokens, type Choice, type Resolved } from './theme-choice.ts';
import { cssOf, type Token } from './tokens.ts';

interface ThemeResultProps {
  readonly tokens: readonly Token[];
  readonly choice: Choice;
  readonly resolved: Resolved;
}

/** The chosen theme as CSS, as design tokens and as an address, to copy. */
export function ThemeResult({ tokens, choice, resolved }: ThemeResultProps) {
  const json = JSON.stringify(designTokens(tokens, choice, resolved), null, 2);
  return (
    <>
      <Result name="The CSS to paste" text={cssOf(tokens, choice)} />
      <details>
        <summary>Design tokens (JSON of the W3C community group, for Figma)</summary>
        <p>
          <a
            className="docs-button"
            download="dict.tokens.json"
            href={`data:application/json,${encodeURIComponent(json)}`}
          >
            Download dict.tokens.json
          </a>
        </p>
        <Result name="The design tokens" text={json} />
      </details>
      <details>
        <summary>An address to share</summary>
        <Result name="The address" text={addressOf(choice, location.href)} />
      </details>
    </>
  );
}

function Result({ name, text }: { readonly name: string; readonly text: string }) {
  const [copied, setCopied] = useState('');
  const shown = useRef<HTMLPreElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // The browser doesn't let this page copy: selects the text, so that the reader can copy it with the keyboard.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  };
  return (
    <div className="docs-result">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={shown} role="region" aria-label={name} tabIndex={0}>
        {text}
      </pre>
      <button type="button" className="docs-button" aria-label={`Copy: ${name}`} onClick={() => void copy()}>
        {copied === text ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
