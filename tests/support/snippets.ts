import { filesIn, read } from '../build/built.ts';

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
  return ['README.md', ...filesIn('stories/docs', '.mdx')].flatMap(snippetsOf);
}

/** The files that a Markdown text links, as paths from its folder. */
export const relativeLinks = (text: string): string[] =>
  Array.from(text.matchAll(/\]\((?!\w+:)([^)#]+)[^)]*\)/g), ([, target = '']) => target);

function snippetsOf(file: string): Snippet[] {
  const source = read(file);
  return Array.from(source.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm), (found) => {
    const [, language = '', kind = '', code = ''] = found;
    const line = source.slice(0, found.index).split('\n').length;
    const before = source.slice(0, found.index).split('```').at(-1)!;
    const [, saved = ''] = /Save this as `([^`]+)`/.exec(before) ?? [];
    return { at: `${file}:${line}`, language, kind: kind.trim(), code, file: saved };
  });
}
