import { keyOfService } from '../config/service-name.ts';
import { hasCookie } from '../page/cookies.ts';

/* Whether this browser knows of a payment. Every element asks this when it starts: each visitor loads this file. */

/** Keys of payments: `dict.<service>.payment.<subject>.<id>`. */
export const paymentPrefix = (service?: string): string => keyOfService('dict.payment.', service);

/** Prefix of the cookies that stand for a start where the storage is full (PAY-41). */
export const startCookie = (): string => keyOfService('dict.open.');

/** Whether a payment waits for its confirmation; with `account`, one that this account started. */
export const keepsPayment = (account?: string): boolean =>
  findsPayment(
    (text) => text.includes('"state":"paid"') && (account === undefined || text.includes(`"account":"${account}"`)),
  );

/** Whether a payment of any subject, account and state is known. */
export const knowsPayment = (): boolean => findsPayment(() => true) || hasCookie(startCookie());

function findsPayment(isWanted: (text: string) => boolean): boolean {
  const prefix = paymentPrefix();
  return [() => globalThis.localStorage, () => globalThis.sessionStorage].some((area) => {
    try {
      return Object.entries(area()).some(([key, text]) => key.startsWith(prefix) && isWanted(String(text)));
    } catch {
      return false;
    }
  });
}
