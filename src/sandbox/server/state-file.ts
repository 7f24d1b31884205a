import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyWorld, type World } from '../domain/world.ts';

export function readState(path: string): World | null {
  try {
    const world = JSON.parse(readFileSync(path, 'utf8')) as World;
    // Fields that were added after the file was written start empty.
    return world.format === 1 ? { ...emptyWorld(), ...world } : null;
  } catch {
    return null;
  }
}

/** Each write is atomic: a restart always finds a complete state. */
export function writeState(path: string, world: World): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const fresh = `${path}.${process.pid}.new`;
    writeFileSync(fresh, JSON.stringify(world), { mode: 0o600 });
    renameSync(fresh, path);
  } catch (failure) {
    console.error(`The sandbox could not save its state to ${path}.`, failure);
  }
}
