import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

/*
 * Removes the rules of a style sheet that prerendered markup doesn't need until hydration: those for classes, tags and
 * attributes that the markup lacks. Pseudo-classes such as `:hover`, and all names inside `:is()` and `:not()`, are
 * ignored, so that their rules stay.
 */

/**
 * Attributes that may appear between prerendering and hydration, so their rules stay: the loader sets `data-held` on a
 * clicked button, and the browser sets `open` when a visitor opens a disclosure.
 */
const comeLater = ['data-held', 'open'];

export function usedRules(css: string, markup: string): string {
  const there = namesIn(markup);
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if (
      isKeyframes(rule.parent) ||
      parseSelectors()
        .astSync(rule.selector)
        .some((each) => canApply(each, there))
    )
      return;
    removeEmptied(rule);
  });
  removeUnusedKeyframes(root);
  return root.toString();
}

/** Removes the internal tokens (`--d-…`) that neither the sheet nor the markup reads. */
export function usedTokens(css: string, markup: string): string {
  const root = postcss.parse(css);
  const read = `${css}${markup}`;
  root.walkDecls(/^--d-/, (declaration) => {
    if (!read.includes(`var(${declaration.prop}`)) removeEmptied(declaration);
  });
  const left = root.toString();
  // Repeats until nothing is removed: a token may be read only by a token that was just removed.
  return left === css ? css : usedTokens(left, markup);
}

function namesIn(markup: string) {
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/));
  const tags = [...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name!);
  const attributes = [...markup.matchAll(/\s([a-zA-Z][\w-]*)(?==")/g)].map(([, name]) => name!.toLowerCase());
  return { classes: new Set(classes), tags: new Set(tags), attributes: new Set([...attributes, ...comeLater]) };
}

const canApply = ({ nodes }: Selector, { classes, tags, attributes }: ReturnType<typeof namesIn>) =>
  nodes.every(
    (node) =>
      (node.type !== 'class' || classes.has(node.value)) &&
      (node.type !== 'tag' || tags.has(node.value.toLowerCase())) &&
      (node.type !== 'attribute' || attributes.has(node.attribute.toLowerCase())),
  );

function removeEmptied(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeEmptied(parent as ChildNode);
}

const isKeyframes = (node: unknown) => (node as AtRule | undefined)?.name === 'keyframes';

function removeUnusedKeyframes(root: Root): void {
  const named: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => void named.push(...value.split(/[\s,]+/)));
  root.walkAtRules('keyframes', (rule) => {
    if (!named.includes(rule.params)) rule.remove();
  });
}
