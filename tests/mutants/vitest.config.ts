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

export default defineConfig(async (env) => {
  const { extends: _, test, ...inBrowser } = await elementsInBrowser();
  const tests = process.env.SCREENS ? { ...test, retry: 0 } : inNode;
  const own = await base(env);
  return {
    ...own,
    ...(process.env.SCREENS && inBrowser),
    test: { tags: own.test?.tags, ...tests, ...(chosen && { include: chosen }) },
  };
});
