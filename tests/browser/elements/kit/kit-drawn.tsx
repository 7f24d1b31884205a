import axe from 'axe-core';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { draw } from '../../../../stories/kit/draw.tsx';
import { until } from '../../../support/wait.ts';

const drawn: HTMLElement[] = [];

afterEach(() => {
  for (const host of drawn.splice(0)) {
    host.dispatchEvent(new Event('dict-story-over'));
    host.remove();
  }
});

/** A part of the kit on the page; gone after the test. */
export async function show(view: ReactNode, options?: Parameters<typeof draw>[1]): Promise<HTMLElement> {
  const host = draw(view, options);
  drawn.push(host);
  document.body.append(host);
  await until('the part is drawn', () => host.shadowRoot?.querySelector('.d-root > *'));
  return host;
}

/** What the element's status region says to a screen reader now. */
export const said = (host: HTMLElement) => host.shadowRoot?.querySelector('[role=status]')?.textContent ?? '';

/** What has the focus inside the shadow root. */
export const focused = (host: HTMLElement) => host.shadowRoot?.activeElement ?? null;

/** axe's complaints about a part (A11Y-01); a part is no page, so what only a page has is not asked for. */
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
