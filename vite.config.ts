import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/support/browser.mjs';

const underTest = process.env.VITEST === 'true';

export default defineConfig({
  cacheDir: '.cache/vite',
  test: { projects: underTest ? [inNode(), await inBrowser()] : [] },
});

function inNode() {
  return {
    extends: true as const,
    test: { name: 'node', environment: 'node', include: ['tests/core/**/*.test.{ts,tsx}'] },
  };
}

async function inBrowser() {
  return {
    extends: true as const,
    // Found late, a dependency would reload the page under a running test.
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
    test: {
      name: 'browser',
      include: ['tests/elements/**/*.test.{ts,tsx}'],
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        api: { host: '127.0.0.1', port: 0 },
        provider: playwright({ launchOptions: await launchOptions() }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}
