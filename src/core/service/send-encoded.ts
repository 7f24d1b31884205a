import { encodePasswords, type Encoded } from '../config/encode-passwords.ts';
import type { Problem } from '../state/problem.ts';
import type { Answer } from './client.ts';
import type { AnyEndpoint, ArgsOf, DataOf, RefusalOf } from './endpoint.ts';
import { t } from './outcomes.text.ts';

interface Needs {
  readonly send: <E extends AnyEndpoint>(endpoint: E, args: ArgsOf<E>) => Promise<Answer<DataOf<E>, RefusalOf<E>>>;
  readonly report: (problem: Problem) => void;
}

/**
 * Sends a call whose passwords are encoded first by the configuration's `encodePassword`. If that fails, the call is
 * not sent and fails like one that can't be prepared (DEC-1).
 */
export async function sendEncoded<E extends AnyEndpoint, const Passwords extends readonly string[]>(
  { send, report }: Needs,
  endpoint: E,
  passwords: Passwords,
  toArgs: (...encoded: Encoded<Passwords>) => ArgsOf<E>,
): Promise<Answer<DataOf<E>, RefusalOf<E>>> {
  const encoded = await encodePasswords(passwords);
  if (encoded) return send(endpoint, toArgs(...encoded));
  const problem: Problem = {
    outcome: 'failed',
    code: '500',
    text: t('failed'),
    call: endpoint.name,
    isUnsent: true,
  };
  report(problem);
  return { ok: false, problem, refusal: null };
}
