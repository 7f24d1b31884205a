import { cdp } from 'vitest/browser';

/* Accessibility tree, user preferences and inserted text, by the protocol of Chromium's developer tools: a page can't
   read or set them. */

type Send = <Result>(method: string, params?: object) => Promise<Result>;

const send: Send = (method, params = {}) => (cdp() as unknown as { send: Send }).send(method, params);

// The reduced motion that vite.config.ts sets. Every emulation has to repeat it, because an emulation replaces all
// preferences, in later test files too.
const motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference';

/** Sets preferences of the visitor by media feature, such as `forced-colors`, and resets all others. `media` is 'print' for paper. */
export const emulateMedia = (features: Readonly<Record<string, string>>, media = '') =>
  send<void>('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries({ 'prefers-reduced-motion': motion, ...features }).map(([name, value]) => ({
      name,
      value,
    })),
  });

/** Inserts a text into the field with the focus in one step, like an input by voice or a suggestion. */
export const insertText = (text: string) => send<void>('Input.insertText', { text });

interface Frame {
  readonly frame: { readonly id: string };
  readonly childFrames?: readonly Frame[];
}

interface TreeNode extends Partial<Record<'role' | 'name' | 'description', { readonly value: string }>> {
  readonly ignored: boolean;
}

/** The test's page as a screen reader finds it: Chromium's computed roles, names and descriptions. */
export async function accessibilityTree() {
  const { frameTree } = await send<{ readonly frameTree: Frame }>('Page.getFrameTree');
  // The first frame inside the runner's page: the test's page.
  const frameId = frameTree.childFrames![0]!.frame.id;
  const { nodes } = await send<{ readonly nodes: readonly TreeNode[] }>('Accessibility.getFullAXTree', { frameId });
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({
      role: role?.value ?? '',
      name: name?.value ?? '',
      description: description?.value ?? '',
    }));
}
