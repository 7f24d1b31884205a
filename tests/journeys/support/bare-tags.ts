import type { Page } from 'playwright/test';
import { keyOfService, serviceName } from '../../../src/core/config/service-name.ts';
import { toJson } from '../../../src/core/format/json.ts';
import { deriveSession } from '../../../src/core/session/open-session.ts';
import { activationCode, paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { person } from '../../../stories/person.ts';
import { createCaller } from '../../unit/sandbox/sandbox-caller.ts';

/** A tag whose height `dict.css` reserves. */
export interface BareTag {
  readonly tag: string;
  /** The tags that have this height: a selector that is added to the name of the tag. */
  readonly where: string;
  readonly attributes?: string;
  /** The user who is signed in. */
  readonly user?: string;
  /** A password reset whose code was sent. */
  readonly isAsked?: true;
}

/** In the order of their rules: of two selectors that match, the later wins. `npm run heights` measures all of them. */
export const bareTags: readonly BareTag[] = [
  { tag: 'dict-signup', where: '', attributes: 'product="dictation"' },
  { tag: 'dict-signup', where: '[layout=form]', attributes: 'product="dictation" layout="form"' },
  { tag: 'dict-signup', where: '[product=voice-services]', attributes: 'product="voice-services"' },
  {
    tag: 'dict-signup',
    where: '[product=voice-services][layout=form]',
    attributes: 'product="voice-services" layout="form"',
  },
  { tag: 'dict-otp', where: '' },
  { tag: 'dict-otp', where: '', isAsked: true },
  { tag: 'dict-login', where: '' },
  { tag: 'dict-forgot-password', where: '' },
  { tag: 'dict-reset-password', where: '' },
  // No selector, because the element removes its attribute with the code.
  { tag: 'dict-reset-password', where: '', attributes: `activation-code="${activationCode}"` },
  { tag: 'dict-trial-active', where: '', user: 'retail@example.com' },
  { tag: 'dict-referral-activated', where: '', user: 'retail@example.com' },
  { tag: 'dict-account', where: '', user: 'retail@example.com' },
  { tag: 'dict-installation', where: '', user: 'retail@example.com' },
  { tag: 'dict-install-guide', where: '[app=webapp]', attributes: 'app="webapp"', user: 'retail@example.com' },
  {
    tag: 'dict-checkout',
    where: '',
    attributes: 'subscription-id="20001" product-id="1" plan-id="102" plan-price-id="1004"',
    user: 'retail@example.com',
  },
  { tag: 'dict-payment-link', where: '', attributes: `payment-id="${paymentLinkIds.unpaidWidget}"` },
  { tag: 'dict-refer', where: '', user: 'retail@example.com' },
  { tag: 'dict-contact', where: '', user: 'retail@example.com' },
  { tag: 'dict-callback', where: '', user: 'retail@example.com' },
];

/** Fills the storages of the page before it opens: the user is logged in, or waits for a code. */
export async function storeFor(page: Page, bare: BareTag, service: string): Promise<void> {
  await page.addInitScript(
    (entries) => {
      for (const [key, text] of Object.entries(entries)) {
        localStorage.setItem(key, text);
        sessionStorage.setItem(key, text);
      }
    },
    await storedFor(bare, service),
  );
}

async function storedFor({ user, isAsked }: BareTag, service: string): Promise<Readonly<Record<string, string>>> {
  const key = (name: string) => keyOfService(name, serviceName(service));
  if (isAsked) {
    const value = { email: person.email, otpId: '4711', isForced: false };
    return { [key('dict.visit.reset')]: toJson({ v: 1, startedAtMs: Date.now(), value }) };
  }
  if (!user) return {};
  const login = await createCaller(fetch, service).logIn(user);
  return { [key('dict.session')]: toJson({ v: 1, session: deriveSession(login.read(), Date.now()) }) };
}

export const bareMarkup = ({ tag, attributes = '' }: BareTag, language = 'en') =>
  `<${tag} ${attributes} lang="${language}"></${tag}>`;

/** A configuration with links and contacts: without them some elements would have fewer lines, and be lower. */
export const bareConfig = (serviceBase: string) => ({
  serviceBase,
  consoleUrl: 'https://console.example',
  links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
  contact: { phone: '+1 202 555 0100', email: 'support@console.example' },
});
