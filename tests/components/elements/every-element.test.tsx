import { cdp } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { configure } from '../../../src/core/config/config.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { define } from '../../../src/elements/tags/define.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import { camelCase, type AnyElement, type View } from '../../../src/elements/runtime/element.ts';
import { register } from '../../../src/elements/runtime/element-class.ts';
import { loginOf } from '../../unit/core/session/session.world.ts';
import { rounds } from '../../support/rounds.ts';
import { until } from '../../support/wait.ts';
import { anotherValue, noRouteResolver, rootOf } from '../support/elements.ts';
import { passTime } from '../support/page-natives.ts';

/* One suite for all elements of the registry, from before a tag is defined to its last instance on a page. */

afterEach(() => {
  document.body.replaceChildren();
  closeSession('asked');
});

const rendered = (element: Element) =>
  until(`<${element.localName}> renders`, () => rootOf(element)?.childElementCount);

let made = 0;

/** A new tag for an element, which is not defined until `define` is called. */
async function fresh(definition: AnyElement, view?: View<never>) {
  made += 1;
  const tag = `${definition.tag}-${made}` as const;
  const drawing = view ?? ((await definition.view()) as View<never>);
  const define = () => register({ ...definition, tag }, drawing, noRouteResolver);
  return { tag, define };
}

/** Waits for a new task: React has rendered by then. */
const task = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

async function counters() {
  const devtools = cdp() as unknown as {
    send(method: string): Promise<Record<'nodes' | 'jsEventListeners' | 'usedSize', number>>;
  };
  const collected = async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await devtools.send('HeapProfiler.collectGarbage');
    return devtools.send('Memory.getDOMCounters');
  };
  // An element that was removed while it waited for a few seconds is retained until then.
  passTime(60_000);
  // React frees removed views when it is idle, and a third of a second later where a fallback was shown: waits until
  // the number of nodes stays the same.
  let before: number;
  let last = await collected();
  do {
    before = last.nodes;
    await new Promise((resolve) => setTimeout(resolve, 400));
    last = await collected();
  } while (last.nodes !== before);
  const { nodes, jsEventListeners } = last;
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, jsEventListeners, heapBytes: usedSize };
}

/** One form and one list stand for all elements in `npm test`, because each takes seconds. */
const leakSamples = new Set<string>(['dict-signup', 'dict-subscriptions']);

describe.each(elements.map((definition) => [definition.tag, definition] as const))('%s', (tag, definition) => {
  /** Adds an element without attributes and waits until it has loaded: loading content may be replaced at any time. */
  async function ready(): Promise<HTMLElement> {
    await define(tag);
    const element = document.createElement(tag);
    document.body.append(element);
    await (element as HTMLElement & { ready: Promise<void> }).ready;
    return element;
  }

  test('renders without any attribute, and without a style of its own', { tags: ['SEC-04'] }, async () => {
    await define(tag);
    const element = document.createElement(tag);
    document.body.append(element);
    await rendered(element);
    expect(element.dataset.state).toMatch(/^(loading|ready|busy|error|done)$/);
    await (element as HTMLElement & { ready: Promise<void> }).ready;
    const fields = [...rootOf(element)!.querySelectorAll('input, select, textarea')];
    // Browsers warn of a field without a name or an id.
    expect(fields.filter((field) => !field.id && !field.getAttribute('name'))).toEqual([]);
    expect(element.shadowRoot?.querySelector('style, [style]') ?? null).toBe(null);
  });

  test('moved on its page it keeps its nodes', async () => {
    const element = await ready();
    const before = rootOf(element)!.firstElementChild;
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(element);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(rootOf(element)!.firstElementChild).toBe(before);
  });

  test(
    'removed and inserted again it keeps its nodes, unless it is a screen that pays',
    { tags: ['HOST-22'] },
    async () => {
      const element = await ready();
      const before = rootOf(element)!.firstElementChild;
      element.remove();
      await task();
      await task();
      document.body.append(element);
      // A slot that draws nothing of its own, as in <dict-session>, has no box.
      const isShown = (node: Element) => getComputedStyle(node).display === 'contents' || node.checkVisibility();
      await until('the view is shown', () => {
        const node = rootOf(element)!.firstElementChild;
        return !node || isShown(node);
      });
      expect(rootOf(element)!.firstElementChild === before).toBe(definition.isRenewed !== true);
    },
  );

  test('each of its attributes is read when set, before the tag is defined or later, and when removed', async () => {
    const { tag, define } = await fresh(definition);
    const element = document.createElement(tag);
    const given = Object.entries(definition.attributes);
    const set = (name: string, value: unknown) => Reflect.set(element, camelCase(name), value);
    const read = (name: string) => Reflect.get(element, camelCase(name)) as unknown;
    for (const [name, attribute] of given) set(name, anotherValue(attribute));
    document.body.append(element);
    define();
    for (const [name, attribute] of given) {
      expect(read(name), name).toBe(anotherValue(attribute));
      expect(element.getAttribute(name)).toBe(attribute.kind === 'boolean' ? '' : anotherValue(attribute));
      element.removeAttribute(name);
      expect(read(name), name).toBe(attribute.kind === 'boolean' ? false : attribute.default);
      set(name, anotherValue(attribute));
      expect(read(name), name).toBe(anotherValue(attribute));
      set(name, null);
      expect(element.hasAttribute(name), name).toBe(false);
    }
    await rendered(element);
  });

  test(
    'mounted and unmounted again and again it leaves no node, no listener and no heap behind',
    { tags: leakSamples.has(tag) ? ['TST-05'] : ['TST-05', 'all'] },
    async () => {
      // Signs a user in and configures no mistake, so that the elements of the console render their views.
      configure({ consoleUrl: '', links: { terms: 'https://example.com/terms' } });
      openSession(loginOf());
      const { tag: own, define } = await fresh(definition);
      define();
      const cycle = async () => {
        const element = document.createElement(own);
        document.body.append(element);
        await task();
        element.remove();
        await task();
      };
      const [parts, mounts] = [rounds(2, 4), rounds(10, 1250)];
      // The first mounts fill caches that all elements of the page share.
      for (let warm = 0; warm < 25; warm += 1) await cycle();
      const seen = [await counters()];
      for (let round = 1; round <= parts * mounts; round += 1) {
        await cycle();
        if (round % mounts === 0) seen.push(await counters());
      }
      // A leak of each mount grows in every part of the run, so the smallest growth counts: the browser may retain some
      // removed views at any time.
      const growth = (count: (at: (typeof seen)[number]) => number) =>
        Math.min(...seen.slice(1).map((at, part) => count(at) - count(seen[part]!)));
      expect(growth(({ nodes }) => nodes)).toBeLessThan(mounts);
      expect(growth(({ jsEventListeners }) => jsEventListeners)).toBeLessThan(mounts);
      expect(growth(({ heapBytes }) => heapBytes) / mounts).toBeLessThan(256 + 100_000 / mounts);
    },
  );
});

/* Tests code of the runtime that all elements share. */
describe('an element', () => {
  const login = elements.find(({ tag }) => tag === 'dict-login')!;

  test('if a tag is defined twice, the first definition stays', { tags: ['HOST-08'] }, async () => {
    await define('dict-login');
    const first = customElements.get('dict-login');
    register(login as never, (await login.view()) as never, noRouteResolver);
    expect(customElements.get('dict-login')).toBe(first);
  });

  describe.each([false, true])('whose view throws (light: %s)', (light) => {
    const cause = new Error('https://console.example/reset?code=4711');
    const uncaught = vi.fn();
    const received: unknown[] = [];
    let complaints: MockInstance<typeof console.error>;
    let element: HTMLElement;

    beforeEach(async () => {
      received.length = 0;
      uncaught.mockClear();
      window.addEventListener('error', uncaught);
      complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { tag, define } = await fresh(login, {
        default: () => {
          throw cause;
        },
      });
      element = Object.assign(document.createElement(tag) as HTMLElement, { light });
      element.addEventListener('dict-error', (event) => received.push((event as CustomEvent<unknown>).detail));
      document.body.append(element);
      define();
      await until('the fallback', () => rootOf(element)?.querySelector('.d-notice'));
    });

    afterEach(() => {
      window.removeEventListener('error', uncaught);
      complaints.mockRestore();
    });

    test('shows a fallback without the error’s words', { tags: ['SEC-35'] }, () => {
      expect(rootOf(element)!.textContent).not.toMatch(/4711|Error|at /);
    });

    test('dispatches one event, without the error’s words', { tags: ['SEC-35'] }, () => {
      expect(JSON.stringify(received)).not.toContain('4711');
      expect(received).toEqual([expect.objectContaining({ code: 'view', call: '' })]);
    });

    test('is reported to the console, and the page gets no error', { tags: ['HOST-21'] }, () => {
      expect(uncaught).not.toHaveBeenCalled();
      expect(complaints).toHaveBeenCalledWith(cause);
    });
  });
});
