import { parseArgs } from 'node:util';

export interface Options {
  readonly json: string | null;
  readonly report: string;
  /** One load of each instead of the medians, and no lists: to see whether it works. */
  readonly isQuick: boolean;
  /** Only timed pages that have this in their names, beside the empty one. */
  readonly only: string | null;
}

export const usage = `npm run bench -- [--json FILE] [--report FILE] [--quick] [--only NAME]`;

/** Throws with the usage for what it does not know. */
export function readOptions(words: readonly string[], report: string): Options {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        json: { type: 'string' },
        report: { type: 'string' },
        quick: { type: 'boolean' },
        only: { type: 'string' },
      },
    });
    const { json = null, quick = false, only = null } = values;
    return { json, report: values.report ?? report, isQuick: quick, only };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`);
  }
}
