import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row: one requirement of the specification. */
export interface Row {
  /** Tests that prove the row have this id in their title: `[CON-2.4.1]`. */
  readonly id: string;
  readonly section: string;
  readonly sentence: string;
  /** The reason why no test here proves it. */
  readonly noTest?: string | undefined;
}

/** The list: every chapter in this folder, in their order. */
export const readList = (root: string): readonly Row[] => {
  const folder = join(root, 'tests/specification');
  const chapters = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return chapters.toSorted().flatMap((name) => rowsOf(readFileSync(join(folder, name), 'utf8')));
};

const heading = /^#+ (.+)$/;
const item = /^- ([A-Z0-9]+-[\d.]*\d) (.+?)(?: \(No test: (.+)\.\))?$/;

/**
 * The rows of a chapter, one per line below the heading of their section: `- CON-2.4.1 Its sentence. (No test: its
 * reason.)`
 */
function rowsOf(chapter: string): readonly Row[] {
  const lines = chapter.split('\n');
  return lines.flatMap((line, at) => {
    if (!line.startsWith('- ')) return [];
    const [, id, sentence, noTest] = item.exec(line) ?? [];
    if (id === undefined || sentence === undefined) throw new Error(`No row of the specification: ${line}`);
    const section = lines.slice(0, at).findLast((above) => heading.test(above)) ?? '';
    return [{ id, section: section.replace(heading, '$1'), sentence, noTest }];
  });
}
