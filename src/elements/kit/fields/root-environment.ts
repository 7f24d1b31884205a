import { useCallback, useMemo, useState } from 'react';

/**
 * The `environment` for downshift: the shadow root around a node. With the window, every event would be retargeted to the
 * host, so a click elsewhere in the element would not close the list. Undefined until `ref` receives the node.
 */
export function useRootEnvironment() {
  const [root, setRoot] = useState<Document | ShadowRoot | null>(null);
  const ref = useCallback((node: HTMLElement | null) => {
    const around = node?.getRootNode();
    if (around instanceof Document || around instanceof ShadowRoot) setRoot(around);
  }, []);
  const environment = useMemo(() => (root ? environmentOf(root) : undefined), [root]);
  return { environment, ref };
}

function environmentOf(root: Document | ShadowRoot) {
  const page = root.ownerDocument ?? document;
  const around = {
    get activeElement() {
      // Downshift takes `body` to mean that nothing is focused.
      return root.activeElement ?? page.body;
    },
    getElementById: (id: string) => root.getElementById(id),
    createElement: (tag: string) => page.createElement(tag),
    body: page.body,
  };
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    // The only four members of `document` that downshift uses.
    document: around as unknown as Document,
    Node,
  };
}
