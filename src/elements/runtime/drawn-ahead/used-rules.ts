import postcss, { type AtRule, type Container, type Root } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

/*
 * What of a style sheet a drawing needs until its element lives. Nothing puts a class or a tag there before that, so a rule that
 * names one which is not in the markup can be left out. All else stays: states, attributes, and whatever is inside a `:is()`.
 */

/** The rules of `css` that can apply to something in `markup`, in their order, without comments. */
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

interface Names {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

function namesIn(markup: string): Names {
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/));
  const tags = [...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name!);
  return { classes: new Set(classes), tags: new Set(tags) };
}

// Its own nodes alone: what is inside of `:not()` or `:is()` belongs to a pseudo-class.
const canApply = ({ nodes }: Selector, { classes, tags }: Names) =>
  nodes.every(
    (node) =>
      (node.type !== 'class' || classes.has(node.value)) && (node.type !== 'tag' || tags.has(node.value.toLowerCase())),
  );

/** Removes a node, and each at-rule around it that holds nothing more. */
function removeEmptied(node: Container): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeEmptied(parent as AtRule);
}

const isKeyframes = (node: unknown) => (node as AtRule | undefined)?.name === 'keyframes';

/** Keyframes that no declaration names. */
function removeUnusedKeyframes(root: Root): void {
  const named: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => void named.push(...value.split(/[\s,]+/)));
  root.walkAtRules('keyframes', (rule) => {
    if (!named.includes(rule.params)) rule.remove();
  });
}
