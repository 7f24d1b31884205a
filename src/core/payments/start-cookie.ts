import { keyOfService } from '../config/service-name.ts';
import { findsPayment } from './kept-payments.ts';

/** How names of cookies begin that stand for a start (PAY-41). */
export const startCookie = (): string => keyOfService('dict.open.');

/** The page's cookies; a sandboxed frame has none, and throws. */
export function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** This browser knows of a payment, of whichever subject and account. Screens where something is paid look when they start. */
export const knowsPayment = (): boolean => findsPayment(() => true) || cookieText().includes(startCookie());
