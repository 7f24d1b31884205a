/**
 * Whether the focus is on a node or within it, also while the visitor is in another window or tab: `:focus` and
 * `:focus-within` match nothing then.
 */
export const holdsFocus = (node: Element): boolean =>
  node.contains((node.getRootNode() as Document | ShadowRoot).activeElement);
