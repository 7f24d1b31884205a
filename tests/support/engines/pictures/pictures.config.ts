import { fileURLToPath } from 'node:url';
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';

const configs: Readonly<Record<string, string>> = {
  chromium: '../../../playwright.config.ts',
  firefox: '../../../firefox.config.ts',
  webkit: '../../../webkit.config.ts',
};
const engine = process.env.PICTURES_IN ?? 'chromium';
const { default: base } = (await import(configs[engine]!)) as { default: PlaywrightTestConfig };

export default defineConfig({
  ...base,
  projects: [
    {
      ...(engine === 'chromium' ? {} : base.projects![0]),
      name: engine,
      testDir: fileURLToPath(new URL('.', import.meta.url)),
      testMatch: 'screens.ts',
    },
  ],
});
