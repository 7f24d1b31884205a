import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import type { ConfigurationInput } from '../../../src/elements/index.ts';
import { startSandbox, type SandboxServer } from '../../../src/sandbox/server/node.ts';
import { expect, test as base } from '../../support/engines/test.ts';
import { serveFolder } from '../../support/serve-folder.ts';

export { expect };

const built = (folder: string) => fileURLToPath(new URL(`../../../dist/${folder}`, import.meta.url));

/** The built console on a sandbox of its own, on a free port. */
export interface ConsoleServer extends SandboxServer {
  /** The code that the service last sent to an address or a number. */
  otpFor(recipient: string): string;
  /** The origin that the page loads the elements from. */
  readonly elementsOrigin: string;
  /** How many calls of a name have come in. */
  calls(name: string): number;
}

interface Worker {
  readonly hostFolder: string;
}

interface Fixtures {
  /** What the host's `dict-config` block holds; `test.use({ configuration: { … } })` changes it. */
  readonly configuration: ConfigurationInput;
  /** Where the page loads the elements from: its own origin, or the CDN's, as on pages that embed them. */
  readonly elementsFrom: 'host' | 'cdn';
  readonly server: ConsoleServer;
  /** Every uncaught error and console error of the page; the test fails on any that it does not take out. */
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

export const test = base.extend<Fixtures, Worker>({
  configuration: [defaultConfiguration, { option: true }],
  elementsFrom: ['host', { option: true }],

  hostFolder: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'dict-host-'));
      await cp(built('host'), folder, { recursive: true });
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  server: async ({ hostFolder, configuration, elementsFrom }, use) => {
    const cdn = elementsFrom === 'cdn' ? await serveFolder(built('cdn')) : null;
    const chunks = `${cdn?.url ?? ''}/chunks/`;
    const scripts = (await readdir(join(hostFolder, 'assets'))).filter((file) => file.endsWith('.js'));
    for (const file of ['index.html', ...scripts.map((name) => `assets/${name}`)]) {
      const text = await readFile(join(built('host'), file), 'utf8');
      const block = /(<script type="application\/json" id="dict-config">)[^<]*/;
      const configured = text.replace(block, (_, opening: string) => opening + JSON.stringify(configuration));
      await writeFile(join(hostFolder, file), configured.replaceAll(/(?<=["'`])\/chunks\//g, chunks));
    }
    const server = await startSandbox({
      staticFolders: [
        { at: '/cdn/', folder: built('cdn') },
        { at: '/', folder: hostFolder, fallback: 'index.html' },
      ],
    });
    await use({
      ...server,
      elementsOrigin: new URL(cdn?.url ?? server.url).origin,
      otpFor: (recipient) => otpFor(server, recipient),
      calls: (name) => callsOf(server, name),
    });
    await server.close();
    await cdn?.close();
  },

  // Relative addresses in a test are the console's.
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
      // A call that a test changes on its way may be under way when the test has seen what it wants to.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(
        complaints.filter((line) => !leftLine.test(line)),
        'the page complained',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

// The browser's own lines: for an answer that is no 2xx (the service refused, the page did not fail), and Firefox's for a module
// and WebKit's for a call that was on its way when its page was left. One that is lost shows all the same: what it draws never comes.
const networkLines = [
  /^Failed to load resource/,
  /^error loading dynamically imported module/,
  / due to access control checks\.$/,
];
/** Ours, of such a module. A journey that loses one reads it. */
const leftLine = /^dict-elements: <[\w-]+> could not be loaded\. TypeError: error loading dynamically imported module/;
const isNetworkLine = (text: string) => networkLines.some((line) => line.test(text));

function otpFor({ sandbox }: SandboxServer, recipient: string): string {
  const sent = sandbox.world.outbox.findLast(
    (each) => each.to.replaceAll(' ', '') === recipient.replaceAll(' ', '') && /\b\d{6}\b/.test(each.text),
  );
  const code = sent && /\b(\d{6})\b/.exec(sent.text)?.[1];
  if (!code) throw new Error(`No code was sent to ${recipient}.`);
  return code;
}

const callsOf = ({ sandbox }: SandboxServer, name: string) =>
  sandbox.journal.entries.filter((entry) => entry.call === name).length;

/** Signs a documented user in through the login screen. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Mobile number or email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** A text on the screen: beside it the same words may stand in a status region, to be heard. */
export const seen = (page: Page, text: string | RegExp) =>
  page.locator('.d-root').getByText(text, { exact: true }).and(page.locator(':not(.d-status)'));
