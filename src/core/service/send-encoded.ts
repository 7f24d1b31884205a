import { failure, type Problem } from '../state/problem.ts';
import type { Answer, Client } from './client.ts';
import type { AnyEndpoint, ArgsOf, DataOf, RefusalOf } from './endpoint.ts';
import { text } from './outcomes.text.ts';
import { settledWithin, systemClock } from '../page/clock.ts';
import { warnOnce } from '../page/warn-once.ts';
import { localized } from '../config/text.ts';
import { config } from '../config/config.ts';

/**
 * Encodes the passwords with the configuration's `encodePassword`, then sends the call. If the encoding fails or takes
 * longer than `timeoutMs`, nothing is sent, and the call fails like one that can't be prepared (DEC-1).
 */
export async function sendEncoded<E extends AnyEndpoint>(
  { send, report }: Pick<Client, 'send'> & { readonly report: (problem: Problem) => void },
  endpoint: E,
  passwords: readonly string[],
  toArgs: (...encoded: string[]) => ArgsOf<E>,
): Promise<Answer<DataOf<E>, RefusalOf<E>>> {
  const encoded = await encodePasswords(passwords);
  if (encoded) return send(endpoint, toArgs(...encoded));
  const unsent = failure(endpoint, 'failed', '500', localized(text, 'failed'));
  const problem = { ...unsent.problem, isUnsent: true };
  report(problem);
  return { ...unsent, problem };
}

async function encodePasswords(passwords: readonly string[]): Promise<string[] | null> {
  const { encodePassword, timeoutMs } = config();
  // The async function turns a throw of `encodePassword` into a rejection.
  const encoding = Promise.all(passwords.map(async (password): Promise<unknown> => encodePassword(password)));
  const encoded = await settledWithin(systemClock, timeoutMs, encoding, null).catch(() => null);
  if (encoded?.every((each) => typeof each === 'string')) return encoded;
  // The warning omits the thrown error, which may contain the password (SEC-10).
  warnOnce(
    `the configuration's 'encodePassword' failed; it must give a text, or a promise of one within ${timeoutMs} ms.`,
  );
  return null;
}
