import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paymentLinkIds } from '../src/sandbox/seed/documented-users.ts';

/** A page that is measured. */
export interface BenchPage {
  readonly name: string;
  /** Its address on the bench's server. */
  readonly path: string;
  readonly html: string;
  /** What stands for it on the page; what is inside counts as visible once it has a box. */
  readonly host: string;
  /** The field or the button that a visitor came for. */
  readonly control: string;
  /** 'element': when its `ready` is fulfilled. 'mark': when the page says so. 'control': with the control itself. */
  readonly interactive: 'element' | 'mark' | 'control';
  /** Only what it loads is measured: it may draw nothing of its own. */
  readonly isBytesOnly?: true;
}

/** Stands for the CDN in the snippets that the build leaves. */
const exampleCdn = 'https://cdn.example.com/dict';

export const emptyName = 'empty page';

/** The fields of the signup, without anything else. */
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
];

/** The elements whose times are measured, and what a visitor came to each of them for. */
const timed: Readonly<Record<string, { readonly attributes?: string; readonly control: string }>> = {
  'dict-signup': { attributes: 'product="dictation"', control: 'input' },
  'dict-login': { control: 'input' },
  // Without a code under way the field gives way to a message, within a frame at times.
  'dict-otp': { control: 'input, button' },
  'dict-payment-link': { attributes: `payment-id="${paymentLinkIds.unpaidWidget}"`, control: 'button' },
  'dict-subscriptions': { control: 'a, button' },
};

const config = '<script type="application/json" id="dict-config">{"serviceBase":""}</script>';
const loader = '<script type="module" src="/cdn/dict.js"></script>';

/** An element as a page loads it by `dict.js` alone. */
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

/** The same from its snippets, as the build leaves them in `folder`: with a link to its sheet, and with its rules inside. */
function snippetPage(tag: string, folder: string, name: string): BenchPage {
  const { attributes = '' } = timed[tag]!;
  const snippet = readFileSync(join(folder, `${tag}.html`), 'utf8');
  const html = snippet.replaceAll(exampleCdn, '/cdn').replace(`<${tag} `, `<${tag} ${attributes} `);
  return { ...elementPage(tag), name: `${tag}, ${name}`, path: `/${tag}-${name}`, html: document(html, config) };
}

/** What is measured in time: ours beside what a page could do without us. */
export const timedPages = (cdn: string): BenchPage[] => [
  ...references,
  ...Object.keys(timed).flatMap((tag) => [
    elementPage(tag),
    snippetPage(tag, join(cdn, 'snippets'), 'snippet'),
    snippetPage(tag, join(cdn, 'snippets/inline'), 'inline'),
  ]),
];

/** All other elements: their bytes alone. */
export const otherPages = (tags: readonly string[]): BenchPage[] =>
  tags.filter((tag) => !(tag in timed)).map((tag) => ({ ...elementPage(tag), isBytesOnly: true }));

/** The elements of which many stand on a page, for the heap. */
export const crowdTags = Object.keys(timed);
export const crowdPath = (tag: string, count: number): string => `/${count}-${tag}`;

export const crowds = crowdTags.flatMap((tag) =>
  [1, 20, 40].map((count) => ({
    path: crowdPath(tag, count),
    html: document(`<${tag} ${timed[tag]?.attributes ?? ''}></${tag}>`.repeat(count), config + loader),
  })),
);
