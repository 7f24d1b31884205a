import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { define } from '../../../src/elements/tags/define.ts';
import { pageCss } from '../support/page-css.ts';

/* An element that renders in the light DOM, among the rules of a theme and the nodes of a framework. */

/**
 * Every computed property of every node inside the element, and content, colour and font size of its pseudo-elements.
 */
const looks = (element: Element) =>
  [...element.querySelectorAll('.d-root, .d-root *')].flatMap((node) => {
    const name = node.getAttribute('class') ?? node.tagName;
    const style = getComputedStyle(node);
    return [
      ...Array.from(style, (property) => `${name} ${property}: ${style.getPropertyValue(property)}`),
      ...['::before', '::after', '::first-letter', '::placeholder'].map((pseudo) => {
        const { content, color, fontSize } = getComputedStyle(node, pseudo);
        return `${name}${pseudo} ${content} ${color} ${fontSize}`;
      }),
    ];
  });

beforeEach(async () => {
  await page.viewport(800, 900);
  await define('dict-login');
});

afterEach(() => document.body.replaceChildren());

const create = () => Object.assign(document.createElement('dict-login'), { light: true });

async function inTheme() {
  const content = Object.assign(document.createElement('main'), { id: 'content' });
  const post = Object.assign(document.createElement('article'), { id: 'post', className: 'entry' });
  const login = create();
  post.append(login);
  content.append(post);
  document.body.append(content);
  await login.ready;
  return login;
}

test('with `light` a login is in the document itself, not in a shadow root', { tags: ['A11Y-12'] }, async () => {
  const login = await inTheme();
  expect(login.shadowRoot?.querySelector('.d-root') ?? null).toBe(null);
  expect(looks(login).length).toBeGreaterThan(100);
});

test(
  'with `light` a login looks the same inside another shadow root, rendered or moved there',
  { tags: ['HOST-09'] },
  async () => {
    const [there, moved] = [create(), await inTheme()];
    const look = looks(moved);
    const root = moved.parentElement!.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    root.append(moved);
    expect(looks(moved)).toEqual(look);
    moved.remove();
    root.append(there);
    await there.ready;
    await expect.poll(() => looks(there)).toEqual(look);
  },
);

describe('in the light DOM', { tags: ['HOST-01'] }, () => {
  test.each([
    [
      'marks before and after labels, links and buttons',
      'label::after { content: " *" } a::after, [type="button"]::after { content: "↗" } button::before { content: "→" } p::first-letter { font-size: 3em } ::placeholder { color: red } h2::before { content: "§" }',
    ],
    [
      'rules for the content of an article',
      '#content .entry input[type] { background: yellow; inline-size: 30px } #content .entry label { float: left; margin: 20px } #content #post button { text-transform: uppercase; border-radius: 0; padding: 30px } #content .entry p, #content .entry h2 { margin: 2em } #content #post form { display: flex }',
    ],
    [
      'rules for drawings',
      'svg { fill: red; vertical-align: middle; max-inline-size: 10px; block-size: auto } path { stroke: red; fill: red }',
    ],
  ])('%s of the page change nothing inside', async (_, css) => {
    const login = await inTheme();
    const before = looks(login);
    pageCss(css);
    const after = looks(login);
    expect(after.filter((each, at) => each !== before[at])).toEqual([]);
  });

  test.each(['the page', 'a shadow root of the page'])(
    'our sheet comes back after %s has replaced its list of sheets',
    async (where) => {
      const login = await inTheme();
      const look = looks(login);
      const root = where === 'the page' ? document : login.parentElement!.attachShadow({ mode: 'open' });
      if (root instanceof ShadowRoot) root.append(login);
      const before = [...root.adoptedStyleSheets];
      onTestFinished(() => void (root.adoptedStyleSheets = before));
      const own = new CSSStyleSheet();
      root.adoptedStyleSheets = [own];
      expect(looks(login)).not.toEqual(look);
      await expect.poll(() => looks(login)).toEqual(look);
      expect(root.adoptedStyleSheets).toContain(own);
      root.adoptedStyleSheets = [];
      await expect.poll(() => looks(login)).toEqual(look);
    },
  );

  test('our rules change nothing outside', async () => {
    const [plain, named] = [document.createElement('button'), document.createElement('button')];
    await inTheme();
    named.className = 'd-button';
    document.body.append(plain, named);
    expect({ ...getComputedStyle(named) }).toEqual({ ...getComputedStyle(plain) });
  });

  test('the page hides the tag', { tags: ['HOST-04'] }, async () => {
    const login = await inTheme();
    expect(getComputedStyle(login).display).toBe('block');
    pageCss('dict-login { display: none }');
    expect(getComputedStyle(login).display).toBe('none');
  });
});

describe('a tag of an application, with nodes of its own', () => {
  const Page = ({ isThere, name }: { isThere: boolean; name: string }) => (
    <dict-login light>
      {isThere && <p>Please wait, {name}.</p>}
      <b>Beside it</b>
    </dict-login>
  );
  const isSeen = (element: Element) => element.getClientRects().length > 0;

  async function mount() {
    const holder = document.createElement('div');
    document.body.append(holder);
    const root = createRoot(holder);
    const render = (isThere: boolean, name: string) =>
      flushSync(() => root.render(<Page isThere={isThere} name={name} />));
    render(true, 'Ada');
    const login = holder.querySelector('dict-login')!;
    await login.ready;
    return { holder, login, render, unmount: () => flushSync(() => root.unmount()) };
  }

  test('does not show them beside its view', async () => {
    const { login } = await mount();
    expect([login.querySelector('p')!, login.querySelector('b')!].map(isSeen)).toEqual([false, false]);
    expect(login.innerText).not.toContain('Please wait');
  });

  test('keeps its view when the application changes and removes them', async () => {
    const { login, render } = await mount();
    const words = login.querySelector('p')!;
    render(true, 'Eve');
    expect(words.textContent).toBe('Please wait, Eve.');
    render(false, 'Eve');
    expect(words.isConnected).toBe(false);
    expect(isSeen(login.querySelector('form')!)).toBe(true);
  });

  test('keeps its view, and what was typed, when the application writes another text into the tag', async () => {
    const holder = document.body.appendChild(document.createElement('div'));
    const root = createRoot(holder);
    const render = (words: string) => flushSync(() => root.render(<dict-login light>{words}</dict-login>));
    render('Please wait.');
    const login = holder.querySelector('dict-login')!;
    await login.ready;
    const input = login.querySelector('input')!;
    input.value = 'ada@clinic.example';
    // React assigns `textContent`, as Vue does. Scripts that morph a page remove every node that the server did not send.
    render('Welcome.');
    await expect.poll(() => isSeen(login.querySelector('form')!)).toBe(true);
    expect(login.querySelector('input')).toBe(input);
    expect(login.innerText).not.toContain('Welcome');
    flushSync(() => root.unmount());
    expect(holder.childNodes.length).toBe(0);
  });

  test('shows its view when it comes back without `light`', { tags: ['HOST-10'] }, async () => {
    const { holder, login } = await mount();
    login.removeAttribute('light');
    login.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    holder.append(login);
    await expect.poll(() => login.querySelector('h1')?.checkVisibility()).toBe(true);
    login.setAttribute('heading-level', '4');
    await expect.poll(() => login.querySelector('h4')).not.toBeNull();
  });

  test('can be unmounted, and nothing is left', async () => {
    const { holder, unmount } = await mount();
    unmount();
    expect(holder.childNodes.length).toBe(0);
  });
});
