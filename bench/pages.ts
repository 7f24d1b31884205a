import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paymentLinkIds } from '../src/sandbox/seed/documented-users.ts';

export interface BenchPage {
  readonly name: string;
  readonly path: string;
  readonly html: string;
  /** Selector of the measured node. Its content counts as visible once it has a box. */
  readonly host: string;
  readonly control: string;
  /**
   * The moment at which the page is interactive. 'element': its `ready` resolves. 'mark': the page sets a mark. 'control':
   * the control exists.
   */
  readonly interactive: 'element' | 'mark' | 'control';
  /** Measures bytes only: the element may render nothing visible. */
  readonly isBytesOnly?: true;
}

/** The CDN's placeholder in the snippets made by the build. */
const exampleCdn = 'https://cdn.example.com/dict';

export const emptyName = 'empty page';
export const reactElementName = 'React element';

const form = `<form><h1>Create your account</h1>
<label>Full name <input name="name" autocomplete="name" required></label>
<label>Mobile number <input name="mobile" inputmode="tel" required></label>
<label>Email <input name="email" type="email" required></label>
<label>Password <input name="password" type="password" required></label>
<button>Create free account</button></form>`;

const document = (body: string, head = '') => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bench</title>${head}</head><body>${body}</body></html>`;

const references: readonly BenchPage[] = [
  {
    name: emptyName,
    path: '/empty',
    html: document('<main><p>Nothing else stands here.</p></main>'),
    host: 'main',
    control: 'p',
    interactive: 'control',
  },
  { name: 'HTML form', path: '/html', html: document(form), host: 'form', control: 'input', interactive: 'control' },
  {
    name: 'React form',
    path: '/react',
    html: document('<main></main>', '<script type="module" src="/react-form.js"></script>'),
    host: 'main',
    control: 'input',
    interactive: 'mark',
  },
  {
    name: reactElementName,
    path: '/react-element',
    html: document('<react-form></react-form>', '<script type="module" src="/react-form.js"></script>'),
    host: 'react-form',
    control: 'input',
    interactive: 'mark',
  },
];

/** Elements measured in time, each with the control that a visitor wants to use. */
const timed: Readonly<Record<string, { readonly attributes?: string; readonly control: string }>> = {
  'dict-signup': { attributes: 'product="dictation"', control: 'input' },
  'dict-login': { control: 'input' },
  // Accepts a button too: without a stored signup or reset, a message may replace the field within a frame.
  'dict-otp': { control: 'input, button' },
  'dict-payment-link': { attributes: `payment-id="${paymentLinkIds.unpaidWidget}"`, control: 'button' },
  'dict-subscriptions': { control: 'a, button' },
};

const config = '<script type="application/json" id="dict-config">{"serviceBase":""}</script>';
const loader = '<script type="module" src="/cdn/dict.js"></script>';

/** A page that loads an element with `dict.js` only. */
export function elementPage(tag: string): BenchPage {
  const { attributes = '', control = '*' } = timed[tag] ?? {};
  return {
    name: tag,
    path: `/${tag}`,
    html: document(`<${tag} ${attributes}></${tag}>`, config + loader),
    host: tag,
    control,
    interactive: 'element',
  };
}

function snippetPage(tag: string, folder: string, name: string): BenchPage {
  const { attributes = '' } = timed[tag]!;
  const snippet = readFileSync(join(folder, `${tag}.html`), 'utf8');
  const html = snippet.replaceAll(exampleCdn, '/cdn').replace(`<${tag} `, `<${tag} ${attributes} `);
  return { ...elementPage(tag), name: `${tag}, ${name}`, path: `/${tag}-${name}`, html: document(html, config) };
}

/** Pages measured in time: our elements, and reference pages without the library. */
export const timedPages = (cdn: string): BenchPage[] => [
  ...references,
  ...Object.keys(timed).flatMap((tag) => [
    elementPage(tag),
    snippetPage(tag, join(cdn, 'snippets'), 'snippet'),
    snippetPage(tag, join(cdn, 'snippets/inline'), 'inline'),
  ]),
];

export const otherPages = (tags: readonly string[]): BenchPage[] =>
  tags.filter((tag) => !(tag in timed)).map((tag) => ({ ...elementPage(tag), isBytesOnly: true }));

/** Elements placed many times on one page, to measure the heap. */
export const crowdTags = Object.keys(timed);
export const crowdPath = (tag: string, count: number): string => `/${count}-${tag}`;

export const crowds = crowdTags.flatMap((tag) =>
  [1, 20, 40].map((count) => ({
    path: crowdPath(tag, count),
    html: document(`<${tag} ${timed[tag]?.attributes ?? ''}></${tag}>`.repeat(count), config + loader),
  })),
);
