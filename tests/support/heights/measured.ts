import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Measured {
  readonly tag: string;
  readonly where: string;
  readonly isCoarse: boolean;
  /** Heights at `tagWidths`. */
  readonly found: readonly {
    readonly language: string;
    readonly family: string;
    readonly heights: readonly number[];
  }[];
}

export const measuredFolder = fileURLToPath(new URL('../../../.cache/heights', import.meta.url));

/** Below 280 px the elements don't narrow any further, and above 1280 px they don't change. */
export const tagWidths: readonly number[] = Array.from({ length: 251 }, (_, at) => 280 + 4 * at);

/** Before a run: deletes the heights of the last one. */
export default function forget() {
  rmSync(measuredFolder, { recursive: true, force: true });
}
