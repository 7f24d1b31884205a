import { useCallback, useMemo, useState } from 'react';

/**
 * What downshift takes for its window: the shadow root around a node. On the window it would see every event as the
 * host's, and a click elsewhere in the element would leave its list open. Undefined until `ref` has the node.
 */
export function useRootEnvironment() {
  const [root, setRoot] = useState<Document | ShadowRoot | null>(null);
  const ref = useCallback((node: HTMLElement | null) => {
    const around = node?.getRootNode();
    // A page's library may have put something else in the place of `Document` (HOST-05).
    if (around && 'getElementById' in around) setRoot(around as Document | ShadowRoot);
  }, []);
  const environment = useMemo(() => (root ? environmentOf(root) : undefined), [root]);
  return { environment, ref };
}

function environmentOf(root: Document | ShadowRoot) {
  const page = root.ownerDocument ?? document;
  const around = {
    get activeElement() {
      // Downshift tells by the body that nothing has the focus.
      return root.activeElement ?? page.body;
    },
    getElementById: (id: string) => root.getElementById(id),
    createElement: (tag: string) => page.createElement(tag),
    body: page.body,
  };
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    // These four are all that downshift asks of its document.
    document: around as unknown as Document,
    Node,
  };
}
