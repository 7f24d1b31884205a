import { Scroll } from './Scroll.tsx';
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
  <Scroll name="Type and shape">
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Default</th>
          <th scope="col">For</th>
        </tr>
      </thead>
      <tbody>
        {tokens
          .filter(({ isColour }) => !isColour)
          .map(({ name, light }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{light.replace('var(--d-', 'var(--dict-')}</code>
              </td>
              <td>{purposes[shortName(name)]}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </Scroll>
);

const colourOf = (name: string, theme: 'light' | 'dark') =>
  tokens.find((each) => each.name === `--dict-${name}`)![theme];

export const ContrastTable = () => (
  <Scroll name="Contrast">
    <table>
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">On</th>
          <th scope="col">Needs</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([front, back, needs]) => (
          <tr key={front + back}>
            <td>{front}</td>
            <td>{back}</td>
            <td>{needs}</td>
            <td>{contrast(colourOf(front, 'light'), colourOf(back, 'light')).toFixed(1)}</td>
            <td>{contrast(colourOf(front, 'dark'), colourOf(back, 'dark')).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);
