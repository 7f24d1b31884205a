import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { kindWords } from '../../core/config/mistakes.ts';
import { keys, type Key, type Keys } from '../../core/config/keys.ts';
import { writeMade } from '../made-files.ts';

/** Storybook shows this page too. */
export const configurationDocs = 'stories/docs/configuration.md';

export function writeConfigurationDocs(root: string): Plugin {
  return {
    name: 'dict:configuration-docs',
    generateBundle() {
      const source = configurationTable(root);
      writeMade(root, configurationDocs, source);
      this.emitFile({ type: 'asset', fileName: 'configuration.md', source });
    },
  };
}

export const configurationTable = (root: string): string =>
  [
    '<!-- Made by `npm run build` of src/core/config/keys.ts. -->',
    '',
    '| Key | Type | Default | Meaning |',
    '| --- | --- | --- | --- |',
    ...rowsOf(keys, sentencesOf(readFileSync(join(root, 'src/core/config/keys.ts'), 'utf8'))),
    '',
  ].join('\n');

function rowsOf(entries: Keys, sentences: ReadonlyMap<string, string>, above = ''): string[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const path = above + name;
    const sentence = sentences.get(path);
    if (!sentence) throw new Error(`The configuration's '${path}' has no comment in keys.ts.`);
    const row = (type: string, initial: string) => `| \`${path}\` | ${type} | ${initial} | ${sentence} |`;
    if (isKey(entry)) return [row(typeOf(entry), textOf(entry.initial))];
    return [row('an object', ''), ...rowsOf(entry, sentences, `${path}.`)];
  });
}

export const isKey = (entry: Key | Keys): entry is Key => 'initial' in entry;

const typeOf = ({ kind, each }: Key) =>
  each ? `an object; each value ${kindWords.get(kind)![1]}` : kindWords.get(kind)![1];

const textOf = (initial: unknown) => (typeof initial === 'function' ? '' : `\`${literal(initial)}\``);

const literal = (value: unknown) => (value === '' ? "''" : JSON.stringify(value).replaceAll('"', "'"));

function sentencesOf(source: string): ReadonlyMap<string, string> {
  const file = ts.createSourceFile('keys.ts', source, ts.ScriptTarget.Latest, true);
  const found = new Map<string, string>();
  const read = (node: ts.Node, above: string): void => {
    if (!ts.isPropertyAssignment(node)) return ts.forEachChild(node, (each) => read(each, above));
    const path = above + node.name.getText(file);
    const [comment] = ts.getJSDocCommentsAndTags(node);
    if (comment) found.set(path, String(comment.comment).replace(/\s+/g, ' '));
    ts.forEachChild(node, (each) => read(each, `${path}.`));
  };
  read(file, '');
  return found;
}
