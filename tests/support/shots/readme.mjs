// Takes the pictures of README.md from the build: a signup on a page, the console, a phone and a dark page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.mjs';
import { root } from './stories.mjs';

const folder = join(root, 'stories/pictures');
const wide = { width: 1280, height: 800, scale: 1.25 };
const phone = { width: 390, height: 800, scale: 1.5 };
const mostBytes = 400_000;

const pictures = [
  { name: 'signup', path: '/developers.html', size: wide },
  { name: 'console', path: '/subscription', size: wide, user: 'admin@example.com' },
  { name: 'phone', path: '/subscription', size: phone, user: 'admin@example.com' },
  { name: 'night', path: '/night.html', size: wide, themes: ['dark'] },
];

export async function takeReadmePictures() {
  const { startSandbox } = await import(pathToFileURL(join(root, 'dist/sandbox-node.js')).href);
  const server = await startSandbox({
    staticFolders: [
      { at: '/cdn/', folder: join(root, 'dist/cdn') },
      { at: '/', folder: join(root, 'src/sandbox/demo') },
      { at: '/', folder: join(root, 'dist/host'), fallback: 'index.html' },
    ],
  });
  const browser = await chromium.launch(await launchOptions());
  mkdirSync(folder, { recursive: true });
  let bytes = 0;
  for (const picture of pictures)
    for (const theme of picture.themes ?? ['light', 'dark']) {
      const taken = await take(browser, server, picture, theme);
      writeFileSync(join(folder, `${picture.name}-${theme}.webp`), taken);
      bytes += taken.length;
    }
  await browser.close();
  await server.close();
  console.log(`${(bytes / 1000).toFixed(0)} kB in ${folder}`);
  if (bytes > mostBytes) throw new Error(`The pictures of README.md may have ${mostBytes / 1000} kB together.`);
}

async function take(browser, { url }, { path, size, user }, theme) {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  if (user) await logIn(page, url, user);
  await page.goto(url + path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')].every((each) => !('ready' in each) || each.dataset.state === 'ready'),
  );
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled' });
  const webp = await page.evaluate(toWebp, { base64: png.toString('base64') });
  await context.close();
  return Buffer.from(webp, 'base64');
}

async function logIn(page, url, user) {
  await page.goto(`${url}/`);
  await page.getByLabel('Mobile number or email').fill(user);
  await page.getByLabel('Password', { exact: true }).fill('Sandbox2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((to) => to.pathname !== '/');
}

/** Runs in the page. WebP is a fifth of PNG, and every browser and repository host shows it. */
export async function toWebp({ base64, width }) {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width ?? image.width;
  canvas.height = (image.height * canvas.width) / image.width;
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.8).split(',')[1];
}
