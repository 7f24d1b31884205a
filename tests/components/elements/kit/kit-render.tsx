import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { ElementContext } from '../../../../src/elements/kit/context.ts';
import { surface } from '../../../../stories/kit/show.tsx';
import { until } from '../../../support/wait.ts';

const hosts: HTMLElement[] = [];

afterEach(() => {
  cleanup();
  hosts.splice(0).forEach((host) => host.remove());
});

/**
 * Testing Library's `render` in a shadow root with the kit's styles. `user` of the result dispatches events; tests that
 * need the browser's own keyboard and pointer use Vitest's userEvent.
 */
export function renderInRoot(view: ReactNode, options?: Parameters<typeof surface>[0]) {
  const { host, wrapper: container, handle } = surface(options);
  hosts.push(host);
  document.body.append(host);
  const rendered = render(view, {
    container,
    baseElement: container,
    wrapper: ({ children }) => <ElementContext value={handle}>{children}</ElementContext>,
  });
  return { ...rendered, host, user: userEvent.setup() };
}

/** The announced text in the element's status region. */
export const said = (host: HTMLElement) => host.shadowRoot?.querySelector('[role=status]')?.textContent ?? '';

/** The focused node inside the shadow root. */
export const focused = (host: HTMLElement) => host.shadowRoot?.activeElement ?? null;

/** axe's violations of a part of a page (A11Y-01), without the rules for whole pages. */
export async function complaints(host: HTMLElement): Promise<string[]> {
  await until('all has come to rest', () =>
    host.shadowRoot?.getAnimations().every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  );
  const { violations } = await axe.run(host, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
