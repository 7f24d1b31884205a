import { useCallback, useMemo, useState } from 'react';

/**
 * What downshift takes for its window: the shadow root around a node. On the window it would see every event as the
 * host's, and a click elsewhere in the element would leave its list open. Undefined until `ref` has the node.
 */
export function useRootEnvironment() {
  const [root, setRoot] = useState<Document | ShadowRoot | null>(null);
  const ref = useCallback((node: HTMLElement | null) => {
    const around = node?.getRootNode();
    if (around instanceof ShadowRoot || around instanceof Document) setRoot(around);
  }, []);
  const environment = useMemo(
    () =>
      root
        ? {
            addEventListener: root.addEventListener.bind(root),
            removeEventListener: root.removeEventListener.bind(root),
            // Of a document, downshift asks activeElement and getElementById: a root has both.
            document: root as Document,
            Node,
          }
        : undefined,
    [root],
  );
  return { environment, ref };
}
