import { systemClock } from './clock.ts';
import { warnOnce } from './warn-once.ts';

// Listens this long after `work` has failed: browsers may report the violation that caused the failure in a later task.
const lateMs = 1000;

/** Warns if the page's Content-Security-Policy blocks `address` during `work` (HOST-12). */
export function warnOfCspBlock(address: string, work: Promise<unknown>): void {
  if (typeof document === 'undefined' || !URL.canParse(address)) return;
  const { origin } = new URL(address);
  const name = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && URL.canParse(blockedURI) && new URL(blockedURI).origin === origin)
      warnOnce(`the page's Content-Security-Policy blocks ${origin}: its ${effectiveDirective} has to allow it.`);
  };
  document.addEventListener('securitypolicyviolation', name);
  const stop = () => document.removeEventListener('securitypolicyviolation', name);
  work.then(stop, () => void systemClock.after(lateMs, stop));
}
