import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';
import { noSheets } from './elements.ts';
import { prerenderedBy } from './outputs.ts';

/*
 * The guides as Markdown, for the package and for a release: their pages are MDX, which only Storybook shows. The tables that
 * they take from the code are rendered and written as tables.
 */

const folder = 'stories/docs';

/** `docs/hosting.md` → its text; `docs/README.md` lists them. */
export async function guides(root: string): Promise<Readonly<Record<string, string>>> {
  const pages = readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => pageIn(readFileSync(join(root, folder, file), 'utf8'), basename(file, '.mdx')));
  const fileOf = new Map(pages.map(({ id, file }) => [id, file]));
  const texts = await Promise.all(
    pages.map(async (page) => {
      const rendered = await renderedParts(root, page);
      const text = page.text
        .replaceAll(/%part (\d+)%/g, (_, at: string) => rendered[Number(at)]!)
        .replaceAll(/\]\(\?path=\/docs\/([\w-]+)--docs\)/g, (_, id: string) => `](${fileOf.get(id) ?? 'README.md'})`);
      return [`docs/${page.file}`, text] as const;
    }),
  );
  const list = pages.map(({ title, file }) => `- [${title}](${file})\n`).sort();
  return { ...Object.fromEntries(texts), 'docs/README.md': `# Guides\n\n${list.join('')}` };
}

interface Page {
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly imports: readonly string[];
  /** JSX expressions. In `text`, `%part 0%` stands for the first one. */
  readonly parts: readonly string[];
  readonly text: string;
}

// Components that are interactive or pictures. They are left out of the guides, whose text says what they show.
const onlyInStorybook = /^<(?:ThemeEditor|PartsDrawing|ColourSwatches|OtherTokens|GuideIndex)\b/;

function pageIn(source: string, name: string): Page {
  const [, path = ''] = /<Meta title="([^"]+)"/.exec(source)!;
  const parts: string[] = [];
  const imports: string[] = [];
  const keep = (jsx: string) => {
    if (jsx.startsWith('<Meta')) return '';
    if (onlyInStorybook.test(jsx)) return '_In the Storybook of the repository._';
    return `%part ${parts.push(jsx) - 1}%`;
  };
  const lines: string[] = [];
  let isCode = false;
  let jsx = '';
  for (const line of source.split('\n')) {
    if (jsx === '' && line.startsWith('```')) {
      // Removes the words after the language of a code block: they are instructions for our tests.
      lines.push(isCode ? line : line.split(' ')[0]!);
      isCode = !isCode;
    } else if (isCode) lines.push(line);
    else if (jsx === '' && line.startsWith('import ')) imports.push(`${line}\n`);
    else if (jsx !== '' || /^<[A-Z]/.test(line)) {
      jsx += `${line}\n`;
      if (!isClosed(jsx)) continue;
      lines.push(keep(jsx.trim()));
      jsx = '';
    } else if (line.startsWith('{'))
      lines.push(line.replace(/^\{([^}]+)\}/, (_, value: string) => keep(`<>{${value}}</>`)));
    else lines.push(line);
  }
  const text = lines.join('\n').trimStart();
  const id = path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join('-');
  return { id, title: path.split('/').at(-1)!, file: `${name.toLowerCase()}.md`, imports, parts, text };
}

/** True if `jsx` is complete: its tag is closed at the end of the first line, or by a last line `/>` or `</Name>`. */
function isClosed(jsx: string): boolean {
  const name = /^<(\w+)/.exec(jsx)![1]!;
  const [first = '', ...more] = jsx.trimEnd().split('\n');
  const isEnd = (line: string) => line === '/>' || line === `</${name}>`;
  return first.endsWith('/>') || first.endsWith(`</${name}>`) || isEnd(more.at(-1) ?? '');
}

async function renderedParts(root: string, { file, imports, parts }: Page): Promise<string[]> {
  if (parts.length === 0) return [];
  const id = join(root, folder, `${file}.tsx`);
  const needed = imports.filter((line) => !/ThemeEditor|PartsDrawing|Swatches|GuideIndex/.test(line));
  const code = `${needed.join('').replace('@storybook/addon-docs/blocks', 'virtual:blocks')}export default [${parts.join(',\n')}];`;
  const asModule: Plugin = {
    name: 'dict:guide',
    enforce: 'pre',
    resolveId: (asked) => (asked === id || asked === 'virtual:blocks' ? asked : undefined),
    load: (asked) => (asked === id ? code : asked === 'virtual:blocks' ? blocks : undefined),
  };
  const { module } = await runnerImport<{ default: readonly ReactNode[] }>(id, {
    configFile: false,
    root,
    plugins: [asModule, noSheets],
    define: prerenderedBy(root),
  });
  return module.default.map((part) => markdownOf(renderToStaticMarkup(createElement('div', null, part))));
}

const blocks = `
import { createElement } from 'react';
export const Markdown = ({ children }) => createElement('x-markdown', null, children);
export const Source = ({ code, language }) => createElement('x-source', { lang: language }, code);
export const Meta = () => null;
`;

function markdownOf(html: string): string {
  return html
    .replaceAll(/<x-markdown>([^]*?)<\/x-markdown>/g, (_, text: string) => plain(text).replace(/^<!--.*-->\n+/, ''))
    .replaceAll(/<x-source lang="(\w+)">([^]*?)<\/x-source>/g, (_, language: string, code: string) =>
      fenced(language, plain(code)),
    )
    .replaceAll(/<pre[^>]*><code>([^]*?)<\/code><\/pre>/g, (_, code: string) => fenced('text', plain(code)))
    .replaceAll(/<table>([^]*?)<\/table>/g, (_, table: string) => tableOf(table))
    .replaceAll(/<\/?(?:div|p)\b[^>]*>/g, '');
}

const fenced = (language: string, code: string) => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

function tableOf(html: string): string {
  const [head = [], ...rows] = Array.from(html.matchAll(/<tr>([^]*?)<\/tr>/g), ([, row = '']) =>
    Array.from(row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g), ([, cell = '']) => cellOf(cell)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const cellOf = (html: string) =>
  plain(
    html
      .replaceAll('</div><div>', '<br>')
      .replaceAll(/<\/?code>/g, '`')
      .replaceAll(/<(?!br>)[^<>]*>/g, ''),
  )
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};
const plain = (html: string) => html.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity]!);
