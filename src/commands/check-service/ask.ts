import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Mistake } from '../mistake.ts';

/* Questions go to stderr, so that stdout has the result alone. */

export interface Ask {
  /** Asks for a secret, such as the password, without showing what is typed. */
  readonly secret: (question: string) => Promise<string>;
  readonly isAgreed: (question: string) => Promise<boolean>;
}

export const askPerson: Ask = {
  async secret(question) {
    if (!process.stdin.isTTY)
      throw new Mistake('There is no terminal to ask for the password: set DICT_PASSWORD in the environment.');
    process.stderr.write(question);
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
    const password = await lines.question('');
    lines.close();
    process.stderr.write('\n');
    return password;
  },
  async isAgreed(question) {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    const answer = await Promise.race([lines.question(question), ended]);
    lines.close();
    return /^\s*y(?:es)?\s*$/i.test(answer);
  },
};
