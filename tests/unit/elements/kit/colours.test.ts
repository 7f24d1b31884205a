import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sandboxTokensFile } from '../../../../src/build/made-files.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const ownPalettes = [
  'src/elements/kit/tokens.css',
  sandboxTokensFile,
  // Microsoft's own mark.
  'src/elements/login/sso/MicrosoftButton.tsx',
  // Pages of third parties, with their own colours.
  'src/sandbox/demo/',
  // The service's options for the card provider's widget.
  'src/sandbox/domain/order-start.ts',
];

const isDrawing = /\.(?:css|tsx?|html|js|mjs)$/;
// Entities (`&#8377;`) and private members (`this.#add`) are not colours.
const hex = /(?<![&\w.])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!\s*[(=])/gi;
const inFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/gi;
const named =
  /\b(?:color|background|border|outline|fill|stroke|shadow)[\w-]*\s*[:=][^;]*?\b(?:white|black|gr[ae]y|red|green|blue|silver|navy|orange|yellow|purple|crimson)\b/gi;

test('every colour is a token: no other file has one of its own', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => isDrawing.test(file) && !ownPalettes.some((own) => file.startsWith(own)));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(coloursIn)).toEqual([]);
});

function coloursIn(file: string): string[] {
  const source = withoutComments(readFileSync(join(root, file), 'utf8'));
  const patterns = file.endsWith('.css') ? [hex, inFunction, named] : [hex, inFunction];
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([found]) => `${file}: ${found}`));
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
