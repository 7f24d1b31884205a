import { cdp } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configure } from '../../../src/core/config/config.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import { camelCase, type AnyElement, type View } from '../../../src/elements/runtime/element.ts';
import { createElementClass } from '../../../src/elements/runtime/element-class.ts';
import { loginOf } from '../../unit/core/session/session.world.ts';
import { until } from '../../support/wait.ts';
import { anotherValue, noRouteResolver, rootOf } from '../support/elements.ts';
import { rounds } from '../../support/rounds.ts';

/* One suite for all elements of the registry: from before a tag is defined to its thousandth instance on a page. */

// The console's views are rendered for a signed-in user on a page without mistakes.
beforeEach(() => {
  configure({ consoleUrl: '', links: { terms: 'https://example.com/terms' } });
  openSession(loginOf());
});
afterEach(() => {
  document.body.replaceChildren();
  closeSession('asked');
});

let made = 0;

/** An element whose tag is not defined yet. */
async function fresh(definition: AnyElement, view?: View<never>) {
  made += 1;
  const tag = `${definition.tag}-${made}` as const;
  const drawing = view ?? ((await definition.view()) as View<never>);
  const define = () => customElements.define(tag, createElementClass({ ...definition, tag }, drawing, noRouteResolver));
  return { tag, define };
}

/** A new task: React has rendered by then. */
const task = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

interface Counted {
  readonly nodes: number;
  readonly jsEventListeners: number;
  readonly heapBytes: number;
}

async function counters(): Promise<Counted> {
  const devtools = cdp() as unknown as { send(method: string): Promise<unknown> };
  // React's scheduler retains the last removed view until its next task.
  for (let round = 0; round < 3; round += 1) {
    await task();
    await devtools.send('HeapProfiler.collectGarbage');
  }
  const { nodes, jsEventListeners } = (await devtools.send('Memory.getDOMCounters')) as Counted;
  const { usedSize } = (await devtools.send('Runtime.getHeapUsage')) as { usedSize: number };
  return { nodes, jsEventListeners, heapBytes: usedSize };
}

describe.each(elements.map((definition) => [definition.tag, definition] as const))('%s', (_, definition) => {
  test('properties that are set before the tag is defined are applied', async () => {
    const { tag, define } = await fresh(definition);
    const element = document.createElement(tag);
    const given = Object.entries(definition.attributes);
    for (const [name, attribute] of given) Reflect.set(element, camelCase(name), anotherValue(attribute));
    document.body.append(element);
    define();
    await until('it is there', () => rootOf(element));
    for (const [name, attribute] of given) {
      expect(Reflect.get(element, camelCase(name))).toBe(anotherValue(attribute));
      expect(element.getAttribute(name)).toBe(attribute.kind === 'boolean' ? '' : anotherValue(attribute));
    }
  });

  test('SEC-35 HOST-21 a view that throws shows a fallback and dispatches one event; the page gets no other error', async () => {
    const secret = 'https://console.example/reset?code=4711';
    const { tag, define } = await fresh(definition, {
      default: () => {
        throw new Error(secret);
      },
    });
    const uncaught = vi.fn();
    window.addEventListener('error', uncaught);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = document.createElement(tag);
    const neighbour = document.createElement('p');
    const received: unknown[] = [];
    element.addEventListener('dict-error', (event) => received.push((event as CustomEvent<unknown>).detail));
    document.body.append(element, neighbour);
    define();
    await until('the fallback', () => rootOf(element)?.querySelector('.d-notice'));
    const shown = rootOf(element)!.textContent!;
    expect(shown).not.toMatch(/4711|Error|at /);
    expect(JSON.stringify(received)).not.toContain('4711');
    expect(received).toEqual([expect.objectContaining({ code: 'view', call: '' })]);
    expect(neighbour.isConnected).toBe(true);
    expect(uncaught).not.toHaveBeenCalled();
    window.removeEventListener('error', uncaught);
    complaints.mockRestore();
  });

  test('TST-05 mounted and unmounted again and again it leaves no node, no listener and no heap behind', async () => {
    const { tag, define } = await fresh(definition);
    define();
    const cycle = async () => {
      const element = document.createElement(tag);
      document.body.append(element);
      await task();
      element.remove();
      await task();
    };
    const half = rounds(50, 2500);
    // The first mounts fill caches that all elements of the page share.
    for (let warm = 0; warm < 25; warm += 1) await cycle();
    const seen = [await counters()];
    for (let round = 1; round <= 2 * half; round += 1) {
      await cycle();
      if (round % half === 0) seen.push(await counters());
    }
    // A leak of each mount grows in both halves. The browser may retain one removed view at any time.
    const growth = (count: (at: Counted) => number) =>
      Math.min(count(seen[1]!) - count(seen[0]!), count(seen[2]!) - count(seen[1]!));
    expect(growth(({ nodes }) => nodes)).toBeLessThan(half);
    expect(growth(({ jsEventListeners }) => jsEventListeners)).toBeLessThan(half);
    expect(growth(({ heapBytes }) => heapBytes) / half).toBeLessThan(256 + 100_000 / half);
  });
});
