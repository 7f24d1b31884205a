import { keyOfService } from '../config/service-name.ts';
import { hasCookie } from '../page/cookies.ts';

/* Tells whether this browser knows of a payment. A separate small file, because every element loads it. */

export const paymentPrefix = (): string => keyOfService('dict.payment.');

/** Prefix of the cookies for payments that were started while the storage was full (PAY-41). */
export const startCookie = (): string => keyOfService('dict.open.');

export const hasUnconfirmedPayment = (account?: string): boolean =>
  findsPayment(
    (text) => text.includes('"state":"paid"') && (account === undefined || text.includes(`"account":"${account}"`)),
  );

export const hasStoredPayment = (): boolean => findsPayment(() => true) || hasCookie(startCookie());

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
