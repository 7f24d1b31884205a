// `npm run test:mutants`: changes the code in small ways, one at a time, and runs the Node tests that cover the change. A change
// that no test notices "survives". Run by hand; it is not part of `npm test`. For one folder, with every change:
// `SAMPLE=1 npm run test:mutants -- --mutate 'src/core/payments/**/*.ts'`. With SCREENS=1 the component tests run instead, which
// prove most flows: `SCREENS=1 TESTS='tests/components/elements/nav*' npm run test:mutants -- --mutate 'src/elements/nav/*.flow.ts'`.
import { createHash } from 'node:crypto';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Changes only one of so many functions, class members and constants, so that the run ends within an hour. */
const oneOf = Number(process.env.SAMPLE ?? 8);

/** Chooses by name, so that the runs of two commits change the same functions and their scores compare. */
function isInSample(node) {
  const name = (node.declarations?.[0] ?? node).id?.name ?? node.key?.name ?? '';
  return createHash('sha256').update(name).digest().readUInt32BE() % oneOf === 0;
}

class Sample {
  shouldIgnore({ node, parentPath }) {
    const isPart = parentPath?.isProgram() || parentPath?.isExportNamedDeclaration() || parentPath?.isClassBody();
    const isContainer =
      node.type === 'ExportNamedDeclaration' || node.type.startsWith('Class') === !parentPath?.isClassBody();
    if (oneOf === 1 || !isPart || isContainer) return undefined;
    return isInSample(node) ? undefined : 'not in the sample';
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Ignore, 'sample', Sample)];

export default {
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), import.meta.filename],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  ignorers: ['sample'],
  mutate: ['src/core/{payments,session,service}/**/*.ts', 'src/**/*.{rules,flow}.ts', '!src/**/*.text.ts'],
  coverageAnalysis: 'perTest',
  // A constant of a module is evaluated once for all tests: to change it, every test would have to run again.
  ignoreStatic: true,
  concurrency: Number(process.env.WORKERS ?? 2),
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/tree',
  ignorePatterns: [
    '.cache',
    'dist',
    'storybook-static',
    'test-results',
    'shots',
    'bench',
    'deploy',
    'tests/{frameworks,journeys,wordpress}',
  ],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  htmlReporter: { fileName: '.cache/mutants/report.html' },
};
