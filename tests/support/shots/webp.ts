import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';

/** Writes a screenshot into `stories/pictures`, as large as the page or `width` pixels wide. */
export async function writeWebp(page: Page, name: string, width?: number): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled' });
  const webp = await page.evaluate(toWebp, { base64: png.toString('base64'), width });
  const file = fileURLToPath(new URL(`../../../stories/pictures/${name}.webp`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(webp, 'base64'));
}

/** Runs in the page. WebP has a fifth of the size of PNG, and every browser and repository host shows it. */
async function toWebp({ base64, width }: { base64: string; width: number | undefined }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width ?? image.width;
  canvas.height = (image.height * canvas.width) / image.width;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.8).split(',')[1]!;
}
