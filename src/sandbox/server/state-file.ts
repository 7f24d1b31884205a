import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptyWorld, type World } from '../domain/world.ts';

export async function readStateFile(path: string): Promise<World | null> {
  try {
    const world = JSON.parse(await readFile(path, 'utf8')) as World;
    // Fields that were added after the file was written start empty.
    return world.format === 1 ? { ...emptyWorld(), ...world } : null;
  } catch {
    return null;
  }
}

/** Each write is atomic: a restart always finds a complete state. */
export function createStateFile(path: string) {
  let unsaved: World | null = null;
  let writing = Promise.resolve();

  async function write() {
    if (!unsaved) return;
    const text = JSON.stringify(unsaved);
    unsaved = null;
    await mkdir(dirname(path), { recursive: true });
    const fresh = `${path}.${process.pid}.new`;
    await writeFile(fresh, text, { mode: 0o600 });
    await rename(fresh, path);
  }

  return {
    save(world: World) {
      unsaved = world;
      writing = writing
        .then(write)
        .catch((failure: unknown) => console.error(`The sandbox could not save its state to ${path}.`, failure));
    },
    settled: () => writing,
  };
}
