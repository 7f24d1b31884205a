import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { importSource } from './elements.ts';

export function writeMade(root: string, file: string, source: string): void {
  const path = join(root, file);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== source) writeFileSync(path, source);
}

export const sandboxTokens = 'src/sandbox/pages/tokens.made.ts';

export function sandboxTokensOf(root: string): string {
  const tokens = readFileSync(join(root, 'src/elements/kit/tokens.css'), 'utf8');
  const forPage = tokens
    .replaceAll(/\/\*[^]*?\*\/\n/g, '')
    // Without rules for an accent, touch and motion: these pages set no accent and contain none of our controls.
    .replaceAll(/^@(?:supports|media \((?:pointer|prefers-reduced-motion))[^]*?^\}\n+/gm, '')
    .replaceAll('.d-root', ':root');
  return `// Made by \`npm run build\` of src/elements/kit/tokens.css.\nexport const tokens = \`\n${forPage}\`;\n`;
}

/** Names of calls and texts for "did you mean": at run time, only those of loaded elements are known. */
export const namesFile = 'src/core/config/names.made.ts';

export async function namesOf(root: string): Promise<string> {
  const endpoints = await importSource<object>(root, 'src/core/service/endpoints.ts');
  const calls = Object.keys(endpoints).sort((one, other) => one.localeCompare(other));
  const areas: Record<string, string[]> = {};
  for (const { area, key } of textsOf(root)) (areas[area] ??= []).push(key);
  const lines = Object.keys(areas)
    .sort()
    .map((area) => `  '${area}': '${areas[area]!.sort().join(' ')}',\n`);
  return `// Made by \`npm run build\` of core/service/endpoints.ts and of the texts in src.
export const callNames: readonly string[] =
  '${calls.join(' ')}'.split(' ');

export const messageKeys = {
${lines.join('')}} as const;
`;
}

export function textsOf(root: string) {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.made.ts'))
    .sort();
  return files.flatMap((file) => {
    const source = readFileSync(join(root, 'src', file), 'utf8');
    if (!/[tT]exts\(\n? *'/.test(source)) return [];
    return textsIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  });
}

function textsIn(file: ts.SourceFile) {
  const found: { area: string; key: string; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !/^(?:t|viewT)exts$/.test(node.expression.getText(file))) return;
    const [area, catalogue] = node.arguments;
    if (!area || !ts.isStringLiteral(area) || !catalogue || !ts.isObjectLiteralExpression(catalogue)) return;
    for (const entry of catalogue.properties) {
      if (!ts.isPropertyAssignment(entry)) continue;
      const text = textOf(entry.initializer);
      if (text !== undefined) found.push({ area: area.text, key: (entry.name as ts.Identifier).text, text });
    }
  };
  visit(file);
  return found;
}

function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const other = node.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === 'other');
  return other && textOf(other.initializer);
}
