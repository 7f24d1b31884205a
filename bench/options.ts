import { parseArgs } from 'node:util';

export interface Options {
  readonly json: string | null;
  readonly report: string;
  /** One load per page and no lists, for a quick check. */
  readonly isQuick: boolean;
  /** Measures only timed pages whose name contains this text, and the empty page. */
  readonly only: string | null;
}

export const usage = `npm run bench -- [--json FILE] [--report FILE] [--quick] [--only NAME]`;

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
