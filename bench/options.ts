import { parseArgs } from 'node:util';

export interface Options {
  readonly json: string | null;
  readonly report: string;
  /** One load of each instead of the medians, and no lists: to see whether it works. */
  readonly isQuick: boolean;
}

export const usage = `npm run bench -- [--json FILE] [--report FILE] [--quick]`;

/** Throws with the usage for what it does not know. */
export function readOptions(words: readonly string[], report: string): Options {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { json: { type: 'string' }, report: { type: 'string' }, quick: { type: 'boolean' } },
    });
    return { json: values.json ?? null, report: values.report ?? report, isQuick: values.quick ?? false };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`);
  }
}
