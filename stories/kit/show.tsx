import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ElementContext } from '../../src/elements/kit/context.ts';
import { serverHandle } from '../../src/elements/runtime/handle.ts';
import { kitSheets } from '../../src/elements/runtime/sheets/kit-sheets.ts';
import { createLiveRegion } from '../../src/elements/kit/feedback/LiveRegion.tsx';
import { adopt } from '../../src/elements/runtime/sheets/sheet.ts';

/** An environment for parts of the kit: a shadow root with a status region, but no service. */
export function surface({ dir = 'ltr' }: { readonly dir?: 'ltr' | 'rtl' } = {}) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const wrapper = document.createElement('div');
  wrapper.className = 'd-root';
  wrapper.lang = 'en';
  wrapper.dir = dir;
  const region = createLiveRegion();
  root.append(wrapper, region.node);
  adopt(root, kitSheets);
  const handle = { ...serverHandle, announce: region.announce, adoptSheet: (css: string) => void adopt(root, [css]) };
  return { host, wrapper, handle };
}

export function show(view: ReactNode): HTMLElement {
  const { host, wrapper, handle } = surface();
  const react = createRoot(wrapper);
  react.render(<ElementContext value={handle}>{view}</ElementContext>);
  host.addEventListener('dict-story-over', () => react.unmount());
  return host;
}
