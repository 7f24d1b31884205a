import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Snippet {
  readonly at: string;
  readonly language: string;
  /** Words after the language in the first line of a code block. */
  readonly kind: string;
  readonly code: string;
  /** The file name under which the text above tells the reader to save the code; '' if it names none. */
  readonly file: string;
}

export function snippets(): Snippet[] {
  const pages = readdirSync(join(root, 'stories/docs')).filter((file) => file.endsWith('.mdx'));
  return ['README.md', ...pages.map((file) => `stories/docs/${file}`)].flatMap(snippetsOf);
}

/** The files that a Markdown text links, as paths from its folder. */
export const relativeLinks = (text: string): string[] =>
  Array.from(text.matchAll(/\]\((?!\w+:)([^)#]+)[^)]*\)/g), ([, target = '']) => target);

function snippetsOf(file: string): Snippet[] {
  const source = readFileSync(join(root, file), 'utf8');
  return Array.from(source.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm), (found) => {
    const [, language = '', kind = '', code = ''] = found;
    const line = source.slice(0, found.index).split('\n').length;
    const before = source.slice(0, found.index).split('```').at(-1)!;
    const [, saved = ''] = /Save this as `([^`]+)`/.exec(before) ?? [];
    return { at: `${file}:${line}`, language, kind: kind.trim(), code, file: saved };
  });
}
