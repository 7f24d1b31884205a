// `npm run shots -- --engines`: six screens in every installed engine, side by side in shots/engines/.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../../browser.mjs';
import { engines } from '../engines.mjs';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = join(root, 'shots/engines');
const playwright = join(root, 'node_modules/playwright/cli.js');
const config = fileURLToPath(new URL('pictures.config.ts', import.meta.url));

rmSync(folder, { recursive: true, force: true });
for (const { id, name, missing } of [{ id: 'chromium' }, ...engines]) {
  if (missing) {
    console.log(`${name} ${missing}: no pictures of it`);
    continue;
  }
  const env = { ...process.env, PICTURES_IN: id };
  const { status } = spawnSync(process.execPath, [playwright, 'test', '-c', config], { env, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage();
const files = readdirSync(folder);
for (const screen of new Set(files.map((file) => file.replace(/-\w+\.png$/, '')))) {
  const pictures = files.filter((file) => file.startsWith(`${screen}-`));
  const figures = pictures.map((file) => `<figure><figcaption>${file}</figcaption><img src="${file}"></figure>`);
  const sheet = join(folder, `${screen}.html`);
  writeFileSync(sheet, `<body style="display: inline-flex; font: 14px sans-serif">${figures.join('')}`);
  await page.goto(pathToFileURL(sheet).href);
  await page.locator('body').screenshot({ path: join(folder, `${screen}.png`) });
  rmSync(sheet);
}
console.log(`${files.length} pictures, side by side in ${folder}`);
await browser.close();
