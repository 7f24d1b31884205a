import { defineConfig } from 'vitest/config';
import base, { elementsInBrowser } from '../../vite.config.ts';

const chosen = process.env.TESTS?.split(',');

/** The Node tests without the random sequences, which take seconds each and would run for every mutant. */
const inNode = {
  environment: 'node' as const,
  testTimeout: 60_000,
  include: ['tests/unit/**/*.test.{ts,tsx}'],
  exclude: ['tests/unit/**/*soak*', 'tests/unit/{bench,build,docs,lint}/**', 'tests/unit/*.test.ts'],
};

/** The component tests, which need a browser. */
async function inBrowser() {
  const { extends: _, test, ...rest } = await elementsInBrowser();
  return { ...rest, test: { ...test, retry: 0 } };
}

export default defineConfig(async (env) => {
  const { test, ...side } = process.env.SCREENS ? await inBrowser() : { test: inNode };
  const own = await base(env);
  return { ...own, ...side, test: { tags: own.test?.tags, ...test, ...(chosen && { include: chosen }) } };
});
