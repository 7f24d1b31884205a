import { afterEach, beforeEach, expect } from 'vitest';
import { pageSingleton as shared } from '../../../src/core/page/singletons.ts';
import { clearDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { writeContext } from '../../../src/core/session/drafts/signup-context.ts';
import type { SandboxPage } from '../support/sandbox-page.ts';
import { button, field } from '../support/screen.ts';

/* Helpers of the tests of <dict-signup>. */

export const country = () => field('Country code');
export const referralCode = () => field(/^Referral code/);
export const submit = () => button('Create free account').click();

/** The signup of a file's tests, each of which begins without a draft. Call it once, at the top of the file. */
export function signupOf(page: SandboxPage) {
  // Lets each test request the visitor's IP address, which a page requests only once.
  beforeEach(() => void Object.assign(shared<object>('region', Object), { address: '', isAsked: false, asked: null }));

  afterEach(() => {
    clearDraft();
    writeContext({ productName: '', referralCode: '', referralValidationCode: '', subscriptionExpiresOn: '' });
  });

  return {
    open: (attributes: Readonly<Record<string, string>> = { product: 'dictation' }): Promise<HTMLElement> =>
      page.put('dict-signup', attributes),
    requests: () => page.requestsTo('requestmobileOTP'),
    isSent: () => expect.poll(() => page.visited).toEqual(['/signupotp']),
  };
}
