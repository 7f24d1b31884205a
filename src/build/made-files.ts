import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a file of the repository that is made of others, where it is no longer true. A test says so too. */
export function writeMade(root: string, file: string, source: string): void {
  const path = join(root, file);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== source) writeFileSync(path, source);
}

/** The elements' tokens for the sandbox's own pages: it runs where no style sheet can be imported. */
export const sandboxTokens = 'src/sandbox/pages/tokens.made.ts';

export function sandboxTokensOf(root: string): string {
  const tokens = readFileSync(join(root, 'src/elements/kit/tokens.css'), 'utf8');
  const forPage = tokens.replace(/\/\*[\s\S]*?\*\/\n/, '').replaceAll('.d-root', ':root');
  return `// Made by \`npm run build\` of src/elements/kit/tokens.css.\nexport const tokens = \`\n${forPage}\`;\n`;
}
