import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { define } from '../../../src/elements/tags/define.ts';
import { createElementClass } from '../../../src/elements/runtime/element-class.ts';
import { until } from '../../support/wait.ts';
import { noRouteResolver } from '../support/elements.ts';

/* Nodes that a framework keeps inside a tag that renders in the light DOM. */

afterEach(() => document.body.replaceChildren());

const shown = (element: Element) => element.getClientRects().length > 0;

test('an application can remove its own nodes from a tag, and the view stays', async () => {
  await define('dict-login');
  const Page = ({ isThere, name }: { isThere: boolean; name: string }) => (
    <dict-login light>
      {isThere && <p>Please wait, {name}.</p>}
      <b>Beside it</b>
    </dict-login>
  );
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const render = (isThere: boolean, name: string) =>
    flushSync(() => root.render(<Page isThere={isThere} name={name} />));
  render(true, 'Ada');
  const login = holder.querySelector('dict-login')!;
  await login.ready;
  const [words, beside] = [login.querySelector('p')!, login.querySelector('b')!];
  expect([words, beside].map(shown)).toEqual([false, false]);
  expect(login.innerText).not.toContain('Please wait');
  render(true, 'Eve');
  expect(words.textContent).toBe('Please wait, Eve.');
  render(false, 'Eve');
  expect(words.isConnected).toBe(false);
  expect(shown(login.querySelector('form')!)).toBe(true);
  flushSync(() => root.unmount());
  expect(holder.childNodes.length).toBe(0);
});

test('a tag without content gets no shadow root', async () => {
  await define('dict-login');
  const login = Object.assign(document.createElement('dict-login'), { light: true });
  const attach = vi.spyOn(Element.prototype, 'attachShadow');
  document.body.append(login);
  await login.ready;
  expect(attach).not.toHaveBeenCalled();
  attach.mockRestore();
});

test('if a view fails, the page gets an event, and the console shows the error itself', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const cause = new Error('no view');
  const View = () => {
    throw cause;
  };
  const definition = { tag: 'dict-broken', attributes: {}, events: [], light: true } as const;
  customElements.define('dict-broken', createElementClass(definition, { default: View }, noRouteResolver));
  const broken = document.createElement('dict-broken');
  broken.setAttribute('light', '');
  const errors: string[] = [];
  broken.addEventListener('dict-error', ({ detail }) => errors.push(detail.code));
  document.body.append(broken);
  await until('the view fails', () => broken.dataset.state === 'error');
  expect(errors).toEqual(['view']);
  expect(complaints.mock.calls.some(([line]) => String(line).startsWith('dict-elements: <dict-broken>: '))).toBe(true);
  expect(complaints).toHaveBeenCalledWith(cause);
  complaints.mockRestore();
});
