import { cdp } from 'vitest/browser';

/* What only the browser's own tools can do: its accessibility tree, and preferences of the visitor. */

interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
}

type Send = <Result>(method: string, params?: object) => Promise<Result>;

const send: Send = (method, params = {}) => (cdp() as unknown as { send: Send }).send(method, params);

/** Preferences of the visitor by media feature, such as `forced-colors`; all others are as the browser has them. */
export const emulateMedia = (features: Readonly<Record<string, string>>) =>
  send<void>('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

interface Frame {
  readonly frame: { readonly id: string };
  readonly childFrames?: readonly Frame[];
}

interface TreeNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
}

/** The page of the test as a screen reader finds it: Chromium's own roles, names and descriptions. */
export async function accessibilityTree(): Promise<readonly AccessibleNode[]> {
  const { frameTree } = await send<{ readonly frameTree: Frame }>('Page.getFrameTree');
  // The test's page is a frame of the runner's.
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
