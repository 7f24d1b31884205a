import { systemClock } from '../page/clock.ts';
import { warnOnce } from '../page/warn-once.ts';
import { config } from './config.ts';

/** As many encoded passwords as there were passwords, in their order. */
export type Encoded<Passwords extends readonly string[]> = { readonly [At in keyof Passwords]: string };

/** The passwords as `encodePassword` of the configuration leaves them; null where it fails or takes too long. */
export async function encodePasswords<Passwords extends readonly string[]>(
  passwords: Passwords,
  clock = systemClock,
): Promise<Encoded<Passwords> | null> {
  const { encodePassword, timeoutMs } = config();
  let stopTimer = () => {};
  const timedOut = new Promise<null>((resolve) => (stopTimer = clock.after(timeoutMs, () => resolve(null))));
  // In an async function: one that throws at once is a promise that is rejected.
  const encoding = Promise.all(passwords.map(async (password): Promise<unknown> => encodePassword(password)));
  const encoded = await Promise.race([encoding, timedOut]).catch(() => null);
  stopTimer();
  if (isTextEach(encoded)) return encoded as Encoded<Passwords>;
  // Not what it threw: that may name the password (SEC-10).
  warnOnce(
    `the configuration's 'encodePassword' failed; it must give a text, or a promise of one within ${timeoutMs} ms.`,
  );
  return null;
}

const isTextEach = (encoded: readonly unknown[] | null) => encoded?.every((each) => typeof each === 'string') === true;
