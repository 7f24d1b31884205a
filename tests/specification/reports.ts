import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';

/** A test that a report names. */
export interface Ran {
  /** From the project's root. */
  readonly file: string;
  /** With the titles of the enclosing suites. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const spec = z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) });

interface Suite {
  readonly title: string;
  readonly specs: readonly z.output<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  suites: z.optional(z.array(z.lazy(() => suite))),
});

const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) });

/** Reads the reports that `npm test` left in `.cache/reports`; a missing report counts as empty. */
export function readReports(root: string): readonly Ran[] {
  const report = (name: string) => readJson(join(root, '.cache/reports', name));
  return [
    ...fromVitest(report('vitest-node.json')),
    ...fromVitest(report('vitest-browser.json')),
    ...fromPlaywright(report('playwright.json')),
  ];
}

function fromVitest(report: unknown): readonly Ran[] {
  const read = vitestReport.safeParse(report);
  if (!read.success) return [];
  return read.data.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: fromTests(name),
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

function fromPlaywright(report: unknown): readonly Ran[] {
  const read = playwrightReport.safeParse(report);
  if (!read.success) return [];
  const { config, suites } = read.data;
  // The outermost suites are the files.
  return suites.flatMap((file) => inSuite({ ...file, title: '' }, '', config.rootDir));
}

function inSuite({ title, specs, suites = [] }: Suite, around: string, rootDir: string): readonly Ran[] {
  const own = `${around} ${title}`.trim();
  return [
    ...specs.map((each) => ({
      file: fromTests(join(rootDir, each.file)),
      title: `${own} ${each.title}`.trim(),
      outcome: outcomeOf(each.tests.map(({ status }) => status)),
    })),
    ...suites.flatMap((inner) => inSuite(inner, own, rootDir)),
  ];
}

/** The outcome of a test in all projects that ran it. 'flaky': it passed at the second try. */
function outcomeOf(statuses: readonly string[]): Ran['outcome'] {
  if (statuses.includes('unexpected')) return 'failed';
  const hasPassed = statuses.length > 0 && statuses.every((status) => status === 'expected' || status === 'flaky');
  return hasPassed ? 'passed' : 'skipped';
}

/** Reports contain paths from different folders: the last `tests` in a path is our folder. */
const fromTests = (file: string) => {
  const parts = file.split(sep);
  return relative(parts.slice(0, parts.lastIndexOf('tests')).join(sep) || sep, file).replaceAll(sep, '/');
};

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}
