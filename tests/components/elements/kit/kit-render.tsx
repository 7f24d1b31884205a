import axe from 'axe-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';
import { ElementContext } from '../../../../src/elements/kit/context.ts';
import { surface } from '../../../../stories/kit/show.tsx';
import { until } from '../../../support/wait.ts';

const mounted: (() => void)[] = [];

afterEach(() => mounted.splice(0).forEach((unmount) => unmount()));

export function renderInRoot(view: ReactNode, options?: Parameters<typeof surface>[0]) {
  const { host, wrapper, handle } = surface(options);
  document.body.append(host);
  const root = createRoot(wrapper);
  const rerender = (other: ReactNode) =>
    flushSync(() => root.render(<ElementContext value={handle}>{other}</ElementContext>));
  const unmount = () => {
    flushSync(() => root.unmount());
    host.remove();
  };
  mounted.push(unmount);
  rerender(view);
  return { host, rerender, unmount };
}

/** The announced text in the element's status region. */
export const said = (host: HTMLElement) => host.shadowRoot?.querySelector('[role=status]')?.textContent ?? '';

/** The focused node inside the shadow root. */
export const focused = (host: HTMLElement) => host.shadowRoot?.activeElement ?? null;

/** axe's violations of a part of a page (A11Y-01), without the rules for whole pages. */
export async function complaints(host: HTMLElement): Promise<string[]> {
  await until('all has come to rest', () => host.shadowRoot?.getAnimations().every(isEndless));
  const { violations } = await axe.run(host, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

const isEndless = (animation: Animation) => animation.effect?.getComputedTiming().iterations === Infinity;
