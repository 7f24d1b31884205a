import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { Frame, type FrameProps } from './Frame.tsx';

/** What r2wc keeps of a view that is drawn. */
export interface Drawing {
  readonly root: Root;
  readonly ReactComponent: typeof Frame;
}

/** Draws into `wrapper`, or takes over what a server drew there: it keeps every node, the typed text and the focus. */
export function draw(wrapper: HTMLElement, props: FrameProps, isDrawn: boolean, options: RootOptions): Drawing {
  const frame = <Frame {...props} />;
  // Synchronous, so that a property set right after the definition finds a hydrated tree.
  if (isDrawn) return { root: flushSync(() => hydrateRoot(wrapper, frame, options)), ReactComponent: Frame };
  const root = createRoot(wrapper, options);
  // What another version drew, or what the page wrote inside the tag, gives way or goes on within the task: no frame is
  // without it, nothing is typed meanwhile, and a screen inside <dict-nav> keeps the focus.
  const { host } = wrapper.parentNode as Partial<ShadowRoot>;
  if (wrapper.childElementCount > 0 || host?.childElementCount) flushSync(() => root.render(frame));
  else root.render(frame);
  return { root, ReactComponent: Frame };
}
