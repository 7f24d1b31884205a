import { useEffect, useState, type CSSProperties } from 'react';
import { configure, defineAll } from '../../src/elements/index.ts';
import tokensSheet from '../../src/elements/kit/tokens.css?raw';
import { contrast, cssOf, pairs, purposes, tokensOf } from './tokens.ts';

type Scheme = 'light' | 'dark';

const tokens = tokensOf(tokensSheet);
const editable = [
  'accent',
  'on-accent',
  'accent-tint',
  'surface',
  'sunken',
  'text',
  'quiet',
  'line',
  'strong-line',
  'danger',
];
const initialOf = (name: string, scheme: Scheme) => tokens.find((each) => each.name === `--dict-${name}`)![scheme];

export function ThemeEditor() {
  const [scheme, setScheme] = useState<Scheme>('light');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    configure({ consoleUrl: '' });
    void defineAll(['dict-forgot-password']);
  }, []);
  const colourOf = (name: string) => chosen[`${scheme}.${name}`] ?? initialOf(name, scheme);
  const change = (name: string, colour: string) => setChosen({ ...chosen, [`${scheme}.${name}`]: colour });
  const poor = pairs.filter(([front, back, needs]) => contrast(colourOf(front), colourOf(back)) < needs);
  const preview = Object.fromEntries(editable.map((name) => [`--dict-${name}`, colourOf(name)]));

  return (
    <div className="docs-editor">
      <fieldset>
        <legend>Colours of the {scheme} theme</legend>
        <button type="button" className="docs-button" onClick={() => setScheme(scheme === 'light' ? 'dark' : 'light')}>
          Edit the {scheme === 'light' ? 'dark' : 'light'} theme
        </button>
        {editable.map((name) => (
          <label key={name} aria-label={`--dict-${name}`}>
            <input type="color" value={colourOf(name)} onChange={({ target }) => change(name, target.value)} />
            <span>
              <code>--dict-{name}</code> <span className="docs-quiet">{purposes[name]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <div className="docs-preview sb-unstyled" style={{ ...preview, colorScheme: scheme } as CSSProperties}>
          <dict-forgot-password email="a.khan@example.com" heading-level="3" />
        </div>
        <div role="status">
          {poor.length === 0 ? (
            <p>Every pair has enough contrast.</p>
          ) : (
            poor.map(([front, back, needs]) => (
              <p key={front + back} className="docs-bad">
                {front} on {back}: {contrast(colourOf(front), colourOf(back)).toFixed(1)}, needs {needs}.
              </p>
            ))
          )}
        </div>
        <pre aria-label="The CSS to paste">{cssOf(tokens, chosen)}</pre>
      </div>
    </div>
  );
}
