/*
 * What of a style sheet a drawing needs until its element lives. Nothing puts a class or a tag there before that, so a rule that
 * names one which is not in the markup can be left out. All else stays: states, attributes, and whatever is inside a `:is()`.
 */

/** The rules of `css` that can apply to something in `markup`, in their order. */
export function usedRules(css: string, markup: string): string {
  const there = namesIn(markup);
  const rules = blocksOf(css).flatMap((block) => used(block, there));
  const text = rules.join('');
  return rules.filter((rule) => !isUnusedAnimation(rule, text)).join('');
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

/** A rule with its head (`.d-button:hover`, `@media …`) and what its braces hold; a statement has no body. */
interface Block {
  readonly head: string;
  readonly body: string | null;
}

const withRulesInside = /^@(?:media|container|supports|scope|layer|starting-style)\b/;

function used({ head, body }: Block, there: Names): string[] {
  if (body === null) return [`${head};`];
  if (withRulesInside.test(head)) {
    const inside = blocksOf(body).flatMap((block) => used(block, there));
    return inside.length > 0 ? [`${head}{${inside.join('')}}`] : [];
  }
  const isKept = head.startsWith('@') || apart(head).some((selector) => canApply(selector, there));
  return isKept ? [`${head}{${body}}`] : [];
}

function canApply(selector: string, { classes, tags }: Names): boolean {
  const plain = withoutArguments(selector);
  const all = (pattern: RegExp, names: ReadonlySet<string>) =>
    [...plain.matchAll(pattern)].every(([, name]) => names.has(name!));
  return all(/\.([\w-]+)/g, classes) && all(/(?:^|[\s>+~])([a-z][\w-]*)/g, tags);
}

/** Keyframes that nothing but they themselves names. */
const isUnusedAnimation = (rule: string, text: string) => {
  const [, name] = /^@keyframes ([\w-]+)/.exec(rule) ?? [];
  return name !== undefined && text.split(name).length === 2;
};

/** `a:not(.b) c[d]` → `a:not c`. */
function withoutArguments(selector: string): string {
  let depth = 0;
  return [...selector]
    .filter((character) => {
      if ('(['.includes(character)) depth += 1;
      const isOutside = depth === 0;
      if (')]'.includes(character)) depth -= 1;
      return isOutside;
    })
    .join('');
}

/** The selectors of a list. */
function apart(list: string): string[] {
  const at = [...places(list, ',')];
  return [-1, ...at].map((from, index) => list.slice(from + 1, at[index]).trim());
}

function blocksOf(css: string): Block[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const blocks: Block[] = [];
  let from = 0;
  for (const at of places(text, ';}')) {
    const block = text.slice(from, text[at] === ';' ? at : at + 1).trim();
    from = at + 1;
    if (block === '') continue;
    const opens = places(block, '{').next().value;
    blocks.push(
      opens === undefined
        ? { head: block, body: null }
        : { head: block.slice(0, opens).trim(), body: block.slice(opens + 1, -1) },
    );
  }
  return blocks;
}

/** Where one of `wanted` stands outside of strings and of the brackets that are open there. */
function* places(text: string, wanted: string): Generator<number, undefined> {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (quote !== '') {
      if (character === quote && text[at - 1] !== '\\') quote = '';
      continue;
    }
    if (character === '"' || character === "'") quote = character;
    if (')]}'.includes(character)) depth -= 1;
    if (depth === 0 && wanted.includes(character)) yield at;
    if ('([{'.includes(character)) depth += 1;
  }
  return undefined;
}
