import { filesIn, read } from '../build/built.ts';

export type Snippet = ReturnType<typeof snippetsOf>[number];

export function snippets() {
  return ['README.md', ...filesIn('stories/docs', '.mdx')].flatMap(snippetsOf);
}

/** The files that a Markdown text links, as paths from its folder. */
export const relativeLinks = (text: string): string[] =>
  Array.from(text.matchAll(/\]\((?!\w+:)([^)#]+)[^)]*\)/g), ([, target = '']) => target);

/**
 * `kind`: the words after the language in the first line of a code block. `file`: the name under which the text above
 * tells the reader to save the code; '' if it names none.
 */
function snippetsOf(file: string) {
  const source = read(file);
  return Array.from(source.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm), (found) => {
    const [, language = '', kind = '', code = ''] = found;
    const line = source.slice(0, found.index).split('\n').length;
    const before = source.slice(0, found.index).split('```').at(-1)!;
    const [, saved = ''] = /Save this as `([^`]+)`/.exec(before) ?? [];
    return { at: `${file}:${line}`, language, kind: kind.trim(), code, file: saved };
  });
}
