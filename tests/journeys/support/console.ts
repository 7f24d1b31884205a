import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { layOutConsole } from '../../../src/build/release.mjs';
import type { DictEventMap } from '../../../src/core/page/events.ts';
import type { ConfigurationInput } from '../../../src/elements/index.ts';
import { startSandbox, type SandboxServer } from '../../../src/sandbox/server/node.ts';
import { expect, test as base } from '../../support/engines/test.ts';
import { logIn } from '../login/login-screen.ts';

export { expect };

export const built = (folder: string) => fileURLToPath(new URL(`../../../dist/${folder}`, import.meta.url));

export interface ConsoleServer extends SandboxServer {
  otpFor(recipient: string): string;
  calls(name: string): number;
}

interface Fixtures {
  /** The content of the host's `dict-config` block. Set it with `test.use({ configuration: { … } })`. */
  readonly configuration: ConfigurationInput;
  /** The path that the console is served below, as a release lays it out; '' for the root. */
  readonly below: string;
  readonly server: ConsoleServer;
  /** All uncaught errors and console errors of the page. The test fails if any are left at its end; remove expected ones. */
  readonly complaints: string[];
}

export const defaultConfiguration: ConfigurationInput = {
  contact: { phone: '+1 555 0100', email: 'support@console.example' },
  links: {
    terms: 'https://console.example/terms',
    privacy: 'https://console.example/privacy',
    subscriptionTerms: 'https://console.example/subscription-terms',
    dataProcessing: 'https://console.example/data-processing',
    referralTerms: 'https://console.example/referral-terms',
    voiceServicesTerms: 'https://console.example/voice-services-terms',
    developerPortal: 'https://developers.console.example/',
  },
};

export const test = base.extend<Fixtures>({
  configuration: [defaultConfiguration, { option: true }],
  below: ['', { option: true }],

  server: async ({ configuration, below }, use) => {
    const host = below ? await hostBelow(below) : built('host');
    const server = await startSandbox({
      staticFolders: [
        { at: '/cdn/', folder: built('cdn') },
        { at: `${below}/`, folder: host, fallback: 'index.html', configuration: () => configuration },
      ],
    });
    const { entries } = server.sandbox.journal;
    await use({
      ...server,
      otpFor: (recipient) => otpFor(server, recipient),
      calls: (name) => entries.filter(({ call }) => call === name).length,
    });
    await server.close();
    if (below) await rm(host, { recursive: true });
  },

  baseURL: async ({ server }, use) => use(server.url),

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => !isNetworkLine(message) && complaints.push(message));
      page.on(
        'console',
        (message) => message.type() === 'error' && !isNetworkLine(message.text()) && complaints.push(message.text()),
      );
      await use(complaints);
      // Ignore intercepted requests that are pending at the end of a test.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(
        complaints.filter((line) => !leftLine.test(line)),
        'the page complained',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

// Messages of the browser itself: about answers other than 2xx, and, in Firefox and WebKit, about loads that were pending
// when the page was left. A load that is really lost is noticed anyway: its content never appears.
const networkLines = [
  /^Failed to load resource/,
  /^error loading dynamically imported module/,
  / due to access control checks\.$/,
];
/**
 * The library's own message about a load that was pending when the page was left. It stays in `complaints` for journeys
 * about lost modules, but fails no test.
 */
const leftLine =
  /^dict-elements: <[\w-]+> could not be loaded\. (?:TypeError: error loading dynamically imported module|Error: \S+ did not come)/;
const isNetworkLine = (text: string) => networkLines.some((line) => line.test(text));

async function hostBelow(path: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dict-below-'));
  layOutConsole(folder, { consoleUrl: path });
  return join(folder, path);
}

function otpFor({ sandbox }: SandboxServer, recipient: string): string {
  const sent = sandbox.world.outbox.findLast(({ to, otp }) => otp !== null && to === recipient);
  if (!sent) throw new Error(`No code was sent to ${recipient}.`);
  return sent.otp!;
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/');
  await logIn(page, email, password);
}

/** A visible text, as opposed to the same words in a status region. */
export const seen = (page: Page, text: string | RegExp) =>
  page.locator('.d-root').getByText(text, { exact: true }).and(page.locator(':not(.d-status)'));

/** Records the details of these events from the next load of the page on: call it before the page is opened. */
export async function eventsOf(page: Page, ...names: (keyof DictEventMap)[]): Promise<() => Promise<unknown[]>> {
  const place = `received ${names.join()}`;
  const record = ([where, all]: readonly [string, readonly string[]]) => {
    const received: unknown[] = [];
    Reflect.set(window, where, received);
    for (const name of all) document.addEventListener(name, (event) => received.push((event as CustomEvent).detail));
  };
  await page.addInitScript(record, [place, names] as const);
  return () => page.evaluate((where) => Reflect.get(window, where) as unknown[], place);
}
