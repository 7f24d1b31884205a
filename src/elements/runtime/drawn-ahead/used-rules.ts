import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

/*
 * What of a style sheet a drawing needs until its element lives. Nothing puts a class, a tag or an attribute there before that,
 * so a rule that names one which is not in the markup can be left out. All else stays: states, and whatever is inside a `:is()`.
 */

/** But for these: the loader marks a button that was pressed, and a visitor opens a disclosure. */
const comeLater = ['data-held', 'open'];

/** Names of ours alone: a page sets the tokens that they fall back from. */
const ownProperty = /^--d-/;

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
  readonly attributes: ReadonlySet<string>;
}

function namesIn(markup: string): Names {
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/));
  const tags = [...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name!);
  const attributes = [...markup.matchAll(/\s([a-zA-Z][\w-]*)(?==")/g)].map(([, name]) => name!.toLowerCase());
  return { classes: new Set(classes), tags: new Set(tags), attributes: new Set([...attributes, ...comeLater]) };
}

// Its own nodes alone: what is inside of `:not()` or `:is()` belongs to a pseudo-class.
const canApply = ({ nodes }: Selector, { classes, tags, attributes }: Names) =>
  nodes.every(
    (node) =>
      (node.type !== 'class' || classes.has(node.value)) &&
      (node.type !== 'tag' || tags.has(node.value.toLowerCase())) &&
      (node.type !== 'attribute' || attributes.has(node.attribute.toLowerCase())),
  );

/** Removes a node, and each rule and at-rule around it that holds nothing more. */
function removeEmptied(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeEmptied(parent as ChildNode);
}

const isKeyframes = (node: unknown) => (node as AtRule | undefined)?.name === 'keyframes';

/** `css`, all that one element adopts, without properties of ours that neither it nor an attribute in `markup` reads. */
export function withoutUnread(css: string, markup: string): string {
  const root = postcss.parse(css);
  for (let isDone = false; !isDone;) {
    isDone = true;
    const read = new Set(propertiesIn(markup));
    root.walkDecls(({ value }) => propertiesIn(value).forEach((name) => read.add(name)));
    // What one of them alone has read is unread in the next round.
    root.walkDecls(ownProperty, (declaration) => {
      if (read.has(declaration.prop)) return;
      removeEmptied(declaration);
      isDone = false;
    });
  }
  return root.toString();
}

const propertiesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);

/** Keyframes that no declaration names. */
function removeUnusedKeyframes(root: Root): void {
  const named: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => void named.push(...value.split(/[\s,]+/)));
  root.walkAtRules('keyframes', (rule) => {
    if (!named.includes(rule.params)) rule.remove();
  });
}
