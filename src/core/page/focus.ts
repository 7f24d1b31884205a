/**
 * True if the focus is on the node or within it, also while the visitor is in another window or tab. Not `:focus` and
 * `:focus-within`, which match nothing then.
 */
export const holdsFocus = (node: Element): boolean =>
  node.contains((node.getRootNode() as Document | ShadowRoot).activeElement);
