import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { kindWords } from '../../../src/core/config/mistakes.ts';
import { isAddress } from '../../../src/core/config/kinds.ts';
import { configurationDocs, configurationTable } from '../../../src/build/plugins/configuration-docs.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const table = configurationTable(root);

describe('the table of the configuration', () => {
  test('is in the documentation as it is: npm run build writes it', () => {
    expect(readFileSync(join(root, configurationDocs), 'utf8')).toBe(table);
  });

  test('has the type, the default and a sentence of every key', () => {
    expect(table).toContain('| `pageSize` | a whole number above 0 | `25` | Rows per page of a list. |');
    expect(table).toContain(`| \`links.videos.mic\` | ${kindWords.get(isAddress)![1]} | \`''\` | The microphone. |`);
    expect(table).not.toContain('undefined');
  });
});
