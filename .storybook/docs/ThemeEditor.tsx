import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useMemo, useRef, useState } from 'react';
import tokensSheet from '../../src/elements/kit/tokens.css?raw';
import { resolveColours } from './resolve-colours.ts';
import { choiceIn, densities, fonts, presets, repaired, type Choice, type Resolved } from './theme-choice.ts';
import { ThemeResult } from './ThemeResult.tsx';
import { toolbarTheme, type ThemeName } from './toolbar-theme.ts';
import { contrast, cssOf, pairs, purposes, tokensOf } from './tokens.ts';

const tokens = tokensOf(tokensSheet);
const single = ['on-accent', 'accent-tint', 'surface', 'sunken', 'text', 'quiet', 'line', 'strong-line', 'danger'];

export function ThemeEditor() {
  const [scheme, setScheme] = useState(toolbarTheme);
  const { choice, change, undo, canUndo } = useChoice();
  const resolved = useMemo(() => resolveColours(choice), [choice]);
  const set = (key: string, value: string) => change(key, { ...choice, [key]: value });
  const setAccent = (accent: string) => {
    const { 'light.accent': _, 'dark.accent': __, ...rest } = choice;
    change('accent', { ...rest, accent });
  };
  const colours = resolved[scheme];

  return (
    <>
      <div className="docs-presets" role="group" aria-label="Presets">
        {Object.entries(presets).map(([name, preset]) => (
          <button key={name} type="button" className="docs-button" onClick={() => change(name, preset)}>
            <span className="docs-dot" style={{ background: preset.accent ?? 'var(--d-fill)' }} />
            {name}
          </button>
        ))}
        <button type="button" className="docs-button" disabled={!canUndo} onClick={undo}>
          Undo
        </button>
      </div>
      <div className="docs-editor">
        <fieldset>
          <legend>Theme</legend>
          <Colour name="accent" value={colours.accent!} onChange={setAccent} />
          <Shape choice={choice} change={change} />
          <button
            type="button"
            className="docs-button"
            onClick={() => setScheme(scheme === 'light' ? 'dark' : 'light')}
          >
            Edit the {scheme === 'light' ? 'dark' : 'light'} theme
          </button>
          <details>
            <summary>Every colour of the {scheme} theme</summary>
            {single.map((name) => (
              <Colour
                key={name}
                name={name}
                value={colours[name]!}
                onChange={(value) => set(`${scheme}.${name}`, value)}
              />
            ))}
          </details>
        </fieldset>
        <div>
          <Contrasts
            colours={colours}
            onRepair={(name, value) => {
              const { [name]: both, ...rest } = choice;
              const other = scheme === 'light' ? 'dark' : 'light';
              const ofBoth = both && !choice[`${other}.${name}`] ? { [`${other}.${name}`]: both } : {};
              change('repair', { ...rest, ...ofBoth, [`${scheme}.${name}`]: value });
            }}
          />
          <ThemeResult tokens={tokens} choice={choice} resolved={resolved} />
        </div>
      </div>
      <Preview choice={choice} scheme={scheme} />
    </>
  );
}

/**
 * The history is stored outside the component, because Storybook renders the page from scratch after each change in the
 * toolbar.
 */
const $history = atom([{ key: '', choice: choiceIn(location.href, tokens) }]);

/**
 * The reader's choice with its undo history. Successive changes of one setting are one step, for example while a colour
 * is dragged.
 */
function useChoice() {
  const history = useStore($history);
  const before = history.slice(0, -1);
  const { key: lastKey, choice } = history.at(-1)!;
  return {
    choice,
    change: (key: string, next: Choice) =>
      $history.set([
        ...(before.length > 0 && lastKey === key && key !== 'repair' ? before : history),
        { key, choice: next },
      ]),
    undo: () => $history.set(before),
    canUndo: before.length > 0,
  };
}

interface ColourProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Colour = ({ name, value, onChange }: ColourProps) => (
  <label aria-label={`--dict-${name}`}>
    <input type="color" value={value} onChange={({ target }) => onChange(target.value)} />
    <span>
      <code>--dict-{name}</code> <span className="docs-quiet">{purposes[name]}</span>
    </span>
  </label>
);

interface ShapeProps {
  readonly choice: Choice;
  readonly change: (key: string, choice: Choice) => void;
}

function Shape({ choice, change }: ShapeProps) {
  const setOrDrop = (key: string, value: string) => {
    const { [key]: _, ...rest } = choice;
    change(key, value === '' ? rest : { ...rest, [key]: value });
  };
  const radius = Number.parseInt(choice.radius ?? '8', 10);
  return (
    <>
      <label>
        Corners
        <input
          type="range"
          min="0"
          max="20"
          value={radius}
          onChange={({ target: { value } }) =>
            change('radius', { ...choice, radius: `${value}px`, 'radius-card': `${Math.min(20, Number(value) + 2)}px` })
          }
        />
        {radius} px
      </label>
      <Choices label="Typeface" of={fonts} value={choice.font ?? ''} onChange={(value) => setOrDrop('font', value)} />
      <Choices
        label="Density"
        of={densities}
        value={choice['font-size'] ?? ''}
        onChange={(value) => setOrDrop('font-size', value)}
      />
    </>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly of: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Choices = ({ label, of, value, onChange }: ChoicesProps) => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {Object.entries(of).map(([name, each]) => (
        <option key={name} value={each}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/**
 * `accent` in front of a background is the colour of links. `button` is the fill of a button, which has to stand out
 * from the surface.
 */
const shownPairs = [...pairs, ['button', 'surface', 3] as const];
const frontOf = (colours: Resolved['light'], name: string) =>
  colours[name === 'accent' ? 'link' : name === 'button' ? 'accent' : name]!;

interface ContrastsProps {
  readonly colours: Resolved['light'];
  readonly onRepair: (name: string, colour: string) => void;
}

function Contrasts({ colours, onRepair }: ContrastsProps) {
  const poor = shownPairs
    .map(([front, back, needs]) => ({ front, back, needs, has: contrast(frontOf(colours, front), colours[back]!) }))
    .filter(({ needs, has }) => has < needs);
  return (
    <div role="status">
      {poor.length === 0 && <p>Every pair has enough contrast.</p>}
      {poor.map(({ front, back, needs, has }) => (
        <p key={front + back} className="docs-bad">
          {front} on {back}: {has.toFixed(1)}, needs {needs}.{' '}
          <button
            type="button"
            className="docs-button"
            aria-label={`Repair ${front} on ${back}`}
            onClick={() =>
              onRepair(front === 'button' ? 'accent' : front, repaired(frontOf(colours, front), colours[back]!, needs))
            }
          >
            Repair
          </button>
        </p>
      ))}
    </div>
  );
}

/** All elements in a frame of their own, rendered with the chosen theme. */
function Preview({ choice, scheme }: { readonly choice: Choice; readonly scheme: ThemeName }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const css = cssOf(tokens, choice);
  const [firstScheme] = useState(scheme);
  const dress = () => {
    const page = frame.current?.contentDocument;
    if (!page?.head) return;
    page.documentElement.dataset.theme = scheme;
    const style =
      page.querySelector('#theme') ??
      page.head.appendChild(Object.assign(page.createElement('style'), { id: 'theme' }));
    style.textContent = css;
  };
  // Effect: writes the theme into the frame, which is another document.
  useEffect(dress);
  return (
    <iframe
      ref={frame}
      className="docs-all"
      title="All elements"
      src={`./iframe.html?id=start-all-elements--everything&viewMode=story&globals=theme:${firstScheme}`}
      onLoad={dress}
    />
  );
}
