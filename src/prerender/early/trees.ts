import type { Child, ElementNode, Value } from '../../loader/early-plan.ts';
import type { Markup } from './markup.ts';

/*
 * Merges the markup of one view in all languages into one tree. Where a text differs between languages, the tree has the
 * text's number instead. Throws if the markup differs in anything but texts.
 */

interface NumberedTexts {
  /** The number of a text: `~index`, always negative. `words`: its translations, one per language. */
  numberOf(words: readonly string[]): number;
  /** The texts of one language, one per line. */
  of(language: number): string;
}

export function createNumberedTexts(): NumberedTexts {
  const known = new Map<string, number>();
  const texts: (readonly string[])[] = [];
  return {
    numberOf(words) {
      if (words.some((each) => each.includes('\n'))) throw new Error(`A text has two lines: ${words[0]}`);
      const key = JSON.stringify(words);
      if (!known.has(key)) known.set(key, texts.push(words) - 1);
      return ~known.get(key)!;
    },
    of: (language) => texts.map((words) => words[language]!).join('\n'),
  };
}

type WriteValue = (value: string) => Value;

export function oneTree(all: readonly Markup[], texts: NumberedTexts, write: WriteValue): ElementNode {
  const same = <Part>(what: string, read: (each: Markup) => Part): Part => {
    const [found, ...others] = [...new Set(all.map(read))];
    if (others.length > 0) throw new Error(`The languages differ in ${what}: ${JSON.stringify([found, ...others])}`);
    return found!;
  };
  const textOf = (words: readonly string[]) => (new Set(words).size === 1 ? words[0]! : texts.numberOf(words));

  const tag = same('tags', (each) => each.tag);
  const names = same('attributes', (each) => Object.keys(each.attributes).join(' ')).split(' ');
  const attributes = names.filter(Boolean).map((name) => {
    const value = textOf(all.map((each) => each.attributes[name]!));
    return [name, typeof value === 'string' ? write(value) : value] as const;
  });
  const count = same('elements', (each) => elementsIn(each).length);
  const children = Array.from({ length: count + 1 }, (_, place): Child[] => {
    // An empty text has no node. So at one place some languages may have a single text and others none; any other
    // difference is an error.
    const runs = all.map((each) => runsOf(each)[place]!);
    const longest = Math.max(...runs.map((run) => run.length));
    if (runs.some((run) => run.length !== longest && (run.length > 0 || longest > 1)))
      throw new Error(`The languages differ in texts: ${JSON.stringify(runs)}`);
    const written = Array.from({ length: longest }, (_, at) => textOf(runs.map((run) => run[at] ?? '')));
    return place === count
      ? written
      : [
          ...written,
          oneTree(
            all.map((each) => elementsIn(each)[place]!),
            texts,
            write,
          ),
        ];
  });
  return [tag, Object.fromEntries(attributes), ...children.flat()];
}

const elementsIn = ({ children }: Markup) => children.filter((child) => typeof child === 'object');

/** The texts before each element, and after the last. */
function runsOf({ children }: Markup): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const child of children)
    if (typeof child === 'string') runs.at(-1)!.push(child);
    else runs.push([]);
  return runs;
}

/** Takes out the elements that occur more than once: `nodes` has each once, and the trees have its index. */
export function withSharedNodes(trees: readonly ElementNode[]): { nodes: ElementNode[]; roots: Child[] } {
  const uses = new Map<string, number>();
  const count = (node: Child) => {
    if (!isElement(node)) return;
    const key = JSON.stringify(node);
    uses.set(key, (uses.get(key) ?? 0) + 1);
    if (uses.get(key) === 1) childrenOf(node).forEach(count);
  };
  trees.forEach(count);
  const nodes: ElementNode[] = [];
  const indices = new Map<string, number>();
  const write = (node: Child): Child => {
    if (!isElement(node)) return node;
    const key = JSON.stringify(node);
    const [tag, attributes] = node;
    const inner = (): ElementNode => [tag, attributes, ...childrenOf(node).map(write)];
    if (uses.get(key) === 1) return inner();
    if (!indices.has(key)) indices.set(key, nodes.push(inner()) - 1);
    return indices.get(key)!;
  };
  return { roots: trees.map(write), nodes };
}

const isElement = (node: Child): node is ElementNode => Array.isArray(node);

const childrenOf = ([, , ...children]: ElementNode): readonly Child[] => children;
