import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = process.cwd();

export function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(file);
}

export function stop(reason) {
  console.error(reason);
  process.exit(1);
}
