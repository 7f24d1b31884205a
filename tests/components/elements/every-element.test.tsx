import { afterEach, describe, expect, test } from 'vitest';
import { define } from '../../../src/elements/tags/define.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import { camelCase, type AnyElement, type Attribute } from '../../../src/elements/runtime/element.ts';
import { register } from '../../../src/elements/runtime/register.ts';
import { until } from '../../support/wait.ts';
import { anotherValue, noRouteResolver, rootOf } from '../support/elements.ts';

/* One suite for all elements of the registry; a new element is tested at once. */

afterEach(() => document.body.replaceChildren());

const rendered = (element: Element) =>
  until(`<${element.localName}> renders`, () => rootOf(element)?.childElementCount);

const whenReady = (element: Element) => (element as Element & { ready: Promise<void> }).ready;

/** The position of every node of an element on the page. */
const looksOf = (element: Element) =>
  [...element.querySelectorAll('*')].map((node) => {
    const { display, position, inlineSize, blockSize, color, fontSize } = getComputedStyle(node);
    return `${node.localName} ${display} ${position} ${inlineSize} ${blockSize} ${color} ${fontSize}`;
  });

async function put(definition: AnyElement): Promise<HTMLElement> {
  await define(definition.tag);
  const element = document.createElement(definition.tag);
  document.body.append(element);
  await rendered(element);
  return element;
}

const defaultOf = (attribute: Attribute) => (attribute.kind === 'boolean' ? false : attribute.default);

describe.each(elements.map((definition) => [definition.tag, definition] as const))('%s', (tag, definition) => {
  test('SEC-04 renders without any attribute, becomes ready, and adds no style to the page; a move keeps its nodes, a removal releases them, and a new insertion renders new ones', async () => {
    const element = await put(definition);
    expect(element.dataset.state).toMatch(/^(loading|ready|busy|error|done)$/);
    // Loading content may be replaced at any time.
    await whenReady(element);
    const fields = [...rootOf(element)!.querySelectorAll('input, select, textarea')];
    // Browsers warn of a field without a name or an id.
    expect(fields.filter((field) => !field.id && !field.getAttribute('name'))).toEqual([]);
    expect(element.shadowRoot?.querySelector('style, [style]') ?? null).toBe(null);

    const before = rootOf(element)!.firstElementChild;
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(element);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(rootOf(element)!.firstElementChild).toBe(before);

    element.remove();
    await until('the view goes', () => rootOf(element)!.childElementCount === 0);
    document.body.append(element);
    await rendered(element);
  });

  test('each of its attributes is read when set, changed and removed', async () => {
    const element = await put(definition);
    for (const [name, attribute] of Object.entries(definition.attributes)) {
      const property = camelCase(name);
      const read = () => Reflect.get(element, property) as unknown;
      expect(read(), name).toBe(defaultOf(attribute));
      Reflect.set(element, property, anotherValue(attribute));
      expect(read(), name).toBe(anotherValue(attribute));
      expect(element.getAttribute(name)).toBe(attribute.kind === 'boolean' ? '' : anotherValue(attribute));
      element.removeAttribute(name);
      expect(read(), name).toBe(defaultOf(attribute));
      Reflect.set(element, property, anotherValue(attribute));
      Reflect.set(element, property, null);
      expect(element.hasAttribute(name), name).toBe(false);
    }
  });

  test('HOST-10 a hundred invalid values in a row leave it rendered', async () => {
    const element = await put(definition);
    for (let round = 0; round < 100; round += 1) {
      for (const name of Object.keys(definition.attributes)) element.setAttribute(name, `<b>${round}</b>\u0000`);
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(rootOf(element)!.childElementCount).toBeGreaterThan(0);
  });

  test('its methods exist as soon as the element does', async () => {
    await define(definition.tag);
    const element = document.createElement(tag);
    document.body.append(element);
    for (const name of definition.methods ?? [])
      expect(() => (Reflect.get(element, name) as () => void).call(element)).not.toThrow();
    await rendered(element);
  });

  if (definition.light) {
    test('A11Y-12 with light it renders in the document itself', async () => {
      await define(definition.tag);
      const element = document.createElement(tag);
      element.setAttribute('light', '');
      document.body.append(element);
      await rendered(element);
      expect(element.shadowRoot).toBe(null);
      expect(element.querySelector(':scope > .d-root')).not.toBe(null);
    });

    test('light is a property too; a view that is rendered in a shadow root stays there', async () => {
      await define(definition.tag);
      const element = Object.assign(document.createElement(tag) as HTMLElement, { light: true });
      expect(element.hasAttribute('light')).toBe(true);
      element.removeAttribute('light');
      document.body.append(element);
      await rendered(element);
      element.setAttribute('light', '');
      element.remove();
      await until('the view goes', () => rootOf(element)!.childElementCount === 0);
      document.body.append(element);
      await rendered(element);
      expect(element.shadowRoot!.querySelector('.d-root')!.childElementCount).toBeGreaterThan(0);
      expect(element.querySelector('.d-root')).toBe(null);
    });

    test('A11Y-12 HOST-09 with light it looks the same inside another shadow root, rendered there or moved there', async () => {
      await define(definition.tag);
      const holder = document.createElement('div');
      const root = holder.attachShadow({ mode: 'open' });
      const [there, moved] = [document.createElement(tag), document.createElement(tag)];
      for (const each of [there, moved]) each.setAttribute('light', '');
      document.body.append(moved, holder);
      await whenReady(moved);
      const look = looksOf(moved);
      expect(look.length).toBeGreaterThan(2);
      root.append(moved);
      expect(looksOf(moved)).toEqual(look);
      moved.remove();
      root.append(there);
      await whenReady(there);
      await expect.poll(() => looksOf(there)).toEqual(look);
    });
  }
});

/* Tests code of the runtime that all elements share. */
describe('an element', () => {
  test('HOST-08 if a tag is defined twice, the first definition stays', async () => {
    await define('dict-login');
    const first = customElements.get('dict-login');
    const definition = elements.find(({ tag }) => tag === 'dict-login')!;
    register(definition as never, (await definition.view()) as never, noRouteResolver);
    expect(customElements.get('dict-login')).toBe(first);
  });

  test('HOST-09 upgrades once from markup, from a clone and inside another shadow root', async () => {
    await define('dict-login');
    const template = document.createElement('template');
    template.content.append(document.createElement('dict-login'));
    const clone = document.importNode(template.content, true).firstElementChild!;
    const holder = document.createElement('div');
    holder.attachShadow({ mode: 'open' }).append(clone);
    document.body.append(holder);
    await rendered(clone);
    expect(clone.shadowRoot!.querySelectorAll('.d-root')).toHaveLength(1);
  });
});
