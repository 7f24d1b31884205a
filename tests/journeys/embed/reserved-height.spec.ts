import { keyOfService, serviceName } from '../../../src/core/config/service-name.ts';
import { toJson } from '../../../src/core/format/json.ts';
import { deriveSession } from '../../../src/core/session/open-session.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import { activationCode, paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { person } from '../../../stories/person.ts';
import { createCaller } from '../../unit/sandbox/sandbox-caller.ts';
import { hold } from '../support/hold-chunk.ts';
import { expect, pageWith, test } from '../support/origins.ts';
import { whenAlive } from './snippet-page.ts';

/* The room that `dict.css` reserves for a bare tag as wide as its page, until it is rendered. */

// The lines of a text may differ by one between systems' fonts.
const lineHeight = 24;
const widths = [320, 375, 412, 768, 1280];

const markup = [
  '<dict-signup product="dictation">',
  '<dict-signup product="dictation" lang="de">',
  '<dict-signup product="voice-services">',
  '<dict-login>',
  '<dict-login lang="de">',
  '<dict-forgot-password>',
  '<dict-forgot-password lang="de">',
  '<dict-reset-password>',
  `<dict-reset-password activation-code="${activationCode}">`,
  `<dict-payment-link payment-id="${paymentLinkIds.unpaidWidget}">`,
  '<dict-otp>',
  '<dict-otp class="asked">',
  '<dict-otp class="asked" lang="de">',
  '<dict-installation>',
  '<dict-install-guide app="webapp">',
  '<dict-referral-activated>',
  '<dict-refer>',
  '<dict-contact>',
  '<dict-account>',
  '<dict-checkout subscription-id="20001" product-id="1" plan-id="102" plan-price-id="1004">',
  '<dict-callback>',
];
const protectedTags = new Set<string>(elements.filter(({ isProtected }) => isProtected).map(({ tag }) => tag));

/** What the browser has stored before: a password reset whose code was sent, or a session. */
async function storedFor(element: string, tag: string, service: string): Promise<Readonly<Record<string, string>>> {
  const key = (name: string) => keyOfService(name, serviceName(service));
  if (element.includes('asked')) {
    const value = { email: person.email, otpId: '4711', isForced: false };
    return { [key('dict.visit.reset')]: toJson({ v: 1, startedAtMs: Date.now(), value }) };
  }
  if (!protectedTags.has(tag)) return {};
  const login = await createCaller(fetch, service).logIn('retail@example.com');
  return { [key('dict.session')]: toJson({ v: 1, session: deriveSession(login.read(), Date.now()) }) };
}

for (const element of markup) {
  const tag = /[\w-]+/.exec(element)![0];
  test(`NET-26 the content below ${element} does not move, whatever the width of the screen${element === markup[0] ? '' : ' @all'}`, async ({
    page,
    origins,
    open,
  }) => {
    const { release } = await hold(page, '**/chunks/**');
    const config = { serviceBase: origins.service.url, consoleUrl: 'https://console.example', links, contact };
    const head = `<link rel="stylesheet" href="${origins.cdn}/dict.css"><style>body { margin: 16px }</style>`;
    await page.addInitScript(
      (stored) => {
        for (const [key, text] of Object.entries(stored)) {
          localStorage.setItem(key, text);
          sessionStorage.setItem(key, text);
        }
      },
      await storedFor(element, tag, origins.service.url),
    );
    await open(pageWith(origins, `${element}</${tag}><p>What follows.</p>`, { head, config }));
    const tops = async () => {
      const found: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found.push((await page.getByText('What follows.').boundingBox())!.y);
      }
      return found;
    };
    const before = await tops();
    release();
    await whenAlive(page, tag);
    const after = await tops();
    widths.forEach((width, at) => {
      expect.soft(Math.abs(after[at]! - before[at]!), `${width} px`).toBeLessThanOrEqual(lineHeight);
    });
  });
}

const contact = { phone: '+1 202 555 0100', email: 'support@console.example' };
const links = { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' };
