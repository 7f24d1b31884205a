import { Rows } from './Rows.tsx';
import tokensSheet from '../../src/elements/kit/tokens.css?raw';
import { contrast, pairs, purposes, tokensOf } from './tokens.ts';

const tokens = tokensOf(tokensSheet);
const shortName = (name: string) => name.replace('--dict-', '');

export const ColourSwatches = () => (
  <ul className="docs-swatches sb-unstyled">
    {tokens
      .filter(({ isColour }) => isColour)
      .map(({ name, light, dark }) => (
        <li key={name}>
          <div className="docs-swatch">
            <span style={{ background: light }} />
            <span style={{ background: dark }} />
          </div>
          <code>{name}</code>
          <small>{purposes[shortName(name)]}</small>
          <small>
            {light}, dark {dark}
          </small>
        </li>
      ))}
  </ul>
);

export const OtherTokens = () => (
  <Rows
    name="Type and shape"
    of={[
      ['Token', 'Default', 'For'],
      ...tokens
        .filter(({ isColour }) => !isColour)
        .map(({ name, light }) => [
          `\`${name}\``,
          `\`${light.replace('var(--d-', 'var(--dict-')}\``,
          purposes[shortName(name)],
        ]),
    ]}
  />
);

const contrastOf = (front: string, back: string, theme: 'light' | 'dark') => {
  const [one, other] = [front, back].map((name) => tokens.find((each) => each.name === `--dict-${name}`)![theme]);
  return contrast(one!, other!).toFixed(1);
};

export const ContrastTable = () => (
  <Rows
    name="Contrast"
    of={[
      ['Colour', 'On', 'Needs', 'Light', 'Dark'],
      ...pairs.map(([front, back, needs]) => [
        front,
        back,
        String(needs),
        contrastOf(front, back, 'light'),
        contrastOf(front, back, 'dark'),
      ]),
    ]}
  />
);
