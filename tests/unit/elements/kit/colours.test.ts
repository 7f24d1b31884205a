import { expect, test } from 'vitest';
import { sandboxTokensFile } from '../../../../src/build/made-files.ts';
import { filesIn, matches } from '../../../build/built.ts';

const ownPalettes = [
  'src/elements/kit/tokens.css',
  sandboxTokensFile,
  // Examples of the configuration's `theme`.
  'src/core/config/mistakes.ts',
  'src/prerender/early/probes.ts',
  // Microsoft's own mark.
  'src/elements/login/sso/MicrosoftButton.tsx',
  // Pages of third parties, with their own colours.
  'src/sandbox/demo/',
  // The service's options for the card provider's widget.
  'src/sandbox/domain/order-start.ts',
];

// Entities (`&#8377;`) and private members (`this.#add`) are not colours.
const hex = /(?<![&\w.])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!\s*[(=])/gi;
const inFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/gi;
const named =
  /\b(?:color|background|border|outline|fill|stroke|shadow)[\w-]*\s*[:=][^;]*?\b(?:white|black|gr[ae]y|red|green|blue|silver|navy|orange|yellow|purple|crimson)\b/gi;

test('every colour is a token: no other file has one of its own', () => {
  const files = filesIn('src', '.css', '.ts', '.tsx', '.html', '.js', '.mjs').filter(
    (file) => !ownPalettes.some((own) => file.startsWith(own)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect([hex, inFunction].flatMap((pattern) => matches(files, pattern))).toEqual([]);
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(matches(sheets, named)).toEqual([]);
});
