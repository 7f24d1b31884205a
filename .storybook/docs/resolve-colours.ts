import tokensSheet from '../../src/elements/kit/tokens.css?raw';
import type { Choice, Resolved } from './theme-choice.ts';
import { cssOf, hexOf, tokensOf } from './tokens.ts';

const names = tokensOf(tokensSheet)
  .filter(({ isColour }) => isColour)
  .map(({ name }) => name.replace('--dict-', ''));

/** The internal property with the resolved colour of a token. Buttons have `--d-fill`, links `--d-accent`. */
const propertyOf = (name: string) => `--d-${name === 'accent' ? 'fill' : name === 'link' ? 'accent' : name}`;

/** The colours of a choice in both themes, as this browser resolves our rules. */
export function resolveColours(choice: Choice): Resolved {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${cssOf(tokensOf(tokensSheet), choice).replace(':root', ':host')}\n${tokensSheet}`);
  root.adoptedStyleSheets = [sheet];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const inTheme = (theme: 'light' | 'dark') => {
    host.style.colorScheme = theme;
    const probe = document.createElement('i');
    probe.className = 'd-root';
    root.replaceChildren(probe);
    const colourOf = (name: string) => {
      probe.style.background = `var(${propertyOf(name)})`;
      canvas.fillStyle = getComputedStyle(probe).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return hexOf([red / 255, green / 255, blue / 255]);
    };
    return Object.fromEntries([...names, 'link'].map((name) => [name, colourOf(name)]));
  };
  const resolved = { light: inTheme('light'), dark: inTheme('dark') };
  host.remove();
  return resolved;
}
