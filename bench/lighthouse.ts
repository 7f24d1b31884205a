import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import * as z from 'zod/mini';
import { createSandbox } from '../src/sandbox/sandbox.ts';
import { demoConfiguration } from '../src/sandbox/server/demo-configuration.ts';
import { staticFiles } from '../src/sandbox/server/static-files.ts';
import { launchOptions } from '../tests/support/browser.mjs';
import { installPackages } from '../tests/support/own-packages.mjs';
import { serveHttp2 } from './http2-server.ts';

/*
 * Lighthouse's scores of two pages on its simulated slow phone: a marketing page with a snippet, and the console's
 * login.
 */

const execute = promisify(execFile);
/** Lighthouse's own package, with its lock file: it brings 200 others that nothing else needs. */
const folder = fileURLToPath(new URL('lighthouse', import.meta.url));

const categories = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof categories)[number];

/** Scores from 0 to 100: the median of the runs. */
export interface Scores {
  readonly name: string;
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that cost points in some run. */
  readonly below: readonly string[];
}

const pages = [
  { name: 'landing page with the inline snippet', path: '/landing.html' },
  { name: 'login of the console', path: '/' },
];

export async function scoresOf(root: string, runs: number, say: (text: string) => void): Promise<Scores[]> {
  await installPackages(folder);
  const server = await serve(root);
  const profile = mkdtempSync(join(tmpdir(), 'dict-lighthouse-'));
  const { args, ...how } = await launchOptions();
  const browser = await chromium.launchPersistentContext(profile, {
    ...how,
    args: [...args, '--remote-debugging-port=0', '--ignore-certificate-errors'],
  });
  try {
    const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
    const results: Scores[] = [];
    for (const { name, path } of pages) {
      const each: Awaited<ReturnType<typeof scoreOf>>[] = [];
      for (let run = 1; run <= runs; run += 1) {
        say(`Lighthouse: run ${run} of ${runs}, ${name}`);
        each.push(await scoreOf(`${server.url}${path}`, port));
      }
      results.push({
        name,
        scores: Object.fromEntries(
          categories.map((category) => [category, middle(each.map(({ scores }) => scores[category]))]),
        ) as Scores['scores'],
        below: [...new Set(each.flatMap(({ below }) => below))],
      });
    }
    return results;
  } finally {
    await browser.close();
    await server.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The parts of Lighthouse's report that are read. */
const reportSchema = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(
    z.enum(categories),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ score: z.nullable(z.number()), displayValue: z.optional(z.string()) })),
});

async function scoreOf(url: string, port: number): Promise<Omit<Scores, 'name'>> {
  const args = [url, `--port=${port}`, '--output=json', '--quiet', '--no-enable-error-reporting'];
  const { stdout } = await execute(
    process.execPath,
    [join(folder, 'node_modules/lighthouse/cli/index.js'), ...args, `--only-categories=${categories.join()}`],
    { maxBuffer: 2 ** 28 },
  );
  const { categories: found, audits, runtimeError } = reportSchema.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((found[category].score ?? 0) * 100)]),
  ) as Scores['scores'];
  const counted = categories.flatMap((category) => found[category].auditRefs.filter(({ weight }) => weight > 0));
  const below = counted.filter(({ id }) => (audits[id]!.score ?? 1) < 0.9);
  return { scores, below: below.map(({ id }) => `${id} ${audits[id]!.displayValue ?? ''}`.trim()) };
}

const middle = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** The console, the CDN, the page and the service on one origin, over HTTP/2 and compressed as deploy/nginx.conf serves them. */
function serve(root: string) {
  const { fetch, owns } = createSandbox();
  const landing = landingPage(root);
  const isCompressed = true;
  const fileFor = staticFiles([
    { at: '/cdn/', folder: join(root, 'dist/cdn'), isCompressed },
    { at: '/', folder: join(root, 'src/sandbox/demo') },
    { at: '/', folder: join(root, 'dist/host'), configuration: demoConfiguration, isCompressed },
  ]);
  return serveHttp2(async (request) => {
    if (owns(request.url)) return fetch(request);
    const answer =
      new URL(request.url).pathname === '/landing.html'
        ? new Response(landing, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
        : await fileFor(request);
    return answer ? compressed(answer) : new Response('', { status: 404 });
  });
}

/** The build has compressed the files; pages are compressed here. */
async function compressed(answer: Response): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
  const headers = new Headers(answer.headers);
  headers.set('Content-Encoding', 'br');
  return new Response(new Uint8Array(brotliCompressSync(await answer.text())), { headers });
}

/**
 * The demo page with a snippet in the place of its tags, made by the command `dict-elements prerender` from the page's
 * configuration.
 */
function landingPage(root: string): string {
  const page = readFileSync(join(root, 'src/sandbox/demo/landing.html'), 'utf8');
  const [block = '', config = ''] = /<script type="application\/json" id="dict-config">(.*?)<\/script>/s.exec(page)!;
  const folder = mkdtempSync(join(tmpdir(), 'dict-snippet-'));
  const file = join(folder, 'config.json');
  writeFileSync(file, config);
  const words = ['dict-signup', 'product=dictation', '--inline-style', '--cdn', '/cdn', '--config', file];
  const snippet = execFileSync(process.execPath, [join(root, 'dist/commands.js'), 'prerender', ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  rmSync(folder, { recursive: true });
  return page
    .replace(block, '')
    .replace(/<link rel="stylesheet" href="\/cdn\/dict\.css" \/>\s*<script [^>]*><\/script>/, '')
    .replace(/<dict-signup .*?<\/dict-signup>/s, () => snippet);
}
