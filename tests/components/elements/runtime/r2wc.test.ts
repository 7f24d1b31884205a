import r2wc from '@r2wc/react-to-web-component';
import { createElement, type ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';

/* The undocumented members of r2wc that the adapter uses (src/elements/runtime/element-class.ts). */

const connected = Symbol.for('r2wc.connected');
const context = Symbol.for('r2wc.context');
const props = Symbol.for('r2wc.props');
const render = Symbol.for('r2wc.render');

interface R2wcElement extends HTMLElement {
  container: HTMLElement;
  connectedCallback(): void;
  disconnectedCallback(): void;
  [connected]: boolean;
  [context]: { readonly root: Root; readonly ReactComponent: ComponentType } | undefined;
  [props]: Record<string, unknown>;
  [render](): void;
}

const View = ({ text }: { readonly text?: string }) => createElement('p', null, text ?? 'nothing');

let count = 0;
function create(): R2wcElement {
  const tag = `x-r2wc-${(count += 1)}`;
  customElements.define(tag, r2wc(View, { props: [] }) as unknown as CustomElementConstructor);
  return document.createElement(tag) as R2wcElement;
}

/** The context that the adapter sets in place of what r2wc would have mounted. */
const drawing = () => ({ root: { render: vi.fn(), unmount: vi.fn() } as unknown as Root, ReactComponent: View });

afterEach(() => document.body.replaceChildren());

describe('r2wc', () => {
  test('observes no attribute itself, and its constructor changes nothing', () => {
    const element = create();
    expect((element.constructor as unknown as { observedAttributes: string[] }).observedAttributes).toEqual([]);
    expect(element.container).toBe(element);
    expect(element[context]).toBeUndefined();
    expect(element.isConnected || element.hasChildNodes()).toBe(false);
  });

  test('counts an element as connected before it is, so the adapter checks itself', () => {
    expect(create()[connected]).toBe(true);
  });

  test('mounts into its container at the first rendering', () => {
    const element = create();
    element.container = document.createElement('div');
    element[props] = { text: 'first' };
    flushSync(() => element[render]());
    expect(element.container.textContent).toBe('first');
    expect(element.hasChildNodes()).toBe(false);
    expect(element[context]).toMatchObject({ ReactComponent: View });
  });

  test('renders again with the given context and props', () => {
    const element = create();
    const given = drawing();
    element[context] = given;
    element[props] = { text: 'again' };
    element[render]();
    expect(given.root.render).toHaveBeenCalledWith(expect.objectContaining({ type: View, props: { text: 'again' } }));
    expect(element[context]).toBe(given);
  });

  test('unmounts the given context, and forgets it', () => {
    const element = create();
    const given = drawing();
    element[context] = given;
    element.disconnectedCallback();
    expect(given.root.unmount).toHaveBeenCalledOnce();
    expect(element[context]).toBeUndefined();
  });

  test('is not rendered after its removal', () => {
    const element = create();
    element.disconnectedCallback();
    element[render]();
    expect(element[context]).toBeUndefined();
  });
});
