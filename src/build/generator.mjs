import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

export const root = process.cwd();

/** Writes a file, formatted like the project's others. */
export async function write(file, text) {
  const style = await resolveConfig(import.meta.filename);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), await format(text, { ...style, filepath: file }));
  console.log(file);
}

export function stop(reason) {
  console.error(reason);
  process.exit(1);
}
