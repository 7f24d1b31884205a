import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { Frame, type FrameProps } from './Frame.tsx';

export interface Rendered {
  readonly root: Root;
  readonly ReactComponent: typeof Frame;
}

/** Renders, and runs all effects and their clean-ups, before it returns. */
export const renderNow = (act: () => void): void => flushSync(act);

export function render(wrapper: HTMLElement, props: FrameProps, canHydrate: boolean, options: RootOptions): Rendered {
  const frame = <Frame {...props} />;
  // Hydrates synchronously: a page that sets a property right after the tag's definition must find a hydrated view. React
  // hydrates the content of an Activity later, unless an update reaches it: the second render is that update.
  if (canHydrate) {
    const hydrated = flushSync(() => hydrateRoot(wrapper, frame, options));
    flushSync(() => hydrated.render(<Frame {...props} />));
    return { root: hydrated, ReactComponent: Frame };
  }
  const root = createRoot(wrapper, options);
  // Renders synchronously over existing content: old nodes are replaced within one task, so no frame is empty, no
  // keystroke is lost, and a screen inside <dict-nav> keeps the focus.
  const { host } = wrapper.parentNode as Partial<ShadowRoot>;
  if (wrapper.childElementCount > 0 || host?.childElementCount) flushSync(() => root.render(frame));
  else root.render(frame);
  return { root, ReactComponent: Frame };
}
