import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../../src/commands/config-file.ts';
import { resetPage } from '../../../src/core/page/singletons.ts';

/* The file of a vendor's configuration, as commands and releases read it. */

const folder = mkdtempSync(join(tmpdir(), 'dict-config-'));
const file = join(folder, 'vendor.json');
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => resetPage());
afterEach(() => complaints.mockClear());
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a text', { messages: { 'signup.titel': 'Join' } }, /'messages\.signup\.titel'.*Did you mean 'signup\.title'\?/],
  ['a call', { endpoints: { authenticat: '/login' } }, /'endpoints\.authenticat'.*Did you mean 'authenticate'\?/],
  ['a key', { brnd: 'Quill' }, /'brnd'.*Did you mean 'brand'\?/],
])('a misspelt name of %s stops the command, with the right name', async (_, config, complaint) => {
  writeFileSync(file, JSON.stringify(config));
  await expect(readConfig(file, 'Nothing was released')).rejects.toThrow(
    `Nothing was released: correct ${file} first.`,
  );
  expect(complaints).toHaveBeenCalledWith(expect.stringMatching(complaint));
});

test('a file without a mistake is taken', async () => {
  writeFileSync(file, JSON.stringify({ messages: { 'signup.title': 'Join' } }));
  expect(await readConfig(file, 'Nothing was released')).toEqual({ messages: { 'signup.title': 'Join' } });
});
