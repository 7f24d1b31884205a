import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imported = /(?:from |import |import\()['"]([^'"]+)['"]/g;

// Side-effect imports of packages: they carry no types, and consumers can't resolve them because the package bundles
// its libraries.
const packageForItsEffect = /^import '[^.'][^']*';\n/gm;

/** Deletes the files in `folder` that no entry imports: types of views and flows, which pages can't use. */
export function keepReachable(folder: string, entries: readonly string[]): void {
  const kept = new Set<string>();
  const keep = (file: string): void => {
    if (kept.has(file)) return;
    kept.add(file);
    const text = readFileSync(file, 'utf8').replace(packageForItsEffect, '');
    writeFileSync(file, text);
    for (const [, name = ''] of text.matchAll(imported))
      if (name.startsWith('.')) keep(declarationOf(join(dirname(file), name)));
  };
  for (const entry of entries) keep(join(folder, entry));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((each) => join(folder, each)))
    if (file.endsWith('.d.ts') && !kept.has(file)) rmSync(file);
  removeEmpty(folder);
}

function declarationOf(path: string): string {
  const file = path.replace(/(?:\.d)?\.[jt]sx?$/, '.d.ts');
  if (!existsSync(file)) throw new Error(`${file} is imported, and is not there.`);
  return file;
}

function removeEmpty(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}
