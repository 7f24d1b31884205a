import { afterEach, describe, expect, test } from 'vitest';
import { define } from '../../../src/elements/tags/define.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import { camelCase, type AnyElement, type Attribute } from '../../../src/elements/runtime/element.ts';
import { register } from '../../../src/elements/runtime/register.ts';
import { until } from '../../support/wait.ts';
import { anotherValue, noRouteResolver, rootOf } from '../support/elements.ts';

/* One suite for all elements of the registry; a new element is tested at once. */

afterEach(() => document.body.replaceChildren());

const drawn = (element: Element) => until(`<${element.localName}> draws`, () => rootOf(element)?.childElementCount);

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
  await drawn(element);
  return element;
}

const defaultOf = (attribute: Attribute) => (attribute.kind === 'boolean' ? false : attribute.default);

describe.each(elements.map((definition) => [definition.tag, definition] as const))('%s', (tag, definition) => {
  test('draws without any attribute and tells that it is ready', async () => {
    const element = (await put(definition)) as HTMLElement & { ready: Promise<void> };
    expect(rootOf(element)!.childElementCount).toBeGreaterThan(0);
    expect(element.ready).toBeInstanceOf(Promise);
    expect(element.dataset.state).toMatch(/^(loading|ready|busy|error|done)$/);
  });

  test('has no field without a name or an id, of which browsers warn', async () => {
    const element = await put(definition);
    await whenReady(element);
    const fields = [...rootOf(element)!.querySelectorAll('input, select, textarea')];
    const unnamed = fields.filter((field) => !field.id && !field.getAttribute('name'));
    expect(unnamed).toEqual([]);
  });

  test('HOST-08 defined twice, the first definition stays', async () => {
    await define(definition.tag);
    const first = customElements.get(tag);
    register(definition as never, (await definition.view()) as never, noRouteResolver);
    expect(customElements.get(tag)).toBe(first);
  });

  test('a move keeps the very nodes', async () => {
    const element = await put(definition);
    // Loading content may be replaced at any time.
    await whenReady(element);
    const before = rootOf(element)!.firstElementChild;
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(element);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(rootOf(element)!.firstElementChild).toBe(before);
  });

  test('removed it lets go of its view; added again it draws anew', async () => {
    const element = await put(definition);
    element.remove();
    await until('the view goes', () => rootOf(element)!.childElementCount === 0);
    document.body.append(element);
    await drawn(element);
    expect(rootOf(element)!.childElementCount).toBeGreaterThan(0);
  });

  test('HOST-09 upgrades once from markup, from a clone and inside another shadow root', async () => {
    await define(definition.tag);
    const template = document.createElement('template');
    template.content.append(document.createElement(tag));
    const clone = document.importNode(template.content, true).firstElementChild!;
    const holder = document.createElement('div');
    holder.attachShadow({ mode: 'open' }).append(clone);
    document.body.append(holder);
    await drawn(clone);
    expect(clone.shadowRoot!.querySelectorAll('.d-root')).toHaveLength(1);
  });

  test.each(Object.entries(definition.attributes))(
    'the attribute %s is read when set, changed and removed',
    async (name, attribute) => {
      const element = await put(definition);
      const property = camelCase(name);
      const read = () => Reflect.get(element, property) as unknown;
      expect(read()).toBe(defaultOf(attribute));
      Reflect.set(element, property, anotherValue(attribute));
      expect(read()).toBe(anotherValue(attribute));
      expect(element.getAttribute(name)).toBe(attribute.kind === 'boolean' ? '' : anotherValue(attribute));
      element.removeAttribute(name);
      expect(read()).toBe(defaultOf(attribute));
      Reflect.set(element, property, anotherValue(attribute));
      Reflect.set(element, property, null);
      expect(element.hasAttribute(name)).toBe(false);
    },
  );

  test('HOST-10 a hundred garbage values in a row leave it drawn', async () => {
    const element = await put(definition);
    for (let round = 0; round < 100; round += 1) {
      for (const name of Object.keys(definition.attributes)) element.setAttribute(name, `<b>${round}</b>\u0000`);
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(rootOf(element)!.childElementCount).toBeGreaterThan(0);
  });

  test('its methods are there as soon as it is', async () => {
    await define(definition.tag);
    const element = document.createElement(tag);
    document.body.append(element);
    for (const name of definition.methods ?? [])
      expect(() => (Reflect.get(element, name) as () => void).call(element)).not.toThrow();
    await drawn(element);
  });

  test('SEC-04 it puts no style element and no style attribute on the page', async () => {
    const element = await put(definition);
    expect(element.shadowRoot?.querySelector('style, [style]') ?? null).toBe(null);
  });

  if (definition.light) {
    test('A11Y-12 with light it draws in the document itself', async () => {
      await define(definition.tag);
      const element = document.createElement(tag);
      element.setAttribute('light', '');
      document.body.append(element);
      await drawn(element);
      expect(element.shadowRoot).toBe(null);
      expect(element.querySelector(':scope > .d-root')).not.toBe(null);
    });

    test('light is a property too; what was drawn in a shadow root stays there', async () => {
      await define(definition.tag);
      const element = Object.assign(document.createElement(tag) as HTMLElement, { light: true });
      expect(element.hasAttribute('light')).toBe(true);
      element.removeAttribute('light');
      document.body.append(element);
      await drawn(element);
      element.setAttribute('light', '');
      element.remove();
      await until('the view goes', () => rootOf(element)!.childElementCount === 0);
      document.body.append(element);
      await drawn(element);
      expect(element.shadowRoot!.querySelector('.d-root')!.childElementCount).toBeGreaterThan(0);
      expect(element.querySelector('.d-root')).toBe(null);
    });

    test('A11Y-12 HOST-09 with light it looks the same inside another shadow root, drawn there or moved there', async () => {
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
