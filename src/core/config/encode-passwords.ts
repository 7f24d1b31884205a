import { systemClock } from '../page/clock.ts';
import { warnOnce } from '../page/warn-once.ts';
import { config } from './config.ts';

export type Encoded<Passwords extends readonly string[]> = { readonly [At in keyof Passwords]: string };

/** Passes the passwords through the configured `encodePassword`; null if it fails or takes longer than `timeoutMs`. */
export async function encodePasswords<Passwords extends readonly string[]>(
  passwords: Passwords,
  clock = systemClock,
): Promise<Encoded<Passwords> | null> {
  const { encodePassword, timeoutMs } = config();
  let stopTimer = () => {};
  const timedOut = new Promise<null>((resolve) => (stopTimer = clock.after(timeoutMs, () => resolve(null))));
  // The async function turns an immediate throw into a rejection.
  const encoding = Promise.all(passwords.map(async (password): Promise<unknown> => encodePassword(password)));
  const encoded = await Promise.race([encoding, timedOut]).catch(() => null);
  stopTimer();
  if (isTextEach(encoded)) return encoded as Encoded<Passwords>;
  // The thrown error is not logged: it may contain the password (SEC-10).
  warnOnce(
    `the configuration's 'encodePassword' failed; it must give a text, or a promise of one within ${timeoutMs} ms.`,
  );
  return null;
}

const isTextEach = (encoded: readonly unknown[] | null) => encoded?.every((each) => typeof each === 'string') === true;
