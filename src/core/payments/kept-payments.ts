/*
 * Whether this browser holds a payment. Every element looks when it starts, so these few lines are all of the payments that each
 * visitor loads.
 */
import { keyOfService } from '../config/service-name.ts';

/** Keys of payments: `dict.<service>.payment.<subject>.<id>`. */
export const paymentPrefix = (service?: string): string => keyOfService('dict.payment.', service);

/** A payment waits for its confirmation; of one account, where it is named by its hash. */
export const keepsPayment = (account?: string): boolean =>
  findsPayment(
    (text) => text.includes('"state":"paid"') && (account === undefined || text.includes(`"account":"${account}"`)),
  );

export function findsPayment(isWanted: (text: string) => boolean): boolean {
  const prefix = paymentPrefix();
  return [() => globalThis.localStorage, () => globalThis.sessionStorage].some((area) => {
    try {
      return Object.entries(area()).some(([key, text]) => key.startsWith(prefix) && isWanted(String(text)));
    } catch {
      return false;
    }
  });
}
