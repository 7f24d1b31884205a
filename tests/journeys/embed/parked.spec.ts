import type { Page } from 'playwright/test';
import { needs } from '../../support/engines/instruments.ts';
import { expect, pageWith, test } from '../support/origins.ts';

/* Elements that a page removes, and perhaps never adds again. */

test(
  'elements that a page takes off and then forgets leave no nodes in memory',
  { tag: ['@HOST-22', '@TST-05'] },
  async ({ page, origins, serve }) => {
    needs('untouched pages');
    const address = await serve({ '/': { html: pageWith(origins, '<main></main>') } });
    await page.goto(address);
    const drop = (count: number) => page.evaluate(parkAndDrop, count);
    await drop(3);
    const before = await nodesOf(page);
    await drop(20);
    // The browser may retain a few of the last views; twenty have more than 500 nodes.
    expect((await nodesOf(page)) - before).toBeLessThan(200);
  },
);

async function parkAndDrop(count: number): Promise<void> {
  const frames = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  for (let made = 0; made < count; made += 1) {
    const login = document.createElement('dict-login') as HTMLElement & { ready?: Promise<void> };
    document.querySelector('main')!.append(login);
    await customElements.whenDefined('dict-login');
    await login.ready;
    login.remove();
    await frames();
    document.querySelector('main')!.append(login);
    await frames();
    login.remove();
    await frames();
  }
}

async function nodesOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return nodes;
}
