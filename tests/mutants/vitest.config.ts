import { defineConfig } from 'vitest/config';
import base from '../../vite.config.ts';

/** The Node tests without the random sequences, which take seconds each and would run for every mutant. */
export default defineConfig(async (env) => ({
  ...(await base(env)),
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: process.env.TESTS?.split(',') ?? ['tests/unit/**/*.test.{ts,tsx}'],
    exclude: ['tests/unit/**/*soak*', 'tests/unit/{bench,build,docs,lint}/**', 'tests/unit/*.test.ts'],
  },
}));
